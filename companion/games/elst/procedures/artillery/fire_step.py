"""The commands of a fire phase: contact, actions, attacks, and the end of artillery (2.1 to 2.7)."""

from companion.games.elst.procedures.artillery.acting import AIMED, take
from companion.games.elst.procedures.artillery.commands import (
    AttemptContact,
    BeginOtherFire,
    DeclineContact,
    EndOrdnanceSmoke,
    ResolveAttacks,
    SetTarget,
    TakeAction,
)
from companion.games.elst.procedures.artillery.contacting import attempt_contact, decline_contact
from companion.games.elst.procedures.artillery.firing import barrage_of, resolve_attacks
from companion.games.elst.procedures.artillery.map_events import OrdnanceSmokeEnded, OtherFireBegan
from companion.games.elst.procedures.artillery.mission_events import BarrageBegan, TargetSet, TemTold
from companion.games.elst.procedures.artillery.observing import observing_refusal
from companion.games.elst.procedures.artillery.situation import action_refusals, enemy_near, mission_of, turns
from companion.games.elst.procedures.artillery.state import Attempt, Battery, Target
from companion.games.elst.procedures.artillery.table_step import known_battery, known_refusal
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.artillery.corrections import Correction, correction_refusal
from companion.games.elst.rules.artillery.order import order_refusal, other_fire_refusal
from companion.games.elst.rules.artillery.radio import PhaseSoFar, attempt_refusal
from companion.games.elst.rules.artillery.terms import Action, ArtilleryCounter, Mission
from companion.games.elst.table.play_area import outside_refusal
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.session.errors import IllegalCommandError

_CONVERSIONS = {
    Action.CORRECT_SR_CONVERT_HE: Mission.HE,
    Action.CORRECT_SR_CONVERT_SMOKE: Mission.SMOKE,
}
_NEW_AR = (Action.PLACE_AR, Action.CANCEL_SR_NEW_AR)


# ---- ordnance smoke, other fire ----


def ordnance_smoke_refusal(scene: Scene, _: EndOrdnanceSmoke) -> Reason | None:
    """Why ordnance smoke cannot end now."""
    if scene.game.moment.firing is None:
        return Reason("oba-no-fire-phase", "2.1c")
    if scene.game.fire_phase.is_ordnance_smoke_done:
        return Reason("oba-ordnance-smoke-over", "2.1c")
    return None


def _end_ordnance_smoke(course: Course, _: EndOrdnanceSmoke) -> None:
    course.add(OrdnanceSmokeEnded())


def begin_other_fire_refusal(scene: Scene, _: BeginOtherFire) -> Reason | None:
    """Why other units may not fire yet (2.1j)."""
    if scene.game.moment.firing is None:
        return Reason("oba-no-fire-phase", "2.1c")
    if scene.game.fire_phase.is_other_fire_begun:
        return Reason("oba-other-fire-begun", "2.1j")
    return None


def _begin_other_fire(course: Course, _: BeginOtherFire) -> None:
    course.add(OtherFireBegan())


def unfinished_artillery(scene: Scene) -> Reason | None:
    """Why nothing else may be done in this phase yet: a battery has not finished (2.1j, 2.5b).

    Once the table has gone on to other fire all the same, nothing waits for it any more.
    """
    if scene.game.fire_phase.is_other_fire_begun:
        return None
    return other_fire_refusal(turns(scene))


# ---- contact ----


def contact_refusal(scene: Scene, command: AttemptContact) -> Reason | None:
    """Why the battery's observer may not try for contact now."""
    battery = known_battery(scene, command.battery)
    so_far = PhaseSoFar(
        is_ordnance_smoke_done=scene.game.fire_phase.is_ordnance_smoke_done or command.ends_ordnance_smoke,
        has_other_action=scene.game.fire_phase.is_other_fire_begun,
        has_attempted=battery.activity.attempt is not Attempt.NONE,
    )
    return (
        attempt_refusal(battery.observer, battery.faction, scene.game.moment, so_far, scene.readings)
        or observing_refusal(scene, battery)
        or _busy_refusal(battery)
        or _order_refusal(scene, battery)
    )


def _busy_refusal(battery: Battery) -> Reason | None:
    if battery.activity.is_over:
        return Reason("oba-activity-over", "2.321")
    if battery.activity.barrage is not None:
        return Reason("oba-resolve-first", "2.5b")
    return None


def _order_refusal(scene: Scene, battery: Battery) -> Reason | None:
    """HE waits for smoke from the first, since an FFE:2 fires when its contact fails (2.33j)."""
    mission = Mission.HE if battery.mission is Mission.HE else None
    return order_refusal(battery.id, mission, turns(scene))


