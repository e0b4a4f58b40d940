/** What reveals something or ends the game is chosen first and confirmed then; preferences can switch it off. */
import { main, prefers } from "./page.js";
import { placeAgain } from "./tips.js";

/** @type {{asked: string | undefined, option: string} | null} */
let chosen = null;

export function askBefore() {
  document.addEventListener("submit", (event) => {
    const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
    if (!button?.hasAttribute("data-irrevocable") || !prefers("confirm")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const byKey = document.activeElement === button && button.matches(":focus-visible");
    const again = !byKey && chosen?.option === button.value; // a second click takes back the first, a second key does not
    choose(again ? null : button.value);
    document.getElementById("option-list")?.removeAttribute("open");
    if (byKey) document.getElementById("confirm-yes")?.focus();
  });
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("#confirm-yes")) yes();
    if (target?.closest("#confirm-no")) no();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && chosen) no();
  });
  document.addEventListener("table", () => choose(chosen && chosen.asked === main().dataset.asked ? chosen.option : null));
}

function yes() {
  const button = buttons().find((one) => one.value === chosen?.option);
  choose(null);
  if (!button) return;
  button.removeAttribute("data-irrevocable");
  button.click();
  button.setAttribute("data-irrevocable", "");
}

function no() {
  const card = buttons().find((one) => one.value === chosen?.option);
  choose(null);
  card?.focus();
}

/** @param {string | null} option */
function choose(option) {
  const mine = buttons();
  const button = mine.find((one) => one.value === option);
  chosen = button ? { asked: main().dataset.asked, option: button.value } : null;
  for (const one of mine) {
    if (one.value === chosen?.option) one.setAttribute("aria-pressed", "true");
    else one.removeAttribute("aria-pressed");
  }
  const bar = document.getElementById("confirm");
  const words = document.getElementById("confirm-text");
  if (!bar || !words) return;
  keepHeight(Boolean(chosen));
  bar.hidden = !chosen;
  words.textContent = button?.getAttribute("aria-label") ?? button?.textContent ?? "";
  main().classList.toggle("confirming", Boolean(chosen));
  placeAgain();
}

/** Nothing moves while a choice is confirmed, however little room it needs. @param {boolean} keep */
function keepHeight(keep) {
  for (const id of ["question", "actions"]) {
    const area = document.getElementById(id);
    if (!area || (keep && area.style.height)) continue;
    area.style.height = keep ? `${area.getBoundingClientRect().height}px` : "";
  }
}

function buttons() {
  return /** @type {HTMLButtonElement[]} */ ([...main().querySelectorAll("button[name=option]")]);
}
