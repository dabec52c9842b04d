"""The layer of a combat's aftermath: where units may retreat to, which ways are closed, who may advance."""

from collections.abc import Iterator

from companion.games.spanish_civil_war.procedures.aftermath import advances, ways_out
from companion.games.spanish_civil_war.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.map_items import MapPath, MapShade, Overlay, Style
from companion.reason import Reason

RETREATS = "scw-retreats"
_CLOSED = Reason("scw-letter-closed")


def aftermath_overlay(scene: Scene) -> Overlay:
    """Retreats that are due, with the hexes closed to them, and advances that are open (11.6, 11.7)."""
    retreats, closed = tuple(_retreats(scene)), frozenset(_closed(scene))
    ends = frozenset(path.hexes[-1] for path in retreats)
    shades = (MapShade(ends, Style.GOOD), MapShade(closed - ends, Style.BAD, _CLOSED))
    paths = (*retreats, *_advances(scene))
    return Overlay(RETREATS, Reason("scw-layer-retreats", "11.6"), shades, paths)


def _due(scene: Scene) -> Iterator[tuple[str, HexCoord]]:
    for id_ in scene.game.fight.retreats_due if scene.game.fight else ():
        yield id_, scene.placed(id_)[1]


def _retreats(scene: Scene) -> Iterator[MapPath]:
    for id_, hex_ in _due(scene):
        for name in ways_out(scene, scene.unit(id_)).open:
            yield MapPath((hex_, scene.map.board.parse_hex(name)), Style.GOOD)


def _closed(scene: Scene) -> Iterator[HexCoord]:
    for id_, hex_ in _due(scene):
        names = ways_out(scene, scene.unit(id_)).open
        around = (there for there in hex_.neighbours() if there in scene.map.board)
        yield from (there for there in around if scene.map.board.hex_name(there) not in names)


def _advances(scene: Scene) -> Iterator[MapPath]:
    for wish in advances(scene, scene.game.fight) if scene.game.fight else ():
        yield MapPath((scene.placed(wish.unit)[1], wish.hex), Style.GOAL)
