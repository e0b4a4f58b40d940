/** A hint is announced when it comes, and its numbers stand on the table, too, at what they speak of. */

import { bringIntoSight, drawRings, isShown } from "./marks.js";
import { say } from "./voice.js";

const advice = () => document.getElementById("hint-list");

let waits = Boolean(document.getElementById("hint-thinking"));
let there = Boolean(advice());

/** Why no advice came, as its button says. */
let trouble = "";

function settle() {
  const list = advice();
  const why = document.querySelector("#ask-hint[data-trouble]")?.textContent?.trim() ?? "";
  if (why && !trouble) say(why);
  trouble = why;
  const thinking = document.getElementById("hint-thinking")?.textContent?.trim() ?? "";
  if (thinking && !waits) say(thinking);
  waits = Boolean(thinking);
  if (list && !there) {
    say(wordsOf(list));
    const best = list.querySelector("[data-mark]");
    if (best instanceof HTMLButtonElement && isShown(best)) bringIntoSight(best.value);
  }
  there = Boolean(list);
  mark();
}

/** Its title and the advice itself. @param {HTMLElement} list */
function wordsOf(list) {
  const parts = [...list.querySelectorAll("summary, .hint-mix, li button, li .hint-why")];
  const shown = parts.filter((part) => part.checkVisibility() || part.matches("summary"));
  return shown.map((part) => part.textContent?.trim().replace(/\s+/g, " ") ?? "").join(". ").replaceAll("..", ".");
}

// --- marks: a ring and a number around each place on the table where an option of the hint is chosen

let due = 0;

function mark() {
  cancelAnimationFrame(due);
  due = requestAnimationFrame(draw);
}

function draw() {
  const shown = advice()?.hasAttribute("open") && !document.querySelector("#zoom[open]");
  const lines = shown ? /** @type {HTMLButtonElement[]} */ ([...(advice()?.querySelectorAll("[data-mark]") ?? [])]) : [];
  drawRings(lines.filter(isShown).map((line) => ({ option: line.value, label: line.dataset.mark ?? "", kind: "" })));
}

document.addEventListener("table", settle);
for (const moves of ["scroll", "toggle", "transitionend", "animationend"]) document.addEventListener(moves, mark, true);
for (const moves of ["resize", "load"]) addEventListener(moves, mark);
document.addEventListener("change", mark);
document.addEventListener("keydown", (event) => {
  const list = advice();
  if (event.key !== "Escape" || !list?.hasAttribute("open") || document.querySelector("details.option-list[open], details.settings[open]")) return;
  list.removeAttribute("open");
  if (list.contains(document.activeElement)) list.querySelector("summary")?.focus();
});
mark();
