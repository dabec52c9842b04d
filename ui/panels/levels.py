"""Which hexes have a level above the ground, by the game's sight chart where it has one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.sight.chart import RaisedLevel, SightChart, SightChartError, is_raised, load_chart

if TYPE_CHECKING:
    from companion.board.model import Board
    from companion.hexes.coordinates import HexCoord
    from ui.session.bridge import SessionBridge


def sight_chart(board: Board) -> SightChart | None:
    """The sight chart of a board's game; None for a game without lines of sight."""
    try:
        return load_chart(board.id)
    except SightChartError:
        return None


def has_sight(board: Board) -> bool:
    """Whether the game on a board knows lines of sight."""
    return sight_chart(board) is not None


def raised_level(board: Board) -> RaisedLevel | None:
    """The level above the ground that some hexes of a board have; None where its game knows none."""
    chart = sight_chart(board)
    return chart.raised if chart else None


def has_raised(board: Board, hex_: HexCoord) -> bool:
    """Whether a hex has the level above the ground."""
    chart = sight_chart(board)
    return chart is not None and is_raised(chart, board.hexes[hex_])


def level_name(bridge: SessionBridge, level: int) -> str:
    """What a level is called on the board."""
    return bridge.text(f"level-{load_chart(bridge.board.id).levels[level]}")
