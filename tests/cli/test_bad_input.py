"""Bad input: one clear sentence in the reader's language, exit code 2, nothing written."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path

import pytest

from camerlengo import Record, Table
from camerlengo.bots import CHEATING, LEAST_SECONDS, MOST_ITERATIONS, MOST_SECONDS, named_bot
from camerlengo.core.record import FORMAT
from camerlengo.core.rng import LARGEST_SEED
from camerlengo.core.texts import LANGUAGES, Listed, Text, text
from camerlengo.games import names, open_box
from tests.cli.terminal import camerlengo, refusal

GAMES = Listed(names())
YES_NO = Listed((text("cli.yes_no.no"), text("cli.yes_no.yes")))

SETUPS: list[tuple[str, Text]] = [
    ("chess", text("error.setup.game", game="chess", allowed=GAMES)),
    (
        "richelieu --players 5",
        text("error.setup.players", game="Richelieu", players=5, allowed=Listed((2, 3, 4))),
    ),
    ("richelieu --players two", text("cli.number.none", option="--players", value="two")),
    ("richelieu --players -2", text("cli.number.least", option="--players", value="-2", least=1)),
    (
        "richelieu --option long=yes",
        text("error.setup.option", game="Richelieu", option="long", allowed=Listed(("short", "start"))),
    ),
    (
        "richelieu --option short=perhaps",
        text("error.setup.value", option="short", value="perhaps", allowed=YES_NO),
    ),
    (
        "richelieu --option start=3",
        text("error.setup.value", option="start", value="3", allowed=Listed(("drawn", "1", "2"))),
    ),
    (
        "richelieu --option start=0",
        text("error.setup.value", option="start", value="0", allowed=Listed(("drawn", "1", "2"))),
    ),
    ("richelieu --option short", text("cli.setting.form", value="short")),
    ("richelieu --option short=yes --option short=no", text("cli.setting.twice", option="short")),
    ("richelieu --seed seven", text("error.setup.seed", seed="seven", largest=LARGEST_SEED)),
    ("richelieu --seed -1", text("error.setup.seed", seed="-1", largest=LARGEST_SEED)),
    (
        f"richelieu --seed {LARGEST_SEED + 1}",
        text("error.setup.seed", seed=LARGEST_SEED + 1, largest=LARGEST_SEED),
    ),
    ("richelieu --bots random,", text("cli.bot_missing", given="random,")),
    ("richelieu --bots ,", text("cli.bot_missing", given=",")),
    (
        "richelieu --deck nowhere.toml",
        text("cli.file.unreadable", path="nowhere.toml", reason=text("cli.file.reason.missing")),
    ),
    (
        "richelieu --deck .",
        text("cli.file.unreadable", path=".", reason=text("cli.file.reason.folder")),
    ),
]

NO_BOT = text("error.setup.bot", bot="deep", allowed=Listed(named_bot()))


def wrong_budget(bot: str, key: str = "seconds") -> Text:
    """What is said where bots may think by the clock; `clock` where they may not."""
    times = {"shortest": LEAST_SECONDS, "longest": MOST_SECONDS} if key == "seconds" else {}
    kind = bot.partition("-")[0]
    return text(f"error.setup.{key}", bot=bot, kind=kind, most=MOST_ITERATIONS, **times)


SEATED = tuple(bot for bot in named_bot() if bot != f"{CHEATING}-N")  # nobody offers what is refused then

PLAYS: list[tuple[str, Text]] = [(f"play {arguments}", sentence) for arguments, sentence in SETUPS] + [
    ("play richelieu --bots deep", text("error.setup.bot", bot="deep", allowed=Listed(SEATED))),
    ("play richelieu --bots cheating-0", text("error.setup.bot", bot="cheating-0", allowed=Listed(SEATED))),
    ("play richelieu --humans 0 --bots deep", NO_BOT),
    ("play richelieu --bots cheating-5", text("cli.play.peeks", bot="cheating-5")),
    ("play richelieu --bots cheating-2s", text("cli.play.peeks", bot="cheating-2s")),
    ("play richelieu --bots search-61s", wrong_budget("search-61s")),
    ("play richelieu --bots random,greedy", text("cli.bots", bots=2, seats=1)),
    ("play richelieu --seat 3", text("cli.number.range", option="--seat", value="3", least=1, most=2)),
    ("play richelieu --seat 0", text("cli.number.range", option="--seat", value="0", least=1, most=2)),
    ("play richelieu --humans 3", text("cli.number.range", option="--humans", value="3", least=0, most=2)),
    ("play richelieu --names a,b,c", text("error.setup.names", names=3, players=2)),
    ("play richelieu --names " + "a" * 41, text("error.setup.name")),
    ("play --resume game.json --seed 3", text("cli.resume.settled", option="--seed")),
    ("play --resume game.json --players 2", text("cli.resume.settled", option="--players")),
    ("play --resume game.json --option short=yes", text("cli.resume.settled", option="--option")),
    (
        "play --resume nowhere.json",
        text("cli.file.unreadable", path="nowhere.json", reason=text("cli.file.reason.missing")),
    ),
]

SERIES: list[tuple[str, Text]] = [(f"simulate {arguments}", sentence) for arguments, sentence in SETUPS] + [
    ("simulate richelieu --bots deep", NO_BOT),
    ("simulate richelieu --bots trials-0s", wrong_budget("trials-0s")),
    ("simulate richelieu --bots random,greedy,random", text("cli.bots", bots=3, seats=2)),
    (
        "simulate richelieu --games 0",
        text("cli.number.range", option="--games", value="0", least=1, most=100_000_000),
    ),
    (
        "simulate richelieu --games -5",
        text("cli.number.range", option="--games", value="-5", least=1, most=100_000_000),
    ),
    ("simulate richelieu --games many", text("cli.number.none", option="--games", value="many")),
    (
        "simulate richelieu --jobs 0",
        text("cli.number.range", option="--jobs", value="0", least=1, most=256),
    ),
    (
        "simulate richelieu --jobs -1",
        text("cli.number.range", option="--jobs", value="-1", least=1, most=256),
    ),
    ("simulate richelieu --jobs all", text("cli.number.none", option="--jobs", value="all")),
    (
        "simulate richelieu --games 1 --save-records file/new",
        text("cli.file.unwritable", path="file/new", reason=text("cli.file.reason.no_folder")),
    ),
    ("simulate richelieu --games 1 --save-records full", text("cli.simulate.folder", path="full")),
]

CONTESTS: list[tuple[str, Text]] = [
    (f"arena {arguments}", sentence) for arguments, sentence in SETUPS if "--deck" not in arguments
] + [
    ("arena richelieu --bots deep", NO_BOT),
    ("arena richelieu --bots greedy", text("cli.arena.alone")),
    ("arena richelieu --bots greedy,random,greedy", text("cli.arena.twice", bot="greedy")),
    ("arena richelieu --bots greedy,search-0", wrong_budget("search-0")),
    ("arena richelieu --bots greedy,search-2.0s", wrong_budget("search-2.0s")),
    ("arena richelieu --bots greedy,search-2s,search-2s", text("cli.arena.twice", bot="search-2s")),
    (
        "arena richelieu --bots greedy,random --together --neighbours",
        text("cli.arena.no_pairs", option="--neighbours"),
    ),
    (
        "arena richelieu --bots greedy,random --together --one-way",
        text("cli.arena.no_pairs", option="--one-way"),
    ),
    (
        "arena richelieu --bots greedy,random,novice --together",
        text("cli.arena.seats_for", players=2, bots=3),
    ),
    (
        "arena pontifex --players 4 --bots greedy,random,novice --together",
        text("cli.arena.seats_for", players=4, bots=3),
    ),
    (
        "arena q --bots novice,curate,bishop,cardinal,pope --together",
        text("cli.arena.no_table", game=open_box("q").title),
    ),
    (
        "arena richelieu --games 0",
        text("cli.number.range", option="--games", value="0", least=1, most=100_000_000),
    ),
    ("arena richelieu --jobs 0", text("cli.number.range", option="--jobs", value="0", least=1, most=256)),
    ("arena richelieu --picture a.png", text("cli.arena.picture", path="a.png")),
    (
        "arena richelieu --picture no/where.svg",
        text("cli.file.unwritable", path="no/where.svg", reason=text("cli.file.reason.no_folder")),
    ),
]

LESSONS: list[tuple[str, Text]] = [
    (f"train {arguments} --output new.json", sentence)
    for arguments, sentence in SETUPS
    if "--deck" not in arguments and "--option" not in arguments
] + [
    (
        "train richelieu --output new.json --games 9",
        text("cli.number.range", option="--games", value="9", least=10, most=20_000),
    ),
    (
        "train richelieu --output full",
        text("cli.file.unwritable", path="full", reason=text("cli.file.reason.folder")),
    ),
    (
        "train richelieu --output no/where.json",
        text("cli.file.unwritable", path="no/where.json", reason=text("cli.file.reason.no_folder")),
    ),
    ("train richelieu --output new.json --bots search-2s", wrong_budget("search-2s", "clock")),
    (
        "train richelieu --output new.json --jobs none",
        text("cli.number.none", option="--jobs", value="none"),
    ),
]

OTHERS: list[tuple[str, Text]] = [(f"balance {arguments}", sentence) for arguments, sentence in SETUPS] + [
    ("balance richelieu --bots trials-0.5s", wrong_budget("trials-0.5s", "clock")),
    (
        "replay nowhere.json",
        text("cli.file.unreadable", path="nowhere.json", reason=text("cli.file.reason.missing")),
    ),
    ("replay full", text("cli.file.unreadable", path="full", reason=text("cli.file.reason.folder"))),
    ("replay game.json --at 99", text("cli.number.range", option="--at", value="99", least=0, most=2)),
    ("replay game.json --at -1", text("cli.number.range", option="--at", value="-1", least=0, most=2)),
    ("replay game.json --at end", text("cli.number.none", option="--at", value="end")),
    ("replay game.json --seat 3", text("cli.number.range", option="--seat", value="3", least=1, most=2)),
    ("deck export chess", text("error.setup.game", game="chess", allowed=GAMES)),
    ("deck export richelieu --output file", text("cli.deck.exists", path="file")),
    (
        "deck export richelieu --output full",
        text("cli.file.unwritable", path="full", reason=text("cli.file.reason.folder")),
    ),
    (
        "deck export richelieu --output no/where.toml",
        text("cli.file.unwritable", path="no/where.toml", reason=text("cli.file.reason.no_folder")),
    ),
    (
        "deck check nowhere.toml",
        text("cli.file.unreadable", path="nowhere.toml", reason=text("cli.file.reason.missing")),
    ),
    (
        "deck check bytes",
        text("cli.file.unreadable", path="bytes", reason=text("cli.file.reason.binary")),
    ),
    ("deck check huge", text("cli.file.too_large", path="huge", limit=4)),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a game, a file, a folder that is not empty, and things that are no text."""
    (tmp_path / "game.json").write_bytes(_record().to_json())
    (tmp_path / "file").write_text("precious")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").write_text("precious")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with (tmp_path / "huge").open("wb") as huge:
        huge.truncate(4_000_001)  # nothing is written to the disk
    monkeypatch.chdir(tmp_path)
    return tmp_path


