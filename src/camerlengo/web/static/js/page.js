/** What every page needs: says that scripts run, and lets settings count as soon as they change. */

const root = document.documentElement;
root.classList.add("scripted");

for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form[data-save-on-change]"))) {
  form.addEventListener("change", async ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === "lang") return form.requestSubmit(); // every word changes
    const fields = new FormData(form);
    const body = new URLSearchParams(/** @type {any} */ (fields));
    const saved = await fetch(form.action, { method: "POST", body, headers: { accept: "application/json" } }).catch(() => null);
    if (saved?.ok) apply(fields);
    else form.requestSubmit(); // the page that comes says what is wrong
  });
}

/** The page stays as it is, with whatever somebody was just writing. @param {FormData} chosen */
function apply(chosen) {
  for (const name of ["sound", "confirm", "motion", "keys", "voice"]) root.dataset[name] = String(chosen.getAll(name).pop());
  const theme = String(chosen.get("theme"));
  const light = { light: "all", dark: "not all" }[theme] ?? "(prefers-color-scheme: light)";
  root.dataset.theme = theme;
  document.getElementById("morning")?.setAttribute("media", light);
  document.querySelector("meta[name=color-scheme]")?.setAttribute("content", theme === "auto" ? "dark light" : theme);
}

// whoever changes the language comes back to the very place, also to one that only the browser knows
document.addEventListener("submit", (event) => {
  const back = event.target instanceof HTMLFormElement ? event.target.querySelector("input[name=back]") : null;
  if (!(back instanceof HTMLInputElement) || new URL(back.value, location.href).pathname !== location.pathname) return;
  back.value = location.pathname + location.search + location.hash;
});

// a menu closes when one clicks elsewhere or presses Escape
const menus = "details.settings, details.option-list";
document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll(menus)) {
    if (event.target instanceof Node && !menu.contains(event.target)) menu.removeAttribute("open");
  }
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of document.querySelectorAll(menus)) {
    if (menu.hasAttribute("open")) {
      menu.removeAttribute("open");
      menu.querySelector("summary")?.focus();
    }
  }
});

/** Whether things may move: asked each time, since it may change. */
export function mayMove() {
  return (
    document.documentElement.dataset.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

/** Whether a preference is switched on. @param {"sound" | "confirm" | "motion" | "keys"} name */
export function prefers(name) {
  return document.documentElement.dataset[name] === "on";
}

/** A word that the server has put into the page for the scripts. @param {string} name */
export function word(name) {
  return document.getElementById("words")?.dataset[name] ?? "";
}

/** The table as it stands; it is the same element for as long as the page is open. */
export function main() {
  return /** @type {HTMLElement} */ (document.getElementById("main"));
}
