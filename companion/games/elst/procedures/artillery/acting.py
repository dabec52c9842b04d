"""Carrying out the action that an observer has chosen (2.33, 2.34, 2.35)."""

from collections.abc import Callable, Mapping
from functools import partial

from companion.games.elst.procedures.artillery.aiming import aim_at, placed, rocket_mission
from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.games.elst.procedures.artillery.firing import begin_fire
from companion.games.elst.procedures.artillery.mission_events import (
    ActivityEnded,
    Continued,
    CounterRemoved,
    MissionCancelled,
    MissionDeclared,
)
from companion.games.elst.procedures.artillery.pursuing import end_activity, pursue
from companion.games.elst.procedures.artillery.sights import blast_sight
from companion.games.elst.procedures.artillery.state import Aim, Battery
from companion.games.elst.procedures.course import Course
from companion.games.elst.rules.artillery.access import PILE_EMPTY, access_request
from companion.games.elst.rules.artillery.lifecycle import Standing, after_cancelling
from companion.games.elst.rules.artillery.terms import Action, ArtilleryCounter, Mission
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord, distance
from companion.reason import Reason
from companion.session.errors import IllegalCommandError

_NEW_AR = (Action.PLACE_AR, Action.CANCEL_SR_NEW_AR)
_CORRECTIONS: Mapping[Action, Mission | None] = {
    Action.CORRECT_SR: None,
    Action.CORRECT_SR_CONVERT_HE: Mission.HE,
    Action.CORRECT_SR_CONVERT_SMOKE: Mission.SMOKE,
    Action.CORRECT_FFE2: None,
}
AIMED = frozenset({*_NEW_AR, *_CORRECTIONS})


def take(course: Course, id_: str, action: Action, ar: HexCoord | None = None) -> None:
    """Do what was chosen. `ar` is the AR hex of a new AR or a correction.

    Raises IllegalCommandError where there is nothing on the map to do it with.
    """
    battery = course.scene.battery(id_)
    if action in AIMED:
        _aim(course, battery, action, ar)
    else:
        _DOINGS[action](course, battery)


def _aim(course: Course, battery: Battery, action: Action, ar: HexCoord | None) -> None:
    if ar is None:
        raise IllegalCommandError(Reason("oba-ar-hex-missing", "2.3a"))
    aim = aim_of(course.scene, battery, action, ar)
    if action in _NEW_AR and battery.counter is not None:  # it makes room; access stays (2.34d, 2.35c)
        course.add(CounterRemoved(battery=battery.id, counter=battery.counter))
    aim_at(course, battery.id, aim)


def aim_of(scene: Scene, battery: Battery, action: Action, ar: HexCoord) -> Aim:
    """What an AR at this hex would be for; IllegalCommandError for a correction of nothing."""
    if action in _NEW_AR:
        return Aim(action=action, ar=ar, mission=rocket_mission(battery))
    _, start = _on_map(battery)
    goes_on = battery.fires if battery.counter is ArtilleryCounter.FFE2 else None
    return Aim(
        action=action,
        ar=ar,
        mission=_CORRECTIONS[action] or goes_on,
        correction=distance(start, ar),
        is_blind=blast_sight(scene, battery) is BlastVerdict.BLOCKED,
    )


def _on_map(battery: Battery) -> tuple[ArtilleryCounter, HexCoord]:
    """The battery's counter and its hex; IllegalCommandError when it has none."""
    if battery.counter is None or battery.hex is None:
        raise IllegalCommandError(Reason("oba-nothing-on-map", args={"battery": battery.id}))
    return battery.counter, battery.hex


def _convert(mission: Mission, course: Course, battery: Battery) -> None:
    """SR or FFE:C becomes FFE:1 where it stands, exactly, and fires (2.33f, 2.34c, 2.7b)."""
    _, hex_ = _on_map(battery)
    course.add(MissionDeclared(battery=battery.id, mission=mission))
    course.add(placed(course.scene, battery, ArtilleryCounter.FFE1, hex_))
    begin_fire(course, battery.id)


def _continue_as_sr(course: Course, battery: Battery) -> None:
    """FFE:C becomes SR where it stands, exactly; it may be kept or corrected (2.34c)."""
    _, hex_ = _on_map(battery)
    course.add(placed(course.scene, battery, ArtilleryCounter.SR, hex_))
    course.add(Continued(battery=battery.id))
    pursue(course, battery.id)


def _cancel(course: Course, battery: Battery) -> None:
    """A cancelled SR leaves access and mission, a cancelled FFE ends both (2.35)."""
    counter, _ = _on_map(battery)
    if after_cancelling(Standing(counter, has_access=True)).has_access:
        course.add(CounterRemoved(battery=battery.id, counter=counter))
    else:
        course.add(MissionCancelled(battery=battery.id))
    course.add(ActivityEnded(battery=battery.id))


def _resolve(course: Course, battery: Battery) -> None:
    counter, _ = _on_map(battery)
    if counter not in (ArtilleryCounter.FFE1, ArtilleryCounter.FFE2):
        raise IllegalCommandError(Reason("oba-nothing-to-resolve", "2.5a", args={"battery": battery.id}))
    begin_fire(course, battery.id)


def _draw(course: Course, battery: Battery) -> None:
    pile = course.scene.piles.get(battery.id)
    if pile is None or pile.size == 0:
        raise IllegalCommandError(Reason(PILE_EMPTY, "2.21b"))
    course.ask(access_request(battery.id, pile=battery.id))


def _keep(course: Course, battery: Battery) -> None:
    course.add(ActivityEnded(battery=battery.id))


def _end(course: Course, battery: Battery) -> None:
    end_activity(course, battery.id)


def _never(course: Course, battery: Battery) -> None:
    raise IllegalCommandError(Reason("oba-never-legal", "2.33a"))


_DOINGS: Mapping[Action, Callable[[Course, Battery], None]] = {
    Action.DRAW_ACCESS: _draw,
    Action.KEEP_SR: _keep,
    Action.CONVERT_SR_HE: partial(_convert, Mission.HE),
    Action.CONVERT_SR_SMOKE: partial(_convert, Mission.SMOKE),
    Action.CANCEL_SR: _cancel,
    Action.RESOLVE_FFE2: _resolve,
    Action.CANCEL_FFE2: _cancel,
    Action.FFE2_TO_SR: _never,
    Action.FFEC_TO_FFE1_HE: partial(_convert, Mission.HE),
    Action.FFEC_TO_FFE1_SMOKE: partial(_convert, Mission.SMOKE),
    Action.FFEC_TO_SR: _continue_as_sr,
    Action.CORRECT_FFEC: _never,
    Action.END_ACTIVITY: _end,
}
