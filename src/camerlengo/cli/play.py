"""`camerlengo play`: a game in the terminal, alone against bots or several people at one terminal."""

from __future__ import annotations

import shlex
from collections.abc import Collection, Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import takewhile

from camerlengo.bots import LabSettings, make_bot, peeks, reasons_of, suspects, with_network
from camerlengo.bots.bot import Thinker
from camerlengo.bots.bot_names import percent
from camerlengo.bots.hints import LONGEST, hint
from camerlengo.bots.remote import Remote
from camerlengo.cli import files
from camerlengo.cli.arguments import (
    bots_of,
    box_of,
    deck_of,
    lab_settings,
    names_of,
    players_of,
    seat_of,
    settings_of,
    within,
)
from camerlengo.cli.options import PlayOptions
from camerlengo.cli.screen import Screen, numbers_of, painting_of
from camerlengo.cli.usage import UsageRefused, placeholder, shown, typed
from camerlengo.core.errors import BotFailed, CamerlengoError, RulesFailed, UndoRefused
from camerlengo.core.faults import failed_rules
from camerlengo.core.kinds import without_name
from camerlengo.core.record import Record
from camerlengo.core.rng import Rng
from camerlengo.core.texts import LANGUAGES, Text, Who, text
from camerlengo.table import LogLine, Question, Table

DEFAULT_BOT = "bishop"
SETTLED = ("--players", "--names", "--seed", "--option", "--deck")  # the record of a saved game has them
LAST_LINES = 4  # of the log, shown again when several people see the end together
WORDS = ("undo_turn", "undo", "hint", "save", "log", "options", "help", "quit")


def play(args: PlayOptions, language: str) -> None:
    table, people = _resumed(args) if args.resume is not None else _dealt(args)
    if args.practice and len(people) != 1:
        raise UsageRefused(text("cli.play.practice"))
    seats = [seat for seat in range(table.players) if seat not in people]
    named = bots_of(args.bots or DEFAULT_BOT, len(seats), with_people=bool(people))
    bots = dict(zip(seats, named, strict=True))
    settings = lab_settings(table.box, (table.players,), args.timeout, args.network)
    for bot in bots.values():
        if people and peeks(bot):
            raise UsageRefused(text("cli.play.peeks", bot=bot))
    Session(table, people, bots, Screen(language), args, settings).run()


def _dealt(args: PlayOptions) -> tuple[Table, list[int]]:
    if args.game is None:
        raise UsageRefused(
            text("cli.usage.missing", argument=placeholder("GAME"), help="camerlengo play --help")
        )
    box = box_of(args.game)
    players = players_of(box, args.players)
    people = _people(args, players)
    table = Table(
        box.name,
        players,
        args.seed,
        settings_of(box, args.options, players),
        deck_of(box, args.deck),
        None if args.names is None else names_of(args.names, players, people),
    )
    return table, people


def _resumed(args: PlayOptions) -> tuple[Table, list[int]]:
    assert args.resume is not None
    for option, _ in typed(args):
        if option in SETTLED:
            raise UsageRefused(text("cli.resume.settled", option=option))
    record = files.read_record(args.resume)
    if args.game is not None and box_of(args.game).name != record.game:
        raise UsageRefused(text("cli.resume.other", found=shown(record.game), wanted=shown(args.game)))
    table = Table.resume(record)
    return table, _people(args, table.players)


def _people(args: PlayOptions, players: int) -> list[int]:
    """The seats where people sit: the first of them, and the ones after it."""
    first = 0 if args.seat is None else seat_of(args.seat, players)
    humans = 1 if args.humans is None else within("--humans", args.humans, 0, players)
    return sorted((first + number) % players for number in range(humans))


class QuitGame(Exception):
    """Somebody wants to stop."""


