/** Steps through a game: buttons, arrow keys, slider, play. */
import "./page.js";
import "./tips.js";
import "./rove.js";
import "./zoom.js";
import "./panels.js";
import { beginAtHeadline } from "./focus.js";
import { show } from "./morph.js";
import { main, mayMove } from "./page.js";
import { drawRings, scrollToOptions } from "./marks.js";
import { countUp } from "./sheet.js";
import { say } from "./voice.js";

const PACE = 1100; // ms a move

let wanted = at();
let fetching = false;
/** @type {ReturnType<typeof setInterval> | undefined} */
let playing;

function at() {
  return Number(main().dataset.at);
}
function last() {
  return Number(main().dataset.last);
}
function slider() {
  return /** @type {HTMLInputElement} */ (document.getElementById("replay-at"));
}
function seat() {
  const choice = /** @type {HTMLSelectElement | HTMLInputElement | null} */ (main().querySelector("[name=seat]"));
  return choice?.value ?? "";
}

/** @param {number} number */
function go(number) {
  wanted = Math.max(0, Math.min(last(), number));
  slider().value = String(wanted);
  if (!fetching) load();
}

/** Fetches the moment that is wanted; if another is wanted meanwhile, that one next. */
async function load(again = false) {
  fetching = true;
  try {
    while (again || wanted !== at()) {
      again = false;
      const address = new URL(main().dataset.address ?? "", location.href);
      address.searchParams.set("at", String(wanted));
      if (seat()) address.searchParams.set("seat", seat());
      for (const [key, value] of new URLSearchParams(location.search)) {
        if (key !== "at" && key !== "seat") address.searchParams.set(key, value);
      }
      const response = await fetch(address);
      if (!response.ok) break;
      show(await response.text());
      history.replaceState(null, "", address);
      tell();
    }
  } finally {
    fetching = false;
  }
}

/** Which move it is and what has just happened, for those who listen. */
function tell() {
  const latest = [...main().querySelectorAll(".log .latest span")].map((line) => line.textContent);
  say([`${document.querySelector("#headline .turn-badge")?.textContent}.`, ...latest].join(" "));
}

/** @param {boolean} on */
function play(on) {
  clearInterval(playing);
  playing = undefined;
  if (on && at() >= last()) go(0);
  if (on) {
    playing = setInterval(() => {
      if (wanted >= last()) play(false);
      else if (!fetching) go(wanted + 1);
    }, mayMove() ? PACE : PACE * 1.5);
  }
  pressed();
}

function pressed() {
  document.getElementById("replay-play")?.setAttribute("aria-pressed", String(playing !== undefined));
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("#replay-play")) return play(playing === undefined);
  const step = target?.closest("a.step, .log a");
  if (!(step instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  play(false);
  go(Number(new URL(step.href).searchParams.get("at")));
});
document.addEventListener("input", (event) => {
  if (event.target === slider()) {
    play(false);
    go(Number(slider().value));
  }
});
document.addEventListener("change", (event) => {
  if (event.target instanceof HTMLSelectElement && event.target.name === "seat") load(true);
});
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, select, [data-roving], dialog[open]")) return;
  const to = { ArrowLeft: wanted - 1, ArrowRight: wanted + 1, Home: 0, End: last() }[event.key];
  if (to !== undefined) {
    event.preventDefault();
    play(false);
    go(to);
  } else if (event.key === " " && !target?.closest("button, a, summary")) {
    event.preventDefault();
    play(playing === undefined);
  }
});
// beside an analysis: what was played, and what would have been better
function marks() {
  const { played, better } = main().dataset;
  /** @type {import("./marks.js").Mark[]} */
  const found = [];
  if (better !== undefined) found.push({ option: better, label: "✓", kind: "better" });
  if (played !== undefined && played !== better) found.push({ option: played, label: better === undefined ? "•" : "✗", kind: "played" });
  requestAnimationFrame(() => drawRings(found));
}
for (const moves of ["scroll", "transitionend", "animationend"]) document.addEventListener(moves, marks, true);
for (const moves of ["resize", "load"]) addEventListener(moves, marks);
document.addEventListener("table", marks);
function rollToChoice() {
  const { played, better } = main().dataset;
  scrollToOptions([better ?? "", played ?? ""].filter(Boolean));
}
document.addEventListener("table", rollToChoice);
addEventListener("load", rollToChoice);
addEventListener("go", (event) => go(/** @type {CustomEvent<number>} */ (event).detail)); // from the page around

document.addEventListener("table", pressed);
countUp();
beginAtHeadline();
