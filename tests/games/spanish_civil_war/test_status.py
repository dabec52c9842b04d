"""Supply and command in play: judged for the phase, frozen, judged again (9.3, 10.3)."""

from collections.abc import Callable

import pytest

from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.procedures.figures import combat_of
from companion.games.spanish_civil_war.procedures.marching import points_of, reach_of
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.shown.status import status_lines
from companion.games.spanish_civil_war.table.commands import CallReserve, DeclareFight, RebuildHq
from companion.games.spanish_civil_war.table.state import Spot, Status
from companion.games.spanish_civil_war.terms import Battle
from companion.hexes.coordinates import HexCoord
from companion.session.commands import SetFacts
from companion.text import Catalogue
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

JARAMA, BRUNETE = Battle.JARAMA, Battle.BRUNETE
IN_ORDER = Status(is_supplied=True, is_in_command=True)
# The unit that is looked at, in the first movement phase of either battle.
MOVER = {JARAMA: "J-N-1-infantry-1", BRUNETE: "B-R-34-infantry-1"}


def jarama() -> Table:
    """A Nationalist battalion in chain, a Republican one opposite."""
    table = Table(JARAMA)
    table.tell(NATIONALIST, "1: 7-4-7/3-3-7 II, HQ 0-1-6\nVAR: HQ 0-1-6")
    table.tell(REPUBLICAN, "48: 3-4-6/2-2-6 II, HQ 0-1-6\nA: HQ 0-1-6")
    table.put(J_N_1_infantry_1="3129", J_N_1_hq_1="3028", J_N_VAR_hq_1="2828")
    table.put(J_R_48_infantry_1="3533", J_R_48_hq_1="3535", J_R_A_hq_1="3537")
    return table


def brunete() -> Table:
    """A regiment of the 34th in chain on the second turn, a Nationalist battalion far off."""
    table = Table(BRUNETE)
    table.tell(REPUBLICAN, "34: 5-5-7/3-3-7 III, HQ 0-1-6\nXVIII: HQ 0-1-6")
    table.tell(NATIONALIST, "71: 3-3-6/1-2-6 III, HQ 0-1-6")
    table.put(B_R_34_infantry_1="1715", B_R_34_hq_1="1713", B_R_XVIII_hq_1="1910")
    table.put(B_N_71_infantry_1="2412", B_N_71_hq_1="2112")
    table.go_to(Phase.SECOND_MOVEMENT, turn=2)
    return table


TABLES: dict[Battle, Callable[[], Table]] = {JARAMA: jarama, BRUNETE: brunete}
MOVEMENT = {JARAMA: Phase.FIRST_MOVEMENT, BRUNETE: Phase.SECOND_MOVEMENT}


def next_combat(table: Table) -> None:
    """On to the combat phase of the side that moves."""
    is_first = table.game.clock.moment.phase is Phase.FIRST_MOVEMENT
    table.go_to(Phase.FIRST_COMBAT if is_first else Phase.SECOND_COMBAT)


def test_the_tanks_of_a_brigade_obey_its_hq() -> None:
    """J.11d: those of no battalion of their own too; the division's HQ is too far for them."""
    table = Table(JARAMA)
    table.tell(REPUBLICAN, "1TK: tank 2-1-12 I, HQ 0-1-6\nA: HQ 0-1-6")
    table.put(J_R_1TK_armour_1="3537", J_R_1TK_hq_1="3533", J_R_A_hq_1="3528")
    table.go_to(Phase.SECOND_MOVEMENT)
    table.judge()
    assert table.game.status("J-R-1TK-armour-1").is_in_command
    table.take("J-R-1TK-hq-1", Spot.HAND)
    table.judge()
    assert not table.game.status("J-R-1TK-armour-1").is_in_command


