/**
 * One WebSocket brings every change of the table and takes answers; docs/updates.md describes its messages.
 *
 * The page notices when it is behind. A message is missing: it asks for everything. Nothing comes, not even after a
 * sign of life: it connects anew. An update cannot be shown: it asks for everything, and loads itself again as the
 * last resort. While it cannot connect, it is fetched now and then.
 */
import { patch, refresh } from "./morph.js";
import { main } from "./page.js";
import { settle as settleWords } from "./place.js";
import { noticeTurn } from "./notify.js";
import { play } from "./sound.js";
import { forget, hear, say } from "./voice.js";

/** @typedef {import("./morph.js").Update} Update */
/** @typedef {{code: string, error: string}} Refusal */
/** @typedef {{n: number, number: number, errands?: number[], refused?: Record<string, Refusal>}} Head */

const BEAT = 2_500; // ms without a message until the page gives a sign of life
const HIDDEN_BEAT = 25_000; // while nobody looks at it
const DEADLINE = 2_000; // ms for the server to reply
const OPENING = 8_000; // ms for a connection, up to its first message
const EVERY = 4; // messages are acknowledged at least so often
const AGAIN = 60_000; // ms between two reloads as the last resort
const GONE = new Set([4403, 4404]); // not for us, or no such table: no use trying again

/** The connection, from its beginning on. @type {WebSocket | null} */
let socket = null;
let connected = false; // a message has come
let tries = 0;
let wasLost = false;

/** The number of the newest message, and of the newest that was acknowledged. */
let seen = 0;
let acknowledged = 0;
/** Whether messages are of no use until the whole table comes. */
let behind = false;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let heart;

/** What waits for a reply, by its number. @type {Map<number, {done: (refused: Refusal | null) => void, lost: () => void}>} */
const errands = new Map();
let errand = 0;

/** @param {object} message */
function send(message) {
  if (socket?.readyState !== WebSocket.OPEN) return;
  acknowledged = seen;
  socket.send(JSON.stringify({ seen, ...message }));
}

/** Resolves when the page shows what the errand has led to; rejects if the connection breaks. @param {(errand: number) => object} message @returns {Promise<Refusal | null>} */
function ask(message) {
  return new Promise((done, lost) => {
    if (!connected) return lost();
    errand += 1;
    errands.set(errand, { done, lost });
    send(message(errand));
    expectReply();
  });
}

/**
 * Sends an answer; resolves to the refusal, or to null if it is done. Rejects if the connection
 * breaks meanwhile: whether it was done is then unknown, and it may be sent again in another way.
 *
 * @param {{seat: number, asked_at: number, option: number}} answer @returns {Promise<Refusal | null>}
 */
export function sendAnswer(answer) {
  return ask((errand) => ({ answer: { errand, ...answer } }));
}

/** Resolves when the page shows the newest table. */
export async function upToDate() {
  try {
    if (connected) return void (await ask((ping) => ({ ping })));
  } catch { /* the connection broke */ }
  leave();
  await refresh(() => connected);
  if (!socket) connect();
}

// --- signs of life ---

function rest() {
  clearTimeout(heart);
  heart = setTimeout(beat, document.hidden ? HIDDEN_BEAT : BEAT);
}

function beat() {
  if (connected && !errands.size) ask((ping) => ({ ping })).catch(() => {});
  else expectReply();
}

/** Nothing came for so long that nothing will: the connection may be gone without a word. */
function expectReply() {
  clearTimeout(heart);
  heart = setTimeout(mend, DEADLINE);
}

document.addEventListener("visibilitychange", () => { if (!document.hidden && connected) beat(); });
addEventListener("online", () => { if (!connected) mend(); });
addEventListener("pageshow", ({ persisted }) => { if (persisted) mend(); });

// --- the connection ---

export function connect() {
  const address = main().dataset.live;
  if (!address || socket) return;
  const url = new URL(address, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  if (main().dataset.shown) url.searchParams.set("shown", main().dataset.shown ?? "");
  const mine = new WebSocket(url);
  mine.binaryType = "arraybuffer";
  socket = mine;
  seen = acknowledged = 0;
  behind = false;
  clearTimeout(heart);
  heart = setTimeout(mend, OPENING);
  mine.addEventListener("message", ({ data }) => { if (socket === mine) arrive(data); });
  mine.addEventListener("close", ({ code }) => {
    if (socket !== mine) return;
    if (GONE.has(code)) leave();
    else mend();
  });
}

/** Gives the connection up. */
function leave() {
  const old = socket;
  socket = null;
  connected = false;
  clearTimeout(heart);
  clearTimeout(mending);
  for (const { lost } of errands.values()) lost();
  errands.clear();
  old?.close();
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let mending;

/** Connects anew, ever more patiently. */
function mend() {
  leave();
  tries += 1;
  if (tries > 1) announce("lost"); // a single hiccup is nobody's business
  mending = setTimeout(again, tries === 1 ? 50 : Math.min(15_000, 300 * 2 ** tries) * (0.7 + 0.6 * Math.random()));
}

async function again() {
  if (tries > 1) await refresh(() => Boolean(socket)).catch(() => {}); // what stands between may let no socket through
  connect();
}

// --- messages ---

/** They are shown one after the other, in the order in which they came. */
let arriving = Promise.resolve();
let unpacking = 0;

const BRACE = "{".charCodeAt(0); // how an update begins that is not compressed
const BREAK = "\n".charCodeAt(0);

/** @param {ArrayBuffer} data */
function arrive(data) {
  const bytes = new Uint8Array(data);
  const end = bytes.indexOf(BREAK);
  const head = /** @type {Head} */ (JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))));
  const rest = bytes.subarray(end + 1);
  const plain = !rest.length || rest[0] === BRACE;
  if (plain && !unpacking) return receive(head, read(rest));
  const from = socket;
  unpacking += 1;
  arriving = arriving
    .then(async () => {
      const update = plain ? read(rest) : await unpack(rest);
      if (socket === from) receive(head, update);
    })
    .catch(failed)
    .finally(() => { unpacking -= 1; });
}

