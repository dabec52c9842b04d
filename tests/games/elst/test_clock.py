from itertools import pairwise

import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import AttemptContact, BeginOtherFire
from companion.games.elst.procedures.clock import AgreeToEnd, NextPhase, PreviousPhase
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.terms import ArtilleryCounter
from companion.games.elst.rules.sequence import (
    PHASES,
    Moment,
    Phase,
    next_moment,
    previous_moment,
)
from companion.games.elst.shown.clock import clock_panel
from companion.kit.panels import Checklist, Lines, Progress, Track
from companion.reason import Reason
from companion.session.commands import SetFacts
from tests.games.elst.table import BATTERY, Table, at, in_contact, in_own_prep_fire, refusal_of


def all_moments(first: Faction) -> list[Moment]:
    """Two game turns."""
    moments = [Moment(turn=1, player=first, phase=Phase.RALLY)]
    while len(moments) < 4 * len(PHASES):
        moments.append(next_moment(moments[-1], first))
    return moments


@pytest.mark.parametrize("first", Faction)
def test_phases_follow_one_another_through_both_player_turns(first: Faction) -> None:
    moments = all_moments(first)
    assert [moment.phase for moment in moments] == list(PHASES) * 4
    assert [moment.player for moment in moments[::8]] == [first, first.opponent] * 2
    assert [moment.turn for moment in moments[::8]] == [1, 1, 2, 2]


@pytest.mark.parametrize("first", Faction)
def test_the_clock_goes_back_the_way_it_came(first: Faction) -> None:
    moments = all_moments(first)
    for before, after in pairwise(moments):
        assert previous_moment(after, first) == before
    assert previous_moment(moments[0], first) is None


def test_each_side_has_one_fire_phase_in_a_player_turn() -> None:
    """Its own PFPh, or the DFPh of the other's player turn."""
    moments = all_moments(Faction.BRITISH)
    for faction in Faction:
        own = [moment for moment in moments if moment.is_own_fire_phase(faction)]
        in_own_turn = [moment.player is faction for moment in own]
        assert in_own_turn == [faction is Faction.BRITISH, faction is Faction.GERMAN] * 2


# ---- in play ----


def at_turn_end(turn: int, scenario: str = "british-attack") -> Table:
    """The last phase of a game turn."""
    table = Table(scenario)
    last = table.game.clock.first_player.opponent
    table.go_to(Phase.CLOSE_COMBAT, last, turn)
    return table


@pytest.mark.parametrize("turn", [1, 4])
def test_before_turn_five_nobody_rolls(turn: int) -> None:
    """CG2a"""
    table = at_turn_end(turn)
    table.do(NextPhase())
    assert table.moment == Moment(turn=turn + 1, player=Faction.BRITISH, phase=Phase.RALLY)


@pytest.mark.parametrize(("turn", "circled"), [(5, 1), (6, 3), (7, 5)])
def test_from_turn_five_on_the_circled_number_or_less_ends_the_scenario(turn: int, circled: int) -> None:
    """CG2a with the numbers printed on the turn track."""
    over, goes_on = at_turn_end(turn), at_turn_end(turn)
    for table, die in ((over, circled), (goes_on, circled + 1)):
        table.do(NextPhase())
        assert table.purpose == ElstPurpose.SCENARIO_END
        table.answer(die)
    assert over.game.clock.is_over
    assert refusal_of(over, NextPhase()) == "elst-scenario-over"
    assert goes_on.moment.turn == turn + 1


@pytest.mark.parametrize(("scenario", "turn"), [("british-attack", 8), ("german-attack", 3)])
def test_the_last_turn_ends_the_scenario_without_a_roll(scenario: str, turn: int) -> None:
    """CG2b, CG2c"""
    table = at_turn_end(turn, scenario)
    table.do(NextPhase())
    assert table.game.clock.is_over
    assert table.asked is None


def test_players_agree_to_end_at_the_end_of_a_player_turn_only() -> None:
    """CG2b"""
    table = Table()
    assert refusal_of(table, AgreeToEnd()) == "elst-not-player-turn-end"
    table.go_to(Phase.CLOSE_COMBAT, Faction.BRITISH)
    table.do(AgreeToEnd())
    assert table.game.clock.is_over


