"""The picture of a contest: ratings and shares with their intervals, as SVG. Needs matplotlib."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from camerlengo.core.extras import need
from camerlengo.lab.arena import Rating

if TYPE_CHECKING:
    from matplotlib.axes import Axes

ROW = 0.32  # inches
WIDTH = 8.0
INK = "#1d3557"
SETTINGS: Any = {"svg.hashsalt": "camerlengo", "svg.fonttype": "none", "font.family": "sans-serif"}


class Labels(msgspec.Struct, frozen=True, kw_only=True):
    """The words of the picture in the reader's language."""

    title: str
    rating: str
    share: str
    fair: str


class Share(msgspec.Struct, frozen=True):
    """A share of victories with its interval, and whose it is."""

    name: str
    share: float
    interval: tuple[float, float]


def need_matplotlib() -> None:
    """Raises MissingExtra if matplotlib is not installed."""
    need("lab", "matplotlib")


def arena_picture(labels: Labels, ratings: Sequence[Rating], shares: Sequence[Share], fair: float) -> str:
    """The same contest gives the same picture, byte for byte. `fair` is what equals would win."""
    need_matplotlib()
    import matplotlib as mpl  # only who wants a picture needs it
    from matplotlib.figure import Figure

    with mpl.rc_context(SETTINGS):
        heights = [len(ratings) + 1.5, len(shares) + 1.5]
        figure = Figure(figsize=(WIDTH, ROW * sum(heights) + 1.2), layout="constrained")
        figure.suptitle(labels.title)
        above, below = figure.subplots(2, 1, height_ratios=heights)
        _dots(above, [(one.bot, one.elo, one.low, one.high) for one in ratings])
        above.set_xlabel(labels.rating)
        rows = []
        for one in shares:
            low, high = one.interval
            rows.append((one.name, 100 * one.share, 100 * low, 100 * high))
        _dots(below, rows)
        below.axvline(100 * fair, color="0.5", linestyle=":", label=labels.fair)
        below.set_xlim(-2, 102)  # whoever has won all or nothing is seen, too
        below.set_xlabel(labels.share)
        below.legend(loc="lower right", bbox_to_anchor=(1.0, 1.0), frameon=False, fontsize="small")
        drawn = io.StringIO()
        figure.savefig(drawn, format="svg", metadata={"Date": None, "Title": labels.title})
    return drawn.getvalue()


def _dots(axes: Axes, rows: Sequence[tuple[str, float, float, float]]) -> None:
    """A dot with its interval for each row, the first at the top."""
    places = range(len(rows), 0, -1)
    for place, (_, value, low, high) in zip(places, rows, strict=True):
        axes.plot([low, high], [place, place], color=INK, linewidth=1.5, solid_capstyle="round")
        axes.plot([value], [place], "o", color=INK, markersize=5)
    axes.set_yticks(list(places), [name for name, *_ in rows])
    axes.set_ylim(0.4, len(rows) + 0.6)
    axes.grid(axis="x", color="0.9")
    axes.set_axisbelow(True)
    for edge in ("top", "right", "left"):
        axes.spines[edge].set_visible(False)
    axes.tick_params(axis="y", length=0)
