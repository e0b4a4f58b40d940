/** The pages around the tables. */
import "./page.js";
import "./nonce.js";
