"""The games for OpenSpiel: import this module, then load "camerlengo_richelieu" and the others.

>>> import pyspiel
>>> import camerlengo.adapters.openspiel
>>> game = pyspiel.load_game("camerlengo_richelieu", {"players": 2, "seed": 7, "deals": 1})
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
>>> state.apply_action(0)
>>> state.current_player(), state.legal_actions()
(1, [0, 1, 2, 3, 4, 5, 6, 7])

All chance of a game is one node at its root, with `deals` outcomes: number 0 is the deal of `seed`, number 1
that of the next seed, and so on. Later draws and rolls follow from the deal.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from camerlengo.adapters.common import (
    actions_of,
    encoding_of,
    meaning_of,
    offsets_of,
    rewards_for,
)
from camerlengo.core.ask import EVERYBODY, SPECTATOR, Event
from camerlengo.core.box import Box
from camerlengo.core.extras import need
from camerlengo.core.position import Position
from camerlengo.core.rng import Rng
from camerlengo.core.settings import Value
from camerlengo.games import names, open_box

need("rl", "numpy", "pyspiel")

import numpy as np
import pyspiel

LONGEST_GAME = 20_000  # decisions
DEALS = 1000  # outcomes of the chance node, unless the game is loaded with another number
GUESSES = 1 << 30


class SearchState:
    """A position, and what each seat has heard so far, in short; the last entry is a spectator's.

    It never changes, so that clones of a state share it.
    """

    def __init__(self, position: Position, heard: Sequence[str]) -> None:
        self.position = position
        self.heard = tuple(heard)
        decision = position.decision
        waiting = decision.waiting() if decision is not None else []
        self.player = waiting[0] if waiting else SPECTATOR

    def __deepcopy__(self, memory: dict[int, Any]) -> SearchState:
        return self

    @staticmethod
    def deal(box: Box, players: int, seed: int, options: Mapping[str, Value]) -> SearchState:
        position = Position.start(box.new(players, seed, options))
        return SearchState(position, _heard([""] * (players + 1), position))

    def options(self) -> list[int]:
        return self.position.options(self.player)

    def is_forced(self) -> bool:
        """Whether everybody can see that the player has no choice."""
        decision = self.position.decision
        return decision is not None and not decision.hidden and len(self.options()) == 1

    def after(self, option: int) -> SearchState:
        position = self.position.apply(self.player, option)
        return SearchState(position.without_past(), _heard(self.heard, position))

    def guess(self, seat: int, seed: int) -> SearchState:
        """As this seat may guess it. What only others have heard is not known there."""
        public = self.heard[-1]
        players = range(len(self.heard) - 1)
        heard = [self.heard[other] if other == seat else public for other in players]
        return SearchState(self.position.guess(seat, Rng(seed)), [*heard, public])

    def known(self, seat: int) -> str:
        """All that this seat knows, as a text: what it sees, has heard, and is asked."""
        decision = self.position.decision
        asked = ""
        if decision is not None and seat in decision.options and seat not in decision.sealed:
            asked = f"{decision.question} {decision.options[seat]}"
        elif decision is not None and seat in decision.sealed:
            asked = f"{decision.question} sealed {decision.sealed[seat]}"
        return f"{self.heard[seat]} {asked} {self.seen(seat)}"

    def seen(self, seat: int) -> str:
        view: bytes = self.position.view(seat).to_json()
        return view.decode()


def _heard(before: Sequence[str], position: Position) -> list[str]:
    """What each seat has heard after the news of this position: a hash that goes on."""
    news = position.news()
    heard = list(before)
    for seat, known in enumerate(before):
        viewer = seat if seat < len(before) - 1 else SPECTATOR
        told = [_code(event) for event in news if event.visible_to(viewer)]
        if told:
            heard[seat] = hashlib.blake2b(f"{known}{told}".encode(), digest_size=12).hexdigest()
    return heard


def _code(event: Event) -> tuple[Any, ...]:
    return event.kind, event.seat, tuple(event.about), event.audience == EVERYBODY


class CamerlengoGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of the server; `box` is set by the class that `_register` makes for each."""

    box: Box
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.players = self.box.check_players(int(given.get("players", self.box.players[0])))
        self.seed = int(given.get("seed", 0))
        self.deals = int(given.get("deals", DEALS))
        self.skip_forced = bool(given.get("skip_forced", True))
        self.options = self.box.check_options(_options(str(given.get("options", ""))), self.players)
        self.encoding = encoding_of(self.box)
        self.offsets = offsets_of(self.box)
        info = pyspiel.GameInfo(
            num_distinct_actions=actions_of(self.box),
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> CamerlengoState:
        return CamerlengoState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type is None or bool(iig_obs_type.perfect_recall))


