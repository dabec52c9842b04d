"""The symbols on counters, as strokes in a box from -1 to 1 both ways, y down."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from companion.kit.map_items import Symbol

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QTransform

    from ui.map.canvas import Canvas

Line = tuple[tuple[float, float], ...]
Round = tuple[float, float, float, float]  # middle and half axes

_CROSS: tuple[Line, ...] = (((-1, -1), (1, 1)), ((-1, 1), (1, -1)))
_SLASH: tuple[Line, ...] = (((-1, 1), (1, -1)),)
_TRACKS: Round = (0, 0, 0.72, 0.5)
_LORRY: Line = (
    (-0.8, 0.4), (-0.8, -0.5), (0.25, -0.5), (0.25, -0.1), (0.8, -0.1), (0.8, 0.4), (-0.8, 0.4),
)  # fmt: skip
_RAILS: tuple[Line, ...] = (((-0.95, -0.3), (0.95, -0.3)), ((-0.95, 0.3), (0.95, 0.3)))
_STAR: Line = (
    (0, -0.85), (0.24, -0.26), (0.85, -0.22), (0.38, 0.2), (0.52, 0.82),
    (0, 0.46), (-0.52, 0.82), (-0.38, 0.2), (-0.85, -0.22), (-0.24, -0.26),
)  # fmt: skip

_LINES: dict[Symbol, tuple[Line, ...]] = {
    Symbol.INFANTRY: _CROSS,
    Symbol.CAVALRY: _SLASH,
    Symbol.CAMELRY: (*_SLASH, ((-0.2, -1), (-0.2, 1))),
    Symbol.MECHANIZED: _CROSS,
    Symbol.ENGINEER: (((-0.6, 0.5), (-0.6, -0.5), (0.6, -0.5), (0.6, 0.5)), ((0, -0.5), (0, 0.5))),
    Symbol.MACHINE_GUN: (((0, 0.7), (0, -0.7), (-0.4, -0.2)), ((0, -0.7), (0.4, -0.2))),
    Symbol.WEAPON: (((-0.75, 0), (0.75, 0)), ((-0.35, 0), (-0.6, 0.6)), ((-0.35, 0), (-0.1, 0.6))),
    Symbol.RADIO: (((0, -0.8), (-0.2, 0.1), (0.25, -0.1), (0, 0.8)),),
    Symbol.HEADQUARTERS: (((-0.85, 1), (-0.85, -0.8), (0.75, -0.8), (0.75, 0.1), (-0.85, 0.1)),),
    Symbol.AIR: (((-0.9, 0.1), (0.9, 0.1)), ((0, -0.7), (0, 0.8)), ((-0.3, 0.7), (0.3, 0.7))),
    Symbol.NAVAL: (((-0.9, 0.1), (0.9, 0.1), (0.6, 0.7), (-0.6, 0.7), (-0.9, 0.1)), ((0, 0.1), (0, -0.8))),
    Symbol.TRANSPORT: (_LORRY,),
    Symbol.TRAIN: (*_RAILS, *(((x, -0.6), (x, 0.6)) for x in (-0.6, 0, 0.6))),
    Symbol.SUPPLY: (((-1, 0.45), (1, 0.45)),),
    Symbol.IRREGULAR: (((-0.8, 0.6), (-0.4, -0.6), (0, 0.6), (0.4, -0.6), (0.8, 0.6)),),
}  # fmt: skip
_ROUNDS: dict[Symbol, tuple[Round, ...]] = {
    Symbol.ARMOUR: (_TRACKS,),
    Symbol.MECHANIZED: (_TRACKS,),
    Symbol.TRANSPORT: ((-0.45, 0.55, 0.18, 0.26), (0.45, 0.55, 0.18, 0.26)),
}
_FILLED: dict[Symbol, tuple[Line, ...]] = {Symbol.LEADER: (_STAR,)}
_DOTS: dict[Symbol, tuple[Round, ...]] = {Symbol.ARTILLERY: ((0, 0, 0.26, 0.4),)}
_IS_FREE = frozenset({Symbol.NONE, Symbol.LEADER, Symbol.WEAPON, Symbol.RADIO, Symbol.AIR, Symbol.NAVAL})


def has_frame(symbol: Symbol) -> bool:
    """Whether a symbol stands in a box, as units do."""
    return symbol not in _IS_FREE


@cache
def _stroked(symbol: Symbol) -> QPainterPath:
    path = QPainterPath()
    for line in _LINES.get(symbol, ()):
        _add_line(path, line)
    for round_ in _ROUNDS.get(symbol, ()):
        _add_round(path, round_)
    return path


@cache
def _filled(symbol: Symbol) -> QPainterPath:
    path = QPainterPath()
    for line in _FILLED.get(symbol, ()):
        _add_line(path, line)
        path.closeSubpath()
    for round_ in _DOTS.get(symbol, ()):
        _add_round(path, round_)
    return path


def _add_line(path: QPainterPath, line: Line) -> None:
    path.moveTo(*line[0])
    for point in line[1:]:
        path.lineTo(*point)


def _add_round(path: QPainterPath, round_: Round) -> None:
    x, y, across, down = round_
    path.addEllipse(QPointF(x, y), across, down)


def paint_symbol(canvas: Canvas, symbol: Symbol, place: QTransform, ink: QColor) -> None:
    """Draw a symbol; `place` takes its box to the scene."""
    canvas.stroke(place.map(_stroked(symbol)), canvas.pen(ink, 0.022, 1.2))
    canvas.fill(place.map(_filled(symbol)), ink)
