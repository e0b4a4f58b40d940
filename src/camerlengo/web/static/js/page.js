/** What every page needs: says that scripts run, and saves settings as soon as they change. */

document.documentElement.classList.add("scripted");

for (const form of document.querySelectorAll("form[data-save-on-change]")) {
  form.addEventListener("change", () => /** @type {HTMLFormElement} */ (form).requestSubmit());
}

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

/** Whether a preference is switched on. @param {"sound" | "confirm" | "motion"} name */
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