class Session:
    """A table with people at this terminal, and bots."""

    def __init__(
        self,
        table: Table,
        people: Sequence[int],
        bots: dict[int, str],
        screen: Screen,
        args: PlayOptions,
        settings: LabSettings,
    ) -> None:
        self.table = table
        self.people = people
        self.bots = bots
        self.screen = screen
        self.wanted = args
        self.settings = settings
        self.language = screen.language
        self.words = words(self.language)
        self.holder: int | None = None  # who has the device in hand
        self.begun = len(table.record.answers)
        self.saved: tuple[str, int] | None = None  # the file, and how many answers are in it
        self.told = 0  # lines of the log that were shown to people who only watch
        self.shown: dict[int, list[str]] = {}  # by seat its log as it was when it was last shown

    def run(self) -> None:
        try:
            while not self.table.over:
                self._decide()
            self._end()
        except (EOFError, QuitGame):
            self._farewell()
        except (KeyboardInterrupt, BotFailed, RulesFailed):
            self.screen.space()
            self._farewell()
            raise
        except Exception as error:
            if failed_rules(error) is not None:
                self.screen.space()
                self._farewell()
            raise

    # --- deciding ---

    def _decide(self) -> None:
        waiting = self.table.waiting_for
        question = next(question for question in self.table.questions if question.seat in waiting)
        if question.seat in self.bots:
            self._bot_decides(question)
        else:
            self._person_decides(question)

    def _bot_decides(self, question: Question) -> None:
        # Seeded by the place in the game, so that a resumed game goes on as it would have gone.
        number = len(self.table.record.answers)
        seed = self.table.chance.seed_for(f"bot {question.seat} {number}")
        box = with_network(self.table.box, self.settings)
        bot = make_bot(self.bots[question.seat], box, seed, self.settings, self.table.deck)
        with self._thinking(question.seat) if isinstance(bot, Thinker | Remote) else nullcontext():
            option = bot.choose(self.table.position.information(question.seat))
        self.table.answer(question.seat, option)
        if not self.people:
            self._tell_watchers()

    def _thinking(self, seat: int) -> AbstractContextManager[None]:
        """Says who thinks, which may take long; also where there is no choice, which nobody is to know."""
        said = text("cli.play.thinking", who=Who(seat)).say(self.language, self._names())
        return self.screen.waiting(said)

    def _tell_watchers(self) -> None:
        lines = self.table.log(None)
        self.screen.log(lines[self.told :])
        self.told = len(lines)

    def _person_decides(self, question: Question) -> None:
        if not self._handed_over(question.seat):
            return
        self._show(question)
        while True:
            line = self.screen.ask(self._prompt(question.seat))
            try:
                if self._obey(line, question):
                    return
            except CamerlengoError as refused:
                self._refuse(refused)

    def _refuse(self, refused: CamerlengoError) -> None:
        if isinstance(refused, RulesFailed):
            raise refused
        self.screen.console.print(refused.text.say(self.language, self._names()), style="yellow")

    def _handed_over(self, seat: int) -> bool:
        """Between two people the screen is emptied, so that discs stay secret.

        Until the next one has the device, whoever holds it may take back; False if the question is gone then.
        """
        if len(self.people) > 1 and self.holder != seat:
            self.screen.clear(secretly=True)
            who = text("cli.play.hand_over", who=Who(seat)).say(self.language, self._names())
            self.screen.say(who, "bold")
            if self._holder_takes_back():
                return False
            self.screen.clear(secretly=True)
        self.holder = seat
        return True

    def _holder_takes_back(self) -> bool:
        """Whether the one who should hand the device over does that instead; else the next one is ready."""
        if self.holder is None:
            self.screen.ask(text("cli.play.ready"))
            return False
        while True:
            line = self.screen.ask(text("cli.play.ready_or_undo", who=self._names()[self.holder]))
            word, _ = self._word(line)
            if word not in ("undo", "undo_turn"):
                return False
            try:
                self._undo(self.holder, word == "undo_turn", unaware=self.people)
                return True
            except CamerlengoError as refused:
                self._refuse(refused)

    def _prompt(self, seat: int) -> Text:
        if len(self.people) > 1:
            return text("cli.play.prompt_of", who=self._names()[seat])
        return text("cli.play.prompt")

    def _names(self) -> tuple[str, ...]:
        return self.table.names_in(self.language)

    def _show(self, question: Question) -> None:
        self.screen.clear()
        self.screen.question(self.table, question, self._news(question.seat))

    def _news(self, seat: int) -> list[LogLine]:
        """The events since this seat's previous turn, without the lines that still stand on the
        screen. After an undo the log is shorter, and what is done again is news.
        """
        lines = self._since_last_turn(seat)
        if not self.screen.keeps:
            return lines
        log = [line.say(self.language) for line in self.table.log(seat)]
        pairs = zip(log, self.shown.get(seat, ()), strict=False)
        known = len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))
        self.shown[seat] = log
        return lines[max(0, known - (len(log) - len(lines))) :]

    def _since_last_turn(self, seat: int) -> list[LogLine]:
        """The events since this seat's previous turn."""
        deciders = [decider for decider, _ in self.table.record.answers]
        number = len(deciders)
        while number and deciders[number - 1] == seat:  # the turn that is going on
            number -= 1
        while number and deciders[number - 1] != seat:
            number -= 1
        lines = [line for line in self.table.log(seat) if line.at >= number]
        while number and lines and lines[0].at == number and lines[0].seat == seat:
            lines.pop(0)  # the end of the turn before
        return lines

    # --- what a person can type ---

    def _obey(self, line: str, question: Question) -> bool:
        """Whether the table has changed."""
        word, rest = self._word(line)
        if word is None or line.strip() in question.codes:  # A is an amber, also where “a” takes back
            return self._answer(line, question)
        if word in ("undo", "undo_turn"):
            self._undo(question.seat, whole_turn=word == "undo_turn")
            return True
        if word == "save":
            self._save(rest)
        elif word == "log":
            self.screen.log(self.table.log(question.seat))
        elif word == "options":
            self.screen.options(question)
        elif word == "hint":
            self._hint(question)
        elif word == "help":
            self._help(question)
        else:
            raise QuitGame
        return False

    def _word(self, line: str) -> tuple[str | None, str]:
        typed = " ".join(line.split())
        for word, spellings in self.words.items():
            for spelling in spellings:
                if typed.lower() == spelling:
                    return word, ""
                if word == "save" and typed.lower().startswith(f"{spelling} "):
                    return word, line.strip()[len(spelling) :].strip()
        return None, ""

    def _answer(self, line: str, question: Question) -> bool:
        """A number alone is one of the list on the screen; after the question's name codes come first."""
        typed = without_name(self.table.box.questions[question.kind], line)
        number = 0 if typed == line.strip() else self._number_of_code(typed, question)
        if number == 0:
            try:
                number = int(typed)
            except ValueError:
                number = self._number_of_code(typed, question)
        if not 1 <= number <= len(question.options):
            raise UsageRefused(text("cli.play.not_understood", typed=shown(line), last=len(question.options)))
        self.table.answer(question.seat, question.options[number - 1])
        return True

    def _number_of_code(self, code: str, question: Question) -> int:
        """The number in the list of the option with this code; 0 if there is none."""
        codes = [known.lower() for known in question.codes]
        return codes.index(code.lower()) + 1 if code.lower() in codes else 0

    def _hint(self, question: Question) -> None:
        """What the Cardinal would do; the same at the same place of a game, if the machine keeps up."""
        if self.wanted.no_hints:
            raise UsageRefused(text("cli.play.no_hints"))
        number = len(self.table.record.answers)
        seed = Rng(question.seat + 1).branch(number).next()
        with self.screen.waiting(self.screen.said(text("cli.play.hint_thinking"))):
            found = hint(self.table, question, seed, seconds=LONGEST)
        numbers = numbers_of(question)
        self.screen.say(text("bots.hint.title"), "bold")
        if not found.tips:
            self.screen.listed([("", self.screen.said(text("bots.hint.only")))])
        if found.mix is not None:
            self.screen.listed([("", found.mix.say(self.language, self._names()))])
        for tip in found.tips:
            chance = self.screen.said(text("bots.hint.chance", chance=percent(tip.chance)))
            why = " ".join(sentence.say(self.language, self._names()) for sentence in tip.why)
            sentence = question.sentence(tip.option, self.language)
            code = question.code(tip.option)
            self.screen.listed([(str(numbers[tip.option]), f"{sentence} ({code})")], "bold")
            self.screen.listed([("", f"{chance} · {why}")], "dim")

    def _undo(self, seat: int, whole_turn: bool, unaware: Collection[int] = ()) -> None:
        """Whoever practises takes back what bots did since, too, unless it has revealed something.

        Where others are asked or something was revealed, the other people decide; not where those who are
        asked are `unaware` of it, since they do not have the device in hand.
        """
        bots = self.bots if self.wanted.practice else {}
        try:
            kept = self.table.undo_target(seat, bots, whole_turn, unaware)
        except UndoRefused as refusal:
            if len(self.people) < 2:
                raise
            kept = self.table.last_choice(seat)
            if whole_turn:
                raise UndoRefused(text("cli.request.only_last", reason=refusal.text)) from None
            if not self._others_agree(seat, refusal):
                return
        self.table.take_back(seat, kept)

    def _others_agree(self, seat: int, refusal: UndoRefused) -> bool:
        """Asks all other people whether `seat` may go back to its last choice; one refusal is enough.

        They look at the screen, so nothing that only `seat` may see stays there.
        """
        self.holder = None
        self.screen.clear(secretly=True)
        self._refuse(refusal)
        self.table.note(text("server.request.asks", who=Who(seat)), seat)
        for other in self.people:
            if other != seat and not self._agrees(other, seat):
                declined = text("server.request.declined", who=Who(other))
                self.table.note(declined, other)
                self.screen.say(declined.say(self.language, self._names()))
                return False
        return True

    def _agrees(self, other: int, seat: int) -> bool:
        names = self._names()
        yes, no = spellings("cli.request.yes", self.language), spellings("cli.request.no", self.language)
        while True:
            typed = self.screen.ask(text("cli.request.agree", other=names[other], who=names[seat])).lower()
            if typed in yes or typed in no:
                return typed in yes
            self.screen.say(text("cli.request.yes_or_no", yes=yes[0], no=no[0]), "yellow")

    def _save(self, given: str) -> None:
        if not given:
            raise UsageRefused(text("cli.play.save_where"))
        path = files.path_of(given)
        record = self.table.record
        if path.is_file():
            self._check_replaceable(given, record)
        files.write(path, record.to_json())
        self.saved = (given, len(record.answers))
        self.screen.say(text("cli.play.saved", path=shown(given), command=self._resume_command(given)))

    def _check_replaceable(self, given: str, record: Record) -> None:
        """A file that is not an earlier state of this very game is not written over."""
        try:
            there = files.read_record(given)
        except CamerlengoError:
            raise UsageRefused(text("cli.play.save_over", path=shown(given))) from None
        if (there.game, there.chance, there.seats) != (record.game, record.chance, record.seats):
            raise UsageRefused(text("cli.play.save_over", path=shown(given)))

    def _help(self, question: Question | None = None) -> None:
        if question is not None:
            codes = question.codes
            gaps = {"code": codes[-1], "question": question.name, "number": len(codes)}
            self.screen.say(text("cli.play.codes_help", codes=", ".join(codes), **gaps))
            self.screen.space()
        painting = painting_of(self.table)
        for word, spellings in self.words.items():
            if word == "hint" and self.wanted.no_hints:
                continue
            argument = " FILE" if word == "save" else ""
            meaning = self.screen.said(text(f"cli.word_help.{word}"))
            self.screen.say(f"  {spellings[0] + argument:<16}{meaning}")
        self.screen.space()
        signs = painting.legend(self.table.deck, self.language, self.screen.drawn, self.screen.console.width)
        self.screen.signs(signs)

    # --- leaving ---

    def _end(self) -> None:
        self.screen.clear()
        seat = self.people[0] if len(self.people) == 1 else None
        if seat is not None:
            self.screen.log(self._news(seat))
        elif self.people:
            self.screen.log(self.table.log(None)[-LAST_LINES:])
        self.screen.table(self.table, self.table.view(seat))
        self.screen.space()
        result = self.table.result
        assert result is not None
        self.screen.result(self.table, result)
        self._reasons()
        if self.people:
            self._after_the_end()

    def _reasons(self) -> None:
        """What bots that judge the others have made of them; the game is over."""
        for seat, bot in self.bots.items():
            reasons = reasons_of(self.table, seat) if suspects(bot, self.table.box) else []
            if reasons:
                self.screen.space()
                self.screen.say(
                    text("cli.play.thought", who=Who(seat)).say(self.language, self._names()), "bold"
                )
                for reason in reasons:
                    self.screen.aside(reason.say(self.language, self._names()))

    def _after_the_end(self) -> None:
        """A finished game can still be saved and its log read."""
        self.screen.space()
        self.screen.say(text("cli.play.after"))
        while True:
            try:
                line = self.screen.ask(text("cli.play.prompt"))
            except EOFError:
                return
            word, rest = self._word(line)
            try:
                if not line or word == "quit":
                    return
                if word == "save":
                    self._save(rest)
                elif word == "log":
                    self.screen.log(self.table.log(self.people[0]))
                elif word == "help":
                    self._help()
                elif word in ("undo", "undo_turn"):
                    raise UndoRefused(text("error.undo.over"))
                else:
                    raise UsageRefused(text("cli.play.after"))
            except CamerlengoError as refused:
                self._refuse(refused)

    def _farewell(self) -> None:
        """How to go on later. A game that was not saved is printed as a line that can be kept."""
        answers = self.table.record.answers
        if self.saved is not None and self.saved[1] == len(answers):
            path = self.saved[0]
            self.screen.say(text("cli.play.left_saved", path=shown(path), command=self._resume_command(path)))
        elif self.table.over or not any(seat in self.people for seat, _ in answers[self.begun :]):
            self.screen.say(text("cli.play.left"))
        else:
            self.screen.say(text("cli.play.left_unsaved", command=self._resume_command("FILE")))
            self.screen.console.print(self.table.record.to_text(), soft_wrap=True)

    def _resume_command(self, path: str) -> str:
        words = ["camerlengo", "play", "--resume", path]
        for option, again in typed(self.wanted):
            if option not in (*SETTLED, "--resume"):
                words += again
        return shlex.join(words)


def words(language: str) -> dict[str, tuple[str, ...]]:
    """The words that can be typed instead of a number, in the reader's language and in English."""
    return {word: spellings(f"cli.word.{word}", language) for word in WORDS}


def spellings(key: str, language: str) -> tuple[str, ...]:
    """The words that this text lists, in the reader's language and in English."""
    both = dict.fromkeys((language, LANGUAGES[0]))
    return tuple(spelling for one in both for spelling in text(key).say(one).split(", "))
