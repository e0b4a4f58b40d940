/** A half-written message outlives its page: a reload, or the same table in another language. */

const key = `draft ${location.pathname}`;

function field() {
  return /** @type {HTMLInputElement | null} */ (document.getElementById("chat-text"));
}

addEventListener("pagehide", () => sessionStorage.setItem(key, field()?.value ?? ""));

const draft = sessionStorage.getItem(key);
const message = field();
if (draft && message && !message.value) message.value = draft;
