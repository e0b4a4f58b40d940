/**
 * Cards, markers and discs glide from where they were to where they are (FLIP).
 *
 * Everything with data-glide takes part and is known by its id; data-from names the id a thing had before,
 * where it has got a new one. What changes its zone flies above everything, as a copy; the rest moves in
 * place, if it is to after a while (data-glide-after, in ms). What shows another side than before (data-side) turns
 * over. Nothing waits for it and nothing is blocked by it.
 */
import { mayMove } from "./page.js";

const TIME = 320;
const TURN = 620;
const APART = 90; // between two things that fly, so that one can follow them
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** @typedef {{box: DOMRect, zone: string, side: string | undefined, picture: string}} Position */

/** Where everything is now. @returns {Map<string, Position>} */
export function positions() {
  const found = new Map();
  if (!mayMove()) return found;
  for (const thing of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-glide]"))) {
    const { side } = thing.dataset;
    found.set(thing.id, { box: thing.getBoundingClientRect(), zone: zoneOf(thing), side, picture: (side && pictureOf(thing)?.src) || "" });
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
    if (!box.width) continue;
    const turns = Boolean(was.side) && was.side !== thing.dataset.side;
    const stays = Math.abs(was.box.x - box.x) < 2 && Math.abs(was.box.y - box.y) < 2;
    if (stays && turns) fly(thing, was, box, true, 0); // what turns in its place turns together
    else if (stays) continue;
    else if (!turns && was.zone === zoneOf(thing) && before.has(thing.id)) slide(thing, was.box, box);
    else flying.push({ thing, was, box, turns });
  }
  flying.forEach(({ thing, was, box, turns }, number) => fly(thing, was, box, turns, Math.min(number, 4) * APART));
}

/** @param {HTMLElement} thing */
function pictureOf(thing) {
  return thing instanceof HTMLImageElement ? thing : thing.querySelector("img");
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
  const delay = Number(thing.dataset.glideAfter ?? 0);
  thing.animate([start, { transform: "none", transformOrigin: "0 0" }], { duration: TIME * 0.75, delay, easing: EASE, fill: "backwards" });
}

/** @param {HTMLElement} thing @param {Position} was @param {DOMRect} to @param {boolean} turns @param {number} delay */
function fly(thing, was, to, turns, delay) {
  const sky = document.getElementById("flight");
  const picture = pictureOf(thing);
  if (!sky || !picture) return;
  const copy = turns ? coin(was.picture, picture.src, delay) : face(picture.src);
  Object.assign(copy.style, { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px` });
  sky.append(copy);
  const timing = { duration: TIME, delay, easing: EASE, fill: /** @type {FillMode} */ ("backwards") };
  const hidden = thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: turns ? TURN : TIME, delay, fill: "backwards" });
  copy.animate([{ transform: there(was.box, to) }, { transform: "none" }], timing);
  hidden.finished.catch(() => {}).then(() => copy.remove());
}

/** @param {string} address */
function face(address) {
  const image = new Image();
  image.src = address;
  image.alt = "";
  return image;
}

/** A thing with two sides, which turns from one to the other. @param {string} before @param {string} after @param {number} delay */
function coin(before, after, delay) {
  const whole = document.createElement("div");
  const sides = document.createElement("div");
  whole.className = "coin";
  sides.append(face(after), face(before));
  whole.append(sides);
  sides.animate([{ transform: "rotateY(180deg)" }, { transform: "none" }], { duration: TURN, delay, easing: EASE, fill: "backwards" });
  return whole;
}
