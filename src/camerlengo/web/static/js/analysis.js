/** While an analysis is made: shows how far it is, and the page itself when it is done. Asking says that somebody wants it. */
import "./page.js";

const EVERY = 1500; // ms

/** @typedef {{state: string, done: number, of: number, says: string}} Progress */

const running = document.getElementById("running");
if (running) setTimeout(ask, EVERY);

async function ask() {
  const answer = await fetch(running?.dataset.address ?? "", { headers: { accept: "application/json" } }).catch(() => null);
  /** @type {Progress | null} */
  const progress = answer?.ok ? await answer.json() : null;
  if (progress && progress.state !== "running") return location.reload();
  if (progress) show(progress);
  setTimeout(ask, EVERY); // a house that does not answer may be starting again
}

/** @param {Progress} progress */
function show({ done, of, says }) {
  const bar = document.getElementById("analysis-progress");
  if (bar instanceof HTMLProgressElement) { bar.max = of; bar.value = done; }
  const count = document.getElementById("analysis-count");
  if (count) count.textContent = says;
}

// --- the position beside the chart: mouse, fingers and keys move one slider that lies over it

const moment = document.getElementById("moment");
const board = document.getElementById("board");

/** Of each line its chances, after how many answers. */
const curves = [.../** @type {NodeListOf<SVGPolylineElement>} */ (document.querySelectorAll(".chart polyline"))].map((line) =>
  (line.getAttribute("points") ?? "").split(" ").map((point) => 100 - Number(point.split(",")[1])));

/** @param {number} at @param {boolean} turn whether the board follows */
function look(at, turn = true) {
  if (!(moment instanceof HTMLInputElement) || !(board instanceof HTMLIFrameElement)) return;
  moment.value = String(at);
  const part = `${(100 * at) / Math.max(1, Number(moment.max))}%`;
  for (const end of ["x1", "x2"]) document.getElementById("cursor")?.setAttribute(end, part);
  const percent = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" });
  const chances = [...document.querySelectorAll("[data-line]")].map((chance, line) => {
    chance.textContent = percent.format((curves[line]?.[at] ?? 0) / 100);
    return chance.parentElement?.textContent?.trim().replace(/\s+/g, " ") ?? "";
  });
  const says = document.getElementById("moment-says");
  const move = (says?.dataset.text ?? "").replace("{n}", String(at));
  if (says) says.textContent = move;
  const comment = document.getElementById("board-says");
  if (comment) comment.textContent = "";
  for (const one of document.querySelectorAll(".told li")) {
    const here = one.querySelector(`[data-look="${at}"]`) !== null;
    if (here && comment) comment.textContent = one.querySelector("span")?.textContent?.trim() ?? "";
    if (here) one.setAttribute("aria-current", "true");
    else one.removeAttribute("aria-current");
  }
  moment.setAttribute("aria-valuetext", `${[move, ...chances].join(", ")}. ${comment?.textContent ?? ""}`.trim());
  if (turn) board.contentWindow?.dispatchEvent(new CustomEvent("go", { detail: at }));
}

moment?.addEventListener("input", () => look(Number(/** @type {HTMLInputElement} */ (moment).value)));
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[data-look]") : null;
  if (!(link instanceof HTMLElement) || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  look(Number(link.dataset.look));
  const told = document.getElementById("told"); // the slider says itself where it is
  if (told) told.textContent = moment?.getAttribute("aria-valuetext") ?? "";
  board?.scrollIntoView({ block: "nearest" });
});
if (moment instanceof HTMLInputElement) look(Number(moment.value), false);
