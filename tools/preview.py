"""Shows every page with real tables and invented people, before and beside the server.

    python tools/preview.py            serves on http://127.0.0.1:8765
    python tools/preview.py --write D  writes every page as HTML into the folder D

Addresses: / · /new/richelieu · /join/x · /rules/richelieu · /error · /table/<scene> · /table/<scene>/replay
Scenes are <players>-<early|mid|late|over>[-<viewer>] (viewer: a seat, or w for watching), pass and open.
Every address takes ?lang=en|it|fr&theme=auto|light|dark. A move on a table page is really made.
"""

from __future__ import annotations

import argparse
import functools
import json
import mimetypes
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import jinja2
from markupsafe import Markup

import camerlengo.web  # noqa: F401  the book of texts
from camerlengo.bots import make_bot, outlook_of
from camerlengo.core.errors import CamerlengoError
from camerlengo.core.texts import LANGUAGE_NAMES, Text, text
from camerlengo.games import open_box
from camerlengo.games.richelieu import art
from camerlengo.games.richelieu.page import extras
from camerlengo.table import Table

SOURCE = Path(__file__).parent.parent / "src" / "camerlengo"
PEOPLE = ("Lucrezia", "Jean-Baptiste", "", "Ottavia di San Gimignano")
MOVES = {"start": 0, "early": 9, "mid": 34, "late": 66, "over": 10_000}
BOTS = (
    ("random", "Bot · casual", "Takes whatever it likes."),
    ("greedy", "Bot · steady", "Looks at every move and takes the best."),
)

