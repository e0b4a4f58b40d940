"""Automatic moves at a table: bots decide, and the server answers where a seat has no choice or passes.

`AutoPlayer` takes each table through the states of `progress.State`, one move at a time. Bots answer after
whole pauses, whether they have a choice or not, so that nobody learns from the time what they hold.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

from camerlengo.core.errors import WrongAnswer
from camerlengo.core.faults import failed_rules
from camerlengo.server.auto_moves import AutoMove
from camerlengo.server.bot_seeds import BotSeeds, is_quick
from camerlengo.server.fair_queue import Purpose, QueueFull
from camerlengo.server.live_table import LiveTable
from camerlengo.server.move_progress import MovePhase
from camerlengo.server.refusals import Refused
from camerlengo.server.workers import BotWorkers

QUICK = 0.15  # of the pause: for what nobody has to follow, but somebody may measure
LONGEST_RETRY = 300.0  # seconds until what has failed is tried again
LONGEST_WAIT = 10.0  # the same for a bot that found no room in the queue

log = logging.getLogger(__name__)

LUCK = secrets.SystemRandom()  # whoever could foretell a pause would know who had no choice

Answer = Callable[[LiveTable, int, int, int], Awaitable[None]]  # table, seat, asked_at, option


class AutoPlayer:
    """`pause` is how long a bot waits before it acts, in seconds, while somebody has the page open.

    With a pause of 0 bots answer at once. `retry` is how long to wait after the first failure of a bot; each
    further one doubles it. `clock` and `sleep` are the time that passes. `drives` says whether this process
    goes on with a table, `failed` is called when that fails.
    """

    def __init__(
        self,
        workers: BotWorkers,
        seeds: BotSeeds,
        answer: Answer,
        pause: float,
        retry: float,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        drives: Callable[[LiveTable], bool] = lambda live: True,
        failed: Callable[[LiveTable], Awaitable[None]] | None = None,
    ) -> None:
        self.workers = workers
        self.seeds = seeds
        self.answer = answer
        self.pause = pause
        self.retry = retry
        self.clock = clock
        self.sleep = sleep
        self.drives = drives
        self.failed = failed

    def wake(self, live: LiveTable) -> None:
        """Starts what the table can do without a person; what is under way for a question now gone ends."""
        if live.auto.running:
            self.look_again(live)
        elif self._begins(live):
            live.auto.task = asyncio.create_task(self._play(live))

    def look_again(self, live: LiveTable) -> None:
        """Ends what is under way for a question now gone."""
        if live.auto.running and not self._is_open(live, live.auto.move):
            live.auto.call_off()

    @staticmethod
    async def stop(live: LiveTable) -> None:
        """Nobody is cut off while writing."""
        if live.auto.task is not None:
            async with live.lock:
                live.auto.halt()
            await asyncio.gather(live.auto.task, return_exceptions=True)

    def _due(self, live: LiveTable) -> AutoMove | None:
        return live.next_move() if self.drives(live) else None

    def _begins(self, live: LiveTable) -> bool:
        """Whether there is a move that can be tried now."""
        auto, move = live.auto, self._due(live)
        if move is not None and move.stops and self.pause == 0.0:
            move = None  # nobody is hurried
        if auto.state is not MovePhase.IDLE:
            auto.enter(MovePhase.IDLE)
        if move is None:
            return False
        auto.begin(live.asked_at, move)
        if auto.has_given_up(live.asked_at, move):
            auto.enter(MovePhase.STUCK)
            return False
        return True

    def _is_open(self, live: LiveTable, move: AutoMove | None) -> bool:
        """Whether the move that has begun is still to be made."""
        return move is not None and self._due(live) == move and live.auto.is_about(live.asked_at, move)

    async def _play(self, live: LiveTable) -> None:
        """Runs until no automatic move is left. Retries failures with back-off."""
        auto = live.auto
        try:
            while self._begins(live):
                assert auto.move is not None
                await self._try(live, auto.move)
        except asyncio.CancelledError:
            auto.enter(MovePhase.IDLE)
            raise

    async def _try(self, live: LiveTable, move: AutoMove) -> None:
        auto = live.auto
        auto.prepared = prepared = asyncio.create_task(self._prepare(live, move))
        try:
            option = await prepared
            if self._is_open(live, move):
                auto.enter(MovePhase.ANSWERING)
                await self.answer(live, move.seat, auto.asked_at, option)
        except Refused:
            return  # the table has changed meanwhile: somebody undid, or closed it
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if auto.prepared is prepared or (task is not None and task.cancelling()):
                raise  # it was not called off: the house closes
        except Exception as error:
            self._note_failure(live, move, error)
            if self.failed is not None:
                await self.failed(live)

    async def _prepare(self, live: LiveTable, move: AutoMove) -> int:
        """The option, when it is time for it. The time to think is part of the pause."""
        auto, failures = live.auto, live.auto.failures
        pause = self.pause_before(live, move, failures)
        if failures:
            auto.enter(MovePhase.RETRYING)
            await self.sleep(pause)
        begun = self.clock()
        option = move.option if live.attended or move.option is not None else only_option(live, move.seat)
        if option is None:
            auto.enter(MovePhase.THINKING)
            seed = self.seeds.seed(live.id, move.seat, live.table.opened)
            purpose = Purpose.BOT if live.awaited(self.clock()) else Purpose.ALONE
            option = await self.workers.decide(live, move.seat, move.bot or "random", seed, purpose)
        auto.enter(MovePhase.PAUSING)
        if not failures:
            await self.sleep(left_of(pause, self.clock() - begun))
        return option

    def _note_failure(self, live: LiveTable, move: AutoMove, error: Exception) -> None:
        """A bot that fails too often, or is not installed any more, is left alone until it is replaced."""
        auto = live.auto
        if isinstance(error, QueueFull):
            log.warning("table %s… finds no room in the queue", live.id[:8])
        else:
            log.error("table %s… cannot go on with seat %d", live.id[:8], move.seat, exc_info=error)
        thought = auto.state is MovePhase.THINKING and not isinstance(error, QueueFull)
        auto.failures += 1
        auto.in_queue = isinstance(error, QueueFull)
        auto.of_rules = failed_rules(error) is not None
        auto.of_bot = (
            not auto.of_rules and move.bot is not None and (thought or isinstance(error, WrongAnswer))
        )
        live.changed()

    def pause_before(self, live: LiveTable, move: AutoMove, failures: int) -> float:
        if failures:
            longest = LONGEST_WAIT if live.auto.in_queue else LONGEST_RETRY
            return min(self.retry * 2.0 ** min(failures - 1, 20), longest)
        if move.timed:
            now = self.clock()
            opened = live.window.at(live.asked_at, now).since
            return max(0.0, opened + live.row.window - now) if self.pause > 0.0 else 0.0
        if move.bot is None:
            if move.option == live.box.passes(live.table.questions[0].kind) and not move.in_hand:
                return 0.0  # as everybody can see, or as the seat has chosen
            # A question without a choice takes as long as one with a choice might, so that nobody learns
            # from the time; unless there is nobody who could. Who was handed the device for it can read why.
            if live.others(move.seat):
                return self.pause * LUCK.uniform(0.5, 2.0)
            return self.pause if live.shares_device(move.seat) else 0.0
        if not live.attended:
            return 0.0
        # What depends on it is public: who looks on, which question it is, and which bot sits there.
        quick = not live.watched and is_quick(move.bot, live.box)
        return self.pause * QUICK if quick or live.table.anonymous else self.pause


def only_option(live: LiveTable, seat: int) -> int | None:
    """The option of a seat that has no choice; for tables where nobody is who could learn that."""
    options = live.table.position.options(seat)
    return options[0] if len(options) == 1 else None


def left_of(pause: float, spent: float) -> float:
    """How long to wait still after so long a thought.

    Answers come at whole pauses: small differences of a decision do not show.
    """
    return pause - spent % pause if pause > 0.0 else 0.0
