"""Rules of somebody else's game that fail or never end: one sentence says which game, and where."""

from __future__ import annotations

import inspect
import pickle
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from camerlengo import games, kit
from camerlengo.bots import BotAsk, make_bot
from camerlengo.bots.playout import playouts
from camerlengo.bots.search import Search
from camerlengo.contract import setups, watch
from camerlengo.core import Box, Position
from camerlengo.core.errors import CamerlengoError, RulesFailed
from camerlengo.core.faults import failed_rules, fault_of, reason_of, rules_at_work
from camerlengo.core.notation import write_answers
from camerlengo.core.rng import Rng
from camerlengo.core.stepping import Stepper
from camerlengo.core.texts import LANGUAGES
from camerlengo.lab.executors import AllCores
from camerlengo.lab.simulate import Series, simulate
from tests.cli.terminal import camerlengo
from tests.kit import faulty
from tests.kit.faulty import FAULT, FaultyBox

PLACE = "tests.kit.faulty:FaultyBox"


@pytest.fixture(autouse=True)
def sound() -> Iterator[None]:
    FAULT["kind"] = "none"
    yield
    FAULT["kind"] = "none"
    if "faulty" in games.names():
        games.unregister("faulty")


def line_of(words: str) -> int:
    return 1 + next(at for at, line in enumerate(inspect.getsource(faulty).splitlines()) if words in line)


# --- turns that ask nothing -----------------------------------------------------------------------


def seated(box: Box) -> None:
    BotAsk([make_bot("random", box, 1) for _ in range(2)]).play(box.new(2))


def searched(box: Box) -> None:
    position = Position.start(box.new(2))
    FAULT["kind"] = "idle later"
    bot = make_bot("search-20", box, 1)
    assert isinstance(bot, Search)
    bot.choose(position.information(0))


def played_in_the_contract(box: Box) -> None:
    noting = setups.Noting(Rng(1))
    setups.play(box.new(2), noting)


CALLERS: list[tuple[str, Callable[[Box], object]]] = [
    ("idle", lambda box: Position.start(box.new(2))),
    ("idle later", lambda box: Position.start(box.new(2)).apply(0, 1)),
    ("idle", lambda box: playouts(box.new(2), 1, 1)),
    ("idle later", lambda box: playouts(box.new(2), 1, 1)),
    ("idle", seated),
    ("idle later", seated),
    ("idle", lambda box: Stepper(box.new(2), [one.size for one in box.questions])),
    ("idle later", lambda box: Stepper(box.new(2), [one.size for one in box.questions]).step(0)),
    ("none", searched),
    ("idle", played_in_the_contract),
]


@pytest.mark.parametrize(("kind", "run"), CALLERS)
def test_turns_that_ask_nothing_come_to_an_end(kind: str, run: Callable[[Box], object]) -> None:
    FAULT["kind"] = kind
    with pytest.raises(RulesFailed, match="The rules of “Faulty Game” ask nothing: 1,000 turns in a row"):
        run(FaultyBox())


def test_answers_of_such_a_game_are_written_as_numbers() -> None:
    games.register("faulty", PLACE)
    FAULT["kind"] = "idle later"
    assert write_answers([(0, 1), (1, 2)], "faulty", 1, None, 2, {}, Rng) == "0:number-1_1:2"


def test_turns_without_a_question_may_come_before_one() -> None:
    class Slow(faulty.Faulty):
        name = "slow"

        def turn(self, ask: Any) -> None:
            self.round += 1
            if self.round % 400 == 0:
                ask.pick_number(self.number, 0)

        def over(self) -> bool:
            return self.round >= 4_000

    box = kit.box_of(Slow)()
    assert playouts(box.new(2), 1, 1) == 10
    assert Position.start(box.new(2)).decision is not None
    seated(box)


# --- rules that fail ------------------------------------------------------------------------------


