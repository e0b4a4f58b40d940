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
  const before = positions();
  Idiomorph.morph(main(), fresh, { morphStyle: "outerHTML", restoreFocus: true, callbacks: KEEPING });
  glide(before);
  document.dispatchEvent(new CustomEvent("table"));
}

/** Fetches this page anew and shows it. */
export async function refresh() {
  const response = await fetch(location.href, { headers: { accept: "text/html" } });
  if (response.ok) show(await response.text());
}
