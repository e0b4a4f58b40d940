"""A hint as the page of its own seat and the API of its own seat show it; nobody else gets a word of it."""

from __future__ import annotations

import msgspec
from msgspec.structs import asdict

from camerlengo.bots.bot_names import percent, points_between
from camerlengo.bots.hints import Hint
from camerlengo.bots.hints import Tip as Thought
from camerlengo.core.texts import Text, text
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


class ShownTip(Tip):
    """As a page shows it: with one figure, and one reason, which is the game's own if there is one."""

    figure: str
    short: str


class HintWords(msgspec.Struct):
    sealed: bool
    mix: str | None
    tips: list[Tip]


class ShownWords(msgspec.Struct):
    mix: str | None
    tips: list[ShownTip]


class HintShown(msgspec.Struct):
    thinking: bool
    failed: bool
    busy: bool
    found: ShownWords | None


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
        found=None if found is None else shown_words(found, question, language, live.names_in(language)),
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


def shown_words(hint: Hint, question: Question, language: str, names: tuple[str, ...]) -> ShownWords:
    words = hint_words(hint, question, language, names)
    mixed = hint.mix is not None
    return ShownWords(
        mix=words.mix,
        tips=[
            ShownTip(
                **asdict(said),
                figure=text(
                    "web.hint.share" if mixed else "web.hint.win",
                    chance=percent(tip.share if mixed else tip.chance),
                ).say(language),
                short=short_reason(hint, tip).say(language, names).split(". ")[0].removesuffix("."),
            )
            for said, tip in zip(words.tips, hint.tips, strict=True)
        ],
    )


A_LITTLE, MUCH = 3, 10  # percentage points


def short_reason(hint: Hint, tip: Thought) -> Text:
    """The first reason of the game; without one, how the option compares with the best, in words."""
    own = next((why for why in tip.why if not why.key.startswith("bots.")), None)
    if own is not None:
        return own
    behind = points_between(hint.tips[0].chance, tip.chance)
    how = "worse" if behind < MUCH else "much_worse"
    if behind < A_LITTLE:  # a better chance that comes second rests on too few looks
        how = "as_good" if behind >= 0 or hint.sealed else "perhaps"
    if tip is hint.tips[0]:
        behind = max((points_between(other.chance, tip.chance) for other in hint.tips[1:]), default=0)
        how = "alone" if len(hint.tips) == 1 else "surer" if behind > 0 and not hint.sealed else "first"
    return text(f"web.hint.{how}")
