"""Coming onto the map and leaving it: costs, edges, numbers, what scores (10.5, 15, 16, J.7, B.6b)."""

from fractions import Fraction

import pytest

from companion.games.spanish_civil_war.procedures.entering import open_entry_hexes
from companion.games.spanish_civil_war.rules.scoring import counted_exits, score_of
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.shown.reach import reach_shades
from companion.games.spanish_civil_war.shown.schedule import waiting_of
from companion.games.spanish_civil_war.table.commands import LeaveMap, MoveUnits, RebuildHq, TypeCounters
from companion.games.spanish_civil_war.table.state import Spot
from companion.games.spanish_civil_war.terms import Battle
from companion.kit.map_items import Motion
from companion.kit.news import news_since
from companion.session.commands import SetFacts
from companion.text import Catalogue
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

FOOT, HQ = "J-N-1-infantry-1", "J-N-1-hq-1"


@pytest.fixture
def jarama() -> Table:
    """The first Nationalist movement phase; a brigade in the Madrid box."""
    table = Table(Battle.JARAMA)
    table.tell(NATIONALIST, "1: 2x 7-4-6/3-3-6 II, HQ 0-1-6\n3: 2x 4-4-6 II\nPZI: tank 2-1-12/- I")
    table.tell(REPUBLICAN, "48: 2x 3-4-6/2-2-6 II\n70: 3x 3-3-6 II\n5: 2x 3-3-6 II\n67: 3-3-6 II")
    table.go_to(Phase.FIRST_MOVEMENT)
    return table


@pytest.fixture
def brunete() -> Table:
    """The first Republican movement phase."""
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, "34: 2x 5-5-6 III, 3-3-6 II\nTRUCK: truck 0-0-12")
    table.tell(NATIONALIST, "71: 2x 2-3-6 II")
    table.go_to(Phase.FIRST_MOVEMENT)
    return table


def test_guns_that_might_have_come_before_are_told_by_the_turn_that_brought_them(jarama: Table) -> None:
    """Two on turn 2, one on turn 3, two on turn 5 (J.4)."""
    jarama.tell(REPUBLICAN, "ART: 3x art 3(6)5")
    jarama.go_to(Phase.SECOND_MOVEMENT, turn=4)
    guns = [f"J-R-ART-artillery-{number}" for number in (1, 2, 3)]
    formation = jarama.scene.formation(jarama.unit(guns[0]))
    told = []
    for gun, hex_ in zip(guns, ("4838", "4839", "4840"), strict=True):
        told.append(waiting_of(jarama.scene, formation)["turn"])
        jarama.do(jarama.move(gun, hex_))
    assert [*told, waiting_of(jarama.scene, formation)["turn"]] == ["2", "2", "3", "5"]


# ---- leaving ----


def test_leaving_costs_what_is_left_after_the_move(jarama: Table) -> None:
    jarama.tell(NATIONALIST, "2: 4-4-1/2-2-1 II")
    slow = "J-N-2-infantry-1"
    jarama.put(J_N_2_infantry_1="2829")
    jarama.do(jarama.move(slow, "2828"))
    assert jarama.unit(slow).stand.points_left == 0
    refusal = jarama.refused(LeaveMap(units=(slow,)))
    assert (refusal.rule, refusal.args["points"], refusal.args["left"]) == ("16.0a", 1, 0)
    jarama.insist(LeaveMap(units=(slow,)))
    assert jarama.where(slow) == "exited"


def test_leaving_out_of_an_enemy_zone_costs_three(jarama: Table) -> None:
    jarama.tell(NATIONALIST, "2: 4-4-2/2-2-2 II")
    slow = "J-N-2-infantry-1"
    jarama.put(J_N_2_infantry_1="2828", J_R_48_infantry_1="2829")
    refusal = jarama.refused(LeaveMap(units=(slow,)))
    assert (refusal.rule, refusal.args["points"]) == ("16.0a", 3)
    jarama.put(J_N_1_infantry_1="2728")
    jarama.do(LeaveMap(units=(FOOT,)))


