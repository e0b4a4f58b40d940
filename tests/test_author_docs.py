"""The pages for authors of games name every call as it is, and leave none out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from inspect import Parameter, signature
from pathlib import Path
from typing import Any

import pytest

from camerlengo import kit
from camerlengo.core import box, kinds
from camerlengo.core.ask import Ask
from camerlengo.core.box import Box, FolderBox
from camerlengo.core.game import Evaluation, Game
from camerlengo.core.texts import add_book

DOCS = Path(__file__).parents[1] / "docs"
SIGNS: dict[object, str] = {Parameter.VAR_POSITIONAL: "*", Parameter.VAR_KEYWORD: "**"}
NOT_CALLED = {"Asking", "Kit", "KitBox", "KitError", "KitView"}  # of the kit: nobody makes one


def written(call: Callable[..., Any], name: str) -> str:
    """The name with the arguments and their defaults, without types and self."""
    arguments = []
    for argument in signature(call).parameters.values():
        if argument.name == "self":
            continue
        default = argument.default
        shown = f'"{default}"' if isinstance(default, str) else repr(default)
        usual = "" if default is Parameter.empty else f"={shown}"
        arguments.append(f"{SIGNS.get(argument.kind, '')}{argument.name}{usual}")
    return f"{name}({', '.join(arguments)})"


def first_cells(page: str, heading: str = "") -> list[str]:
    """What stands in code in the first column of the tables, or of those with this heading."""
    found = []
    for table in re.findall(r"(?:^\|.*\n)+", (DOCS / page).read_text(encoding="utf-8"), re.MULTILINE):
        lines = [line.split("|")[1].strip() for line in table.splitlines()]
        if not heading or lines[0] == heading:
            found += [cell for line in lines[2:] for cell in re.findall(r"`([^`]*)`", line)]
    return found


def test_every_call_of_the_kit_is_listed_with_its_arguments() -> None:
    asked = [
        written(call, f"ask.{name}") for name, call in vars(kit.Asking).items() if not name.startswith("_")
    ]
    made = [written(getattr(kit, name), f"kit.{name}") for name in kit.__all__ if name not in NOT_CALLED]
    listed = first_cells("kit.md", "call") + first_cells("kit.md", "declared with")
    assert sorted(listed) == sorted(asked + made)


def methods(kind: type, names: Iterable[str]) -> list[str]:
    return sorted(written(getattr(kind, name), name) for name in names)


@pytest.mark.parametrize(
    ("heading", "kind", "names"),
    [
        ("method of `Game`", Game, Game.__abstractmethods__),
        ("method of `Evaluation`", Evaluation, Evaluation.__abstractmethods__),
        ("method of `Box`", Box, Box.__abstractmethods__),
        ("method of `Words`", box.Words, ("question", "option", "event")),
        ("method of `Ask`", Ask, ("one", "all", "one_from", "all_from", "announce")),
    ],
)
def test_every_method_that_a_game_must_write_is_listed(
    heading: str, kind: type, names: Iterable[str]
) -> None:
    assert sorted(first_cells("game-as-a-folder.md", heading)) == methods(kind, names)


def test_the_list_says_which_methods_a_folder_has_already() -> None:
    page = (DOCS / "game-as-a-folder.md").read_text(encoding="utf-8")
    to_write = re.findall(r"^\| `(\w+)\(.*\| write it \|$", page, re.MULTILINE)
    assert set(to_write) == FolderBox.__abstractmethods__


def test_the_facts_of_a_box_are_listed() -> None:
    facts = set(first_cells("game-as-a-folder.md", "fact of `Box`"))
    assert facts == {*Box.__annotations__, *FolderBox.__annotations__} - {"profile"}


def test_what_the_page_names_is_there() -> None:
    page = (DOCS / "game-as-a-folder.md").read_text(encoding="utf-8")
    assert written(add_book, "add_book") in page
    for kind in (kinds.QuestionKind, kinds.EventKind):
        sentence = re.search(rf"`{kind.__name__}` has (.*?\.)(?: |$)", page, re.MULTILINE)
        assert sentence is not None
        assert [field for field in kind.__struct_fields__ if f"`{field}`" not in sentence[1]] == []
    for folder in re.findall(r"`(tests/[\w/]+)`", page):
        assert (DOCS.parent / folder / "box.py").is_file()
