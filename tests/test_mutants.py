"""make mutants: how a source is changed, which changes are tried, and what becomes of them."""

from __future__ import annotations

import ast
import fcntl
import os
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from camerlengo.cli import workers
from camerlengo.core.texts import text as text_of
from camerlengo.games import OWN
from camerlengo.lab.executors import AllCores, Executor, ThisProcess
from tests.lab.elsewhere import Elsewhere
from tests.lab.test_unfinished import interrupted, resumed
from tools import mutants, mutants_work
from tools.mutants import Choice, Equivalent, Mutant, Outcome, Ranks
from tools.mutants_child import (
    CONTRACT,
    KILLED,
    NOT_IMPORTED,
    OTHER,
    PLUGINS,
    RULE,
    SURVIVED,
    TIMED_OUT,
    Order,
    Report,
    Traced,
    WrongSource,
    run,
)
from tools.mutants_work import Refused, Suite, copies_removed, sources_of

# --- how a source is changed ---


def changes(text: str) -> list[str]:
    """What each change makes of a source, on one line."""
    return [mutant.after for mutant in mutants.mutants_of("src/one.py", text)]


@pytest.mark.parametrize(
    ("line", "becomes"),
    [
        ("x = a < b", {"x = a <= b"}),
        ("x = a >= b", {"x = a > b"}),
        ("x = a != b", {"x = a == b"}),
        ("x = a not in b", {"x = a in b"}),
        ("x = (a) < (b)", {"x = (a) <= (b)"}),
        ("x = a < b <= c", {"x = a <= b <= c", "x = a < b < c"}),
        ("x = 4", {"x = 5", "x = 3"}),
        ("x = a[0]", {"x = a[1]", "x = a[(-1)]"}),
        ("x = True", {"x = False"}),
        ("x = a and b", {"x = True and b", "x = a and True"}),
        ("x = a or (b)", {"x = False or (b)", "x = a or (False)"}),
        ("x = not a", {"x = a"}),
        ("x = not(a)", {"x = (a)"}),
        ("x = a if b else c", {"x = a if True else c", "x = a if False else c"}),
        ("x = [a for a in b if c]", {"x = [a for a in b if True]"}),
        ("x = min(a, b)", {"x = max(a, b)"}),
        ("x = a - b", {"x = a + b"}),
        ("x = a << b", {"x = a >> b"}),
        ("x = a + [b]", set()),
        ("x = a.copy()", {"x = a"}),
        ("x = [a.copy() for a in b]", {"x = [a for a in b]"}),
        ("x += a", {"x -= a", "pass"}),
        ("x.y ^= a", {"x.y |= a", "pass"}),
        ("f(a)", {"pass"}),
        ("x = a", set()),  # dropped, x would have no value: any test would notice
    ],
)
def test_a_line_is_changed_in_one_place(line: str, becomes: set[str]) -> None:
    assert set(changes(line)) == becomes


def test_statements_are_dropped_where_something_is_left_to_run() -> None:
    text = """
        def f(game, seat):
            game.seat = seat
            x: int = seat
            x = seat
            while x:
                if x:
                    break
                continue
            return
    """
    found = mutants.mutants_of("src/one.py", textwrap.dedent(text))
    dropped = {mutant.before for mutant in found if mutant.after == "pass"}
    assert dropped == {"game.seat = seat", "x = seat", "break", "continue", "return"}
    assert {mutant.after for mutant in found} - {"pass"} == {"while False:", "if True:", "if False:"}
    assert {mutant.change.where for mutant in found} == {"f"}


def test_a_statement_on_several_lines_is_dropped_as_a_whole() -> None:
    (mutant,) = mutants.mutants_of("src/one.py", "x = a\nf(\n    b,\n)\ny = c\n")
    assert (mutant.change.line, mutant.before, mutant.after) == (2, "f( b, )", "pass")
    assert mutants.Source("x = a\nf(\n    b,\n)\ny = c\n").changed(mutant.change) == "x = a\npass\ny = c\n"


