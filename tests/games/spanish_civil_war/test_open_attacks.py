"""What the combat page offers before a combat: each hex that may be attacked, with all who may attack it."""

import pytest

from companion.games.spanish_civil_war.procedures.duties import duties_left
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.shown.attacks import MOST, open_attacks, open_support
from companion.games.spanish_civil_war.shown.combat import COMBAT_PANEL
from companion.games.spanish_civil_war.table.commands import DeclareFight, JoinFight, PlaceUnits, RollFight
from companion.games.spanish_civil_war.terms import AttackKind, Battle
from companion.kit.panels import ChoiceList
from companion.session.commands import ChooseSetting, SetFacts
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table


@pytest.fixture
def table() -> Table:
    """Two battalions, a gun and an HQ beside 3533; another battalion beside both 3533 and 3632."""
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "48: 2x 3-4-6/2-2-6 II, HQ 0-1-6\nA: HQ 0-1-6")
    table.tell(NATIONALIST, "1: 3x 7-4-6/3-3-6 II, HQ 0-1-6, art 5(6)6\nVAR: HQ 0-1-6")
    table.put(J_R_48_infantry_1="3533", J_R_48_infantry_2="3632")
    table.put(J_N_1_infantry_1="3532", J_N_1_infantry_2="3433", J_N_1_artillery_1="3532", J_N_1_hq_1="3532")
    return table


def offered(table: Table) -> dict[str, list[str]]:
    """By hexes who would attack them."""
    found = {}
    for choice in open_attacks(table.scene):
        wish = choice.build()
        assert isinstance(wish, DeclareFight)
        hexes = " ".join(map(table.system.map.board.hex_name, wish.hexes))
        found[hexes] = [id_.removeprefix("J-N-1-") for id_ in wish.attackers]
    return found


def test_all_who_may_attack_a_hex_attack_it_but_guns_and_hqs_that_need_not(table: Table) -> None:
    table.put(J_N_1_hq_1="3530")
    assert offered(table) == {}
    table.go_to(Phase.FIRST_COMBAT)
    both = ["infantry-1", "infantry-2"]
    assert offered(table) == {"3533": ["infantry-2"], "3632": ["infantry-1"], "3632 3533": both}


def test_an_hq_that_must_attack_goes_with_its_stack(table: Table) -> None:
    """It has no strength, but stands in the enemy's zone as the others do (11.1a, 11.1f)."""
    table.go_to(Phase.FIRST_COMBAT)
    both = ["infantry-1", "infantry-2", "hq-1"]  # as one: the hexes have infantry-1 in common
    assert offered(table) == {"3533": ["infantry-2"], "3632": ["infantry-1", "hq-1"], "3632 3533": both}


def test_an_hq_that_must_attack_alone_is_offered_it(table: Table) -> None:
    table.put(J_N_1_infantry_1="3129", J_N_1_infantry_2="3130", J_N_1_artillery_1="3131")
    table.go_to(Phase.FIRST_COMBAT)
    assert offered(table) == {"3632 3533": ["hq-1"]}


def test_hqs_and_trucks_beside_an_attack_are_not_left_behind_with_their_duty() -> None:
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, "34: HQ 0-1-6, 5-5-6/2-2-6 III")
    table.tell(NATIONALIST, "13: HQ 0-1-6, 3-4-6/1-2-6 II\nTRUCK: truck 0-0-12")
    table.put(B_R_34_hq_1="2210", B_R_34_infantry_1="2213")
    table.put(B_N_13_hq_1="2313", B_N_13_infantry_1="2313", B_N_TRUCK_truck_1="2312")
    table.go_to(Phase.SECOND_COMBAT)
    (attack, *_) = open_attacks(table.scene)
    assert attack.values["attackers"] == ("B-N-13-infantry-1", "B-N-13-hq-1", "B-N-TRUCK-truck-1")
    table.do(attack.build(), RollFight())
    table.dice(4)
    table.settle()
    assert [line.key for line in duties_left(table.scene)] == ["scw-no-fight"]


