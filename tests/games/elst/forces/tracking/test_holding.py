from itertools import pairwise

import pytest

from companion.games.elst.procedures.forces.commands import MovePieces, PassRoad, TakeControl
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.rules.scenario.victory import victory_building
from companion.games.elst.rules.sequence import Phase
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


def walk(table: ForcesTable, text: str, path: str) -> None:
    """German counters go from hex to hex."""
    way = hexes(path)
    for start, end in pairwise(way):
        go = MovePieces(side=GERMAN, text=text, spot=Spot.MAP, hex=start, to_spot=Spot.MAP, to_hex=end)
        table.do(go.model_copy(update={"again": "" if start == way[0] else text}))


def test_squads_that_move_take_an_edge_road_as_they_pass() -> None:
    """CG10a, A-54: where they start counts, and several of them together."""
    table = ForcesTable("initial")
    table.add("4-4-7 @ E1; 4-3-6 @ D2")
    table.go_to(Phase.MOVEMENT)
    walk(table, "4-4-7", "E1 D0")
    walk(table, "4-3-6", "D2 D1")
    assert table.forces.controllers[at("D0")] is BRITISH
    before = table.state
    walk(table, "4-3-6", "D1 C1")
    assert table.forces.controllers[at("D0")] is GERMAN
    told = SYSTEM.came_of(before, table.state)
    assert [(one.key, one.hexes) for one in told] == [("forces-log-road", (at("D0"),))]


@pytest.mark.parametrize(
    ("text", "phase"), [("4-4-7 broken", Phase.MOVEMENT), ("9-1", Phase.MOVEMENT), ("4-4-7", Phase.RALLY)]
)
def test_who_is_broken_or_no_mmc_or_does_not_move_passes_nothing(text: str, phase: Phase) -> None:
    table = ForcesTable("initial")
    table.add(f"{text} @ E1")
    table.go_to(phase)
    walk(table, text, "E1 D0 C1 D1")
    assert table.forces.passed == {}


def test_a_pass_elsewhere_counts_for_nothing() -> None:
    assert ForcesTable().refusal(PassRoad(side=GERMAN, hexes=hexes("M5"))) == "control-no-edge-road"


def test_victory_is_announced_when_both_parts_are_true() -> None:
    table = ForcesTable()
    table.do(TakeControl(side=BRITISH, hexes=tuple(victory_building(BOARD))))
    assert watch(table.scene).missing == frozenset()
    assert not watch(table.scene).is_british_win
    table.do(SetFacts(facts={"forces/points_adjusted": 20}))
    assert watch(table.scene).is_british_win
