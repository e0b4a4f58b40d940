"""A bot from elsewhere that fails, or chooses what is not on offer, ends with a sentence that names it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from camerlengo.bots import Bot, BotAsk, InformationSet, LabSettings, make_bot
from camerlengo.core.box import Box
from camerlengo.core.errors import BotFailed
from camerlengo.core.rng import Rng
from camerlengo.games import open_box

MODULE = """
from camerlengo.bots import Bot


class WithTheBox(Bot):
    def __init__(self, box, rng):
        super().__init__(rng)
        self.box = box


class NeedsMore(Bot):
    def __init__(self, box, rng, depth):
        super().__init__(rng)


class Raises(Bot):
    def choose(self, info):
        return [].pop()


class Misses(Bot):
    def choose(self, info):
        return 4711


class Misunderstands(Bot):
    def choose(self, info):
        return "2r"


def breaks(box, rng):
    return box.no_such_thing
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    name = f"strangers_{tmp_path.name.replace('-', '_')}"
    (tmp_path / f"{name}.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def bot_of(module: str, attribute: str) -> Bot:
    return make_bot(f"{module}:{attribute}", open_box("richelieu"), 1, LabSettings())


def played_by(bot: Bot) -> None:
    BotAsk([bot, bot]).play(open_box("richelieu").new(players=2, seed=1))


def test_a_class_may_ask_for_the_box(module: str) -> None:
    played_by(bot_of(module, "WithTheBox"))


def test_a_class_that_cannot_be_made_is_named_with_the_reason(module: str) -> None:
    with pytest.raises(BotFailed) as failure:
        bot_of(module, "NeedsMore")
    assert str(failure.value) == (
        f"Can’t use the bot “{module}:NeedsMore”. "
        "It must be possible to create it with NeedsMore(rng) or NeedsMore(box, rng), "
        "but its “__init__” takes (box, rng, depth)."
    )


def test_a_function_that_fails_is_named_with_the_line(module: str) -> None:
    with pytest.raises(BotFailed) as failure:
        bot_of(module, "breaks")
    line = MODULE.splitlines().index("    return box.no_such_thing") + 1
    assert f"{module}:breaks” failed in {module}.py, line {line}: RichelieuBox has no" in str(failure.value)


def test_a_bot_that_fails_is_named_with_the_line(module: str) -> None:
    with pytest.raises(BotFailed) as failure:
        played_by(bot_of(module, "Raises"))
    line = MODULE.splitlines().index("        return [].pop()") + 1
    expected = (
        f"The bot “{module}:Raises” failed in {module}.py, line {line}: IndexError: pop from empty list."
    )
    assert str(failure.value) == expected


@pytest.mark.parametrize(("name", "chose"), [("Misses", "4711"), ("Misunderstands", "'2r'")])
def test_a_bot_that_chooses_what_is_not_on_offer_is_named_with_the_options(
    module: str, name: str, chose: str
) -> None:
    with pytest.raises(BotFailed) as failure:
        played_by(bot_of(module, name))
    assert str(failure.value) == (
        f"The bot “{module}:{name}” chose {chose} for the question “take”. "
        "Valid options: 0, 1, 2, 3, 4, 5, 6 or 7."
    )


def test_a_failure_is_said_in_every_language(module: str) -> None:
    with pytest.raises(BotFailed) as failure:
        played_by(bot_of(module, "Raises"))
    assert "si è interrotto con un errore" in failure.value.text.say("it")
    assert "a échoué" in failure.value.text.say("fr")


class Tidy(Bot):
    """Chooses the last option."""

    def choose(self, info: InformationSet) -> int:
        return info.options[-1]


def test_a_function_in_a_module_makes_a_bot(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def tidy(box: Box, rng: Rng) -> Bot:
        return Tidy(rng)

    monkeypatch.setattr(import_module(module), "tidy", tidy, raising=False)
    played_by(bot_of(module, "tidy"))
