/** Tells that it is my turn: title, icon, bell, and a notification if allowed. */
import { main, word } from "./page.js";
import { play } from "./sound.js";

let mine = false;

export function watchForTurns() {
  mine = isMine();
  icon();
  document.addEventListener("table", () => {
    mine = isMine();
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

/** @param {boolean | undefined} asked whether something is asked of me, if that has changed @param {string} title @param {string[]} told */
export function noticeTurn(asked, title, told) {
  const now = asked ?? wasMine;
  const begins = now && !wasMine;
  wasMine = now;
  mine = now;
  document.title = title;
  icon();
  if (!begins) return;
  const answers = main().classList.contains("may-answer");
  play(answers ? "marker" : "bell");
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    notify(word(answers ? "answer" : "yourTurn"), { body: told.join(" ") || lastMove(), tag: main().dataset.table, data: location.href }).catch(console.warn);
  }
}

/** What the one before has done, as the log tells it. */
function lastMove() {
  return [...main().querySelectorAll(".log .latest span")].map((line) => line.textContent).join(" ");
}

/** @param {string} title @param {NotificationOptions} options */
async function notify(title, options) {
  try {
    const note = new Notification(title, options);
    note.addEventListener("click", () => {
      window.focus();
      note.close();
    });
  } catch { // on Android only a service worker may; it controls no page and does nothing else
    const registration = await navigator.serviceWorker.register(word("notifier"));
    await active(registration);
    await registration.showNotification(title, options);
  }
}

/** @param {ServiceWorkerRegistration} registration @returns {Promise<void>} */
function active(registration) {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve();
  return new Promise((resolve) => worker.addEventListener("statechange", () => {
    if (worker.state === "activated") resolve();
  }));
}

let wasMine = isMine();

/** Whether something is asked of me; a choice that I have sealed is not, though I may still change it. */
function isMine() {
  return main().classList.contains("my-turn") || main().classList.contains("may-answer");
}

function icon() {
  const link = /** @type {HTMLLinkElement | null} */ (document.getElementById("favicon"));
  const address = mine ? link?.dataset.turn : link?.dataset.house;
  if (link && address && link.getAttribute("href") !== address) link.href = address;
}
