"""Which hexes have a level above the ground."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.sight.chart import load_chart

if TYPE_CHECKING:
    from companion.board.model import Board
    from companion.hexgrid import HexCoord


def has_steeple(board: Board, hex_: HexCoord) -> bool:
    """Whether a hex has a steeple, as the game's sight chart knows one."""
    return bool(board.hexes[hex_].values.get(load_chart(board.id).steeple.value))
