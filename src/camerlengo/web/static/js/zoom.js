/** A card close up: by a click on a collected one, from its tip, by the key z, or by a long press. */
import { prefers } from "./page.js";
import { about, aboutWhat, hide, leadToRule, nameOf, show } from "./tips.js";

const dialog = /** @type {HTMLDialogElement | null} */ (document.getElementById("zoom"));
const LONG = 500;

/** @param {HTMLElement | null | undefined} card */
function zoom(card) {
  const small = card?.hasAttribute("data-zoom") ? card.querySelector("img") : null;
  if (!dialog || !card || !small) return;
  hide();
  const picture = /** @type {HTMLImageElement} */ (document.getElementById("zoom-card"));
  picture.src = small.src;
  /** @type {HTMLElement} */ (document.getElementById("zoom-name")).textContent = nameOf(card);
  const label = /** @type {HTMLElement} */ (document.getElementById("zoom-label")); // what is written on the card
  const written = card.querySelector(".label");
  label.textContent = written?.textContent ?? "";
  label.classList.toggle("long", written?.classList.contains("long") ?? false);
  const words = /** @type {HTMLElement} */ (document.getElementById("zoom-words"));
  words.replaceChildren();
  const why = document.getElementById(card.dataset.why ?? "");
  const rules = document.getElementById("zoom-rules");
  for (const line of [...(why ? [why] : []), ...(rules?.children ?? [])]) {
    const copy = /** @type {HTMLElement} */ (line.cloneNode(true));
    copy.removeAttribute("id");
    words.append(copy);
  }
  leadToRule(/** @type {HTMLAnchorElement} */ (document.getElementById("zoom-rule")), why);
  dialog.showModal();
}

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
function cardAt(target) {
  return target instanceof Element ? target.closest("[data-zoom]") : null;
}

document.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest(".tip-zoom")) return zoom(aboutWhat());
  if (event.target === dialog || event.target === document.getElementById("zoom-card")) return dialog?.close();
  const card = cardAt(event.target);
  if (card instanceof HTMLAnchorElement && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    zoom(card);
  }
});
document.addEventListener("keydown", (event) => {
  const typing = event.target instanceof Element && event.target.closest("input, textarea, select");
  if (event.key === "z" && !event.ctrlKey && !event.metaKey && !typing && prefers("keys")) zoom(aboutWhat() ?? cardAt(document.activeElement));
});

/** @type {ReturnType<typeof setTimeout> | undefined} */
let pressing;
let pressed = false;
document.addEventListener("pointerdown", (event) => {
  const thing = about(event.target);
  pressed = false;
  if (!thing || event.pointerType === "mouse") return;
  pressing = setTimeout(() => {
    pressed = true;
    if (cardAt(thing)) zoom(thing);
    else show(thing, true);
  }, LONG);
});
for (const kind of ["pointerup", "pointercancel", "pointermove"]) {
  document.addEventListener(kind, (event) => {
    if (kind !== "pointermove" || Math.hypot(/** @type {PointerEvent} */ (event).movementX, /** @type {PointerEvent} */ (event).movementY) > 4) clearTimeout(pressing);
  });
}
// a long press chooses nothing
document.addEventListener("click", (event) => {
  if (!pressed) return;
  pressed = false;
  if (about(event.target)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}, true);
document.addEventListener("contextmenu", (event) => {
  if (pressed && about(event.target)) event.preventDefault();
});
