/** A first game against bots: one mark at each question, until all were shown or somebody skips them. */
import { say } from "./voice.js";

const DONE = "done";
let shownAt = ""; // the question whose mark is shown, or was put away
let announced = "";

const coach = () => document.getElementById("coach");
const key = () => `coach ${coach()?.dataset.game}`;

/** Those that were shown, by number. @returns {string[]} */
function shown() {
  return (localStorage.getItem(key()) ?? "").split(",").filter(Boolean);
}

function settle() {
  const place = coach();
  if (!place) return;
  const again = document.getElementById("coach-again");
  if (again) again.hidden = shown().length === 0;
  const { kind = "", asked = "" } = place.dataset;
  const marks = [...place.querySelectorAll("li")];
  const seen = shown();
  if (!kind || seen.includes(DONE) || shownAt === `${asked} away`) {
    place.hidden = true;
    return;
  }
  const next = marks.findIndex((mark, number) => mark.dataset.kind === kind && !seen.includes(String(number)));
  if (next < 0) {
    place.hidden = true;
    return;
  }
  shownAt = asked;
  const [count, words] = place.querySelectorAll("#coach-text > *");
  count.textContent = `${seen.length + 1}/${marks.length}`;
  words.textContent = marks[next].textContent;
  place.dataset.mark = String(next);
  place.hidden = false;
  if (announced !== words.textContent) say(words.textContent ?? "");
  announced = words.textContent ?? "";
}

/** The mark of this question was read. */
function read() {
  const place = coach();
  if (!place || place.hidden) return;
  localStorage.setItem(key(), [...shown(), place.dataset.mark].join(","));
  shownAt = `${place.dataset.asked} away`;
  place.hidden = true;
}

/** Somebody else plays in this browser, or wants to read them once more. */
function begin() {
  localStorage.removeItem(key());
  shownAt = "";
  announced = "";
  document.getElementById("settings")?.removeAttribute("open");
  settle();
  (coach()?.hidden ? document.getElementById("main") : document.getElementById("coach-next"))?.focus();
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (button?.id === "coach-again") begin();
  if (button?.id === "coach-next" || button?.id === "coach-skip") {
    read();
    if (button.id === "coach-skip") localStorage.setItem(key(), DONE);
    settle();
    document.getElementById("main")?.focus();
  } else if (button?.getAttribute("name") === "option") read(); // whoever has chosen needs it no longer
}, true);
document.addEventListener("table", settle);
settle();
