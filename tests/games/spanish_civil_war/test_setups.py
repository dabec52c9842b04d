"""The set-ups of both battles: every hex is on its board, what is named stands in supply and in command."""

from collections.abc import Iterator

import pytest

from companion.board.library import open_board
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.positions import place_fault
from companion.games.spanish_civil_war.procedures.stacking import overstacked
from companion.games.spanish_civil_war.rules.ground.hierarchy import headquarters
from companion.games.spanish_civil_war.rules.scenario.reinforcements import entry_hexes
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.scenario_data import (
    Formation,
    Placement,
    order_of_battle,
    scenario,
)
from companion.games.spanish_civil_war.table.commands import PlaceUnits
from companion.games.spanish_civil_war.terms import Battle
from tests.games.spanish_civil_war.table import Table

BATTLES = (Battle.JARAMA, Battle.BRUNETE)
WORDS = {"hq": "HQ 0-1-6", "artillery": "art 4(8)6", "anti-tank": "at 1-2-6 I", "engineer": "eng 4-4-6 II"}
WORDS |= {"company": "tank 2-1-12 I", "tank-battalion": "tank 2-2-12 II", "cavalry": "cav 3-3-8 III"}
WORDS |= {"armoured-car-battalion": "ac 1-1-12 II", "truck": "truck ?-?-12"}
UNIT = "3-4-6/2-2-6 II"


@pytest.mark.parametrize("battle", BATTLES)
def test_every_hex_named_is_on_the_board(battle: Battle) -> None:
    board, rule = open_board(battle.value), scenario(battle)
    for placement in (p for f in order_of_battle(battle).formations for p in f.setup):
        for name in (*placement.hexes, *([placement.centre] if placement.centre else [])):
            assert board.parse_hex(name) in board
    for arrival in rule.arrivals:
        assert all(board.parse_hex(name) in board for name in entry_hexes(battle, arrival.entry))
    for place in rule.places:
        assert all(board.parse_hex(name) in board for name in place.hexes)


@pytest.mark.parametrize("battle", BATTLES)
def test_formations_point_at_one_another(battle: Battle) -> None:
    order, rule = order_of_battle(battle), scenario(battle)
    ids = {formation.id for formation in order.formations}
    assert {formation.parent for formation in order.formations if formation.parent} <= ids
    assert {units.formation for arrival in rule.arrivals for units in arrival.units} <= ids
    assert set(rule.assault_points) <= ids
    assert set(rule.objectives) <= ids
    assert {hq.removeprefix("HQ-") for hq in headquarters(battle)} - ids <= {"J-R-2-1", "J-R-3-1"}


def test_points_add_up_as_in_the_rules() -> None:
    assert sum(place.points for place in scenario(Battle.JARAMA).places) == 145
    assert sum(place.points for place in scenario(Battle.BRUNETE).places) == 32
    pools = scenario(Battle.BRUNETE).assault_points
    assert sum(points for id_, points in pools.items() if id_.startswith("B-N-")) == 18


def named(formation: Formation) -> Iterator[tuple[Placement, str]]:
    """The units that stand in hexes which the rules name, one a hex."""
    for placement in formation.setup:
        hexes = placement.hexes if placement.each else placement.hexes[:1]
        for hex_ in hexes:
            yield placement, hex_


def set_up(battle: Battle) -> Table:
    """Everything that has a hex of its own, and the division HQs of Jarama behind their brigades."""
    table = Table(battle)
    for formation in order_of_battle(battle).formations:
        for placement, hex_ in named(formation):
            before = set(table.game.units)
            table.tell(formation.faction, f"{formation.id}: {WORDS.get(placement.what, UNIT)}")
            (new,) = set(table.game.units) - before
            table.do(PlaceUnits(units=(new,), hex=table.hex(hex_)))
    return table


@pytest.mark.parametrize("battle", BATTLES)
def test_every_unit_that_the_rules_place_stands_legally(battle: Battle) -> None:
    """No stack is too large, nobody stands with an enemy or out of its columns; all without an overrule."""
    scene = set_up(battle).scene
    assert list(overstacked(scene)) == []
    for unit in scene.game.on_map():
        assert unit.stand.hex is not None
        assert {one.faction for one in scene.at(unit.stand.hex)} == {unit.faction}
        assert place_fault(scene, (unit,), unit.stand.hex) is None


@pytest.mark.parametrize("battle", BATTLES)
def test_brigades_placed_around_a_hex_begin_in_supply_there(battle: Battle) -> None:
    table = set_up(battle)
    for formation in order_of_battle(battle).formations:
        for centre in {placement.centre for placement in formation.setup if placement.centre}:
            before = set(table.game.units)
            table.tell(formation.faction, f"{formation.id}: {UNIT}")
            (new,) = set(table.game.units) - before
            table.insist(table.placing(new, centre))
            assert table.scene.situation.would_supply(formation.faction, table.hex(centre))


def test_brunete_begins_in_command_where_players_place_the_corps_hqs_well() -> None:
    """Each division with its HQ in its own hex, the V Corps at 1502 and the XVIII at 1902 (B.15f)."""
    table = set_up(Battle.BRUNETE)
    table.tell(Faction.REPUBLICAN, "11: HQ 0-1-6\n46: HQ 0-1-6\n34: HQ 0-1-6\nV: HQ 0-1-6\nXVIII: HQ 0-1-6")
    table.put(
        B_R_11_hq_1="1603", B_R_46_hq_1="1402", B_R_34_hq_1="1701", B_R_V_hq_1="1502", B_R_XVIII_hq_1="1902"
    )
    _, lost = lacking(table)
    republicans = {table.where(unit.id) for unit in table.game.on_map(Faction.REPUBLICAN)}
    assert lost & republicans == set()


def lacking(table: Table) -> tuple[set[str], set[str]]:
    """Where units stand that are out of supply, and where those out of command do."""
    table.go_to(Phase.FIRST_COMBAT)
    table.judge()
    status = {unit.id: table.game.status(unit.id) for unit in table.game.on_map()}
    cut = {table.where(id_) for id_, judged in status.items() if not judged.is_supplied}
    return cut, {table.where(id_) for id_, judged in status.items() if not judged.is_in_command}


def test_jarama_begins_in_supply_and_near_its_hqs_in_command() -> None:
    """Without the HQs that players place: tanks at Arganda, 1653, and the foremost battalion are far off."""
    table = set_up(Battle.JARAMA)
    table.tell(Faction.REPUBLICAN, "A: HQ 0-1-6")
    table.tell(Faction.NATIONALIST, "VAR: HQ 0-1-6")
    table.put(J_R_A_hq_1="3537", J_N_VAR_hq_1="2828")
    assert lacking(table) == (set(), {"3351", "1653", "3532"})


def test_brunete_begins_in_supply_and_only_two_towns_reach_the_hq_of_the_71st() -> None:
    """Nobody has placed the corps HQs yet, so the tanks at 1501 obey none."""
    cut, lost = lacking(set_up(Battle.BRUNETE))
    assert cut == set()
    assert lost == {"1506", "2707", "2403", "2805", "3008", "1105", "1104", "3202", "1501"}
