"""Where the map is the player's word, or not sure: confirmed, corrected and doubtful hexes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from companion.board.facts import Confidence, Source
from companion.board.once import once_a_board
from ui.map.geometry import HEX, held_in
from ui.map.layers.layer import Layer, Stage
from ui.session.bridge import Change

if TYPE_CHECKING:
    from companion.board.facts import HexFacts, HexsideFacts, Provenance
    from companion.board.model import Board
    from companion.hexes.coordinates import HexCoord
    from ui.map.canvas import Canvas

    Marks = Sequence[tuple[HexCoord, "Trust"]]

_MOST_DOUBTS = 0.3  # share of the hexes
_FROM = 20  # pixels to a hex
_SPOT = QPointF(-0.3, 0.22) * HEX
_RADIUS = 0.105 * HEX


class Trust(Enum):
    """What a mark says; the value is its colour in the palette."""

    CORRECTED = "corrected"
    CONFIRMED = "confirmed"
    UNCERTAIN = "uncertain"


class CorrectionLayer(Layer):
    """A small mark in each such hex: a pencil's stroke, a tick, or three dots.

    On a map that is doubtful as a whole, marks of doubt would tell nothing and are left out.
    """

    id = "corrections"
    stage = Stage.SHADE
    changed_by = frozenset({Change.BOARD})

    _marks: Marks

    @property
    def is_empty(self) -> bool:
        return not self._marks

    def refresh(self) -> None:
        self._marks = _marks_on(self.bridge.board)

    def paint(self, canvas: Canvas) -> None:
        if canvas.hex_pixels < _FROM:
            return
        wanted = canvas.rect.adjusted(-HEX, -HEX, HEX, HEX)
        for hex_, trust in self._marks:
            centre = self.geometry.centre(hex_)
            if wanted.contains(centre):
                self._paint_mark(canvas, centre, trust)

    def _paint_mark(self, canvas: Canvas, centre: QPointF, trust: Trust) -> None:
        colour = getattr(canvas.palette, trust.value)
        disc = QPainterPath()
        disc.addEllipse(QPointF(), _RADIUS, _RADIUS)
        canvas.painter.save()
        canvas.upright(self._spot(centre, is_flipped=canvas.is_flipped))
        canvas.fill(disc, canvas.palette.place_halo)
        canvas.stroke(disc, canvas.pen(colour, 0.022, 1.0))
        canvas.stroke(_SIGNS[trust], canvas.pen(colour, 0.035, 1.2))
        canvas.painter.restore()

    def _spot(self, centre: QPointF, *, is_flipped: bool) -> QPointF:
        """At the lower left of a hex as the player sees it, inside the board."""
        spot = centre + _SPOT * (-1 if is_flipped else 1)
        board = self.geometry.board_rect.adjusted(_RADIUS, _RADIUS, -_RADIUS, -_RADIUS)
        return held_in(spot, board)


@once_a_board
def _marks_on(board: Board) -> Marks:
    found = {hex_: trust_of(facts) for hex_, facts in board.hexes.items()}
    for side, facts in board.hexsides.items():
        for hex_ in side.hexes:
            if hex_ in found:
                found[hex_] = _first((found[hex_], trust_of(facts)))
    doubts = sum(trust is Trust.UNCERTAIN for trust in found.values())
    unmarked = {Trust.UNCERTAIN} if doubts > _MOST_DOUBTS * len(found) else set()
    return [(hex_, trust) for hex_, trust in found.items() if trust and trust not in unmarked]


def trust_of(facts: HexFacts | HexsideFacts) -> Trust | None:
    """The mark of a hex or hexside: the player's word before doubt; None for what is simply printed."""
    known = list(_provenances(facts))
    sources = {provenance.source for provenance in known}
    if Source.CORRECTED in sources:
        return Trust.CORRECTED
    if Source.CONFIRMED in sources:
        return Trust.CONFIRMED
    is_doubtful = any(provenance.confidence is Confidence.LOW for provenance in known)
    return Trust.UNCERTAIN if is_doubtful else None


def _first(marks: Iterable[Trust | None]) -> Trust | None:
    """The player's word before doubt, doubt before nothing."""
    told = set(marks)
    return next((trust for trust in Trust if trust in told), None)


def _provenances(facts: HexFacts | HexsideFacts) -> Iterator[Provenance]:
    yield facts.provenance
    yield from facts.exceptions.values()


def _sign(*strokes: tuple[tuple[float, float], ...]) -> QPainterPath:
    """A sign from strokes in hundredths of a hex; a stroke of one point is a dot."""
    path = QPainterPath()
    for stroke in strokes:
        path.moveTo(QPointF(*stroke[0]))
        for point in stroke[1:] or ((stroke[0][0] + 0.1, stroke[0][1]),):
            path.lineTo(QPointF(*point))
    return path


_SIGNS = {
    Trust.CONFIRMED: _sign(((-5, 0), (-1.5, 4), (5, -4.5))),
    Trust.CORRECTED: _sign(((-4.5, 4.5), (4.5, -4.5)), ((-4.5, 4.5), (-1, 4.2)), ((-4.5, 4.5), (-4.2, 1))),
    Trust.UNCERTAIN: _sign(((-5, 0),), ((0, 0),), ((5, 0),)),
}
