/** Advice comes when it is ready: it covers nothing that somebody has opened meanwhile, and waits to be opened then. */

const advice = () => document.getElementById("hint-list");

/** Whether advice has come that was not opened yet. */
let unread = false;
let there = Boolean(advice());

/** Why no advice came, as its button says. */
let trouble = "";

function settle() {
  const list = advice();
  const why = document.querySelector("#ask-hint[data-trouble]")?.textContent?.trim() ?? "";
  if (why && !trouble) say(why);
  trouble = why;
  if (!list) unread = false;
  else if (!there) say(list.querySelector("summary")?.textContent?.trim() ?? "");
  if (list?.hasAttribute("open") && document.getElementById("option-list")?.hasAttribute("open")) {
    list.removeAttribute("open");
    unread = true;
  }
  there = Boolean(list);
  list?.toggleAttribute("data-unread", unread); // an update of the table has taken it away
}

/** For those who listen to the page. @param {string} words */
function say(words) {
  const told = document.getElementById("told");
  if (told) told.textContent = words;
}

document.addEventListener("table", settle);
document.addEventListener("toggle", ({ target }) => {
  if (!(target instanceof HTMLDetailsElement) || target !== advice() || !target.open) return;
  unread = false;
  target.removeAttribute("data-unread");
}, true);
