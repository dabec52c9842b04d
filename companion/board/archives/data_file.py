"""The member `data` of older archives: a few words on how hexes lie on the picture."""

from dataclasses import dataclass
from math import floor, isfinite

from companion.board.archives.metadata import MOST_COLUMNS, Layout
from companion.files import refuse

FILE = "data"
MOST_BYTES = 100_000
_MOST_FIGURE = 100_000
_SLACK = 0.1  # of a hex: how much of it the picture may lack


@dataclass(frozen=True, slots=True)
class Spacing:
    """Distances of columns and rows, and the middle of A1, in pixels; the columns' stagger; a version."""

    hex_width: float = 56.25
    hex_height: float = 64.5
    a1: tuple[float, float] = (0.0, 32.25)
    alternate: bool = False
    version: str = ""

    def on(self, width: int, height: int) -> Layout:
        """How many hexes lie on a picture of that size; FileError when there are none, or too many."""
        (x, y), usual = self.a1, self.hex_height / 2
        y = usual if abs(y - usual) < 1 else y
        first_column, first_row = (
            max(round(-x / self.hex_width), 0),
            max(round((usual - y) / self.hex_height), 0),
        )
        columns = floor((width - x) / self.hex_width + _SLACK) + 1 - first_column
        rows = floor((height - y) / self.hex_height + _SLACK) + 1 - first_row
        if min(columns, rows) < 1 or max(columns, rows) > MOST_COLUMNS:
            refuse("archive-bad-layout", FILE)
        return Layout(columns, rows, self.hex_width, self.hex_height, (x, y), self.alternate)


def spacing_of(content: bytes) -> Spacing:
    """Read the member; FileError when a figure in it is none."""
    words = (line.split()[:2] for line in content.decode("latin-1").lower().splitlines())
    said = {pair[0]: pair[1] for pair in words if len(pair) == 2}
    usual = Spacing()
    spacing = Spacing(
        hex_width=_figure(said, "dx", usual.hex_width),
        hex_height=_figure(said, "dy", usual.hex_height),
        a1=(_figure(said, "x0", usual.a1[0]), _figure(said, "y0", usual.a1[1])),
        alternate=said.get("alternate") == "true",
        version=said.get("version", ""),
    )
    if min(spacing.hex_width, spacing.hex_height) < 1:
        refuse("archive-bad-layout", FILE)
    return spacing


def _figure(said: dict[str, str], name: str, usual: float) -> float:
    try:
        figure = float(said.get(name, usual))
    except ValueError:
        refuse("archive-bad-figure", f"{FILE} {name}")
    if not isfinite(figure) or abs(figure) > _MOST_FIGURE:
        refuse("archive-bad-figure", f"{FILE} {name}")
    return figure