def test_what_does_not_decide_anything_is_left_alone() -> None:
    text = '''
        """A text with 1 number and 2 < 3."""
        from typing import TYPE_CHECKING, Literal
        if TYPE_CHECKING:
            x = 1
        class A:
            """5."""
            def __init__(self) -> None:
                self.seat: int = NOBODY
                self.cards = NO_CARDS
        def f(a: Literal[1]) -> Literal[2]:
            """4 == 4."""
            x: Literal[3]
            assert a == 1
            raise ValueError(f"{a + 1} is not {1}")
    '''
    assert changes(textwrap.dedent(text)) == []


def test_only_the_piece_differs_also_after_letters_of_several_bytes() -> None:
    text = 'x = "Città – è"; y = f("à", 7)  # ciò\nz = a\n'
    source = mutants.Source(text)
    assert changes(text) == ['x = "Città – è"; y = f("à", 6)', 'x = "Città – è"; y = f("à", 8)']
    changed = {source.changed(mutant.change) for mutant in mutants.mutants_of("src/one.py", text)}
    assert changed == {text.replace("7", "8"), text.replace("7", "6")}


@pytest.mark.parametrize("game", mutants.suites())
def test_the_changes_of_the_rules_are_python(game: str) -> None:
    suite = mutants.suites()[game]
    for mutant in mutants.choose(mutants.all_mutants(suite), [], 15, seed=5).mutants:
        source = mutants.Source((suite.folder / mutant.file).read_text(encoding="utf-8"))
        changed = source.changed(mutant.change)
        assert ast.dump(ast.parse(changed)) != ast.dump(source.tree), mutant


# --- which changes are tried ---

RULES = "def f(a):\n    if a > 3:\n        return 1\n    return 2\n"


def test_the_rules_of_a_game_are_what_is_compiled_of_it_without_its_bots() -> None:
    found = mutants.suites()
    assert sorted(found) == sorted(OWN)
    names = "terms knowledge state log ship deduction drawing setup turn effects sailing hidden rules"
    assert found["q"].modules == tuple(f"src/camerlengo/games/q/{name}.py" for name in names.split())
    assert found["q"].tests == ("tests/games/q", "tests/contract")
    for suite in found.values():
        assert all((suite.folder / module).is_file() for module in suite.modules)


def test_lines_are_drawn_once_and_the_same_seed_draws_the_same() -> None:
    found = mutants.all_mutants(mutants.suites()["richelieu"])
    one, same, other = (mutants.choose(found, [], 50, seed).mutants for seed in (1, 1, 2))
    assert one == same
    assert set(one) != set(other)
    assert len({(mutant.file, mutant.change.line) for mutant in one}) == 50


def test_equivalent_mutants_are_counted_and_others_drawn_instead() -> None:
    found = mutants.mutants_of("src/games/one.py", RULES)
    known = [
        Equivalent("games/one.py", "f is never asked", line="return 1", becomes=["return 2", "return 0"])
    ]
    choice = mutants.choose(found, known, 3, seed=1)
    assert choice.equivalent == 1
    assert sorted(mutant.change.line for mutant in choice.mutants) == [2, 4]
    chosen, equivalent = mutants.at_lines(found, known, ["one.py:3", "one.py:4"])
    assert ([mutant.after for mutant in chosen], equivalent) == (["return 1", "return 3"], 2)


@pytest.mark.parametrize(
    ("entry", "included"),
    [
        ({"line": "return 1", "becomes": ["return 2"]}, True),
        ({"file": "*.py", "where": "f", "line": "return 1", "becomes": ["return 0", "return 2"]}, True),
        ({"where": "f"}, True),
        ({"line": "return 1"}, True),
        ({"line": "return 1", "follows": "if a > 3:"}, True),
        ({"line": "return 1", "follows": "if a > 4:"}, False),
        ({"file": "other.py", "line": "return 1", "becomes": ["return 2"]}, False),
        ({"where": "g", "line": "return 1", "becomes": ["return 2"]}, False),
        ({"line": "return 1", "becomes": ["return 0"]}, False),
        ({"line": "return 4", "becomes": ["return 2"]}, False),
    ],
)
def test_a_mutant_is_known_by_file_function_line_and_change(entry: dict[str, object], included: bool) -> None:
    (mutant,) = (each for each in mutants.mutants_of("src/one.py", RULES) if each.after == "return 2")
    known = msgspec.convert({"file": "one.py", "reason": "", **entry}, Equivalent)
    assert known.includes(mutant) is included


