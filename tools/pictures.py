"""Takes the picture of all four tables for the README, light and dark: make pictures

A real server holds games that bots have played for a while, Chromium shows each to the player to move, and
the four screenshots go into one picture.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from pathlib import Path
from typing import Literal

import msgspec
from playwright.sync_api import Browser, sync_playwright

from camerlengo import Table
from camerlengo.bots import make_bot
from camerlengo.table import Question
from tests.browser.conftest import ARGUMENTS, WITH_WINDOWS, WITHOUT
from tests.browser.pilot import answer_all, set_up
from tests.web.serving import Serving, serving

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SIZE = 1440, 900  # of one table
SCALE = 0.55  # of a table in the picture
GAP = 16  # pixels between tables
QUALITY = 82  # of the JPEG files
COVER = "#peek"  # of a hand that lies covered

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")


class Scene(msgspec.Struct, frozen=True):
    """A game after so many `answers`, and on until its first seat is asked."""

    game: str
    players: int
    seed: int
    answers: int


SCENES = (
    Scene("richelieu", 3, 4, 44),
    Scene("habemus_papam", 4, 3, 70),
    Scene("q", 5, 8, 60),
    Scene("pontifex", 3, 2, 150),
)


class Greedy:
    """Chooses for everybody as `greedy` would, from what each seat knows at its `table`."""

    def __init__(self, table: Table) -> None:
        self.bot = make_bot("greedy", table.box, 1)
        self.table = table

    def __call__(self, question: Question) -> int:
        return self.bot.choose(self.table.position.information(question.seat))


def show(server: Serving, browser: Browser, scene: Scene, theme: Theme) -> bytes:
    """A screenshot of the table as its first seat sees it when it is asked."""
    context = browser.new_context(
        viewport={"width": SIZE[0], "height": SIZE[1]}, color_scheme=theme, reduced_motion="reduce"
    )
    page = context.new_page()
    address = set_up(server, scene.game, {0: page}, scene.players, scene.seed)
    choose = Greedy(Table(scene.game, scene.players, scene.seed))
    left = scene.answers

    def so_far(table: Table) -> bool:
        nonlocal left
        choose.table = table
        left -= 1
        mine = [question for question in table.questions if question.seat == 0 and question.has_choice]
        return left < 0 and bool(mine) and not table.anonymous

    answer_all(server, address, so_far, choose)
    page.reload()
    page.locator("#main").wait_for()
    if covered := page.locator(COVER).all():
        covered[0].check(force=True)
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    picture = page.screenshot(type="png")
    context.close()
    return picture


def together(browser: Browser, pictures: list[bytes], theme: Theme) -> bytes:
    """Two tables beside each other, and two below."""
    width, height = (round(side * SCALE) for side in SIZE)
    ground = "#efe9dc" if theme == "light" else "#15110e"
    context = browser.new_context(
        viewport={"width": 2 * width + 3 * GAP, "height": 2 * height + 3 * GAP}, device_scale_factor=1.25
    )
    page = context.new_page()
    with tempfile.TemporaryDirectory() as folder:
        for number, picture in enumerate(pictures):
            (Path(folder) / f"{number}.png").write_bytes(picture)
        images = "".join(
            f'<img src="{number}.png" width="{width}" height="{height}">' for number in range(len(pictures))
        )
        grid = f"display:grid;gap:{GAP}px;grid-template-columns:1fr 1fr"
        style = f"margin:0;padding:{GAP}px;background:{ground};{grid}"
        sheet = Path(folder) / "sheet.html"
        rounded = "<style>img{border-radius:8px;display:block}</style>"
        sheet.write_text(f'<!doctype html>{rounded}<body style="{style}">{images}', "utf-8")
        page.goto(sheet.as_uri())
        picture = page.screenshot(type="jpeg", quality=QUALITY)
    context.close()
    return picture


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--each", type=Path, help="also keep the picture of each table in this folder")
    wanted = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as play:
        found = next(filter(None, map(shutil.which, (WITHOUT, *WITH_WINDOWS))), None)
        browser = play.chromium.launch(executable_path=found, args=ARGUMENTS)
        for theme in THEMES:
            pictures = [show(server, browser, scene, theme) for scene in SCENES]
            if wanted.each:
                wanted.each.mkdir(parents=True, exist_ok=True)
                for scene, picture in zip(SCENES, pictures, strict=True):
                    (wanted.each / f"{scene.game}-{theme}.png").write_bytes(picture)
            (FOLDER / f"tables-{theme}.jpg").write_bytes(together(browser, pictures, theme))
        browser.close()


if __name__ == "__main__":
    main()
