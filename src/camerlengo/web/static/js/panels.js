/** On a phone: the tabs show which panel is in view and what is new elsewhere, and lead there without changing the address. */

const panels = () => document.getElementById("panels");
const tabs = () => /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll(".tabs a")]);

/** How much of the chat has been in view, also before the page was loaded again; what comes later is counted on its tab. */
const key = `read ${location.pathname}`;
let read = Number(sessionStorage.getItem(key) ?? said());

function said() {
  return document.querySelectorAll("#main .said").length;
}

function mark() {
  const area = panels();
  if (document.querySelector(".lobby")) read = said(); // there the chat is always in view
  if (!area) return;
  const at = Math.round(area.scrollLeft / Math.max(1, area.clientWidth));
  tabs().forEach((tab, number) => {
    if (number === at) tab.setAttribute("aria-current", "true");
    else tab.removeAttribute("aria-current");
    if (tab.hash === "#panel-talk") count(tab, number === at);
  });
}

/** @param {HTMLAnchorElement} tab @param {boolean} inView */
function count(tab, inView) {
  if (inView || !tab.offsetParent) read = said(); // where there are no tabs, the chat is always in view
  sessionStorage.setItem(key, String(read));
  if (said() > read) tab.dataset.new = String(said() - read);
  else delete tab.dataset.new;
}

document.addEventListener("click", (event) => {
  const tab = event.target instanceof Element ? event.target.closest(".tabs a") : null;
  const area = panels();
  if (!(tab instanceof HTMLAnchorElement) || !area) return;
  event.preventDefault();
  area.scrollTo({ left: tabs().indexOf(tab) * area.clientWidth });
  document.querySelector(tab.hash)?.setAttribute("tabindex", "-1");
  /** @type {HTMLElement | null} */ (document.querySelector(tab.hash))?.focus({ preventScroll: true });
});
document.addEventListener("scroll", (event) => {
  if (event.target === panels()) mark();
}, { capture: true, passive: true });
document.addEventListener("table", () => requestAnimationFrame(mark)); // not before the table is laid out anyway
mark();
