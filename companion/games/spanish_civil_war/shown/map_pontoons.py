"""Pontoons on the map: a mark on the engineer, a layer with the hexsides, a line for both hexes (J.16)."""

from collections.abc import Iterator

from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Pontoon
from companion.hexes.coordinates import HexCoord
from companion.kit.map_items import CounterMark, MapPath, Overlay, Style
from companion.reason import Reason

PONTOONS = "scw-pontoons"
_BRIDGING = CounterMark(Reason("scw-letter-pontoon"), Reason("scw-mark-pontoon"), Style.GOAL)


def pontoon_overlay(scene: Scene) -> Overlay:
    """Each pontoon from hex to hex; doubtful while it is being built."""
    standing = scene.game.standing_pontoons.values()
    paths = (
        MapPath((one.start, one.end), Style.GOOD if _serves(scene, one) else Style.DOUBTFUL)
        for one in standing
    )
    return Overlay(PONTOONS, Reason("scw-layer-pontoons", "J.16"), paths=tuple(paths))


def pontoon_marks(scene: Scene, unit: str) -> tuple[CounterMark, ...]:
    """What lies on an engineer that is a bridge now."""
    return (_BRIDGING,) if unit in scene.game.standing_pontoons else ()


def pontoon_lines(scene: Scene, hex_: HexCoord) -> Iterator[Reason]:
    """The hexes to which pontoons lead from a hex, and whether they may be used yet."""
    for one in scene.game.standing_pontoons.values():
        if hex_ in (one.start, one.end):
            there = one.end if hex_ == one.start else one.start
            key = "scw-hex-pontoon" if _serves(scene, one) else "scw-hex-pontoon-building"
            yield Reason(key, "J.16a", (there,))


def _serves(scene: Scene, pontoon: Pontoon) -> bool:
    return pontoon.built != scene.game.clock.moment