def failure(kind: str) -> RulesFailed:
    box = FaultyBox()
    FAULT["kind"] = kind
    with pytest.raises(Exception) as caught:  # noqa: PT011
        playouts(box.new(2), 1, 1)
    failed = failed_rules(caught.value)
    assert failed is not None
    return failed


@pytest.mark.parametrize(
    ("kind", "line", "reason"),
    [
        ("error", "list(self.everybody())[9]", "IndexError: list index out of range."),
        ("deal", "no cards", "LookupError: no cards."),
        ("name", "self.rounds += 1", "Faulty has no “rounds”. Did you mean “round”?"),
    ],
)
def test_an_exception_in_the_rules_names_game_file_and_line(kind: str, line: str, reason: str) -> None:
    failed = failure(kind)
    assert str(failed) == f"The rules of “Faulty Game” failed in faulty.py, line {line_of(line)}: {reason}"
    assert str(pickle.loads(pickle.dumps(failed))) == str(failed)  # it may come from a worker
    assert all("Faulty Game" in failed.text.say(language) for language in LANGUAGES)


def test_what_is_not_the_fault_of_rules_stays_what_it_is() -> None:
    assert failed_rules(ValueError("x")) is None
    with pytest.raises(ZeroDivisionError), rules_at_work():
        1 / 0  # noqa: B018


def test_the_log_has_the_traceback_of_what_a_server_says_in_a_sentence(
    caplog: pytest.LogCaptureFixture,
) -> None:
    FAULT["kind"] = "error"
    with pytest.raises(RulesFailed), rules_at_work():
        playouts(FaultyBox().new(2), 1, 1)
    assert "IndexError" in caplog.text
    assert "Traceback" in caplog.text


def test_reasons_name_what_may_have_been_meant() -> None:
    def reason(work: Callable[[], object]) -> str:
        with pytest.raises(Exception) as caught:  # noqa: PT011
            work()
        return str(reason_of(caught.value))

    def unknown() -> object:
        from camerlengo import kitt  # type: ignore[attr-defined]

        return kitt

    def misspelt() -> object:
        from camerlengo.kit import hand  # type: ignore[attr-defined]

        return hand

    assert reason(lambda: kit.hand("x")) == "kit has no “hand”. Did you mean “hands”?"  # type: ignore[attr-defined]
    assert reason(lambda: kit.xyzzy) == "kit has no “xyzzy”."  # type: ignore[attr-defined]
    assert reason(unknown) == "camerlengo has no “kitt”. Did you mean “kit”?"
    assert reason(lambda: how) == "“how” isn’t defined."  # type: ignore[name-defined]  # noqa: F821
    assert reason(misspelt) == "kit has no “hand”. Did you mean “hands”?"
    assert reason(lambda: pint) == "“pint” isn’t defined. Did you mean “print”?"  # type: ignore[name-defined]  # noqa: F821
    assert reason(lambda: int("x")).startswith("ValueError: invalid literal")
    broken = SyntaxError("invalid syntax", ("game.py", 7, 1, "x x", 7, 2))
    assert str(fault_of(broken)) == "game.py, line 7: SyntaxError: invalid syntax."


# --- in the terminal ------------------------------------------------------------------------------


def test_a_game_is_played_by_its_place() -> None:
    done = camerlengo("simulate", PLACE, "--games", "2", "--json")
    assert (done.code, done.err) == (0, "")
    assert '"game":"faulty"' in done.out
    assert camerlengo("play", PLACE, "--humans", "0", "--bots", "random").code == 0


def test_worker_processes_know_games_that_are_named_by_their_place() -> None:
    box = games.box_at(PLACE)
    series = Series(game=box.name, players=2, games=2, seed=1, bots=("random", "random"))
    assert simulate(series, AllCores(1)).games == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [("simulate", "--games", "1"), ("play", "--humans", "0")])
