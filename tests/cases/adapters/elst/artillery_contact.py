from companion.chance.answers import RollAnswer, outcomes
from companion.games.elst.factions import Faction
from companion.games.elst.rules.artillery.lifecycle import (
    Standing,
    after_cancelling,
    after_lost_contact,
    is_cancelled_unseen,
)
from companion.games.elst.rules.artillery.radio import (
    RADIO_PP,
    Observer,
    ObserverKind,
    ObserverStatus,
    PhaseSoFar,
    Radio,
    attempt_refusal,
    breaks_radio,
    contact_request,
    fire_counter,
    loses_contact,
    observer_refusal,
)
from companion.games.elst.rules.artillery.readings import ArtilleryReadings, LostContact
from tests.cases.adapters.elst.artillery_words import (
    COUNTER_NAMES,
    COUNTERS,
    FIRE_COUNTERS,
    OWN,
    RADIOS,
    READINGS,
    SIGHTS,
    is_legal,
    kind_of,
    moment,
    observer,
    phase,
)
from tests.cases.case_files import Values
from tests.cases.operations import operation


@operation("elst", "oba.radio_pp")
def radio_pp(given: Values, inputs: Values) -> Values:
    return {"pp": RADIO_PP}


@operation("elst", "oba.can_use_battery")
def can_use_battery(given: Values, inputs: Values) -> Values:
    radio = {"eliminated": Radio.LOST, **RADIOS}[given["radio"]]
    return {"usable": is_legal(observer_refusal(Observer(radio=radio), READINGS))}


@operation("elst", "oba.may_attempt_contact")
def may_attempt_contact(given: Values, inputs: Values) -> Values:
    so_far = PhaseSoFar(
        is_ordnance_smoke_done=given["ordnance_smoke_done"],
        has_other_action=given["other_action_taken_this_phase"],
        has_attempted=given["failed_this_phase"],
    )
    who = observer(given["observer"])
    return {"legal": is_legal(attempt_refusal(who, OWN, moment(given["phase"]), so_far, READINGS))}


@operation("elst", "oba.contact")
def contact(given: Values, inputs: Values) -> Values:
    who = observer(given["observer"])
    refusal = observer_refusal(who, READINGS)
    if who.is_offboard or refusal:
        return {"dr_needed": False, "contact": is_legal(refusal), "radio_malfunctions": False}
    if inputs["dr"] is None:
        return {"dr_needed": True}
    is_maintenance = inputs["mode"] == "maintain"
    number, kind = given["contact_number"], kind_of(given, inputs)
    request = contact_request("A", number, kind, is_maintenance=is_maintenance)
    outcome = outcomes(request, RollAnswer.physical(inputs["dr"]))[0]
    return {
        "dr_needed": True,
        "final_dr": outcome.final,
        "contact": outcome.is_success,
        "radio_malfunctions": breaks_radio(outcome),
        "observer_fire_counter": FIRE_COUNTERS[fire_counter(phase(given["phase"]))],
    }


@operation("elst", "oba.event")
def event(given: Values, inputs: Values) -> Values:
    happened, has_access = given["event"], given.get("access", True)
    if happened.startswith("observer"):
        status = {
            "observer breaks": ObserverStatus.BROKEN,
            "observer pinned": ObserverStatus.PINNED,
        }[happened]
        is_lost = loses_contact(Observer(status=status), READINGS)
        return {"contact": given["contact"] and not is_lost, "access_kept": True, "access": has_access}
    counter = {"FFE cancelled": "FFE2", "SR cancelled": "SR"}[happened]
    after = after_cancelling(Standing(COUNTERS[counter], has_access))
    return {
        "access": after.has_access,
        "access_kept": after.has_access,
        "contact": given.get("contact", True),
    }


@operation("elst", "oba.contact_lost")
def contact_lost(given: Values, inputs: Values) -> Values:
    value = given.get("setting_ffe2_on_lost_contact", "resolve_then_flip").replace("_", "-")
    readings = ArtilleryReadings(ffe2_on_lost_contact=LostContact(value))
    counter, sight = COUNTERS[given["counter"]], SIGHTS[given.get("los_blast_height", "clear")]
    has_attempted = given.get("attempt_made", True)
    is_cancelled = is_cancelled_unseen(counter, sight, has_attempted, readings)
    loss = after_lost_contact(counter, readings)
    return {
        "counter_after": None if is_cancelled else COUNTER_NAMES[loss.counter],
        "ffe2_attack_made": loss.attacks_first,
        "access": given.get("access", True) and not is_cancelled,
    }


@operation("elst", "oba.offboard")
def offboard(given: Values, inputs: Values) -> Values:
    who = Observer(kind=ObserverKind.OFFBOARD, level=given["level"])
    is_on_map = not who.is_offboard
    return {"los_from": given["observer_hex"], "can_be_fired_on": is_on_map, "can_move": is_on_map}


@operation("elst", "oba.may_have_rocket")
def may_have_rocket(given: Values, inputs: Values) -> Values:
    from companion.games.elst.rules.artillery.campaign import kind_refusal
    from companion.games.elst.rules.artillery.terms import BatteryKind

    return {"legal": is_legal(kind_refusal(BatteryKind.ROCKET, Faction(given["side"].lower())))}