def test_it_stands_on_the_combat_page_and_begins_the_combat(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    page = next(one for one in table.system.panels(table.session.state) if one.id == COMBAT_PANEL)
    attacks = next(part for part in page.parts if isinstance(part, ChoiceList)).choices
    wanted = next(choice for choice in attacks if choice.label.args["hex"] == "3533")
    assert (wanted.label.args["start"], wanted.label.args["count"]) == ("3433", 1)
    table.do(wanted.build())
    assert table.game.fight is not None
    assert table.game.fight.attackers == ("J-N-1-infantry-2",)
    assert offered(table) == {}


def test_who_has_attacked_and_who_was_attacked_are_offered_no_more(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(DeclareFight(attackers=("J-N-1-infantry-2",), hexes=(table.hex("3533"),)), RollFight())
    table.dice(1)
    table.settle()
    assert offered(table) == {"3632": ["infantry-1", "hq-1"]}


def test_hexes_that_must_be_attacked_come_first(table: Table) -> None:
    table.put(J_R_48_hq_1="3531")  # before all others in order, but an HQ has no ZOC
    table.go_to(Phase.FIRST_COMBAT)
    assert list(offered(table))[-1] == "3531 3632", "who stands beside the HQ is needed for 3632"


def played_out(table: Table, number: int) -> list[str]:
    """The attacks of a phase by hexes: of those offered a chosen one first, then always the first."""
    fought = []
    while choices := [one for one in open_attacks(table.scene) if "kind" not in one.values]:
        wish = choices[number if not fought else 0].build()
        fought.append(" ".join(map(table.system.map.board.hex_name, wish.hexes)))
        table.do(wish, RollFight())
        table.dice(4)
        table.settle()
    return fought


@pytest.mark.parametrize("is_strict", [False, True])
@pytest.mark.parametrize("stacks", ["3532 3633 3432", "3532 3434 3633"], ids=["one-shared", "two-shared"])
@pytest.mark.parametrize(
    ("number", "fought"),
    [(0, ["3433", "3533"]), (1, ["3533", "3433"]), (2, ["3433 3533"])],
)
def test_attackers_that_two_hexes_share_leave_the_other_attackable(
    *, is_strict: bool, stacks: str, number: int, fought: list[str]
) -> None:
    """11.1a, 11.1e: of three stacks some are beside both hexes, the others beside one."""
    table = Table(Battle.JARAMA)
    table.do(ChooseSetting(key="scw-stack-attacks-one-hex", value=is_strict))
    table.tell(REPUBLICAN, "48: 2x 3-4-6/2-2-6 II")
    table.tell(NATIONALIST, "1: 3x 7-4-6/3-3-6 II")
    table.put(J_R_48_infantry_1="3533", J_R_48_infantry_2="3433")
    table.put(**{f"J_N_1_infantry_{count}": hex_ for count, hex_ in enumerate(stacks.split(), start=1)})
    table.go_to(Phase.FIRST_COMBAT)
    assert played_out(table, number) == fought
    assert [line.key for line in duties_left(table.scene)] == ["scw-no-fight"]


def test_stacks_too_few_for_the_hexes_attack_them_as_one_or_part(table: Table) -> None:
    """11.1d: as one comes first; a stack that does not read strictly may part for two attacks."""
    table.put(J_R_48_infantry_2="3633", J_N_1_infantry_2="3532", J_N_1_hq_1="3530")
    table.go_to(Phase.FIRST_COMBAT)
    both = ["infantry-1", "infantry-2"]
    as_one, *apart = offered(table).items()
    assert as_one == ("3633 3533", both)
    assert [len(units) for _, units in apart] == [1, 1], "the other is needed for the other hex"
    table.do(ChooseSetting(key="scw-stack-attacks-one-hex", value=True))
    assert offered(table) == {"3633 3533": both}


def test_one_unit_that_must_attack_several_hexes_is_offered_all_of_them_at_once(table: Table) -> None:
    """11.1a, 11.1e: it attacks once, so that one hex alone would leave the other unattacked."""
    table.tell(REPUBLICAN, "48: 3x 3-4-6/2-2-6 II")
    table.put(J_N_1_infantry_1="2131", J_N_1_infantry_2="2331", J_R_48_infantry_3="2231")
    table.go_to(Phase.SECOND_COMBAT)
    both = [
        choice for choice in open_attacks(table.scene) if "J-R-48-infantry-3" in choice.values["attackers"]
    ]
    hexes = [{*map(table.system.map.board.hex_name, choice.build().hexes)} for choice in both]
    assert hexes == [{"2131", "2331"}] * len(both) != []


def test_the_list_stays_short(table: Table) -> None:
    table.tell(REPUBLICAN, "17: 16x 3-4-6 II")
    table.put(J_N_1_infantry_3="3431")
    board = table.system.map.board
    own = {table.hex(name) for name in ("3532", "3433", "3431")}
    around = {hex_ for start in own for hex_ in board.neighbours(start)} - own - {table.hex("3533")}
    free = [hex_ for hex_ in sorted(around) if not table.scene.at(hex_)]
    for number, hex_ in enumerate(free, start=1):
        table.do(PlaceUnits(units=(f"J-R-17-infantry-{number}",), hex=hex_))
    table.go_to(Phase.FIRST_COMBAT)
    assert len(free) + 2 > MOST >= len(offered(table))


def test_guns_and_aircraft_in_support_are_offered_while_the_die_waits(table: Table) -> None:
    """Aircraft, the defender's first, then guns, the attacker's first; once each, and none after the die."""
    table.tell(REPUBLICAN, "48: art 4(8)6\nSB2: air 4")
    table.tell(NATIONALIST, "AIR: air 4")
    table.put(J_R_48_hq_1="3534", J_R_A_hq_1="3535", J_R_48_artillery_1="3535")
    table.go_to(Phase.FIRST_COMBAT)
    assert supporters(table) == []
    table.do(DeclareFight(attackers=("J-N-1-infantry-1",), hexes=(table.hex("3533"),)))
    air, guns = ["J-R-SB2-air-1", "J-N-AIR-air-1"], ["J-N-1-artillery-1", "J-R-48-artillery-1"]
    assert supporters(table) == [*air, *guns]
    table.do(next(open_support(table.scene)).build())
    assert table.game.fight is not None
    assert table.game.fight.defence_help.aircraft == ("J-R-SB2-air-1",)
    assert supporters(table) == [*air[1:], *guns]
    table.do(RollFight())
    table.dice(1)
    assert supporters(table) == []


def supporters(table: Table) -> list[str]:
    """Who is offered to join."""
    return [choice.build().units[0] for choice in open_support(table.scene) if choice.is_legal]


def test_whom_the_others_came_before_is_told_that_it_is_too_late(table: Table) -> None:
    table.tell(REPUBLICAN, "SB2: air 4")
    table.tell(NATIONALIST, "AIR: air 4")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(DeclareFight(attackers=("J-N-1-infantry-1",), hexes=(table.hex("3533"),)))
    table.do(JoinFight(units=("J-N-AIR-air-1",)))
    late = [choice.refusal for choice in open_support(table.scene) if not choice.is_legal]
    assert [(why.key, why.rule) for why in late if why] == [("scw-defence-allots-first", "5.0E2")]


def test_one_attack_on_several_hexes_is_offered_where_a_stack_stands_beside_several(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    for unit, is_beside_both in (("J-N-1-infantry-1", True), ("J-N-1-infantry-2", False)):
        choices = table.system.counter_choices(table.session.state, (unit,))
        joint = [one for one in choices if one.label.key == "scw-choice-attack-hexes"]
        assert [one.values["kind"].value for one in joint] == ["normal", "assault"] * is_beside_both


def test_an_assault_whose_points_have_run_out_says_so_where_it_would_stand() -> None:
    """Nobody looks for it in vain (11.2f)."""
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, "11: 5-5-6/3-3-6 III, HQ 0-1-6")
    table.tell(NATIONALIST, "13: 5-5-6/3-3-6 III")
    table.put(B_R_11_infantry_1="1912", B_R_11_hq_1="1911", B_N_13_infantry_1="1913")
    table.do(SetFacts(facts={"assault_points/B-R-11": 0}))
    table.go_to(Phase.FIRST_COMBAT)
    attack, assault = open_attacks(table.scene)
    assert attack.is_legal
    assert assault.refusal is not None
    assert assault.refusal.key == "scw-assault-no-points"


def test_of_many_divisions_that_may_pay_one_is_asked_for_the_richest_first() -> None:
    """11.2f, B.5: a regiment of no division has all of them to choose from, in one button."""
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, "94: 5-5-6 III\nV: HQ 0-1-6")
    table.tell(NATIONALIST, "71: 2-3-6/1-2-6 II")
    table.put(B_R_94_infantry_1="1811", B_R_V_hq_1="1810", B_N_71_infantry_1="1812")
    table.go_to(Phase.FIRST_COMBAT)
    (assault,) = (one for one in open_attacks(table.scene) if one.values.get("kind") is AttackKind.ASSAULT)
    (payer,) = assault.inputs
    assert payer.usual == payer.options[0] == "B-R-11"
    assert len(payer.options) == 9
    table.do(assault.build(charge_to="B-R-34"))
    assert table.game.assault_points["B-R-34"] == 2
