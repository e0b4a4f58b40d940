/**
 * Keys for who plays without a pointer. They work where nobody writes, and a preference switches them off.
 *
 * A list of them is in the page (`?`). Looking something up asks the server, whose words are those of tips and cards.
 */
import { goToChoices } from "./focus.js";
import { main, prefers, word } from "./page.js";
import { openList } from "./rove.js";
import { question, repeat, say } from "./voice.js";

const at = (/** @type {string} */ id) => document.getElementById(id);

/** @type {Record<string, () => void>} */
const KEYS = {
  "?": keys,
  "/": ask,
  r: repeat,
  a: () => { goToChoices(); say(question()); },
  o: () => list("option-list"),
  h: hint,
  u: undo,
  l: () => go("log-title"),
  c: () => at("chat-text")?.focus(),
  d: describe,
};

function keys() {
  const dialog = /** @type {HTMLDialogElement | null} */ (at("keys"));
  dialog?.showModal();
  dialog?.scrollTo(0, 0); // the button at its end has the focus, and a phone scrolls there
}

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !prefers("keys")) return;
  if (target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog")) return;
  if (/^[1-9]$/.test(key) && main().dataset.look) lookUp((subjects) => subjects.filter(({ digit }) => digit)[Number(key) - 1]);
  else if (Object.hasOwn(KEYS, key)) KEYS[key]();
  else return;
  event.preventDefault();
});

/** @param {string} id */
function list(id) {
  const found = at(id);
  if (found instanceof HTMLDetailsElement && found.checkVisibility({ visibilityProperty: true })) openList(found);
  else say(question());
}

function hint() {
  const button = at("ask-hint");
  if (button) button.click();
  else list("hint-list");
}

/** Takes the last step back, or says why that is not possible. */
function undo() {
  const button = /** @type {HTMLButtonElement | null} */ (main().querySelector(".undo button"));
  if (button?.getAttribute("aria-disabled") === "true") say(at("no-undo")?.textContent ?? "");
  else button?.click();
}

/** The newest line of the log that is seen has the focus: what is private may be covered. @param {string} id */
function go(id) {
  const lines = [...(at(id)?.closest("section")?.querySelectorAll("a") ?? [])];
  lines.filter((line) => line.checkVisibility({ visibilityProperty: true })).at(-1)?.focus();
}

/** What the tip of the thing in focus says. */
function describe() {
  const thing = document.activeElement;
  const ids = (thing?.getAttribute("aria-describedby") ?? "").split(" ");
  const words = ids.map((id) => (id && at(id)?.textContent?.trim().replace(/\s+/g, " ")) || "");
  say(words.filter(Boolean).join(" ") || thing?.getAttribute("title") || word("nothing"));
}

// --- looking something up ---

/** @typedef {{name: string, says: string, digit: boolean}} Subject */

const dialog = () => /** @type {HTMLElement | null} */ (at("look"));
const field = () => /** @type {HTMLInputElement | null} */ (at("look-for"));
/** @type {HTMLElement | null} */
let cameFrom = null;

/** Opens the line in which one writes what one wants to know of. */
async function ask() {
  const line = dialog();
  const name = field();
  if (!line || !name || !main().dataset.look) return;
  cameFrom = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  line.hidden = false;
  name.value = "";
  name.focus();
  const names = (await subjectsNow()).map(({ name: one }) => Object.assign(document.createElement("option"), { value: one }));
  at("look-names")?.replaceChildren(...names);
}

function close() {
  const line = dialog();
  if (!line || line.hidden) return;
  const inside = line.contains(document.activeElement);
  line.hidden = true;
  if (!inside) return;
  if (cameFrom?.isConnected && cameFrom !== document.body) cameFrom.focus();
  else goToChoices();
}

/** @param {(subjects: Subject[]) => Subject | undefined} choose */
async function lookUp(choose) {
  const subject = choose(await subjectsNow());
  const words = subject ? `${subject.name}: ${subject.says}` : word("nothing");
  const shown = at("look-says");
  if (shown) shown.textContent = words;
  say(words);
}

/** @returns {Promise<Subject[]>} */
async function subjectsNow() {
  const answer = await fetch(main().dataset.look ?? "", { headers: { accept: "application/json" } }).catch(() => null);
  return answer?.ok ? answer.json() : [];
}

/** @param {string} words */
function plain(words) {
  return words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** The subject with this name, or the one that begins so, or the first in which it occurs. @param {Subject[]} subjects @param {string} wanted */
function named(subjects, wanted) {
  const all = subjects.map((subject) => ({ subject, name: plain(subject.name) }));
  const found = all.find(({ name }) => name === wanted) ?? all.find(({ name }) => name.startsWith(wanted)) ?? all.find(({ name }) => name.includes(wanted));
  return wanted ? found?.subject : undefined;
}

document.addEventListener("keydown", (event) => {
  const line = dialog();
  if (!line || !(event.target instanceof Node) || !line.contains(event.target)) return;
  if (event.key === "Enter" && event.target === field()) {
    event.preventDefault();
    const wanted = plain(field()?.value ?? "");
    lookUp((subjects) => named(subjects, wanted));
    field()?.select();
  } else if (event.key === "Escape") close();
});
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("#look-close")) close();
  if (target instanceof Element && target.closest("#show-keys")) KEYS["?"]();
});
