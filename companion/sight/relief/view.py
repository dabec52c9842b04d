"""What one position sees of a whole board with heights."""

from types import MappingProxyType

import numpy as np

from companion.sight.relief.fan import Fan
from companion.sight.relief.line import check_floor
from companion.sight.relief.terrain import ReliefTerrain
from companion.sight.relief.verdicts import verdicts_of
from companion.sight.result import Position
from companion.sight.viewshed import Viewshed

_MOST = np.iinfo(np.int8).max


def view_over_heights(terrain: ReliefTerrain, position: Position, floor: int = 0) -> Viewshed:
    """All lines from a position to every hex, to its ground or as many floors above as it has of `floor`.

    SightError as for a single line.
    """
    check_floor(terrain, position)
    hexes, targets = terrain.grid.hexes, np.arange(len(terrain.grid.hexes))
    level = terrain.level_of(position.hex, position.level)
    fan = Fan.of(terrain, position.hex, level, targets, terrain.levels_up_to(floor))
    judged = verdicts_of(fan)
    columns = np.zeros((3, len(hexes)), dtype=np.int8)
    columns[:, fan.places] = (judged.verdict, judged.nominal, np.minimum(judged.hindrance, _MOST))
    verdict, nominal, hindrance = columns
    return Viewshed(position, hexes, verdict, nominal, hindrance, MappingProxyType({}), floor)
