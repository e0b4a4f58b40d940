"""Whole games through `camerlengo play`, typed into a pipe."""

from __future__ import annotations

from pathlib import Path

import pytest

from camerlengo import Record, Table
from camerlengo.core import grammar
from camerlengo.core.rng import Rng
from camerlengo.core.texts import LANGUAGES, Who, text
from tests.bots.ranks import little_to_think
from tests.cli.terminal import Said, camerlengo, unwrapped

ONES = "1\n" * 200  # the first option until the game is over, and then some


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def play(*arguments: str, typed: str, language: str = "en", columns: int = 100) -> Said:
    said = camerlengo("play", *arguments, typed=typed, language=language, columns=columns)
    assert said.err == ""
    return said


def count(said: Said, question: str, language: str = "en") -> int:
    """How often a question was asked."""
    return said.out.count(text(f"richelieu.ask.{question}").say(language))


# --- a whole game ---------------------------------------------------------------------------------


def whole_game(players: int, language: str) -> Said:
    setting = ("--seed=3", f"--players={players}", "--bots=random", "--option=short=yes")
    said = play("richelieu", *setting, typed=ONES + "save end.json\n", language=language)
    assert said.code == 0
    assert text("cli.sheet.total").say(language) in said.out
    assert text("cli.sheet.legend").say(language) in said.out
    for region in ("Bourgogne", "Bretagne", "Champagne", "Normandie", "Languedoc", "Provence", "Anjou"):
        assert f"\n{region} " in said.out
    assert text("cli.play.after").say(language) in unwrapped(said.out)
    return said


@pytest.mark.parametrize(("players", "language"), [(3, "it"), (4, "fr")])
def test_a_whole_game_ends_with_the_score_sheet_and_the_winner(players: int, language: str) -> None:
    whole_game(players, language)


def test_the_sheet_and_the_winner_are_those_of_the_record() -> None:
    said = whole_game(2, "en")
    result = Table.resume(Record.load(Path("end.json"))).result
    assert result is not None
    lines = said.out.splitlines()
    total = next(line for line in lines if line.startswith("Total"))
    assert total.split()[1:] == [grammar.number("en", score) for score in result.scores]
    running = [0, 0]
    for entry in result.sheet:
        line = next(line for line in lines if line.startswith(f"{entry.title}   "))
        for seat in range(2):
            running[seat] += entry.points[seat]
            points = grammar.number("en", entry.points[seat], sign=True)
            cell = f"{entry.counts[seat]:>2} {points:>4} {grammar.number('en', running[seat]):>4}"
            assert cell in line
    winner = ("Richelieu", "Queen")[result.winners[0]]
    assert f"{winner} wins with {max(result.scores)} points." in said.out


def test_a_pipe_gets_no_colours_and_no_line_that_is_too_long() -> None:
    for columns in (80, 100, 160):
        said = play("richelieu", "--seed=3", typed="1\n1\nhelp\nlog\n", columns=columns)
        assert "\x1b" not in said.out
        lines = said.out.splitlines()
        assert max(map(len, lines)) <= max(columns, *(len(line) for line in lines if line.startswith("cr3~")))


def test_without_options_one_person_plays_against_a_bishop() -> None:
    usual = ("--players=2", "--humans=1", "--seat=1", "--bots=bishop")
    play("richelieu", "--seed=3", typed="1\n1\nsave a.json\n")
    play("richelieu", "--seed=3", *usual, typed="1\n1\nsave b.json\n")
    assert Record.load(Path("a.json")) == Record.load(Path("b.json"))


def test_the_question_is_asked_in_words_and_every_option_is_a_sentence() -> None:
    said = play("richelieu", "--seed=7", "--option=start=1", typed="1\n")
    question = Table("richelieu", seed=7, options={"start": 0}).questions[0]
    assert question.text("en") in said.out
    for number, option in enumerate(question.options, start=1):
        assert f"{number:>3} {question.sentence(option, 'en')}" in said.out


