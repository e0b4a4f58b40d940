/** The form of a new table: hints are on against bots, and off with other people, until somebody decides it. */

const hints = document.querySelector("#hints[data-by-seats]");
const seats = /** @type {HTMLSelectElement[]} */ ([...document.querySelectorAll("select[name^=seat-]")]);

function settle() {
  if (!(hints instanceof HTMLInputElement) || !hints.hasAttribute("data-by-seats")) return;
  hints.checked = !seats.some((seat) => seat.value === "open" || seat.value === "hot");
}

hints?.addEventListener("change", () => hints.removeAttribute("data-by-seats"));
for (const seat of seats) seat.addEventListener("change", settle);
settle();
