/** Sends forms of the table without leaving it; a refusal is shown where it happened. */
import { sendAnswer, upToDate } from "./live.js";
import { main, word } from "./page.js";
import { settle } from "./place.js";

const PATIENCE = 8000; // ms for a request
const LEGIBLE = 9000; // ms a refusal stays
const OUTAGE = "database_"; // the codes of a database that cannot be used for a while
const AGAIN = 4000; // ms until an answer is sent again after that

/** What is on its way: a form, and the table it was sent from. @type {Set<string>} */
const underway = new Set();

export function takeAnswers() {
  document.addEventListener("submit", (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (event.defaultPrevented || !main().contains(form) || form.method !== "post") return;
    event.preventDefault();
    if (event.submitter?.matches("[name=option]")) event.submitter.closest("details")?.removeAttribute("open"); // it is chosen
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
    const sending = async () => (isAnswer && (await byLine(fields))) || (await byRequest(address, fields, isAnswer));
    let answer = await sending();
    while (isAnswer && answer.code?.startsWith(OUTAGE) && main().dataset.number === number) {
      complain(answer.error ?? "");
      await new Promise((again) => { setTimeout(again, AGAIN); });
      answer = await sending(); // the same answer sent twice counts once
    }
    if (answer.go) location.assign(answer.go);
    else if (answer.ok) accepted(form, fields);
    else complain(answer.error ?? "");
  } catch {
    complain(word("failed"));
  } finally {
    underway.delete(errand);
    if (!underway.size) delete main().dataset.busy;
  }
}

/** @typedef {{ok: boolean, error?: string, code?: string, go?: string}} Outcome */

/** The short way: where it cannot be gone, nothing. The same answer sent twice counts once. @param {FormData} fields @returns {Promise<Outcome | null>} */
async function byLine(fields) {
  const number = (/** @type {string} */ name) => Number(fields.get(name));
  const answer = { seat: number("seat"), asked_at: number("asked_at"), option: number("option") };
  return sendAnswer(answer).then((refused) => ({ ok: !refused, ...refused }), () => null);
}

/** Afterwards the page shows what has become of it. @param {string} address @param {FormData} fields @param {boolean} again whether it may be sent twice @returns {Promise<Outcome>} */
async function byRequest(address, fields, again) {
  const sending = () => fetch(address, {
    method: "POST",
    body: new URLSearchParams(/** @type {any} */ (fields)),
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(PATIENCE),
  });
  const response = await (again ? sending().catch(sending) : sending());
  const outcome = /** @type {Outcome} */ (await response.json());
  if (!outcome.go) await upToDate().catch(() => {}); // a page that cannot be reached mends itself
  return outcome;
}

/** What was sent is cleared, not what was written since. @param {HTMLFormElement} form @param {FormData} sent */
function accepted(form, sent) {
  complain("");
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.hasAttribute("data-keep") && field.value === sent.get(field.name)) field.value = "";
  }
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
  settle(place);
}

document.addEventListener("table", () => {
  if (complaint.reason && Date.now() < complaint.until) post(complaint.reason);
});
