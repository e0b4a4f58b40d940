/**
 * Room for what comes and goes: tips, and words that are shown for a while. It lies on nothing that can be pressed to
 * answer, and on no score.
 */

const KEPT = "#main button[name=option]:not([aria-disabled=true]), #main [data-choice]:not(:disabled), #confirm, #main .actions .button, .option-list > summary, .option-list[open] > .sheet, .tabs a, .tally, .tracks, .own-scores, .can-be-asked, #headline, #look";
const STEP = 16; // px between two places that are tried

/** @typedef {[x: number, y: number]} Place */

/** What must stay in sight and within reach. @param {Element} [except] @returns {DOMRect[]} */
export function kept(except) {
  return [...document.querySelectorAll(KEPT)]
    .filter((one) => one !== except && !one.contains(except ?? null) && one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.right > 0 && box.x < innerWidth && box.bottom > 0 && box.y < innerHeight);
}

/** @param {DOMRect} box @param {Place} place @param {number} width @param {number} height */
export function covers(box, [x, y], width, height) {
  return x < box.right && box.x < x + width && y < box.bottom && box.y < y + height;
}

/** Puts it where it covers nothing of that, as near to the middle of the page as possible; without any room over the header. @param {HTMLElement} words */
export function settle(words) {
  if (words.hidden) return;
  Object.assign(words.style, { position: "fixed", inset: "0 auto auto 0", translate: "none" });
  const { offsetWidth: width, offsetHeight: height } = words;
  const boxes = kept(words);
  const free = (/** @type {Place} */ place) => !boxes.some((box) => covers(box, place, width, height));
  const [x, y] = placesFor(width, height).find(free) ?? [(innerWidth - width) / 2, 2];
  Object.assign(words.style, { left: `${x}px`, top: `${y}px` });
}

/** From the middle to the edges, below the question first. @param {number} width @param {number} height @returns {Place[]} */
function placesFor(width, height) {
  const top = (document.getElementById("panels") ?? document.body).getBoundingClientRect().top + 6;
  const [right, bottom] = [innerWidth - width - 6, innerHeight - height - 6];
  const middle = right / 2;
  /** @type {Place[]} */
  const places = [];
  for (let y = top; y <= bottom; y += STEP) {
    for (let away = 0; away <= middle; away += STEP) places.push([middle - away, y], [middle + away, y]);
  }
  return places;
}

function settleAll() {
  for (const words of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#news, #refusal"))) settle(words);
}

document.addEventListener("table", settleAll);
addEventListener("resize", settleAll);