def test_the_log_since_the_last_turn_is_shown() -> None:
    table = Table("richelieu", seed=7, options={"start": 0})
    said = play("richelieu", "--seed=7", "--option=start=1", "--bots=random", typed="1\n1\nsave now.json\n")
    table = Table.resume(Record.load(Path("now.json")))
    since = [line.say() for line in table.log(0) if line.seat == 1]
    assert since
    last_screen = said.out.rpartition("Take a card")[0]
    for sentence in since:
        assert sentence in last_screen
    assert "Richelieu marks" not in last_screen.rpartition("Number")[2]


def test_somebody_can_sit_anywhere_and_have_a_name() -> None:
    said = play("richelieu", "--players=3", "--seat=2", "--names=Anna", "--seed=3", typed="")
    assert "Anna (you)" in said.out
    said = play("richelieu", "--names=Anna,Bruno", "--seed=3", typed="")
    assert "Anna (you)" in said.out
    assert "Bruno ·" in said.out


def test_a_name_is_never_markup() -> None:
    assert "[red]Anna[/] (you)" in play("richelieu", "--seed=3", "--names=[red]Anna[/]", typed="").out


def test_who_begins_is_an_option_and_seats_count_from_1() -> None:
    play("richelieu", "--option=start=2", "--seat=2", "--seed=3", typed="1\nsave s.json\n")
    record = Record.load(Path("s.json"))
    assert record.options["start"] == 1
    assert record.answers[0][0] == 1


def test_bots_alone_play_to_the_end_for_those_who_watch() -> None:
    said = play("richelieu", "--humans=0", "--bots=random,greedy", "--seed=3", "--option=short=yes", typed="")
    assert "The game is over. " in said.out.replace("\n", " ").replace("  ", " ")
    assert " wins with " in said.out


def test_a_deck_of_ones_own_is_played() -> None:
    camerlengo("deck", "export", "richelieu", "--output", "my.toml")
    path = Path("my.toml")
    path.write_text(path.read_text().replace('name = "Anjou"', 'name = "Savoie"').replace("standard", "mine"))
    said = play("richelieu", "--deck=my.toml", "--seed=3", typed="1\nsave own.json\n")
    assert "Savoie" in said.out
    assert "Anjou" not in said.out
    assert "Savoie" in play("--resume=own.json", typed="").out


# --- words ----------------------------------------------------------------------------------------


def test_undo_takes_back_the_last_answer() -> None:
    said = play("richelieu", "--option=start=1", "--seed=3", typed="1\nundo\n")
    assert count(said, "take") == 2
    assert count(said, "mark") == 1


TURN = ("richelieu", "--option=start=1", "--seed=3")


@pytest.mark.parametrize("word", ["undo", "undo turn"])
def test_what_a_bot_has_done_stays(word: str) -> None:
    said = play(*TURN, typed=f"1\n5\n{word}\nsave u.json\n")
    assert "the Queen has moved since" in said.out
    assert [seat for seat, _ in Record.load(Path("u.json")).answers][:3] == [0, 0, 1]


@pytest.mark.parametrize(("word", "left"), [("undo", 1), ("undo turn", 0)])
def test_whoever_practises_goes_back_over_the_answers_of_bots(word: str, left: int) -> None:
    said = play(*TURN, "--practice", typed=f"1\n5\n{word}\nsave u.json\nlog\n")
    assert len(Record.load(Path("u.json")).answers) == left
    assert "--practice" in said.out  # in the command that goes on
    assert "Richelieu undoes a move." in said.out


@pytest.mark.parametrize("humans", ["0", "2"])
def test_nobody_practises_with_others_or_without_anybody(humans: str) -> None:
    said = camerlengo("play", "richelieu", "--practice", f"--humans={humans}")
    assert said.code == 2
    assert "--practice is for one person alone with bots." in said.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_revealed_cannot_be_undone(language: str) -> None:
    record = _just_after_a_disc()
    Path("disc.json").write_bytes(record.to_json())
    said = play("--resume=disc.json", "--seat=1", typed="undo\nsave after.json\n", language=language)
    assert text("error.undo.revealed").say(language) in said.out
    assert Record.load(Path("after.json")).answers == record.answers


def _just_after_a_disc() -> Record:
    """Seat 0 has just taken a disc and goes on."""
    table = Table("richelieu", seed=3, options={"start": 0})
    while True:
        question = table.questions[0]
        table.answer(question.seat, question.options[0])
        last = table.log(0)[-1]
        if "disc shows" in last.say() and table.questions[0].seat == 0:
            return table.record


