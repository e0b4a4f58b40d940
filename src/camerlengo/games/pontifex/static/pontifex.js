/** The map larger or smaller: by wheel, pinch or buttons; panned by dragging. The size belongs to the page, not to the table. */
import { main, mayMove } from "../js/page.js";
import { say } from "../js/voice.js";

const LARGEST = 4;
const STEP = 1.35;
const NEAR = 1150; // pixels: so wide a map has room for what dioceses yield
const root = document.documentElement;
const small = matchMedia("(max-width: 43.99rem)");

let size = small.matches ? 1.3 : 1;

const frame = () => document.getElementById("frame");
const world = () => document.getElementById("world");

/** Keeps what lies under this point of the window where it is. @param {number} wanted @param {number} x @param {number} y */
function zoom(wanted, x, y) {
  const around = frame();
  const map = world();
  if (!around || !map) return;
  const before = map.getBoundingClientRect();
  const across = (x - before.x) / before.width;
  const down = (y - before.y) / before.height;
  size = Math.min(LARGEST, Math.max(1, wanted));
  apply();
  const after = map.getBoundingClientRect();
  around.scrollLeft += after.x + across * after.width - x;
  around.scrollTop += after.y + down * after.height - y;
}

function apply() {
  root.style.setProperty("--map-zoom", String(size));
  root.classList.toggle("map-near", (world()?.clientWidth ?? 0) >= NEAR);
  root.classList.toggle("map-loose", isLoose());
}

/** Whether the map is larger than its frame, and can be dragged. */
function isLoose() {
  const around = frame();
  return Boolean(around && (around.scrollWidth > around.clientWidth + 1 || around.scrollHeight > around.clientHeight + 1));
}

/** @param {number} wanted */
function zoomAtMyPawn(wanted) {
  const box = frame()?.getBoundingClientRect();
  const pawn = document.getElementById(own())?.getBoundingClientRect();
  if (box && pawn?.width) zoom(wanted, pawn.x + pawn.width / 2, pawn.y + pawn.height / 2);
  else if (box) zoom(wanted, box.x + box.width / 2, box.y + box.height / 2);
}

/** @param {string} name @param {ScrollBehavior} behavior */
function show(name, behavior) {
  const around = frame();
  const thing = document.getElementById(name);
  if (!around || !thing) return;
  const box = thing.getBoundingClientRect();
  const seen = around.getBoundingClientRect();
  around.scrollBy({
    left: box.x + box.width / 2 - seen.x - seen.width / 2,
    top: box.y + box.height / 2 - seen.y - seen.height / 2,
    behavior: mayMove() ? behavior : "instant",
  });
}

/** The near pawn: the reader's own. */
const own = () => document.getElementById("zoom-pawn")?.dataset.pawn ?? "";

document.addEventListener("click", (event) => {
  const tool = event.target instanceof Element ? event.target.closest(".tool") : null;
  if (!tool) return;
  if (tool.id === "zoom-in") {
    zoomAtMyPawn(size * STEP);
    show(own(), "instant");
  } else if (tool.id === "zoom-out") zoomAtMyPawn(size / STEP);
  else if (tool instanceof HTMLElement && tool.dataset.place) {
    zoomAtMyPawn(Math.max(size, 3));
    show(tool.dataset.place, "smooth");
  }
  else {
    zoomAtMyPawn(Math.max(size, 2));
    show(own(), "smooth");
  }
});

document.addEventListener("wheel", (event) => {
  if (!(event.target instanceof Element) || !event.target.closest("#frame")) return;
  event.preventDefault();
  zoom(size * Math.exp(-event.deltaY / 500), event.clientX, event.clientY);
}, { passive: false });

// two fingers
let apart = 0;
/** @param {TouchEvent} event */
function between(event) {
  const [one, two] = event.touches;
  return { distance: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY), x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 };
}
document.addEventListener("touchstart", (event) => {
  const inside = event.target instanceof Element && event.target.closest("#frame");
  apart = inside && event.touches.length === 2 ? between(event).distance : 0;
}, { passive: true });
document.addEventListener("touchmove", (event) => {
  if (!apart || event.touches.length !== 2) return;
  event.preventDefault();
  const { distance, x, y } = between(event);
  zoom((size * distance) / apart, x, y);
  apart = distance;
}, { passive: false });

