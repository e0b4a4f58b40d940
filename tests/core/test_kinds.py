"""Questions and events are declared once, and what does not fit the terms is refused."""

from __future__ import annotations

import ast
import itertools
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

from camerlengo.core.kinds import (
    Codes,
    EventKind,
    QuestionKind,
    code_from,
    declare_events,
    declare_questions,
    without_name,
)
from camerlengo.games import names, open_box

PACKAGES = [*(str(open_box(name).package) for name in names()), "tests.handful", "tests.contract.ballot"]

every_package = pytest.mark.parametrize("package", PACKAGES)


# --- what is declared, and what is refused ---


def terms(**constants: int) -> ModuleType:
    module = ModuleType("terms")
    vars(module).update(constants)
    return module


ASKED = terms(TAKE=0, MARK=1)


def test_what_fits_is_declared() -> None:
    kinds = declare_questions(ASKED, QuestionKind(0, "take", 3), QuestionKind(1, "mark", 2, ("yes", "no")))
    assert [kind.name for kind in kinds] == ["take", "mark"]
    assert declare_events(ASKED, EventKind(0, "take")) == (EventKind(0, "take"),)


@pytest.mark.parametrize(
    ("kinds", "why"),
    [
        ((QuestionKind(1, "mark", 2), QuestionKind(0, "take", 3)), "stands at place 0"),
        ((QuestionKind(0, "take", 3), QuestionKind(0, "mark", 2)), "stands at place 1"),
        ((QuestionKind(1, "mark", 2),), "stands at place 0"),
        ((QuestionKind(0, "mark", 2), QuestionKind(1, "take", 3)), "MARK is 1"),
        ((QuestionKind(0, "take", 3), QuestionKind(1, "take", 3)), "declared twice"),
        ((QuestionKind(0, "steal", 3),), "STEAL is None"),
        ((QuestionKind(0, "take", 3, ("a", "b")),), "needs 3 codes"),
        ((QuestionKind(0, "take", 2, ("a", "a")),), "needs 2 codes"),
        ((QuestionKind(0, "take", 2, ("a", "a b")),), "needs 2 codes"),
        ((QuestionKind(0, "take", 2, ("1", "0")),), "needs 2 codes"),
    ],
)
def test_questions_that_do_not_fit_are_refused(kinds: tuple[QuestionKind, ...], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        declare_questions(ASKED, *kinds)


def test_events_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="stands at place"):
        declare_events(ASKED, EventKind(1, "mark"))
    with pytest.raises(ValueError, match="no such audience"):
        declare_events(ASKED, EventKind(0, "take", audience="friends"))


# --- swapped lines and values ---


def source_of(module: str) -> str:
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    path = Path(spec.origin)
    return (path if path.suffix == ".py" else path.parent / f"{module.rpartition('.')[2]}.py").read_text()


Meaning = dict[str, object]


def meaning(package: str, terms_source: str, kinds_source: str) -> Meaning:
    """What the two files of a game mean together. Raises ValueError if they do not fit."""
    changed = ModuleType(f"{package}.terms")
    exec(terms_source, vars(changed))
    kinds = ModuleType(f"{package}.kinds")
    parent = import_module(package)
    before = import_module(f"{package}.terms")
    import_module(f"{package}.kinds")  # what it imports is there already, with the terms as they are
    sys.modules[f"{package}.terms"] = changed
    vars(parent)["terms"] = changed
    try:
        exec(kinds_source, vars(kinds))
    finally:
        sys.modules[f"{package}.terms"] = before
        vars(parent)["terms"] = before
    constants = {name: value for name, value in vars(changed).items() if name.isupper()}
    return {"terms": constants, "questions": kinds.QUESTIONS, "events": kinds.EVENTS}


def names_of(found: Meaning) -> list[list[str]]:
    return [[kind.name for kind in found[which]] for which in ("questions", "events")]  # type: ignore[attr-defined]


