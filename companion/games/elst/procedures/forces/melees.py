"""Observers held in Melee are in no Good Order: contact goes at once (2.1b, 2.1h)."""

from collections.abc import Callable
from typing import Any

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.following import is_led, posts, take_note
from companion.games.elst.procedures.forces.radio_counters import place_of
from companion.games.elst.rules.artillery.radio import ObserverStatus
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.table.scene import Scene


def join_melees(course: Course) -> None:
    """Those with whom an enemy still is as a CCPh ends are held."""
    for battery in tuple(course.scene.game.batteries.values()):
        if is_led(battery, battery.faction) and _is_held(course.scene, battery):
            take_note(course, battery, status=ObserverStatus.IN_MELEE)


def melees_left(do: Callable[[Course, Any], None]) -> Callable[[Course, Any], None]:
    """A command about counters, after which those with whom no enemy is any more are held no longer."""

    def doing(course: Course, command: Any) -> None:
        before = course.scene
        do(course, command)
        for was in before.game.batteries.values():
            _leave_melee(course, was, before)

    return doing


def _leave_melee(course: Course, was: Battery, before: Scene) -> None:
    """He is as the counters show him; what the table said of one who was not seen to be held stands."""
    battery = course.scene.game.batteries.get(was.id, was)
    if battery.observer.status is not ObserverStatus.IN_MELEE or not _is_held(before, was):
        return
    if not _is_held(course.scene, battery):
        here = place_of(battery.observer)
        found = (post.status for post in posts(course.scene, battery.faction) if post.place == here)
        take_note(course, battery, status=next(found, ObserverStatus.GOOD_ORDER))


def _is_held(scene: Scene, battery: Battery) -> bool:
    """Whether a tracked observer and Infantry of the enemy are in one Location."""
    side, place = battery.faction, place_of(battery.observer)
    if place is None or not isinstance(side, Faction):
        return False
    is_there = any(some.piece_type.kind is PieceKind.LEADER for some in scene.game.forces.at(side, place))
    enemies = (some for some in scene.game.forces.lying(side.opponent, place) if some.piece_type.is_infantry)
    return is_there and any(Mark.HIDDEN not in some.marks for some in enemies)
