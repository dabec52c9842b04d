"""The rigid Republican command at Brunete: objectives of divisions, boundaries of corps (B.15)."""

import pytest

from companion.games.spanish_civil_war.procedures.duties import duties_left, unattacked
from companion.games.spanish_civil_war.procedures.marching import reach_of
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.shown.victory import VICTORY_PANEL
from companion.games.spanish_civil_war.table.commands import (
    AdvanceUnit,
    DeclareFight,
    MoveUnits,
    NextPhase,
    RollFight,
)
from companion.games.spanish_civil_war.terms import Battle
from companion.kit.panels import Table as PanelTable
from companion.session.commands import SetFacts
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

OWN = ("1907", "2707", "3008")  # the objectives of the 34th
REGIMENT, SECOND = "B-R-34-infantry-1", "B-R-34-infantry-2"


@pytest.fixture
def table() -> Table:
    """Two strong regiments of the 34th and its HQ, others of the 46th and of the late 14th."""
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, "34: 2x 20-9-6/9-4-6 III, HQ 0-1-6\n46: 5-5-6 III\n14: 5-5-6 III\n94: 5-5-6 III")
    table.tell(REPUBLICAN, "V: HQ 0-1-6\nXVIII: HQ 0-1-6")
    table.tell(NATIONALIST, "71: 2-3-6/1-2-6 II, 3-3-6/2-2-6 III, HQ 0-1-6")
    return table


def put(table: Table, **places: str) -> None:
    """Units where the test needs them, whatever else the rules say."""
    for name, hex_ in places.items():
        table.insist(table.placing(name.replace("_", "-"), hex_))


def capture_all(table: Table) -> None:
    """The 34th has been in each of its objectives."""
    for hex_ in OWN:
        put(table, B_R_34_infantry_2=hex_)
    assert table.game.captured_by("B-R-34") == OWN


def test_an_enemy_zone_keeps_an_objective_from_being_captured_until_it_goes(table: Table) -> None:
    """B.15b, N57."""
    put(table, B_N_71_infantry_2="1908", B_R_34_infantry_1="1907")
    assert not table.game.captured_by("B-R-34")
    put(table, B_N_71_infantry_2="2112")
    assert table.game.captured_by("B-R-34") == ("1907",)


def test_an_objective_is_captured_when_the_enemy_loses_the_strength_for_a_zone(table: Table) -> None:
    """The regiment with 3 on its face turns over to 2, and its ZOC is gone."""
    put(table, B_N_71_infantry_2="1908", B_R_34_infantry_1="1907", B_R_34_infantry_2="1808")
    table.go_to(Phase.FIRST_COMBAT)
    table.insist(DeclareFight(attackers=(SECOND,), hexes=(table.hex("1908"),)))
    table.do(RollFight())
    assert not table.game.captured_by("B-R-34")
    table.dice(3)
    assert table.where("B-N-71-infantry-2") == "1908"
    assert table.game.captured_by("B-R-34") == ("1907",)


def test_what_another_division_takes_is_not_captured(table: Table) -> None:
    put(table, B_R_46_infantry_1="1907")
    assert not any(map(table.game.captured_by, table.game.captured))
    assert table.game.holders["1907"] is REPUBLICAN


def test_only_its_own_objectives_are_open_until_all_of_them_are_captured(table: Table) -> None:
    put(table, B_R_34_infantry_1="2805")
    table.go_to(Phase.FIRST_MOVEMENT)
    refusal = table.refused(table.move(REGIMENT, "2806"))
    assert (refusal.rule, refusal.args["missing"]) == ("B.15c", "1907, 2707, 3008")
    capture_all(table)
    table.do(table.move(REGIMENT, "2806"))


def test_nobody_passes_through_the_objective_of_others(table: Table) -> None:
    put(table, B_R_34_infantry_1="2805")
    table.go_to(Phase.FIRST_MOVEMENT)
    objective = table.hex("2806")
    assert objective not in reach_of(table.scene, table.unit(REGIMENT)).arrivals
    capture_all(table)
    assert objective in reach_of(table.scene, table.unit(REGIMENT)).arrivals


def test_nobody_rides_through_the_objective_of_others(table: Table) -> None:
    """B.7b, B.15c: the truck alone drives through it, with a regiment of another division round it."""
    table.tell(REPUBLICAN, "11: 2x 5-5-6 III\nTRUCK: truck 0-0-12")
    truck, regiment = "B-R-TRUCK-truck-1", "B-R-11-infantry-1"
    put(table, B_R_TRUCK_truck_1="1807", B_R_11_infantry_1="1807")
    table.go_to(Phase.FIRST_MOVEMENT)
    objective, beyond = table.hex("1907"), table.hex("1908")
    table.do(MoveUnits(units=(truck, regiment), hex=beyond))
    assert table.unit(truck).stand.points_left == 10
    assert table.refused(MoveUnits(units=(truck, regiment), hex=objective)).rule == "B.15c"
    table.session.undo()
    assert objective in reach_of(table.scene, table.unit(truck)).arrivals
    table.do(table.move(truck, "1908"))
    assert table.unit(truck).stand.points_left == 11


