from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import MovePieces, StartVehicle
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.rules.forces.ammunition import (
    ELST,
    Month,
    Theatre,
    high_explosive_number,
    is_red_to_hit,
    is_round_available,
)
from companion.games.elst.rules.forces.pieces import find_piece
from companion.games.elst.rules.forces.vehicle_notes import (
    anti_aircraft_gun_refusal,
    close_defence_in,
    coaxial_gun_refusal,
    depletion_numbers,
)
from companion.games.elst.rules.forces.weapons import ArmedType, VehicleType
from companion.games.elst.rules.sequence import Phase
from tests.cases.adapters.elst.forces_words import FACTIONS, READINGS, gun_type, vehicle_type
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.elst.played import Played, at


def vehicle(name: str) -> VehicleType:
    found = find_piece(name, FACTIONS["German"])
    assert isinstance(found, VehicleType), name
    return found


def is_available(weapon: ArmedType, code: str, given: Values) -> bool:
    """Whether a weapon's round of a code is there at a case's time and place."""
    note = next(note for note in weapon.rounds if note.code.endswith(code))
    theatre = Theatre(given.get("theatre", "ETO").lower())
    return is_round_available(note, Month(given["year"], given["month"]), theatre)


def standing_panther() -> Played:
    """A Panther in the German MPh."""
    table = Played()
    table.add(Faction.GERMAN, "Panther @ KK15")
    table.go_to(Phase.MOVEMENT)
    return table


START = StartVehicle(side=Faction.GERMAN, text="Panther", hex=at("KK15"))


@operation("elst", "panther.start")
def panther_start(given: Values, inputs: Values) -> Values:
    left = given["mp_left_before"]
    assert given["mp_allotment"] - given["mp_already_spent"] == left
    table = standing_panther()
    table.do(START)
    for answer in (left, inputs["stall_dr"], inputs.get("delay_dr")):
        if answer is not None:
            table.answer(answer)
    told = {reason.key: reason.args for reason in table.told()}
    stalled = told.get("start-log-stalled")
    after = int(stalled["left"]) if stalled else left - 1
    refusal = table.choices("KK15")["forces-choice-start"].refusal
    is_over = refusal is not None and refusal.key == "start-over"
    return {
        "stalled": stalled is not None,
        "mp_wasted": stalled["wasted"] if stalled else 0,
        "mp_spent": left - after,
        "mp_left": after,
        "may_retry": stalled is not None and refusal is None,
        "mph_over": is_over,
    }


@operation("elst", "panther.target_status")
def panther_target_status(given: Values, inputs: Values) -> Values:
    table = standing_panther()
    here = "KK15"
    if given["entered_new_hex"]:
        here = "KK14"
        way = {"hex": at("KK15"), "to_spot": Spot.MAP, "to_hex": at(here)}
        table.do(MovePieces(side=Faction.GERMAN, text="Panther", spot=Spot.MAP, **way))
    table.do(START.model_copy(update={"hex": at(here)}))
    for answer in (15, 12, 2) if given["stalled"] else (15, 11):
        table.answer(answer)
    told = {reason.key: reason.args for reason in table.told()}
    status = told.get("start-log-target")
    return {
        "may_be_first_fired_at": status is not None or not given["stalled"],
        "moving_target": status["moving"] == "yes" if status else given["entered_new_hex"],
    }


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
