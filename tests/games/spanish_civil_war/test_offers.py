"""What the map offers a stack of counters in each phase, and the command that taking it to a hex gives."""

import pytest

from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import (
    AdvanceUnit,
    BombHex,
    BuildPontoon,
    FireBarrage,
    JoinFight,
    LeaveMap,
    MoveUnits,
    PlaceUnits,
    RetreatUnit,
    RollFight,
    StayInFight,
    StrikeCounters,
)
from companion.games.spanish_civil_war.table.state import Spot
from companion.games.spanish_civil_war.terms import Battle
from companion.hexes.coordinates import HexCoord
from companion.kit.panels import Choice
from companion.session.errors import IllegalCommandError
from tests.games.spanish_civil_war.gun_table import GUN, OTHER_GUN, TARGET, attack, barrage, gun_table
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

FOOT, ENGINEER, THEIRS = "J-N-1-infantry-1", "J-N-ENG4-engineer-1", "J-R-48-infantry-1"


@pytest.fixture
def table() -> Table:
    """A Nationalist battalion and engineers at the map's edge, engineers at a river, Republicans far off."""
    table = Table(Battle.JARAMA)
    table.tell(NATIONALIST, "1: 2x 7-4-6/3-3-6 II\nENG4: eng 4-4-6/2-2-6 II\nAIR: air 4")
    table.tell(REPUBLICAN, "48: 2x 3-4-6/2-2-6 II, eng 4-4-6 II\n70: 3-3-6 II")
    near, _far = river(table)
    table.put(J_N_1_infantry_1="2828", J_N_1_infantry_2="3129", J_R_48_infantry_1="3533")
    for engineer in (ENGINEER, "J-R-48-engineer-1"):
        table.insist(table.placing(engineer, near))
    return table


def river(table: Table) -> tuple[str, str]:
    """The hexes on both banks of a river."""
    board = table.system.map.board
    side = next(side for side, facts in board.hexsides.items() if "river" in facts.features)
    near, far = map(board.hex_name, side.hexes)
    return near, far


def offers(table: Table, *units: str) -> list[Choice]:
    return list(table.system.counter_choices(table.session.state, units))


def commands(table: Table, *units: str) -> set[object]:
    return {choice.command for choice in offers(table, *units)}


def test_counters_are_set_down_except_in_their_own_movement(table: Table) -> None:
    hex_ = table.hex("3130")

    def taken(*units: str) -> object:
        return table.system.move_counters(table.session.state, units, hex_)

    assert taken(FOOT) == PlaceUnits(units=(FOOT,), hex=hex_)
    table.go_to(Phase.FIRST_MOVEMENT)
    assert taken(FOOT) == MoveUnits(units=(FOOT,), hex=hex_)
    assert taken(THEIRS) == PlaceUnits(units=(THEIRS,), hex=hex_)
    with pytest.raises(IllegalCommandError) as apart:
        taken(FOOT, THEIRS)
    assert apart.value.reason.key == "scw-units-apart"


def test_who_fights_retreats_and_advances_by_the_rules() -> None:
    """Moved on the map, a unit that must retreat was put down anywhere, without a word."""
    table = gun_table()
    table.put(J_N_1_infantry_2="3532")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, FOOT))
    near, held = table.hex("3534"), table.hex("3532")

    def taken(to: HexCoord, *units: str) -> object:
        return table.system.move_counters(table.session.state, units, to)

    assert taken(near, TARGET) == RetreatUnit(units=(TARGET,), hex=near)
    assert table.refused(taken(held, TARGET)).rule.startswith("11.6")
    table.do(StayInFight(), RollFight())
    table.dice(6)
    assert taken(near, GUN) == PlaceUnits(units=(GUN,), hex=near)
    assert taken(near, FOOT) == AdvanceUnit(unit=FOOT, hex=near)
    assert table.refused(taken(near, FOOT)).rule.startswith("11.7")


def test_leaving_is_offered_at_the_edge_in_the_own_movement(table: Table) -> None:
    assert LeaveMap not in commands(table, FOOT)
    table.go_to(Phase.FIRST_MOVEMENT)
    assert LeaveMap in commands(table, FOOT)
    assert LeaveMap not in commands(table, "J-N-1-infantry-2")
    assert LeaveMap not in commands(table, THEIRS)


