"""What is due in a battle of the Spanish Civil War."""

import pytest

from companion.games.spanish_civil_war.procedures.untold import earlier_arrivals
from companion.games.spanish_civil_war.rules.sequence import Moment, Phase
from companion.games.spanish_civil_war.table.commands import (
    DeclareFight,
    EndFight,
    JudgeStatus,
    RebuildHq,
    RollFight,
    SettleArrivals,
    StayInFight,
)
from companion.games.spanish_civil_war.table.state import Spot
from companion.games.spanish_civil_war.terms import Battle
from companion.kit.passing import idle_way
from tests.due_now import now_of, told
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

FOOT = "J-N-1-infantry-1"


@pytest.fixture
def table() -> Table:
    """A Nationalist battalion before one Republican battalion in 3533, both set up."""
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "48: 3-4-6/2-2-6 II, HQ 0-1-6")
    table.tell(NATIONALIST, "1: 7-4-6/3-3-6 II, HQ 0-1-6")
    table.put(J_R_48_infantry_1="3533", J_R_48_hq_1="3136", J_N_1_infantry_1="3532")
    return table


def test_counters_that_wait_are_owed_once_some_stand_on_the_map(table: Table) -> None:
    assert told(table.session) == ["One counter waits to be set up (4.0)"]
    assert len(now_of(table.session).left) == 1


def test_before_anything_is_set_up_nothing_is_owed() -> None:
    table = Table(Battle.JARAMA)
    table.tell(NATIONALIST, "1: 7-4-6/3-3-6 II, HQ 0-1-6")
    assert [due.count for due in now_of(table.session).due] == [2]
    assert now_of(table.session).left == ()


@pytest.mark.parametrize(
    ("battle", "first"), [(Battle.JARAMA, "Republicans"), (Battle.BRUNETE, "Nationalists")]
)
def test_a_new_game_says_who_sets_up_first(battle: Battle, first: str) -> None:
    assert told(Table(battle).session) == [f"Set-up: {first} (4.0)"]


def test_the_set_up_is_checked_once_all_that_was_told_stands() -> None:
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "45: 2x 3-3-6 II @ 1340 1240")
    all_right = "All 2 counters told stand where they are set up (4.0)"
    assert told(table.session) == ["Set-up: Nationalists (4.0)", all_right]
    assert now_of(table.session).left == ()
    table.insist(table.placing("J-R-45-infantry-2", "1740"))
    assert told(table.session) == ["Set up elsewhere than the scenario has it: 1740 (4.0)"]


@pytest.mark.parametrize(
    ("phase", "then"),
    [
        (Phase.FIRST_MOVEMENT, "Due, not told yet: 3rd Brigade (15.1a)"),
        (Phase.FIRST_COMBAT, "One attack must be made: 3533 (11.1a)"),
    ],
)
def test_supply_and_command_are_judged_before_anybody_moves_or_fights(
    table: Table, phase: Phase, then: str
) -> None:
    table.go_to(phase)
    due = now_of(table.session).next
    assert due is not None
    assert due.choice is not None
    assert due.choice.build() == JudgeStatus()
    table.judge()
    assert told(table.session) == [then]


def test_who_has_moved_unjudged_is_asked_about_and_a_phase_without_a_move_is_not(table: Table) -> None:
    """9.3c: a move goes by what was judged as the phase began; without one nothing does."""
    table.go_to(Phase.FIRST_MOVEMENT)
    assert now_of(table.session).left == ()
    table.insist(table.move(FOOT, "3432"))
    assert [due.what.key for due in now_of(table.session).left] == ["scw-not-judged-due"]
    table.judge()
    assert now_of(table.session).left == ()


def test_a_reinforcement_is_listed_until_its_counters_are_told_and_then_until_they_enter(
    table: Table,
) -> None:
    """15.1a: by name while nobody has told what it is, then by what waits."""
    table.go_to(Phase.SECOND_MOVEMENT)
    table.judge()
    assert len([line for line in told(table.session) if "not told yet" in line]) == 5
    table.tell(REPUBLICAN, "5: 3x 3-3-6")
    assert "Due, not told yet: 5th Brigade (15.1a)" not in told(table.session)
    assert "3 reinforcements may enter (15.1a)" in told(table.session)


def test_what_turns_before_one_set_by_hand_brought_is_confirmed_together(table: Table) -> None:
    """15.1: late in the battle one line for all of it, until it is told or counts as come."""
    table.session.set_facts({"clock/moment/turn": 14, "clock/first_player": REPUBLICAN.value})
    table.go_to(Phase.FIRST_MOVEMENT, turn=14)
    table.judge()
    before = earlier_arrivals(table.scene, REPUBLICAN)
    assert f"Due on earlier turns, not told: {len(before)} formations (15.1a)" in told(table.session)
    assert "not told yet" not in " ".join(told(table.session))
    table.tell(REPUBLICAN, "5: 3x 3-3-6")
    assert len(earlier_arrivals(table.scene, REPUBLICAN)) == len(before) - 1
    table.do(SettleArrivals(side=REPUBLICAN))
    assert earlier_arrivals(table.scene, REPUBLICAN) == []
    assert table.refused(SettleArrivals(side=REPUBLICAN)).rule == "15.1a"
    assert earlier_arrivals(table.scene, NATIONALIST)
    table.session.undo()
    assert len(earlier_arrivals(table.scene, REPUBLICAN)) == len(before) - 1