def moves_without(table: Table, unit: str, holds: Callable[[Status], bool]) -> str:
    """A hex within reach in which a unit would lack what is asked for."""
    scene = table.scene
    for hex_ in reach_of(scene, scene.unit(unit)).arrivals:
        found = scene.situation.moved(unit, hex_).statuses[unit]
        if not holds(Status(is_supplied=found.is_supplied, is_in_command=found.is_in_command)):
            return scene.map.board.hex_name(hex_)
    raise AssertionError("no such hex within reach")


@pytest.mark.parametrize("battle", [JARAMA, BRUNETE])
@pytest.mark.parametrize("field", ["is_supplied", "is_in_command"])
def test_a_status_is_frozen_for_its_phase_and_judged_anew_in_the_next(battle: Battle, field: str) -> None:
    """9.2, 9.3c: a unit may leave its supply or its chain, and keeps the status that it began with."""
    table, mover = TABLES[battle](), MOVER[battle]
    table.go_to(MOVEMENT[battle])
    table.judge()
    assert table.game.status(mover) == IN_ORDER
    lost = moves_without(table, mover, lambda status: bool(getattr(status, field)))
    table.do(table.move(mover, lost))
    assert table.game.status(mover) == IN_ORDER
    next_combat(table)
    table.judge()
    assert not getattr(table.game.status(mover), field)


@pytest.mark.parametrize("battle", [JARAMA, BRUNETE])
def test_judging_again_on_demand_freezes_anew(battle: Battle) -> None:
    table, mover = TABLES[battle](), MOVER[battle]
    table.go_to(MOVEMENT[battle])
    table.judge()
    hq = {JARAMA: "J-N-1-hq-1", BRUNETE: "B-R-XVIII-hq-1"}[battle]
    home = table.where(hq)
    table.take(hq, Spot.HAND)
    assert table.game.status(mover) == IN_ORDER
    table.judge()
    assert table.game.status(mover) == Status(is_supplied=True, is_in_command=False)
    table.insist(table.placing(hq, home))
    assert not table.game.status(mover).is_in_command
    table.judge()
    assert table.game.status(mover) == IN_ORDER


def test_judging_tells_which_units_lack_supply_or_command() -> None:
    """9.3c: the first by its name, as it happens and not only in the log."""
    table, words = brunete(), Catalogue("en").reason

    def told_of_judging() -> list[str]:
        before = table.session.state
        table.judge()
        return [words(one, str) for one in table.system.came_of(before, table.session.state)]

    assert told_of_judging() == ["All Republican units are in supply and in command. (9.3c)"]
    table.take("B-R-XVIII-hq-1", Spot.HAND)
    assert told_of_judging() == [
        "Out of command: 34th Division: infantry 1 and 1 more (9.3c)",
    ]
    table.tell(REPUBLICAN, "46: 2x 5-5-7/3-3-7 III\nV: HQ 0-1-6\n15: 5-5-7/3-3-7 III")
    for unit, hex_ in {"46-infantry-1": "1505", "46-infantry-2": "1506", "15-infantry-1": "1507"}.items():
        table.insist(table.placing(f"B-R-{unit}", hex_))
    assert told_of_judging() == [
        "Out of command: 34th Division: infantry 1 and 1 more (9.3c)",
        "Out of command: 46th Division: infantry 1 and 1 more; 1 of other formations (9.3c)",
    ]


def test_an_hq_that_is_lost_and_rebuilt_is_told_with_its_turn_where_command_lacks_it() -> None:
    """10.5a, 10.1: who looks at a unit without command sees when that ends."""
    table = brunete()
    table.take("B-R-XVIII-hq-1", Spot.ELIMINATED)

    def told() -> list[tuple[str, str]]:
        _, command = table.system.traced_lines(table.session.state, "B-R-34-infantry-1")
        return [(reason.key, str(reason.args.get("turn", ""))) for reason in command.reasons]

    assert told() == [("scw-command-hq-lost", "")]
    table.do(RebuildHq(unit="B-R-XVIII-hq-1"))
    table.dice(2)
    assert told() == [("scw-command-hq-lost", ""), ("scw-waiting-hq", "4")]


