/**
 * Arrow keys move among things of a kind; Tab goes from one kind to the next.
 *
 * data-roving="grid" finds the neighbour in its row or in the next one, "map" by where it lies, "list" by its order.
 * While something can be chosen there, the arrows go from choice to choice, with Shift to everything; beyond the edge
 * they go on to the choices of other groups. One thing of a group is within reach of Tab: the one that had the focus
 * last, or the first choice.
 */

/** @type {Record<string, number[] | undefined>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const THINGS = "button, a";
const CHOICE = "button[name=option], [data-choice]:not([disabled])";

document.addEventListener("keydown", (event) => {
  const from = event.target instanceof HTMLElement ? event.target : null;
  const area = /** @type {HTMLElement | null} */ (from?.closest("[data-roving]") ?? null);
  if (!from || !area || event.altKey || event.ctrlKey || event.metaKey || from.matches("input, select, textarea")) return;
  const next = goal(event, area, from);
  if (!next) return;
  event.preventDefault();
  next.focus();
});

/** @param {KeyboardEvent} event @param {HTMLElement} area @param {HTMLElement} from */
function goal({ key, shiftKey }, area, from) {
  const all = thingsOf(area);
  const choices = all.filter(isChoice);
  const things = shiftKey || !choices.length ? all : choices;
  if (key === "Home" || key === "End") {
    const row = area.dataset.roving === "grid" && from !== area ? things.filter((thing) => isBeside(thing, from)) : things;
    return row.at(key === "Home" ? 0 : -1);
  }
  const step = STEPS[key];
  if (!step) return undefined;
  if (from === area) return things.find((thing) => thing.tabIndex === 0) ?? things[0];
  const { roving } = area.dataset;
  const near = roving === "list" ? inOrder(things, from, step) : roving === "map" ? neighbour(things, from, step) : inRows(things, from, step);
  return near ?? (choices.length && !shiftKey ? neighbour(elsewhere(area), from, step) : undefined);
}

/** @param {HTMLElement} area @returns {HTMLElement[]} */
function thingsOf(area) {
  const all = /** @type {HTMLElement[]} */ ([...area.querySelectorAll(THINGS)]);
  return all.filter((one) => !one.matches(":disabled") && one.closest("[data-roving]") === area && one.checkVisibility({ visibilityProperty: true }));
}

/** @param {HTMLElement} thing */
function isChoice(thing) {
  return thing.matches(CHOICE);
}

/** The choices of all other groups. @param {HTMLElement} area @returns {HTMLElement[]} */
function elsewhere(area) {
  const areas = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#main [data-roving]")]);
  return areas.filter((other) => other !== area).flatMap(thingsOf).filter(isChoice);
}

/** Beside it in its row, or in the next row the one that is nearest. @param {HTMLElement[]} things @param {HTMLElement} from @param {number[]} step */
function inRows(things, from, [x, y]) {
  const { x: left, y: top } = middle(from);
  if (x) {
    const row = things.filter((thing) => isBeside(thing, from) && (middle(thing).x - left) * x > 5);
    return row.sort((one, other) => (middle(one).x - middle(other).x) * x)[0];
  }
  const ahead = things.filter((thing) => !isBeside(thing, from) && (middle(thing).y - top) * y > 0);
  const next = ahead.sort((one, other) => (middle(one).y - middle(other).y) * y)[0];
  const row = next ? ahead.filter((thing) => isBeside(thing, next)) : [];
  return row.sort((one, other) => Math.abs(middle(one).x - left) - Math.abs(middle(other).x - left))[0];
}