def test_nothing_can_be_undone_before_the_first_answer() -> None:
    for start in (1, 2):  # also when the bot has begun
        said = play("richelieu", f"--option=start={start}", "--seed=3", typed="undo\nundo turn\n")
        assert said.out.count("There is nothing to undo.") == 2


def test_saved_and_resumed_a_game_goes_on_as_if_nothing_had_been() -> None:
    setting = ("--seed=5", "--option=short=yes", "--bots=random")
    play("richelieu", *setting, typed="1\n" * 15 + "save whole.json\n")
    play("richelieu", *setting, typed="1\n" * 5 + "save half.json\nquit\n")
    play("--resume=half.json", "--bots=random", typed="1\n" * 10 + "save rest.json\n")
    assert 0 < len(Record.load(Path("half.json")).answers) < len(Record.load(Path("whole.json")).answers)
    assert Record.load(Path("rest.json")) == Record.load(Path("whole.json"))


def test_saving_says_how_to_go_on() -> None:
    said = play(
        "richelieu",
        "--seed=5",
        "--seat=2",
        "--bots=random",
        typed="1\nsave my game.json\nquit\n",
        columns=200,
    )
    command = "camerlengo play --resume 'my game.json' --seat 2 --bots random"
    assert f"Saved to my game.json. To continue later: {command}\n" in said.out
    assert f"Goodbye. Your game is saved in my game.json. To continue: {command}\n" in said.out


def test_a_later_state_of_the_same_game_may_replace_the_earlier() -> None:
    play("richelieu", "--seed=5", typed="save a.json\n1\nsave a.json\n")
    assert len(Record.load(Path("a.json")).answers) >= 1


def test_save_never_writes_over_something_else() -> None:
    Path("letter.txt").write_text("precious")
    play("richelieu", "--seed=6", typed="save other.json\n")
    other = Path("other.json").read_bytes()
    said = play("richelieu", "--seed=5", typed="save letter.txt\nsave other.json\n")
    for name in ("letter.txt", "other.json"):
        assert text("cli.play.save_over", path=name).say("en") in said.out
    assert Path("letter.txt").read_text() == "precious"
    assert Path("other.json").read_bytes() == other


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_path_that_cannot_be_written_is_said_and_the_game_goes_on(language: str, folder: Path) -> None:
    Path("dir").mkdir()
    said = play(
        "richelieu",
        "--seed=3",
        "--option=start=1",
        typed="save no/where.json\nsave dir\nsave\n1\n",
        language=language,
        columns=200,
    )
    for path, reason in (("no/where.json", "no_folder"), ("dir", "folder")):
        sentence = text("cli.file.unwritable", path=path, reason=text(f"cli.file.reason.{reason}"))
        assert sentence.say(language) in said.out
    assert text("cli.play.save_where").say(language) in said.out
    assert count(said, "mark", language) == 1
    assert [path.name for path in folder.iterdir()] == ["dir"]


@pytest.mark.parametrize("typed", ["0", "9", "-1", "1.5", "one", "", "undo everything", "\x00", "²"])
def test_what_is_no_answer_is_asked_again(typed: str) -> None:
    said = play("richelieu", "--seed=3", "--option=start=1", typed=f"{typed}\nsave s.json\n")
    assert "isn’t an option. Type a number from 1 to 8, the code of an option, or help." in said.out
    assert Record.load(Path("s.json")).answers == ()


@pytest.mark.parametrize("typed", ["2r", "2R", "take 2r", " Take  2R ", "4", "take 4"])
def test_an_option_may_be_typed_as_its_code(typed: str) -> None:
    """A number is always the one in the list."""
    play("richelieu", "--seed=3", "--option=start=1", typed=f"{typed}\nsave s.json\n")
    assert Record.load(Path("s.json")).answers == ((0, 3),)