def test_who_entered_an_enemy_zone_stops_there(jarama: Table) -> None:
    jarama.put(J_N_1_infantry_1="2628", J_R_48_infantry_1="2829")
    jarama.do(jarama.move(FOOT, "2728"))
    assert jarama.refused(LeaveMap(units=(FOOT,))).rule == "6.2a"


# ---- entering ----


def test_who_enters_pays_and_goes_on(jarama: Table) -> None:
    unit = "J-N-3-infantry-1"
    jarama.do(jarama.move(unit, "2828"))
    left = jarama.unit(unit).stand.points_left
    assert left == Fraction(5)
    assert jarama.refused(jarama.move(unit, "3349")).args["points"] == 5
    jarama.do(jarama.move(unit, "2829"))
    assert jarama.refused(jarama.move(unit, "2830")).rule == "6.1c"


def test_who_cannot_pay_for_the_entry_hex_does_not_enter(brunete: Table) -> None:
    brunete.tell(NATIONALIST, "150: 3-3-1 II")
    brunete.go_to(Phase.FIRST_MOVEMENT, turn=3)
    refusal = brunete.refused(brunete.move("B-N-150-infantry-1", "1019"))
    assert (refusal.rule, refusal.args["points"], refusal.args["left"]) == ("6.1d", 2, 1)
    brunete.do(brunete.move("B-N-150-infantry-1", "1020"))


def test_the_second_by_the_same_road_enters_across_country(brunete: Table) -> None:
    brunete.tell(NATIONALIST, "4: 2x 3-3-6 II, tank 2-2-12 II")
    brunete.go_to(Phase.FIRST_MOVEMENT, turn=5)
    for number, left in ((1, 5), (2, 4)):
        unit = f"B-N-4-infantry-{number}"
        brunete.do(brunete.move(unit, "1016"))
        assert brunete.unit(unit).stand.points_left == left
    tank = brunete.move("B-N-4-armour-1", "1016")
    assert brunete.refused(tank).rule == "CH.TEC.woods"
    brunete.insist(tank)
    assert (brunete.where("B-N-4-armour-1"), brunete.unit("B-N-4-armour-1").stand.points_left) == (
        "1016",
        None,
    )


def test_the_wrong_edge_is_refused_and_names_the_right_hexes(jarama: Table) -> None:
    refusal = jarama.refused(jarama.move("J-N-3-infantry-1", "1127"))
    assert (refusal.rule, refusal.args["hexes"]) == ("15.1a", "2428, 2528, 2628, 2728, 2828")
    jarama.insist(jarama.move("J-N-3-infantry-1", "1127"))
    assert jarama.where("J-N-3-infantry-1") == "1127"


def test_another_hex_of_the_edge_will_do_while_all_are_closed(jarama: Table) -> None:
    jarama.go_to(Phase.SECOND_MOVEMENT)
    unit = "J-R-5-infantry-1"
    assert jarama.refused(jarama.move(unit, "4836")).rule == "15.1a"
    for number, hex_ in enumerate(("4839", "4841"), start=1):
        jarama.insist(jarama.placing(f"J-N-1-infantry-{number}", hex_))
    jarama.insist(jarama.placing("J-N-3-infantry-1", "4842"))
    for wrong in ("4840", "4836"):
        refusal = jarama.refused(jarama.move(unit, wrong))
        assert (refusal.rule, refusal.args["hexes"]) == ("15.2a", "4837")
    jarama.do(jarama.move(unit, "4837"))


def test_a_closed_entry_hex_names_those_that_are_open(jarama: Table) -> None:
    jarama.go_to(Phase.SECOND_MOVEMENT)
    jarama.insist(jarama.placing("J-N-1-infantry-1", "4843"))
    refusal = jarama.refused(jarama.move("J-R-5-infantry-1", "4842"))
    assert (refusal.rule, refusal.args["hexes"]) == ("15.1b", "4838, 4839, 4840, 4841")


