"""Known enemies that need not be asked for: tracked units near a hex that the observer sees (2.33b)."""

from collections.abc import Iterator

from companion.games.elst.procedures.artillery.aim_events import EnemySeen
from companion.games.elst.procedures.artillery.sights import position_sight
from companion.games.elst.procedures.artillery.situation import enemy_near
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.state import Holding
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.forces.pieces import printed_name
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord

_NOT_KNOWN = frozenset((Mark.HIDDEN, Mark.CREW_GONE))


def look_for_enemy(course: Course, id_: str, hex_: HexCoord) -> None:
    """Note a tracked enemy that the observer sees; what the table has said of the hex goes before."""
    battery = course.scene.battery(id_)
    if enemy_near(battery, hex_) is not None or hex_ in battery.activity.enemies:
        return
    if found := next(_in_sight(course.scene, battery, hex_), None):
        name = printed_name(found.piece_type)
        course.add(EnemySeen(battery=id_, hex=hex_, place=found.place.hex or hex_, unit=name))


def _in_sight(scene: Scene, battery: Battery, hex_: HexCoord) -> Iterator[Holding]:
    """The enemies in the hex first."""
    for where in (hex_, *hex_.neighbours()):
        for one in scene.game.forces.holdings:
            if one.place.hex == where and _is_known_unit(battery, one) and _sees(scene, battery, one):
                yield one


def _is_known_unit(battery: Battery, one: Holding) -> bool:
    """HIP units are ignored; equipment without men is no unit."""
    is_unit = one.piece_type.is_unit
    return is_unit and one.faction is not battery.faction and _NOT_KNOWN.isdisjoint(one.marks)


def _sees(scene: Scene, battery: Battery, one: Holding) -> bool:
    sight = position_sight(scene, battery, one.place.hex, one.place.level) if one.place.hex else None
    return sight is not None and sight.is_seen