@pytest.mark.parametrize(("typed", "option"), [("1", 0), ("bribe 1", 1), ("Bribe 0", 0), ("2", 1)])
def test_after_the_name_of_the_question_a_number_is_a_code(typed: str, option: int) -> None:
    """Nobody has to pay a bribe: its codes begin at 0, the list on the screen at 1."""
    table, rng = Table("pontifex", 2, seed=11), Rng(11)
    while table.questions[0].name != "bribe":
        question = table.questions[0]
        table.answer(question.seat, question.options[rng.below(len(question.options))])
    assert table.questions[0].codes == ("0", "1")
    table.record.save(Path("b.json"))
    play("--resume=b.json", typed=f"{typed}\nsave c.json\n")
    assert Record.load(Path("c.json")).answers[len(table.record.answers)] == (0, option)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_the_codes_that_are_possible_now(language: str) -> None:
    said = play("richelieu", "--seed=3", "--option=start=1", typed="?\n", language=language, columns=200)
    gaps = {"code": "4r", "question": "take", "number": 8, "codes": "1l, 1r, 2l, 2r, 3l, 3r, 4l, 4r"}
    assert text("cli.play.codes_help", **gaps).say(language) in said.out


def test_a_code_that_is_spelled_as_it_is_wins_over_a_word() -> None:
    """In Italian “a” takes back, and A is an amber."""
    table = Table("habemus_papam", 3, seed=1, options={"camerlengo": 0})
    while table.questions[0].name != "bid" or 0 not in table.waiting_for:
        table.answer(table.waiting_for[0], table.questions[0].options[0])
    table.record.save(Path("b.json"))
    assert "A" in table.questions[0].codes
    play("--resume=b.json", typed="A\nsalva c.json\n", language="it")
    assert Record.load(Path("c.json")).answers[len(table.record.answers)] == (0, 1)


def test_bytes_that_are_no_text_are_no_answer_either() -> None:
    said = play("richelieu", "--seed=3", typed=b"\xff\xfe\n".decode(errors="surrogateescape"))
    assert said.code == 0
    assert "isn’t an option" in said.out


def test_log_tells_everything_and_help_explains_every_sign() -> None:
    said = play("richelieu", "--option=start=1", "--seed=3", typed="1\n1\nlog\nhelp\n")
    assert said.out.count("Richelieu places a marker ") >= 1
    for word in ("undo turn", "undo", "save FILE", "log", "options", "help", "quit"):
        assert f"\n  {word} " in said.out
    for sign in ("Burg  Bourgogne", "⚔     sword", "◎     face-down disc", "★     has the most"):
        assert sign in said.out
    assert "Burg•" in said.out, "the table cuts names as the legend does"


@pytest.mark.parametrize(
    ("language", "undo", "undo_turn", "save", "quit_word"),
    [
        ("it", "annulla", "annulla turno", "salva", "esci"),
        ("fr", "annuler", "annuler tour", "sauver", "quitter"),
        ("fr", "undo", "undo turn", "save", "quit"),
        ("en", "UNDO", "undo   turn", "Save", "Quit"),
    ],
)
def test_words_are_understood_in_the_readers_language_and_in_english(
    language: str, undo: str, undo_turn: str, save: str, quit_word: str
) -> None:
    typed = f"1\n{undo}\n1\n{undo_turn}\n{save} w.json\n{quit_word}\n1\n"
    said = play("richelieu", "--option=start=1", "--seed=3", typed=typed, language=language)
    assert count(said, "take", language) == 3
    assert Record.load(Path("w.json")).answers == ()


@pytest.mark.parametrize(("language", "word"), [("en", "hint"), ("it", "consiglio"), ("fr", "conseil")])
def test_without_hints_none_is_given_and_help_offers_none(language: str, word: str) -> None:
    typed = f"{word}\nhelp\n1\nsave w.json\nq\n"
    said = play("richelieu", "--seed=3", "--no-hints", typed=typed, language=language, columns=200)
    assert said.code == 0
    assert text("cli.play.no_hints").say(language) in said.out
    assert text("bots.hint.title").say(language) not in said.out
    assert text("cli.word_help.hint").say(language) not in said.out
    assert text("cli.word_help.undo").say(language) in said.out
    assert "camerlengo play --resume w.json --no-hints\n" in said.out  # who goes on has none either
    assert "%" not in said.out


def test_a_pipe_is_not_told_who_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    little_to_think(monkeypatch, 1)
    said = play("richelieu", "--seed=3", "--option=start=2", "--bots=search-1", typed="hint\n1\n1\n")
    assert "thinks" not in said.out


