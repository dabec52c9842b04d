"""Who may be placed off the map, when, and who is out of the scenario (4.43, 4.5182, CG8b, CG11a)."""

import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.clock import NextPhase, ScenarioBegan
from companion.games.elst.procedures.forces.choices import forces_choices
from companion.games.elst.procedures.forces.commands import CountPanzerfausts, LeaveMap, MovePieces
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.shown.forces.panel import forces_panel
from companion.games.elst.shown.forces.stack_choices import selection_choices
from companion.kit.map_items import Motion
from companion.kit.panels import Table
from tests.due_now import now_of
from tests.games.elst.forces.tracking.forces_table import BRITISH, GERMAN, SYSTEM, ForcesTable, at


def place(text: str, spot: Spot = Spot.HAND, side=GERMAN) -> MovePieces:
    return MovePieces(side=side, text=text, spot=spot, to_spot=Spot.OFFBOARD)


@pytest.fixture
def table() -> ForcesTable:
    """Germans in hand, in their own RPh."""
    table = ForcesTable()
    table.add("3x 4-4-7, Tiger")
    table.go_to(Phase.RALLY)
    return table


def end_player_turn(table: ForcesTable) -> None:
    table.go_to(Phase.CLOSE_COMBAT)
    table.do(NextPhase())


def test_units_are_placed_in_an_rph_of_their_own(table: ForcesTable) -> None:
    for phase, player in ((Phase.RALLY, BRITISH), (Phase.MOVEMENT, GERMAN)):
        table.go_to(phase, player)
        assert table.refusal(place("4-4-7")) == "entry-not-own-rally"
    table.overrule(place("4-4-7"))
    table.go_to(Phase.RALLY)
    table.do(place("4-4-7"))
    assert table.pile(Spot.OFFBOARD) == "2x 4-4-7"


def test_what_does_not_enter_in_its_player_turn_is_out_of_the_scenario(table: ForcesTable) -> None:
    table.do(place("2x 4-4-7"))
    table.do(MovePieces(side=GERMAN, text="4-4-7", spot=Spot.OFFBOARD, to_spot=Spot.MAP, to_hex=at("TT8")))
    end_player_turn(table)
    assert (table.there("TT8"), table.pile(Spot.RETAINED)) == ("4-4-7", "4-4-7")
    told = [reason.key for group in table.session.log()[-1].details for reason in group]
    assert "forces-log-left-out" in told
    table.go_to(Phase.RALLY, turn=2)
    assert table.refusal(place("4-4-7", Spot.RETAINED)) == "entry-out-of-scenario"
    assert table.refusal(place("4-4-7")) == ""


def test_a_phase_within_the_player_turn_leaves_them_where_they_wait(table: ForcesTable) -> None:
    table.do(place("4-4-7"))
    table.go_to(Phase.MOVEMENT)
    table.do(NextPhase())
    assert table.pile(Spot.OFFBOARD) == "4-4-7"


def test_the_end_of_the_other_player_turn_leaves_them_where_they_wait(table: ForcesTable) -> None:
    table.do(place("4-4-7"))
    table.go_to(Phase.CLOSE_COMBAT, BRITISH)
    table.do(NextPhase())
    assert table.pile(Spot.OFFBOARD) == "4-4-7"


def test_those_retained_who_never_came_may_still_be_placed(table: ForcesTable) -> None:
    """CG6: a group, or a part of one, that is still to enter."""
    table.do(MovePieces(side=GERMAN, text="2x 4-4-7", spot=Spot.HAND, to_spot=Spot.RETAINED))
    table.do(place("4-4-7", Spot.RETAINED))
    end_player_turn(table)
    table.go_to(Phase.RALLY, turn=2)
    assert table.refusal(place("2x 4-4-7", Spot.RETAINED)) == "entry-out-of-scenario"
    table.do(place("4-4-7", Spot.RETAINED))


def test_whoever_has_left_by_the_entry_area_does_not_come_back(table: ForcesTable) -> None:
    """CG11a"""
    table.add("4-4-7, LMG @ TT3")
    table.do(LeaveMap(side=GERMAN, text="4-4-7, LMG", hex=at("TT3")))
    assert table.refusal(place("4-4-7", Spot.RETAINED)) == "entry-out-of-scenario"
    assert table.refusal(place("LMG", Spot.RETAINED)) == "entry-out-of-scenario"


@pytest.mark.parametrize("spot", [Spot.EXITED, Spot.ELIMINATED])
def test_nobody_is_placed_who_is_out_of_play(table: ForcesTable, spot: Spot) -> None:
    table.do(MovePieces(side=GERMAN, text="4-4-7", spot=Spot.HAND, to_spot=spot))
    assert table.refusal(place("4-4-7", spot)) == "forces-out-of-play"


def test_whoever_was_told_not_to_have_entered_is_out_too(table: ForcesTable) -> None:
    table.do(place("Tiger"))
    table.do(MovePieces(side=GERMAN, text="Tiger", spot=Spot.OFFBOARD, to_spot=Spot.RETAINED))
    assert table.refusal(place("Tiger", Spot.RETAINED)) == "entry-out-of-scenario"


