"""Batteries in the campaign: how many, whose, and what becomes of them (2.9a, CG3)."""

from collections.abc import Collection
from enum import StrEnum

from companion.games.elst.factions import Faction
from companion.games.elst.rules.artillery.terms import BatteryKind
from companion.reason import Reason


class AfterScenario(StrEnum):
    """What a battery is at the end of a scenario."""

    RETAINED = "retained"
    ELIMINATED = "eliminated"
    CUT_OFF = "cut-off"  # eliminated with its radio


def radio_refusal(battery: str, in_play: Collection[str], most: int) -> Reason | None:
    """Why a battery's radio may not come into play; None when it may (CG3a).

    `in_play` are its side's batteries whose radio has been in play in this scenario, itself perhaps.
    """
    if battery in in_play or len(in_play) < most:
        return None
    return Reason("oba-too-many-batteries", "CG3a", args={"most": most})


def kind_refusal(kind: BatteryKind, faction: Faction) -> Reason | None:
    """Why a side may not have such a battery; None when it may (2.9a)."""
    if kind is BatteryKind.ROCKET and faction is not Faction.GERMAN:
        return Reason("oba-rocket-german-only", "2.9a")
    return None


def after_scenario(missions: int, *, has_lost_radio: bool = False) -> AfterScenario:
    """A battery that has placed an FFE, smoke included, is gone with radio and chits, as is one that no
    radio calls any more (CG3c, CG6, 2c)."""
    if missions:
        return AfterScenario.ELIMINATED
    return AfterScenario.CUT_OFF if has_lost_radio else AfterScenario.RETAINED
