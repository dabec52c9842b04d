"""What is due in a scenario of Decision at Elst and in the Refit Phase after it."""

import pytest

from companion.chance.answers import RollAnswer
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import (
    AddBattery,
    AttemptContact,
    BeginOtherFire,
    DeclineContact,
    EndOrdnanceSmoke,
    SetObserverStatus,
)
from companion.games.elst.procedures.clock import NextPhase
from companion.games.elst.procedures.forces.commands import AddRoster
from companion.games.elst.procedures.refit.commands import (
    BuyGroup,
    CloseOrder,
    FinishScenario,
    NextRefitStep,
    Replenish,
    RollPoints,
)
from companion.games.elst.rules.artillery.radio import ObserverStatus
from companion.games.elst.rules.artillery.terms import ArtilleryCounter, BatteryKind
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.sequence import Phase
from companion.kit.now import acting_now
from companion.kit.system import Start
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from tests.due_now import now_of, told
from tests.games.elst.table import BATTERY, SYSTEM, Table, at, in_own_prep_fire

AFTER = "24-noon"
OBSERVER = {"observer/kind": "leader", "observer/hex": at("LL12")}


def test_a_new_game_says_who_sets_up_next_until_both_are_there() -> None:
    table = Table()
    assert told(table.session) == ["Set-up: German (4.42)"]
    assert now_of(table.session).acting == acting_now("german")
    table.do(AddRoster(side=Faction.GERMAN, text="SS 4-4-7 @ NN8"))
    assert told(table.session) == ["Set-up: British (4.42)"]
    assert now_of(table.session).acting == acting_now("british")
    table.do(AddRoster(side=Faction.BRITISH, text="4-5-7 @ B10"))
    assert told(table.session) == []


def test_a_fire_phase_goes_from_smoke_to_each_battery_to_other_fire() -> None:
    table = Table()
    table.set({"contact_number": 7, **OBSERVER})
    table.go_to(Phase.PREP_FIRE)
    assert told(table.session) == [
        "Fire all ordnance smoke (2.1c)",
        "G1: contact roll, 7 or less (2.1d)",
        "All other fire (2.1j)",
    ]
    now = now_of(table.session)
    assert now.next is not None
    assert now.next.choice is not None
    assert now.next.choice.build() == AttemptContact(battery=BATTERY, ends_ordnance_smoke=True)
    table.do(EndOrdnanceSmoke())
    now = now_of(table.session)
    assert told(table.session)[0] == "G1: contact roll, 7 or less (2.1d)"
    assert now.next is not None
    assert now.next.choice is not None
    assert now.next.choice.build() == AttemptContact(battery=BATTERY)
    assert now.acting is not None
    assert now.acting.key == "faction-german"


def test_radios_that_belong_to_no_battery_are_told_in_the_fire_phase_of_their_side() -> None:
    """2b: each is tied to one battery, which may yet have to be named."""
    table = Table()
    table.do(AddRoster(side=Faction.GERMAN, text="8-1, radio @ NN8 steeple\n9-2, radio @ RR8\nSS 4-4-7 @ Q4"))
    table.do(AddRoster(side=Faction.BRITISH, text="8-0, radio @ A3"))
    table.go_to(Phase.PREP_FIRE)
    assert told(table.session)[-1] == "One radio of those in NN8, RR8 belongs to no battery yet (2b)"
    assert now_of(table.session).due[-1].is_quiet
    table.do(AddBattery(battery="G2", side=Faction.GERMAN, kind=BatteryKind.BATTALION_MORTAR, calibre=80))
    assert told(table.session)[-1] == "All other fire (2.1j)"


def test_a_battery_with_nobody_to_call_it_makes_no_attempt() -> None:
    table = in_own_prep_fire(**OBSERVER, counter=ArtilleryCounter.SR, hex=at("LL15"))
    table.do(SetObserverStatus(battery=BATTERY, status=ObserverStatus.BROKEN))
    assert told(table.session)[0] == "G1: no contact possible (2.1b)"
    due = now_of(table.session).next
    assert due is not None
    assert due.choice is not None
    assert due.choice.build() == DeclineContact(battery=BATTERY)


def test_a_battery_that_makes_no_attempt_is_done_with() -> None:
    table = in_own_prep_fire(**OBSERVER)
    table.do(DeclineContact(battery=BATTERY))
    assert told(table.session) == ["All other fire (2.1j)"]
    table.do(BeginOtherFire())
    assert told(table.session) == []


