/**
 * The table of Habemus Papam. Bidding with an open hand: gems are tapped, dragged or keyed into it, and when it closes, the button of that bid
 * is pressed. Every bid has its button in the page, so that all this is only comfort.
 */
import { main, mayMove } from "../js/page.js";
import { say } from "../js/voice.js";

const FAR = 6; // px before a press is a drag

/** The gems in the hand, as kinds. @type {number[]} */
let hand = [];
let asked = "";

const at = (/** @type {string} */ id) => document.getElementById(id);
const stacks = () => /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll("button.stack[data-gem]")]);
const stackOf = (/** @type {number} */ gem) => stacks().find((stack) => Number(stack.dataset.gem) === gem);
const most = () => Number(at("bidding")?.dataset.most ?? 0);

/** On a phone the panel with the answer comes into view when a question does. */
let led = "";
function lead() {
  const panels = at("panels");
  const where = panels?.dataset.answer ? `${main().dataset.asked} ${panels.dataset.answer}` : "";
  if (panels && where && where !== led && panels.scrollWidth > panels.clientWidth) {
    const number = panels.dataset.answer === "displays" ? 1 : 0;
    panels.scrollTo({ left: number * panels.clientWidth });
  }
  led = where;
}

/** Smoke rises once; after a reload it has risen. Who wants nothing to move sees it stand for a moment. */
function rise() {
  const moment = document.querySelector(".moment");
  const where = main().classList.contains("looking-back") ? "replay" : "table";
  const key = `smoke ${where} ${main().dataset.table} ${moment?.id}`;
  if (!moment || sessionStorage.getItem(key)) return;
  sessionStorage.setItem(key, "risen");
  moment.classList.add("rises");
  setTimeout(() => moment.classList.remove("rises"), mayMove() ? 3400 : 2000);
}

/** A new question empties the hand; a sealed bid lies in it again, also one that was made on another page. */
function begin() {
  const sealed = at("own-seal")?.dataset.gems;
  const now = at("bidding") ? `${main().dataset.table} ${main().dataset.asked} ${sealed ?? "open"}` : "";
  if (now !== asked) {
    asked = now;
    hand = sealed ? sealed.split(",").map(Number) : [];
  }
  show();
}

/** @param {number} gem */
function left(gem) {
  return Number(stackOf(gem)?.dataset.count ?? 0) - hand.filter((one) => one === gem).length;
}

/** @param {number} gem @param {DOMRect} [from] */
function pick(gem, from) {
  if (hand.length >= most()) return say(`${at("bidding")?.dataset.full ?? ""} ${inHand()}`);
  if (left(gem) <= 0) return say(`${at("bidding")?.dataset.spent ?? ""} ${inHand()}`);
  const start = from ?? stackOf(gem)?.getBoundingClientRect();
  hand.push(gem);
  hand.sort((one, other) => other - one);
  show();
  say(inHand());
  const picture = at(`slot-${hand.lastIndexOf(gem)}`)?.querySelector("img");
  if (picture && start && mayMove()) {
    const end = picture.getBoundingClientRect();
    const way = `translate(${start.x + start.width / 2 - end.x - end.width / 2}px, ${start.y + start.height / 2 - end.y - end.height / 2}px)`;
    picture.animate([{ transform: way }, { transform: "none" }], { duration: 240, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" });
  }
}

/** @param {number} slot */
function putBack(slot) {
  const [gem] = hand.splice(slot, 1);
  show();
  say(inHand());
  if (gem !== undefined && !hand[slot]) stackOf(gem)?.focus({ preventScroll: true });
}

/** What is in the hand, as its button says it. */
function inHand() {
  return at("close-hand")?.textContent ?? "";
}

function bidButton() {
  return /** @type {HTMLButtonElement | null} */ (document.querySelector(`.bid-button[data-gems="${hand.join(",")}"]`));
}

function show() {
  const area = at("bidding");
  if (!area) return;
  for (const stack of stacks()) {
    const remaining = left(Number(stack.dataset.gem));
    stack.querySelectorAll("img").forEach((picture, number) => picture.classList.toggle("gone", number >= remaining));
    stack.setAttribute("aria-disabled", String(hand.length >= most() || remaining <= 0));
    const count = stack.parentElement?.querySelector(".count");
    if (count) count.textContent = String(remaining);
  }
  for (const slot of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll(".slot"))) {
    const gem = hand[Number(slot.dataset.slot)];
    const stack = gem === undefined ? undefined : stackOf(gem);
    slot.disabled = !stack;
    slot.replaceChildren();
    slot.setAttribute("aria-label", slot.dataset.empty ?? "");
    if (!stack) continue;
    const picture = new Image(32, 32);
    picture.src = stack.dataset.picture ?? "";
    picture.alt = "";
    picture.draggable = false;
    slot.append(picture);
    slot.setAttribute("aria-label", (area.dataset.back ?? "").replace("{gem}", stack.dataset.one ?? ""));
  }
  const close = /** @type {HTMLButtonElement | null} */ (at("close-hand"));
  const bid = bidButton();
  if (!close) return;
  close.textContent = bid?.getAttribute("aria-label") ?? close.dataset.some ?? "";
  const sealed = Boolean(bid?.classList.contains("chosen"));
  close.disabled = !bid;
  close.hidden = sealed;
  at("hand")?.classList.toggle("closed", sealed);
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const stack = /** @type {HTMLElement | null} */ (target?.closest("button.stack[data-gem]") ?? null);
  const slot = /** @type {HTMLElement | null} */ (target?.closest(".slot") ?? null);
  const endOfDrag = dragged && event.detail > 0; // a click by a key has no detail
  if (stack && !endOfDrag) pick(Number(stack.dataset.gem));
  else if (slot && !endOfDrag) putBack(Number(slot.dataset.slot));
  else if (target?.closest("#close-hand")) bidButton()?.click();
  dragged = false;
});

