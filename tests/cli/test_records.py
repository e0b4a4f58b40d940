"""`camerlengo record`: what a record proves, and which rules records stand under."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from camerlengo import RecordError, SetupError, Table
from camerlengo.core.chance import Dealt, Seeded, SeededBefore, with_nonces
from camerlengo.core.record import Record
from camerlengo.core.texts import LANGUAGES
from camerlengo.server.setup import NewSeat, committed
from tests.cli.terminal import camerlengo
from tests.server.helpers import open_house, play_out, run_apart
from tools import goldens

KEY = "0123456789abcdef" * 4


def finished(chance: Dealt | Seeded | SeededBefore, commit: bool = True) -> Record:
    table = Table("richelieu", 2, chance=chance, options={"short": True}, names=("Anna", "Bruno"))
    if commit:
        committed(table)
    while not table.over:
        question = table.questions[0]
        table.answer(question.seat, question.options[0])
    return table.record


def written(record: Record, folder: Path) -> str:
    path = folder / "game.json"
    record.save(path)
    return str(path)


def test_a_record_shows_the_commitment_that_its_key_gives_and_claims_no_more(tmp_path: Path) -> None:
    """Anybody can make up a record whose commitment fits: nothing in it shows when that was published."""
    record = finished(Dealt(KEY, ("ab", "")))
    said = camerlengo("record", "verify", written(record, tmp_path))
    assert said.code == 0
    assert f"give the commitment {record.commitment}." in said.out
    assert "Compare it with the commitment that the table showed before you joined" in said.out
    assert "verified" not in said.out
    assert "1 player added a number" in said.out
    assert "seat 1, Anna: ab\n" in said.out
    assert "seat 2" not in said.out
    assert "Only somebody who knew the key and added the last number could." in said.out
    assert "it replays" in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_published_commitment_is_compared(language: str, tmp_path: Path) -> None:
    record = finished(Dealt(KEY))
    published = record.commitment or ""
    other = ("1" if published[0] == "0" else "0") + published[1:]
    path = written(record, tmp_path)

    def answer(*given: str) -> tuple[int, str]:
        said = camerlengo("record", "verify", path, "--commitment", *given, language=language)
        return said.code, said.out + said.err

    yes, no = {"en": ("Yes:", "NO:"), "it": ("Sì:", "NO:"), "fr": ("Oui", "NON")}[language]
    assert answer(published)[0] == answer(f" {published.upper()} ")[0] == 0
    assert yes in answer(published)[1]
    code, said = answer(other)
    assert code == 2
    assert no in said
    assert other in said
    assert json.loads(answer(other, "--json")[1])["fits"] is False
    for wrong in ("ab", published + "0", "g" * 64, ""):
        code, said = answer(wrong)
        assert code == 2
        assert "64" in said
    written(finished(Seeded(7), commit=False), tmp_path)
    code, said = answer(published)
    assert code == 2
    assert no in said


def test_a_made_up_record_does_not_fit_what_the_table_published(tmp_path: Path) -> None:
    """Another key with a commitment of its own: it only shows in comparison."""
    honest, made_up = finished(Dealt(KEY)), finished(Dealt("f" * 64))
    path = written(made_up, tmp_path)
    assert camerlengo("record", "verify", path).code == 0
    assert camerlengo("record", "verify", path, "--commitment", honest.commitment or "").code == 2


MADE_UP = [("ab",), ("ab", "cd", "00"), ("ab", "cd", "00", "77"), ("", "")]


@pytest.mark.parametrize("nonces", MADE_UP)
def test_another_number_of_nonces_than_seats_is_refused_everywhere(
    nonces: tuple[str, ...], tmp_path: Path
) -> None:
    """Whoever holds the key could otherwise try numbers until the deal suits, and the commitment fits."""
    record = msgspec.structs.replace(finished(Dealt(KEY)), chance=Dealt(KEY, nonces), answers=())
    sentence = f"The deal has {len(nonces)} added number"
    with pytest.raises(SetupError, match=sentence):
        Table("richelieu", 2, chance=record.chance)
    with pytest.raises(RecordError, match=sentence):
        Table.resume(record)
    for content in (record.to_json(), record.to_text().encode()):
        with pytest.raises(RecordError, match=sentence):
            Record.read(content)
    for command in ("verify", "check"):
        said = camerlengo("record", command, written(record, tmp_path))
        assert said.code == 2
        assert sentence in said.out + said.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_all_players_are_listed_by_seat(language: str, tmp_path: Path) -> None:
    nonces = ("ab" * 16, "cd" * 16)
    said = camerlengo("record", "verify", written(finished(Dealt(KEY, nonces)), tmp_path), language=language)
    found = [line for line in said.out.splitlines() if any(nonce in line for nonce in nonces)]
    assert [line.rpartition(" ")[2] for line in found] == list(nonces)
    assert ["Anna" in line for line in found] == [True, False]
    none = camerlengo("record", "verify", written(finished(Dealt(KEY)), tmp_path), language=language)
    assert language != "en" or "the server’s key alone" in none.out
    assert none.code == said.code == 0


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"chance": Dealt("f" * 64)}, "contradicts itself"),
        ({"options": {"short": True, "start": 1}}, "contradicts itself"),
        ({"commitment": "0" * 64}, "contradicts itself"),
        ({"commitment": "\x1b[2J"}, "contradicts itself: it says that the table published ?[2J."),
        ({"commitment": None}, "doesn’t show when the key was chosen"),
        ({"chance": Seeded(7)}, "chosen seed 7"),
        ({"chance": SeededBefore(7)}, "earlier version"),
    ],
)
def test_every_other_deal_is_not(change: dict[str, object], sentence: str, tmp_path: Path) -> None:
    changed = msgspec.structs.replace(finished(Dealt(KEY)), answers=(), **change)
    for language in LANGUAGES:
        said = camerlengo("record", "verify", written(changed, tmp_path), language=language)
        assert said.code == 2
        assert language != "en" or sentence in said.out


def test_nonces_change_the_deal_but_not_the_commitment() -> None:
    one, other = finished(Dealt(KEY)), finished(Dealt(KEY, ("ab", "")))
    assert one.commitment == other.commitment is not None
    assert Table.resume(one.upto(0)).view(None) != Table.resume(other.upto(0)).view(None)
    assert with_nonces(one.chance, ["ab", ""]) == other.chance
    assert with_nonces(Seeded(3), ["ab", ""]) == Seeded(3)


def test_a_commitment_tells_nothing_about_the_key() -> None:
    """One other bit of the key changes half of the commitment, and no digit of the key is in it."""
    first = int(finished(Dealt(KEY)).commitment or "", 16)
    changed = []
    for bit in range(0, 256, 8):
        key = f"{int(KEY, 16) ^ 1 << bit:064x}"
        commitment = Table("richelieu", 2, chance=Dealt(key), options={"short": True}).record.commits_to()
        changed.append((first ^ int(commitment or "", 16)).bit_count())
    assert 118 < sum(changed) / len(changed) < 138


def test_the_facts_come_as_json_too(tmp_path: Path) -> None:
    record = finished(Dealt(KEY))
    said = camerlengo("record", "verify", written(record, tmp_path), "--json")
    assert json.loads(said.out) == {
        "game": "richelieu",
        "rules": record.rules,
        "answers": len(record.answers),
        "over": True,
        "chance": {"kind": "key", "key": KEY, "nonces": []},
        "commitment": record.commitment,
        "gives": record.commitment,
        "published": None,
        "fits": True,
    }


# --- which rules ----------------------------------------------------------------------------------


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", goldens.records(goldens.FOLDER), ids=name_of)
def test_records_of_every_version_replay_and_say_their_rules(path: Path) -> None:
    said = camerlengo("record", "check", str(path))
    assert said.code == 0
    assert f"rules version {Record.load(path).rules}: 1 game replays." in said.out


def test_a_record_that_does_not_replay_is_named_with_the_reason(tmp_path: Path) -> None:
    record = finished(Dealt(KEY))
    broken = msgspec.structs.replace(record, answers=(*record.answers[:3], (0, 77)))
    said = camerlengo("record", "check", written(broken, tmp_path))
    assert said.code == 2
    assert "doesn’t replay. Answer 4 in the game file breaks the rules" in said.out
    newer = camerlengo("record", "check", written(msgspec.structs.replace(record, rules=99), tmp_path))
    assert "version 99 of the Richelieu rules" in newer.out
    assert camerlengo("record", "check", str(tmp_path / "none")).code == 2


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, list[str]]:
    """The database of a house that is closed, and the ids of its three tables, the oldest first."""
    path = tmp_path_factory.mktemp("house") / "house.sqlite"

    async def story() -> list[str]:
        async with open_house(f"sqlite:///{path}") as house:
            anna = await house.welcome("a" * 22, "Anna")
            seats = [NewSeat("me"), NewSeat("bot", "", "random")]
            over = await house.create("richelieu", seats, anna, {"short": True})
            await play_out(house, over)
            people = [NewSeat("me"), NewSeat("hot")]
            begun = await house.create("richelieu", people, anna, {"short": True})
            for _ in range(4):
                question = begun.table.questions[0]
                await house.answer(begun, question.seat, begun.asked_at, question.options[0])
            waiting = await house.create("q", [NewSeat("me")] + [NewSeat("open")] * 4, anna)
        return [over.id, begun.id, waiting.id]

    ids = run_apart(story())
    return path.read_bytes(), ids


def files_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def spoilt(content: bytes, folder: Path, *statements: str) -> Path:
    """The database after these changes, in a name that an address would have to quote."""
    path = folder / "a house?.sqlite"
    path.write_bytes(content)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA ignore_check_constraints=ON")
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    return path


@pytest.mark.parametrize("mode", ["WAL", "DELETE", "TRUNCATE"])
def test_a_check_changes_nothing(mode: str, house: tuple[bytes, list[str]], tmp_path: Path) -> None:
    path = spoilt(house[0], tmp_path, f"PRAGMA journal_mode={mode}")
    before = files_in(tmp_path)
    said = camerlengo("record", "check", str(path))
    assert said.code == 0
    assert "Richelieu, rules version 2: 2 games replay." in said.out
    assert "Q – Il gioco di carte, rules version 2: 1 game replays." in said.out
    assert files_in(tmp_path) == before
    none = tmp_path / "none.sqlite"
    assert camerlengo("record", "check", f"sqlite:///{none}").code == 2
    assert not none.exists()


def test_a_check_sees_what_a_running_house_has_written(
    house: tuple[bytes, list[str]], tmp_path: Path
) -> None:
    path = spoilt(house[0], tmp_path)
    with closing(sqlite3.connect(path)) as running:
        running.execute("UPDATE tables SET setup = '{}' WHERE id = ?", (house[1][0],))
        running.commit()
        before = {name: file for name, file in files_in(tmp_path).items() if not name.endswith("-shm")}
        assert [row["problem"] is None for row in checked(path)] == [False, True, True]
        after = {name: file for name, file in files_in(tmp_path).items() if not name.endswith("-shm")}
        assert after == before


def checked(path: Path) -> list[dict[str, object]]:
    said = camerlengo("record", "check", str(path), "--json")
    assert said.err == ""
    rows: list[dict[str, object]] = json.loads(said.out)
    assert said.code == (2 if any(row["problem"] for row in rows) else 0)
    return rows


@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        ("UPDATE tables SET setup = '{}'", "isn’t a Camerlengo game file"),
        ("UPDATE tables SET setup = x'ff00'", "missing or isn’t text"),
        ("UPDATE tables SET setup = CAST(x'ff' AS TEXT)", "Can’t read"),
        ("UPDATE tables SET setup = 7", "isn’t a Camerlengo game file"),
        ("UPDATE tables SET game = 'q'", "has the game “q”"),
        ("UPDATE tables SET created = 'long ago'", None),
        ("DELETE FROM seats WHERE seat = 1 AND table_id", "seats don’t match"),
        ("DELETE FROM journal WHERE number = 1 AND table_id", "Entries are missing"),
        ("UPDATE journal SET act = 'dance' WHERE number = 1 AND table_id", "“dance” of seat"),
        ("UPDATE journal SET seat = 9 WHERE number = 1 AND table_id", "of seat 9"),
        ("UPDATE journal SET seat = 'x' WHERE number = 1 AND table_id", "of seat x"),
        ("UPDATE journal SET option = 1.5 WHERE number = 1 AND table_id", "with 1.5"),
        ("UPDATE journal SET option = -8 WHERE number = 1 AND table_id", "-8"),
        ("UPDATE journal SET act = 'back', option = 50 WHERE number = 1 AND table_id", "with 50"),
        ("UPDATE journal SET act = 'back', option = -1 WHERE number = 1 AND table_id", "with -1"),
        ("UPDATE journal SET act = 'undo' WHERE number = 0 AND table_id", "“undo” of seat"),
        ("UPDATE journal SET act = x'00' WHERE number = 1 AND table_id", "invalid entry"),
    ],
)
def test_a_damaged_table_is_reported_by_a_sentence_and_the_others_are_checked(
    statement: str, sentence: str | None, house: tuple[bytes, list[str]], tmp_path: Path
) -> None:
    content, ids = house
    where = "" if statement.endswith("table_id") else " WHERE id"
    path = spoilt(content, tmp_path, f"{statement}{where} = '{ids[1]}'")
    rows = {row["record"]: row["problem"] for row in checked(path)}
    assert set(rows) == set(ids)
    assert rows[ids[0]] is rows[ids[2]] is None
    assert rows[ids[1]] is None if sentence is None else sentence in str(rows[ids[1]])


def test_a_damaged_page_is_reported_and_the_rest_is_checked(
    house: tuple[bytes, list[str]], tmp_path: Path
) -> None:
    """Every page in turn is full of noise, or empty."""
    content, ids = house
    size = int.from_bytes(content[16:18], "big")
    names, sound = set(), 0
    for number, start in enumerate(range(size, len(content), size)):
        noise = bytes(size) if number % 2 else (b"camerlengo" * size)[:size]
        path = tmp_path / "damaged.sqlite"
        path.write_bytes(content[:start] + noise + content[start + size :])
        said = camerlengo("record", "check", str(path), "--json")
        assert "Traceback" not in said.err
        rows = json.loads(said.out) if said.out else []
        assert said.code == 2 or all(row["problem"] is None for row in rows)
        names |= {row["record"] for row in rows if row["problem"] is not None}
        sound += sum(row["problem"] is None for row in rows)
    assert set(ids) < names  # also the database itself
    assert sound > 3


def test_a_database_that_is_none_is_refused_with_a_sentence(tmp_path: Path) -> None:
    empty = tmp_path / "empty.sqlite"
    empty.write_bytes(b"")
    for source in (f"sqlite:///{empty}", "nonsense://x"):
        said = camerlengo("record", "check", source)
        assert said.code == 2
        assert "Traceback" not in said.err
        assert said.err.startswith("camerlengo: ")
