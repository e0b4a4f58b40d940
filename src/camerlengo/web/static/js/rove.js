/**
 * Arrow keys move among things of a kind; Tab goes from one kind to the next.
 *
 * data-roving="grid" finds the neighbour by where it lies, "list" by its order. Things that can be chosen are
 * always within reach of Tab.
 */

/** @type {Record<string, number[] | undefined>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

document.addEventListener("keydown", (event) => {
  const step = STEPS[event.key];
  const from = event.target instanceof HTMLElement ? event.target : null;
  const area = /** @type {HTMLElement | null} */ (from?.closest("[data-roving]") ?? null);
  if (!step || !from || !area || event.altKey || event.ctrlKey || event.metaKey) return;
  const things = /** @type {HTMLElement[]} */ ([...area.querySelectorAll("button, a")]);
  if (!things.includes(from)) return;
  const next = area.dataset.roving === "grid" ? neighbour(things, from, step) : inOrder(things, from, step);
  if (!next) return;
  event.preventDefault();
  next.focus();
});

/** @param {HTMLElement[]} things @param {HTMLElement} from @param {number[]} step */
function inOrder(things, from, [x, y]) {
  return things[things.indexOf(from) + x + y];
}

/** The nearest thing in a direction; what lies straight ahead comes first. @param {HTMLElement[]} things @param {HTMLElement} from @param {number[]} step */
function neighbour(things, from, [x, y]) {
  const here = middle(from);
  let best;
  let least = Infinity;
  for (const thing of things) {
    const there = middle(thing);
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (ahead > 5 && ahead + 3 * aside < least) {
      least = ahead + 3 * aside;
      best = thing;
    }
  }
  return best;
}

/** @param {HTMLElement} thing */
function middle(thing) {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Every area has a way in. */
function open() {
  for (const area of document.querySelectorAll("[data-roving]")) {
    const things = /** @type {HTMLElement[]} */ ([...area.querySelectorAll("button, a")]);
    if (things.length && things.every((thing) => thing.tabIndex < 0)) {
      things[area.closest(".log") ? things.length - 1 : 0].tabIndex = 0;
    }
  }
}
document.addEventListener("table", open);
open();
