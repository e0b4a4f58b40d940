/** Draws the random number that this browser adds to a deal, into the hidden fields that ask for one. */

const BYTES = 16;

function draw() {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fill() {
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("input[data-nonce]"))) {
    if (!field.value) field.value = draw();
  }
}

fill();
document.addEventListener("table", fill);