def test_a_bridge_is_offered_over_each_river_beside_nationalist_engineers(table: Table) -> None:
    board, (near, far) = table.system.map.board, river(table)
    table.go_to(Phase.FIRST_MOVEMENT)
    found = [choice.values for choice in offers(table, ENGINEER) if choice.command is BuildPontoon]
    assert {"unit": ENGINEER, "hex": table.hex(far)} in found
    ground, here = table.system.map.ground, table.hex(near)
    assert len(found) == sum(ground(here, there).has_river for there in board.neighbours(here))
    assert BuildPontoon not in commands(table, FOOT)
    table.go_to(Phase.SECOND_MOVEMENT)
    assert BuildPontoon not in commands(table, "J-R-48-engineer-1")


def test_counters_are_put_anywhere_but_where_they_are_and_the_box_is_for_the_reserve(table: Table) -> None:
    def spots(*units: str) -> list[object]:
        return [one.values["spot"] for one in offers(table, *units) if one.command is PlaceUnits]

    assert spots(FOOT) == [Spot.HAND, Spot.ELIMINATED]
    table.take(FOOT, Spot.ELIMINATED)
    assert spots(FOOT) == [Spot.HAND]
    assert spots("J-R-70-infantry-1") == [Spot.ELIMINATED, Spot.MADRID]
    assert StrikeCounters in commands(table, FOOT)


def test_bombs_are_offered_to_aircraft_in_the_bombardment_phase(table: Table) -> None:
    aircraft = next(id_ for id_ in table.game.units if "-air-" in id_)
    assert BombHex not in commands(table, aircraft)
    table.go_to(Phase.FIRST_BOMBARDMENT)
    assert BombHex in commands(table, aircraft)
    assert BombHex not in commands(table, FOOT)


# ---- guns ----


def test_a_barrage_is_offered_on_the_hexes_in_range_alone_and_with_all_guns() -> None:
    table = gun_table()
    table.go_to(Phase.FIRST_COMBAT)
    found = [choice for choice in offers(table, GUN) if choice.command is FireBarrage and not choice.inputs]
    target = table.unit(TARGET).stand.hex
    assert {choice.values["hex"] for choice in found if choice.refusal is None} == {target}
    alone, together = (choice for choice in found if choice.values["hex"] == target)
    assert alone.values["guns"] == (GUN,)
    assert (alone.refusal, set(together.values["guns"]) > {GUN}) == (None, True)
    assert together.label.args["count"] == len(together.values["guns"])
    table.do(together.build())


def test_joining_is_offered_until_the_die_and_not_to_a_barrage() -> None:
    table = gun_table()
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table))
    assert JoinFight in commands(table, GUN)
    table.do(RollFight())
    table.dice(1)
    assert JoinFight not in commands(table, GUN)
    other = gun_table()
    other.go_to(Phase.FIRST_COMBAT)
    other.do(barrage(other))
    assert JoinFight not in commands(other, OTHER_GUN)


# ---- reach ----


def test_before_the_first_turn_the_map_shades_where_a_formation_is_set_up() -> None:
    table = Table(Battle.BRUNETE)
    table.tell(NATIONALIST, "71: 2x 2-3-6/1-2-6 II")
    waiting, standing = "B-N-71-infantry-1", "B-N-71-infantry-2"
    table.insist(table.placing(standing, "1509"))
    (shade,) = table.system.reach(table.session.state, (waiting,))
    assert table.hex("1907") in shade.hexes
    assert table.system.reach(table.session.state, (standing,)) == ()
    table.go_to(Phase.FIRST_COMBAT)
    assert table.system.reach(table.session.state, (waiting,)) == ()


def test_two_units_reach_together_what_the_slower_pays(table: Table) -> None:
    table.tell(NATIONALIST, "3: 4-4-2/2-2-2 II")
    slow = "J-N-3-infantry-1"
    table.insist(table.placing(slow, "2828"))
    table.go_to(Phase.FIRST_MOVEMENT)
    table.rule_status(FOOT)

    def far(*units: str) -> object:
        shades = table.system.reach(table.session.state, units)
        return max(shade.letter.args["points"] for shade in shades if shade.letter)

    assert (far(FOOT), far(slow), far(FOOT, slow)) == (6, 2, 2)