def test_the_clock_can_be_put_back_but_not_before_the_beginning() -> None:
    table = Table()
    assert refusal_of(table, PreviousPhase()) == "elst-clock-at-start"
    table.do(NextPhase())
    table.do(PreviousPhase())
    assert table.moment.phase is Phase.RALLY


def test_any_moment_can_be_set_to_start_in_mid_game() -> None:
    table = Table()
    table.do(SetFacts(facts={"clock/moment/turn": 6, "clock/moment/phase": "aph"}))
    assert (table.moment.turn, table.moment.phase) == (6, Phase.ADVANCE)


def test_what_a_phase_asked_that_is_left_by_hand_is_not_asked_any_more() -> None:
    table = in_own_prep_fire(has_contact=True, has_access=True)
    table.do(AttemptContact(battery=BATTERY))
    assert table.session.state.waiting
    table.do(SetFacts(facts={"clock/moment/phase": "mph"}))
    assert not table.session.state.waiting
    table.session.undo()
    assert table.session.state.waiting


# ---- what turns with the clock ----


def test_access_runs_out_with_an_rph_that_began_with_the_ffec() -> None:
    """2.2d"""
    table = Table("german-attack", batteries=["german-field-gun"])
    table.set({"has_access": True, "counter": ArtilleryCounter.FFEC, "hex": at("KK16")})
    table.go_to(Phase.CLOSE_COMBAT, Faction.GERMAN)
    table.do(NextPhase())
    assert table.battery.has_access
    table.do(NextPhase())
    assert not table.battery.has_access
    assert table.battery.counter is ArtilleryCounter.FFEC


def test_an_ffec_that_comes_during_the_rph_leaves_access_until_the_next() -> None:
    table = Table("german-attack", batteries=["german-field-gun"])
    table.set({"has_access": True, "counter": ArtilleryCounter.FFEC, "hex": at("KK16")})
    table.do(NextPhase())
    assert table.battery.has_access


def test_fire_counters_come_off_with_the_next_player_turn() -> None:
    table = in_contact(ArtilleryCounter.SR)
    assert table.battery.fire_counter is not None
    table.go_to(Phase.CLOSE_COMBAT)
    table.do(NextPhase())
    assert table.battery.fire_counter is None


def test_what_a_battery_did_counts_in_its_phase_only() -> None:
    table = in_contact(ArtilleryCounter.SR)
    assert table.battery.activity.has_attempted
    table.go_to(Phase.ROUT)
    assert not table.battery.activity.has_attempted
    table.go_to(Phase.PREP_FIRE)
    assert table.battery.activity.has_attempted


# ---- the tracker ----


def checklists(table: Table) -> list[dict[str, Progress]]:
    parts = clock_panel(table.scene).parts
    lists = (part for part in parts if isinstance(part, Checklist))
    return [{_name(item.label): item.progress for item in part.items} for part in lists]


def _name(label: Reason) -> str:
    return str(label.args.get("phase", label.key))


def test_the_tracker_shows_the_turn_the_phase_and_what_is_asked_now() -> None:
    table = in_contact(ArtilleryCounter.SR)
    track = next(part for part in clock_panel(table.scene).parts if isinstance(part, Track))
    assert track.position == 0
    assert [box.args["circled"] for box in track.boxes] == [0, 0, 0, 0, 1, 3, 5, 6]
    assert Lines((Reason("elst-turn-circled", "CG2a"),)) in clock_panel(table.scene).parts
    phases, asked = checklists(table)
    assert [phases[name] for name in ("rph", "pfph", "mph")] == [
        Progress.DONE,
        Progress.CURRENT,
        Progress.AHEAD,
    ]
    assert asked == {
        "oba-step-ordnance-smoke": Progress.DONE,
        "oba-step-choose": Progress.CURRENT,
        "oba-step-other-fire": Progress.AHEAD,
    }


def test_who_has_access_and_nothing_on_the_map_is_asked_for_an_ar() -> None:
    """2.3a: 2.33 is about an SR or FFE:2 that is there."""
    _, asked = checklists(in_contact(None))
    assert asked["oba-step-place-ar"] is Progress.CURRENT


def test_other_fire_is_lit_once_artillery_is_over() -> None:
    table = Table()
    table.go_to(Phase.PREP_FIRE)
    table.do(BeginOtherFire())
    assert checklists(table)[1]["oba-step-other-fire"] is Progress.CURRENT
