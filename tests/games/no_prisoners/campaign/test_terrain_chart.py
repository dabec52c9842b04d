"""Every row of the terrain effects chart, typed anew from the map and played: move, stack, defence (TEC)."""

from dataclasses import dataclass

import pytest

from companion.games.no_prisoners.procedures.attacking import combat_odds
from companion.games.no_prisoners.procedures.marching import reachable
from companion.games.no_prisoners.rules.movement.costs import MoveKind, governing
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.tables import tables
from companion.games.no_prisoners.terms import PlayerTurn
from tests.games.no_prisoners.campaign.sketched_units import refusal
from tests.games.no_prisoners.campaign.sketches import Sketch
from tests.games.no_prisoners.campaign.test_campaign import hex_of

ALLIES, TURKS_WEST, TURKS_EAST = PlayerTurn.WEST_ALLIED, PlayerTurn.WEST_CP, PlayerTurn.EAST_CP
SUMMER, WINTER = 6, 9
UNITS = {
    ALLIES: ("al-w-42", "al-w-52", "al-w-53", "al-w-54"),
    TURKS_WEST: ("cp-w-27", "cp-w-16", "cp-w-23", "cp-w-24"),
    TURKS_EAST: ("cp-e-42", "cp-e-55", "cp-e-160", "cp-e-kb"),
}
ENEMY = {ALLIES: "cp-w-27", TURKS_WEST: "al-w-42", TURKS_EAST: "al-e-cf"}


@dataclass(frozen=True)
class Row:
    """A hex of the chart's row and one beside it, off the road and on the same bank; who plays there."""

    start: str
    hex: str
    player_turn: PlayerTurn = ALLIES


ROWS = {
    "clear": Row("0208", "0308"),
    "rough": Row("0512", "0612"),
    "desert": Row("0110", "0209"),
    "lava": Row("1515", "1615", TURKS_EAST),
    "mountain": Row("0913", "1013"),
    "marsh": Row("0408", "0407"),
    "seasonal_lake_wadi": Row("1008", "1109"),
    "city": Row("0512", "0511"),
    "city_red": Row("1306", "1406"),
    "damascus": Row("1503", "1602"),
    "town": Row("1305", "1404"),
}
TOWN_IN_THE_DESERT = Row("0609", "0709")


def test_the_rows_are_those_of_the_chart() -> None:
    field = Sketch().scene.field
    assert tables().terrain.keys() == ROWS.keys()
    for key, row in ROWS.items():
        assert governing(field.terrain(hex_of(row.hex))) == {key}
        assert not field.is_road(hex_of(row.start), hex_of(row.hex))
        assert not field.is_river(hex_of(row.start), hex_of(row.hex))


def points(row: Row, turn: int) -> float:
    """What a unit pays for the step into the hex; it makes it with as many points as that."""
    table, unit = Sketch(row.player_turn, turn=turn), UNITS[row.player_turn][0]
    table.stand(**{unit: row.start})
    table.print(unit, movement=9)
    cost = float(reachable(table.scene, table.unit(unit), MoveKind.NORMAL)[hex_of(row.hex)].cost)
    table.do(table.march(unit, row.hex))
    assert table.at(unit) == row.hex
    return cost


@pytest.mark.parametrize(
    ("key", "summer", "winter"),
    [
        ("clear", 1, 1),
        ("rough", 2, 2),
        ("desert", 2, 2),
        ("lava", 3, 3),
        ("mountain", 3, 3),
        ("marsh", 2, 2),
        ("seasonal_lake_wadi", 1, 2),
        ("city", 1, 1),
        ("city_red", 1, 1),
        ("damascus", 1, 1),
        ("town", 1, 1),
    ],
)
def test_a_hex_costs_what_the_chart_says(key: str, summer: int, winter: int) -> None:
    assert [points(ROWS[key], turn) for turn in (SUMMER, WINTER)] == [summer, winter]


@pytest.mark.parametrize(("player_turn", "cost"), [(ALLIES, 1), (TURKS_WEST, 2)])
def test_an_entrenchment_costs_the_central_powers_two_points(player_turn: PlayerTurn, cost: float) -> None:
    assert points(Row("1408", "1308", player_turn), SUMMER) == cost


