"""make mutants: how a source is changed, which changes are tried, and what becomes of them."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path

import msgspec
import pytest

from camerlengo.games import OWN
from tools import mutants
from tools.mutants import Choice, Equivalent, Mutant, Outcome, Suite
from tools.mutants_child import (
    KILLED,
    NOT_IMPORTED,
    PLUGINS,
    SURVIVED,
    TIMED_OUT,
    Order,
    Report,
    WrongSource,
    run,
)

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
    for mutant in mutants.choose(suite.mutants(), [], 15, seed=5).mutants:
        source = mutants.Source((suite.root / mutant.file).read_text(encoding="utf-8"))
        changed = source.changed(mutant.change)
        assert ast.dump(ast.parse(changed)) != ast.dump(source.tree), mutant


# --- which changes are tried ---

RULES = "def f(a):\n    if a > 3:\n        return 1\n    return 2\n"


def test_the_rules_of_a_game_are_what_is_compiled_of_it_without_its_bots() -> None:
    found = mutants.suites()
    assert sorted(found) == sorted(OWN)
    names = "terms knowledge state log ship deduction drawing setup turn effects sailing hidden rules"
    assert found["q"].modules == [f"src/camerlengo/games/q/{name}.py" for name in names.split()]
    assert found["q"].tests == ["tests/games/q", "tests/contract"]
    for suite in found.values():
        assert all((suite.root / module).is_file() for module in suite.modules)


def test_lines_are_drawn_once_and_the_same_seed_draws_the_same() -> None:
    found = mutants.suites()["richelieu"].mutants()
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
    found = [mutant for suite in mutants.suites().values() for mutant in suite.mutants()]
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


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Suite:
    """A game of one module, and temporary folders in a place of their own."""
    for name, text in (("src/tiny/rules.py", TINY), ("tests/test_tiny.py", TESTS)):
        (tmp_path / "root" / name).parent.mkdir(parents=True)
        (tmp_path / "root" / name).write_text(text)
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    return Suite("tiny", tmp_path / "root", ["src/tiny/rules.py"], ["tests"])


def mutant(suite: Suite, before: str, after: str) -> Mutant:
    (found,) = (each for each in suite.mutants() if (each.before, each.after) == (before, after))
    return found


def test_mutants_are_killed_time_out_do_not_import_or_survive(tiny: Suite, tmp_path: Path) -> None:
    tried = [
        mutant(tiny, "result += numbers.pop()", "result -= numbers.pop()"),
        mutant(tiny, "result += numbers.pop()", "pass"),
        mutant(tiny, "if number > LIMIT:", "if True:"),
        mutant(tiny, "LIMIT = [3][0]", "LIMIT = [3][1]"),
        mutant(tiny, "return a > LIMIT", "return a >= LIMIT"),
    ]
    outcomes = mutants.try_all(tiny, tried, jobs=2, seconds=2)
    assert [outcome.mutant for outcome in outcomes] == tried
    fates = [outcome.report.fate for outcome in outcomes]
    assert fates == [KILLED, TIMED_OUT, KILLED, NOT_IMPORTED, SURVIVED]
    assert outcomes[2].report.text == "Out of memory."
    assert outcomes[0].report.test == "tests/test_tiny.py::test_sum"
    assert mutants.count(outcomes) == (3, 4)
    assert (tiny.root / "src/tiny/rules.py").read_text() == TINY
    assert list((tmp_path / "temporary").iterdir()) == []


def test_tests_that_fail_without_a_change_are_named(tiny: Suite) -> None:
    (tiny.root / "tests/test_tiny.py").write_text(TESTS.replace("== 3", "== 4"))
    with pytest.raises(SystemExit, match=r"fail without any change: tests/test_tiny\.py::test_sum"):
        mutants.try_all(tiny, [], jobs=1, seconds=5)


def test_the_contract_can_be_read_with_the_plug_ins_that_a_run_loads() -> None:
    words = ["--collect-only", "-q", *PLUGINS, "tests/plugins/test_contract.py"]
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words],
        cwd=mutants.ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_an_interruption_leaves_nothing_behind(
    tiny: Suite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(text: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(mutants, "say", interrupt)
    with pytest.raises(KeyboardInterrupt):
        mutants.try_all(tiny, tiny.mutants(), jobs=2, seconds=5)
    assert list((tmp_path / "temporary").iterdir()) == []
    assert (tiny.root / "src/tiny/rules.py").read_text() == TINY


def test_the_copy_must_be_what_is_imported(tmp_path: Path) -> None:
    order = Order("q", str(tmp_path), ["camerlengo.games.q.ship"], [], [], seconds=20)
    with pytest.raises(WrongSource, match=r"camerlengo.* was imported from "):
        run(order, tmp_path / "report.json")


def test_the_report_gives_the_share_its_interval_and_the_survivors(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    survivor, *others = mutants.mutants_of("src/one.py", RULES)[:5]

    def tried(suite: Suite, chosen: list[Mutant], jobs: int, seconds: float) -> list[Outcome]:
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


def test_changes_can_be_listed_without_being_tried(capsys: pytest.CaptureFixture[str]) -> None:
    assert mutants.main(["richelieu", "--list", "--count", "3", "--seed", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 9
    assert all(line.startswith("src/camerlengo/games/richelieu/") for line in lines[::3])


def test_a_game_may_be_typed_with_hyphens(capsys: pytest.CaptureFixture[str]) -> None:
    game = next(name for name in OWN if "_" in name)
    assert mutants.main([game.replace("_", "-").title(), "--list", "--count", "1"]) == 0
    assert f"src/camerlengo/games/{game}/" in capsys.readouterr().out