def test_a_cut_road_tells_in_the_next_judgement_and_not_before() -> None:
    """B.10a: a regiment next to 1501 bars the end of every Republican line."""
    table, mover = brunete(), MOVER[BRUNETE]
    table.judge()
    table.insist(table.placing("B-N-71-infantry-1", "1502"))
    assert table.game.status(mover).is_supplied
    table.judge()
    assert not table.game.status(mover).is_supplied
    assert points_of(table.scene, table.unit(mover)) == 4


def test_both_sides_are_judged_in_every_combat_phase() -> None:
    """5.0E1, 9.3d: the defender in the enemy's."""
    table = jarama()
    table.take("J-R-48-hq-1", Spot.HAND)
    table.go_to(Phase.FIRST_COMBAT)
    table.judge()
    assert table.game.status("J-N-1-infantry-1") == IN_ORDER
    assert not table.game.status("J-R-48-infantry-1").is_in_command


def test_in_a_movement_phase_the_side_that_moves_is_judged_alone() -> None:
    """5.0D1: an enemy out of command is nobody's business then."""
    table = jarama()
    table.take("J-R-48-hq-1", Spot.HAND)
    table.go_to(Phase.FIRST_MOVEMENT)
    before = table.session.state
    table.judge()
    assert [one.key for one in table.system.came_of(before, table.session.state)] == ["scw-news-all-judged"]
    table.go_to(Phase.SECOND_MOVEMENT)
    table.judge()
    assert not table.game.status("J-R-48-infantry-1").is_in_command


@pytest.mark.parametrize(
    ("is_supplied", "is_in_command", "points"),
    [(True, True, 7), (False, True, 4), (True, False, 4), (False, False, 2)],
)
def test_movement_is_halved_for_either_and_quartered_for_both(
    is_supplied: bool, is_in_command: bool, points: int
) -> None:
    """9.3a, 10.3b, 10.3d: fractions up each time."""
    table, mover = jarama(), MOVER[JARAMA]
    table.go_to(Phase.FIRST_MOVEMENT)
    if not is_supplied:
        table.insist(table.placing(mover, far_from_roads(table)))
    if is_in_command:
        stand_near(table, "J-N-1-hq-1", mover)
        stand_near(table, "J-N-VAR-hq-1", mover)
    else:
        table.take("J-N-1-hq-1", Spot.HAND)
    table.judge()
    assert table.game.status(mover) == Status(is_supplied=is_supplied, is_in_command=is_in_command)
    assert points_of(table.scene, table.unit(mover)) == points
    assert table.refused(table.move(mover, "1640")).args["points"] == points


@pytest.mark.parametrize(
    ("is_supplied", "is_in_command", "attack", "defence"),
    [(True, True, 7, 4), (True, False, 7, 4), (False, True, 4, 2), (False, False, 4, 2)],
)
def test_strength_is_halved_out_of_supply_and_not_out_of_command(
    is_supplied: bool, is_in_command: bool, attack: int, defence: int
) -> None:
    """9.3a, 10.3a, 10.3d: of attacker and defender alike, fractions up."""
    table = jarama()
    table.put(J_N_1_infantry_1="3532")
    table.go_to(Phase.FIRST_COMBAT)
    table.judge()
    status = Status(is_supplied=is_supplied, is_in_command=is_in_command)
    for unit in ("J-N-1-infantry-1", "J-R-48-infantry-1"):
        facts = {f"judged/statuses/{unit}/{name}": value for name, value in status.model_dump().items()}
        table.do(SetFacts(facts=facts))
    table.do(DeclareFight(attackers=("J-N-1-infantry-1",), hexes=(table.hex("3533"),)))
    fight = table.game.fight
    assert fight is not None
    combat = combat_of(table.scene, fight)
    assert (combat.attack_total, combat.defence_total - combat.bonus.points) == (attack, defence)