# --- leaving --------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["1\n", "1\nquit\n"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_leaves_without_saving_is_given_the_game_as_a_line(typed: str, language: str) -> None:
    said = play("richelieu", "--seed=3", "--option=start=1", typed=typed, language=language, columns=300)
    assert said.code == 0
    sentence = text("cli.play.left_unsaved", command="camerlengo play --resume FILE")
    farewell, line = said.out.splitlines()[-2:]
    assert farewell.endswith(sentence.say(language))
    Path("line.txt").write_text(line)
    again = play("--resume=line.txt", typed="", language=language)
    assert count(again, "mark", language) == 1


def test_who_has_done_nothing_has_nothing_to_save() -> None:
    assert play("richelieu", "--seed=3", typed="quit\n").out.endswith("Goodbye.\n")


@pytest.mark.parametrize("bot", ["search-0.01s", "trials-0.01s"])
def test_a_bot_may_think_by_the_clock(bot: str) -> None:
    said = play("richelieu", "--seed=3", f"--bots={bot}", "--option=start=2", typed="1\n1\nsave w.json\nq\n")
    assert said.code == 0
    assert Record.load(Path("w.json")).answers[0][0] == 1  # the bot


# --- several people -------------------------------------------------------------------------------


def test_several_people_hand_the_device_over() -> None:
    setting = ("--seed=3", "--humans=2", "--names=Anna,Bruno", "--option=start=1")
    said = play("richelieu", *setting, typed="\n1\n48\n\n1\n")
    assert said.out.count("Anna’s turn: pass the device.") == 1
    assert said.out.count("Bruno’s turn: pass the device.") == 1
    assert "Anna, number (or help):" in said.out
    assert "Bruno, number (or help):" in said.out


def test_nobody_sees_the_discs_of_another_person() -> None:
    record = _just_after_a_disc()
    Path("disc.json").write_bytes(record.to_json())
    table = Table.resume(record)
    shows = next(line.say() for line in table.log(0) if "disc shows" in line.say())
    disc = shows.removeprefix("The disc shows: ").removesuffix(".")
    typed = "\nlog\n"
    while (question := table.questions[0]).seat == 0:  # the last option is to do nothing
        table.answer(0, question.options[-1])
        typed += f"{len(question.options)}\n"
    said = play("--resume=disc.json", "--humans=2", typed=f"{typed}\nlog\n")
    mine, _, theirs = said.out.partition("The Queen’s turn")
    assert disc in mine
    assert "takes the disc" in theirs
    assert "disc shows" not in theirs
    assert f"({disc})" not in theirs


# --- taking back among several people -------------------------------------------------------------

TWO = ("--humans=2", "--names=Anna,Bruno")


def _anna_is_asked_again(*names: str) -> Record:
    """All others have had a turn since Anna's, and nothing was revealed."""
    table = Table("richelieu", len(names), seed=3, options={"start": 0}, names=names)
    while table.questions[0].seat == 0:
        table.answer(0, table.questions[0].options[-1])
    while (question := table.questions[0]).seat != 0:
        table.answer(question.seat, question.options[-1])
    Path("again.json").write_bytes(table.record.to_json())
    return table.record


def _last_choice(record: Record, seat: int) -> tuple[tuple[int, int], ...]:
    return record.answers[: Table.resume(record).last_choice(seat)]


def test_until_the_device_is_handed_over_undo_is_free() -> None:
    said = play("richelieu", "--seed=3", *TWO, "--option=start=1", typed="\n1\n48\nundo\nsave u.json\n")
    assert "Anna can still type undo" in said.out
    assert [seat for seat, _ in Record.load(Path("u.json")).answers] == [0]
    assert said.out.count("Anna’s turn: pass the device.") == 1  # she has it still


def test_until_the_device_is_handed_over_a_whole_turn_can_be_taken_back() -> None:
    typed = "\n1\n48\nundo turn\nsave u.json\n"
    play("richelieu", "--seed=3", *TWO, "--option=start=1", typed=typed)
    assert Record.load(Path("u.json")).answers == ()