def test_an_entry_hex_that_the_enemy_holds_names_the_nearest_of_its_edge() -> None:
    """15.2a: the German guns at 3614, which a Republican regiment holds, its zone around it."""
    table = Table(Battle.BRUNETE)
    table.tell(NATIONALIST, "German artillery 5(10)6")
    table.stand(REPUBLICAN, "34: 4-4-6 III", "3614")
    table.go_to(Phase.FIRST_MOVEMENT, turn=2)
    refusal = table.refused(table.move("B-N-GER-artillery-1", "3614"))
    assert (refusal.key, refusal.rule, refusal.args["hexes"]) == (
        "scw-entry-elsewhere",
        "15.2a",
        "3612, 3616",
    )
    table.do(table.move("B-N-GER-artillery-1", "3616"))


def test_the_13th_comes_in_two_parts_each_at_its_own_hex() -> None:
    """B.3a: 1st and 4th Battalions and a gun at 2133, the rest at 3633; without a number it may be either."""
    table = Table(Battle.BRUNETE)
    table.tell(
        NATIONALIST, "13: 1st and 4th Battalions 4-4-6\n13: 5th Battalion 4-4-6, 4-4-6 II, HQ, art 4(6)5"
    )
    table.go_to(Phase.FIRST_MOVEMENT, turn=2)
    first, fourth, fifth, some = (f"B-N-13-infantry-{number}" for number in (1, 2, 3, 4))
    hexes = {first: "2133", fifth: "3633", "B-N-13-hq-1": "3633"}
    for unit, own in hexes.items():
        refusal = table.refused(table.move(unit, "3633" if own == "2133" else "2133"))
        assert (refusal.key, refusal.args["hexes"]) == ("scw-not-an-entry-hex", own)
    both = {table.hex("2133"), table.hex("3633")}
    for unit in (some, "B-N-13-artillery-1"):
        assert open_entry_hexes(table.scene, table.unit(unit)) == both
    table.do(table.move(fourth, "2133"))


@pytest.mark.parametrize(
    ("typed", "key", "rule"),
    [
        ("12: 4-4-6 II @ 3612", "", ""),
        ("12: 4-4-6 II @ 2112", "scw-not-an-entry-hex", "15.1a"),
        ("12: 4-4-6 II @ 3613", "scw-entry-elsewhere", "15.1b"),
        ("4th Division: 4x 4-4-6 II @ 1011", "scw-arrives-later", "15.1a"),
    ],
)
def test_a_reinforcement_told_in_a_hex_is_told_where_it_does_not_come_onto_the_map(
    typed: str, key: str, rule: str
) -> None:
    table = Table(Battle.BRUNETE)
    table.stand(REPUBLICAN, "34: 4-4-6 III", "3614")
    table.go_to(Phase.FIRST_MOVEMENT, turn=2)
    wish = TypeCounters(side=NATIONALIST, text=typed)
    if key:
        refusal = table.refused(wish)
        assert (refusal.key, refusal.rule) == (key, rule)
        table.insist(wish)
    else:
        table.do(wish)


def test_who_was_due_before_may_stand_where_the_table_has_it() -> None:
    """It has moved on since; and a table that nobody tracked is told as it is."""
    table = Table(Battle.BRUNETE)
    table.go_to(Phase.FIRST_MOVEMENT, turn=3)
    table.tell(NATIONALIST, "12: 4-4-6 II @ 2112")
    assert table.where("B-N-12-infantry-1") == "2112"


def test_a_closed_entry_hex_inside_the_map_has_no_other(jarama: Table) -> None:
    """15.2b: the 11th International waits until Arganda is free."""
    jarama.tell(REPUBLICAN, "11I: 3-3-6 II")
    jarama.insist(jarama.placing("J-N-1-infantry-1", "3351"))
    jarama.go_to(Phase.SECOND_MOVEMENT)
    closed = jarama.refused(jarama.move("J-R-11I-infantry-1", "3351"))
    assert (closed.key, closed.rule) == ("scw-entry-enemy", "15.1b")
    refusal = jarama.refused(jarama.move("J-R-11I-infantry-1", "3453"))
    assert (refusal.rule, refusal.args["hexes"]) == ("15.2a", "3351")
    jarama.insist(jarama.placing("J-N-1-infantry-1", "3129"))
    jarama.do(jarama.move("J-R-11I-infantry-1", "3351"))