/** @param {Uint8Array} bytes @returns {Update | null} */
function read(bytes) {
  return bytes.length ? JSON.parse(new TextDecoder().decode(bytes)) : null;
}

/** @param {Uint8Array} bytes @returns {Promise<Update>} */
function unpack(bytes) {
  const stream = new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (bytes)]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}

/** @param {Head} head @param {Update | null} update */
function receive(head, update) {
  if (head.n <= seen) return; // it has come twice
  const missing = head.n !== seen + 1;
  seen = head.n;
  arrived();
  if (missing || behind) {
    behind = !update?.whole;
    if (behind) return send({ whole: true });
  }
  try {
    if (update) display(update, head.number);
    else main().dataset.number = String(head.number);
  } catch (error) {
    console.error(error);
    return update?.whole ? failed(error) : askForAll();
  }
  for (const number of head.errands ?? []) settle(number, null);
  for (const [number, why] of Object.entries(head.refused ?? {})) settle(Number(number), why);
  if (errands.size) expectReply();
  else rest();
  if (seen - acknowledged >= EVERY) send({});
}

/** @param {number} number @param {Refusal | null} refused */
function settle(number, refused) {
  errands.get(number)?.done(refused);
  errands.delete(number);
}

function arrived() {
  connected = true;
  tries = 0; // not when it opens: a house that cannot show the table hangs up at once
  if (wasLost) announce("back");
}

function askForAll() {
  behind = true;
  send({ whole: true });
  expectReply();
}

/** The last resort, at most once in a while. @param {unknown} error */
function failed(error) {
  console.error(error);
  const key = `reloaded ${location.pathname}`;
  if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < AGAIN) return mend();
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}

// --- what is new ---

/** @param {Update} update @param {number} number */
function display(update, number) {
  const lines = patch(update);
  main().dataset.number = String(number);
  delete main().dataset.shown; // it is no more what the server gave with the page
  const over = main().classList.contains("is-over"); // nothing is private any more
  if ((update.seat !== undefined && update.seat !== shownSeat) || over) clear();
  shownSeat = update.seat ?? shownSeat;
  const fresh = update.silent ? [] : lines;
  const words = (/** @type {Element[]} */ some) => some.map((line) => line.querySelector("span")?.textContent ?? "");
  const confided = over ? [] : words(fresh.filter((line) => line.classList.contains("private")));
  const notes = fresh.filter((line) => line.classList.contains("note")); // of people, beside the game
  hear([...(update.said ?? []), ...words(notes)], words(fresh.filter((line) => !notes.includes(line))), confided);
  confide(confided);
  for (const kind of update.events ?? []) {
    const sound = document.getElementById("sounds")?.dataset[kind];
    if (sound) play(sound);
  }
  noticeTurn(update.mine, update.title ?? document.title, [...(update.said ?? []), ...words(fresh)]);
}

/** @type {number | undefined} whose table is shown */
let shownSeat;

/** The device goes to somebody else: what was said to the one before must not stay. */
function clear() {
  const news = document.getElementById("news");
  if (news) { news.textContent = ""; news.hidden = true; }
  forget();
}

const CONFIDED = 6000; // ms

/** What only I got to know, such as the face of a disc, shown over the table for a while. @param {string[]} sentences */
function confide(sentences) {
  const news = document.getElementById("news");
  if (!news || !sentences.length) return;
  news.textContent = sentences.join(" ");
  news.hidden = false;
  settleWords(news);
  setTimeout(() => { if (news.textContent === sentences.join(" ")) news.hidden = true; }, CONFIDED);
}

/** @param {"lost" | "back"} state */
function announce(state) {
  wasLost = state === "lost";
  const banner = document.getElementById("connection");
  if (!banner) return;
  banner.textContent = banner.dataset[state] ?? "";
  say(banner.textContent);
  banner.classList.toggle("back", state === "back");
  banner.hidden = false;
  if (state === "back") setTimeout(() => { if (!wasLost) banner.hidden = true; }, 2500);
}
