/** While an analysis is made: shows how far it is, and the page itself when it is done. Asking says that somebody wants it. */
import "./page.js";

const EVERY = 1500; // ms

/** @typedef {{state: string, done: number, of: number}} Progress */

const running = document.getElementById("running");
if (running) setTimeout(look, EVERY);

async function look() {
  const answer = await fetch(running?.dataset.address ?? "", { headers: { accept: "application/json" } }).catch(() => null);
  /** @type {Progress | null} */
  const progress = answer?.ok ? await answer.json() : null;
  if (progress && progress.state !== "running") return location.reload();
  if (progress) show(progress);
  setTimeout(look, EVERY); // a house that does not answer may be starting again
}

/** @param {Progress} progress */
function show({ done, of }) {
  const bar = document.getElementById("analysis-progress");
  if (bar instanceof HTMLProgressElement) { bar.max = of; bar.value = done; }
  const count = document.getElementById("analysis-count");
  if (count) count.textContent = (count.dataset.text ?? "").replace("{done}", String(done)).replace("{of}", String(of));
}