@functools.cache
def _record() -> Record:
    table = Table("richelieu", seed=7)
    for _ in range(2):
        question = table.questions[0]
        table.answer(question.seat, question.options[0])
    return table.record


def contents(folder: Path) -> dict[str, object]:
    """What lies in a folder; of a huge file, whether it was written to."""
    found: dict[str, object] = {}
    for path in folder.rglob("*"):
        name = str(path.relative_to(folder))
        if path.is_dir():
            found[name] = None
        else:
            stat = path.stat()
            found[name] = path.read_bytes() if stat.st_size < 100_000 else (stat.st_size, stat.st_mtime_ns)
    return found


@pytest.mark.parametrize(("arguments", "sentence"), PLAYS + SERIES + CONTESTS + LESSONS + OTHERS, ids=str)
def test_one_sentence_and_nothing_written(arguments: str, sentence: Text, folder: Path) -> None:
    before = contents(folder)
    for language in LANGUAGES:
        assert camerlengo(*arguments.split(" "), language=language) == refusal(sentence, language)
    assert contents(folder) == before


# --- records --------------------------------------------------------------------------------------


def _cut(content: bytes) -> bytes:
    return content[: len(content) // 2]


def _edited(content: bytes) -> bytes:
    return content.replace(b'"seed":7', b'"seed":8')


def _of_another_version(content: bytes) -> bytes:
    return _resaved(content, rules=99)


def _against_the_rules(content: bytes) -> bytes:
    return _resaved(content, options={"short": False, "start": 0}, answers=((0, 0), (0, 77)))


def _of_an_unknown_game(content: bytes) -> bytes:
    return _resaved(content, game="chess")


def _for_too_many(content: bytes) -> bytes:
    return _resaved(content, seats=("",) * 7)


def _of_an_unknown_edition(content: bytes) -> bytes:
    return _resaved(content, edition="gold")


def _resaved(content: bytes, **changes: object) -> bytes:
    """Changed and signed anew, as somebody could who knows how."""
    import msgspec

    return msgspec.structs.replace(Record.from_json(content), **changes).to_json()


def _of_something_else(content: bytes) -> bytes:
    return b'{"format": "something else"}'


def _of_another_form(content: bytes) -> bytes:
    return content.replace(b'"answers":[[', b'"answers":[3,[')


def _without_chance(content: bytes) -> bytes:
    return content.replace(b'"chance"', b'"luck"')


def _nested(content: bytes) -> bytes:
    return b"[" * 100_000


def _empty(content: bytes) -> bytes:
    return b""


def _prose(content: bytes) -> bytes:
    return b"hello"


BROKEN: list[tuple[Callable[[bytes], bytes], Text]] = [
    (_cut, text("error.record.not_json")),
    (_edited, text("error.record.edited")),
    (_empty, text("error.record.not_json")),
    (_prose, text("error.record.not_json")),
    (_of_another_form, text("error.record.fields", where="answers[0]")),
    (_without_chance, text("error.record.missing", field="chance")),
    (_nested, text("error.record.not_json")),
    (_of_something_else, text("error.record.format", expected=FORMAT)),
    (
        _of_another_version,
        text("error.record.version", found=99, known=open_box("richelieu").rules, game="Richelieu"),
    ),
    (_of_an_unknown_game, text("error.record.game", game="chess", allowed=GAMES)),
    (
        _for_too_many,
        text("error.record.seats", found=7, game="Richelieu", allowed=Listed((2, 3, 4))),
    ),
    (_of_an_unknown_edition, text("error.record.edition", edition="gold")),
    (
        _against_the_rules,
        text("error.record.answer", number=2, seat=1, option=77, options=Listed((*range(1, 48), 49))),
    ),
]


@pytest.mark.parametrize("command", ["replay", "play --resume"])
@pytest.mark.parametrize(("breakage", "sentence"), BROKEN)
def test_a_record_that_cannot_be_played_is_one_sentence(
    breakage: Callable[[bytes], bytes], sentence: Text, command: str, folder: Path
) -> None:
    game = folder / "game.json"
    game.write_bytes(breakage(game.read_bytes()))
    before = contents(folder)
    for language in LANGUAGES:
        assert camerlengo(*command.split(), "game.json", language=language) == refusal(sentence, language)
    assert contents(folder) == before


def test_a_cut_line_of_a_record_is_noticed(folder: Path) -> None:
    (folder / "line").write_text(_record().to_text()[:-20])
    assert camerlengo("replay", "line") == refusal(text("error.record.cut"), "en")


def test_a_saved_game_is_resumed_as_the_game_it_is(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = camerlengo("play", "chess", "--resume", "game.json")
    assert said == refusal(text("error.setup.game", game="chess", allowed=GAMES), "en")


# --- decks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["play richelieu --deck", "simulate richelieu --games 1 --deck"])
def test_a_deck_with_wrong_counts_is_refused_with_its_first_problem(
    command: str, language: str, folder: Path
) -> None:
    source = open_box("richelieu").standard_deck().source
    wrong = source.replace("double = { value = 3", "double = { value = 4", 1)
    assert wrong != source
    (folder / "my.toml").write_text(wrong)
    before = contents(folder)
    said = camerlengo(*command.split(), "my.toml", language=language)
    assert said.code == 2
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert "my.toml" in said.err
    assert "Bourgogne" in said.err
    assert "camerlengo deck check" in said.err
    assert contents(folder) == before


@pytest.mark.parametrize("wrong", ["game = ", "x = " + "[" * 100_000, "x = " + "9" * 5000, ""])
def test_a_deck_that_cannot_be_read_at_all_is_refused(wrong: str, folder: Path) -> None:
    (folder / "my.toml").write_text(wrong)
    said = camerlengo("play", "richelieu", "--deck", "my.toml")
    assert said.code == 2
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert camerlengo("deck", "check", "my.toml").code == 2
