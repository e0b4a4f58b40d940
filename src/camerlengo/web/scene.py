"""What a reader sees of a table, and what of it is new: what live updates are made from."""

from __future__ import annotations

import functools
import zlib
from collections.abc import Callable, Mapping
from hashlib import blake2b
from operator import is_not
from typing import Final
from weakref import WeakKeyDictionary

import msgspec
from markupsafe import escape

from camerlengo.core.ask import Event
from camerlengo.core.memory import Memory
from camerlengo.server.live_table import LiveTable
from camerlengo.web.facts import Facts
from camerlengo.web.parts import Latest, PagePart, PartCache, Parts, changes
from camerlengo.web.table_log import LogPart, TableLog

LARGE: Final = 4_000  # bytes; compressing less takes longer than sending it
QUICKLY: Final = 1  # of nine levels
# The window (a power of 2) and the memory of zlib. To clear larger ones takes most of the time for an update.
SMALL_WINDOW: Final = (13, 6)
WINDOW: Final = (14, 7)
READERS: Final = 16  # kinds of readers of a table whose parts are kept at least
MOST_LOADED: Final = 16  # pages of a table that were loaded last, and whose sockets may still open


class LogNews(msgspec.Struct):
    """So many lines of the log stay, and these come after them."""

    kept: int
    lines: list[str]


class Update(msgspec.Struct, omit_defaults=True):
    """The changes for a reader. `parts` are by the id of their element; with `whole` there is no other.

    `main` are attributes of `<main>`; None takes one away. `silent` updates say nothing aloud: this is not
    what happened at the table, but another look at it. `said` is for those who listen, beside the new lines.
    `events` are the names of what happened, for sounds. `seat` is whose table is shown, −1 for nobody's.
    """

    whole: bool = False
    parts: dict[str, str] = {}
    main: dict[str, str | None] = {}
    log: LogNews | None = None
    said: list[str] = []
    events: list[str] = []
    silent: bool = False
    title: str | None = None
    mine: bool | None = None
    seat: int | None = None


class SceneBody(msgspec.Struct, frozen=True):
    """The table without its log. `attributes` are those of `<main>`, `body` is what is in it."""

    body: PagePart
    attributes: dict[str, str]
    title: str
    mine: bool
    seat: int | None


class Scene:
    """A table as one reader sees it at one moment; it never changes."""

    def __init__(
        self, seen: SceneBody, log: LogPart | None = None, events: list[Event] | None = None, text: str = ""
    ) -> None:
        """`events` are those that the reader has seen. Screen readers speak `said` once it has changed."""
        self.seen = seen
        self.log = log
        self.events = events
        self.heard = len(events or ())
        self.said = text

    def html(self, number: int, stamp: str = "") -> str:
        """The whole `<main>`. By the stamp, the page says to its socket what it shows."""
        given = {**self.seen.attributes, "data-number": str(number)}
        if stamp:
            given["data-shown"] = stamp
        attributes = "".join(f' {name}="{escape(value)}"' for name, value in given.items())
        return f'<main id="main" tabindex="-1"{attributes}>\n{self.seen.body.whole()}\n</main>'

    @functools.cached_property
    def stamp(self) -> str:
        """Equal for scenes that look the same, and says no more than they show."""
        content = PLAIN.encode((self.seen.body.whole(), self.seen.attributes, self.seen.seat))
        return blake2b(content, digest_size=9).hexdigest()

    def since(self, before: Scene, event_name: Callable[[Event], str], dealt: str) -> Update:
        """The changes since an earlier scene.

        `dealt` is what those hear who have waited for the deal: nothing of how it came about.
        """
        now, old = self.seen, before.seen
        update = Update(
            parts=changes(old.body, now.body),
            main=changed(old.attributes, now.attributes),
            title=now.title if now.title != old.title else None,
            mine=now.mine if now.mine != old.mine else None,
        )
        if now.seat != old.seat:
            update.seat = -1 if now.seat is None else now.seat
            update.silent = True
        if self.said and self.said != before.said:
            update.said = [self.said]
        self._tell(before, update, event_name, dealt)
        return update

    def whole(self) -> Update:
        """Everything, for a page of which nobody knows what it shows."""
        seen = self.seen
        return Update(
            whole=True,
            parts={seen.body.name: seen.body.whole()},
            main=dict(seen.attributes),
            title=seen.title,
            mine=seen.mine,
            seat=-1 if seen.seat is None else seen.seat,
            silent=True,
        )

    def _tell(self, before: Scene, update: Update, event_name: Callable[[Event], str], dealt: str) -> None:
        if before.events is None and self.events is not None:
            update.said = [dealt]
        if self.log is None or before.log is None:
            return
        kept, lines = self.log.since(before.log)
        if not self.log.count and before.log.count:
            update.parts[self.log.name] = self.log.whole()
        elif lines or kept < before.log.count:
            update.log = LogNews(kept, lines)
        if self.events is not None and not update.silent:
            update.events = [event_name(event) for event in self.events[before.heard : self.heard]]


