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
from companion.games.no_prisoners.rules.movement.costs import Mover, Step, step_cost
from companion.games.no_prisoners.rules.movement.stacking import StackHex, stacking_limit
from companion.games.no_prisoners.tables import tables
from companion.games.no_prisoners.terms import Faction, ResultCode, Role

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


# Movement, stacking and defence, and the first two in winter.
TERRAIN = {
    "clear": (1, 2, 1, 1, 2),
    "rough": (2, 2, 2, 2, 2),
    "desert": (2, 1, 1, 2, 2),
    "lava": (3, 1, 1, 3, 1),
    "mountain": (3, 2, 2, 3, 2),
    "marsh": (2, 1, 1, 2, 1),
    "seasonal_lake_wadi": (1, 1, 1, 2, 2),
    "city": (1, 3, 2, 1, 3),
    "city_red": (1, 3, 2, 1, 3),
    "damascus": (1, 3, 1, 1, 3),
    "town": (1, 3, 1.5, 1, 3),
}


@pytest.mark.parametrize("key", TERRAIN)
def test_every_row_of_the_terrain_chart(key: str) -> None:
    terrain = frozenset({key})
    moves = [step_cost(Step(terrain), Mover(is_winter=winter)) for winter in (False, True)]
    limits = [stacking_limit(StackHex(terrain, winter)) for winter in (False, True)]
    assert TERRAIN[key] == (moves[0], limits[0], tables().terrain[key].defence, moves[1], limits[1])


def test_the_chart_has_no_other_row() -> None:
    assert tables().terrain.keys() == TERRAIN.keys()


def test_rivers_entrenchments_and_passes() -> None:
    mountain = frozenset({"mountain"})
    assert step_cost(Step(mountain, is_across_river=True), Mover()) == 5
    assert step_cost(Step(mountain, is_by_pass=True), Mover()) == 1
    dug_in = Step(frozenset({"clear"}), has_entrenchment=True)
    assert step_cost(dug_in, Mover(faction=Faction.CENTRAL_POWERS)) == 2
    assert step_cost(dug_in, Mover(faction=Faction.ALLIED)) == 1
    assert stacking_limit(StackHex(frozenset({"lava"}), has_pass=True)) == 2


def test_victory_levels() -> None:
    assert [(level.level, level.least) for level in tables().victory] == [
        ("draw", 0),
        ("limited", 10),
        ("operational", 20),
        ("strategic", 30),
    ]
