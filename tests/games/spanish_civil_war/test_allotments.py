"""Air support sent to hexes at the start of a combat phase, the defender first (5.0E2, 5.0E3)."""

import pytest

from companion.games.spanish_civil_war.procedures.figures import combat_of
from companion.games.spanish_civil_war.procedures.support import air_points_left
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.shown.allotments import allotment_choices, allotment_lines
from companion.games.spanish_civil_war.shown.attacks import open_support
from companion.games.spanish_civil_war.shown.combat import combat_panel
from companion.games.spanish_civil_war.table.commands import (
    AllotAir,
    DeclareFight,
    JoinFight,
    RollFight,
    StayInFight,
)
from companion.games.spanish_civil_war.terms import Battle
from companion.kit.panels import ChoiceList, Lines
from companion.text import LANGUAGES, Catalogue
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

FOOT, SB2, JU = "J-N-1-infantry-1", "J-R-SB2-air-1", "J-N-AIR-air-1"


@pytest.fixture
def jarama() -> Table:
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "48: 2x 3-4-6/2-2-6 II\nSB2: air 5")
    table.tell(NATIONALIST, "1: 7-4-6/3-3-6 II\nAIR: air 5")
    table.put(J_R_48_infantry_1="3533", J_R_48_infantry_2="3433", J_N_1_infantry_1="3532")
    return table


def send(table: Table, unit: str, at: str = "3533") -> AllotAir:
    side = NATIONALIST if unit.startswith("J-N") else REPUBLICAN
    return AllotAir(side=side, hex=table.hex(at), aircraft=(unit,))


def attack(table: Table) -> DeclareFight:
    return DeclareFight(attackers=(FOOT,), hexes=(table.hex("3533"),))


def test_the_defender_sends_first_and_all_of_it_takes_part(jarama: Table) -> None:
    jarama.go_to(Phase.FIRST_COMBAT)
    jarama.do(send(jarama, SB2), send(jarama, JU), attack(jarama))
    fight = jarama.game.fight
    assert fight is not None
    combat = combat_of(jarama.scene, fight)
    assert (combat.attack_support.air, combat.defence_support.air) == (3, 5)  # the Ju 52 halved by night
    assert jarama.refused(JoinFight(units=(JU,))).rule == "13.1a"


def test_after_the_attacker_the_defender_sends_no_more(jarama: Table) -> None:
    jarama.go_to(Phase.FIRST_COMBAT)
    jarama.do(send(jarama, JU))
    assert jarama.refused(send(jarama, SB2)).key == "scw-defence-allots-first"


def test_the_page_says_who_sends_first_and_then_why_he_sends_no_more(jarama: Table) -> None:
    """5.0E2: his button does not go without a word; the table may still insist on it."""
    jarama.go_to(Phase.FIRST_COMBAT)
    (told,) = allotment_lines(jarama.scene)
    assert (told.key, told.args["side"]) == ("scw-defence-allots-now", "republican")
    jarama.do(send(jarama, JU))
    assert [line.key for line in allotment_lines(jarama.scene)] == ["scw-allotted"]
    (late,) = allotment_choices(jarama.scene)
    assert late.refusal is not None
    assert (late.values["aircraft"], late.refusal.key) == ((SB2,), "scw-defence-allots-first")
    jarama.insist(late.build(hex=jarama.hex("3533")))
    assert len(list(allotment_lines(jarama.scene))) == 2


def test_what_was_sent_to_a_hex_is_told_until_its_combat_is_over(jarama: Table) -> None:
    jarama.go_to(Phase.FIRST_COMBAT)
    jarama.do(send(jarama, SB2, "3433"), send(jarama, JU), attack(jarama), RollFight())
    jarama.dice(4)
    jarama.settle()
    assert [line.hexes for line in allotment_lines(jarama.scene)] == [(jarama.hex("3433"),)]


def test_air_support_stays_with_its_hex(jarama: Table) -> None:
    jarama.go_to(Phase.FIRST_COMBAT)
    jarama.do(send(jarama, SB2, "3433"), attack(jarama))
    fight = jarama.game.fight
    assert fight is not None
    assert fight.defence_help.aircraft == ()
    assert jarama.refused(JoinFight(units=(SB2,))).rule == "13.1a"


