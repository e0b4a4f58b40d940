/** The score sheet adds up line by line; then white smoke rises for a winner who looks on. The page as it came is the final state. */
import { mayMove } from "./page.js";
import { rise } from "./smoke.js";

const LINE = 420; // ms at least; a sheet of few lines takes its time
const WHOLE = 5000;

let seen = "";

export function countUp() {
  document.addEventListener("table", begin);
  begin();
}

function begin() {
  const sheet = /** @type {HTMLElement | null} */ (document.querySelector("[data-sheet]"));
  if (!sheet) {
    seen = "";
    return;
  }
  const key = `counted ${sheet.dataset.sheet}`;
  if (seen === key) return;
  const again = sessionStorage.getItem(key); // a reload does not count again
  seen = key;
  sessionStorage.setItem(key, "yes");
  if (!again && mayMove()) count(sheet);
}

/** @param {HTMLElement} sheet */
async function count(sheet) {
  const lines = [...sheet.querySelectorAll("tbody tr")];
  const totals = /** @type {HTMLElement[]} */ ([...sheet.querySelectorAll("[data-total]")]);
  const sums = totals.map(() => 0);
  const pause = Math.max(LINE, WHOLE / lines.length);
  let hurry = false;
  const skip = () => { hurry = true; };
  sheet.classList.add("counting");
  sheet.toggleAttribute("data-keep", true); // an update that comes meanwhile does not disturb the ceremony
  sheet.addEventListener("click", skip);
  document.addEventListener("keydown", skip);
  write(totals, sums);
  for (const line of lines) {
    line.classList.add("counted");
    line.scrollIntoView({ block: "nearest" });
    [...line.querySelectorAll("[data-points]")].forEach((cell, seat) => {
      sums[seat] += Number(/** @type {HTMLElement} */ (cell).dataset.points);
    });
    write(totals, sums);
    for (let waited = 0; waited < pause && !hurry; waited += 60) await new Promise((done) => setTimeout(done, 60));
  }
  write(totals, totals.map((total) => Number(total.dataset.total)));
  sheet.removeEventListener("click", skip);
  document.removeEventListener("keydown", skip);
  sheet.classList.add("done");
  if (sheet.closest("[data-won]")) rise(sheet, document.querySelector("[data-chimney]") ?? sheet); // only a winner celebrates
  setTimeout(() => {
    sheet.classList.remove("counting", "done");
    sheet.removeAttribute("data-keep");
  }, 400);
}

/** @param {HTMLElement[]} totals @param {number[]} sums */
function write(totals, sums) {
  const figure = new Intl.NumberFormat(document.documentElement.lang, { useGrouping: true });
  totals.forEach((total, seat) => { total.textContent = figure.format(sums[seat]).replace("-", "−"); });
}
