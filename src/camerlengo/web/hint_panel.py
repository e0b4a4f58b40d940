"""A hint as the page of its own seat and the API of its own seat show it; nobody else gets a word of it."""

from __future__ import annotations

import msgspec

from camerlengo.bots.bot_names import percent
from camerlengo.bots.hints import Hint
from camerlengo.core.texts import text
from camerlengo.table import Question
from camerlengo.web.viewer import Viewer


class Tip(msgspec.Struct):
    """An option with the chance of winning, how often a good mix of sealed choices takes it, and why."""

    option: int
    code: str
    sentence: str
    chance: float
    share: float
    chance_text: str
    why: str


class HintWords(msgspec.Struct):
    sealed: bool
    mix: str | None
    tips: list[Tip]


class HintShown(msgspec.Struct):
    thinking: bool
    failed: bool
    busy: bool
    found: HintWords | None


def hint_facts(viewer: Viewer, question: Question | None) -> HintShown | None:
    """None where there is nothing to ask; otherwise whether it is thought about, and what came of it."""
    live = viewer.live
    if question is None or not live.row.hints or viewer.pass_on or question.seat != viewer.seat:
        return None
    if not question.has_choice:  # sealed by the house, and still open until the last has chosen
        return None
    asked = viewer.visitor.house.hints.of(live, viewer.seat)
    found = asked.hint if asked is not None else None
    language = viewer.visitor.language
    return HintShown(
        thinking=asked is not None and found is None and not asked.failed,
        failed=asked is not None and asked.failed,
        busy=asked is not None and asked.busy,
        found=None if found is None else hint_words(found, question, language, live.names_in(language)),
    )


def hint_words(hint: Hint, question: Question, language: str, names: tuple[str, ...]) -> HintWords:
    return HintWords(
        sealed=hint.sealed,
        mix=hint.mix.say(language, names) if hint.mix is not None else None,
        tips=[
            Tip(
                option=tip.option,
                code=question.code(tip.option),
                sentence=question.sentence(tip.option, language),
                chance=tip.chance,
                share=tip.share,
                chance_text=text("bots.hint.chance", chance=percent(tip.chance)).say(language),
                why=" ".join(sentence.say(language, names) for sentence in tip.why),
            )
            for tip in hint.tips
        ],
    )
