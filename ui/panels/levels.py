"""Which hexes have a level above the ground, by the game's sight chart where it has one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.sight.chart import SightChart, SightChartError, load_chart

if TYPE_CHECKING:
    from companion.board.model import Board
    from companion.hexes.coordinates import HexCoord


def sight_chart(board: Board) -> SightChart | None:
    """The sight chart of a board's game; None for a game without lines of sight."""
    try:
        return load_chart(board.id)
    except SightChartError:
        return None


def has_sight(board: Board) -> bool:
    """Whether the game on a board knows lines of sight."""
    return sight_chart(board) is not None


def has_steeple(board: Board, hex_: HexCoord) -> bool:
    """Whether a hex has a steeple, as the chart knows one."""
    chart = sight_chart(board)
    return chart is not None and bool(board.hexes[hex_].values.get(chart.steeple.value))
