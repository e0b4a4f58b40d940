"""Bots at a Q table: greedy, and one that suspects."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

import pytest

from camerlengo import Record, Table
from camerlengo.bots import BotAsk, Greedy, Suspicious, make_bot, reasons_of
from camerlengo.bots.bot import Bot
from camerlengo.core import LANGUAGES, Game, InformationSet, Rng
from camerlengo.core import Position as Place
from camerlengo.core.ask import Illegal
from camerlengo.games import open_box
from camerlengo.games.q.beliefs import (
    BY_GIFT,
    BY_KEEPING,
    BY_TURNING,
    Beliefs,
    Suspicions,
    assignments,
    binomial,
    mixed,
)
from camerlengo.games.q.log import header_with
from camerlengo.games.q.policy import QPolicy
from camerlengo.games.q.rules import QGame
from camerlengo.games.q.state import side_of
from camerlengo.games.q.suspicions import reason, reasons
from camerlengo.games.q.terms import (
    ACT,
    BEGAN,
    DISCARD,
    KEEP,
    LOAD,
    LOADED,
    NOBODY,
    PUT_BACK_TWO,
    SAIL,
    THROW,
    THROW_NOTHING,
    TURNED_ROLE,
    TURNED_SEAT,
    WHOM,
)
from tests.games.q.played import finished, play, suspicious_game
from tests.games.q.positions import (
    ANNA,
    BRUNO,
    CARD,
    CARLA,
    DINO,
    ELENA,
    FABIO,
    Position,
    cards,
)
from tests.recorded import THOROUGH

BOX = open_box("q")


class Redealt(Bot):
    """Gives a bot a world in which all that its seat cannot know was dealt anew, and compares."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(Rng(seed))
        self.bot = make_bot(name, BOX, seed)
        self.twin = make_bot(name, BOX, seed)
        self.chance = Rng(seed + 1)
        self.compared = 0

    def choose(self, info: InformationSet) -> int:
        position: Game = info._game.copy()
        position.redeal(info.seat, Rng(self.chance.next()))
        guess = InformationSet(
            position, info._frame, info.asked, info._opened, info.seat, info.question, info.options
        )
        option = self.bot.choose(info)
        assert self.twin.choose(guess) == option
        self.compared += 1
        return option


@pytest.mark.rule("Q-03")
@pytest.mark.parametrize("players", [5, 6])
def test_replacing_all_that_is_hidden_changes_no_decision(players: int) -> None:
    """The bar of fairness: before each decision what is hidden is dealt anew; the bot has the same seed."""
    for seed in range(2 if THOROUGH else 1):
        bots: list[Bot] = [Redealt("suspicious", 100 * seed + seat) for seat in range(players)]
        play(bots, players, seed)
        assert sum(bot.compared for bot in bots if isinstance(bot, Redealt)) > 100


class RedealtFromTheTurn(Bot):
    """The same for a bot that looks ahead from the beginning of the turn: a world that has led there."""

    def __init__(self, seed: int) -> None:
        super().__init__(Rng(seed))
        self.bot = make_bot("greedy", BOX, seed)
        self.twin = make_bot("greedy", BOX, seed)
        self.chance = Rng(seed + 1)
        self.asked: Counter[int] = Counter()
        self.compared: Counter[int] = Counter()

    def choose(self, info: InformationSet) -> int:
        option = self.bot.choose(info)
        other = self.other_world(info)
        self.asked[info.question] += 1
        if other is None:
            self.twin.choose(info)  # so that both go on with the same chance
        else:
            assert self.twin.choose(other) == option
            self.compared[info.question] += 1
        return option

    def other_world(self, info: InformationSet) -> InformationSet | None:
        """None if what this seat has just seen is so much that no other world was found by chance."""
        seen = info.view().to_json()
        for _ in range(200):
            begun = info._frame.checkpoint.copy()
            begun.redeal(info.seat, Rng(self.chance.next()))
            assert isinstance(begun, QGame)
            if info.question == KEEP:
                put_on_top(begun.deck, info.view().drawn)
            if info.question == THROW:
                put_into_the_hold(begun, info.seat, info.view().hold)
            try:
                now = Place.start(begun).follow(info.answers)
            except Illegal:
                continue
            if now.options(info.seat) and now.view(info.seat).to_json() == seen:
                return now.information(info.seat)
        return None


