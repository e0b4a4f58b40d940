"""The one shape of a game folder: a `State` below everything, and imports that go one way."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from camerlengo.games import OWN

GAMES = Path(__file__).parents[2] / "src" / "camerlengo" / "games"


def shaped() -> list[str]:
    """The games whose state.py has a `State`."""
    files = {name: GAMES / name / "state.py" for name in OWN}
    return [
        name for name, file in files.items() if file.exists() and "class State(" in file.read_text("utf-8")
    ]


def modules(game: str) -> dict[str, ast.Module]:
    return {path.stem: ast.parse(path.read_text("utf-8")) for path in sorted((GAMES / game).glob("*.py"))}


def imported(tree: ast.Module, game: str) -> set[str]:
    """The modules of the same game that this one imports, wherever it does."""
    found: set[str] = set()
    package = f"camerlengo.games.{game}"
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == package:
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(f"{package}."):
            found.add(node.module.removeprefix(f"{package}.").partition(".")[0])
    return found


def test_all_our_games_have_the_shape() -> None:
    assert shaped() == list(OWN)


@pytest.mark.parametrize("game", shaped())
def test_no_module_imports_one_that_imports_it(game: str) -> None:
    graph = {name: imported(tree, game) for name, tree in modules(game).items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(f"{game}: these modules import each other: {' → '.join(error.args[1])}")


@pytest.mark.parametrize("game", shaped())
def test_the_state_imports_only_what_needs_no_state_and_the_view_no_rules(game: str) -> None:
    trees = modules(game)
    below = {name for name, tree in trees.items() if imported(tree, game) <= {"terms"}}
    assert imported(trees["state"], game) <= {"terms"} | below
    assert "rules" not in imported(trees["view"], game)


@pytest.mark.parametrize("game", shaped())
def test_all_imports_of_the_rules_stand_at_the_beginning(game: str) -> None:
    trees = modules(game)
    reached, waiting = set(), ["rules"]
    while waiting:
        name = waiting.pop()
        reached.add(name)
        waiting += imported(trees[name], game) - reached
    assert {"rules", "state", "view", "hidden", "terms"} <= reached
    for name in reached:
        for node in ast.walk(trees[name]):
            if isinstance(node, ast.Import | ast.ImportFrom):
                assert node in trees[name].body, f"{game}/{name}.py imports something in line {node.lineno}"


@pytest.mark.parametrize("game", shaped())
def test_the_game_adds_to_its_state_how_it_goes_on(game: str) -> None:
    [own] = [
        node
        for node in modules(game)["rules"].body
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "State" for base in node.bases)
    ]
    names = {node.name for node in own.body if isinstance(node, ast.FunctionDef)}
    assert {"copy", "over", "advance", "view", "redeal", "scores", "places", "zones"} <= names
    assert "__init__" not in names