// the mouse drags; a drag is no click
/** @type {{x: number, y: number, moved: boolean} | null} */
let held = null;
document.addEventListener("pointerdown", (event) => {
  const inside = event.target instanceof Element && event.target.closest("#frame") && !event.target.closest(".tool");
  if (inside && event.pointerType === "mouse" && event.button === 0 && isLoose()) held = { x: event.clientX, y: event.clientY, moved: false };
});
document.addEventListener("pointermove", (event) => {
  const around = frame();
  if (!held || !around) return;
  if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < 4 && !held.moved) return;
  around.scrollLeft -= event.clientX - held.x;
  around.scrollTop -= event.clientY - held.y;
  held = { x: event.clientX, y: event.clientY, moved: true };
});
document.addEventListener("click", (event) => {
  if (held?.moved) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  held = null;
}, true);
document.addEventListener("pointerup", () => {
  if (held && !held.moved) held = null;
});

// where the map is larger than its frame it follows: to the own pawn first, then to whoever acts
let followed = "";
function follow() {
  if (!isLoose()) return;
  const active = document.querySelector(".pawns .active .pawn");
  const pawn = main().classList.contains("my-turn") ? document.getElementById(own()) : active;
  if (!(pawn instanceof HTMLElement)) return;
  const place = `${pawn.id} ${pawn.parentElement?.className}`;
  if (place !== followed) show(pawn.id, followed ? "smooth" : "instant");
  followed = place;
}

// a pilgrimage: points are chosen with plus and minus and paid together; each score is an answer of its own
/** @type {Map<number, number>} by score, as its way up */
let pledged = new Map();
/** @type {string[]} answers that follow the first */
let following = [];

const pledge = () => /** @type {HTMLButtonElement | null} */ (document.getElementById("pledge"));

function showPledged() {
  const button = pledge();
  if (!button) return;
  let sum = 0;
  for (const [change, points] of pledged) {
    sum += Math.abs(points);
    const shown = document.getElementById(`points-${change}`);
    if (shown) shown.textContent = String(Number(shown.dataset.now) + points);
  }
  const said = document.getElementById("pledged");
  if (said) said.textContent = String(sum);
  button.disabled = sum === 0;
}

/** @param {HTMLElement} step */
function stepPledge(step) {
  const change = Number(step.dataset.of);
  const shown = document.getElementById(`points-${change}`);
  const points = (pledged.get(change) ?? 0) + Number(step.dataset.points);
  const sum = [...pledged].reduce((before, [of, one]) => before + (of === change ? 0 : Math.abs(one)), Math.abs(points));
  const within = shown && points <= Number(shown.dataset.up) && -points <= Number(shown.dataset.down);
  if (!within || sum > Number(pledge()?.dataset.most)) return;
  pledged.set(change, points);
  showPledged();
  say(`${step.getAttribute("aria-label")}. ${shown.textContent}. ${pledge()?.textContent?.trim().replace(/\s+/g, " ")}.`);
}

/** The answers, one for each score, in their order. @param {HTMLButtonElement} button @returns {string[]} */
function answersOf(button) {
  const chosen = [...pledged].filter(([, points]) => points !== 0).sort(([one], [other]) => one - other);
  return chosen.map(([change, points], at) => {
    const way = change + (points < 0 ? 1 : 0);
    const more = at < chosen.length - 1 ? 1 : 0;
    return String(Number(button.dataset.first) + (way * Number(button.dataset.range) + Math.abs(points) - 1) * 2 + more);
  });
}

document.addEventListener("click", (event) => {
  const step = event.target instanceof Element ? event.target.closest("[data-points]") : null;
  if (step instanceof HTMLElement) return stepPledge(step);
  const button = pledge();
  if (!button || !(event.target instanceof Node) || !button.contains(event.target) || !event.isTrusted) return;
  [button.value, ...following] = answersOf(button);
  pledged = new Map();
}, true);

function payOn() {
  const button = pledge();
  if (!button) {
    following = [];
    pledged = new Map();
  } else if (following.length) {
    button.value = following.shift() ?? "";
    button.disabled = false;
    button.form?.requestSubmit(button);
  } else showPledged();
}

apply();
follow();
addEventListener("resize", () => { apply(); follow(); });
document.addEventListener("table", apply);
document.addEventListener("table", payOn);
document.addEventListener("table", follow);
