"""How the player's own picture lies under the board: which picture, its points, its last nudges."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from pydantic import Field, ValidationError

from companion.board.model import Board
from companion.board.scan_fit import PointPair, ScanFit, fit_scan
from companion.hexes import lattice
from companion.hexes.coordinates import HexCoord
from companion.saved import Frozen

# Far beyond every picture and map, near enough that nothing made of them is without bounds.
Finite = Annotated[float, Field(ge=-1e7, le=1e7, allow_inf_nan=False)]
Positive = Annotated[float, Field(gt=1e-4, le=1e7, allow_inf_nan=False)]
Pixels = Annotated[int, Field(gt=0, le=1_000_000)]


class ScanPoint(Frozen):
    """A spot of the picture, in pixels from its upper left corner, and the number of the hex it shows."""

    x: Finite
    y: Finite
    hex: str


class ScanPlacement(Frozen):
    """One picture and its fit. `nudge` moves it east and north after the fit, in hex units.

    `width` and `height` are the picture's own, in pixels.
    """

    path: Path
    width: Pixels
    height: Pixels
    points: tuple[ScanPoint, ...] = ()
    is_aspect_locked: bool = True
    nudge: tuple[Finite, Finite] = (0.0, 0.0)

    def pairs(self, board: Board) -> tuple[PointPair, ...]:
        """The points with their hexes; UnknownHexError for one that the board does not have."""
        return tuple(PointPair(point.x, point.y, board.parse_own(point.hex)) for point in self.points)

    def fit(self, board: Board) -> ScanFit:
        """Where the picture lies: as its points say, or by a first guess while they are fewer than two.

        Raises ScanFitError for points that do not tell, UnknownHexError for a hex off the board.
        """
        pairs = self.pairs(board)
        if len(pairs) >= 2:
            fit = fit_scan(pairs, board.orientation, is_aspect_locked=self.is_aspect_locked)
        else:
            fit = _through(pairs, first_guess(board, self.width, self.height), board)
        return fit.shifted(*self.nudge)

    def residuals(self, board: Board) -> tuple[float, ...]:
        """How far each point is off as the picture lies, in hexes."""
        fit = self.fit(board)
        return tuple(fit.residual(pair, board.orientation) for pair in self.pairs(board))

    def with_point(self, point: ScanPoint) -> "ScanPlacement":
        """With one more point, or another spot for the same hex; nudges give way to the new fit."""
        others = tuple(one for one in self.points if one.hex != point.hex)
        return self.model_copy(update={"points": (*others, point), "nudge": (0.0, 0.0)})

    def without_point(self, hex_name: str) -> "ScanPlacement":
        """Without the point of a hex."""
        left = tuple(one for one in self.points if one.hex != hex_name)
        return self.model_copy(update={"points": left})

    def nudged(self, east: float, north: float) -> "ScanPlacement":
        """Moved by so many hex units."""
        return self.model_copy(update={"nudge": (self.nudge[0] + east, self.nudge[1] + north)})


class MeasuredScan(Frozen):
    """How the board's own source picture lay: pixel x = x_at_origin + x_per_unit * x, y counted down."""

    width: Positive
    height: Positive
    x_at_origin: Finite
    y_at_origin: Finite
    x_per_unit: Positive
    y_per_unit: Positive

    def fit(self, width: int, height: int) -> ScanFit:
        """The fit of a picture of another size that shows the same."""
        across = self.width / width / self.x_per_unit
        down = self.height / height / self.y_per_unit
        west, north = self.x_at_origin / self.x_per_unit, self.y_at_origin / self.y_per_unit
        return ScanFit(across, 0.0, -west, 0.0, -down, north)


def first_guess(board: Board, width: int, height: int) -> ScanFit:
    """A picture of the whole map laid as the board's source was, or else edge to edge over the board."""
    try:
        return MeasuredScan.model_validate(board.values.get("scan")).fit(width, height)
    except ValidationError:
        return _edge_to_edge(board, width, height)


def _edge_to_edge(board: Board, width: int, height: int) -> ScanFit:
    """The picture in the middle of the printed rectangle, as large as it fits into it."""
    corners = lattice.to_units(list(_corners(board)), board.orientation)
    (west, south), (east, north) = corners.min(axis=0).tolist(), corners.max(axis=0).tolist()
    scale = min((east - west) / width, (north - south) / height)
    left = (west + east - scale * width) / 2
    top = (south + north + scale * height) / 2
    return ScanFit(scale, 0.0, left, 0.0, -scale, top)


def _corners(board: Board) -> Iterator[tuple[int, int]]:
    if board.extent is not None:
        yield from board.extent
        return
    for hex_ in board:
        yield from lattice.outline(hex_, board.orientation).tolist()


def _through(pairs: tuple[PointPair, ...], guess: ScanFit, board: Board) -> ScanFit:
    """A guess moved so that its one point is right."""
    for pair in pairs:
        east, north = _centre(pair.hex, board)
        x, y = guess.to_units(pair.x, pair.y)
        guess = guess.shifted(east - x, north - y)
    return guess


def _centre(hex_: HexCoord, board: Board) -> tuple[float, float]:
    x, y = lattice.to_units(lattice.centre(hex_, board.orientation), board.orientation).tolist()
    return x, y