def put_into_the_hold(game: QGame, seat: int, hold: Sequence[int]) -> None:
    """What the seat finds in the hold was loaded by somebody: changes places with what was guessed."""
    wanted = list(hold)
    for card in game.loaded[seat]:
        wanted.remove(card)
    others = [other for other in range(game.players) if other != seat]
    for other in others:
        for place in range(len(game.loaded[other])):
            card = wanted.pop()
            elsewhere = [game.deck, game.pile, *(game.hands[one] for one in others)]
            elsewhere += [game.loaded[one] for one in others if one > other]
            there = next((cards for cards in elsewhere if card in cards), None)
            if game.loaded[other][place] != card and there is not None:
                there[there.index(card)] = game.loaded[other][place]
                game.loaded[other][place] = card
    for other in others:
        game.hands[other].sort()


def put_on_top(deck: list[int], drawn: Sequence[int]) -> None:
    """What the seat has drawn since the turn began must lie there in any world that it can think of."""
    for number, card in enumerate(drawn, start=1):
        below = deck[: len(deck) - number + 1]
        if card in below:
            at = below.index(card)
            deck[at], deck[-number] = deck[-number], deck[at]


@pytest.mark.rule("Q-03")
@pytest.mark.parametrize("players", [5, 6])
def test_replacing_all_that_is_hidden_changes_no_decision_of_greedy(players: int) -> None:
    bots = [RedealtFromTheTurn(seat) for seat in range(players)]
    play([*bots], players, 2)
    asked = sum((bot.asked for bot in bots), Counter[int]())
    compared = sum((bot.compared for bot in bots), Counter[int]())
    for question in (PUT_BACK_TWO, ACT, WHOM, LOAD, DISCARD):
        assert compared[question] == asked[question] > 0
    assert compared[KEEP] > 0.9 * asked[KEEP]
    assert compared[THROW] > 0.5 * asked[THROW]


def test_suspicious_is_greedy_where_there_is_nobody_to_suspect() -> None:
    assert isinstance(make_bot("suspicious", BOX, 1), Suspicious)
    assert isinstance(make_bot("suspicious", open_box("richelieu"), 1), Greedy)


# --- beliefs --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "number"), [(5, 24), (6, 120)])
def test_there_are_so_many_assignments_and_each_is_equally_likely(players: int, number: int) -> None:
    at = Position(players=players)
    beliefs = Beliefs(at.game, ANNA, False)
    assert len({tuple(roles) for roles in beliefs.worlds}) == number
    assert all(roles[ANNA] == at.game.roles[ANNA] for roles in beliefs.worlds)
    others = 2 / 4 if players == 5 else 3 / 5
    assert beliefs.suspicions()[1:] == pytest.approx([others] * (players - 1))
    assert beliefs.suspicion(ANNA) == 0


def test_assignments_are_all_orders() -> None:
    assert sorted(assignments([0, 1, 2])) == [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ]


def suspicions(at: Position, seat: int = ANNA) -> list[float]:
    return Beliefs(at.game, seat, False).suspicions()


def test_a_cargo_speaks_for_or_against_its_loaders() -> None:
    at = Position(
        phase=SAIL, turn=12, loader=BRUNO, loaded={BRUNO: "perle"}, hands={DINO: "sale", CARLA: "olio"}
    )
    at.game.log = [header_with(LOADED, BRUNO, 1)]  # everybody has seen Bruno load
    at.game.secrets[ANNA] = [0] * 7
    before = suspicions(at)
    at.play("-")
    after = suspicions(at)
    assert after[BRUNO] > before[BRUNO] + 0.2
    assert all(after[seat] < before[seat] for seat in (CARLA, DINO, FABIO))
    assert sum(after) == pytest.approx(3)  # there are three Zelanti, whoever they are


def test_the_likelihood_of_a_cargo_is_summed_over_all_ways_to_load_it() -> None:
    """Two cards, two loaders, one of them a Spirituale: either may have loaded either."""
    likely = [0.9, 0.2]  # that a Spirituale loads such a card
    ways = [0.1 * 0.8, 0.9 * 0.8 + 0.1 * 0.2, 0.9 * 0.2]
    weighed = [way / binomial(2, number) for number, way in enumerate(ways)]
    either = (likely[0] * (1 - likely[1]) + likely[1] * (1 - likely[0])) / 2
    assert mixed(weighed, 2, 2, 1) == pytest.approx(either)
    assert mixed(weighed, 2, 2, 2) == pytest.approx(likely[0] * likely[1])


