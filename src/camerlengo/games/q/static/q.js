/**
 * What the table of Q does beyond the frame: the glove that covers hand, role and notebook, the two cards that are put
 * back, the ship whose cargo is shown card by card, and the notebook, which never leaves this browser.
 */
import { goToChoices } from "../js/focus.js";
import { main, mayMove } from "../js/page.js";
import { begin as sayQuestion } from "../js/voice.js";

const HOLD = 350; // ms after which a press is a look and no tap
const STEP = 1100; // ms between two cards of a cargo
const TILT = 700; // ms for the scale

const at = (/** @type {string} */ id) => document.getElementById(id);
const peek = () => /** @type {HTMLInputElement | null} */ (at("peek"));

// --- the glove ---

/** When the glove was pressed, while it is. @type {number | null} */
let pressed = null;

document.addEventListener("pointerdown", (event) => {
  const eye = peek();
  if (!eye || event.button !== 0 || !(event.target instanceof Element && event.target.closest("#covered"))) return;
  event.preventDefault(); // a press that uncovers a card must not choose it
  pressed = event.timeStamp;
  eye.checked = true;
});
for (const kind of ["pointerup", "pointercancel"]) {
  document.addEventListener(kind, (event) => {
    const eye = peek();
    if (eye && pressed !== null && (kind === "pointercancel" || event.timeStamp - pressed > HOLD)) eye.checked = false;
    if (pressed !== null) swallow();
    pressed = null;
  });
}

/** The click that ends the press belongs to the glove, whatever lies below it now. */
function swallow() {
  const stop = (/** @type {Event} */ event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", stop, { capture: true }));
}

/** Advice is about the hand and lies covered like it; in its place is said why, with a button that takes the glove away. */
document.addEventListener("click", (event) => {
  const eye = peek();
  const button = event.target instanceof Element ? event.target.closest("#uncover, #look-at-cards") : null;
  if (!eye || !button) return;
  eye.checked = true;
  remember();
  if (button.id === "uncover") return at("hint-list")?.querySelector("summary")?.focus(); // the button is gone
  goToChoices();
  sayQuestion();
});

/** Whoever looks goes on looking after a reload; where a device is passed on, nobody does. */
const looking = () => `q looks ${main().dataset.table} ${at("own")?.dataset.seat}`;

function remember() {
  if (at("own") && !at("own")?.hasAttribute("data-shared")) sessionStorage.setItem(looking(), peek()?.checked ? "yes" : "");
}

document.addEventListener("change", ({ target }) => { if (target === peek()) remember(); });

/** The hand that `look` has found. */
let covered = "";
function look() {
  const eye = peek();
  const now = eye ? looking() : "";
  if (eye && now !== covered && !at("own")?.hasAttribute("data-shared") && sessionStorage.getItem(now)) eye.checked = true;
  covered = now;
}

// --- two of five are put back ---

/** The places that are picked. @type {number[]} */
let picked = [];
let pickedFor = "";

const picks = () => /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll(".returnable[data-place]")]);

function pairButton() {
  const places = [...picked].sort((one, other) => one - other).join(",");
  return /** @type {HTMLButtonElement | null} */ (document.querySelector(`.pairs button[data-places="${places}"]`));
}

function showPicks() {
  const asked = picks().length ? `${main().dataset.table} ${main().dataset.asked}` : "";
  if (asked !== pickedFor) {
    pickedFor = asked;
    const sealed = /** @type {HTMLElement | null} */ (document.querySelector(".pairs .chosen"));
    picked = sealed?.dataset.places?.split(",").map(Number) ?? [];
  }
  for (const pick of picks()) pick.setAttribute("aria-pressed", String(picked.includes(Number(pick.dataset.place))));
  const go = /** @type {HTMLButtonElement | null} */ (at("put-back"));
  if (go) go.disabled = !pairButton() || Boolean(pairButton()?.classList.contains("chosen"));
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const pick = /** @type {HTMLElement | null} */ (target?.closest(".returnable[data-place]") ?? null);
  if (pick) {
    const place = Number(pick.dataset.place);
    picked = picked.includes(place) ? picked.filter((one) => one !== place) : [...picked, place].slice(-2);
    showPicks();
  } else if (target?.closest("#put-back")) pairButton()?.click();
});

// --- the scale and the ship ---

/** @param {number} score */
function tilt(score) {
  const scale = at("scale");
  if (!scale) return;
  const { steepest, heavy, arm, middle } = scale.dataset;
  const [x = 0, y = 0] = (middle ?? "").split(",").map(Number);
  const angle = -Number(steepest) * Math.tanh(score / Number(heavy));
  const across = Number(arm) * Math.cos((angle * Math.PI) / 180);
  const down = Number(arm) * Math.sin((angle * Math.PI) / 180);
  at("beam")?.setAttribute("transform", `rotate(${angle} ${x} ${y})`);
  at("pan-left")?.setAttribute("transform", `translate(${x - across} ${y - down})`);
  at("pan-right")?.setAttribute("transform", `translate(${x + across} ${y + down})`);
  const words = at("score");
  const whole = Math.round(score);
  if (words) words.textContent = (whole > 0 ? words.dataset.left : whole < 0 ? words.dataset.right : words.dataset.level)?.replace("#", String(Math.abs(whole))) ?? "";
}

