"""A unit enters a blast area in MPh, RtPh or APh and is attacked (2.51)."""

from collections.abc import Iterator

from companion.chance.requests import RollRequest
from companion.games.elst.procedures.artillery import asking
from companion.games.elst.procedures.artillery.commands import Exposure
from companion.games.elst.procedures.artillery.firing import attack_made, known_tem, modifiers_of
from companion.games.elst.procedures.artillery.mission_events import (
    EntryAttacked,
    EntryDeclared,
    EntryPassedOver,
)
from companion.games.elst.procedures.artillery.state import Battery, Target
from companion.games.elst.procedures.course import Course
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.entry import Movement, attacks_who_enters, movement_drm
from companion.games.elst.rules.artillery.own_fire import is_in_blast_area
from companion.games.elst.rules.forces.polder import Crossing
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.questions import NO, YES
from companion.reason import Reason

_MOVEMENTS = {
    Exposure.NONE: Movement(),
    Exposure.FFMO: Movement(is_ffmo=True),
    Exposure.FFNAM: Movement(is_ffnam=True),
    Exposure.BOTH: Movement(is_ffmo=True, is_ffnam=True),
}


def fire_refusal(scene: Scene, battery: Battery) -> Reason | None:
    """Why the battery's FFE attacks nobody who enters now; None when it does (2.51a)."""
    if battery.counter is None or not battery.has_ffe:
        return Reason("oba-nothing-on-map", args={"battery": battery.id})
    if not attacks_who_enters(battery.counter, battery.fires, scene.game.moment.phase):
        return Reason("oba-no-entry-attack", "2.51a")
    return None


def hex_refusal(scene: Scene, battery: Battery, hex_: HexCoord) -> Reason | None:
    """Why a hex is not in the battery's blast area; None when it is (2.5f)."""
    if is_in_blast_area(scene, battery, hex_):
        return None
    return Reason("oba-outside-blast-area", "2.5f", (hex_,))


def attackers_of(scene: Scene, hex_: HexCoord) -> Iterator[Battery]:
    """The batteries, of either side, whose FFE attacks whoever enters a hex now (2.51a)."""
    for battery in scene.game.batteries.values():
        if fire_refusal(scene, battery) is None and is_in_blast_area(scene, battery, hex_):
            yield battery


def target_entering(scene: Scene, hex_: HexCoord, level: int, exposure: Exposure, tem: int | None) -> Target:
    """A unit that enters a hex in this phase (2.51b); its TEM, unless told, as far as the tables know it."""
    phase = scene.game.moment.phase
    if tem is None and hex_ in scene.field.board:
        tem = known_tem(scene, hex_, Crossing(phase, is_moving=True))
    negative = movement_drm(phase, _MOVEMENTS[exposure])
    return Target(hex=hex_, level=level, tem=tem, negative=negative)


def tracked_units_enter(
    course: Course, hex_: HexCoord, level: int, *, on_foot: bool, may_buy_tem: bool
) -> None:
    """Units came into a hex: ask of every FFE there how it attacks them, or that it does not (2.51a)."""
    for battery in tuple(attackers_of(course.scene, hex_)):
        target = target_entering(course.scene, hex_, level, Exposure.NONE, None)
        course.add(EntryDeclared(battery=battery.id, target=target))
        if may_buy_tem and _bought_tem(course.scene, hex_) != target.tem:
            course.ask(asking.entry_tem(battery.id, hex_))
        else:
            _ask_of_entry(course, battery.id, hex_, on_foot=on_foot)


def _bought_tem(scene: Scene, hex_: HexCoord) -> int | None:
    """The TEM of Infantry that has spent the extra MF for it on coming in (1.3c, 1.3e, 1.3i)."""
    return known_tem(scene, hex_, Crossing(scene.game.moment.phase, is_moving=True, has_bought_tem=True))


def tem_told(course: Course, id_: str, *, is_bought: bool) -> None:
    """Go on with the TEM of polder that was paid for, or without; it bars FFMO (1.3e)."""
    target = course.scene.battery(id_).activity.entry
    if target is None:
        return
    if is_bought:
        tem = _bought_tem(course.scene, target.hex)
        course.add(EntryDeclared(battery=id_, target=target.model_copy(update={"tem": tem})))
    _ask_of_entry(course, id_, target.hex, on_foot=True, bars_ffmo=is_bought)


def _ask_of_entry(
    course: Course, id_: str, hex_: HexCoord, *, on_foot: bool, bars_ffmo: bool = False
) -> None:
    """Ask how those who came in are attacked, if at all: exposure counts on foot in the MPh only."""
    is_exposed = on_foot and course.scene.game.moment.phase is Phase.MOVEMENT
    ways = (way for way, movement in _MOVEMENTS.items() if not (bars_ffmo and movement.is_ffmo))
    course.ask(asking.entry(id_, hex_, tuple(way.value for way in ways) if is_exposed else (YES,)))


def entry_told(course: Course, id_: str, reply: str) -> None:
    """Attack those who came in, as exposed as the table says; or pass them over, where it says so."""
    target = course.scene.battery(id_).activity.entry
    if target is None or reply == NO:
        course.add(EntryPassedOver(battery=id_))
        return
    exposure = Exposure.NONE if reply == YES else Exposure(reply)
    unit_enters(course, id_, target_entering(course.scene, target.hex, target.level, exposure, target.tem))


def unit_enters(course: Course, id_: str, target: Target) -> None:
    """Ask for the DR against a unit that has entered."""
    course.add(EntryDeclared(battery=id_, target=target))
    course.ask(
        RollRequest(
            purpose=ElstPurpose.ENTRY,
            rule="2.51a",
            hexes=(target.hex,),
            args={"battery": id_},
            subject=id_,
            dice=2,
            modifiers=modifiers_of(target),
        )
    )


def entry_rolled(course: Course, id_: str, original: int) -> None:
    """What the DR does to the unit."""
    battery = course.scene.battery(id_)
    if target := battery.activity.entry:
        made = attack_made(course.scene, battery, target, target.level, original)
        course.add(EntryAttacked(**dict(made)))