def test_beliefs_know_nothing_of_the_truth() -> None:
    for seed in range(4):
        game = suspicious_game(6, seed)
        for seat in range(6):
            other = game.copy()
            other.done = False
            other.redeal(seat, Rng(seed))
            assert Beliefs(game, seat, False).suspicions() == Beliefs(other, seat, False).suspicions()


def test_the_likelihood_of_all_worlds_together_is_that_of_the_even_guess() -> None:
    game = suspicious_game(5, 1)
    suspicions = Suspicions()
    suspicions.prepare(game, ANNA)
    likelihoods = []
    for roles in suspicions.worlds:
        world = game.copy()
        world.roles = roles
        likelihoods.append(suspicions.likelihood(world, ANNA))
    assert sum(likelihoods) / len(likelihoods) == pytest.approx(1.0)
    assert min(likelihoods) < 0.9
    assert max(likelihoods) > 1.1


def test_beliefs_come_nearer_to_the_truth() -> None:
    right = []
    for seed in range(12 if THOROUGH else 4):
        game = suspicious_game(6, seed)
        for seat in range(6):
            believed = Beliefs(game, seat, False).suspicions()
            right += [
                believed[other] if side_of(game, other) < 0 else 1 - believed[other]
                for other in range(6)
                if other != seat
            ]
    assert sum(right) / len(right) > 0.62  # 0.52 without any deeds


# --- the policy -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "thrown"), [(ANNA, "perle"), (BRUNO, "institutio")])
def test_who_looks_into_the_hold_throws_away_what_serves_the_others(seat: int, thrown: str) -> None:
    at = Position(phase=SAIL, turn=12, loader=seat, loaded={seat: "tabacco", CARLA: "perle institutio"})
    options = at.play().asked[0].options
    chosen = QPolicy().choose(at.game, seat, THROW, list(options), Rng(1))
    assert cards("tabacco perle institutio")[chosen] == CARD[thrown]


def test_who_likes_the_cargo_throws_nothing_away() -> None:
    at = Position(phase=SAIL, turn=12, loader=ANNA, loaded={ANNA: "tabacco", CARLA: "institutio"})
    options = at.play().asked[0].options
    assert QPolicy().choose(at.game, ANNA, THROW, list(options), Rng(1)) == THROW_NOTHING


@pytest.mark.parametrize(("seat", "loaded"), [(ANNA, "institutio"), (BRUNO, "perle")])
def test_everybody_loads_for_the_own_faction(seat: int, loaded: str) -> None:
    at = Position(hands={seat: "perle institutio tabacco"}, turn=seat)
    options = at.play("load").asked[-1].options
    chosen = QPolicy().choose(at.game, seat, LOAD, list(options), Rng(1))
    assert at.game.hands[seat][chosen] == CARD[loaded]


def test_suspicious_bots_beat_random_ones() -> None:
    won: Counter[str] = Counter()
    for seed in range(24 if THOROUGH else 12):
        names = [("suspicious", "random")[(seat + seed) % 2] for seat in range(6)]
        game = play([make_bot(name, BOX, 10 * seed + seat) for seat, name in enumerate(names)], 6, seed)
        for seat, name in enumerate(names):
            won[name] += game.score * side_of(game, seat) > 0
    assert won["suspicious"] > won["random"]


# --- why ------------------------------------------------------------------------------------------


def test_after_the_game_a_bot_says_why_it_suspects_whom() -> None:
    table = finished()
    for seat in range(5):
        reasons = reasons_of(table, seat)
        assert len(reasons) == 4
        for language in LANGUAGES:
            said = [reason.say(language, table.names_in(language)) for reason in reasons]
            assert all("%" in one and "{" not in one for one in said)
        assert any("Round" in reason.say("en") for reason in reasons)


