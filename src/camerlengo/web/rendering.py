"""From views to HTML: the templates and what they can say."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import jinja2
from markupsafe import Markup
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse

from camerlengo.bots import LEVELS
from camerlengo.bots.bot_names import help_of, name_of
from camerlengo.core.box import Box
from camerlengo.core.texts import LANGUAGE_NAMES, Figure, Range, Text, plain, text
from camerlengo.games import names, open_box
from camerlengo.web.bundles import address_of, scripts_for
from camerlengo.web.files import add_folder, folder_of, has_asset, static
from camerlengo.web.icons import ICONS
from camerlengo.web.parts import Part, Parts, PartTag
from camerlengo.web.share import qr_code
from camerlengo.web.sheets import sheets_of
from camerlengo.web.templating import Environment
from camerlengo.web.visitor import Visitor

CSRF_MARK = "%csrf%"  # stands for the reader's token in HTML that many readers share


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
def environment() -> Environment:
    found = Environment(
        loader=jinja2.ChoiceLoader([jinja2.PackageLoader("camerlengo.web", "templates"), GameLoader()]),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        extensions=[PartTag],
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # a look at every file for every page would take as long as a tenth of the page
    )
    found.globals["drawn_icon"] = drawn_icon
    return found


@functools.cache
def drawn_icon(name: str) -> Markup:
    """An icon as an element."""
    frame = (
        '<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">'
    )
    return Markup(f"{frame}{ICONS[name]}</svg>")


@functools.cache
def picture_version(game: str) -> str:
    """Changes with the drawings of a game, and with the code and the decks that they are made from."""
    digest = hashlib.sha256()
    folder = folder_of(game)
    add_folder(digest, folder / "art")
    made_from = [part for part in folder.iterdir() if part.name.endswith((".py", ".toml"))]
    for part in sorted(made_from, key=lambda part: part.name):
        digest.update(part.name.encode() + part.read_bytes())
    for file in open_box(game).sources():
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def style_of(game: str) -> str:
    """The path of how a game's table looks: its own style, or the one of all small games."""
    return f"{game}/{game}.css" if has_asset(game, f"{game}.css") else f"{game}/game.css"


def own_script(game: str) -> list[str]:
    """The path of what a game's table can do beyond the frame; nothing if it has no script for it."""
    return [f"{game}/{game}.js"] if has_asset(game, f"{game}.js") else []


def styles(*paths: str) -> Markup:
    """The tag of a style sheet that holds those of the page."""
    whole = address_of(("fonts/fonts.css", "css/base.css", *paths))
    return Markup('<link rel="stylesheet" href="{}">').format(static(whole))


def scripts(*paths: str) -> Markup:
    """The tag of a script that holds those of a page and all that they import.

    Where they cannot be put together, it is several tags, and all are fetched at once.
    """
    named, imported = scripts_for(paths)
    preload = Markup('<link rel="modulepreload" href="{}">')
    module = Markup('<script type="module" src="{}"></script>')
    tags = [preload.format(static(path)) for path in imported]
    tags += [module.format(static(path)) for path in named]
    return Markup("\n  ").join(tags)


@functools.lru_cache(maxsize=4_000)
def art(path: str) -> str:
    """The address of a drawing of a game: its own file, or its place in one with many."""
    game, _, own = path.partition("/")
    file, _, place = sheets_of(game).get(own, own).partition("#")
    return f"/art/{game}/{file}?v={picture_version(game)}{place and '#' + place}"


def words(language: str, names: Sequence[str] = ()) -> dict[str, Callable[..., str]]:
    """What templates use to speak: `t` for a sentence by key, `say` for a Text, `figure` for a number."""

    def t(key: str, **gaps: Any) -> str:
        return text(key, **gaps).say(language, names) if gaps else plain(key, language)

    def say(sentence: Text) -> str:
        return sentence.say(language, names)

    def figure(number: float, form: str = "#") -> str:
        return Figure(number, form).say(language)

    return {"t": t, "say": say, "figure": figure}


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
        "styles": styles,
        "scripts": scripts,
        "style_of": style_of,
        "own_script": own_script,
        "art": art,
        "brings": has_asset,
        "qr_code": qr_code,
        "here": path_of(connection),
    }


def path_of(connection: HTTPConnection) -> str:
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
        "minutes": text("web.house.minutes", n=Range(*box.minutes)).say(language),
        "weight": box.weight,
        "seats": most,
        "least": least,
        "characters": [box.character(seat).say(language) for seat in range(most)],
    }


def rank_facts(box: Box, language: str) -> list[tuple[str, str, str]]:
    """The bots that people may choose: name, what they are called with their strength, and how they play."""
    return [
        (
            name,
            f"{name_of(name).say(language)} · {text(f'bots.difficulty.{name}').say(language)}",
            help_of(name, box).say(language),
        )
        for name in LEVELS
    ]


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
    html = environment().html(name, content)
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
