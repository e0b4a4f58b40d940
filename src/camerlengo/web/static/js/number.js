/** A number among many: plus and minus beside its field, and the button says what it will choose. */

function field() {
  return /** @type {HTMLSelectElement | null} */ (document.querySelector("#loose.number select"));
}

/** The button stands for the number in the field, as the button of any other option does. */
function follow() {
  const numbers = field();
  const button = /** @type {HTMLButtonElement | null} */ (document.getElementById("option-number"));
  const chosen = numbers?.selectedOptions[0];
  if (!numbers || !button || !chosen) return;
  button.value = chosen.value;
  button.textContent = chosen.textContent;
  button.toggleAttribute("data-irrevocable", chosen.hasAttribute("data-irrevocable"));
  for (const step of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("#loose [data-step]"))) {
    const place = numbers.selectedIndex + Number(step.dataset.step);
    step.setAttribute("aria-disabled", String(place < 0 || place >= numbers.length));
  }
}

document.addEventListener("click", (event) => {
  const step = event.target instanceof Element ? event.target.closest("#loose [data-step]") : null;
  const numbers = field();
  if (!(step instanceof HTMLElement) || !numbers) return;
  const place = numbers.selectedIndex + Number(step.dataset.step);
  numbers.selectedIndex = Math.min(Math.max(place, 0), numbers.length - 1);
  follow();
});
document.addEventListener("change", (event) => { if (event.target === field()) follow(); });
document.addEventListener("table", follow);
follow();
