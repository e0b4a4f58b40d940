/**
 * Cards, markers and discs glide from where they were to where they are (FLIP).
 *
 * Everything with data-glide takes part and is known by its id; data-from names the id a thing had before,
 * where it has got a new one. What changes its zone flies above everything, as a copy; the rest moves in
 * place. Nothing waits for it and nothing is blocked by it.
 */
import { mayMove } from "./page.js";

const TIME = 320;
const APART = 90; // between two things that fly, so that one can follow them
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** @typedef {{box: DOMRect, zone: string}} Position */

/** Where everything is now. @returns {Map<string, Position>} */
export function positions() {
  const found = new Map();
  if (!mayMove()) return found;
  for (const thing of document.querySelectorAll("[data-glide]")) {
    found.set(thing.id, { box: thing.getBoundingClientRect(), zone: zoneOf(thing) });
  }
  return found;
}

/** Lets everything glide from there. @param {Map<string, Position>} before */
export function glide(before) {
  if (!before.size || !mayMove() || document.hidden) return;
  const flying = [];
  for (const thing of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-glide]"))) {
    const was = before.get(thing.id) ?? before.get(thing.dataset.from ?? "");
    if (!was || !was.box.width) continue;
    const box = thing.getBoundingClientRect();
    if (!box.width || (Math.abs(was.box.x - box.x) < 2 && Math.abs(was.box.y - box.y) < 2)) continue;
    if (was.zone === zoneOf(thing) && before.has(thing.id)) slide(thing, was.box, box);
    else flying.push({ thing, from: was.box, to: box });
  }
  flying.forEach(({ thing, from, to }, number) => fly(thing, from, to, Math.min(number, 4) * APART));
}

/** @param {Element} thing */
function zoneOf(thing) {
  return thing.closest("[data-zone]")?.getAttribute("data-zone") ?? "";
}

/** @param {DOMRect} from @param {DOMRect} to */
function there(from, to) {
  return `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
}

/** @param {HTMLElement} thing @param {DOMRect} from @param {DOMRect} to */
function slide(thing, from, to) {
  const start = { transform: there(from, to), transformOrigin: "0 0" };
  thing.animate([start, { transform: "none", transformOrigin: "0 0" }], { duration: TIME * 0.75, easing: EASE });
}

/** @param {HTMLElement} thing @param {DOMRect} from @param {DOMRect} to @param {number} delay */
function fly(thing, from, to, delay) {
  const sky = document.getElementById("flight");
  const picture = thing instanceof HTMLImageElement ? thing : thing.querySelector("img");
  if (!sky || !picture) return;
  const copy = /** @type {HTMLImageElement} */ (picture.cloneNode());
  copy.removeAttribute("id");
  copy.removeAttribute("data-glide");
  copy.className = "";
  Object.assign(copy.style, { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px` });
  sky.append(copy);
  const timing = { duration: TIME, delay, easing: EASE, fill: /** @type {FillMode} */ ("backwards") };
  thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TIME, delay, fill: "backwards" });
  const flight = copy.animate([{ transform: there(from, to) }, { transform: "none" }], timing);
  flight.finished.catch(() => {}).then(() => copy.remove());
}
