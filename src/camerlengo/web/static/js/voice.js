/**
 * What screen readers say of the table: one live region, in whole messages.
 *
 * A message is what has happened since, turn by turn, and the question with the number of its options. The preference
 * `voice` chooses how much: "all" says every line as it comes, "mine" only what is asked of the reader and what nobody
 * else gets to know.
 */
import { main } from "./page.js";

const told = () => document.getElementById("told");

/** What has happened in a turn that goes on. @type {string[]} */
let since = [];
let turn = main()?.dataset.turn;
/** The question, as it was said last. */
let asked = "";
let last = "";
let over = main()?.classList.contains("is-over");

/** Says it now. @param {string} words */
export function say(words) {
  const region = told();
  if (!region || !words) return;
  last = words;
  region.textContent = region.textContent === words ? `${words}\u00a0` : words; // the same words again count as a change
}

/** Once more, for who has missed it. */
export function repeat() {
  say(last || question());
}

/** What is asked, with all that stands beside it, and how many options there are. */
export function question() {
  const words = (/** @type {Element | null} */ one) => one?.textContent?.trim().replace(/\s+/g, " ") ?? "";
  const headline = [...document.querySelectorAll("#headline .turn-badge, #headline .headline-text")].map(words);
  const notes = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#question [data-said]")]).filter((one) => one.checkVisibility());
  const options = isAsked() ? words(document.querySelector("#option-list > summary")) : "";
  return [...headline, ...notes.map(words), options].filter(Boolean).map(sentence).join(" ");
}

/** @param {string} words */
function sentence(words) {
  return /[.!?…:]$/.test(words) ? words : `${words}.`;
}

/** Whether something is asked of the reader. */
export function isAsked() {
  return main().classList.contains("my-turn") || main().classList.contains("may-answer");
}

/** @returns {string} "all", "turns" or "mine" */
function wanted() {
  return document.documentElement.dataset.voice ?? "turns";
}

/**
 * What an update has brought. Lines of a turn that goes on wait for its end, unless something is asked before.
 *
 * @param {string[]} now said at once @param {string[]} lines of the log @param {string[]} confided among the lines
 */
export function hear(now, lines, confided) {
  since.push(...(wanted() === "mine" ? confided : lines));
  const before = turn;
  turn = main().dataset.turn;
  const open = key();
  const ends = main().classList.contains("is-over") && !over;
  over ||= ends;
  const news = open === asked && !ends ? [] : [question()];
  asked = open;
  const goesOn = turn === before && !over && !news.length && !now.length && !confided.length && wanted() !== "all";
  if (goesOn) return;
  say([...since, ...now, ...news].join(" "));
  since = [];
}

/** Another question has another key; nothing if nothing is asked. */
function key() {
  return isAsked() ? `${main().dataset.table} ${main().dataset.asked} ${question()}` : "";
}

/** The device goes to somebody else: what was said to the one before must not stay. */
export function forget() {
  since = [];
  last = "";
  const region = told();
  if (region) region.textContent = "";
}

/** What is asked is said, once: the next update does not say it again. The page has come, or it now shows more of the question. */
export function begin() {
  asked = key();
  if (asked) say(question());
}
