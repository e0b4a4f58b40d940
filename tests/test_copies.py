"""tools/copies.py: how a state is copied is written from its fields."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import copies

STATE = """\
class Cards:
    def __init__(self) -> None:
        self.printed = []


class State(Game):
    def __init__(self) -> None:
        super().__init__()
{fields}

    def copy_onto(self, other: State) -> None:
        # copies begin
{body}        # copies end


def after(game: State) -> None: ...
"""


def state(*fields: str, body: str = "") -> str:
    return STATE.format(fields="\n".join(f"        {field}" for field in fields), body=body)


def written(*fields: str, body: str = "") -> list[str]:
    lines = [line.strip() for line in copies.renewed(state(*fields, body=body)).splitlines()]
    return lines[lines.index(copies.BEGIN) + 1 : lines.index(copies.END)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "handful"
    folder.mkdir()
    return folder / "state.py"


# --- what is written ---


@pytest.mark.parametrize(
    "declared",
    [
        "self.seat: i64 = NOBODY",
        "self.done = False",
        "self.turn = 0",
        "self.low = -1",
        'self.word: str = ""',
        "self.seat = BLANK  # shared: the seats at the “table”",
        "self.cards = NO_CARDS  # shared: what is printed",
    ],
)
def test_plain_values_and_what_is_shared_are_assigned(declared: str) -> None:
    name = declared.split(maxsplit=1)[0].removeprefix("self.").removesuffix(":")
    assert written(declared) == [f"other.{name} = self.{name}", "self.copy_common(other)"]


def test_lists_are_copied_and_so_are_the_lists_in_a_list() -> None:
    assert written("self.free = BLANK  # places, sorted", "self.placed = BLANKS  # by seat; shared: no") == [
        "other.free = self.free.copy()",
        "other.placed = [one.copy() for one in self.placed]",
        "self.copy_common(other)",
    ]


def test_lists_in_a_list_that_never_change_in_place_are_shared() -> None:
    assert written("self.seen = BLANKS  # shared lists: by seat") == [
        "other.seen = self.seen.copy()",
        "self.copy_common(other)",
    ]


def test_a_field_that_begins_with_an_underscore_is_left_out() -> None:
    assert written("self._memory: dict[int, int] = {}", "self.turn = 0") == [
        "other.turn = self.turn",
        "self.copy_common(other)",
    ]


def test_all_that_stood_there_is_replaced_and_the_rest_stays() -> None:
    fields = ("self.turn = 0", "self.free = BLANK")
    stale = state(*fields, body="        other.gone = self.gone\n")
    renewed = copies.renewed(stale)
    body = "".join(f"        {line}\n" for line in written(*fields))
    assert renewed == state(*fields, body=body)
    assert copies.renewed(renewed) == renewed


def test_a_state_without_the_comments_stays_as_it_is() -> None:
    source = "class Position(Game):\n    pass\n"
    assert copies.renewed(source) == source


# --- what is refused ---


@pytest.mark.parametrize(
    "declared",
    ["self.hands = [[]]", "self.cards = NO_CARDS", "self.cards = NO_CARDS  # printed; shared: by all"],
)
def test_a_field_that_does_not_say_how_it_is_copied_is_named(declared: str) -> None:
    name = declared.split(maxsplit=1)[0]
    with pytest.raises(copies.Trouble, match=f"line 10: nothing says how {name} is copied.*'# shared: '"):
        copies.renewed(state("self.turn = 0", declared))


@pytest.mark.parametrize("declared", ["turn = 0", "self.one = self.two = 0", "if True: self.turn = 0"])
def test_fields_are_declared_one_in_a_line(declared: str) -> None:
    with pytest.raises(copies.Trouble, match=r"line 9: .* may only declare fields, one in a line"):
        copies.renewed(state(declared))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("# copies end", "# the end", "one '# copies begin' and after it one '# copies end'"),
        ("# copies end", "# copies begin", "one '# copies begin' and after it one '# copies end'"),
        ("class State", "class Position", "no State.__init__"),
        ("self.turn = 0", "self.turn = (", "line 9: .* was never closed"),
    ],
)
def test_a_source_that_cannot_be_read_is_refused_in_a_sentence(old: str, new: str, why: str) -> None:
    with pytest.raises(copies.Trouble, match=why):
        copies.renewed(state("self.turn = 0").replace(old, new))


# --- the command ---


def test_check_says_what_is_stale_and_without_it_that_is_written(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_text(state("self.turn = 0"), encoding="utf-8")
    folder = path.parent.parent
    assert copies.main(["--check"], folder) == 1
    assert (
        capsys.readouterr().out
        == "handful/state.py: copy_onto does not fit the fields of State.__init__. Run: make copies\n"
    )
    assert path.read_text(encoding="utf-8") == state("self.turn = 0")
    assert copies.main([], folder) == 0
    assert "written anew" in capsys.readouterr().out
    assert copies.main(["--check"], folder) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("words", [[], ["--check"]])
def test_a_state_that_cannot_be_copied_fails_with_its_place(
    path: Path, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_text(state("self.hands = []"), encoding="utf-8")
    assert copies.main(words, path.parent.parent) == 1
    assert capsys.readouterr().out.startswith("handful/state.py, line 9: nothing says how self.hands")


def test_the_copies_of_the_games_fit_their_fields() -> None:
    assert copies.main(["--check"]) == 0
