/** The pages around the tables. */
import "./page.js";
import "./nonce.js";
import "./setup.js";

const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" });
for (const time of /** @type {NodeListOf<HTMLTimeElement>} */ (document.querySelectorAll("time[data-day]"))) {
  time.textContent = day.format(new Date(time.dateTime));
}
