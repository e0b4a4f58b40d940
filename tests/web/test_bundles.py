"""What a page fetches before anybody can play: one script, two style sheets, nothing level after level."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from camerlengo.games import open_box
from camerlengo.server.ids import new_secret
from camerlengo.server.setup import NewSeat
from camerlengo.web import bundles
from camerlengo.web.bundles import NotBundled, bundle, module_at, modules_of, scripts_for
from camerlengo.web.visitor import PERSON_COOKIE
from tests.handful.shelf import SCRUTINY, on_the_shelf
from tests.recorded import FOUR
from tests.server.helpers import PATIENCE
from tests.web.client import Visitor
from tests.web.serving import Serving
from tests.web.updates import read_message

SCRIPT = re.compile(r'<script type="module" src="([^"]+)"></script>')
STYLE = re.compile(r'<link rel="stylesheet"[^>]* href="([^"]+)"')
PAGES = ("/", "/new/q", "/rules/q", "/api", "/nowhere")
MORE = re.compile(r'^(?:import|@import)\b.*|url\("(?!data:)[^"]*"\)', re.MULTILINE)


@pytest.fixture(autouse=True)
def kit_games() -> Iterator[None]:
    with on_the_shelf(SCRUTINY):
        yield


def new_table(server: Serving, game: str) -> tuple[str, str]:
    """A table at which only people sit: its path, and the secret of the first of them."""
    assert server.house is not None
    secrets = [new_secret() for _ in range(max(open_box(game).players))]
    seats = [NewSeat("person", f"Person {number}", secret=one) for number, one in enumerate(secrets)]
    live = server.do(server.house.create(game, seats, None, {}, 5))
    server.table_at(f"/table/{live.id}")
    return f"/table/{live.id}", secrets[0]


@pytest.mark.parametrize("game", [*FOUR, *SCRUTINY])
def test_a_table_fetches_one_script_and_two_style_sheets(server: Serving, anna: Visitor, game: str) -> None:
    path, secret = new_table(server, game)
    anna.http.cookies.set(PERSON_COOKIE, secret)
    anna.get(path)
    (script,), (style, morning) = SCRIPT.findall(anna.page), STYLE.findall(anna.page)
    assert "/bundle/js/table" in script
    assert "modulepreload" not in anna.page
    assert "<style" not in anna.page
    assert morning.endswith("/css/morning.css")
    for address in (script, style, morning):
        answer = anna.http.get(address)
        assert answer.status_code == 200, address
        assert "immutable" in answer.headers["cache-control"]
        fonts_and_pictures = r'url\("/(static/[^/]+/fonts|art)/'
        assert [more for more in MORE.findall(answer.text) if not re.match(fonts_and_pictures, more)] == []


@pytest.mark.parametrize("path", PAGES)
def test_every_page_has_all_that_it_names(anna: Visitor, path: str) -> None:
    anna.get(path)
    found = [*SCRIPT.findall(anna.page), *STYLE.findall(anna.page)]
    assert 2 <= len(found) <= 3
    for address in found:
        assert anna.http.get(address).status_code == 200, address


def test_a_bundle_is_compressed_before_it_is_asked_for(anna: Visitor) -> None:
    anna.get("/")
    (script,) = SCRIPT.findall(anna.page)
    with anna.http.stream("GET", script, headers={"accept-encoding": "gzip"}) as answer:
        packed = b"".join(answer.iter_raw())
    assert packed == bundle(script.split("/", 3)[3].removeprefix("bundle/")).packed
    plain = anna.http.get(script, headers={"accept-encoding": "identity"})
    assert plain.content == gzip.decompress(packed)


@pytest.mark.parametrize(
    "address",
    ["js/none.js", "js/table", "js/table.txt", "../web/app.js", "q/../q/q.js", "js/table+js/none.js", "+.js"],
)
def test_there_is_no_bundle_of_anything_else(anna: Visitor, address: str) -> None:
    with pytest.raises(NotBundled):
        bundle(address)
    assert anna.http.get("/static/x/bundle/" + address.replace("..", "%2e%2e")).status_code == 404


def test_each_module_comes_once_and_after_what_it_imports() -> None:
    found = modules_of(["js/table.js", "q/q.js"])
    assert len(found) == len(set(found)) > 15
    assert found[-2:] == ["js/table.js", "q/q.js"]
    for path in found:
        assert all(found.index(target) < found.index(path) for _, target in module_at(path).imports)


REFUSED = {
    "everything": 'import * as all from "./one.js";',
    "default": "export default function go() {}",
    "live": "export let number = 1;",
    "later": 'const more = () => import("./one.js");',
    "await": "const now = await fetch('/');",
    "where": "const here = import.meta.url;",
    "circle": 'import { two } from "./circle.js";\nexport const two = 2;',
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_put_together_is_fetched_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """The scripts of somebody's game may use more of JavaScript than ours."""
    (tmp_path / f"{name}.js").write_text(REFUSED[name])
    (tmp_path / "one.js").write_text('import { two } from "./two.js";\nexport const one = two - 1;\n')
    (tmp_path / "two.js").write_text("export const two = 2;\n")
    (tmp_path / "page.js").write_text(f'import {{ one }} from "./one.js";\nimport "./{name}.js";\n')
    monkeypatch.setattr(bundles, "file_at", lambda path: tmp_path / path)
    for cache in (module_at, scripts_for):
        cache.cache_clear()
    try:
        with pytest.raises(NotBundled):
            modules_of(["page.js"])
        named, imported = scripts_for(("page.js",))
        assert named == ["page.js"]
        assert sorted(imported) == sorted({"one.js", "two.js", f"{name}.js"})
    finally:
        for cache in (module_at, scripts_for):
            cache.cache_clear()


@pytest.mark.parametrize("seated", [True, False], ids=["player", "spectator"])
@pytest.mark.parametrize("game", [*FOUR, *SCRUTINY])
def test_the_first_message_has_nothing_that_the_page_shows_already(
    server: Serving, anna: Visitor, game: str, seated: bool
) -> None:
    path, secret = new_table(server, game)
    if seated:
        anna.http.cookies.set(PERSON_COOKIE, secret)
    anna.get(path)
    (shown,) = re.findall(r'data-shown="(\w+)"', anna.page)
    address = server.address.replace("http", "ws") + f"{path}/live?lang=en&shown={shown}"
    headers = {"cookie": "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())}
    with connect(address, compression=None, additional_headers=headers) as socket:
        head, update = read_message(socket.recv(timeout=PATIENCE))
    assert head["n"] == 1
    assert update == {}