def _options(written: str) -> dict[str, Value]:
    """The options of a game from a text like "short:yes;start:0": other signs have a meaning in OpenSpiel."""
    found: dict[str, Value] = {}
    for item in filter(None, written.split(";")):
        name, _, value = item.partition(":")
        if value in ("yes", "no"):
            found[name.strip()] = value == "yes"
        else:
            found[name.strip()] = int(value) if value.isdigit() else value
    return found


class CamerlengoState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A game before its deal, or at an open question. Sealed choices are made one seat after the other."""

    def __init__(self, game: CamerlengoGame) -> None:
        super().__init__(game)
        self._rules = _Rules(game)
        self._moment: SearchState | None = None

    # --- the tree ---

    def current_player(self) -> int:
        if self._moment is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self._moment.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self._moment.player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._rules.game.deals
        return [(number, 1.0 / deals) for number in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        moment = self._moment
        if moment is None or player != moment.player:
            return []
        decision = moment.position.decision
        if decision is None:
            return []
        offset = self._rules.game.offsets[decision.question]
        return sorted(offset + option for option in moment.options())

    def _apply_action(self, action: int) -> None:
        game = self._rules.game
        moment = self._moment
        if moment is None:
            moment = SearchState.deal(game.box, game.players, game.seed + action, game.options)
        else:
            decision = moment.position.decision
            assert decision is not None
            moment = moment.after(action - game.offsets[decision.question])
        while game.skip_forced and moment.is_forced():
            moment = moment.after(moment.options()[0])
        self._moment = moment

    def is_terminal(self) -> bool:
        return self._moment is not None and self._moment.position.over

    def returns(self) -> list[float]:
        moment = self._moment
        if moment is None or not moment.position.over:
            return [0.0] * self._rules.game.players
        return rewards_for(moment.position.game.places())

    # --- what players know ---

    @property
    def position(self) -> Position:
        """The position behind the state, with all that is hidden. Raises ValueError before the deal."""
        return self._dealt().position

    def _dealt(self) -> SearchState:
        if self._moment is None:
            raise ValueError("nothing is dealt yet: apply an outcome of the chance node first")
        return self._moment

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> CamerlengoState:
        """The same question in a world as this player may guess it. Its chance starts again, too."""
        other: CamerlengoState = self.clone()
        other._moment = self._dealt().guess(player, int(sampler() * GUESSES))
        return other

    # --- texts ---

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {self._rules.game.seed + action}"
        rules = self._rules.game
        question, option = meaning_of(rules.box, action)
        kinds = [kind.name for kind in rules.box.questions]
        return f"{question} {rules.box.option_code(kinds.index(question), option, rules.box.standard_deck())}"

    def __str__(self) -> str:
        if self._moment is None:
            return "before the deal"
        return f"{self._moment.position.number} answers, {self._moment.seen(SPECTATOR)}"


class _Rules:
    """The game of a state. It is shared by clones, and found again by its parameters after pickling."""

    def __init__(self, game: CamerlengoGame) -> None:
        self.game = game

    def __deepcopy__(self, memory: dict[int, Any]) -> _Rules:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _rules_of, (str(self.game),)


def _rules_of(game: str) -> _Rules:
    return _Rules(pyspiel.load_game(game))


class Observer:
    """Tensors and texts of what a player knows; `dict` names the blocks of the tensor.

    After the blocks of docs/observations.md comes "asked": which question is put to the player.
    """

    def __init__(self, game: CamerlengoGame, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self._encoder = game.encoding.encoder(game.players)
        self._size = self._encoder.size
        self.tensor = np.zeros(self._size + len(game.box.questions), np.float32)
        self.dict = {
            one.block.name: self.tensor[one.offset : one.offset + one.length]
            for one in game.encoding.LAYOUT.placed(game.players)
        } | {"asked": self.tensor[self._size :]}

    def set_from(self, state: CamerlengoState, player: int) -> None:
        self.tensor.fill(0)
        if state.is_chance_node():
            return
        position = state.position
        self.tensor[: self._size] = self._encoder.observed(position.game, player)
        decision = position.decision
        if decision is not None and player in decision.options and player not in decision.sealed:
            self.dict["asked"][decision.question] = 1

    def string_from(self, state: CamerlengoState, player: int) -> str:
        if state.is_chance_node():
            return "before the deal"
        moment = state._dealt()
        return moment.known(player) if self.perfect_recall else moment.seen(player)


def _register(box: Box, spelling: str) -> None:
    kind = pyspiel.GameType(
        short_name=f"camerlengo_{spelling}",
        long_name=box.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(box.players),
        min_num_players=min(box.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(box.players),
            "seed": 0,
            "deals": DEALS,
            "options": "",
            "skip_forced": True,
        },
    )
    pyspiel.register_game(
        kind, type(f"{type(box).__name__}Game", (CamerlengoGame,), {"box": box, "kind": kind})
    )


for _box in map(open_box, names()):
    for _spelling in {_box.name, _box.name.replace("_", "-")}:
        _register(_box, _spelling)
