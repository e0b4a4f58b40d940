/** Advice comes when it is ready: it covers nothing that somebody has opened meanwhile, and waits to be opened then. */

const advice = () => document.getElementById("hint-list");

/** Whether advice has come that was not opened yet. */
let unread = false;
let there = Boolean(advice());

function settle() {
  const list = advice();
  if (!list) unread = false;
  else if (!there) announce(list);
  if (list?.hasAttribute("open") && document.getElementById("option-list")?.hasAttribute("open")) {
    list.removeAttribute("open");
    unread = true;
  }
  there = Boolean(list);
  list?.toggleAttribute("data-unread", unread); // an update of the table has taken it away
}

/** For those who listen to the page. @param {HTMLElement} list */
function announce(list) {
  const told = document.getElementById("told");
  if (told) told.textContent = list.querySelector("summary")?.textContent?.trim() ?? "";
}

document.addEventListener("table", settle);
document.addEventListener("toggle", ({ target }) => {
  if (!(target instanceof HTMLDetailsElement) || target !== advice() || !target.open) return;
  unread = false;
  target.removeAttribute("data-unread");
}, true);