def test_the_next_scenario_is_open_to_them(table: ForcesTable) -> None:
    table.do(place("Tiger"))
    end_player_turn(table)
    assert table.forces.out
    clock = table.state.game.clock
    began = ScenarioBegan(scenario="british-attack", first_player=GERMAN, length=clock.length)
    assert not began.apply(table.state.game).forces.out


def test_in_the_first_scenario_the_germans_do_not_enter() -> None:
    """4.43: the British may, from turn 1 on."""
    table = ForcesTable("initial")
    table.add("4-4-7")
    table.add("Sherman V, 4-5-7", BRITISH)
    table.go_to(Phase.RALLY)
    assert table.refusal(place("4-4-7")) == "initial-never-enters"
    assert told_to_be_placed(table) == [], "nobody is told to bring them"
    table.go_to(Phase.RALLY, BRITISH)
    assert told_to_be_placed(table) == [2]
    table.do(place("Sherman V, 4-5-7", side=BRITISH))
    assert table.pile(Spot.OFFBOARD, BRITISH) == "Sherman V, 4-5-7"


def told_to_be_placed(table: ForcesTable) -> list[int | None]:
    """How many counters the strip names that may be placed to enter."""
    now = SYSTEM.now(table.state)
    assert now is not None
    return [due.count for due in now.due if due.what.key == "elst-now-to-be-placed"]


def test_those_retained_are_offered_to_be_placed(table: ForcesTable) -> None:
    offered = [choice.values for choice in forces_choices(table.scene) if choice.command is MovePieces]
    assert {"spot": Spot.RETAINED, "to_spot": Spot.OFFBOARD} in offered


def retain(table: ForcesTable, text: str) -> None:
    """Off the map in this scenario, as far as nobody brings them on."""
    table.do(MovePieces(side=GERMAN, text=text, spot=Spot.HAND, to_spot=Spot.RETAINED))


def test_who_may_be_placed_is_due_in_an_rph_of_his_own_and_taken_in_hand(table: ForcesTable) -> None:
    retain(table, "2x 4-4-7")
    (due,) = now_of(table.session).due
    assert (due.what.key, due.count, due.panel) == ("elst-now-to-be-placed", 4, "elst-forces")
    waiting = [one for one in SYSTEM.counters(table.session.state) if one.id in due.counters]
    waits = ["hand", "hand", "retained", "retained"]
    assert sorted((one.box, one.motion) for one in waiting) == [(box, Motion.DUE) for box in waits]
    bring_on = selection_choices(table.scene, [one.id for one in waiting if one.box == "retained"])[0]
    assert bring_on.leads
    table.do(bring_on.build())
    assert table.pile(Spot.OFFBOARD) == "2x 4-4-7"
    table.go_to(Phase.MOVEMENT)
    (due,) = now_of(table.session).due
    assert (due.what.key, due.panel, len(due.counters)) == ("elst-now-entering", "elst-forces", 2)


@pytest.mark.parametrize(("phase", "side"), [(Phase.RALLY, BRITISH), (Phase.PREP_FIRE, GERMAN)])
def test_at_any_other_time_nobody_is_due(table: ForcesTable, phase: Phase, side: Faction) -> None:
    retain(table, "2x 4-4-7")
    table.go_to(phase, side)
    assert "elst-now-to-be-placed" not in [due.what.key for due in now_of(table.session).due]
    assert all(one.box != "retained" for one in SYSTEM.counters(table.session.state))


def test_who_is_out_of_the_scenario_is_told_apart_from_who_may_enter(table: ForcesTable) -> None:
    retain(table, "2x 4-4-7")
    table.do(place("4-4-7", Spot.RETAINED))
    end_player_turn(table)
    table.go_to(Phase.RALLY, turn=2)
    in_hand, retained = 2, 1
    assert told_to_be_placed(table) == [in_hand + retained]
    (piles,) = [part for part in forces_panel(table.scene).parts if isinstance(part, Table)]
    assert [row[0].key for row in piles.rows] == ["forces-pile-waiting", "forces-pile-out"]


def test_what_is_retained_is_placed_before_it_enters(table: ForcesTable) -> None:
    retain(table, "4-4-7")
    onto = MovePieces(side=GERMAN, text="4-4-7", spot=Spot.RETAINED, to_spot=Spot.MAP, to_hex=at("TT7"))
    assert table.refusal(onto) == "entry-placed-first"


def test_counters_named_on_the_map_are_those_that_waited_off_it(table: ForcesTable) -> None:
    table.do(CountPanzerfausts(squads=0))
    retain(table, "2x 4-4-7")
    table.add("3x 4-4-7 @ TT7")
    assert (table.there("TT7"), table.pile(Spot.RETAINED)) == ("3x 4-4-7", "")
    assert table.forces.panzerfausts == 3
    table.add("Tiger @ TT7")
    assert table.pile(Spot.HAND) == "4-4-7, Pz VIE"
