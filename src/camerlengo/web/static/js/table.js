/** A table page: everything that happens without loading it again. */
import "./page.js";
import "./tips.js";
import "./rove.js";
import "./zoom.js";
import "./copy.js";
import "./nonce.js";
import "./panels.js";
import "./drafts.js";
import "./advice.js";
import "./number.js";
import { takeAnswers } from "./answer.js";
import { askBefore } from "./confirm.js";
import { connect } from "./live.js";
import { countUp } from "./sheet.js";
import { watchForTurns } from "./notify.js";

askBefore();
takeAnswers();
watchForTurns();
countUp();
connect();
