"""Turns and days (J.1a, B.1a)."""

from dataclasses import dataclass
from datetime import date, timedelta

from companion.games.spanish_civil_war.readings import PRINTED, BruneteTurns, Readings
from companion.games.spanish_civil_war.scenario_data import Scenario, scenario
from companion.games.spanish_civil_war.terms import Battle
from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class Calendar:
    """The turns of a battle, counted from 1. `days_shown` are those that a turn's date names."""

    first_day: date
    days_a_turn: int
    days_shown: int
    last_turn: int

    def days_of(self, turn: int) -> tuple[date, ...]:
        """The day or the two days that a turn is dated with."""
        first = self.first_day + timedelta(days=(turn - 1) * self.days_a_turn)
        return tuple(first + timedelta(days=n) for n in range(self.days_shown))

    def turn_of(self, day: date) -> int:
        """The turn that a day falls on; of two turns that name it, the one it begins."""
        return (day - self.first_day).days // self.days_a_turn + 1


def calendar(battle: Battle, readings: Readings = PRINTED) -> Calendar:
    """The calendar of a battle; that of Brunete has turns of two days or of one."""
    rule = scenario(battle)
    if battle is Battle.BRUNETE and readings.brunete_turns is BruneteTurns.ONE_DAY:
        return _of_single_days(rule)
    count = rule.calendar
    return Calendar(count.first_day, count.days_a_turn, count.days_shown, rule.last_turn)


def _of_single_days(rule: Scenario) -> Calendar:
    count = rule.calendar
    turns = (rule.last_turn - 1) * count.days_a_turn + 1
    return Calendar(count.first_day, 1, count.days_shown, turns)


def date_in_words(days: tuple[date, ...]) -> Reason:
    """The date of a turn: "July 11/12"."""
    shown = "/".join(str(day.day) for day in days)
    return Reason("scw-date", args={"month": f"m{days[0].month}", "days": shown})
