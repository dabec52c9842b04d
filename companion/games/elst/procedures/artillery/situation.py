"""A battery as the rules on actions and order see it."""

from collections.abc import Iterable

from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.games.elst.procedures.artillery.observing import observing_refusal
from companion.games.elst.procedures.artillery.sights import blast_sight
from companion.games.elst.procedures.artillery.state import Attempt, Battery
from companion.games.elst.rules.artillery.actions import Refusals, Situation, refusals
from companion.games.elst.rules.artillery.order import Turn, order_refusal
from companion.games.elst.rules.artillery.terms import Action, ArtilleryCounter, Mission
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason

_HE = (Action.CONVERT_SR_HE, Action.CORRECT_SR_CONVERT_HE, Action.FFEC_TO_FFE1_HE)
_SMOKE = (Action.CONVERT_SR_SMOKE, Action.CORRECT_SR_CONVERT_SMOKE, Action.FFEC_TO_FFE1_SMOKE)
_NO_CONTACT = "oba-no-contact"
_GOES_ON = (Action.RESOLVE_FFE2, Action.CORRECT_FFE2)


def situation_of(scene: Scene, battery: Battery) -> Situation:
    """What decides the battery's actions. A blast height nobody has spoken of counts as seen (2.32a)."""
    activity = battery.activity
    pile = scene.piles.get(battery.id)
    return Situation(
        kind=battery.kind,
        has_contact=battery.has_contact and activity.attempt is Attempt.MADE,
        has_access=battery.has_access,
        is_denied=battery.is_denied,
        has_drawn=activity.has_drawn,
        counter=battery.on_map,
        is_finished=activity.is_over or activity.barrage is not None,
        sees_blast=blast_sight(scene, battery) or BlastVerdict.CLEAR,
        enemy_near_counter=enemy_near(battery, battery.hex),
        may_fire_smoke=battery.may_fire_smoke,
        mission=_mission(battery),
        missions_fired=battery.missions,
        chits_left=pile.size if pile else 0,
        is_continued=activity.is_continued,
    )


def _mission(battery: Battery) -> Mission | None:
    return battery.fires if battery.counter is ArtilleryCounter.FFE2 else battery.mission


def enemy_near(battery: Battery, hex_: HexCoord | None) -> bool | None:
    """What the table said of Known enemies in or next to a hex; None where it said nothing."""
    return battery.activity.enemies.get(hex_) if hex_ else None


def action_refusals(scene: Scene, battery: Battery) -> Refusals:
    """Every action with the reason why the battery may not take it now; None for the legal ones."""
    found = dict(refusals(situation_of(scene, battery), scene.readings))
    found[Action.END_ACTIVITY] = found[Action.END_ACTIVITY] or _nothing_to_end(battery)
    return {
        action: _of_contact(battery, refusal) or _too_early(scene, battery, action)
        for action, refusal in found.items()
    }


def _of_contact(battery: Battery, refusal: Reason | None) -> Reason | None:
    """A refusal; of a battery that holds contact, that it was not maintained in this phase (2.1i)."""
    is_held = battery.has_contact and refusal is not None and refusal.key == _NO_CONTACT
    return Reason("oba-not-maintained", "2.1i") if is_held else refusal


def _nothing_to_end(battery: Battery) -> Reason | None:
    """Why the battery has no activity that could end."""
    if battery.activity.attempt is not Attempt.MADE:
        return Reason(_NO_CONTACT, "2.1i")
    return Reason("oba-activity-over", "2.321") if battery.activity.is_over else None


def _too_early(scene: Scene, battery: Battery, action: Action) -> Reason | None:
    return order_refusal(battery.id, mission_of(battery, action), turns(scene))


def mission_of(battery: Battery, action: Action) -> Mission | None:
    """The kind of fire that an action brings about; None for none."""
    if action in _HE or (action is Action.PLACE_AR and battery.is_rocket):
        return Mission.HE
    if action in _SMOKE:
        return Mission.SMOKE
    return battery.fires if action in _GOES_ON else None


def firing_batteries(scene: Scene) -> tuple[Battery, ...]:
    """The batteries of the side whose fire phase it is."""
    firing = scene.game.moment.firing
    return tuple(b for b in scene.game.batteries.values() if b.faction is firing)


def turns(scene: Scene) -> Iterable[Turn]:
    """How far the batteries of the firing side are in this phase."""
    return [_turn(battery) for battery in firing_batteries(scene)]


def has_part(scene: Scene, battery: Battery) -> bool:
    """Whether a battery has anything to do or to show in its fire phase: it acts, has acted, or may try."""
    if battery.activity.attempt is not Attempt.NONE or battery.activity.is_over or _has_business(battery):
        return True
    return not battery.is_out and observing_refusal(scene, battery) is None


def _has_business(battery: Battery) -> bool:
    return (battery.has_contact or battery.counter is not None) and not battery.is_out


def _turn(battery: Battery) -> Turn:
    is_idle = battery.activity.attempt is Attempt.NONE and not _has_business(battery)
    return Turn(battery.id, battery.mission, battery.activity.is_over or is_idle, battery.activity.has_fired)
