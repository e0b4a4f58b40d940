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
import "./coach.js";
import "./number.js";
import "./keys.js";
import { takeAnswers } from "./answer.js";
import { askBefore } from "./confirm.js";
import { beginFocus } from "./focus.js";
import { connect } from "./live.js";
import { countUp } from "./sheet.js";
import { watchForTurns } from "./notify.js";
import { begin } from "./voice.js";

askBefore();
takeAnswers();
watchForTurns();
countUp();
beginFocus();
begin();
connect();
