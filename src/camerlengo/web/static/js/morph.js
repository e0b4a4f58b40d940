/** Puts a new table over the old one and keeps what the person was doing. */
import { glide, positions } from "./glide.js";
import { main } from "./page.js";

/**
 * Opened lists stay open, half-written messages stay, and so do focus and scroll positions.
 * Afterwards the event "table" tells the other scripts.
 *
 * @param {string} html of a page or of its <main>
 */
export function show(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("main");
  if (!fresh || isOlder(fresh)) return;
  shown += 1;
  // many readers share an update; the own token is put in here, into its fields and nowhere else
  for (const field of fresh.querySelectorAll("input[name=csrf]")) field.setAttribute("value", token());
  const before = positions();
  const wasHere = main().contains(document.activeElement);
  renew(main(), fresh);
  glide(before);
  // who goes by keyboard goes on from the table if the thing in focus is gone
  if (wasHere && !main().contains(document.activeElement)) main().focus({ preventScroll: true });
  document.dispatchEvent(new CustomEvent("table"));
}

/** How often a table was shown on this page. */
let shown = 0;

/** Whether the page shows a later table already: requests and the socket may overtake one another. @param {HTMLElement} fresh */
function isOlder(fresh) {
  return fresh.dataset.table === main().dataset.table && Number(fresh.dataset.number) < Number(main().dataset.number);
}

/** The reader's own token, as the page brought it. */
function token() {
  const field = /** @type {HTMLInputElement | null} */ (document.querySelector("header input[name=csrf]"));
  return field?.value ?? "";
}

/**
 * Makes `old` like `fresh` and leaves alone what is the same: most of a table does not change with a move.
 * `fresh` is used up. What has an id stays where it is if it can: a thing that is taken out and put back loses its
 * focus and scroll position, and the browser lays out the page on the spot.
 *
 * @param {Element} old @param {Element} fresh
 */
function renew(old, fresh) {
  if (old.isEqualNode(fresh) || old.hasAttribute("data-keep")) return;
  adopt(old, fresh);
  const known = childrenById(old);
  const wanted = childrenById(fresh);
  for (const [name, child] of known) if (!wanted.has(name)) child.remove();
  /** @type {ChildNode | null} */
  let here = old.firstChild; // everything before it is as it shall be
  for (let next = fresh.firstChild; next;) {
    const one = next;
    next = one.nextSibling;
    const named = known.get(idOf(one));
    if (named) here = clearTheWay(here, named);
    const match = named ?? (isLike(one, here) ? here : null);
    if (!match) old.insertBefore(one, here);
    else {
      if (match === here) here = here.nextSibling;
      else old.insertBefore(match, here);
      if (match instanceof Element) renew(match, /** @type {Element} */ (one));
      else if (match.nodeValue !== one.nodeValue) match.nodeValue = one.nodeValue;
    }
  }
  while (here) here = without(here);
}

/** Removes what lies between, if nothing of it has a name. @param {ChildNode | null} here @param {Element} named */
function clearTheWay(here, named) {
  for (let between = here; between !== named; between = between.nextSibling) {
    if (!between || idOf(between)) return here;
  }
  while (here && here !== named) here = without(here);
  return here;
}

/** Removes a node and returns the one after it. @param {ChildNode} node */
function without(node) {
  const after = node.nextSibling;
  node.remove();
  return after;
}

/** What can be found again wherever it has moved among its siblings. @param {Element} parent */
function childrenById(parent) {
  /** @type {Map<string, Element>} */
  const found = new Map();
  for (const child of parent.children) if (child.id) found.set(idOf(child), child);
  return found;
}

/** Nothing for what has no id: no key of a map is empty. @param {Node} node */
function idOf(node) {
  return node instanceof Element && node.id ? `${node.tagName} ${node.id}` : "";
}

/** Whether both are of a kind and neither has a name of its own. @param {Node} one @param {Node | null} other */
function isLike(one, other) {
  return other !== null && one.nodeType === other.nodeType && one.nodeName === other.nodeName && !idOf(one) && !idOf(other);
}

/** @param {Element} old @param {Element} fresh */
function adopt(old, fresh) {
  const isOpenedByHand = (/** @type {string} */ name) => name === "open" && old instanceof HTMLDetailsElement;
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !isOpenedByHand(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value && !isOpenedByHand(name)) old.setAttribute(name, value);
  }
}

/** Fetches this page anew and shows it, unless the socket has brought something meanwhile: what it brings next is newer. */
export async function refresh() {
  const before = shown;
  const response = await fetch(location.href, { headers: { accept: "text/html" } });
  if (!response.ok) return;
  const html = await response.text();
  if (shown === before) show(html);
}
