"""The choices about batteries, legal and refused, as data for any panel."""

from collections.abc import Iterator, Sequence

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery import asking, fire_step
from companion.games.elst.procedures.artillery.acting import AIMED
from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.games.elst.procedures.artillery.commands import (
    AddBattery,
    AttemptContact,
    BeginOtherFire,
    DeclineContact,
    EndOrdnanceSmoke,
    EnterBlastArea,
    Exposure,
    MoveObserver,
    RemoveBattery,
    RepairRadio,
    ResolveAttacks,
    SetObserverStatus,
    SetPossession,
    SetRadio,
    SetTarget,
    TakeAction,
    TellBlastSight,
    TellEnemy,
    TellSight,
)
from companion.games.elst.procedures.artillery.entering import fire_refusal
from companion.games.elst.procedures.artillery.rallying import repair_refusal
from companion.games.elst.procedures.artillery.situation import action_refusals, firing_batteries
from companion.games.elst.procedures.artillery.state import Battery, Target
from companion.games.elst.procedures.forces.following import free_posts
from companion.games.elst.rules.artillery.actions import concerns
from companion.games.elst.rules.artillery.campaign import kind_refusal, radio_refusal
from companion.games.elst.rules.artillery.entry import has_movement_drm
from companion.games.elst.rules.artillery.radio import ObserverStatus, Radio
from companion.games.elst.scenario_data import BatteryType, scenario_data
from companion.games.elst.table.scene import Scene
from companion.kit.panels import Choice, Input, InputKind
from companion.reason import Reason

YES_NO = ("yes", "no")
_LETTERS = {Faction.BRITISH: "B", Faction.GERMAN: "G"}


def _hex_input(name: str = "hex", key: str = "input-hex") -> Input:
    return Input(name, InputKind.HEX, Reason(key))


# ---- at any time ----


def told_choices(scene: Scene) -> Iterator[Choice]:
    """What the table says of all batteries' observers and of what these see."""
    batteries = scene.game.batteries.values()
    return (choice for battery in batteries for choice in observer_choices(scene, battery))


def adding_choices(scene: Scene) -> Sequence[Choice]:
    """Bringing in a battery of each kind."""
    return [_add_choice(scene, type_) for type_ in scenario_data().battery_types]


def observer_choices(scene: Scene, battery: Battery) -> Sequence[Choice]:
    """What the table may say of one battery's observer, radio and sight."""
    remove = _choice("oba-choice-remove", battery, RemoveBattery)
    told = (*_observer_choices(scene, battery), *_telling_choices(battery))
    return (*told, _repair_choice(scene, battery), remove)


def _add_choice(scene: Scene, type_: BatteryType) -> Choice:
    batteries = scene.game.artillery.batteries
    in_play = [id_ for id_, battery in batteries.items() if battery.faction is type_.faction]
    name = free_name(scene, type_.faction)
    values = {
        "battery": name,
        "side": type_.faction,
        "kind": type_.kind,
        "calibre": type_.calibre,
        "may_fire_smoke": type_.may_fire_smoke,
    }
    refusal = kind_refusal(type_.kind, type_.faction) or radio_refusal(
        name, in_play, scenario_data().batteries_a_side
    )
    args = {"side": type_.faction.value, "kind": type_.kind.value, "calibre": type_.calibre}
    return Choice(Reason("oba-choice-add", args=args), AddBattery, values, refusal=refusal)


def free_name(scene: Scene, faction: Faction) -> str:
    """The first name of a side that is not in use."""
    return first_free(scene, _LETTERS[faction])


def first_free(scene: Scene, letter: str) -> str:
    """The first name with a letter that is not in use, as "G1"; batteries kept out of play have theirs."""
    taken = {*scene.game.artillery.batteries, *(one.id for one in scene.campaign.batteries)}
    names = (f"{letter}{number}" for number in range(1, len(taken) + 2))
    return next(name for name in names if name not in taken)


def _choice(key: str, battery: Battery, command: type, *inputs: Input, **values: object) -> Choice:
    label = Reason(key, args={"battery": battery.id})
    return Choice(label, command, {"battery": battery.id, **values}, inputs)