def test_an_hq_comes_back_at_a_supply_source(jarama: Table) -> None:
    jarama.put(J_N_1_hq_1="3028")
    jarama.take(HQ, Spot.ELIMINATED)
    jarama.do(RebuildHq(unit=HQ))
    jarama.dice(1)
    jarama.go_to(Phase.FIRST_MOVEMENT, turn=2)
    assert jarama.refused(jarama.move(HQ, "3028")).rule == "10.5b"
    (shade,) = reach_shades(jarama.scene, [HQ])
    assert jarama.hex("2828") in shade.hexes
    assert jarama.hex("3028") not in shade.hexes
    jarama.do(jarama.move(HQ, "2828"))


def test_an_hq_that_comes_back_after_the_last_turn_is_told_so(jarama: Table) -> None:
    """10.5a."""
    jarama.go_to(Phase.FIRST_COMBAT, turn=20)
    jarama.put(J_N_1_hq_1="3028")
    jarama.take(HQ, Spot.ELIMINATED)
    jarama.do(RebuildHq(unit=HQ))
    told = len(jarama.session.journal.entries)
    jarama.dice(4)
    (back,) = news_since(jarama.session.journal, told).reasons
    assert (back.key, back.args["turn"]) == ("scw-rebuilt-too-late", "24")


def test_an_hq_comes_back_at_any_source_wherever_its_formation_arrived(jarama: Table) -> None:
    jarama.tell(REPUBLICAN, "11I: HQ 0-1-6")
    hq = "J-R-11I-hq-1"
    jarama.insist(jarama.placing(hq, "3351"))
    jarama.take(hq, Spot.ELIMINATED)
    jarama.do(RebuildHq(unit=hq))
    jarama.dice(1)
    jarama.go_to(Phase.SECOND_MOVEMENT, turn=2)
    jarama.do(jarama.move(hq, "2552"))
    assert jarama.where(hq) == "2552"


def test_units_pile_up_where_they_enter_until_the_phase_ends(brunete: Table) -> None:
    for unit in ("B-R-34-infantry-1", "B-R-34-infantry-2"):
        brunete.do(brunete.move(unit, "1501"))
    assert brunete.where("B-R-34-infantry-2") == "1501"


def test_who_goes_to_meet_those_that_enter_has_not_arrived_himself(brunete: Table) -> None:
    """15.3 is for the others: he is in supply and command as judged."""
    here, coming = "B-R-34-infantry-1", "B-R-34-infantry-2"
    brunete.insist(brunete.placing(here, "1502"))
    brunete.do(MoveUnits(units=(here, coming), hex=brunete.hex("1501")))
    arrived = [brunete.unit(unit).stand.arrived for unit in (here, coming)]
    assert arrived == [None, brunete.game.clock.moment]


def test_only_as_many_come_as_the_schedule_brings(jarama: Table) -> None:
    jarama.tell(REPUBLICAN, "ART: 8x art 4(8)6")
    guns = [f"J-R-ART-artillery-{number}" for number in range(1, 9)]
    jarama.go_to(Phase.SECOND_MOVEMENT, turn=2)
    for gun in guns[:2]:
        jarama.do(jarama.move(gun, "4838"))
    refusal = jarama.refused(jarama.move(guns[2], "4838"))
    assert (refusal.key, refusal.args["turn"]) == ("scw-arrives-later", "3")
    jarama.go_to(Phase.SECOND_MOVEMENT, turn=7)
    for gun in guns[2:7]:
        jarama.do(jarama.move(gun, "4838"))
    refusal = jarama.refused(jarama.move(guns[7], "4838"))
    assert (refusal.key, refusal.args["count"]) == ("scw-arrivals-all-here", 7)