def test_what_is_known_as_equivalent_is_still_in_the_rules() -> None:
    """An entry that fits no line goes: its line was changed or removed."""
    found = [mutant for suite in mutants.suites().values() for mutant in mutants.all_mutants(suite)]
    for entry in mutants.equivalents():
        fitting = {mutant.after for mutant in found if entry.includes(mutant)}
        assert fitting, entry
        assert set(entry.becomes) <= fitting, entry
        assert entry.reason


# --- what becomes of them ---

TINY = """
LIMIT = [3][0]
def fits(number):
    if number > LIMIT:
        raise MemoryError
def total(numbers):
    result = 0
    while numbers:
        result += numbers.pop()
        numbers = numbers.copy()
    return result
def unseen(a):
    return a > LIMIT
"""
TESTS = """
import pytest
from tiny.rules import fits, total
@pytest.mark.filterwarnings("ignore")
def test_sum():
    assert total([1, 2]) == 3
    assert total([]) == 0
def test_memory():
    fits(1)
"""


def tiny_suite(root: Path) -> Suite:
    """A game of one module."""
    for name, text in (("src/tiny/rules.py", TINY), ("tests/test_tiny.py", TESTS)):
        (root / name).parent.mkdir(parents=True)
        (root / name).write_text(text)
    return Suite("tiny", ("src/tiny/rules.py",), ("tests",), str(root))


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Suite]:
    """A game of one module, and temporary folders in a place of their own."""
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    with copies_removed():
        yield tiny_suite(tmp_path / "root")
    assert list((tmp_path / "temporary").iterdir()) == []
    assert (tmp_path / "root/src/tiny/rules.py").read_text() == TINY


def mutant(suite: Suite, before: str, after: str) -> Mutant:
    (found,) = (each for each in mutants.all_mutants(suite) if (each.before, each.after) == (before, after))
    return found


def some_of_all_kinds(suite: Suite) -> list[Mutant]:
    return [
        mutant(suite, "result += numbers.pop()", "result -= numbers.pop()"),
        mutant(suite, "return a > LIMIT", "return a >= LIMIT"),
        mutant(suite, "LIMIT = [3][0]", "LIMIT = [3][1]"),
        mutant(suite, "if number > LIMIT:", "if True:"),
        mutant(suite, "result += numbers.pop()", "pass"),
    ]


def test_mutants_are_killed_time_out_do_not_import_or_survive_wherever_they_are_tried(tiny: Suite) -> None:
    tried = some_of_all_kinds(tiny)
    outcomes = mutants.try_all(tiny, tried, AllCores(2, chunk=1), seconds=2)
    assert [outcome.mutant for outcome in outcomes] == tried
    fates = [outcome.report.fate for outcome in outcomes]
    assert fates == [KILLED, SURVIVED, NOT_IMPORTED, KILLED, TIMED_OUT]
    assert outcomes[3].report.text == "Out of memory."
    assert outcomes[0].report.test == "tests/test_tiny.py::test_sum"
    assert mutants.count(outcomes) == (3, 4)
    assert mutants.try_all(tiny, tried[:2], Elsewhere(), seconds=2) == outcomes[:2]


DEADLY = """
import fcntl, os, signal
from pathlib import Path
from tiny.rules import total
FOLDER = Path(__file__).parent
def test_sum():
    if total([1, 2]) != 3 and not (FOLDER / "died").exists():
        lock = (FOLDER / "died").open("w")
        fcntl.flock(lock, fcntl.LOCK_EX)
        os.kill(os.getppid(), signal.SIGKILL)
        signal.sigtimedwait([], 60)
        (FOLDER / "outlived").touch()
    assert total([1, 2]) == 3
"""


def test_a_mutant_whose_process_dies_is_tried_again(tiny: Suite) -> None:
    tests = tiny.folder / "tests"
    (tests / "test_tiny.py").write_text(DEADLY)
    (outcome,) = mutants.try_all(tiny, some_of_all_kinds(tiny)[:1], AllCores(1), seconds=5)
    assert outcome.report == Report(KILLED, "tests/test_tiny.py::test_sum", OTHER)
    with (tests / "died").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # the tests have ended with the process that had started them
    assert not (tests / "outlived").exists()


