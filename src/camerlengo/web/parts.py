"""Parts of a page: elements with an id that are rendered when something in them changes, and sent then.

A template marks a part with the id of its element and with all that it is made from:

    {% part "ledger" of extra.ledger, names %}<section id="ledger">…</section>{% endpart %}

While that is the same the part stays: as it was last rendered for this kind of reader, or as the memory of
its table has it. A part without `of` holds others; it is rendered each time, and sent if anything in it has
changed outside of the parts within.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Mapping, Sequence
from operator import is_
from typing import Final, Protocol

import msgspec
from jinja2 import nodes
from jinja2.ext import Extension
from jinja2.parser import Parser
from markupsafe import Markup

from camerlengo.core.memory import Memory
from camerlengo.core.texts import Name

MARK: Final = '<template data-part="{}"></template>'  # stands for a part in the HTML around it
_MARK: Final = re.compile(MARK.format('([^"]+)'))
KNOWN: Final = "known_part_"  # begins the names of variables in templates that hold parts
LIVELY: Final = 600  # parts of a table that are remembered at least

check_memory = False  # whether every part from memory is compared with what would be rendered: for tests


class PagePart(Protocol):
    """A part of a page."""

    name: str
    html: str

    @property
    def inner(self) -> Sequence[PagePart]: ...

    def whole(self) -> str: ...


class Part:
    """An element, as it was rendered: its `html`, with marks for the parts in it."""

    __slots__ = ("html", "inner", "mark", "name")

    def __init__(self, name: str, html: str, inner: Sequence[PagePart] = ()) -> None:
        self.mark = mark_of(name)
        self.name = name
        self.html = html
        self.inner = inner

    def whole(self) -> str:
        """The HTML with everything in it."""
        return filled(self.html, self.inner)


@functools.lru_cache(maxsize=4_000)
def mark_of(name: str) -> Markup:
    return Markup(MARK.format(name))


def filled(html: str, inner: Iterable[PagePart]) -> str:
    """The HTML with these parts in the place of their marks."""
    by_name = {part.name: part for part in inner}
    return _MARK.sub(lambda mark: by_name[mark[1]].whole(), html) if by_name else html


def changes(before: PagePart, now: PagePart) -> dict[str, str]:
    """What of a part has changed: by name, the HTML of each part in it that is not as it was before.

    In it, marks stand for those that the page has already in the same part; they may have changed, too.
    """
    found: dict[str, str] = {}
    _compare(before, now, found)
    return found


def _compare(before: PagePart, now: PagePart, found: dict[str, str]) -> None:
    if before is now:
        return
    if before.html == now.html and len(before.inner) == len(now.inner):  # with the same marks in it
        for old, new in zip(before.inner, now.inner, strict=True):
            if old is not new:
                _compare(old, new, found)
        return
    known = {part.name: part for part in before.inner}
    if before.html != now.html:
        new_parts = [part for part in now.inner if part.name not in known]
        found[now.name] = filled_in(now.html, new_parts)
    for part in now.inner:
        old = known.get(part.name, part)
        if old is not part:
            _compare(old, part, found)


def filled_in(html: str, some: Iterable[PagePart]) -> str:
    """The HTML with some of its parts in the place of their marks."""
    by_name = {part.name: part for part in some}
    if not by_name:
        return html
    return _MARK.sub(lambda mark: by_name[mark[1]].whole() if mark[1] in by_name else mark[0], html)


class PartCache(Memory[Part]):
    """The parts of one table that were rendered last, by all that they are made from.

    Readers for whom that is equal share them.
    """

    def __init__(self) -> None:
        super().__init__(LIVELY)


Latest = dict[str, tuple[str, tuple[object, ...], Part]]
"""The parts of a page by name: where in a template each stands, all that it is made from, and the part."""


class Parts:
    """Collects the parts of one page while it is rendered. `reader` is what all of them depend on.

    `latest` are those that the same reader got last: a part whose facts are still the same objects is found
    there. For the memory, which all readers of the table share, a key has to be made first.
    """

    def __init__(
        self,
        memory: PartCache | None = None,
        reader: tuple[object, ...] = (),
        latest: Latest | None = None,
    ) -> None:
        self.found: list[PagePart] = []  # of the part that is being rendered
        self.placed: set[str] = set()  # parts that were made elsewhere
        self._memory = memory if memory is not None else PartCache()
        self._latest = latest if latest is not None else {}
        self._reader = reader
        self._open: list[tuple[str, str, tuple[object, ...] | None, bytes, list[PagePart]]] = []

    def place(self, part: PagePart) -> Markup:
        """Puts a part here that was made elsewhere."""
        self.found.append(part)
        self.placed.add(part.name)
        return mark_of(part.name)

    # --- what the tag calls ---

    def known(self, where: str, name: str, about: tuple[object, ...] | None) -> Markup | None:
        """The part as it was; None if its body has to be rendered."""
        key = b""
        if about is not None and not check_memory:
            latest = self._latest.get(name)
            if latest is not None and latest[0] == where and all(map(is_, latest[1], about)):
                self.found.append(latest[2])
                return latest[2].mark
            key = PACKED.encode(about)
            part = self._memory.get((where, name, self._reader, key))
            if part is not None:
                self._latest[name] = where, about, part
                self.found.append(part)
                return part.mark
        self._open.append((where, name, about, key, self.found))
        self.found = []
        return None

    def made(self, html: str) -> Markup:
        where, name, about, key, around = self._open.pop()
        part = Part(name, str(html).strip(), tuple(self.found))
        self.found = around
        if about is not None:
            key = key or PACKED.encode(about)
            memory_key = (where, name, self._reader, key)
            if check_memory:
                self._compare(where, part, self._memory.get(memory_key))
                latest = self._latest.get(name)
                if latest is not None and latest[0] == where and all(map(is_, latest[1], about)):
                    self._compare(where, part, latest[2])
            self._memory.put(memory_key, part)
            self._latest[name] = where, about, part
        around.append(part)
        return part.mark

    @staticmethod
    def _compare(where: str, part: Part, known: Part | None) -> None:
        if known is not None and known.whole() != part.whole():
            raise AssertionError(
                f"part {part.name} at {where} does not name all that it is made from:\n"
                f"{known.whole()}\n{part.whole()}"
            )
        first = part.html.partition(">")[0]
        if f'id="{part.name}"' not in first:
            raise AssertionError(f"part {part.name} at {where} is no element with this id: {first}>")


def _as_data(one: object) -> object:
    if isinstance(one, (Mapping, set, frozenset)):
        return dict(one) if isinstance(one, Mapping) else sorted(one)
    if isinstance(one, Name):
        return str(one), one.article
    raise NotImplementedError(f"a part cannot depend on {one!r}")


PACKED: Final = msgspec.msgpack.Encoder(enc_hook=_as_data)


class PartTag(Extension):
    """`{% part NAME of WHAT, … %}…{% endpart %}` in templates."""

    tags = {"part"}  # noqa: RUF012

    def parse(self, parser: Parser) -> list[nodes.Node]:
        line = next(parser.stream).lineno
        name = parser.parse_expression()
        about: nodes.Expr = nodes.Const(None)
        if parser.stream.skip_if("name:of"):
            about = nodes.Tuple([parser.parse_expression()], "load")
            while parser.stream.skip_if("comma"):
                about.items.append(parser.parse_expression())
        body = parser.parse_statements(("name:endpart",), drop_needle=True)
        where = nodes.Const(f"{parser.name}:{line}")
        html = parser.free_identifier(line)

        def call(method: str, *arguments: nodes.Expr) -> nodes.Call:
            parts = nodes.Name("parts", "load")
            return nodes.Call(nodes.Getattr(parts, method, "load"), list(arguments), [], None, None)

        known = KNOWN + parser.free_identifier(line).name
        find = nodes.Assign(nodes.Name(known, "store"), call("known", where, name, about))
        missing = nodes.Test(nodes.Name(known, "load"), "none", [], [], None, None)
        block = nodes.AssignBlock(nodes.Name(html.name, "store"), None, body)
        made = nodes.Output([call("made", nodes.Name(html.name, "load"))])
        choice = nodes.If(missing, [block, made], [], [nodes.Output([nodes.Name(known, "load")])])
        return [find.set_lineno(line), choice.set_lineno(line)]