def test_rules_that_fail_are_one_sentence_in_the_terminal(command: tuple[str, ...], language: str) -> None:
    FAULT["kind"] = "error"
    done = camerlengo(command[0], PLACE, *command[1:], "--bots", "random", language=language)
    assert done.code == 2
    failed = failure("error")
    assert done.err == f"camerlengo: {failed.text.say(language)}\n"


def test_a_variable_shows_the_whole_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMERLENGO_TRACEBACK", "1")
    FAULT["kind"] = "error"
    with pytest.raises(IndexError):
        camerlengo("simulate", PLACE, "--games", "1", "--bots", "random")
    FAULT["kind"] = "idle"
    with pytest.raises(RulesFailed):
        camerlengo("simulate", PLACE, "--games", "1", "--bots", "random")


def test_whoever_plays_such_a_game_is_not_asked_again() -> None:
    FAULT["kind"] = "error"
    done = camerlengo("play", PLACE, "--bots", "random", typed="1\n" * 9)
    assert (done.code, done.out.count("Which number?")) == (2, 1)
    assert "The rules of “Faulty Game” failed" in done.err


@pytest.mark.parametrize(
    ("target", "sentence"),
    [
        ("no_such_module:Box", "There’s no module “no_such_module”, neither in the folder"),
        ("tests.kit.faulty:Box", "faulty has no “Box”. Did you mean “FaultyBox”?"),
        ("tests.kit.faulty:FAULT", "Its entry point refers to “dict”"),
    ],
)
def test_a_place_without_a_game_is_one_sentence(target: str, sentence: str) -> None:
    done = camerlengo("simulate", target)
    assert done.code == 2
    assert done.err.startswith(f"camerlengo: Can’t use the game “{target}”. ")
    assert sentence in done.err


def test_points_that_count_nothing_stand_once_on_the_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faulty.Faulty, "sheet", lambda game: {"Fines": [-2, 0], "Coins": ([3, 4], [-1, 5])})
    done = camerlengo("play", PLACE, "--humans", "0", "--bots", "random")
    lines = {line.split()[0]: line.split()[1:] for line in done.out.splitlines() if line.strip()}
    assert lines["Fines"] == ["−2", "−2", "0", "0"]  # the points, then all so far
    assert lines["Coins"] == ["3", "−1", "−3", "4", "+5", "5"]


# --- the contract ---------------------------------------------------------------------------------


def held(kind: str) -> str:
    FAULT["kind"] = kind
    boxes = list(setups.BOXES)
    try:
        setups.try_out([games.box_at(PLACE)])
    except (CamerlengoError, AssertionError) as error:
        return str(error)
    finally:
        setups.hold(boxes)
        setups.random_record.cache_clear()
    return ""


def test_the_contract_tries_every_set_up_before_its_tests() -> None:
    assert held("none") == ""
    assert "ask nothing" in held("idle")


def test_a_call_that_goes_on_from_one_look_to_the_next_is_ended() -> None:
    looks: list[tuple[FrameType | None, BaseException | None]] = []
    seen = watch.Watch([FaultyBox()])
    seen.folders = {Path(faulty.__file__)}  # and not this file beside it

    class Ask:
        hears = False

        def one(self, *_: object) -> int:
            frame = inspect.currentframe()
            for _number in range(2):
                try:
                    seen.look(0, frame)
                except watch.Endless as endless:
                    looks.append((frame, endless))
            return 0

    game = FaultyBox().new(2)
    seen.look(0, inspect.currentframe())  # nothing of the game runs
    game.advance(Ask())  # type: ignore[arg-type]
    (sentence,) = [str(endless) for _, endless in looks]
    assert sentence.startswith(
        "Faulty Game: turn() has run for more than 20 seconds without an end (faulty.py, "
    )
    game.advance(Ask())  # type: ignore[arg-type]  # another call of it has only begun
    assert len(looks) == 2


def test_the_code_of_a_package_lies_in_its_folder() -> None:
    assert watch.folder_of(FaultyBox()) == Path(faulty.__file__).parent
    assert watch.folder_of(games.open_box("q")).name == "q"
