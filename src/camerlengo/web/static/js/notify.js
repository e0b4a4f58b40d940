/** Tells that it is my turn: title, icon, bell, and a notification if allowed. */
import { main, word } from "./page.js";
import { play } from "./sound.js";

let mine = false;

export function watchForTurns() {
  mine = "asked" in main().dataset;
  icon();
  document.addEventListener("table", () => {
    mine = "asked" in main().dataset;
    icon();
  });
  const allow = document.getElementById("allow-notifications");
  if (!allow || !("Notification" in window) || Notification.permission !== "default") return;
  allow.hidden = false;
  allow.addEventListener("click", async () => {
    await Notification.requestPermission();
    allow.hidden = true;
  });
}

/** @param {boolean} now something is asked of me @param {string} title @param {string[]} told */
export function noticeTurn(now, title, told) {
  const begins = now && !wasMine;
  wasMine = now;
  mine = now;
  document.title = title;
  icon();
  if (!begins) return;
  play("bell");
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification(word("yourTurn"), { body: told.join(" "), tag: main().dataset.table });
    note.addEventListener("click", () => {
      window.focus();
      note.close();
    });
  }
}
let wasMine = "asked" in main().dataset;

function icon() {
  const link = /** @type {HTMLLinkElement | null} */ (document.getElementById("favicon"));
  const address = mine ? link?.dataset.turn : link?.dataset.house;
  if (link && address && link.getAttribute("href") !== address) link.href = address;
}