def test_nobody_attacks_or_advances_into_the_objective_of_others(table: Table) -> None:
    put(table, B_R_34_infantry_1="2805", B_N_71_infantry_1="2806")
    table.go_to(Phase.FIRST_COMBAT)
    attack = DeclareFight(attackers=(REGIMENT,), hexes=(table.hex("2806"),))
    assert table.refused(attack).rule == "B.15c"
    table.insist(attack)
    table.do(RollFight())
    table.dice(6)
    table.do_duties()
    advance = AdvanceUnit(unit=REGIMENT, hex=table.hex("2806"))
    assert table.refused(advance).rule == "B.15c"
    capture_all(table)
    table.do(advance)
    assert table.where(REGIMENT) == "2806"


def test_who_may_attack_none_of_its_enemies_has_no_duty_to(table: Table) -> None:
    """B.15c before 11.1a: the scenario's rule wins (1.0b), and the page says why."""
    put(table, B_R_46_infantry_1="2012", B_N_71_infantry_2="2112")
    table.go_to(Phase.FIRST_COMBAT)
    told = [(line.key, line.rule, line.hexes) for line in table.combat_lines()[:2]]
    barred = ("scw-excused-objective", "B.15c", (table.hex("2112"),))
    assert told == [("scw-nobody-must-fight", "11.1a", ()), barred]
    assert table.system.now(table.session.state).left == ()
    table.do(NextPhase())


def test_who_may_attack_another_enemy_beside_it_still_must(table: Table) -> None:
    put(table, B_R_46_infantry_1="2012", B_N_71_infantry_2="2112")
    table.stand(NATIONALIST, "12: 3-3-6 III", "2013")
    table.go_to(Phase.FIRST_COMBAT)
    assert [line.key for line in duties_left(table.scene)] == ["scw-must-attack", "scw-must-be-attacked"]
    assert unattacked(table.scene) == (table.hex("2013"),)


@pytest.mark.parametrize("unit", ["B-R-14-infantry-1", "B-R-94-infantry-1"])
def test_who_has_no_objectives_goes_anywhere(table: Table, unit: str) -> None:
    """B.15e."""
    table.insist(table.placing(unit, "2805"))
    table.go_to(Phase.FIRST_MOVEMENT)
    table.do(table.move(unit, "2806"))


def test_hexes_that_are_nobodys_objective_are_open(table: Table) -> None:
    """B.15e."""
    put(table, B_R_34_infantry_1="2805", B_N_71_infantry_1="2704")
    table.go_to(Phase.FIRST_MOVEMENT)
    assert table.rule_against(table.move(REGIMENT, "2804")) == ""
    table.go_to(Phase.FIRST_COMBAT)
    attack = DeclareFight(attackers=(REGIMENT,), hexes=(table.hex("2704"),))
    assert table.rule_against(attack) != "B.15c"


@pytest.mark.parametrize(
    ("hq", "start", "to", "why"),
    [
        ("B-R-V-hq-1", "1805", "1905", ""),
        ("B-R-V-hq-1", "1905", "2005", "scw-boundary-fifth"),
        ("B-R-XVIII-hq-1", "2005", "1905", ""),
        ("B-R-XVIII-hq-1", "1905", "1805", "scw-boundary-eighteenth"),
        ("B-R-34-hq-1", "1905", "1805", ""),
        ("B-R-34-hq-1", "1905", "2005", ""),
    ],
)
def test_corps_hqs_keep_to_their_side_of_column_19(
    table: Table, hq: str, start: str, to: str, why: str
) -> None:
    """B.15f."""
    table.insist(table.placing(hq, start))
    table.go_to(Phase.FIRST_MOVEMENT)
    move = MoveUnits(units=(hq,), hex=table.hex(to))
    if why:
        refusal = table.refused(move)
        assert (refusal.key, refusal.rule) == (why, "B.15f")
    else:
        table.do(move)
        assert table.where(hq) == to


def test_a_corps_hq_may_attack_across_its_boundary(table: Table) -> None:
    """B.15f binds where it stands, and whoever is in an enemy zone has to fight (11.0)."""
    put(table, B_R_V_hq_1="1905", B_N_71_infantry_2="2005")
    table.go_to(Phase.FIRST_COMBAT)
    attack = DeclareFight(attackers=("B-R-V-hq-1",), hexes=(table.hex("2005"),))
    assert table.rule_against(attack) == ""


def test_objectives_are_set_to_what_the_table_shows(table: Table) -> None:
    """Only of divisions that were told; with all three set, the hexes of others are open."""
    paths = {fact.path for fact in table.system.facts(table.session.state)}
    own = {f"captured/B-R-34/{hex_}" for hex_ in OWN}
    assert own < paths
    assert not any(path.startswith("captured/B-R-11") for path in paths)
    put(table, B_R_34_infantry_1="2805")
    table.do(SetFacts(facts=dict.fromkeys(sorted(own), True)))
    table.go_to(Phase.FIRST_MOVEMENT)
    table.judge()
    table.do(table.move(REGIMENT, "2806"))
    assert table.game.captured_by("B-R-34") == OWN


def test_the_victory_page_tells_each_divisions_objectives(table: Table) -> None:
    put(table, B_R_34_infantry_1="1907")
    page = next(page for page in table.system.panels(table.session.state) if page.id == VICTORY_PANEL)
    objectives = page.parts[-1]
    assert isinstance(objectives, PanelTable)
    told = {row[0].key: [cell.args["value"] for cell in row[1:]] for row in objectives.rows}
    assert told == {
        "scw-formation-b-r-34": ["1907", "2707 3008"],
        "scw-formation-b-r-46": ["–", "1006 1506 1213"],
    }
