"""What the module says of single vehicles: crew, close defence, machine guns, ammunition (VN, CG12)."""

from collections.abc import Iterator, Mapping

from companion.games.elst.rules.forces.ammunition import ELST, Month, parse_ammunition_code, special_rounds
from companion.games.elst.rules.forces.readings import ForceReadings
from companion.games.elst.rules.forces.weapons import ArmedType, CloseDefence, VehicleType
from companion.games.elst.rules.sequence import Phase
from companion.reason import Reason


def close_defence_in(vehicle: VehicleType, phase: Phase) -> CloseDefence | None:
    """The close defence weapon that may be used in a phase: in CC and Melee, like sN (VN-Pz VIE)."""
    return vehicle.close_defence if phase is Phase.CLOSE_COMBAT else None


def depletion_numbers(
    vehicle: VehicleType, printed: Mapping[str, int], readings: ForceReadings
) -> dict[str, int]:
    """The numbers that count, by letter: printed ones rise for the StuG, A5 and s9 (CG12)."""
    rises = vehicle.depletion_rise if readings.stug_numbers_rise else {}
    return {letter: number + rises.get(letter, 0) for letter, number in printed.items()}


def coaxial_gun_refusal(vehicle: VehicleType, when: Month, readings: ForceReadings) -> Reason | None:
    """Why a vehicle's CMG may not fire; None if it may (CG12, VN-StuG)."""
    if vehicle.coaxial_gun_from is None:
        return None
    if not readings.stug_coaxial_gun:
        return Reason("stug-no-coaxial-gun", "CG12")
    if when < parse_ammunition_code(vehicle.coaxial_gun_from).since:
        return Reason("stug-coaxial-gun-later", "VN-StuG")
    return None


def anti_aircraft_gun_refusal(vehicle: VehicleType, *, is_buttoned_up: bool) -> Reason | None:
    """Why a remote-controlled AAMG may not fire; None if it may, or if the base rules decide (VN-StuG)."""
    if vehicle.remote_anti_aircraft_gun and not is_buttoned_up:
        return Reason("stug-remote-gun-needs-bu", "VN-StuG")
    return None


def weapon_reminders(weapon: ArmedType, readings: ForceReadings) -> tuple[Reason, ...]:
    """What to keep in mind of a Gun or vehicle at the table, at the campaign's date."""
    own = _vehicle_reminders(weapon, readings) if isinstance(weapon, VehicleType) else ()
    return (*own, *_round_reminders(weapon, readings))


def _round_reminders(weapon: ArmedType, readings: ForceReadings) -> Iterator[Reason]:
    """The special rounds that are there, each with its depletion number."""
    rules = {note.round: note.rule for note in weapon.rounds}
    for round_, number in special_rounds(weapon, ELST, readings).items():
        if number is not None:
            yield Reason("weapon-round", rules[round_], args={"round": round_.value, "number": number})


def _vehicle_reminders(vehicle: VehicleType, readings: ForceReadings) -> tuple[Reason, ...]:
    told = (
        Reason("vehicle-stalls", "VN-Pz VG b") if vehicle.may_stall else None,
        _crew_morale(vehicle),
        _close_defence(vehicle),
        Reason("vehicle-no-bow-gun", "VN-Firefly") if vehicle.has_bow_gun is False else None,
        coaxial_gun_refusal(vehicle, ELST, readings),
        Reason("vehicle-numbers-rise", "CG12") if _rises(vehicle, readings) else None,
        Reason("vehicle-remote-gun", "VN-StuG") if vehicle.remote_anti_aircraft_gun else None,
    )
    return tuple(reason for reason in told if reason)


def _rises(vehicle: VehicleType, readings: ForceReadings) -> bool:
    return bool(vehicle.depletion_rise) and readings.stug_numbers_rise


def _crew_morale(vehicle: VehicleType) -> Reason | None:
    if vehicle.crew_morale is None:
        return None
    return Reason("vehicle-crew-morale", "VN-Pz VIE", args={"morale": vehicle.crew_morale})


def _close_defence(vehicle: VehicleType) -> Reason | None:
    weapon = vehicle.close_defence
    if weapon is None:
        return None
    return Reason(
        "vehicle-close-defence", "VN-Pz VIE", args={"code": weapon.code, "firepower": weapon.firepower}
    )