def test_what_was_tried_before_an_interruption_is_not_tried_again(tiny: Suite, tmp_path: Path) -> None:
    tried = some_of_all_kinds(tiny)[:2]

    def play(executor: Executor) -> list[Outcome]:
        return mutants.try_all(tiny, tried, executor, seconds=5)

    interrupted(tmp_path / "kept", play, after=2)
    outcomes, worked = resumed(tmp_path / "kept", play)
    assert [outcome.report.fate for outcome in outcomes] == [KILLED, SURVIVED]
    assert worked == 1


def test_after_a_change_of_the_tests_all_is_tried_again(tiny: Suite, tmp_path: Path) -> None:
    before = sources_of(tiny.folder)
    (tiny.folder / "tests/test_tiny.py").write_text(TESTS.replace("1, 2", "2, 1"))
    assert sources_of(tiny.folder) != before


def test_who_has_other_tests_tries_nothing(tiny: Suite) -> None:
    plan = msgspec.structs.replace(mutants_work.plan_of(tiny, 5), sources="others")
    with pytest.raises(Refused, match="Use the same files everywhere"):
        mutants_work.trace(plan)


def test_tests_that_fail_without_a_change_are_named(tiny: Suite) -> None:
    (tiny.folder / "tests/test_tiny.py").write_text(TESTS.replace("== 3", "== 4"))
    with pytest.raises(Refused, match=r"fail without any change: tests/test_tiny\.py::test_sum"):
        mutants.try_all(tiny, [], ThisProcess(), seconds=5)


def test_what_pytest_says_is_shown_if_it_can_run_no_test(tiny: Suite) -> None:
    (tiny.folder / "tests/conftest.py").write_text("no python")
    with pytest.raises(Refused, match=r"(?s)fail without any change: .*SyntaxError"):
        mutants.try_all(tiny, [], ThisProcess(), seconds=5)


def test_tests_that_run_the_line_come_first_and_narrow_ones_before_broad_ones() -> None:
    suite = Suite("one", ("src/one.py",), ())
    lines = {"one": list(range(1, 31))}
    traced = {
        "broad": Traced(OTHER, lines),
        "contract": Traced(CONTRACT, {"one": [1, 2]}),
        "contract too": Traced(CONTRACT, {"one": [2]}),
        "elsewhere": Traced(RULE, {"one": [30]}),
        "of a module without rules": Traced(OTHER),
        "other": Traced(OTHER, {"one": [2]}),
        "broad rule": Traced(RULE, lines),
        "rule": Traced(RULE, {"one": [1, 2]}),
    }
    found = next(each for each in mutants.mutants_of("src/one.py", RULES) if each.change.line == 2)
    ranks = Ranks(suite, traced)
    assert [ranks.tests[number] for number in ranks.order(found)] == [
        "rule",
        "broad rule",
        "other",
        "contract",
        "contract too",
        "broad",
        "elsewhere",
        "of a module without rules",
    ]


def test_the_contract_can_be_read_with_the_plug_ins_that_a_run_loads() -> None:
    words = ["--collect-only", "-q", *PLUGINS, "tests/plugins/test_contract.py"]
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words],
        cwd=mutants_work.ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_an_interruption_ends_what_has_begun(tiny: Suite) -> None:
    def interrupt(outcome: Outcome) -> None:
        raise KeyboardInterrupt

    tried = some_of_all_kinds(tiny)
    with pytest.raises(KeyboardInterrupt):
        mutants.try_all(tiny, [tried[1], tried[4]], AllCores(2, chunk=1), 300, interrupt)


def test_the_copy_must_be_what_is_imported(tmp_path: Path) -> None:
    order = Order("q", str(tmp_path), ["camerlengo.games.q.ship"], [], [], seconds=20)
    with pytest.raises(WrongSource, match=r"camerlengo.* was imported from "):
        run(order, tmp_path / "report.json")


# --- the command ---


