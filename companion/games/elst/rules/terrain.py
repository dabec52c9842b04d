"""Terrain of Decision at Elst that bars units or counters from a hex."""

from companion.board.model import Board
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.sight import chart

POND = "pond"


def entry_refusal(board: Board, hex_: HexCoord) -> Reason | None:
    """Why no unit may enter a hex; None when its terrain lets units in (1.2a)."""
    if POND in board.terrain(hex_):
        return Reason("elst-pond-no-entry", "1.2a", (hex_,))
    return None


def smoke_refusal(board: Board, hex_: HexCoord) -> Reason | None:
    """Why no smoke counter may be placed in a hex, an FFE's included; None when one may (1.2b)."""
    return chart.smoke_refusal(chart.load_chart("elst"), board, hex_)