def test_attacks_that_must_be_made_are_counted_with_their_rule(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.judge()
    assert told(table.session) == ["One attack must be made: 3533 (11.1a)"]
    now = now_of(table.session)
    assert [due.count for due in now.left] == [1]
    assert now.onward is not None
    assert now.onward.refusal is not None


def test_an_hq_that_fell_may_be_rebuilt_at_once(table: Table) -> None:
    """10.5a."""
    table.go_to(Phase.FIRST_COMBAT)
    table.judge()
    table.take("J-R-48-hq-1", Spot.ELIMINATED)
    words = "Rebuild 48th Brigade: HQ 1 (10.5a)"
    assert words in told(table.session)
    (due,) = (one for one in now_of(table.session).due if one.choice and one.choice.command is RebuildHq)
    assert due.choice is not None
    table.do(due.choice.build())
    table.dice(2)
    assert words not in told(table.session)


def test_an_hq_that_falls_on_the_last_turn_is_not_rebuilt(table: Table) -> None:
    """10.5a: even a die of 1 brings it back a turn after the end."""
    table.go_to(Phase.FIRST_COMBAT, turn=20)
    table.take("J-R-48-hq-1", Spot.ELIMINATED)
    assert any("Rebuild" in words for words in told(table.session))
    table.session.undo()
    table.go_to(Phase.FIRST_COMBAT, turn=21)
    table.take("J-R-48-hq-1", Spot.ELIMINATED)
    assert not any("Rebuild" in words for words in told(table.session))
    assert table.refused(RebuildHq(unit="J-R-48-hq-1")).key == "scw-hq-too-late"


def test_a_rebuilt_hq_is_listed_once_it_is_back(table: Table) -> None:
    """As a reinforcement (10.5a)."""
    table.take("J-R-48-hq-1", Spot.ELIMINATED)
    table.do(RebuildHq(unit="J-R-48-hq-1"))
    table.dice(1)
    table.go_to(Phase.SECOND_MOVEMENT)
    assert "One reinforcement may enter (15.1a)" not in told(table.session)
    table.go_to(Phase.SECOND_MOVEMENT, turn=2)
    assert "One reinforcement may enter (15.1a)" in told(table.session)


def test_an_hq_that_was_not_rebuilt_is_not_asked_for_on_later_turns(table: Table) -> None:
    table.put(J_N_1_infantry_1="3129")
    table.take("J-R-48-hq-1", Spot.ELIMINATED)
    table.go_to(Phase.FIRST_COMBAT, turn=2)
    table.judge()
    assert told(table.session) == []


def test_a_combat_asks_for_its_die_then_losses_then_the_advance_then_its_end(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(DeclareFight(attackers=(FOOT,), hexes=(table.hex("3533"),)), StayInFight())
    first = now_of(table.session).next
    assert first is not None
    assert first.choice is not None
    assert first.choice.command is RollFight
    table.do(RollFight())
    table.dice(6)
    while table.game.fight and not table.game.fight.is_settled:
        left = now_of(table.session).left
        assert left
        assert all(due.count for due in left)
        table.do_duties()
    advance, last, *_ = now_of(table.session).due
    assert advance.what.key == "scw-now-may-advance"
    assert last.choice is not None
    assert last.choice.command is EndFight
    assert now_of(table.session).done_beside == last  # nobody must advance (11.7a)


def test_a_retreat_is_picked_once_no_step_is_owed_any_more(table: Table) -> None:
    """+3, a column more for the Nationalists: 5,6, die 6: a step, then a retreat."""
    table.tell(REPUBLICAN, "48: HQ 0-0-6")
    table.put(J_R_48_hq_1="3533")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(DeclareFight(attackers=(FOOT,), hexes=(table.hex("3533"),)), StayInFight(), RollFight())
    table.dice(6)
    now = now_of(table.session)
    steps, retreat = now.due[:2]
    assert steps.pick is not None
    assert (steps.pick.title.key, retreat.pick) == ("scw-steps-due", None)
    table.do(steps.pick.choices[0].build())
    (retreat, *_) = now_of(table.session).due
    assert retreat.pick is not None
    assert retreat.pick.title.key == "scw-must-retreat"
    ways = {choice.label.args["hex"] for choice in retreat.pick.choices}
    assert ways == {table.system.map.board.hex_name(hex_) for hex_ in retreat.pick.title.hexes}
    table.do(retreat.pick.choices[0].build())
    table.do(now_of(table.session).due[0].pick.choices[0].build())  # the HQ beside it
    advance, end, *_ = now_of(table.session).due
    assert (end.pick, end.choice and end.choice.command) == (None, EndFight)
    assert (advance.what.key, advance.pick) == ("scw-now-may-advance", None)


def test_a_phase_without_anything_in_it_is_passed_with_the_one_before() -> None:
    """One tap leads from the end of a turn at the Jarama to the weather; the set-up is no such phase."""
    table = Table(Battle.JARAMA)
    assert not now_of(table.session).is_idle
    table.go_to(Phase.SECOND_COMBAT)
    table.do(table.session.as_one(tuple(idle_way(table.session))))
    assert table.game.clock.moment == Moment(turn=2, phase=Phase.WEATHER)
    assert table.session.state.waiting


def test_who_is_phasing_is_to_act(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    acting = now_of(table.session).acting
    assert acting is not None
    assert acting.key == "faction-nationalist"


def test_bombing_is_offered_beside_the_phase_and_owed_by_nobody() -> None:
    """The tracker that has it may be closed; who has no points is offered nothing."""
    table = Table(Battle.BRUNETE)
    table.tell(NATIONALIST, "13: 1x 5-5-6/3-3-6")
    table.tell(REPUBLICAN, "11: 1x 5-5-6/3-3-6")
    table.put(B_N_13_infantry_1="2112", B_R_11_infantry_1="1603")
    table.go_to(Phase.FIRST_BOMBARDMENT)
    assert told(table.session) == ["May bomb: 20 air points (13.3a)"]
    assert now_of(table.session).left == ()
    table.go_to(Phase.SECOND_BOMBARDMENT)
    assert told(table.session) == []