@pytest.fixture
def unfinished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(workers, "usual_folder", lambda: tmp_path / "unfinished")
    return tmp_path / "unfinished"


@pytest.mark.usefixtures("unfinished")
def test_the_report_gives_the_share_its_interval_and_the_survivors(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    survivor, *others = mutants.mutants_of("src/one.py", RULES)[:5]

    def tried(*_: object) -> list[Outcome]:
        reports = [
            Report(KILLED, "test", 0),
            Report(KILLED, "test", 2),
            Report(TIMED_OUT),
            Report(NOT_IMPORTED),
        ]
        return [Outcome(survivor, Report(SURVIVED)), *map(Outcome, others, reports)]

    monkeypatch.setattr(mutants, "try_all", tried)
    monkeypatch.setattr(mutants, "choose", lambda *_: Choice([survivor, *others], 7))
    assert mutants.main(["q"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "q: 3 of 4 die: 75.0% (95 % interval 30.1% to 95.4%)",
        "  killed 2, timed out 1, did not import 1, survived 1; equivalent 7",
        "  killed by rule tests 1, other tests of the game 0, the contract 1",
        "  survived: src/one.py:2",
        f"      {survivor.before}",
        f"    → {survivor.after}",
    ]
    monkeypatch.setattr(mutants, "count", lambda _: mutants.Count(95, 100))
    assert mutants.main(["q", "pontifex"]) == 0


def test_the_command_works_on_a_cluster_and_goes_on_after_an_interruption(
    tiny: Suite, unfinished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked_for: list[tuple[str, int | None]] = []
    tried: list[int] = []

    @contextmanager
    def no_cluster(address: str, jobs: int | None) -> Iterator[Executor]:
        asked_for.append((address, jobs))
        yield ThisProcess()

    def impatient(plan: object, tests: Sequence[str], mutant: mutants_work.Attempt) -> Report:
        if len(tried) == 2:
            tried.append(0)
            raise KeyboardInterrupt
        tried.append(mutant.start)
        return Report(SURVIVED)

    monkeypatch.setattr(workers, "connected", no_cluster)
    monkeypatch.setattr(mutants, "suites", lambda: {"tiny": tiny})
    monkeypatch.setattr(mutants, "attempt", impatient)
    assert mutants.main(["tiny", "--count", "4", "--dask", "local", "--jobs", "2"]) == 130
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("1 of 4: survived: src/tiny/rules.py:")
    assert text_of("cli.lab.interrupted", n=3).say("en") in said.err
    assert mutants.main(["tiny", "--count", "4", "--dask", "tcp://127.0.0.1:8786", "--resume"]) == 1
    said = capsys.readouterr()
    assert said.out.startswith("tiny: 0 of 4 die")
    assert [line[:6] for line in said.err.splitlines() if " of 4" in line] == [
        "1 of 4",
        "2 of 4",
        "3 of 4",
        "4 of 4",
    ]
    assert len(set(tried)) == len(tried) == 5
    assert asked_for == [("local", 2), ("tcp://127.0.0.1:8786", None)]
    assert list(unfinished.iterdir()) == []


@pytest.mark.usefixtures("unfinished")
def test_the_command_refuses_in_a_sentence(
    tiny: Suite, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mutants, "suites", lambda: {"tiny": tiny})
    assert mutants.main(["tiny", "--dask", "tcp://127.0.0.1:8786", "--jobs", "2"]) == 2
    assert capsys.readouterr().err == text_of("cli.lab.jobs_of_cluster").say("en") + "\n"


def test_changes_can_be_listed_without_being_tried(capsys: pytest.CaptureFixture[str]) -> None:
    assert mutants.main(["richelieu", "--list", "--count", "3", "--seed", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 9
    assert all(line.startswith("src/camerlengo/games/richelieu/") for line in lines[::3])


def test_a_game_may_be_typed_with_hyphens(capsys: pytest.CaptureFixture[str]) -> None:
    game = next(name for name in OWN if "_" in name)
    assert mutants.main([game.replace("_", "-").title(), "--list", "--count", "1"]) == 0
    assert f"src/camerlengo/games/{game}/" in capsys.readouterr().out
