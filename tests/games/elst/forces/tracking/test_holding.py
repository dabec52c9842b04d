from companion.games.elst.procedures.forces.commands import PassRoad, TakeControl
from companion.games.elst.rules.scenario.victory import victory_building
from companion.games.elst.shown.victory import watch
from companion.session.commands import SetFacts
from tests.games.elst.forces.tracking.forces_table import (
    BOARD,
    BRITISH,
    GERMAN,
    SYSTEM,
    ForcesTable,
    at,
    hexes,
)


def test_a_sweep_takes_the_strategic_locations_it_crosses() -> None:
    table = ForcesTable()
    swept = tuple(hex_ for hex_ in BOARD if 38 <= hex_.q <= 41)
    table.do(TakeControl(side=BRITISH, hexes=swept))
    assert table.forces.controlled_by(BRITISH) == frozenset(swept) & SYSTEM.field.ground.strategic
    assert at("NN8") in table.forces.controlled_by(BRITISH)


def test_control_passes_from_side_to_side_and_to_nobody() -> None:
    table = ForcesTable()
    table.do(TakeControl(side=BRITISH, hexes=hexes("NN8 A12")))
    table.do(TakeControl(side=GERMAN, hexes=hexes("NN8")))
    assert table.forces.controllers == {at("NN8"): GERMAN, at("A12"): BRITISH}
    table.do(TakeControl(side=None, hexes=hexes("NN8 A12")))
    assert table.forces.controllers == {}


def test_open_ground_is_not_controlled_unless_the_table_says_so() -> None:
    table = ForcesTable()
    open_ground = TakeControl(side=BRITISH, hexes=hexes("M5"))
    assert table.refusal(open_ground) == "control-not-strategic"
    table.overrule(open_ground)
    assert table.forces.controlled_by(BRITISH) == {at("M5")}


def test_passing_all_hexes_takes_an_edge_road() -> None:
    table = ForcesTable()
    table.do(PassRoad(side=BRITISH, hexes=hexes("A12 A11 A13 B11")))
    assert table.forces.controlled_by(BRITISH) == frozenset()
    table.do(PassRoad(side=BRITISH, hexes=hexes("B12")))
    assert table.forces.controlled_by(BRITISH) == {at("A12")}


def test_the_enemy_has_to_pass_them_all_in_turn() -> None:
    table = ForcesTable()
    around = hexes("A12 A11 A13 B11 B12")
    table.do(PassRoad(side=GERMAN, hexes=around[:4]))
    table.do(PassRoad(side=BRITISH, hexes=around))
    table.do(PassRoad(side=GERMAN, hexes=around[4:]))
    assert table.forces.controllers == {at("A12"): BRITISH}
    table.do(PassRoad(side=GERMAN, hexes=around))
    assert table.forces.controllers == {at("A12"): GERMAN}


def test_a_pass_elsewhere_counts_for_nothing() -> None:
    assert ForcesTable().refusal(PassRoad(side=GERMAN, hexes=hexes("M5"))) == "control-no-edge-road"


def test_victory_is_announced_when_both_parts_are_true() -> None:
    table = ForcesTable()
    table.do(TakeControl(side=BRITISH, hexes=tuple(victory_building(BOARD))))
    assert watch(table.scene).missing == frozenset()
    assert not watch(table.scene).is_british_win
    table.do(SetFacts(facts={"forces/points_adjusted": 20}))
    assert watch(table.scene).is_british_win