def test_maintenance_tells_the_total_that_its_modifier_leaves() -> None:
    table = in_own_prep_fire(has_contact=True, **OBSERVER)
    assert told(table.session)[0] == "G1: maintenance roll, 9 or less (2.11a)"


def test_an_offboard_observer_makes_contact_without_a_roll() -> None:
    """2.8b."""
    table = in_own_prep_fire(**{"observer/kind": "offboard"})
    assert told(table.session)[0] == "G1: contact without a DR, or not (2.8b)"


def test_what_waits_for_an_answer_comes_before_all_else() -> None:
    table = in_own_prep_fire(**OBSERVER)
    table.do(AttemptContact(battery=BATTERY))
    now = now_of(table.session)
    assert table.asked is not None
    assert now.next is not None
    assert now.next.request == table.asked.id


def test_going_on_says_why_not_while_a_battery_acts() -> None:
    table = in_own_prep_fire(has_contact=True, **OBSERVER)
    onward = now_of(table.session).onward
    assert onward is not None
    assert onward.command is NextPhase
    assert onward.refusal is not None
    assert onward.refusal.rule == "2.1j"


def test_a_broken_radio_may_be_repaired_in_a_rally_phase() -> None:
    table = Table()
    table.set({"observer/radio": "malfunctioned"})
    table.go_to(Phase.RALLY)
    assert told(table.session) == ["G1: the radio may be repaired (2.1e)"]


def test_a_scenario_that_is_over_leads_to_the_refit_phase() -> None:
    table = Table()
    table.session.set_facts({"clock/is_over": True})
    now = now_of(table.session)
    assert now.next is not None
    assert now.next.panel == "elst-refit"
    assert now.onward is not None
    assert now.onward.command is FinishScenario


def _session_at_refit(step: RefitStep) -> Session:
    session = Session.create(SYSTEM, MemoryStore(), Start(scenario="initial", options={"refit-after": AFTER}))
    session.set_facts({"campaign/step": step.value})
    return session


def test_each_side_is_told_what_its_secret_work_asks() -> None:
    session = _session_at_refit(RefitStep.REPLENISHMENT)
    assert told(session)[:2] == ["British: CPP (4.514)", "Germans: CPP (4.514)"]
    for side, points in ((Faction.BRITISH, 3), (Faction.GERMAN, 5)):
        session.execute(Replenish(faction=side))
        session.execute(RollPoints(faction=side))
        session.answer(session.state.waiting[0].id, RollAnswer.physical(points))
    lines = told(session)
    assert all("CPP left, not sealed (4.515)" in line for line in lines[:2])
    left = now_of(session).due[1].count
    assert left is not None
    session.execute(BuyGroup(faction=Faction.GERMAN, group="V3"))
    assert now_of(session).due[1].count < left
    session.execute(CloseOrder(faction=Faction.GERMAN))
    assert [line for line in told(session) if "not sealed" in line] == lines[:1]


def test_a_step_leads_on_to_the_next_or_says_why_not() -> None:
    onward = now_of(_session_at_refit(RefitStep.REPLENISHMENT)).onward
    assert onward is not None
    assert onward.command is NextRefitStep
    assert onward.refusal is not None


@pytest.mark.parametrize(
    "facts",
    [
        {"observer/radio": "lost", "counter": "sr", "hex": at("HH13"), "has_access": True},  # nobody calls it
        {"observer/radio": "malfunctioned"},
        {"observer/status": "broken"},
        {"reds": 2, "has_contact": True},  # access never comes again
    ],
)
def test_a_fire_phase_asks_nothing_of_a_battery_that_can_do_nothing(facts: dict[str, object]) -> None:
    table = Table()
    table.set({**OBSERVER, **facts})
    table.go_to(Phase.PREP_FIRE)
    assert told(table.session) == []
    onward = now_of(table.session).onward
    assert onward is not None
    assert onward.is_legal


def test_a_fire_that_burns_on_without_a_radio_is_still_seen_to() -> None:
    table = Table()
    table.set({**OBSERVER, "observer/radio": "lost", "counter": "ffe-2", "hex": at("HH13")})
    table.go_to(Phase.PREP_FIRE)
    assert told(table.session)[0] == "Fire all ordnance smoke (2.1c)"
