"""Repair of equipment: vehicles, weapons, captured things, ammunition (4.512)."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.chance.requests import Modifier
from companion.reason import CompanionError, Reason
from companion.systems.elst.campaign_dates import CampaignDate, TimeOfDay
from companion.systems.elst.factions import Faction
from companion.systems.elst.refit.readings import PRINTED, RefitReadings
from companion.systems.elst.refit.tables import refit_tables, table_result
from companion.systems.elst.refit.terms import WeaponResult


class RepairError(CompanionError):
    """A repair that the rules do not allow."""


@dataclass(frozen=True, slots=True)
class BrokenWeapon:
    """A malfunctioned weapon. `repair_number` is printed on its counter."""

    repair_number: int
    is_vehicular: bool = False
    is_main_armament: bool = False
    is_gun: bool = False
    is_captured: bool = False


@dataclass(frozen=True, slots=True)
class Repairers:
    """Those Retained in the same Setup or Entry Area."""

    has_infantry: bool = True
    has_crew: bool = True
    is_isolated: bool = False


def weapon_refusal(
    weapon: BrokenWeapon, repairers: Repairers, readings: RefitReadings = PRINTED
) -> Reason | None:
    """Why a weapon may not be repaired; None when its owner must roll (4.5123a, A-45)."""
    if weapon.is_captured:
        return Reason("refit-captured-not-repaired", "4.5123a")
    is_self_sufficient = weapon.is_vehicular and not readings.vehicle_repair_needs_infantry
    if repairers.has_infantry or is_self_sufficient:
        return None
    return Reason("refit-no-infantry-to-repair", "4.5123a")


def weapon_modifiers(weapon: BrokenWeapon, repairers: Repairers) -> tuple[Modifier, ...]:
    """The drm for a malfunctioned weapon (4.5123a)."""
    return tuple(_weapon_modifiers(weapon, repairers))


def _weapon_modifiers(weapon: BrokenWeapon, repairers: Repairers) -> Iterator[Modifier]:
    if weapon.is_vehicular:
        yield Modifier(value=-1, reason=Reason("refit-drm-vehicular", "4.5123a"))
    if weapon.repair_number:
        yield Modifier(value=-weapon.repair_number, reason=Reason("refit-drm-repair-number", "4.5123a"))
    if weapon.is_gun and not repairers.has_crew:
        yield Modifier(value=1, reason=Reason("refit-drm-no-crew", "4.5123a"))
    if repairers.is_isolated:
        yield Modifier(value=1, reason=Reason("refit-drm-isolated", "4.5123a"))


@dataclass(frozen=True, slots=True)
class WeaponRepair:
    """What a repair roll makes of a weapon; `is_recalled`: its vehicle is under Recall at once."""

    result: WeaponResult
    is_recalled: bool = False


def weapon_repair(
    dr: int, weapon: BrokenWeapon, repairers: Repairers, readings: RefitReadings = PRINTED
) -> WeaponRepair:
    """The outcome of a repair roll; RepairError when none may be made (4.5123a)."""
    if refusal := weapon_refusal(weapon, repairers, readings):
        raise RepairError(refusal)
    result = table_result(refit_tables().weapon, dr + _sum(weapon_modifiers(weapon, repairers)))
    if result is WeaponResult.ELIMINATED and weapon.is_vehicular:
        return WeaponRepair(WeaponResult.DISABLED, is_recalled=weapon.is_main_armament)
    return WeaponRepair(result)


def trade_refusal(is_disabled: bool, has_lmg: bool) -> Reason | None:
    """Why a vehicular MG may not be repaired by giving up an LMG of its area; None when it may (4.5123b)."""
    if not is_disabled:
        return Reason("refit-mg-not-disabled", "4.5123b")
    return None if has_lmg else Reason("refit-no-lmg", "4.5123b")


def is_captured_roll_due(is_working: bool, has_infantry: bool) -> bool:
    """Whether a captured weapon is rolled for: a working one with Infantry in its area (4.5124)."""
    return is_working and has_infantry


def is_captured_kept(is_working: bool, has_infantry: bool, dr: int | None) -> bool:
    """Whether a captured weapon stays; a malfunctioned one is lost without a roll (4.5124).

    `dr` is None where no roll is due; RepairError when it is missing.
    """
    if not is_captured_roll_due(is_working, has_infantry):
        return is_working
    if dr is None:
        raise RepairError(Reason("refit-roll-missing", "4.5124"))
    return dr < refit_tables().captured_lost_from


def is_resupplied(is_captured: bool, is_isolated: bool) -> bool:
    """Whether special ammunition comes back and Low Ammo goes (4.5125, 4.5126)."""
    return not is_captured and not is_isolated


def is_withdrawn_at_night(faction: Faction, date: CampaignDate, is_mobile: bool, is_isolated: bool) -> bool:
    """Whether a tank on the map goes to its Entry Area: mobile British ones after an evening scenario, unless
    Isolated (4.5127, X-08). `date` is that of the scenario just finished."""
    is_evening = date.time is TimeOfDay.EVENING
    return faction is Faction.BRITISH and is_evening and is_mobile and not is_isolated


def is_lost_to_recall(is_recalled: bool) -> bool:
    """Whether an AFV is eliminated as one under Recall (4.5128)."""
    return is_recalled


def _sum(modifiers: tuple[Modifier, ...]) -> int:
    return sum(modifier.value for modifier in modifiers)
