"""Divisions that leave Brunete so that others come (B.16)."""

from collections.abc import Collection
from dataclasses import dataclass

from companion.games.spanish_civil_war.readings import PRINTED, Readings
from companion.games.spanish_civil_war.rules.scenario.calendar import calendar
from companion.games.spanish_civil_war.scenario_data import WithdrawalRule, scenario
from companion.games.spanish_civil_war.terms import Battle
from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """A division on its way out: by which hexes its units left, whether any still stands on the map.

    `is_relieved`: another has come for it already.
    """

    turn: int
    exit_hexes: frozenset[str]
    has_survivors_on_map: bool
    has_exited: bool
    replacements_used: int
    is_relieved: bool = False


def replacement_refusal(withdrawal: Withdrawal, readings: Readings = PRINTED) -> Reason | None:
    """Why no division comes for one that leaves; None when one does, in the same movement phase."""
    rule = _rule()
    if withdrawal.turn < calendar(Battle.BRUNETE, readings).turn_of(rule.from_day):
        return Reason("scw-withdrawal-too-early", "B.16b")
    if withdrawal.replacements_used >= len(rule.replacements):
        return Reason("scw-withdrawal-none-left", "B.16a")
    if withdrawal.is_relieved:
        return Reason("scw-withdrawal-relieved", "B.16a")
    if withdrawal.has_survivors_on_map:
        return Reason("scw-withdrawal-unfinished", "B.16b")
    return _exit_refusal(rule, withdrawal, readings)


def _exit_refusal(rule: WithdrawalRule, withdrawal: Withdrawal, readings: Readings) -> Reason | None:
    if not withdrawal.has_exited:
        is_enough = readings.destroyed_division_is_replaced
        return None if is_enough else Reason("scw-withdrawal-destroyed", "B.16a")
    return exit_hex_refusal(rule, withdrawal.exit_hexes)


def exit_hex_refusal(rule: WithdrawalRule, hexes: Collection[str]) -> Reason | None:
    """Why units that left by these hexes do not count; None when they do."""
    if hexes and set(hexes) <= set(rule.hexes):
        return None
    return Reason("scw-withdrawal-wrong-hex", "B.16a", args={"hexes": " ".join(rule.hexes)})


def _rule() -> WithdrawalRule:
    rule = scenario(Battle.BRUNETE).withdrawal
    assert rule is not None
    return rule
