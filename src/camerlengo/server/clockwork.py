"""What happens at a table by itself: bots decide, and where a seat has no choice the house answers for it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

from camerlengo.core.errors import WrongAnswer
from camerlengo.server.bots import ALONE, BOT, BotSeeds, BotWorkers, is_quick
from camerlengo.server.live import Due, Errand, Failure, LiveTable
from camerlengo.server.refused import Refused

QUICK = 0.15  # of the pause: for what nobody has to follow, but somebody may measure
LONGEST_RETRY = 300.0  # seconds until what has failed is tried again

log = logging.getLogger(__name__)

LUCK = secrets.SystemRandom()  # whoever could foretell a pause would know who had no choice

Answer = Callable[[LiveTable, int, int, int], Awaitable[None]]  # table, seat, asked_at, option


class Clockwork:
    """`pause` is how long a bot waits before it acts, in seconds, while somebody has the page open.

    Bots answer after whole pauses, whether they have a choice or not, so that nobody learns from the time
    what they hold. With a pause of 0 they answer at once.

    `retry` is how long to wait after the first failure of a bot; each further one doubles it. `clock` and
    `sleep` are the time that passes.
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
    ) -> None:
        self.workers = workers
        self.seeds = seeds
        self.answer = answer
        self.pause = pause
        self.retry = retry
        self.clock = clock
        self.sleep = sleep

    def wake(self, live: LiveTable) -> None:
        """Starts what the table can do without a person; what is under way for a question now gone ends."""
        if live.busy:
            live.call_off()
        elif (due := live.due()) is not None and not live.stands_still(due):
            live.automatic = asyncio.create_task(self._go_on(live))

    @staticmethod
    async def stop(live: LiveTable) -> None:
        """Nobody is cut off while writing."""
        if live.automatic is not None:
            async with live.lock:
                live.automatic.cancel()
            await asyncio.gather(live.automatic, return_exceptions=True)

    async def _go_on(self, live: LiveTable) -> None:
        """Whatever fails is tried again, ever more patiently; meanwhile the table says so.

        A bot that fails too often, or is not installed any more, is left alone until somebody replaces it.
        """
        while (due := live.due()) is not None and not live.stands_still(due):
            asked_at, failures = live.asked_at, live.failures(due)
            errand = Errand(asked_at, due, asyncio.create_task(self._prepared(live, due, failures)))
            live.errand = errand
            try:
                option = await errand.option
                if live.due() == due:
                    await self.answer(live, due.seat, asked_at, option)
            except Refused:
                continue  # the table has changed meanwhile: somebody undid, or closed it
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if not errand.called_off or (task is not None and task.cancelling()):
                    raise
            except Exception as error:
                log.exception("table %s… cannot go on with seat %d", live.id[:8], due.seat)
                of_bot = due.bot is not None and (isinstance(error, WrongAnswer) or has_failed(errand.option))
                live.failure = Failure(asked_at, due, failures + 1, of_bot)
                live.changed()

    async def _prepared(self, live: LiveTable, due: Due, failures: int) -> int:
        """The option, when it is time for it. The time to think is part of the pause."""
        pause = self.pause_before(live, due, failures)
        if failures:
            await self.sleep(pause)
        begun = self.clock()
        option = due.option if live.attended else only_option(live, due.seat)
        if option is None:
            seed = self.seeds.seed(live.id, due.seat, live.table.opened)
            purpose = BOT if live.attended else ALONE
            option = await self.workers.decide(live.record(), due.seat, due.bot or "random", seed, purpose)
        if not failures:
            await self.sleep(left_of(pause, self.clock() - begun))
        return option

    def pause_before(self, live: LiveTable, due: Due, failures: int) -> float:
        if failures:
            return min(self.retry * 2.0 ** min(failures - 1, 20), LONGEST_RETRY)
        if due.bot is None:
            # A question without a choice takes as long as one with a choice might, so that nobody learns
            # from the time; unless there is nobody who could. Who was handed the device for it can read why.
            if live.others(due.seat):
                return self.pause * LUCK.uniform(0.5, 2.0)
            return self.pause if live.shares_device(due.seat) else 0.0
        if not live.attended:
            return 0.0
        # What depends on it is public: who looks on, which question it is, and which bot sits there.
        quick = not live.watched and is_quick(due.bot, live.box)
        return self.pause * QUICK if quick or live.table.anonymous else self.pause


def has_failed(task: asyncio.Task[int]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is not None


def only_option(live: LiveTable, seat: int) -> int | None:
    """The option of a seat that has no choice; for tables where nobody is who could learn that."""
    options = live.table.position.options(seat)
    return options[0] if len(options) == 1 else None


def left_of(pause: float, spent: float) -> float:
    """How long to wait still after so long a thought.

    Answers come at whole pauses: whoever needed a little more or less than others cannot be told from them.
    """
    return pause - spent % pause if pause > 0.0 else 0.0
