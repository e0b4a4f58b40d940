"""Help pages, the version, and what is said about words in the wrong place."""

from __future__ import annotations

import click
import pytest

from camerlengo import __version__, _engine
from camerlengo.cli.options import ServeOptions
from camerlengo.cli.screen import engine_text
from camerlengo.cli.usage import placeholder, refusal_of
from camerlengo.core.texts import LANGUAGES, Listed, Text, text
from tests.cli.terminal import camerlengo, refusal

COMMANDS: list[list[str]] = [
    [],
    ["serve"],
    ["play"],
    ["simulate"],
    ["arena"],
    ["train"],
    ["balance"],
    ["replay"],
    ["analyse"],
    ["new-game"],
    ["games"],
    ["deck"],
    ["deck", "export"],
    ["deck", "check"],
    ["record"],
    ["record", "verify"],
    ["record", "check"],
]
PROGRAM = Listed(
    (
        "serve",
        "play",
        "simulate",
        "arena",
        "train",
        "balance",
        "replay",
        "analyse",
        "new-game",
        "games",
        "deck",
        "record",
        "admin",
    )
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_a_help_page_in_the_readers_language(command: list[str], language: str) -> None:
    said = camerlengo(*command, "--help", language=language, columns=80)
    assert said.code == 0
    assert said.err == ""
    assert said.out.startswith(" ".join(["camerlengo", *command]))
    assert text("cli.help.help").say(language) in said.out
    assert "cli." not in said.out
    assert "{" not in said.out
    assert all(len(line) <= 80 for line in said.out.splitlines())


def test_the_help_of_play_tells_of_all_its_options() -> None:
    said = camerlengo("play", "--help")
    for option in ("players", "humans", "seat", "bots", "names", "seed", "option", "deck", "resume", "lang"):
        assert f"--{option} " in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_play_tells_of_bots_that_are_no_ranks(language: str) -> None:
    said = camerlengo("play", "--help", language=language, columns=200)
    for bot in ("pope", "random", "greedy", "search-N"):
        assert bot in said.out


@pytest.mark.parametrize("command", [[], ["deck"]])
def test_without_a_command_there_is_help(command: list[str]) -> None:
    assert camerlengo(*command) == camerlengo(*command, "--help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_the_default_that_is_declared(language: str) -> None:
    said = camerlengo("serve", "--help", language=language, columns=200)
    for default in (ServeOptions().host, ServeOptions().port, ServeOptions().pause):
        assert f" {default}\n" in said.out


def test_the_version_says_which_engine_is_running() -> None:
    assert camerlengo("--version").out == f"camerlengo {__version__}, {_engine.engine()}\n"


@pytest.mark.parametrize("engine", [_engine.COMPILED, _engine.PLAIN, _engine.OUT_OF_DATE])
def test_the_engine_is_said_in_the_language_of_the_reader(
    engine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_engine, "_ENGINE", engine)
    assert engine_text().say("en") == engine
    assert len({engine_text().say(language) for language in LANGUAGES}) == len(LANGUAGES)


MISUSES: list[tuple[list[str], Text]] = [
    (["pley"], text("cli.usage.command_near", command="pley", near="play", allowed=PROGRAM)),
    (["PLAY"], text("cli.usage.command_near", command="PLAY", near="play", allowed=PROGRAM)),
    (["win"], text("cli.usage.command", command="win", allowed=PROGRAM)),
    (["-"], text("cli.usage.command", command="-", allowed=PROGRAM)),
    (["--", "--lang"], text("cli.usage.command", command="--lang", allowed=PROGRAM)),
    (["deck", "burn"], text("cli.usage.command", command="burn", allowed=Listed(("export", "check")))),
    (
        ["record", "chek"],
        text("cli.usage.command_near", command="chek", near="check", allowed=Listed(("verify", "check"))),
    ),
    (["--quick"], text("cli.usage.option", option="--quick", help="camerlengo --help")),
    (
        ["play", "richelieu", "--quick"],
        text("cli.usage.option", option="--quick", help="camerlengo play --help"),
    ),
    (["play", "richelieu", "-q"], text("cli.usage.option", option="-q", help="camerlengo play --help")),
    (
        ["play", "richelieu", "--sed", "7"],
        text("cli.usage.option_near", option="--sed", near="--seed", help="camerlengo play --help"),
    ),
    (
        ["--verison"],
        text("cli.usage.option_near", option="--verison", near="--version", help="camerlengo --help"),
    ),
    (["play"], text("cli.usage.missing", argument=placeholder("GAME"), help="camerlengo play --help")),
    (
        ["simulate"],
        text("cli.usage.missing", argument=placeholder("GAME"), help="camerlengo simulate --help"),
    ),
    (["replay"], text("cli.usage.missing", argument=placeholder("FILE"), help="camerlengo replay --help")),
    (
        ["deck", "check"],
        text("cli.usage.missing", argument=placeholder("FILE"), help="camerlengo deck check --help"),
    ),
    (
        ["play", "richelieu", "pontifex"],
        text("cli.usage.extra", argument="pontifex", help="camerlengo play --help"),
    ),
    (["play", "richelieu", "--seed"], text("cli.usage.value_missing", option="--seed")),
    (["--lang"], text("cli.usage.value_missing", option="--lang")),
    (
        ["record", "check"],
        text(
            "cli.usage.missing", argument=placeholder("FILE|DATABASE"), help="camerlengo record check --help"
        ),
    ),
    (["simulate", "richelieu", "--json=yes"], text("cli.usage.no_value", option="--json")),
    (["play", "--help=yes"], text("cli.usage.no_value", option="--help")),
    (["--version=3"], text("cli.usage.no_value", option="--version")),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("arguments", "sentence"), MISUSES, ids=str)
def test_misuse_is_one_sentence(arguments: list[str], sentence: Text, language: str) -> None:
    assert camerlengo(*arguments, language=language) == refusal(sentence, language)


def test_a_mistake_that_click_has_no_class_for_is_one_sentence_too() -> None:
    context = click.Context(click.Command("play"), info_name="camerlengo play")
    refused = refusal_of(click.UsageError("Too\nmuch"), context)
    assert refused.text == text("cli.usage.other", reason="Too?much", help="camerlengo play --help")


def test_what_was_typed_is_repeated_without_codes_for_the_terminal() -> None:
    said = camerlengo("play", "\x1b[31mred" + "x" * 500)
    assert "\x1b" not in said.err
    assert "?[31mred" in said.err
    assert len(said.err) < 200


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", ["GAME", "--save-records FOLDER", "--option NAME=VALUE", "--seed NUMBER"]),
        ("it", ["GIOCO", "--save-records CARTELLA", "--option NOME=VALORE", "--seed NUMERO"]),
        ("fr", ["JEU", "--save-records DOSSIER", "--option NOM=VALEUR", "--seed NOMBRE"]),
    ],
)
def test_help_names_values_in_the_readers_language(language: str, written: list[str]) -> None:
    shown = camerlengo("simulate", "--help", language=language).out
    assert [word for word in written if word not in shown] == []
    assert shown.startswith(f"camerlengo simulate {written[0]} ")