def changed(before: Mapping[str, str], now: Mapping[str, str]) -> dict[str, str | None]:
    gone: dict[str, str | None] = {name: None for name in before if name not in now}
    return gone | {name: value for name, value in now.items() if before.get(name) != value}


PLAIN: Final = msgspec.json.Encoder()


def packed(update: Update) -> bytes:
    """As it is sent: nothing, JSON, or from a size on JSON compressed with zlib."""
    content = PLAIN.encode(update)
    if content == b"{}":
        return b""
    if len(content) < LARGE:
        return content
    window, memory = SMALL_WINDOW if len(content) <= 1 << SMALL_WINDOW[0] else WINDOW
    compressor = zlib.compressobj(QUICKLY, zlib.DEFLATED, window, memory)
    return compressor.compress(content) + compressor.flush()


class Scenes:
    """What the readers of one table see at its newest version, and what makes the next version cheap."""

    def __init__(self, live: LiveTable) -> None:
        self.memory = PartCache()
        self._latest: Memory[Latest] = Memory(READERS)
        self.log = TableLog(live.id)
        self.facts = Facts()
        self._state: tuple[object, ...] = ()
        self._seen: dict[tuple[object, ...], Scene] = {}
        self._sent: dict[tuple[int, int], tuple[Scene, Scene, bytes]] = {}
        self._loaded: dict[str, tuple[tuple[object, ...], Scene]] = {}

    def seen(self, key: tuple[object, ...], make: Callable[[], Scene]) -> Scene:
        """What readers with this key see; it is made for the first of them."""
        scene = self._seen.get(key)
        if scene is None:
            scene = self._seen[key] = make()
        return scene

    def parts(self, key: tuple[object, ...], language: str, names: tuple[str, ...]) -> Parts:
        """What collects the parts of a page for readers with this key."""
        latest = self._latest.get((key, names))
        if latest is None:
            latest = {}
            self._latest.put((key, names), latest)
        return Parts(self.memory, (language, names), latest)

    def news(self, before: Scene, now: Scene, make: Callable[[], Update]) -> bytes:
        """The changes between two scenes, packed once for all readers who see the same."""
        known = self._sent.get((id(before), id(now)))
        if known is None:
            known = self._sent[id(before), id(now)] = before, now, packed(make())
        return known[2]

    def load(self, key: tuple[object, ...], scene: Scene) -> str:
        """Remembers what a page shows, and returns the stamp by which its socket says so."""
        stamp = scene.stamp
        self._loaded.pop(stamp, None)
        while len(self._loaded) >= MOST_LOADED:
            del self._loaded[next(iter(self._loaded))]
        self._loaded[stamp] = key, scene
        return stamp

    def loaded(self, stamp: str, key: tuple[object, ...], now: Scene) -> Scene | None:
        """What a page with this stamp shows; None if that is not known, or was seen by somebody else.

        A page that comes from another process may show what this one would.
        """
        found = self._loaded.get(stamp)
        if found is not None and found[0] == key:
            return found[1]
        return now if stamp == now.stamp else None

    def of_now(self, state: tuple[object, ...]) -> Scenes:
        """The scenes of this state of the table; those of any other are forgotten."""
        if len(state) != len(self._state) or any(map(is_not, state, self._state)):
            self._state = state
            self._seen.clear()
            self._sent.clear()
        return self


_tables: WeakKeyDictionary[LiveTable, Scenes] = WeakKeyDictionary()


def scenes_of(live: LiveTable) -> Scenes:
    """What the readers of a table see now."""
    scenes = _tables.get(live)
    if scenes is None:
        scenes = _tables[live] = Scenes(live)
    return scenes.of_now((live.version, live.table.position if live.dealt else None))
