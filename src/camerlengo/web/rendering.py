"""From views to HTML: the templates and what they can say."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import jinja2
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse

from camerlengo.bots import LEVELS
from camerlengo.bots.naming import help_of, name_of
from camerlengo.core.box import Box
from camerlengo.core.texts import LANGUAGE_NAMES, Range, Text, text
from camerlengo.games import names, open_box
from camerlengo.web.parts import Part, Parts, PartTag
from camerlengo.web.visitor import Visitor

CSRF_MARK = "%csrf%"  # stands for the reader's token in HTML that many readers share


class Context(jinja2.runtime.Context):
    def call(
        self, function: Callable[..., Any], *arguments: Any, _loop_vars: Any = None, **named: Any
    ) -> Any:
        """Calls it as it is: no function of ours asks for the context, and looking for that costs as much."""
        named.pop("_block_vars", None)
        return function(*arguments, **named)


class Environment(jinja2.Environment):
    context_class = Context

    def getattr(self, obj: Any, attribute: str) -> Any:
        """What templates get is mostly dictionaries: looked into first, they cost half."""
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)


class GameLoader(jinja2.BaseLoader):
    """The templates of games: `game/page.html` lies beside the box of the game."""

    def get_source(self, environment: jinja2.Environment, template: str) -> Any:
        game, _, path = template.partition("/")
        if game not in names() or (package := open_box(game).package) is None:
            raise jinja2.TemplateNotFound(template)
        return _templates_in(package).get_source(environment, path)


@functools.cache
def _templates_in(package: str) -> jinja2.PackageLoader:
    return jinja2.PackageLoader(package, "")


@functools.cache
def environment() -> jinja2.Environment:
    return Environment(
        loader=jinja2.ChoiceLoader([jinja2.PackageLoader("camerlengo.web", "templates"), GameLoader()]),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        extensions=[PartTag],
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # a look at every file for every page would take as long as a tenth of the page
    )


def games_with_a_page() -> tuple[str, ...]:
    """The games that people can play in a browser; programs can play the others, too."""
    return tuple(name for name in names() if has_page(open_box(name)))


def has_page(box: Box) -> bool:
    return _has_page(box.package)


@functools.cache
def _has_page(package: str | None) -> bool:
    return package is not None and (resources.files(package) / "page.html").is_file()


def version() -> str:
    """A part of the addresses of static files that changes with any of them.

    Browsers can keep them for good.
    """
    return _version(games_with_a_page())


@functools.cache
def _version(games: tuple[str, ...]) -> str:
    digest = hashlib.sha256()
    for folder in (resources.files("camerlengo.web"), *map(folder_of, games)):
        _add_folder(digest, folder / "static")
    return digest.hexdigest()[:12]


def folder_of(game: str) -> Traversable:
    """Where a game with a page keeps all that belongs to it."""
    package = open_box(game).package
    assert package is not None
    return resources.files(package)


def _add_folder(digest: Any, folder: Traversable) -> None:
    if folder.is_dir():
        for part in sorted(folder.iterdir(), key=lambda part: part.name):
            if part.is_file():
                digest.update(part.name.encode() + part.read_bytes())
            else:
                _add_folder(digest, part)


def static(path: str) -> str:
    return f"/static/{version()}/{path}"


@functools.cache
def picture_version(game: str) -> str:
    """Changes with the drawings of a game."""
    digest = hashlib.sha256()
    _add_folder(digest, folder_of(game) / "art")
    for file in open_box(game).sources():
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


@functools.cache
def brings(game: str, path: str) -> bool:
    """Whether a game has this static file: a script for its table and a style for its rules are no duty."""
    return (folder_of(game) / "static" / path).is_file()


@functools.cache
def style_of(game: str) -> str:
    """The address of how a game's table looks: its own style, or the one of all small games."""
    return static(f"{game}/{game}.css" if brings(game, f"{game}.css") else f"{game}/game.css")


@functools.lru_cache(maxsize=4_000)
def art(path: str) -> str:
    return f"/art/{path}?v={picture_version(path.partition('/')[0])}"


def words(language: str, names: Sequence[str] = ()) -> dict[str, Callable[..., str]]:
    """What templates use to speak: `t` for sentences of the house, `say` for a Text of a game."""

    def t(key: str, **gaps: Any) -> str:
        return text(key, **gaps).say(language, names)

    def say(sentence: Text) -> str:
        return sentence.say(language, names)

    return {"t": t, "say": say}


def common(visitor: Visitor, names: Sequence[str] = ()) -> dict[str, Any]:
    """What every template knows."""
    connection = visitor.connection
    return {
        **words(visitor.language, names),
        "lang": visitor.language,
        "languages": list(LANGUAGE_NAMES.items()),
        "theme": visitor.preferences.theme,
        "prefs": visitor.preferences,
        "person": {
            "name": visitor.person.name if visitor.person else "",
            "known": visitor.person is not None,
        },
        "csrf": CSRF_MARK,
        "static": static,
        "style_of": style_of,
        "art": art,
        "brings": brings,
        "here": address_of(connection),
    }


def address_of(connection: HTTPConnection) -> str:
    """The page that is shown, to come back to; where a form was refused, that is not its own address."""
    path = connection.url.path
    if connection.scope.get("method") != "POST":
        return f"{path}?{connection.url.query}" if connection.url.query else path
    if "table" in connection.path_params:
        return f"/table/{connection.path_params['table']}"
    return path if connection.path_params else "/"


def box_facts(box: Box, language: str) -> dict[str, Any]:
    """What stands on the box."""
    least, most = min(box.players), max(box.players)
    return {
        "name": box.name,
        "title": box.title_in(language),
        "line": text(f"{box.name}.about.line").say(language),
        "players": f"{least}–{most}" if least != most else str(most),
        "minutes": Range(*box.minutes),
        "weight": box.weight,
        "seats": most,
        "least": least,
        "characters": [box.character(seat).say(language) for seat in range(most)],
    }


def rank_facts(box: Box, language: str) -> list[tuple[str, str, str]]:
    """The bots that people may choose: name, what they are called, and how they play this game."""
    return [(name, name_of(name).say(language), help_of(name, box).say(language)) for name in LEVELS]


def render(
    name: str,
    visitor: Visitor,
    context: dict[str, Any],
    names: Sequence[str] = (),
    parts: Parts | None = None,
) -> str:
    """The HTML, with a mark where the reader's token goes."""
    return parts_of(name, visitor, context, names, parts or Parts()).whole()


def parts_of(
    name: str, visitor: Visitor, context: dict[str, Any], names: Sequence[str], parts: Parts
) -> Part:
    """The same as a part that holds others."""
    content = {**common(visitor, names), **context, "parts": parts}
    html = environment().get_template(name).render(content)
    return Part("main", html, tuple(parts.found))


def for_reader(html: str, visitor: Visitor) -> str:
    # The whole attribute: somebody's name or message may be the mark, but its quotes would be escaped.
    return html.replace(f'name="csrf" value="{CSRF_MARK}"', f'name="csrf" value="{visitor.csrf}"')


def page(
    name: str, visitor: Visitor, context: dict[str, Any], names: Sequence[str] = (), status: int = 200
) -> HTMLResponse:
    response = HTMLResponse(for_reader(render(name, visitor, context, names), visitor), status)
    response.headers["vary"] = "Accept-Language, Cookie"
    visitor.remember(response)
    return response
