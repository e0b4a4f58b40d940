/** Rings around the places on the table where options are chosen, each with a label. */

const LABEL = 1.5; // rem from one label to the next, where several rings lie around one place

/** @typedef {{option: string, label: string, kind: string}} Mark */

/** In place of those that were drawn before. @param {Mark[]} marks */
export function drawRings(marks) {
  const layer = document.getElementById("hint-marks");
  if (!layer) return;
  const { top, right, bottom, left } = room();
  layer.style.clipPath = `inset(${top}px ${innerWidth - right}px ${innerHeight - bottom}px ${left}px)`;
  /** @type {Map<Element, number>} how many rings a place has already */
  const before = new Map();
  const rings = marks.flatMap((mark) => placesOf(mark.option).map(({ place, times }) => {
    const earlier = before.get(place) ?? 0;
    before.set(place, earlier + 1);
    return ring(place, { ...mark, label: times > 1 ? `${mark.label}×${times}` : mark.label }, earlier);
  }));
  layer.replaceChildren(...rings);
}

/** Scrolls the table to where these options are chosen; the page around stays where it is. @param {string[]} options */
export function scrollToOptions(options) {
  for (const { place } of options.flatMap(allPlacesOf)) {
    for (let box = place.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const [inner, outer] = [place.getBoundingClientRect(), box.getBoundingClientRect()];
      if (/auto|scroll/.test(overflowY)) box.scrollTop += beyond(inner.top, inner.bottom, outer.top, outer.bottom);
      if (/auto|scroll/.test(overflowX)) box.scrollLeft += beyond(inner.left, inner.right, outer.left, outer.right);
    }
  }
}

const AROUND = 16; // px, for the ring and its label

/** How far something lies outside. @param {number} from @param {number} to @param {number} start @param {number} end */
function beyond(from, to, start, end) {
  return Math.min(0, from - AROUND - start) + Math.max(0, to + AROUND - end);
}

/** @param {Element} one */
export function isShown(one) {
  return one.getClientRects().length > 0;
}

/** Those of them that are in sight. @param {string} option */
const placesOf = (option) => allPlacesOf(option).filter(({ place }) => inSight(place));

/**
 * Where an option is chosen on the table; its places in lists do not count. An option of several things names them in
 * `data-marks`, with how many of each: "stack-3:2 stack-0:1".
 * @param {string} option @returns {{place: Element, times: number}[]}
 */
function allPlacesOf(option) {
  const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`#main button[name=option][value="${CSS.escape(option)}"]`)]);
  const lying = all.filter((place) => !place.closest(".option-list, .hint-list"));
  const parts = all.find((one) => one.dataset.marks)?.dataset.marks?.split(" ") ?? [];
  const named = parts.map((part) => {
    const [id = "", times] = part.split(":");
    return { place: document.getElementById(id), times: Number(times ?? 1) };
  });
  const places = parts.length ? named : lying.map((place) => ({ place, times: 1 }));
  return places.flatMap(({ place, times }) => (place && isShown(place) ? [{ place, times }] : []));
}

/** Scrolls to where an option is chosen, the page too if need be. @param {string} option */
export function bringIntoSight(option) {
  const places = allPlacesOf(option);
  if (!places.some(({ place }) => inSight(place))) places[0]?.place.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
}

/** Not rolled out of the table. @param {Element} place */
function inSight(place) {
  const box = place.getBoundingClientRect();
  const panel = room();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > panel.left && x < panel.right && y > panel.top && y < panel.bottom;
}

/** Where the table is, between the question and the tabs of a phone. */
function room() {
  return (document.querySelector("#main .panels") ?? document.body).getBoundingClientRect();
}

/** @param {Element} place @param {Mark} mark @param {number} earlier */
function ring(place, { label, kind }, earlier) {
  const box = place.getBoundingClientRect();
  const made = document.createElement("div");
  made.className = `hint-ring ${kind}`;
  Object.assign(made.style, { left: `${box.x - 3}px`, top: `${box.y - 3}px`, width: `${box.width + 6}px`, height: `${box.height + 6}px` });
  const said = document.createElement("b");
  said.textContent = label;
  said.style.top = `${earlier * LABEL - 0.8}rem`;
  made.append(said);
  return made;
}
