/** Rings around the places on the table where options are chosen, each with a label. */

/** @typedef {{option: string, label: string, kind: string}} Mark */

/** In place of those that were drawn before. @param {Mark[]} marks */
export function drawRings(marks) {
  const layer = document.getElementById("hint-marks");
  if (!layer) return;
  const { top, right, bottom, left } = room();
  layer.style.clipPath = `inset(${top}px ${innerWidth - right}px ${innerHeight - bottom}px ${left}px)`;
  layer.replaceChildren(...marks.flatMap((mark) => placesOf(mark.option).map((place) => ring(place, mark))));
}

/** Rolls the table to where these options are chosen; the page around stays where it is. @param {string[]} options */
export function roll(options) {
  const places = options.flatMap((option) => buttonsOf(option).filter(isShown));
  for (const place of places) {
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

/** Where an option is chosen on the table; its places in lists do not count. @param {string} option */
function placesOf(option) {
  return buttonsOf(option).filter((place) => isShown(place) && inSight(place));
}

/** @param {string} option */
function buttonsOf(option) {
  const all = document.querySelectorAll(`#main button[name=option][value="${CSS.escape(option)}"]`);
  return [...all].filter((place) => !place.closest(".option-list, .hint-list"));
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

/** @param {Element} place @param {Mark} mark */
function ring(place, { label, kind }) {
  const box = place.getBoundingClientRect();
  const made = document.createElement("div");
  made.className = `hint-ring ${kind}`;
  Object.assign(made.style, { left: `${box.x - 3}px`, top: `${box.y - 3}px`, width: `${box.width + 6}px`, height: `${box.height + 6}px` });
  const said = document.createElement("b");
  said.textContent = label;
  made.append(said);
  return made;
}
