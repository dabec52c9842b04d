"""Repair of equipment: vehicles, weapons, captured things, ammunition (4.512)."""

from companion.chance.requests import Modifier
from companion.reason import CompanionError, Reason
from companion.systems.elst.campaign_dates import CampaignDate, TimeOfDay
from companion.systems.elst.factions import Faction
from companion.systems.elst.refit.tables import refit_tables


class RepairError(CompanionError):
    """A repair that the rules do not allow."""


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