def _attempt(course: Course, command: AttemptContact) -> None:
    known_battery(course.scene, command.battery)
    if command.ends_ordnance_smoke and not course.scene.game.fire_phase.is_ordnance_smoke_done:
        course.add(OrdnanceSmokeEnded())
    attempt_contact(course, command.battery)


def decline_refusal(scene: Scene, command: DeclineContact) -> Reason | None:
    """Why the battery cannot do without an attempt now."""
    battery = known_battery(scene, command.battery)
    if not scene.game.moment.is_own_fire_phase(battery.faction):
        return Reason("oba-not-own-fire-phase", "2.1c")
    if battery.activity.attempt is not Attempt.NONE:
        return Reason("oba-attempted-already", "2.1g")
    return _busy_refusal(battery) or _order_refusal(scene, battery)


def _decline(course: Course, command: DeclineContact) -> None:
    known_battery(course.scene, command.battery)
    decline_contact(course, command.battery)


# ---- actions ----


def action_refusal(scene: Scene, command: TakeAction) -> Reason | None:
    """Why the observer may not do this now, at this hex."""
    battery = known_battery(scene, command.battery)
    if not scene.game.moment.is_own_fire_phase(battery.faction):
        return Reason("oba-not-own-fire-phase", "2.1c")
    refusal = action_refusals(scene, battery)[command.action]
    if refusal is None and command.ar is not None:
        refusal = _hex_refusal(scene, battery, command.action, command.ar)
    return refusal


def _hex_refusal(scene: Scene, battery: Battery, action: Action, ar: HexCoord) -> Reason | None:
    if ar not in scene.field.board:
        return Reason("oba-ar-off-map", "2.3a")
    if refusal := outside_refusal(scene, ar):
        return refusal
    if action in _NEW_AR or battery.counter is None or battery.hex is None:
        return None
    is_known = enemy_near(battery, ar)
    correction = Correction(
        kind=battery.kind,
        counter=battery.counter,
        start=battery.hex,
        ar=ar,
        mission=_CONVERSIONS.get(action) or mission_of(battery, action) or battery.mission,
        may_fire_smoke=battery.may_fire_smoke,
        has_known_enemy=True if is_known is None else is_known,  # asked once the AR is placed
    )
    return correction_refusal(correction, scene.readings)


def _take(course: Course, command: TakeAction) -> None:
    known_battery(course.scene, command.battery)
    is_aimed = command.action in AIMED
    take(course, command.battery, command.action, command.ar if is_aimed else None)


# ---- attacks ----


def attacks_refusal(scene: Scene, command: ResolveAttacks) -> Reason | None:
    """Why the hexes of the battery's FFE cannot be attacked now."""
    battery = known_battery(scene, command.battery)
    if not scene.game.moment.is_own_fire_phase(battery.faction):
        return Reason("oba-not-own-fire-phase", "2.5a")
    if battery.activity.barrage is None and battery.counter is not ArtilleryCounter.FFE1:
        return Reason("oba-nothing-to-resolve", "2.5a", args={"battery": battery.id})
    return order_refusal(battery.id, battery.fires, turns(scene))


def _resolve(course: Course, command: ResolveAttacks) -> None:
    battery = known_battery(course.scene, command.battery)
    if battery.activity.barrage is None:
        course.add(BarrageBegan(battery=battery.id, targets=barrage_of(course.scene, battery)))
    resolve_attacks(course, battery.id)


def _set_target(course: Course, command: SetTarget) -> None:
    """A TEM that is told of a hex holds there for the whole game."""
    course.add(TargetSet(battery=command.battery, target=_changed_target(course.scene, command)))
    if command.tem is not None:
        course.add(TemTold(hex=command.hex, tem=command.tem))


def _changed_target(scene: Scene, command: SetTarget) -> Target:
    barrage = known_battery(scene, command.battery).activity.barrage or ()
    target = next((target for target in barrage if target.hex == command.hex), None)
    if target is None:
        args = {"battery": command.battery}
        raise IllegalCommandError(Reason("oba-not-under-attack", "2.5c", (command.hex,), args))
    told = {name: getattr(command, name) for name in ("is_attacked", "tem", "negative", "has_gunshield")}
    return target.model_copy(update={name: value for name, value in told.items() if value is not None})


HANDLERS: Handlers = {
    EndOrdnanceSmoke: (ordnance_smoke_refusal, _end_ordnance_smoke),
    AttemptContact: (contact_refusal, _attempt),
    DeclineContact: (decline_refusal, _decline),
    TakeAction: (action_refusal, _take),
    SetTarget: (known_refusal, _set_target),
    ResolveAttacks: (attacks_refusal, _resolve),
}
OTHER_FIRE_HANDLERS: Handlers = {BeginOtherFire: (begin_other_fire_refusal, _begin_other_fire)}