def test_a_sealed_choice_is_withdrawn_before_the_device_goes_on() -> None:
    people = ("--humans=3", "--names=Anna,Bruno,Carla")
    said = play("habemus_papam", "--seed=3", *people, typed="\n1\nundo\nsave u.json\nlog\n")
    assert Record.load(Path("u.json")).answers == ()
    assert "takes back" not in said.out  # nobody is told of what nobody has seen


@pytest.mark.parametrize(
    ("language", "undo", "yes", "no"),
    [("en", "undo", "y", "n"), ("it", "annulla", "sì", "no"), ("fr", "annuler", "oui", "non")],
)
def test_the_other_person_decides_on_what_is_no_longer_free(
    language: str, undo: str, yes: str, no: str
) -> None:
    record = _anna_is_asked_again("Anna", "Bruno")
    agree = text("cli.request.agree", other="Bruno", who="Anna").say(language)
    refusal = text("error.undo.other", who=Who(1)).say(language, ["Anna", "Bruno"])
    for reply, left in ((yes, _last_choice(record, 0)), (no, record.answers)):
        typed = f"\n{undo}\nperhaps\n{reply.upper()}\n\nsave after.json\nlog\n"
        said = play("--resume=again.json", "--humans=2", typed=typed, language=language)
        out = unwrapped(said.out)
        assert refusal in out
        assert out.count(agree.strip()) == 2  # “perhaps” is neither
        assert Record.load(Path("after.json")).answers == left
        names = ["Anna", "Bruno"]
        taken_back = text("table.takes_back", who=Who(0)).say(language, names)
        declined = text("server.request.declined", who=Who(1)).say(language, names)
        assert (taken_back in out, declined in out) == ((True, False) if reply == yes else (False, True))


@pytest.mark.parametrize(("replies", "agreed"), [("yy", True), ("yn", False), ("n", False)])
def test_everybody_else_must_agree_and_one_refusal_is_enough(replies: str, agreed: bool) -> None:
    record = _anna_is_asked_again("Anna", "Bruno", "Carla")
    typed = "\n".join(["", "undo", *replies, "", "save after.json", ""])
    out = unwrapped(play("--resume=again.json", "--humans=3", typed=typed).out)
    asked = [name for name in ("Bruno", "Carla") if f"{name}, may Anna undo" in out]
    assert asked == ["Bruno", "Carla"][: len(replies)]
    left = _last_choice(record, 0) if agreed else record.answers
    assert Record.load(Path("after.json")).answers == left


def test_bots_are_not_asked() -> None:
    record = _anna_is_asked_again("Anna", "Bruno", "")
    said = play("--resume=again.json", "--humans=2", typed="\nundo\ny\n\nsave after.json\n")
    assert unwrapped(said.out).count(", may ") == 1
    assert Record.load(Path("after.json")).answers == _last_choice(record, 0)


def test_what_was_revealed_is_taken_back_if_the_other_agrees() -> None:
    record = _just_after_a_disc()
    Path("disc.json").write_bytes(record.to_json())
    said = play("--resume=disc.json", "--humans=2", typed="\nundo\ny\n\nsave after.json\n")
    assert text("error.undo.revealed").say("en") in unwrapped(said.out)
    assert Record.load(Path("after.json")).answers == _last_choice(record, 0)


def test_the_others_see_nothing_secret_while_they_decide() -> None:
    Path("disc.json").write_bytes(_just_after_a_disc().to_json())
    said = camerlengo("play", "--resume=disc.json", "--humans=2", typed="\nundo\nn\n", live=True)
    before, _, asked = said.out.partition("may Richelieu undo")
    assert asked
    assert "\x1b[3J" in before.rpartition("The disc shows")[2]


def test_a_whole_turn_is_not_asked_for() -> None:
    record = _anna_is_asked_again("Anna", "Bruno")
    said = play("--resume=again.json", "--humans=2", typed="\nundo turn\nsave after.json\n")
    assert "“undo” asks the other people to undo your last choice." in unwrapped(said.out)
    assert Record.load(Path("after.json")) == record


def test_among_several_people_nothing_can_be_undone_before_the_first_answer() -> None:
    said = play("richelieu", "--seed=3", *TWO, typed="\nundo\nundo turn\n")
    assert said.out.count("There is nothing to undo.") == 2