def _observer_choices(scene: Scene, battery: Battery) -> Iterator[Choice]:
    yield _choice("oba-choice-move-observer", battery, MoveObserver, _hex_input(), _level_input(scene))
    if battery.observer.is_offboard:
        return
    statuses = tuple(status.value for status in ObserverStatus)
    status = Input("status", InputKind.OPTION, Reason("input-observer-status"), statuses)
    yield _choice("oba-choice-observer-status", battery, SetObserverStatus, status)
    radio = Input("radio", InputKind.OPTION, Reason("input-radio"), tuple(radio.value for radio in Radio))
    yield _choice("oba-choice-radio", battery, SetRadio, radio)
    held = Input("has_radio", InputKind.OPTION, Reason("input-has-radio"), YES_NO)
    yield _choice("oba-choice-possession", battery, SetPossession, held)


def _level_input(scene: Scene) -> Input:
    """The ground or the steeple; on boards with floors their number."""
    if scene.field.has_floors:
        most = scene.field.most_level
        return Input("level", InputKind.NUMBER, Reason("input-floor"), highest=most, may_be_left=True)
    return Input("level", InputKind.OPTION, Reason("input-level"), ("0", "1"))


def _telling_choices(battery: Battery) -> Iterator[Choice]:
    known = Input("is_known", InputKind.OPTION, Reason("input-known-enemy"), YES_NO)
    yield _choice("oba-choice-tell-enemy", battery, TellEnemy, _hex_input(), known)
    seen = Input("is_seen", InputKind.OPTION, Reason("input-is-seen"), YES_NO)
    hindrance = Input("hindrance", InputKind.NUMBER, Reason("input-hindrance"), highest=asking.MOST_HINDRANCE)
    yield _choice("oba-choice-tell-sight", battery, TellSight, _hex_input(), seen, hindrance)
    if battery.counter is not None:
        sights = tuple(sight.value for sight in BlastVerdict)
        sight = Input("sight", InputKind.OPTION, Reason("input-blast-sight"), sights)
        yield _choice("oba-choice-tell-blast-sight", battery, TellBlastSight, sight)


def _repair_choice(scene: Scene, battery: Battery) -> Choice:
    label = Reason("oba-choice-repair", args={"battery": battery.id})
    refusal = repair_refusal(battery, scene.game.moment)
    return Choice(label, RepairRadio, {"battery": battery.id}, refusal=refusal)


# ---- fire phases ----


def fire_choices(scene: Scene) -> Sequence[Choice]:
    """What the batteries of the side that fires may do now, and what not."""
    batteries = firing_batteries(scene)
    acting = (choice for battery in batteries for choice in battery_choices(scene, battery))
    return (*ordnance_smoke_choices(scene), *acting)


def ordnance_smoke_choices(scene: Scene) -> Sequence[Choice]:
    """Ending ordnance smoke, in a fire phase."""
    if scene.game.moment.firing is None:
        return ()
    refusal = fire_step.ordnance_smoke_refusal(scene, EndOrdnanceSmoke())
    return (Choice(Reason("oba-choice-end-ordnance-smoke"), EndOrdnanceSmoke, refusal=refusal),)


def battery_choices(scene: Scene, battery: Battery) -> list[Choice]:
    """What one battery may do in its owner's fire phase, and what not."""
    if battery.activity.barrage is not None:
        return [*_target_choices(battery), _attacks_choice(scene, battery)]
    contact = [_attempt_choice(scene, battery), _decline_choice(scene, battery)]
    return [*_post_choices(scene, battery), *contact, *_action_choices(scene, battery)]


def _post_choices(scene: Scene, battery: Battery) -> Iterator[Choice]:
    """Which of several leaders with a radio on the map observes for it, while nobody has said it."""
    if battery.observer.is_offboard or battery.observer.hex is not None:
        return
    for post in free_posts(scene, battery.faction):
        if post.place.hex is not None:
            hex_, level = post.place.hex, post.place.level
            args = {"kind": battery.observer.kind.value, "level": level, "floor": 0}
            label = Reason("oba-card-observer", "2.1b", (hex_,), args)
            yield Choice(label, MoveObserver, {"battery": battery.id, "hex": hex_, "level": level})


