"""What the module says of single vehicles: crew, close defence, machine guns, ammunition (VN, CG12)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from companion.games.elst.rules.forces.ammunition import (
    ELST,
    Month,
    Theatre,
    is_red_to_hit,
    parse_ammunition_code,
    special_rounds,
)
from companion.games.elst.rules.forces.readings import ForceReadings
from companion.games.elst.rules.forces.weapons import ArmedType, VehicleType
from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class Use:
    """When, where and how a weapon is used: as at Elst, if nothing else is said.

    `printed` are the depletion numbers that its counter shows, by letter, as far as told.
    """

    when: Month = ELST
    theatre: Theatre = Theatre.EUROPE
    is_buttoned_up: bool = False
    printed: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))


AT_ELST = Use()


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


def weapon_reminders(weapon: ArmedType, readings: ForceReadings, use: Use = AT_ELST) -> tuple[Reason, ...]:
    """What to keep in mind of a Gun or vehicle at the table."""
    own = _vehicle_reminders(weapon, readings, use) if isinstance(weapon, VehicleType) else ()
    return (*own, *_round_reminders(weapon, readings, use))


def _round_reminders(weapon: ArmedType, readings: ForceReadings, use: Use) -> Iterator[Reason]:
    """The special rounds that are there, each with its depletion number."""
    rules = {note.round: note.rule for note in weapon.rounds}
    for round_, number in special_rounds(weapon, use.when, readings, use.theatre).items():
        if number is not None:
            yield Reason("weapon-round", rules[round_], args={"round": round_.value, "number": number})


def _vehicle_reminders(vehicle: VehicleType, readings: ForceReadings, use: Use) -> tuple[Reason, ...]:
    told = (
        Reason("vehicle-stalls", "VN-Pz VG b") if vehicle.may_stall else None,
        _crew_morale(vehicle),
        _close_defence(vehicle),
        Reason("vehicle-no-bow-gun", "VN-Firefly") if vehicle.has_bow_gun is False else None,
        _to_hit(vehicle, use),
        coaxial_gun_refusal(vehicle, use.when, readings),
        *_numbers(vehicle, readings, use),
        anti_aircraft_gun_refusal(vehicle, is_buttoned_up=use.is_buttoned_up),
    )
    return tuple(reason for reason in told if reason)


def _to_hit(vehicle: VehicleType, use: Use) -> Reason | None:
    """Which TH numbers count where the counter tells a year (VN-Sherman III, VN-Sherman V)."""
    if vehicle.red_to_hit_before is None:
        return None
    is_red = is_red_to_hit(vehicle.red_to_hit_before, use.when.year)
    args = {"colour": "red" if is_red else "black", "year": str(vehicle.red_to_hit_before)}
    return Reason("vehicle-to-hit", f"VN-{vehicle.name}", args=args)


def _numbers(vehicle: VehicleType, readings: ForceReadings, use: Use) -> Iterator[Reason]:
    """The depletion numbers that count where they are told; else that they rise (CG12)."""
    if not vehicle.depletion_rise:
        return
    for letter, number in depletion_numbers(vehicle, use.printed, readings).items():
        yield Reason("vehicle-number", "CG12", args={"letter": letter, "number": str(number)})
    if not use.printed and readings.stug_numbers_rise:
        yield Reason("vehicle-numbers-rise", "CG12")


def _crew_morale(vehicle: VehicleType) -> Reason | None:
    if vehicle.crew_morale is None:
        return None
    return Reason("vehicle-crew-morale", "VN-Pz VIE", args={"morale": vehicle.crew_morale})


def _close_defence(vehicle: VehicleType) -> Reason | None:
    weapon = vehicle.close_defence
    if weapon is None:
        return None
    args: dict[str, str | int | float] = {"code": weapon.code, "firepower": weapon.firepower}
    args["smoke"] = "yes" if weapon.makes_smoke else "no"
    return Reason("vehicle-close-defence", "VN-Pz VIE", args=args)
