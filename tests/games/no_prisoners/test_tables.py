"""The printed tables, typed anew from the rulebook and compared with the data."""

import pytest

from companion.games.no_prisoners.rules.combat.crt import (
    Losses,
    Strengths,
    losses,
    needs_retreat_die,
    result,
    retreat_hexes,
)
from companion.games.no_prisoners.rules.combat.odds import column_name
from companion.games.no_prisoners.tables import tables
from companion.games.no_prisoners.terms import ResultCode, Role

ALL, ONE, HALF = Losses(is_all=True), Losses(units=1), Losses(strength=5)
NOTHING = Losses()
# Losses and retreats of attacker and defender, each of 9 strength, and who may pursue.
RESULTS = {
    "AA": (ONE, 0, NOTHING, 0, None),
    "AC": (ALL, 0, NOTHING, 0, Role.DEFENDER),
    "AD": (HALF, 1, NOTHING, 0, Role.DEFENDER),
    "AR": (HALF, None, NOTHING, 0, Role.DEFENDER),
    "AW": (NOTHING, 1, NOTHING, 0, Role.DEFENDER),
    "BA": (ONE, 0, ONE, 0, None),
    "BB": (HALF, 0, HALF, 0, None),
    "DA": (NOTHING, 0, ONE, 0, None),
    "DC": (NOTHING, 0, ALL, 0, Role.ATTACKER),
    "DD": (NOTHING, 0, HALF, 1, Role.ATTACKER),
    "DR": (NOTHING, 0, HALF, None, Role.ATTACKER),
    "DW": (NOTHING, 0, NOTHING, 1, Role.ATTACKER),
    "DX": (ONE, 0, ALL, 0, Role.ATTACKER),
}


def test_the_columns_are_headed_as_printed() -> None:
    heads = "<=49 50-99 100-199 200-299 300-399 400-499 500-599 >=600"
    assert [column_name(column) for column in range(8)] == heads.split()


@pytest.mark.parametrize("code", RESULTS)
def test_every_result_takes_and_drives_back_what_the_rules_say(code: str) -> None:
    strengths, attacker, defender = Strengths(9, 9), Role.ATTACKER, Role.DEFENDER
    found = ResultCode(code)
    assert RESULTS[code] == (
        losses(found, attacker, strengths),
        retreat_hexes(found, attacker),
        losses(found, defender, strengths),
        retreat_hexes(found, defender),
        result(found).pursuit,
    )


def test_only_routs_roll_for_their_retreat() -> None:
    rolled = {code for code in RESULTS for role in Role if needs_retreat_die(ResultCode(code), role)}
    assert rolled == {"AR", "DR"}


def test_victory_levels() -> None:
    assert [(level.level, level.least) for level in tables().victory] == [
        ("draw", 0),
        ("limited", 10),
        ("operational", 20),
        ("strategic", 30),
    ]
