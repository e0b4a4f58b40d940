/** Sends forms of the table without leaving it; a refusal is shown where it happened. */
import { refresh } from "./morph.js";
import { isConnected, sendAnswer } from "./live.js";
import { main, word } from "./page.js";

const PATIENCE = 1500; // ms for the live update before the page is fetched
const LEGIBLE = 9000; // ms a refusal stays

/** What is on its way: a form, and the table it was sent from. @type {Set<string>} */
const underway = new Set();

export function takeAnswers() {
  document.addEventListener("submit", (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (event.defaultPrevented || !main().contains(form) || form.method !== "post") return;
    event.preventDefault();
    send(form, event.submitter);
  });
}

/** @param {HTMLFormElement} form @param {HTMLElement | null} submitter */
async function send(form, submitter) {
  const number = main().dataset.number;
  const apart = submitter?.hasAttribute("data-apart") ? submitter.id : ""; // what is asked beside the game holds up no answer
  const errand = `${form.id} ${apart} ${number} ${new FormData(form).get("text") ?? ""}`; // another message is another errand
  if (underway.has(errand)) return; // a double click counts once; once the table has changed, it is a new answer
  underway.add(errand);
  main().dataset.busy = "";
  const fields = new FormData(form);
  const button = /** @type {HTMLButtonElement | null} */ (submitter);
  if (button?.name) fields.append(button.name, button.value);
  const address = button?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
  try {
    const isAnswer = form.id === "answer" && !button?.hasAttribute("formaction");
    const answer = (isAnswer && (await byLine(fields))) || (await byRequest(address, fields));
    if (answer.go) location.assign(answer.go);
    else if (answer.ok) await accepted(form, number, fields, Boolean(apart));
    else await refused(answer.error ?? "");
  } catch {
    complain(word("failed"));
  } finally {
    underway.delete(errand);
    if (!underway.size) delete main().dataset.busy;
  }
}

/** @typedef {{ok: boolean, error?: string, go?: string}} Outcome */

/** The short way: where it cannot be gone, nothing. The same answer sent twice counts once. @param {FormData} fields @returns {Promise<Outcome | null>} */
async function byLine(fields) {
  const number = (/** @type {string} */ name) => Number(fields.get(name));
  const answer = { seat: number("seat"), asked_at: number("asked_at"), option: number("option") };
  return sendAnswer(answer).then((error) => ({ ok: !error, error }), () => null);
}

/** @param {string} address @param {FormData} fields @returns {Promise<Outcome>} */
async function byRequest(address, fields) {
  const response = await fetch(address, {
    method: "POST",
    body: new URLSearchParams(/** @type {any} */ (fields)),
    headers: { accept: "application/json" },
  });
  return response.json();
}

/** What was sent is cleared, not what was written since. @param {HTMLFormElement} form @param {string | undefined} number @param {FormData} sent @param {boolean} apart */
async function accepted(form, number, sent, apart) {
  complain("");
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.hasAttribute("data-keep") && field.value === sent.get(field.name)) field.value = "";
  }
  const begun = Date.now();
  while (isConnected() && main().dataset.number === number && Date.now() - begun < PATIENCE) {
    if (form.id === "chat") return; // the live update brings it
    if (apart) break; // the number stays as it is
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  if (main().dataset.number === number) await refresh();
}

/** The reason, and the table as it stands now. @param {string} reason */
async function refused(reason) {
  await refresh().catch(() => {});
  complain(reason);
}

let complaint = { reason: "", until: 0 };

/** Says why something did not work; it stays long enough to be read, also if the table changes. @param {string} reason */
export function complain(reason) {
  complaint = { reason, until: Date.now() + LEGIBLE };
  post(reason);
  if (reason) setTimeout(() => { if (Date.now() >= complaint.until) post(""); }, LEGIBLE + 50);
}

/** @param {string} reason */
function post(reason) {
  const place = document.getElementById("refusal");
  if (!place) return;
  place.textContent = reason;
  place.hidden = !reason;
}

document.addEventListener("table", () => {
  if (complaint.reason && Date.now() < complaint.until) post(complaint.reason);
});