def _attempt_choice(scene: Scene, battery: Battery) -> Choice:
    """Saying at once that ordnance smoke is over, while nobody has said it."""
    values = {"battery": battery.id, "ends_ordnance_smoke": not scene.game.fire_phase.is_ordnance_smoke_done}
    refusal = fire_step.contact_refusal(scene, AttemptContact(**values))
    maintaining, contacting = (
        ("oba-choice-maintain-after-smoke", "oba-choice-contact-after-smoke")
        if values["ends_ordnance_smoke"]
        else ("oba-choice-maintain", "oba-choice-contact")
    )
    label = Reason(maintaining if battery.has_contact else contacting, args={"battery": battery.id})
    return Choice(label, AttemptContact, values, refusal=refusal)


def _decline_choice(scene: Scene, battery: Battery) -> Choice:
    refusal = fire_step.decline_refusal(scene, DeclineContact(battery=battery.id))
    label = Reason("oba-choice-decline", args={"battery": battery.id})
    return Choice(label, DeclineContact, {"battery": battery.id}, refusal=refusal)


def _action_choices(scene: Scene, battery: Battery) -> Iterator[Choice]:
    for action, refusal in action_refusals(scene, battery).items():
        if not concerns(action, battery.on_map):
            continue
        inputs = (_hex_input("ar", "input-ar"),) if action in AIMED else ()
        label = Reason(f"oba-action-{action}", args={"battery": battery.id})
        values = {"battery": battery.id, "action": action}
        yield Choice(label, TakeAction, values, inputs, refusal)


def _target_choices(battery: Battery) -> Iterator[Choice]:
    for target in battery.activity.barrage or ():
        yield _toggle_choice(battery, target)
        label = Reason("oba-choice-target-tem", hexes=(target.hex,), args={"battery": battery.id})
        tem = Input(
            "tem", InputKind.NUMBER, Reason("input-tem"), lowest=asking.LEAST_TEM, highest=asking.MOST_TEM
        )
        yield Choice(label, SetTarget, {"battery": battery.id, "hex": target.hex}, (tem,))


def _toggle_choice(battery: Battery, target: Target) -> Choice:
    key = "oba-choice-target-skip" if target.is_attacked else "oba-choice-target-attack"
    label = Reason(key, hexes=(target.hex,), args={"battery": battery.id})
    values = {"battery": battery.id, "hex": target.hex, "is_attacked": not target.is_attacked}
    return Choice(label, SetTarget, values)


def _attacks_choice(scene: Scene, battery: Battery) -> Choice:
    refusal = fire_step.attacks_refusal(scene, ResolveAttacks(battery=battery.id))
    count = sum(target.is_attacked for target in battery.activity.barrage or ())
    label = Reason("oba-choice-resolve", "2.5c", args={"battery": battery.id, "count": count})
    return Choice(label, ResolveAttacks, {"battery": battery.id}, refusal=refusal)


def other_fire_choices(scene: Scene) -> Sequence[Choice]:
    """Going on to other units' fire."""
    if scene.game.moment.firing is None:
        return ()
    refusal = fire_step.begin_other_fire_refusal(scene, BeginOtherFire())
    return (Choice(Reason("oba-choice-other-fire"), BeginOtherFire, refusal=refusal),)


# ---- phases of movement ----


def entry_choices(scene: Scene) -> Sequence[Choice]:
    """A unit that enters each battery's blast area."""
    return [_entry_choice(scene, battery) for battery in scene.game.batteries.values() if battery.has_ffe]


def _entry_choice(scene: Scene, battery: Battery) -> Choice:
    inputs = [_hex_input()]
    if has_movement_drm(scene.game.moment.phase):
        kinds = tuple(exposure.value for exposure in Exposure)
        inputs.append(Input("exposure", InputKind.OPTION, Reason("input-exposure"), kinds))
    label = Reason("oba-choice-entry", "2.51a", args={"battery": battery.id})
    refusal = fire_refusal(scene, battery)
    return Choice(label, EnterBlastArea, {"battery": battery.id}, tuple(inputs), refusal)