def test_who_comes_by_a_road_goes_round_when_all_roads_are_closed(jarama: Table) -> None:
    """J.5c: of zones C, D and E only the hexes with a road count, open or closed."""
    jarama.tell(NATIONALIST, "VIC: 4-4-6 II")
    unit = "J-N-VIC-infantry-1"
    jarama.go_to(Phase.FIRST_MOVEMENT, turn=3)
    assert jarama.refused(jarama.move(unit, "2428")).rule == "J.5c"
    assert jarama.refused(jarama.move(unit, "3127")).args["hexes"] == "2628, 2828, 2127, 1127"
    for number, hex_ in enumerate(("1127", "2127", "2628", "2828"), start=1):
        jarama.tell(REPUBLICAN, "48: 0-1-1/0-1-1 I")
        jarama.insist(jarama.placing(f"J-R-48-infantry-{number + 2}", hex_))
    refusal = jarama.refused(jarama.move(unit, "1727"))
    assert refusal.rule == "15.2a"
    nearest = str(refusal.args["hexes"]).split(", ")
    assert "2227" in nearest
    jarama.do(jarama.move(unit, "2227"))


# ---- what scores ----


@pytest.mark.parametrize("battle", [Battle.JARAMA, Battle.BRUNETE])
def test_what_scores_besides_is_called_by_the_rule_of_its_battle(battle: Battle) -> None:
    """At Brunete nobody scores for an edge (B.6b); at Jarama they do (J.7e)."""
    table = Table(battle)
    (fact,) = (one for one in table.system.facts(table.session.state) if one.path == "exits_scored")
    assert fact.label.rule == {Battle.JARAMA: "J.7e", Battle.BRUNETE: "B.6b"}[battle]
    assert ("east edge" in Catalogue("en").reason(fact.label, str)) == (battle is Battle.JARAMA)


def test_the_east_edge_scores_while_it_is_in_supply(jarama: Table) -> None:
    jarama.insist(jarama.placing(FOOT, "3053"))
    assert counted_exits(jarama.scene) == 1
    for number, hex_ in ((1, "3052"), (2, "3153")):
        jarama.insist(jarama.placing(f"J-R-48-infantry-{number}", hex_))
    assert counted_exits(jarama.scene) == 0
    jarama.do(SetFacts(facts={"exits_scored": 1}))
    assert score_of(jarama.scene).points(NATIONALIST) == 5


def test_who_left_by_the_east_edge_scores_as_if_there(jarama: Table) -> None:
    jarama.insist(jarama.placing(FOOT, "3053"))
    jarama.do(LeaveMap(units=(FOOT,)))
    assert score_of(jarama.scene).points(NATIONALIST) == 5


def test_regiments_that_left_by_the_exit_hex_score_in_supply(brunete: Table) -> None:
    regiment, battalion = "B-R-34-infantry-1", "B-R-34-infantry-3"
    for unit in (regiment, battalion):
        brunete.insist(brunete.placing(unit, "3614"))
        brunete.do(LeaveMap(units=(unit,)))
    assert counted_exits(brunete.scene) == 1
    before = score_of(brunete.scene).points(REPUBLICAN)
    brunete.put(B_N_71_infantry_1="3614")
    assert counted_exits(brunete.scene) == 0
    assert score_of(brunete.scene).points(REPUBLICAN) == before - 5


def test_reinforcements_that_are_due_are_in_the_round_of_counters_to_move() -> None:
    table = Table(Battle.JARAMA)
    table.tell(NATIONALIST, "3: 4-4-6, HQ\nVIC: 4-4-6")
    table.go_to(Phase.FIRST_MOVEMENT)
    motions = {one.id: one.motion for one in table.system.counters(table.session.state)}
    assert motions["J-N-3-infantry-1"] is motions["J-N-3-hq-1"] is Motion.DUE
    assert motions["J-N-VIC-infantry-1"] is Motion.FREE