/** @param {HTMLElement[]} things @param {HTMLElement} from @param {number[]} step */
function inOrder(things, from, [x, y]) {
  const at = things.indexOf(from);
  return at < 0 ? things[0] : things[at + x + y];
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

/** Whether both lie in one row. @param {HTMLElement} one @param {HTMLElement} other */
function isBeside(one, other) {
  return Math.abs(middle(one).y - middle(other).y) < other.getBoundingClientRect().height / 2;
}

/** @param {HTMLElement} thing */
function middle(thing) {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Every area has one way in. */
function open() {
  for (const area of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-roving]:not(#log)"))) reach(area);
  const links = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#log a"));
  if (links.length && !document.querySelector("#log a[tabindex='0']")) links[links.length - 1].tabIndex = 0;
}

/** @param {HTMLElement} area @param {HTMLElement} [wanted] */
function reach(area, wanted) {
  const things = thingsOf(area);
  const choices = things.filter(isChoice);
  const within = choices.length ? choices : things;
  const known = (wanted && things.includes(wanted) ? wanted : undefined) ?? within.find((one) => one.dataset.here !== undefined);
  const way = known ?? within[0];
  for (const thing of things) {
    const index = thing === way ? 0 : -1;
    if (thing.tabIndex !== index) thing.tabIndex = index;
    if (thing === wanted) thing.dataset.here = "";
    else delete thing.dataset.here;
  }
}

document.addEventListener("focusin", ({ target }) => {
  const thing = target instanceof HTMLElement ? target.closest(THINGS) : null;
  const area = thing?.closest("[data-roving]");
  if (thing instanceof HTMLElement && area instanceof HTMLElement && area.id !== "log") reach(area, thing);
});
document.addEventListener("table", open);
open();

// --- lists of options: arrows, Home, End, and the first letters or the number of a line ---

let typed = "";
let typedAt = 0;
const APART = 1000; // ms between two letters of one word

document.addEventListener("keydown", (event) => {
  const from = event.target instanceof HTMLElement ? event.target : null;
  const list = from?.closest("details[open].option-list");
  if (!list || event.altKey || event.ctrlKey || event.metaKey || from?.matches("input, select")) return;
  const lines = /** @type {HTMLElement[]} */ ([...list.querySelectorAll(".option-line, .bid-button")]);
  const next = lineFor(event, lines, lines.indexOf(/** @type {HTMLElement} */ (from)));
  if (!next) return;
  event.preventDefault();
  event.stopImmediatePropagation(); // letters are no shortcuts here
  next.focus();
});

/** @param {KeyboardEvent} event @param {HTMLElement[]} lines @param {number} at */
function lineFor({ key, timeStamp }, lines, at) {
  const steps = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, PageDown: 8, PageUp: -8, Home: -Infinity, End: Infinity };
  if (key in steps) {
    typed = "";
    const to = at + steps[/** @type {keyof typeof steps} */ (key)];
    return lines[Math.max(0, Math.min(lines.length - 1, at < 0 ? 0 : to))];
  }
  if (key.length !== 1 || key === " ") return undefined;
  if (/^\d$/.test(key)) {
    typed = /^\d+$/.test(typed) && Number(typed + key) <= lines.length ? typed + key : key;
    return lines[Number(typed) - 1];
  }
  typed = timeStamp - typedAt < APART && !/\d/.test(typed) ? typed + key : key;
  typedAt = timeStamp;
  const begin = plain(typed);
  const after = [...lines.slice(at + (begin.length > 1 ? 0 : 1)), ...lines];
  return after.find((line) => wordsOf(line).some((word) => word.startsWith(begin)));
}

// a list that opens begins with its first line, and leads back to where one came from
/** @type {HTMLElement | null} */
let cameFrom = null;
document.addEventListener("focusin", ({ target, relatedTarget }) => {
  const list = target instanceof Element ? target.closest("details.option-list") : null;
  if (list && !(relatedTarget instanceof Node && list.contains(relatedTarget))) typed = "";
});
document.addEventListener("toggle", ({ target }) => {
  if (!(target instanceof HTMLDetailsElement) || !target.matches(".option-list")) return;
  const at = document.activeElement;
  if (target.open && at === target.querySelector("summary") && at?.matches(":focus-visible")) {
    /** @type {HTMLElement | null} */ (target.querySelector(".option-line, .bid-button"))?.focus();
  }
}, true);

/** Opens a list from wherever the focus is. @param {HTMLDetailsElement} list */
export function openList(list) {
  cameFrom = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  list.open = true;
  /** @type {HTMLElement | null} */ (list.querySelector(".option-line, .bid-button, summary"))?.focus();
}

document.addEventListener("keydown", (event) => {
  const list = event.target instanceof Element ? event.target.closest("details[open].option-list") : null;
  if (event.key !== "Escape" || !(list instanceof HTMLDetailsElement)) return;
  event.stopImmediatePropagation();
  list.open = false;
  const back = cameFrom?.isConnected && cameFrom.checkVisibility() ? cameFrom : list.querySelector("summary");
  cameFrom = null;
  back?.focus();
}, true);

/** @param {HTMLElement} line */
function wordsOf(line) {
  return plain(line.getAttribute("aria-label") ?? line.textContent ?? "").split(/[\s’']+/);
}

/** @param {string} words */
function plain(words) {
  return words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
