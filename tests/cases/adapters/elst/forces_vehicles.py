from companion.systems.elst.forces import panther
from companion.systems.elst.forces.ammunition import (
    ELST,
    Month,
    Theatre,
    high_explosive_number,
    is_red_to_hit,
    is_round_available,
)
from companion.systems.elst.forces.pieces import find_piece
from companion.systems.elst.forces.vehicle_notes import (
    anti_aircraft_gun_refusal,
    close_defence_in,
    coaxial_gun_refusal,
    depletion_numbers,
)
from companion.systems.elst.forces.weapons import ArmedType, VehicleType
from companion.systems.elst.sequence import Phase
from tests.cases.adapters.elst.forces_words import FACTIONS, READINGS, gun_type, vehicle_type
from tests.cases.case_files import Values
from tests.cases.operations import operation


def vehicle(name: str) -> VehicleType:
    found = find_piece(name, FACTIONS["German"])
    assert isinstance(found, VehicleType), name
    return found


def is_available(weapon: ArmedType, code: str, given: Values) -> bool:
    """Whether a weapon's round of a code is there at a case's time and place."""
    note = next(note for note in weapon.rounds if note.code.endswith(code))
    theatre = Theatre(given.get("theatre", "ETO").lower())
    return is_round_available(note, Month(given["year"], given["month"]), theatre)


@operation("elst", "panther.start")
def panther_start(given: Values, inputs: Values) -> Values:
    left = given["mp_left_before"]
    assert given["mp_allotment"] - given["mp_already_spent"] == left
    start = panther.start(left, inputs["stall_dr"], inputs.get("delay_dr"))
    return {
        "stalled": start.is_stalled,
        "mp_wasted": start.wasted,
        "mp_spent": start.spent,
        "mp_left": start.left,
        "may_retry": start.may_retry,
        "mph_over": start.is_over,
    }


@operation("elst", "panther.target_status")
def panther_target_status(given: Values, inputs: Values) -> Values:
    status = panther.target_status(has_entered_new_hex=given["entered_new_hex"])
    return {"may_be_first_fired_at": status.may_be_first_fired_at, "moving_target": status.is_moving_target}


@operation("elst", "vehicle.crew_morale")
def crew_morale(given: Values, inputs: Values) -> Values:
    return {"morale": vehicle(given["vehicle"]).crew_morale}


@operation("elst", "vehicle.m7")
def close_defence(given: Values, inputs: Values) -> Values:
    weapon = close_defence_in(vehicle(given["vehicle"]), Phase(given["phase"].lower()))
    assert weapon is not None
    assert weapon.code == given["use"]
    return {"fp": weapon.firepower, "may_make_smoke": weapon.makes_smoke}


@operation("elst", "vehicle.wp_available")
def wp_available(given: Values, inputs: Values) -> Values:
    both = (vehicle_type("sherman-iii"), vehicle_type("sherman-v"))
    (answer,) = {is_available(tank, inputs["code"], given) for tank in both}
    return {"available": answer}


@operation("elst", "vehicle.special_round")
def special_round(given: Values, inputs: Values) -> Values:
    both = (vehicle_type("sherman-iic"), vehicle_type("sherman-vc"))
    (answer,) = {is_available(tank, inputs["code"], given) for tank in both}
    return {"available": answer}


@operation("elst", "vehicle.apds")
def apds(given: Values, inputs: Values) -> Values:
    return {"available": is_available(gun_type("six-pounder"), inputs["code"], given)}


@operation("elst", "vehicle.he_number")
def he_number(given: Values, inputs: Values) -> Values:
    """A case names the year only, and February 1943 is when HE arrives."""
    theatre = Theatre(given["theatre"].lower())
    return {"he": high_explosive_number(gun_type("six-pounder"), Month(given["year"], 12), theatre)}


@operation("elst", "vehicle.red_th")
def red_th(given: Values, inputs: Values) -> Values:
    return {"red_th": is_red_to_hit(vehicle_type("sherman-iii").red_to_hit_before, given["year"])}


@operation("elst", "vehicle.stug")
def stug(given: Values, inputs: Values) -> Values:
    type_ = vehicle(given["vehicle"])
    usable = coaxial_gun_refusal(type_, ELST, READINGS) is None
    return {**depletion_numbers(type_, given["printed"], READINGS), "cmg_usable": usable}


@operation("elst", "vehicle.aamg")
def aamg(given: Values, inputs: Values) -> Values:
    refusal = anti_aircraft_gun_refusal(vehicle(given["vehicle"]), is_buttoned_up=given["buttoned_up"])
    return {"usable": refusal is None}
