/** Copies a field to the clipboard, or hands a link to another program of the device. */

if ("share" in navigator) document.documentElement.classList.add("shares");

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-share]") : null;
  if (!(button instanceof HTMLElement)) return;
  navigator.share({ title: button.dataset.title, url: button.dataset.share }).catch(() => {}); // somebody thinks better of it
});

document.addEventListener("click", async (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
  if (!(button instanceof HTMLElement)) return;
  const field = /** @type {HTMLInputElement | null} */ (document.getElementById(button.dataset.copy ?? ""));
  if (!field) return;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy"); // pages without https may not use the clipboard
  }
  const label = button.querySelector("span") ?? button;
  const before = label.textContent;
  label.textContent = button.dataset.done ?? "";
  setTimeout(() => { label.textContent = before; }, 1800);
});
