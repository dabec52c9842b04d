"""What befalls a battery is told as it happens: each consequence that players did not wish for."""

import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import (
    AttemptContact,
    DeclineContact,
    RepairRadio,
    SetObserverStatus,
    TakeAction,
    TellSight,
)
from companion.games.elst.procedures.clock import NextPhase
from companion.games.elst.rules.artillery.radio import ObserverStatus, Radio
from companion.games.elst.rules.artillery.terms import Action, ArtilleryCounter
from companion.games.elst.rules.sequence import Phase
from companion.reason import Reason
from companion.session.messages import Command, Event
from tests.games.elst.table import BATTERY, Table, at, in_contact, in_own_prep_fire


def news(events: list[Event]) -> dict[str, bool]:
    """The keys of what is told, and whether it is of a loss."""
    return {reason.key: event.is_setback for event in events for reason in event.news()}


def do(table: Table, command: Command, *answers: object) -> dict[str, bool]:
    events = table.do(command)
    for answer in answers:
        events = [*events, *table.answer(answer)]
    return news(events)


def test_a_failed_contact_dr_is_told_and_so_is_a_radio_that_breaks() -> None:
    """2.1e, 2.1g"""
    assert do(in_own_prep_fire(), AttemptContact(battery=BATTERY), 9) == {"oba-log-contact-failed": True}
    broken = do(in_own_prep_fire(), AttemptContact(battery=BATTERY), 12)
    assert broken == {"oba-log-radio-malfunctions": True}


def test_contact_that_goes_with_the_observer_is_told() -> None:
    """2.1h"""
    command = SetObserverStatus(battery=BATTERY, status=ObserverStatus.BROKEN)
    assert "oba-log-contact-broken" in do(in_contact(), command)


@pytest.mark.parametrize(("reds", "key"), [(0, "oba-log-access-refused"), (1, "oba-log-access-denied")])
def test_a_red_chit_is_told_and_the_second_as_the_last(reds: int, key: str) -> None:
    """2.2e, 2.2f"""
    table = in_own_prep_fire(reds=reds)
    assert do(table, AttemptContact(battery=BATTERY), 2, "red") == {key: True}


@pytest.mark.parametrize(
    ("chit", "key"), [("red", "oba-log-access-refused"), ("black", "oba-log-access-gained")]
)
def test_the_step_that_drew_a_chit_is_known_by_what_it_was(chit: str, key: str) -> None:
    """2.2: both players see it."""
    table = in_own_prep_fire()
    do(table, AttemptContact(battery=BATTERY), 2, chit)
    assert key in [reason.key for reason in table.session.undo_detail]


def test_an_ar_is_told_once_in_what_was_done() -> None:
    table = in_contact()
    table.do(TakeAction(battery=BATTERY, action=Action.PLACE_AR, ar=at("LL15")))
    label = Reason("do-oba-place-ar-at", hexes=(at("LL15"),), args={"battery": BATTERY})
    assert table.session.undo_label == label
    assert table.session.undo_detail == ()
    assert table.game.battery(BATTERY).activity.aim


def test_a_draw_from_a_pile_that_has_no_chit_left_is_told() -> None:
    """2.21b"""
    table = in_own_prep_fire()
    table.set_pile(black=0, red=0)
    assert "oba-log-pile-empty" in do(table, AttemptContact(battery=BATTERY), 2)


def test_a_repair_that_fails_is_told() -> None:
    """2.1e"""
    table = Table()
    table.set({"observer/radio": Radio.MALFUNCTIONED, "repair_number": 1})
    assert do(table, RepairRadio(battery=BATTERY), 4, "no") == {}
    assert do(table, RepairRadio(battery=BATTERY), 3) == {"oba-log-repair-failed": True}


def test_an_ar_out_of_sight_is_told_with_the_mission_that_it_cancels() -> None:
    """2.3b"""
    table = in_contact(ArtilleryCounter.FFE2, mission="he")
    table.do(TellSight(battery=BATTERY, hex=at("LL15"), is_seen=False))
    told = do(table, TakeAction(battery=BATTERY, action=Action.CORRECT_FFE2, ar=at("LL15")), "yes")
    assert told == {"oba-log-ar-unseen": True, "oba-log-mission-cancelled": True}


def test_an_ar_without_an_enemy_is_told() -> None:
    """2.4b"""
    table = in_contact(ArtilleryCounter.SR, may_fire_smoke=False)
    told = do(table, TakeAction(battery=BATTERY, action=Action.CORRECT_SR, ar=at("LL15")), "no")
    assert told == {"oba-log-ar-no-enemy": True}


def test_where_a_round_comes_down_is_told_with_its_counter() -> None:
    """2.31"""
    table = in_contact()
    table.do(TellSight(battery=BATTERY, hex=at("LL15"), is_seen=True))
    told = do(table, TakeAction(battery=BATTERY, action=Action.PLACE_AR, ar=at("LL15")), 6, (3, 2))
    assert told == {"oba-log-off-target": False, "oba-log-counter-placed": False}


def test_a_counter_that_flips_or_goes_with_lost_contact_is_told() -> None:
    """2.11c"""
    ffec = in_own_prep_fire(
        has_contact=True, has_access=True, counter=ArtilleryCounter.FFEC, hex=at("LL16"), mission="he"
    )
    assert "oba-log-counter-removed" in do(ffec, DeclineContact(battery=BATTERY), "clear")


def test_access_that_runs_out_with_a_rally_phase_is_told() -> None:
    """2.2d"""
    table = Table()
    table.set({"counter": ArtilleryCounter.FFEC, "hex": at("LL16"), "has_access": True})
    table.go_to(Phase.CLOSE_COMBAT, Faction.BRITISH)
    table.do(NextPhase())
    assert news(table.do(NextPhase())) == {"oba-log-access-expired": True}


def test_an_ended_scenario_is_told() -> None:
    """CG2a"""
    table = Table()
    table.go_to(Phase.CLOSE_COMBAT, Faction.GERMAN, turn=5)
    assert "elst-log-scenario-ended" in do(table, NextPhase(), 1)


def test_a_counter_that_follows_lost_contact_a_phase_later_is_told() -> None:
    """2.1h, 2.11c"""
    table = in_contact(ArtilleryCounter.FFE2, mission="he")
    table.do(SetObserverStatus(battery=BATTERY, status=ObserverStatus.BROKEN))
    table.go_to(Phase.MOVEMENT, Faction.BRITISH)
    assert "oba-log-loss-settled" in do(table, NextPhase())
