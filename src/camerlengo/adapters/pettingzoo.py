"""The games as PettingZoo environments, one agent at a time (AEC).

>>> from camerlengo.adapters import pettingzoo
>>> env = pettingzoo.env("richelieu", players=2)
>>> env.reset(seed=7)
>>> env.agent_selection
'player_1'
>>> observation, reward, termination, truncation, info = env.last()
>>> sorted(observation)
['action_mask', 'observation']

`env` itself checks what PettingZoo's wrappers would check (order of calls, legal actions): a stack of
wrappers takes longer than a step of the game.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from typing import Any

import msgspec

from camerlengo.adapters.common import RecordingAsk, Stop, encoding_of, rewards_for, sizes_of
from camerlengo.core.ask import SPECTATOR, Illegal
from camerlengo.core.box import Deck
from camerlengo.core.chance import Seeded, check_seed
from camerlengo.core.extras import need
from camerlengo.core.rng import LARGEST_SEED
from camerlengo.core.settings import Value
from camerlengo.core.stepping import Stepper
from camerlengo.games import open_box
from camerlengo.games.terminal_table import Canvas
from camerlengo.table import Table

need("rl", "gymnasium", "numpy", "pettingzoo")

import gymnasium.spaces
from numpy import dtype, frombuffer, int8, uint8
from pettingzoo import AECEnv

UINT8 = dtype(uint8)
INT8 = dtype(int8)
WIDTH = 100  # columns of a rendered table


class AfterReset:
    """An attribute that an environment has once it was reset.

    A `__getattr__` would slow down all others; this slows down its own, so that steps use `_stepper`.
    """

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, env: Any, owner: type) -> Any:
        raise AttributeError(f"{self.name} is not known before the first reset()")


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo has no types, and calls it so
    """A game of the server. Agents are "player_0", "player_1" …: the seats."""

    agents: Any = AfterReset()
    agent_selection: Any = AfterReset()
    rewards: Any = AfterReset()
    terminations: Any = AfterReset()
    truncations: Any = AfterReset()
    infos: Any = AfterReset()
    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        skip_forced: bool = True,
        render_mode: str | None = None,
        deck: Deck | None = None,
        **options: Value,
    ) -> None:
        """`options` are those of the game, as in `short=True`.

        With `skip_forced` the environment gives an answer automatically where everybody can see that there is
        only one. So the order of the agents tells nobody what only others know.
        """
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode is “ansi” or None, not {render_mode!r}")
        self.box = open_box(game)
        self.players = self.box.check_players(self.box.players[0] if players is None else players)
        self.options = self.box.check_options(options, self.players)
        self.deck = deck or self.box.standard_deck()
        self.skip_forced = skip_forced
        self.render_mode = render_mode
        encoding = encoding_of(self.box)
        self.metadata = self.metadata | {
            "name": f"{self.box.name}_v{self.box.rules}_{encoding.LAYOUT.version}"
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._encoder = encoding.encoder(self.players)
        self._sizes = sizes_of(self.box)
        self._luck = random.Random()
        self._seed = 0
        self._stepper: Any = None
        self._over = True
        self._infos: list[dict[str, Any]] = []  # by seat
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(sum(self._sizes)) for agent in self.possible_agents
        }

    def _observation_space(self) -> Any:
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, 255, (self._encoder.size,), uint8),
                "action_mask": gymnasium.spaces.Box(0, 1, (sum(self._sizes),), int8),
            }
        )

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # --- a game ---

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals: with a seed as `Table` does, without one by luck that follows the last seed."""
        if seed is not None:
            self._luck.seed(seed)
        self._seed = self._luck.randint(0, LARGEST_SEED) if seed is None else check_seed(int(seed))
        game = self.box.new(self.players, self._seed, self.options, self.deck)
        self._stepper = Stepper(game, self._sizes, self.skip_forced, self._encoder)
        agents = self.possible_agents
        self.agents = agents.copy()
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {} for agent in agents}
        self._infos = list(self.infos.values())
        self._skip_agent_selection = None
        self._go_on()

    def step(self, action: Any) -> None:
        if self._over:
            self._dealt()
            self._was_dead_step(action)
            return
        try:
            seat = self._stepper.act(int(action))
        except (Illegal, TypeError) as error:
            agent, legal = self.agent_selection, self._stepper.legal_actions()
            raise ValueError(f"{agent} cannot choose action {action!r}; legal are {legal}") from error
        if seat == SPECTATOR:
            self._go_on()
        else:
            self.agent_selection = self.possible_agents[seat]

    def _dealt(self) -> Stepper:
        stepper: Stepper | None = self._stepper
        if stepper is None:
            raise AttributeError("the game is not known before the first reset()")
        return stepper

    def _go_on(self) -> None:
        """Turns to whoever decides next, or ends the game."""
        stepper = self._stepper
        self._over = stepper.over
        if not stepper.over:
            self.agent_selection = self.possible_agents[stepper.seat]
            return
        for agent, reward in zip(self.possible_agents, rewards_for(stepper.game.places()), strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.possible_agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """All that this agent knows, and which actions it may choose: none while others decide."""
        stepper = self._dealt()
        seat = self._seats[agent]
        mask = stepper.mask() if seat == stepper.seat else bytearray(stepper.actions)
        return {
            "observation": frombuffer(stepper.observe(seat), UINT8),
            "action_mask": frombuffer(mask, INT8),
        }

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        if observe and not self._over:  # the same in a shorter way
            stepper = self._stepper
            seen, mask = stepper.look()
            observation = {"observation": frombuffer(seen, UINT8), "action_mask": frombuffer(mask, INT8)}
            return observation, 0.0, False, False, self._infos[stepper.seat]
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """As PettingZoo's own: the agent that decides, until the game is over or so many steps are done."""
        agents = self.possible_agents
        while max_iter > 0 and (not self._over or self.agents):
            max_iter -= 1
            yield self.agent_selection if self._over else agents[self._stepper.seat]

    # --- for people ---

    def table(self) -> Table:
        """The same game as a table, with its log and its record. It shows all that is hidden."""
        table = Table(
            self.box.name, self.players, options=self.options, deck=self.deck, chance=Seeded(self._seed)
        )
        stepper = self._dealt()
        retrace = RecordingAsk(stepper.given, stepper.skip_forced)
        game = self.box.new(self.players, self._seed, self.options, self.deck)
        try:
            while not game.over():
                game.advance(retrace)
        except Stop:
            pass
        return Table.resume(msgspec.structs.replace(table.record, answers=tuple(retrace.answers)))

    def render(self) -> str | None:
        """The table as the agent that decides sees it, in letters."""
        if self.render_mode is None:
            gymnasium.logger.warn("The environment renders only if it was made with render_mode=“ansi”.")
            return None
        import rich.console

        table = self.table()
        stepper = self._dealt()
        seat = None if stepper.over else stepper.seat
        console = rich.console.Console(width=WIDTH, color_system=None, highlight=False, markup=False)
        terminal = self.box.terminal()
        with console.capture() as capture:
            if terminal is not None:
                paper = Canvas(width=WIDTH)
                names = table.names_in("en")
                console.print(terminal.TerminalTable(table.view(seat), self.deck, names, "en", paper))
            for line in table.log(seat)[-3:]:
                console.print(line.say(), markup=False)
        return capture.get()

    def close(self) -> None:
        """There is nothing to close."""


@functools.wraps(raw_env, assigned=("__doc__",), updated=())
def env(game: str, players: int | None = None, **settings: Any) -> raw_env:
    return raw_env(game, players, **settings)