def far_from_roads(table: Table) -> str:
    """A hex from which no Nationalist line reaches a road."""
    board, situation = table.scene.map.board, table.scene.situation
    return next(board.hex_name(hex_) for hex_ in board if not situation.would_supply(NATIONALIST, hex_))


def stand_near(table: Table, hq: str, unit: str) -> None:
    """An HQ beside a unit, wherever that is."""
    hex_ = table.unit(unit).stand.hex
    assert isinstance(hex_, HexCoord)
    beside = table.scene.map.board.neighbours(hex_)
    table.insist(table.placing(hq, table.scene.map.board.hex_name(next(iter(beside)))))


def test_reserves_need_neither_line_nor_chain_until_they_are_released() -> None:
    """J.18f."""
    table = jarama()
    table.insist(table.placing("J-R-48-infantry-1", "4440"))
    table.take("J-R-48-hq-1", Spot.HAND)
    table.do(SetFacts(facts={"units/J-R-48-infantry-1/stand/is_held": True}))
    table.go_to(Phase.SECOND_MOVEMENT)
    table.judge()
    assert table.game.status("J-R-48-infantry-1") == IN_ORDER
    table.insist(CallReserve(is_whole=True))
    table.judge()
    assert not table.game.status("J-R-48-infantry-1").is_in_command


def test_arrivals_need_neither_in_the_phase_in_which_they_enter() -> None:
    """15.1d, 15.3: and are judged like others from the combat phase on."""
    table = jarama()
    table.tell(NATIONALIST, "3: 4-4-6 II")
    table.go_to(Phase.FIRST_MOVEMENT)
    table.do(table.move("J-N-3-infantry-1", "2828"))
    table.judge()
    assert table.game.status("J-N-3-infantry-1") == IN_ORDER
    table.go_to(Phase.FIRST_COMBAT)
    table.judge()
    assert table.game.status("J-N-3-infantry-1") == Status(is_supplied=True, is_in_command=False)


@pytest.mark.parametrize(
    ("side", "hex_", "turns"),
    [
        (REPUBLICAN, "2120", {1}),
        (NATIONALIST, "1511", {1, 2, 3}),
        (NATIONALIST, "1907", {1, 2, 3}),
        (NATIONALIST, "2112", set()),
    ],
)
def test_some_are_supplied_for_their_first_turns_at_brunete(side: object, hex_: str, turns: set[int]) -> None:
    """B.10b: everybody else, and they from then on, by their lines, which regiments all around cut here."""
    table = Table(BRUNETE)
    table.tell(REPUBLICAN, "34: 7x 5-5-6 III")
    table.tell(NATIONALIST, "71: 7x 5-5-6 III")
    own, foes = ("B-R-34", "B-N-71") if side is REPUBLICAN else ("B-N-71", "B-R-34")
    table.insist(table.placing(f"{own}-infantry-1", hex_))
    board = table.scene.map.board
    for number, beside in enumerate(board.neighbours(table.hex(hex_)), start=1):
        table.insist(table.placing(f"{foes}-infantry-{number}", board.hex_name(beside)))
    supplied = set()
    for turn in range(1, 5):
        table.go_to(Phase.FIRST_COMBAT, turn=turn)
        table.judge()
        supplied |= {turn} if table.game.status(f"{own}-infantry-1").is_supplied else set()
    assert supplied == turns


def test_the_list_begins_with_the_side_that_acts() -> None:
    """Who asks before he moves finds his own on top."""
    table = jarama()
    table.put(J_N_1_hq_1="2229", J_R_48_hq_1="2439")
    table.go_to(Phase.SECOND_COMBAT)
    table.judge()
    theirs = unit_in_words(table.unit("J-N-1-infantry-1").counter)
    mine = unit_in_words(table.unit("J-R-48-infantry-1").counter)
    told = [line.about for line in status_lines(table.scene)]
    assert told.index(mine) < told.index(theirs)
