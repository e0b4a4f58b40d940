/** What a card is, what choosing it means or why it cannot be chosen: on hover, focus or tap. */
import { word } from "./page.js";
import { covers, kept } from "./place.js";

const DELAY = 350;

/** @type {HTMLElement | null} */
let shown = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

const tip = document.getElementById("tip");

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
export function about(target) {
  return target instanceof Element ? target.closest("[data-zoom], [data-why]") : null;
}

/** @param {HTMLElement} thing @param {boolean} [wanted] somebody has asked for it, so it has a place in any case */
export function show(thing, wanted = false) {
  if (!tip || !thing.isConnected) return;
  shown = thing;
  const reason = document.getElementById(thing.dataset.why ?? "");
  const name = nameOf(thing);
  const meaning = thing.dataset.name ? thing.getAttribute("aria-label") : ""; // of choosing it
  const why = seenWords(reason) || meaning || "";
  text(".tip-name", name);
  text(".tip-why", why);
  leadToRule(/** @type {HTMLAnchorElement} */ (tip.querySelector(".tip-rule")), reason);
  /** @type {HTMLElement} */ (tip.querySelector(".tip-zoom")).hidden = !thing.hasAttribute("data-zoom");
  tip.hidden = !(name || why);
  place(thing, wanted);
}

/** A reason without what stands there for those who listen: the others see it. @param {HTMLElement | null} reason */
function seenWords(reason) {
  return [...(reason?.children ?? [])].filter((line) => !line.matches(".vh")).map((line) => line.textContent).join(" ");
}

/** What a card is called. Other things have no name here, only a reason. @param {HTMLElement} thing */
export function nameOf(thing) {
  if (!thing.hasAttribute("data-zoom")) return "";
  return thing.dataset.name ?? thing.getAttribute("aria-label") ?? thing.querySelector("img")?.alt ?? "";
}

/** A link to the rule behind a reason, if there is one. @param {HTMLAnchorElement} door @param {HTMLElement | null} reason */
export function leadToRule(door, reason) {
  const rule = reason?.dataset.rule ?? "";
  door.hidden = !rule;
  door.href = `${word("rules")}#${rule}`;
  /** @type {HTMLElement} */ (door.querySelector("span")).textContent = word("rule").replace("%", rule);
}

/** @param {string} selector @param {string} words */
function text(selector, words) {
  const place = /** @type {HTMLElement | null} */ (tip?.querySelector(selector));
  if (!place) return;
  place.textContent = words;
  place.hidden = !words;
}

/** Beside the thing, above it if there is room, else in a corner. Where it would lie on anything that must be seen or can be chosen: rather no tip. @param {HTMLElement} thing @param {boolean} wanted */
function place(thing, wanted) {
  if (!tip) return;
  const box = thing.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const across = Math.max(8, Math.min(innerWidth - width - 8, box.x + box.width / 2 - width / 2));
  const along = Math.max(4, Math.min(innerHeight - height - 4, box.y + box.height / 2 - height / 2));
  const [right, bottom] = [innerWidth - width - 8, innerHeight - height - 4];
  /** @type {import("./place.js").Place[]} */
  const beside = [[across, box.y - height - 12], [across, box.bottom + 10], [box.right + 10, along], [box.x - width - 10, along]];
  /** @type {import("./place.js").Place[]} */
  const corners = [[right, 8], [8, 8], [right, bottom], [8, bottom]];
  const inside = beside.filter(([x, y]) => x >= 8 && x + width <= innerWidth - 8 && y > 4 && y + height <= innerHeight - 4);
  const apart = corners.filter((corner) => !covers(box, corner, width, height));
  const boxes = kept(thing);
  /** @type {import("./place.js").Place[]} */
  const places = [...inside, [across, bottom], ...apart];
  const best = places.find((one) => !boxes.some((other) => covers(other, one, width, height))) ?? (wanted ? corners[1] : undefined);
  if (!best) return hide();
  Object.assign(tip.style, { left: `${best[0]}px`, top: `${best[1]}px` });
}

/** Looks for another place if a tip is shown: the page has changed around it. */
export function placeAgain() {
  if (shown) show(shown);
}

export function hide() {
  if (tip?.contains(document.activeElement)) shown?.focus({ preventScroll: true }); // who reads it goes on from where it belongs
  clearTimeout(waiting); // after that: the focus would bring the tip back
  shown = null;
  if (tip) tip.hidden = true;
}

/** @param {HTMLElement} thing @param {number} delay */
function soon(thing, delay) {
  clearTimeout(waiting);
  waiting = setTimeout(() => show(thing), delay);
}

/** Where the pointer was last. What comes to lie under a pointer at rest says nothing. */
let [restsX, restsY] = [-1, -1];
for (const kind of /** @type {const} */ (["pointermove", "pointerdown"])) {
  document.addEventListener(kind, ({ clientX, clientY }) => { [restsX, restsY] = [clientX, clientY]; }, { capture: true, passive: true });
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse" || (event.clientX === restsX && event.clientY === restsY)) return;
  if (tip?.contains(/** @type {Node} */ (event.target))) return clearTimeout(waiting);
  const thing = about(event.target);
  clearTimeout(waiting); // what was only passed over says nothing
  if (thing && thing !== shown) soon(thing, shown ? 120 : DELAY);
  else if (!thing && shown) waiting = setTimeout(hide, 250);
});
document.addEventListener("focusin", (event) => {
  const thing = about(event.target);
  if (thing?.matches(":focus-visible")) soon(thing, 120);
  else if (thing !== shown && !tip?.contains(/** @type {Node} */ (event.target))) hide();
});
// a tap on what cannot be chosen tells why
document.addEventListener("click", (event) => {
  const thing = about(event.target);
  if (thing?.getAttribute("aria-disabled") === "true") {
    event.preventDefault();
    clearTimeout(waiting);
    show(thing);
    if (!event.detail) doors()[0]?.focus(); // by keyboard: on into the tip
  } else if (!tip?.contains(/** @type {Node} */ (event.target))) hide();
});
document.addEventListener("keydown", (event) => {
  const inside = tip?.contains(document.activeElement) ?? false;
  const card = shown;
  if (event.key === "Escape") hide();
  else if (event.key === "Tab" && inside && document.activeElement === doors().at(event.shiftKey ? 0 : -1)) {
    card?.focus(); // out of the tip one goes on from where one came
    if (event.shiftKey) event.preventDefault();
  }
});

/** What can be followed from the tip. */
function doors() {
  return /** @type {HTMLElement[]} */ ([...(tip?.querySelectorAll(".tip-doors > :not([hidden])") ?? [])]);
}

// somebody may be reading while the table changes elsewhere; what is about to be shown is not called off
document.addEventListener("table", () => {
  if (shown?.isConnected) show(shown);
  else if (shown) hide();
});
document.addEventListener("scroll", () => shown && hide(), true);
addEventListener("resize", hide); // what it stood beside lies elsewhere now

/** The thing that the tip is about. */
export function aboutWhat() {
  return shown;
}
