/** Puts a new table over the old one and keeps what the person was doing. */
import { glide, positions } from "./glide.js";
import { main } from "./page.js";

const FETCHING = 10_000; // ms until a page that is fetched is given up

/**
 * What an update says of the page, as web/scene.py makes it.
 *
 * @typedef {object} Update
 * @property {boolean} [whole] `parts` is the whole table
 * @property {Record<string, string>} [parts] HTML by the id of its element
 * @property {Record<string, string | null>} [main] attributes
 * @property {{kept: number, lines: string[]}} [log]
 * @property {string[]} [said] beside the new lines of the log
 * @property {string[]} [events]
 * @property {boolean} [silent] it is another look at the table, and nothing is said aloud
 * @property {string} [title]
 * @property {boolean} [mine] something is asked of me
 * @property {number} [seat] whose table is shown; −1 for nobody's
 */

/**
 * Opened lists stay open, half-written messages stay, and so do focus and scroll positions.
 * Afterwards the event "table" tells the other scripts.
 *
 * @param {string} html of a page
 */
export function show(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("main");
  if (!fresh || isOlder(fresh)) return;
  withToken(fresh);
  change(() => renew(main(), fresh));
}

/**
 * Shows what is new. It throws if the page is not what the server takes it for.
 *
 * @param {Update} update @returns {Element[]} the new lines of the log
 */
export function patch({ parts = {}, main: attributes = {}, log }) {
  /** @type {Element[]} */
  let lines = [];
  change(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) main().removeAttribute(name);
      else main().setAttribute(name, value);
    }
    for (const [id, html] of Object.entries(parts)) renewPart(id, html);
    if (log) lines = extend(log);
  });
  return lines;
}

/** @param {() => void} renewal */
function change(renewal) {
  const before = positions();
  renewal();
  glide(before);
  document.dispatchEvent(new CustomEvent("table"));
}

/** @param {string} id @param {string} html */
function renewPart(id, html) {
  const old = id === "main" ? main() : document.getElementById(id);
  const template = document.createElement("template");
  template.innerHTML = html;
  withToken(template.content);
  const fresh = id === "main" ? /** @type {HTMLElement} */ (old?.cloneNode(false)) : template.content.firstElementChild;
  if (!old || !fresh) throw new Error(`the part ${id} is not here`);
  if (id === "main") fresh.append(template.content);
  for (const mark of fresh.querySelectorAll("template[data-part]")) {
    const part = old.querySelector(`#${CSS.escape(mark.getAttribute("data-part") ?? "")}`);
    if (!part) throw new Error(`a part of ${id} is not here`);
    staying.set(mark, part);
  }
  if (old.nodeName === fresh.nodeName) renew(old, fresh);
  else {
    settle(fresh);
    old.replaceWith(fresh);
  }
}

/** By its mark, a part that stays as it is. @type {WeakMap<Node, Element>} */
const staying = new WeakMap();

/** Puts the parts that stay in the place of their marks. @param {Node} node */
function settle(node) {
  if (!(node instanceof Element)) return;
  for (const mark of node.querySelectorAll("template[data-part]")) mark.replaceWith(staying.get(mark) ?? mark);
}

/** @param {{kept: number, lines: string[]}} news @returns {Element[]} */
function extend({ kept, lines }) {
  const log = document.getElementById("log");
  if (!log || log.querySelectorAll("li:not(.quiet)").length < kept) throw new Error("the log is not here");
  while (log.children.length > kept) log.lastElementChild?.remove();
  const template = document.createElement("template");
  template.innerHTML = lines.join("");
  const fresh = [...template.content.children];
  log.dataset.roving = "list";
  log.append(template.content);
  log.querySelector("a[tabindex='0']")?.setAttribute("tabindex", "-1"); // the newest one is within reach of Tab
  markLatest(log);
  return fresh;
}

/** What has happened last stands out. @param {Element} log */
function markLatest(log) {
  const at = (/** @type {Element | null} */ line) => line?.querySelector("a")?.textContent;
  for (const line of log.querySelectorAll(".latest")) {
    line.classList.remove("latest");
    if (!line.className) line.removeAttribute("class");
  }
  const newest = at(log.lastElementChild);
  for (let line = log.lastElementChild; line && at(line) === newest; line = line.previousElementSibling) line.classList.add("latest");
}

/** Many readers share an update: the own token is put in here, into its fields and nowhere else. @param {ParentNode} fresh */
function withToken(fresh) {
  for (const field of fresh.querySelectorAll("input[name=csrf]")) field.setAttribute("value", token());
}

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
    const part = staying.get(one);
    if (part) {
      if (part.parentNode === old) here = clearTheWay(here, part);
      if (part === here) here = here.nextSibling;
      else old.insertBefore(part, here);
      continue;
    }
    const named = known.get(idOf(one));
    if (named) here = clearTheWay(here, named);
    const match = named ?? (isLike(one, here) ? here : null);
    if (!match) {
      settle(one);
      old.insertBefore(one, here);
    }
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
  for (const child of parent.children) {
    const named = staying.get(child) ?? child;
    if (named.id) found.set(idOf(named), named);
  }
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

/** Fetches this page anew and shows it, unless `obsolete` says that something else is on its way. @param {() => boolean} obsolete */
export async function refresh(obsolete) {
  const response = await fetch(location.href, { headers: { accept: "text/html" }, signal: AbortSignal.timeout(FETCHING) });
  if (!response.ok) return;
  const html = await response.text();
  if (!obsolete()) show(html);
}
