"""Repairs without dice: an LMG given up, ammunition, tanks at night (4.5123b, 4.5125-4.5127)."""

from companion.reason import Reason
from companion.systems.elst.campaign_dates import CampaignDate, TimeOfDay
from companion.systems.elst.factions import Faction


def trade_refusal(is_disabled: bool, has_lmg: bool) -> Reason | None:
    """Why a vehicular MG may not be repaired by giving up an LMG of its area; None when it may (4.5123b)."""
    if not is_disabled:
        return Reason("refit-mg-not-disabled", "4.5123b")
    return None if has_lmg else Reason("refit-no-lmg", "4.5123b")


def is_resupplied(is_captured: bool, is_isolated: bool) -> bool:
    """Whether special ammunition comes back and Low Ammo goes (4.5125, 4.5126)."""
    return not is_captured and not is_isolated


def is_withdrawn_at_night(faction: Faction, date: CampaignDate, is_mobile: bool, is_isolated: bool) -> bool:
    """Whether a tank on the map goes to its Entry Area: mobile British ones after an evening scenario, unless
    Isolated (4.5127, X-08). `date` is that of the scenario just finished."""
    is_evening = date.time is TimeOfDay.EVENING
    return faction is Faction.BRITISH and is_evening and is_mobile and not is_isolated
