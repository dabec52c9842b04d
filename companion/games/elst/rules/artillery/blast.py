"""The blast area of an FFE (2.5f, 2.9d, 2.32d)."""

from companion.board.model import Board
from companion.games.elst.rules.artillery.terms import BatteryKind
from companion.hexes.coordinates import HexCoord, disk

_RADIUS = {BatteryKind.ROCKET: 2}
_USUAL_RADIUS = 1


def blast_area(board: Board, ffe: HexCoord, kind: BatteryKind) -> tuple[HexCoord, ...]:
    """The hexes on the map within the battery's radius of its FFE, the counter's own first.

    7 hexes, 19 of a rocket battery; fewer at the map's edge, none far off it.
    """
    radius = _RADIUS.get(kind, _USUAL_RADIUS)
    return tuple(hex_ for hex_ in disk(ffe, radius) if hex_ in board)
