"""The rulebook's example of Setup Areas after 23 September evening (4.505), on the real board.

The text names the German locations, F13 and H13; it draws the other British ones in a picture that we
do not have. C13 and E16 are vehicles put where they give every hex the status that the text tells.
"""

from functools import cache

from companion.board.library import open_board
from companion.games.elst.factions import Faction
from companion.games.elst.rules.refit.areas import AreaMap
from companion.games.elst.rules.refit.fixing import AreaStages, fix_areas
from companion.games.elst.rules.refit.ground import RefitGround
from companion.games.elst.rules.refit.strategic import Control, strategic_control
from companion.hexes.coordinates import HexCoord

BRITISH_BUILDINGS = ("E12", "E13", "F19", "F20", "H13")
BRITISH_ROADS = ("A12", "A19")
BRITISH_VEHICLES = ("C13", "E16", "F13")


@cache
def ground() -> RefitGround:
    return RefitGround.of(open_board("elst"))


def hex_at(name: str) -> HexCoord:
    return open_board("elst").parse_hex(name)


def names(hexes: frozenset[HexCoord]) -> set[str]:
    return {open_board("elst").hex_name(hex_) for hex_ in hexes}


def control() -> Control:
    """Every building is German that is not British."""
    held = dict.fromkeys(ground().buildings, Faction.GERMAN)
    held.update(dict.fromkeys(map(hex_at, (*BRITISH_BUILDINGS, *BRITISH_ROADS)), Faction.BRITISH))
    vehicles = {Faction.BRITISH: tuple(map(hex_at, BRITISH_VEHICLES))}
    return strategic_control(held, vehicles, ground())


@cache
def stages() -> AreaStages:
    return fix_areas(ground(), control())


def areas() -> AreaMap:
    return stages().result