def test_it_is_sent_before_the_first_combat_to_hexes_that_are_defended(jarama: Table) -> None:
    assert jarama.refused(send(jarama, SB2)).key == "scw-allot-not-now"
    jarama.go_to(Phase.FIRST_COMBAT)
    assert jarama.refused(send(jarama, SB2, "3532")).key == "scw-nobody-defends-there"
    assert jarama.refused(AllotAir(side=REPUBLICAN, hex=jarama.hex("3533"))).key == "scw-no-aircraft"
    jarama.do(attack(jarama), RollFight())
    jarama.dice(4)
    jarama.settle()
    assert jarama.refused(send(jarama, SB2, "3433")).key == "scw-allot-too-late"


def test_points_are_sent_by_hex_and_come_off_the_total() -> None:
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, "34: 5-5-6/3-3-6 III")
    table.tell(NATIONALIST, "71: 2-3-6/1-2-6 II")
    table.put(B_R_34_infantry_1="2205", B_N_71_infantry_1="2206")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(AllotAir(side=REPUBLICAN, hex=table.hex("2206"), air_points=6))
    assert air_points_left(table.scene, REPUBLICAN) == 14
    assert [line.rule for line in allotment_lines(table.scene)] == ["5.0E3"]  # they attack
    table.do(DeclareFight(attackers=("B-R-34-infantry-1",), hexes=(table.hex("2206"),)))
    fight = table.game.fight
    assert fight is not None
    assert combat_of(table.scene, fight).attack_total == 5 + 6
    over = AllotAir(side=REPUBLICAN, hex=table.hex("2206"), air_points=15)
    assert table.refused(over).key == "scw-allot-too-late"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_combat_page_offers_and_tells_it(jarama: Table, language: str) -> None:
    catalogue = Catalogue(language)
    jarama.go_to(Phase.FIRST_COMBAT)
    offered = list(allotment_choices(jarama.scene))
    assert [one.values["side"] for one in offered] == [REPUBLICAN, NATIONALIST]
    jarama.do(offered[0].build(hex=jarama.hex("3533")))
    lines = [line for part in combat_panel(jarama.scene).parts for line in getattr(part, "lines", ())]
    (sent,) = (line for line in lines if line.key == "scw-allotted")
    assert sent.rule == "5.0E2"  # the defender's
    assert "3533" in catalogue.reason(sent, jarama.system.map.board.hex_name)
    assert all(catalogue.reason(one.label, str) for one in offered)


def test_who_supports_a_combat_is_said_in_order_and_the_table_may_overrule_it(jarama: Table) -> None:
    """The defender's aircraft, the attacker's, his guns, the defender's guns (5.0E2 to 5.0E6)."""
    guns = "J-N-1-artillery-1", "J-R-48-artillery-1"
    jarama.tell(REPUBLICAN, "48: art 3(6)5")
    jarama.tell(NATIONALIST, "1: art 4(8)5")
    jarama.put(J_N_1_artillery_1="3432", J_R_48_artillery_1="3634")
    jarama.go_to(Phase.FIRST_COMBAT)
    jarama.do(attack(jarama), JoinFight(units=(JU,)))
    assert jarama.refused(JoinFight(units=(SB2,))).key == "scw-defence-allots-first"
    jarama.do(JoinFight(units=(guns[1],)))
    assert jarama.refused(JoinFight(units=(guns[0],))).rule == "5.0E5"
    assert jarama.refused(JoinFight(units=(SB2,))).key == "scw-air-before-guns"
    assert not any(
        choice.values["units"] == (SB2,) for choice in open_support(jarama.scene) if choice.is_legal
    )
    jarama.insist(JoinFight(units=(SB2,)))
    assert jarama.game.fight is not None
    assert jarama.game.fight.is_supported_by(SB2)
    jarama.do(StayInFight())
    late = jarama.refused(JoinFight(units=(guns[0],)))
    assert (late.key, late.rule) == ("scw-support-before-retreats", "5.0E7")


def test_in_a_combat_air_points_are_asked_for_before_retreats_by_choice() -> None:
    """As the sequence has it: 5.0E2 and E3 before E7."""
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, "34: 5-5-6/3-3-6 III")
    table.tell(NATIONALIST, "71: 2-3-6/1-2-6 II")
    table.put(B_R_34_infantry_1="2205", B_N_71_infantry_1="2206")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(DeclareFight(attackers=("B-R-34-infantry-1",), hexes=(table.hex("2206"),)))
    rules = [
        [choice.label.rule for choice in part.choices]
        if isinstance(part, ChoiceList)
        else [line.rule for line in part.lines]
        for part in combat_panel(table.scene).parts
        if isinstance(part, ChoiceList | Lines)
    ]
    assert rules.index(["13.2c"]) < next(place for place, of in enumerate(rules) if "11.61" in of)
