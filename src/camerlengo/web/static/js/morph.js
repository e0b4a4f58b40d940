/** Puts a new table over the old one and keeps what the person was doing. */
import { Idiomorph } from "../vendor/idiomorph/idiomorph.esm.js";
import { glide, positions } from "./glide.js";
import { main } from "./page.js";

/** @type {any} */
const KEEPING = {
  /** @param {Node} node */
  beforeNodeMorphed: (node) => !(node instanceof HTMLElement && node.hasAttribute("data-keep")),
  /** @param {string} name @param {Element} node */
  beforeAttributeUpdated: (name, node) => !(name === "open" && node instanceof HTMLDetailsElement),
};

/**
 * Opened lists stay open, half-written messages stay, and so do focus and scroll positions.
 * Afterwards the event "table" tells the other scripts.
 *
 * @param {string} html of a page or of its <main>
 */
export function show(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("main");
  if (!fresh) return;
  // many readers share an update; the own token is put in here, into its fields and nowhere else
  for (const field of fresh.querySelectorAll("input[name=csrf]")) field.setAttribute("value", token());
  const before = positions();
  renew(main(), fresh);
  glide(before);
  document.dispatchEvent(new CustomEvent("table"));
}

/** The reader's own token, as the page brought it. */
function token() {
  const field = /** @type {HTMLInputElement | null} */ (document.querySelector("header input[name=csrf]"));
  return field?.value ?? "";
}

/**
 * Leaves alone what is the same, goes down where the children are the same ones, and morphs the rest: most of a
 * table does not change with a move.
 *
 * @param {Element} old @param {Element} fresh
 */
function renew(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old instanceof HTMLElement && old.hasAttribute("data-keep")) return;
  if (sameChildren(old, fresh) || bothLists(old, fresh)) {
    adopt(old, fresh);
    const children = [...fresh.children];
    [...old.children].forEach((child, number) => (number < children.length ? renew(child, children[number]) : child.remove()));
    old.append(...children.slice(old.children.length));
    return;
  }
  Idiomorph.morph(old, fresh, { morphStyle: "outerHTML", restoreFocus: true, callbacks: KEEPING });
}

/** Whether both hold the same elements, known by their ids, and nothing but elements. @param {Element} old @param {Element} fresh */
function sameChildren(old, fresh) {
  if (old.tagName !== fresh.tagName || old.id !== fresh.id || old.children.length !== fresh.children.length) return false;
  if (!old.children.length || [...old.childNodes, ...fresh.childNodes].some(isText)) return false;
  const children = [...fresh.children];
  return [...old.children].every((child, number) => child.tagName === children[number].tagName && child.id === children[number].id);
}

/** Lists of things that nobody knows by an id, like the log: line by line, what is new comes at the end. @param {Element} old @param {Element} fresh */
function bothLists(old, fresh) {
  const isList = (/** @type {Element} */ one) => /^[OU]L$/.test(one.tagName) && ![...one.childNodes].some(isText) && !one.querySelector("[id]");
  return old.tagName === fresh.tagName && old.id === fresh.id && isList(old) && isList(fresh);
}

/** @param {Node} node */
function isText(node) {
  return node.nodeType === Node.TEXT_NODE && Boolean(node.nodeValue?.trim());
}

/** @param {Element} old @param {Element} fresh */
function adopt(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !(name === "open" && old instanceof HTMLDetailsElement)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value && !(name === "open" && old instanceof HTMLDetailsElement)) old.setAttribute(name, value);
  }
}

/** Fetches this page anew and shows it. */
export async function refresh() {
  const response = await fetch(location.href, { headers: { accept: "text/html" } });
  if (response.ok) show(await response.text());
}