def limit(row: Row, turn: int) -> int:
    """How many of four divisions are left in the hex when the movement phase may end."""
    table = Sketch(row.player_turn, turn=turn)
    table.stand(**dict.fromkeys(UNITS[row.player_turn], row.hex))
    assert table.refused(cmd.NextPhase()) == "np-overstacked-at"
    while table.choices(cmd.RemoveExcess):
        table.do(table.choices(cmd.RemoveExcess)[0].build())
    table.do(cmd.NextPhase())
    return sum(table.at(unit) == row.hex for unit in UNITS[row.player_turn])


@pytest.mark.parametrize(
    ("key", "summer", "winter"),
    [
        ("clear", 2, 2),
        ("rough", 2, 2),
        ("desert", 1, 2),
        ("lava", 1, 1),
        ("mountain", 2, 2),
        ("marsh", 1, 1),
        ("seasonal_lake_wadi", 1, 2),
        ("city", 3, 3),
        ("city_red", 3, 3),
        ("damascus", 3, 3),
        ("town", 3, 3),
    ],
)
def test_a_hex_holds_as_many_as_the_chart_says(key: str, summer: int, winter: int) -> None:
    assert [limit(ROWS[key], turn) for turn in (SUMMER, WINTER)] == [summer, winter]


def multiplier(row: Row, turn: int = SUMMER) -> float:
    """By how much a defence in the hex is multiplied."""
    side = TURKS_WEST if row.hex == "1602" else row.player_turn  # Damascus is defended by Allies alone
    table, unit, enemy = Sketch(side, Phase.COMBAT_1, turn), UNITS[side][0], ENEMY[side]
    table.stand(**{unit: row.start, enemy: row.hex})
    table.print(unit, strength=4)
    table.print(enemy, strength=3)
    table.do(table.attack(row.hex, unit))
    found = combat_odds(table.scene, table.combat)
    assert found.defence == 3 * found.multiplier.value
    return float(found.multiplier.value)


@pytest.mark.parametrize(
    ("key", "factor"),
    [
        ("clear", 1),
        ("rough", 2),
        ("desert", 1),
        ("lava", 1),
        ("mountain", 2),
        ("marsh", 1),
        ("seasonal_lake_wadi", 1),
        ("city", 2),
        ("city_red", 2),
        ("damascus", 1),
    ],
)
def test_a_hex_helps_its_defence_as_the_chart_says(key: str, factor: float) -> None:
    assert [multiplier(ROWS[key], turn) for turn in (SUMMER, WINTER)] == [factor, factor]


def test_a_town_makes_one_and_a_half_of_a_defence_and_no_less_where_the_ground_gives_more() -> None:
    """11.12: nothing adds up, and 4.5 is not rounded."""
    assert multiplier(TOWN_IN_THE_DESERT) == 1.5
    assert multiplier(ROWS["town"]) == 2  # Nazareth, in rough


def test_nobody_crosses_a_lake_or_attacks_over_it_nor_does_a_zone_reach_over() -> None:
    """TEC-all-lake-side: the Dead Sea between 1408 and 1508."""
    table = Sketch(phase=Phase.COMBAT_1)
    table.stand(al_w_42="1408", cp_e_42="1508")
    assert refusal(table, table.attack("1508", "al-w-42")) == ("np-attack-across", "TEC-all-lake-side")
    counter = table.unit("al-w-42")
    assert counter.hex not in table.scene.ezoc(counter.faction, counter.front)
    table = Sketch()
    table.stand(al_w_42="1408")
    table.print("al-w-42", movement=9)
    assert hex_of("1508") not in reachable(table.scene, table.unit("al-w-42"), MoveKind.NORMAL)
    assert table.why_not("al-w-42", "1508") == "np-minimum-boundary"  # which lies on the lake


@pytest.mark.parametrize("end", ["0811", "1010"])
def test_a_pass_is_taken_from_either_of_its_ends(end: str) -> None:
    """TEC-pass: the Mitla Pass in the rough hex 0911."""
    table = Sketch()
    table.stand(al_w_42=end)
    table.print("al-w-42", movement=9)
    found = reachable(table.scene, table.unit("al-w-42"), MoveKind.NORMAL)
    assert found[hex_of("0911")].cost == 1
