"""A unit enters a blast area in MPh, RtPh or APh and is attacked (2.51)."""

from companion.chance.requests import RollRequest
from companion.hexgrid import HexCoord
from companion.reason import Reason
from companion.systems.elst.batteries.firing import attack_made, modifiers_of
from companion.systems.elst.batteries.mission_events import EntryDeclared
from companion.systems.elst.batteries.state import Battery, Target
from companion.systems.elst.course import Course
from companion.systems.elst.oba.blast import blast_area
from companion.systems.elst.oba.entry import Presence, is_attacked
from companion.systems.elst.scene import Scene

ENTRY_ROLL = "oba-roll-entry"


def fire_refusal(scene: Scene, battery: Battery) -> Reason | None:
    """Why the battery's FFE attacks nobody who enters now; None when it does (2.51a)."""
    if battery.counter is None or not battery.has_ffe:
        return Reason("oba-nothing-on-map", args={"battery": battery.id})
    if not is_attacked(battery.counter, battery.fires, scene.game.moment.phase, Presence.ENTERS):
        return Reason("oba-no-entry-attack", "2.51a")
    return None


def hex_refusal(scene: Scene, battery: Battery, hex_: HexCoord) -> Reason | None:
    """Why a hex is not in the battery's blast area; None when it is (2.5f)."""
    if battery.hex and hex_ in blast_area(scene.field.board, battery.hex, battery.kind):
        return None
    return Reason("oba-outside-blast-area", "2.5f", (hex_,))


def unit_enters(course: Course, id_: str, target: Target) -> None:
    """Ask for the DR against a unit that has entered."""
    course.add(EntryDeclared(battery=id_, target=target))
    title = Reason(ENTRY_ROLL, "2.51a", (target.hex,), {"battery": id_})
    course.ask(RollRequest(title=title, subject=id_, dice=2, modifiers=modifiers_of(target)))


def entry_rolled(course: Course, id_: str, original: int) -> None:
    """What the DR does to the unit."""
    battery = course.scene.battery(id_)
    if target := battery.activity.entry:
        course.add(attack_made(course.scene, battery, target, target.level, original))
