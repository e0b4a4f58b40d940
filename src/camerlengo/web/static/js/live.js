/** One WebSocket brings every change of the table; if it breaks, it is mended, ever more patiently. */
import { show } from "./morph.js";
import { main } from "./page.js";
import { noticeTurn } from "./notify.js";
import { play } from "./sound.js";

/**
 * @typedef {object} News
 * @property {number} [number] of the journal
 * @property {string} [main]
 * @property {string} [title]
 * @property {boolean} [mine] something is asked of me
 * @property {string[]} [told]
 * @property {string[]} [private] for my eyes only
 * @property {number | null} [seat] whose table is shown
 * @property {string[]} [events]
 * @property {number} [errand] that this replies to
 * @property {string} [refused] why
 */

const PING = 25_000; // something has to pass now and then, or proxies hang up
const GONE = new Set([4403, 4404]); // not for us, or no such table: no use trying again

let tries = 0;
let connected = false;
let wasLost = false;

const BRACE = "{".charCodeAt(0); // how an update begins that is not compressed

/** Where answers can be sent, while there is a connection. @type {WebSocket | null} */
let line = null;

/** What waits for a reply, by its number. @type {Map<number, {done: (refused: string) => void, lost: () => void}>} */
const errands = new Map();
let errand = 0;

/**
 * Sends an answer; resolves to the reason if it is refused, to nothing if it is done. Rejects if the connection
 * breaks meanwhile: whether it was done is then unknown, and it may be sent again in another way.
 *
 * @param {{seat: number, asked_at: number, option: number}} answer @returns {Promise<string>}
 */
export function sendAnswer(answer) {
  return new Promise((done, lost) => {
    if (line?.readyState !== WebSocket.OPEN) return lost();
    errand += 1;
    errands.set(errand, { done, lost });
    line.send(JSON.stringify({ answer: { errand, ...answer } }));
  });
}

/** Updates are shown one after the other, in the order in which they came. */
let arriving = Promise.resolve();
let unpacking = 0;

/** @param {ArrayBuffer} data @returns {Promise<News>} */
function unpack(data) {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).json();
}

export function isConnected() {
  return connected;
}

export function connect() {
  const address = main().dataset.live;
  if (!address) return;
  const url = new URL(address, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  const socket = new WebSocket(url);
  socket.binaryType = "arraybuffer";
  const beat = setInterval(() => {
    if (socket.readyState === WebSocket.OPEN) socket.send('{"ping":1}');
  }, PING);

  socket.addEventListener("open", () => {
    line = socket;
    connected = true;
  });
  socket.addEventListener("message", ({ data }) => {
    tries = 0; // not when it opens: a house that cannot show the table hangs up at once
    if (wasLost) announce("back");
    const plain = new Uint8Array(data, 0, 1)[0] === BRACE;
    if (plain && !unpacking) return receive(JSON.parse(new TextDecoder().decode(data)));
    unpacking += 1;
    arriving = arriving
      .then(async () => receive(plain ? JSON.parse(new TextDecoder().decode(data)) : await unpack(data)))
      .catch(console.error)
      .finally(() => { unpacking -= 1; });
  });
  socket.addEventListener("close", (event) => {
    clearInterval(beat);
    connected = false;
    for (const { lost } of errands.values()) lost();
    errands.clear();
    tries += 1;
    if (tries > 1) announce("lost"); // a single hiccup is nobody's business
    if (GONE.has(event.code)) return;
    setTimeout(connect, Math.min(15_000, 300 * 2 ** tries) * (0.7 + 0.6 * Math.random()));
  });
}

/** The first message of a connection is the table as it stands. @param {News} news */
export function receive(news) {
  if (news.errand) {
    errands.get(news.errand)?.done(news.refused ?? "");
    errands.delete(news.errand);
    return;
  }
  if (!news.main || (news.number ?? 0) < Number(main().dataset.number)) return;
  show(news.main);
  const over = main().classList.contains("is-over"); // nothing is private any more
  if (news.seat !== shownSeat || over) forget();
  shownSeat = news.seat;
  tell(news.told ?? []);
  confide(over ? [] : news.private ?? []);
  for (const kind of news.events ?? []) {
    const sound = document.getElementById("sounds")?.dataset[kind];
    if (sound) play(sound);
  }
  noticeTurn(Boolean(news.mine), news.title ?? document.title, news.told ?? []);
}

/** @type {number | null | undefined} whose table is shown */
let shownSeat;

/** The device goes to somebody else: what was said to the one before must not stay. */
function forget() {
  const news = document.getElementById("news");
  const told = document.getElementById("told");
  if (news) { news.textContent = ""; news.hidden = true; }
  if (told) told.textContent = "";
}

/** For those who listen to the page. @param {string[]} sentences */
function tell(sentences) {
  const told = document.getElementById("told");
  if (told && sentences.length) told.textContent = sentences.join(" ");
}

const CONFIDED = 6000; // ms

/** What only I got to know, such as the face of a disc, shown over the table for a while. @param {string[]} sentences */
function confide(sentences) {
  const news = document.getElementById("news");
  if (!news || !sentences.length) return;
  news.textContent = sentences.join(" ");
  news.hidden = false;
  setTimeout(() => { if (news.textContent === sentences.join(" ")) news.hidden = true; }, CONFIDED);
}

/** @param {"lost" | "back"} state */
function announce(state) {
  wasLost = state === "lost";
  const banner = document.getElementById("connection");
  if (!banner) return;
  banner.textContent = banner.dataset[state] ?? "";
  banner.classList.toggle("back", state === "back");
  banner.hidden = false;
  if (state === "back") setTimeout(() => { if (!wasLost) banner.hidden = true; }, 2500);
}