/** The number of the tilting that goes on; a new one ends it. */
let tilting = 0;

/** @param {number} from @param {number} to */
function tiltTo(from, to) {
  tilting += 1;
  const mine = tilting;
  const begun = performance.now();
  const step = (/** @type {number} */ now) => {
    if (mine !== tilting) return;
    const part = Math.min(1, Math.max(0, (now - begun) / TILT));
    tilt(from + (to - from) * (1 - (1 - part) ** 3));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

const shipNow = () => at("voyage")?.dataset.ship ?? "";

/** Which ship has been seen to the end, or was there when the page came. */
let seen = shipNow();
/** How many of its cards are turned while it sails. @type {number | null} */
let turned = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let next;
/** What the scale shows. */
let shown = Number(at("scale")?.dataset.score ?? 0);

function watchTheShip() {
  const voyage = at("voyage");
  const score = Number(at("scale")?.dataset.score ?? 0);
  if (voyage && shipNow() !== seen && mayMove() && !document.hidden) {
    seen = shipNow();
    turned = 0;
    shown = Number(voyage.dataset.before);
    clearTimeout(next);
    next = setTimeout(turnOne, STEP);
  }
  seen = shipNow();
  if (turned !== null) {
    tilt(shown);
    showCargo();
  } else if (score !== shown) {
    if (mayMove()) tiltTo(shown, score);
    shown = score;
  }
}

/** The cards as far as they are turned. @param {number} [fresh] the one that turns now */
function showCargo(fresh) {
  const voyage = at("voyage");
  if (!voyage || turned === null) return;
  at("quay")?.classList.add("sailing");
  const cards = /** @type {HTMLElement[]} */ ([...voyage.querySelectorAll(".cargo > li")]);
  const still = turned;
  cards.forEach((card, number) => {
    card.classList.toggle("unturned", number >= still);
    card.classList.toggle("turning", number === fresh);
  });
  const words = at("voyage-words");
  if (words) words.textContent = cards[still - 1]?.dataset.says ?? words.dataset.begins ?? "";
}

function turnOne() {
  const voyage = at("voyage");
  const cards = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#voyage .cargo > li"));
  if (!voyage || turned === null) return;
  const card = cards[turned];
  if (!card) return dock();
  turned += 1;
  showCargo(turned - 1);
  const after = Number(card.dataset.after ?? shown);
  tiltTo(shown, after);
  shown = after;
  next = setTimeout(turnOne, STEP);
}

/** The ceremony is over: the page as the server laid it out. */
function dock() {
  clearTimeout(next);
  turned = null;
  at("quay")?.classList.remove("sailing");
  for (const card of document.querySelectorAll("#voyage .cargo > li")) card.classList.remove("unturned", "turning");
  const words = at("voyage-words");
  if (words) words.textContent = words.dataset.brings ?? "";
  const score = Number(at("scale")?.dataset.score ?? 0);
  tiltTo(shown, score);
  shown = score;
}

// whoever has seen enough clicks on the ship
document.addEventListener("click", (event) => {
  if (turned !== null && event.target instanceof Element && event.target.closest("#quay")) dock();
});

// --- the notebook ---

/** @typedef {{lean?: number, remark?: string}} Note */

const notebook = () => `q notebook ${main().dataset.table} ${at("panel-notes")?.dataset.seat}`;

/** @returns {Record<string, Note>} */
function notes() {
  try {
    return JSON.parse(localStorage.getItem(notebook()) ?? "{}");
  } catch {
    return {};
  }
}

let opened = "";

function openNotebook() {
  const fields = /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll(".suspects input")]);
  const mine = fields.length ? notes() : {};
  if (fields.length && opened !== notebook()) {
    opened = notebook();
    for (const field of fields) {
      const note = mine[field.dataset.about ?? ""] ?? {};
      field.value = field.type === "range" ? String(note.lean ?? 0) : (note.remark ?? "");
    }
  }
  if (!fields.length) opened = "";
  for (const field of fields) {
    if (field.type === "range") describe(field);
    else field.title = field.value; // the field is narrow
  }
  for (const seat of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".opponents .seat"))) {
    const lean = mine[seat.dataset.seat ?? ""]?.lean;
    if (lean) seat.dataset.lean = String(lean);
    else delete seat.dataset.lean;
  }
}

/** @param {HTMLInputElement} field */
function describe(field) {
  const lean = Number(field.value);
  field.setAttribute("aria-valuetext", (field.dataset.words ?? "").split("|")[lean + 2] ?? "");
  field.title = field.getAttribute("aria-valuetext") ?? "";
  field.dataset.side = lean < 0 ? "s" : lean > 0 ? "z" : "";
}

document.addEventListener("input", (event) => {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || !field.closest(".suspects")) return;
  const all = notes();
  const about = field.dataset.about ?? "";
  all[about] = { ...all[about], ...(field.type === "range" ? { lean: Number(field.value) } : { remark: field.value }) };
  localStorage.setItem(notebook(), JSON.stringify(all));
  openNotebook();
});

function fresh() {
  look();
  showPicks();
  watchTheShip();
  openNotebook();
}

document.addEventListener("table", fresh);
fresh();