def swapped_declarations(source: str) -> Iterator[str]:
    """The file with two neighbouring declarations swapped, then with their numbers, then with their names."""
    starts = list(itertools.accumulate((len(line) for line in source.splitlines(keepends=True)), initial=0))

    def span(node: ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset

    for which in ("QuestionKind", "EventKind"):
        found = [
            node
            for node in ast.walk(ast.parse(source))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == which
        ]
        for one, other in itertools.pairwise(found):
            yield _swapped(source, span(one), span(other))
            for part in (0, 1):
                yield _swapped(source, span(one.args[part]), span(other.args[part]))


def swapped_terms(source: str, names: set[str]) -> Iterator[str]:
    """The file with the names of two neighbouring numbers swapped; which is to swap the numbers."""
    found = list(re.finditer(r"^([A-Z_]+): Final = (\d+)", source, re.MULTILINE))
    for one, other in itertools.pairwise(found):
        if {one[1], other[1]} <= names and one[2] != other[2]:
            yield _swapped(source, one.span(1), other.span(1))


def _swapped(source: str, one: tuple[int, int], other: tuple[int, int]) -> str:
    first, second = source[slice(*one)], source[slice(*other)]
    return source[: one[0]] + second + source[one[1] : other[0]] + first + source[other[1] :]


@every_package
def test_the_files_as_they_are_have_a_meaning(package: str) -> None:
    found = meaning(package, source_of(f"{package}.terms"), source_of(f"{package}.kinds"))
    kinds = import_module(f"{package}.kinds")
    assert names_of(found) == [[kind.name for kind in kinds.QUESTIONS], [kind.name for kind in kinds.EVENTS]]


@every_package
def test_swapping_two_declarations_or_their_names_is_noticed(package: str) -> None:
    terms_source, kinds_source = source_of(f"{package}.terms"), source_of(f"{package}.kinds")
    swapped = list(swapped_declarations(kinds_source))
    kinds = import_module(f"{package}.kinds")
    assert len(swapped) == 3 * (len(kinds.QUESTIONS) + len(kinds.EVENTS) - 2)
    for changed in swapped:
        assert changed != kinds_source
        with pytest.raises(ValueError, match=r"stands at place|but [A-Z_]+ is"):
            meaning(package, terms_source, changed)


@every_package
def test_swapping_two_numbers_of_the_terms_is_noticed(package: str) -> None:
    terms_source, kinds_source = source_of(f"{package}.terms"), source_of(f"{package}.kinds")
    kinds = import_module(f"{package}.kinds")
    names = {kind.name.upper() for kind in (*kinds.QUESTIONS, *kinds.EVENTS)}
    swapped = list(swapped_terms(terms_source, names))
    assert len(swapped) >= len(kinds.QUESTIONS) + len(kinds.EVENTS) - 2
    for changed in swapped:
        with pytest.raises(ValueError, match=r"stands at place|but [A-Z_]+ is"):
            meaning(package, changed, kinds_source)


# --- codes ---


def test_a_code_is_read_back_whether_in_capitals_or_not() -> None:
    codes = Codes(("1l", "DRS", "none"), 3)
    assert codes.written == ("1l", "DRS", "none")
    assert [codes.read(code) for code in ("1L", "drs", "None", "2", "3", "x", "")] == [
        0,
        1,
        2,
        2,
        None,
        None,
        None,
    ]


@pytest.mark.parametrize(
    ("wanted", "written"),
    [
        (("rome", "Rome", "paris"), ("0", "1", "paris")),
        (("saint peter", "a_b", "x~y"), ("0", "1", "2")),
        (("x" * 17, "", "é"), ("0", "1", "2")),
        (("2", "1", "01"), ("0", "1", "2")),
        (("one",), ("one", "1", "2")),
        (("one", "two", "three", "four"), ("one", "two", "three")),
    ],
)
def test_a_code_that_cannot_be_used_is_replaced_by_the_number(
    wanted: tuple[str, ...], written: tuple[str, ...]
) -> None:
    codes = Codes(wanted, 3)
    assert codes.written == written
    assert [codes.read(code) for code in written] == [0, 1, 2]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("A. Barberini", "a-barberini"),
        ("Íñigo Peñarrubia", "inigo-penarrubia"),
        ("Devil's Advocate", "devils-advocate"),
        ("Crash of the Banco Ambrosiano", "crash-banco"),
        ("Extraterritorialness", "extraterritorial"),
        ("The", "the"),
        ("Папа", ""),
    ],
)
def test_a_name_gives_a_code(name: str, code: str) -> None:
    assert code_from(name) == code


def test_the_name_of_the_question_may_stand_before_the_code() -> None:
    kind = QuestionKind(0, "take", 3)
    assert [without_name(kind, code) for code in ("take 2r", " TAKE  2r ", "2r", "take", "mark 2r")] == [
        "2r",
        "2r",
        "2r",
        "take",
        "mark 2r",
    ]