environment = jinja2.Environment(
    loader=jinja2.ChoiceLoader(
        [
            jinja2.FileSystemLoader(SOURCE / "web" / "templates"),
            jinja2.FileSystemLoader(SOURCE / "games"),
        ]
    ),
    autoescape=True,
    undefined=jinja2.StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


# --- scenes ---------------------------------------------------------------------------------------


def decide(table: Table, bot: str = "greedy") -> None:
    question = table.questions[0]
    number = len(table.record.answers)
    chooser = make_bot(bot if number % 3 else "random", table.box, 7 + number)
    option = chooser.choose(outlook_of(table, question))
    table.answer(question.seat, option)


@functools.cache
def scene(name: str) -> tuple[Table, int | None]:
    """A table played so far, and who looks at it."""
    players, _, rest = name.partition("-")
    stage, _, viewer = rest.partition("-")
    count = int(players) if players.isdigit() else 2
    table = Table("richelieu", count, seed=18, names=PEOPLE[:count])
    seat = None if viewer == "w" else int(viewer) if viewer.isdigit() else 0
    for _ in range(MOVES.get(stage, 9)):
        if table.over:
            break
        decide(table)
    while stage != "over" and not table.over and seat is not None and table.waiting_for != (seat,):
        decide(table)
    return table, seat


# --- pages ----------------------------------------------------------------------------------------


def common(query: dict[str, str], here: str) -> dict[str, Any]:
    lang = query.get("lang", "en")

    def t(key: str, /, **gaps: Any) -> str:
        return text(key, **gaps).say(lang)

    return {
        "t": t,
        "say": lambda said: said.say(lang, PEOPLE) if isinstance(said, Text) else said,
        "lang": lang,
        "languages": list(LANGUAGE_NAMES.items()),
        "theme": query.get("theme", "auto"),
        "person": {"name": "Lucrezia", "known": True},
        "csrf": "0" * 32,
        "static": lambda path: f"/static/{path}",
        "art": lambda path: f"/art/{path}",
        "here": here,
        "prefs": {
            "sound": query.get("sound") == "on",
            "confirm": query.get("confirm") != "off",
            "motion": query.get("motion") != "off",
        },
        "refusal": query.get("refusal"),
    }


def box_on_shelf(lang: str) -> dict[str, Any]:
    box = open_box("richelieu")
    return {
        "name": "richelieu",
        "title": box.title,
        "line": text("richelieu.about.line").say(lang),
        "players": "2–4",
        "minutes": 30,
        "weight": 2,
        "seats": 4,
        "least": 2,
        "characters": [box.character(seat).say(lang) for seat in range(4)],
    }


def seats_of(
    table: Table, viewer: int | None, lang: str, open_seats: tuple[int, ...] = ()
) -> list[dict[str, Any]]:
    places = table.result.places if table.result else None
    names = table.names_in(lang)
    return [
        {
            "seat": seat,
            "name": names[seat],
            "character": table.box.character(seat).say(lang),
            "kind": "open" if seat in open_seats else "bot" if seat == 2 else "person",
            "bot": BOTS[1][1] if seat == 2 else None,
            "online": seat != 3,
            "mine": seat == viewer,
            "waiting": seat in table.waiting_for,
            "sealed": False,
            "place": places[seat] if places else None,
        }
        for seat in range(table.players)
    ]


def table_page(name: str, query: dict[str, str], at: int | None = None) -> dict[str, Any]:
    table, viewer = scene(name)
    lang = query.get("lang", "en")
    replay = None
    if at is not None:
        last = len(table.record.answers)
        at = max(0, min(last, at))
        if query.get("seat", "").isdigit():
            viewer = int(query["seat"])
        labels = [(seat, said) for seat, said in enumerate(table.names_in(lang))]
        replay = {
            "at": at,
            "last": last,
            "seat": viewer,
            "seats": [("all", "Alle"), *labels] if table.over else labels[:1],
            "address": f"/table/{name}/replay",
            "running": not table.over,
        }
        table = Table.resume(table.record.upto(at))
    names = table.names_in(lang)
    view = table.view(viewer)
    asked = next((question for question in table.questions if question.seat == viewer), None)
    if replay or name == "pass":
        asked = None
    heard = table.events(viewer)
    acting = [event.seat for event in heard if event.seat >= 0]
    last_run = heard[:]
    if acting:
        start = len(heard)
        while start > 0 and heard[start - 1].seat in (acting[-1], -1):
            start -= 1
        last_run = heard[start:]
    question = asked and {
        "seat": asked.seat,
        "name": asked.name,
        "kind": asked.kind,
        "text": asked.text(lang),
        "asked_at": len(table.record.answers),
        "sealed": False,
        "options": {
            option: {
                "sentence": asked.sentence(option, lang),
                "irrevocable": asked.name in ("take", "take_another"),
                "chosen": False,
            }
            for option in asked.options
        },
    }
    result = table.result
    if question:
        headline = question["text"]
    elif result:
        headline = text("richelieu.told.ended").say(lang)
    else:
        headline = f"{names[table.waiting_for[0]]} …"
    why = table.why_no_undo(viewer) if viewer is not None and not table.over else None
    return {
        "table": {
            "id": name,
            "game": "richelieu",
            "title": "Richelieu",
            "number": len(table.record.answers),
            "over": table.over,
            "closed": False,
            "invite": "http://192.168.1.20:8000/join/3f9aK2lmPq-7Zt" if name.startswith("open") else None,
            "public": True,
            "owner": True,
            "watchers": 2,
            "rules": "/rules/richelieu",
            "record": f"/table/{name}/record.json",
            "rematch": None,
            "channel": "gallery" if viewer is None else "table",
            "chat": [
                ("Lucrezia", "Buonasera! <b>Chi comincia?</b>", "20:41", "table"),
                ("Jean-Baptiste", "À vous l’honneur, Éminence.", "20:42", "table"),
                *([("Anna", "She will regret that.", "20:45", "gallery")] if viewer is None else []),
            ],
        },
        "seats": seats_of(table, viewer, lang, (1,) if name.startswith("open") else ()),
        "view": view,
        "viewer": viewer,
        "names": names,
        "question": question,
        "headline": headline,
        "log": log_of(table, viewer, lang),
        "undo": {"possible": why is None, "why": why.say(lang, names) if why else None},
        "result": result
        and {
            "scores": result.scores,
            "places": result.places,
            "winners": result.winners,
            "sheet": [
                {"title": line.title.say(lang), "counts": line.counts, "points": line.points}
                for line in result.sheet
            ],
        },
        "last": [],
        "replay": replay,
        "hotseat": {"pass_to": {"seat": 1, "name": "Jean-Baptiste"}} if name == "pass" else None,
        "extra": extras(view, asked, table.deck, lang, names, last_run),
        "game_page": "richelieu/page.html",
    }


def log_of(table: Table, viewer: int | None, lang: str) -> list[dict[str, Any]]:
    lines = table.log(viewer)
    newest = lines[-1].at if lines else 0
    return [
        {"at": line.at, "seat": line.seat, "sentence": line.say(lang), "latest": line.at == newest}
        for line in lines
    ]


def render(address: str) -> str | None:
    """The page at an address, or None."""
    path, query = (
        urlsplit(address).path,
        {key: value[-1] for key, value in parse_qs(urlsplit(address).query).items()},
    )
    lang = query.get("lang", "en")
    shared = common(query, path)
    parts = path.strip("/").split("/")
    if parts == [""]:
        mine = [
            {
                "id": "2-mid",
                "title": "Richelieu",
                "names": ["Lucrezia", "Jean-Baptiste"],
                "my_turn": True,
                "over": False,
                "watching": False,
                "turn": None,
            },
            {
                "id": "4-late-1",
                "title": "Richelieu",
                "names": list(scene("4-late-1")[0].names_in(lang)),
                "my_turn": False,
                "over": False,
                "watching": False,
                "turn": None,
            },
            {
                "id": "2-over",
                "title": "Richelieu",
                "names": ["Lucrezia", "Bot"],
                "my_turn": False,
                "over": True,
                "watching": False,
                "turn": None,
            },
        ]
        opened = [
            {
                "id": "open",
                "title": "Richelieu",
                "host": "Ottavia",
                "free": 1,
                "seats": 2,
                "invite": "/join/x",
            }
        ]
        empty = query.get("empty") == "yes"
        return page(
            "house.html",
            shared,
            boxes=[box_on_shelf(lang)],
            mine=[] if empty else mine,
            open=[] if empty else opened,
        )
    if parts[0] == "new":
        box = open_box("richelieu")
        settings = []
        for setting in box.settings:
            key = f"richelieu.setting.{setting.name}"
            choices = None
            if setting.seats:
                choices = [("drawn", text(f"{key}.drawn").say(lang))]
                choices += [(str(seat), box.character(seat).say(lang)) for seat in range(4)]
            settings.append(
                {
                    "name": setting.name,
                    "title": text(f"{key}.title").say(lang),
                    "help": text(f"{key}.help").say(lang),
                    "choices": choices,
                    "value": setting.default,
                }
            )
        return page(
            "setup.html",
            shared,
            box=box_on_shelf(lang),
            bots=BOTS,
            settings=settings,
            form={},
            error=query.get("error"),
        )
    if parts[0] == "join":
        table = scene("3-early")[0]
        return page(
            "join.html",
            shared,
            table={"id": "x", "title": "Richelieu", "game": "richelieu", "invite": "/join/x"},
            box=box_on_shelf(lang),
            seats=seats_of(table, None, lang, (1,)),
            free=[] if query.get("full") else [1],
            error=None,
        )
    if parts[0] == "error":
        return page(
            "error.html", shared, status=404, title="404", sentence=text("error.undo.nothing").say(lang)
        )
    if parts[0] == "rules":
        content = Markup('<h2 id="turn">…</h2><p id="RI-11">RI-11</p>')
        return page("rules.html", shared, box=box_on_shelf(lang), sections=[("turn", "…")], content=content)
    if parts[0] == "table" and parts[-1] == "replay":
        return page("replay.html", shared, **table_page(parts[1], query, int(query.get("at", "0"))))
    if parts[0] == "table":
        return page("table.html", shared, **table_page(parts[1], query))
    return None


def page(template: str, shared: dict[str, Any], **context: Any) -> str:
    return environment.get_template(template).render(**shared, **context)


# --- pictures and files ---------------------------------------------------------------------------


@functools.cache
def picture(path: str) -> str | None:
    """What is served under /art/richelieu/."""
    kind, _, name = path.removesuffix(".svg").partition("/")
    deck = open_box("richelieu").standard_deck()
    if kind == "card":
        number = int(name)
        region = deck.regions[deck.cards.region[number]]
        symbol = deck.cards.symbol[number]
        return art.card(
            region.arms,
            region.crests,
            deck.cards.crests[number],
            art.SYMBOLS[symbol - 9] if symbol >= 0 else None,
        )
    pictures: dict[str, Any] = {
        "back": art.card_back,
        "box": art.box_front,
        "baize": art.baize,
        "disc": lambda: art.disc(None if name == "sealed" else name),
        "marker": lambda: art.marker(int(name)),
        "arms": lambda: art.arms(name),
        "symbol": lambda: art.symbol(name),
    }
    return pictures[kind]() if kind in pictures else None


def file_of(path: str) -> Path | None:
    """/static/richelieu/… lies beside the game, the rest beside the pages."""
    inside = path.removeprefix("/static/")
    game, _, rest = inside.partition("/")
    candidate = (
        SOURCE / "games" / game / "static" / rest
        if game == "richelieu"
        else SOURCE / "web" / "static" / inside
    )
    return candidate if candidate.is_file() and SOURCE in candidate.resolve().parents else None


class Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        if path.startswith("/static/"):
            found = file_of(path)
            kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
            self.send(200 if found else 404, kind, found.read_bytes() if found else b"")
        elif path.startswith("/art/richelieu/"):
            self.send(200, "image/svg+xml", (picture(path.removeprefix("/art/richelieu/")) or "").encode())
        else:
            environment.cache.clear()  # templates are being worked on
            html = render(self.path)
            self.send(200 if html else 404, "text/html; charset=utf-8", (html or "").encode())

    def do_POST(self) -> None:
        fields = self.rfile.read(int(self.headers.get("content-length", 0)))
        parts = urlsplit(self.path).path.strip("/").split("/")
        answer: dict[str, Any] = {"ok": True}
        if parts[0] == "table" and parts[-1] in ("answer", "undo"):
            table, viewer = scene(parts[1])
            try:
                self.act(table, viewer or 0, parts[-1], self.fields(fields))
            except CamerlengoError as error:
                answer = {"ok": False, "error": str(error)}
        self.send(200, "application/json", json.dumps(answer).encode())

    def fields(self, body: bytes) -> dict[str, str]:
        """Of a form in either encoding; small and trusting, since nobody else comes here."""
        if b"form-data" not in body:
            return {key: value[-1] for key, value in parse_qs(body.decode()).items()}
        fields = {}
        for part in body.split(b"--" + body[2 : body.index(b"\r\n")])[1:-1]:
            head, _, value = part.partition(b"\r\n\r\n")
            fields[head.split(b'name="')[1].split(b'"')[0].decode()] = value.strip().decode()
        return fields

    def act(self, table: Table, seat: int, what: str, fields: dict[str, str]) -> None:
        if what == "undo":
            table.undo(seat) if fields.get("whole") == "step" else table.undo_turn(seat)
            return
        table.answer(seat, int(fields["option"]))
        while not table.over and table.waiting_for != (seat,):
            decide(table)

    def send(self, status: int, kind: str, content: bytes) -> None:
        self.send_response(status)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(content)))
        self.send_header("cache-control", "no-cache")
        self.send_header(
            "content-security-policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
            "connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
        )
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: Any) -> None:
        pass


ADDRESSES = (
    "/", "/?empty=yes", "/new/richelieu", "/join/x", "/error", "/rules/richelieu",
    "/table/2-start", "/table/2-early", "/table/2-mid", "/table/2-late", "/table/2-over",
    "/table/3-mid", "/table/4-early", "/table/4-late", "/table/4-over",
    "/table/2-mid-w", "/table/pass", "/table/open",
    "/table/2-over/replay?at=40", "/table/2-mid/replay?at=12",
)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--write", type=Path)
    chosen = parser.parse_args()
    if chosen.write:
        for address in ADDRESSES:
            name = address.strip("/").replace("/", "_").replace("?", "_").replace("=", "-") or "house"
            (chosen.write / f"{name}.html").write_text(render(address) or "", encoding="utf-8")
        return
    server = ThreadingHTTPServer(("127.0.0.1", chosen.port), Handler)
    print(f"http://127.0.0.1:{chosen.port}/")
    server.serve_forever()


if __name__ == "__main__":
    main()