document.addEventListener("keydown", (event) => {
  const thing = event.target instanceof HTMLElement ? event.target.closest(".stack, .slot, #close-hand") : null;
  if (!thing || !at("bidding") || event.ctrlKey || event.metaKey || event.altKey) return;
  const gem = thing instanceof HTMLElement && thing.dataset.gem ? Number(thing.dataset.gem) : undefined;
  if (event.key === "Backspace" || event.key === "Delete") {
    event.preventDefault();
    const slot = gem === undefined ? hand.length - 1 : hand.lastIndexOf(gem);
    if (slot >= 0) hand.splice(slot, 1);
    show();
    say(inHand());
  } else if (event.key === "Escape" && hand.length) {
    hand = [];
    show();
    say(inHand());
  }
});

// --- dragging: from a stack into the hand, or out of the hand ---

/** Whether the last press was a drag: the click that may end it picks nothing. A timer that takes this back can come after the next key. */
let dragged = false;
/** @type {{thing: HTMLElement, x: number, y: number, ghost: HTMLImageElement | null} | null} */
let drag = null;

document.addEventListener("pointerdown", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const thing = /** @type {HTMLElement | null} */ (target?.closest("button.stack[data-gem], .slot:not(:disabled)") ?? null);
  dragged = false;
  drag = thing && event.button === 0 ? { thing, x: event.clientX, y: event.clientY, ghost: null } : null;
});
document.addEventListener("pointermove", (event) => {
  if (!drag) return;
  if (!drag.ghost) {
    if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
    const picture = drag.thing.querySelector("img:not(.gone)");
    if (!(picture instanceof HTMLImageElement)) return;
    drag.ghost = /** @type {HTMLImageElement} */ (picture.cloneNode());
    drag.ghost.className = "dragged-gem";
    document.body.append(drag.ghost);
    dragged = true;
  }
  Object.assign(drag.ghost.style, { left: `${event.clientX}px`, top: `${event.clientY}px` });
  at("hand")?.classList.toggle("over", overHand(event));
});
document.addEventListener("pointerup", (event) => {
  const { thing, ghost } = drag ?? {};
  drag = null;
  at("hand")?.classList.remove("over");
  if (!thing || !ghost) return;
  const from = ghost.getBoundingClientRect();
  ghost.remove();
  if (thing.dataset.gem && overHand(event)) pick(Number(thing.dataset.gem), from);
  if (thing.dataset.slot && !overHand(event)) putBack(Number(thing.dataset.slot));
});
document.addEventListener("pointercancel", () => {
  drag?.ghost?.remove();
  drag = null;
});

/** @param {PointerEvent} event */
function overHand(event) {
  const box = at("hand")?.getBoundingClientRect();
  return Boolean(box && event.clientX > box.left - 12 && event.clientX < box.right + 12 && event.clientY > box.top - 12 && event.clientY < box.bottom + 12);
}

document.addEventListener("table", () => { begin(); lead(); rise(); });
begin();
lead();
rise();