def test_a_change_of_faction_is_of_the_round_in_which_the_log_has_it() -> None:
    noted = 0
    for seed in range(40):
        bots = BotAsk([make_bot("greedy", BOX, seat) for seat in range(5)])
        bots.play(BOX.new(players=5, seed=seed))
        table = Table("q", 5, seed=seed)
        for seat, option in bots.given:
            table.answer(seat, option)
        game = table.position.game
        assert isinstance(game, QGame)
        assert table.over
        now, turned = 0, set()
        for event in table.events(None):
            if event.kind == BEGAN:
                now = event.about[0]
            elif event.kind in (TURNED_ROLE, TURNED_SEAT):
                turned.add(now)
        for seat in range(5):
            notes = Beliefs(game, seat, True).notes
            assert all(1 <= note.round <= now for note in notes)
            told = [note.round for note in notes if note.why == BY_TURNING]
            assert turned.issuperset(told)
            noted += len(told)
        if noted:
            return
    pytest.fail("nobody has changed faction")


@pytest.mark.parametrize("players", [5, 6])
def test_what_is_said_of_a_suspicion_adds_up(players: int) -> None:
    """At first, plus every change that is listed, plus the rest, is the number beside it."""
    listed = 0
    for seed in range(6):
        game = suspicious_game(players, seed)
        for seat in range(players):
            for said in reasons(game, seat):
                words = said.say("en")
                stated = re.search(r": (\d+)\s?% Zelanti", words)
                assert stated is not None
                now = int(stated[1])
                first = re.search(r"At first (\d+)\s?%", words)
                if first is None:
                    continue
                total = int(first[1])
                changes = re.findall(r"\((\d+)\s?% → (\d+)\s?%\)", words)
                total += sum(int(after) - int(before) for before, after in changes)
                rest = re.search(r"together: (\d+) (more|less)", words)
                if rest is not None:
                    total += int(rest[1]) * (1 if rest[2] == "more" else -1)
                assert total == now, words
                listed += len(changes)
    assert listed > 50


def test_a_character_that_turns_is_a_reason() -> None:
    at = Position(phase=SAIL, turn=12, loader=BRUNO, loaded={BRUNO: "qoelet"})
    at.game.log = [header_with(LOADED, BRUNO, 1)]
    at.play("-")
    notes = Beliefs(at.game, BRUNO, True).notes
    turned = [note for note in notes if note.why == BY_TURNING]
    assert {note.seat for note in turned} == {ANNA, CARLA, DINO, ELENA, FABIO}
    assert "Pietro Perna changed faction" in reason(at.game, turned[0]).say("en")


@pytest.mark.rule("Q-24")
def test_who_leaves_what_a_seizure_ruins_is_not_suspected_for_it() -> None:
    """The painting counts nothing on a seized ship: no reason for a Spirituale to throw it away."""
    changes = []
    for seizer in (NOBODY, FABIO):
        at = Position(
            phase=SAIL, turn=12, loader=BRUNO, loaded={CARLA: "dipinto", BRUNO: "interim"}, seizer=seizer
        )
        at.game.log = [header_with(LOADED, CARLA, 0), header_with(LOADED, BRUNO, 1)]
        at.play("-")
        notes = Beliefs(at.game, ANNA, True).notes
        changes.append([note.after > note.before for note in notes if note.why == BY_KEEPING])
    assert changes == [[True], []]


def test_a_gift_is_judged_by_what_it_was_worth_when_it_was_given() -> None:
    """Votes for Pole count more after the death of Paolo III; he dies after the exchange."""
    at = Position(turn=1, hands={ANNA: "sale", BRUNO: "voti_pole"}, top="perle Paolo seta olio")
    at.game.secrets[ANNA] = [0] * 5
    at.play("inn")
    before = gifts(at)
    assert len(before) == 1
    at.play("draw", "perle")
    assert at.game.paolo_dead
    assert gifts(at) == before


def gifts(at: Position) -> list[float]:
    return [note.after for note in Beliefs(at.game, ANNA, True).notes if note.why == BY_GIFT]


def test_before_the_end_it_says_nothing() -> None:
    assert reasons_of(Table("q", 5, seed=4), ANNA) == []
    assert reasons_of(Table("richelieu", 2, seed=4), ANNA) == []


def test_a_game_of_bots_is_a_record() -> None:
    table = finished()
    assert Table.resume(Record.from_text(table.record.to_text())).result == table.result
