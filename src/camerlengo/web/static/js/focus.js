/**
 * One rule for the focus: it is never lost, it stays where it is while the table changes, and a new question moves it
 * to the place where it is answered.
 *
 * It goes to the group of the choices, not to one of them: the next Enter cannot answer a question that nobody has
 * heard. Tab or an arrow key leads from there to the first choice. Who reads the log, writes or looks something up
 * stays there.
 */
import { main } from "./page.js";
import { isAsked } from "./voice.js";

/** What is chosen on the table itself. */
const CHOICES = "button[name=option], [data-choice]";
/** Where people are busy with something else. */
const BUSY = "input, textarea, select, .talk, details[open]:not(#hint-list), dialog, .tip";

let asked = question();
/** Whether the focus was in the table last. */
let here = false;

function question() {
  return isAsked() ? `${main().dataset.table} ${main().dataset.asked}` : "";
}

/** What can be chosen now and is seen. @returns {HTMLElement[]} */
export function choices() {
  const all = /** @type {HTMLElement[]} */ ([...main().querySelectorAll(CHOICES)]);
  return all.filter((one) => !one.closest("details:not([open]) > :not(summary), .option-list") && one.checkVisibility({ visibilityProperty: true }));
}

/** The group in which a thing is chosen. @param {Element} thing @returns {HTMLElement | null} */
export function groupOf(thing) {
  return thing.closest("[data-roving], [role=group]");
}

/** Goes to the group with most of the choices; without any, to the headline of the table. */
export function goToChoices() {
  /** @type {Map<HTMLElement, number>} */
  const groups = new Map();
  for (const one of choices()) {
    const group = groupOf(one) ?? one;
    groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  const most = [...groups].sort(([, one], [, other]) => other - one)[0]?.[0];
  take(most ?? document.getElementById("headline") ?? main());
}

/** @param {HTMLElement} place */
function take(place) {
  if (!place.matches("a, button, input, summary")) place.tabIndex = -1;
  place.focus({ preventScroll: place.offsetHeight > innerHeight / 2 });
}

/** Beside an analysis, whose own page has the focus. */
function isFramed() {
  return document.body.classList.contains("framed");
}

function isFree() {
  const at = document.activeElement;
  return !at || at === document.body || (main().contains(at) && !at.closest(BUSY));
}

function isLost() {
  const at = document.activeElement;
  return !at || at === document.body || (at instanceof HTMLElement && !at.checkVisibility());
}

/** After an update, and after each press that may have hidden what had the focus. */
function keep() {
  const now = question();
  const isNew = Boolean(now) && now !== asked;
  asked = now;
  if (document.querySelector("dialog[open]") || isFramed()) return;
  if (isNew ? isFree() || isLost() : here && isLost()) goToChoices();
}

document.addEventListener("focusin", ({ target }) => {
  if (target instanceof Element && target.closest("dialog, .tip, .look")) return; // from there one comes back
  here = target instanceof Node && main().contains(target);
});
document.addEventListener("pointerdown", ({ target }) => {
  if (!(target instanceof Node && main().contains(target))) here = false; // who clicks elsewhere has left the table
});
// who uses a pointer need not see which group has the focus
document.addEventListener("keydown", ({ key }) => { if (key.length > 1) document.documentElement.dataset.by = "key"; }, true);
document.addEventListener("pointerdown", () => { document.documentElement.dataset.by = "pointer"; }, true);

document.addEventListener("table", keep);
document.addEventListener("close", () => setTimeout(keep), true); // of a dialog
for (const kind of ["click", "keydown"]) document.addEventListener(kind, () => setTimeout(keep));

export function beginFocus() {
  if (isAsked() && isLost() && !location.hash) goToChoices();
}

/** A replay asks nothing: it begins at its headline, where the arrow keys step. */
export function beginAtHeadline() {
  const headline = document.getElementById("headline");
  if (headline && isLost() && !location.hash && !isFramed()) take(headline);
}
