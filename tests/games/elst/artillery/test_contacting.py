import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.games.elst.procedures.artillery.commands import (
    AttemptContact,
    BeginOtherFire,
    DeclineContact,
    EndOrdnanceSmoke,
    MoveObserver,
    ResolveAttacks,
    SetObserverStatus,
    SetPossession,
    SetRadio,
    TakeAction,
    TellBlastSight,
)
from companion.games.elst.procedures.artillery.state import Attempt
from companion.games.elst.procedures.clock import NextPhase
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.radio import (
    FireCounter,
    ObserverKind,
    ObserverStatus,
    Radio,
)
from companion.games.elst.rules.artillery.terms import Action, ArtilleryCounter
from companion.games.elst.rules.sequence import Phase
from companion.kit.questions import Question
from companion.reason import Reason
from tests.games.elst.table import BATTERY, Table, at, in_contact, in_own_prep_fire, refusal_of

ATTEMPT = AttemptContact(battery=BATTERY)
DECLINE = DeclineContact(battery=BATTERY)


def test_an_attempt_may_say_that_ordnance_smoke_is_over() -> None:
    table = Table()
    table.set({"contact_number": 7})
    table.go_to(Phase.PREP_FIRE)
    assert refusal_of(table, ATTEMPT) == "oba-ordnance-smoke-first"
    table.do(AttemptContact(battery=BATTERY, ends_ordnance_smoke=True))
    assert table.game.fire_phase.is_ordnance_smoke_done
    assert table.purpose == ElstPurpose.CONTACT


def test_the_number_on_the_radio_is_asked_for_once() -> None:
    table = in_own_prep_fire(contact_number=None)
    table.do(ATTEMPT)
    assert table.purpose == ElstPurpose.CONTACT_NUMBER
    assert isinstance(table.asked, Question)
    assert (table.asked.lowest, table.asked.highest) == (2, 12)
    table.answer(7)
    assert (table.purpose, table.battery.contact_number) == (ElstPurpose.CONTACT, 7)


@pytest.mark.parametrize(
    ("reply", "has_contact", "radio"),
    [
        ("contact", True, Radio.WORKING),
        ("no-contact", False, Radio.WORKING),
        ("radio-breaks", False, Radio.MALFUNCTIONED),
    ],
)
def test_a_table_that_does_not_know_the_number_judges_the_dice_itself(
    reply: str, has_contact: bool, radio: Radio
) -> None:
    table = in_own_prep_fire(contact_number=None)
    table.do(ATTEMPT)
    table.answer(None)
    table.answer(reply)
    assert (table.battery.has_contact, table.battery.observer.radio) == (has_contact, radio)


def test_contact_without_access_asks_for_a_chit_at_once() -> None:
    """2.2a"""
    table = in_own_prep_fire()
    table.do(ATTEMPT)
    table.answer(8)
    assert table.battery.has_contact
    assert table.battery.fire_counter is FireCounter.PREP_FIRE
    assert table.purpose == ElstPurpose.ACCESS


def test_a_failed_attempt_ends_the_phase_for_the_battery() -> None:
    table = in_own_prep_fire()
    table.do(ATTEMPT)
    table.answer(9)
    assert not table.battery.has_contact
    assert table.battery.activity.is_over
    assert refusal_of(table, ATTEMPT) == "oba-attempted-already"
    table.do(NextPhase())


def test_a_twelve_breaks_the_radio() -> None:
    """2.1e"""
    table = in_own_prep_fire(has_contact=True)
    table.do(ATTEMPT)
    assert table.purpose == ElstPurpose.MAINTENANCE
    table.answer(12)
    assert table.battery.observer.radio is Radio.MALFUNCTIONED
    table.go_to(Phase.DEFENSIVE_FIRE, Faction.BRITISH)
    table.do(EndOrdnanceSmoke())
    assert refusal_of(table, ATTEMPT) == "oba-radio-malfunctioned"


def test_regaining_contact_counts_as_a_first_attempt_unless_read_otherwise() -> None:
    """2.11a"""
    table = in_own_prep_fire(has_had_contact=True)
    table.do(ATTEMPT)
    assert table.purpose == ElstPurpose.CONTACT
    other = in_own_prep_fire(has_had_contact=True)
    other.choose("oba-maintenance-drm-after-loss", True)
    other.do(ATTEMPT)
    assert other.purpose == ElstPurpose.MAINTENANCE


def test_an_offboard_observer_is_in_contact_without_dice_and_unmarked() -> None:
    """2.8b"""
    table = in_own_prep_fire(**{"observer/kind": ObserverKind.OFFBOARD})
    table.do(ATTEMPT)
    assert table.battery.has_contact
    assert table.battery.fire_counter is None
    assert table.purpose == ElstPurpose.ACCESS


def test_the_order_of_the_phase_is_kept() -> None:
    """2.1c, 2.1j"""
    table = Table()
    assert refusal_of(table, ATTEMPT) == "oba-not-own-fire-phase"
    table.go_to(Phase.PREP_FIRE)
    assert refusal_of(table, ATTEMPT) == "oba-ordnance-smoke-first"
    table.do(EndOrdnanceSmoke())
    table.do(BeginOtherFire())
    assert refusal_of(table, ATTEMPT) == "oba-too-late-in-phase"


def test_a_battery_in_contact_holds_up_everything_else() -> None:
    table = in_own_prep_fire(has_contact=True)
    assert refusal_of(table, NextPhase()) == "oba-before-other-fire"
    assert refusal_of(table, BeginOtherFire()) == "oba-before-other-fire"
    table.do(DECLINE)
    table.do(BeginOtherFire())
    table.do(NextPhase())


# ---- loss of contact ----


def test_without_attempt_but_in_sight_an_ffe2_fires_and_flips_and_access_stays() -> None:
    """2.11f, 2.11c"""
    table = in_own_prep_fire(
        has_contact=True, has_access=True, counter=ArtilleryCounter.FFE2, hex=at("LL16"), mission="he"
    )
    table.do(DECLINE)
    table.answer("clear")
    assert table.battery.activity.barrage is not None
    assert refusal_of(table, NextPhase()) == "oba-before-other-fire"
    table.do(ResolveAttacks(battery=BATTERY))
    table.answer(7)
    assert (table.battery.counter, table.battery.has_access) == (ArtilleryCounter.FFEC, True)
    assert not table.battery.has_contact


def test_read_otherwise_the_ffe2_flips_without_firing() -> None:
    table = in_own_prep_fire(has_contact=True, has_access=True, counter=ArtilleryCounter.FFE2, hex=at("LL16"))
    table.choose("oba-ffe2-on-lost-contact", "flip-only")
    table.do(ATTEMPT)
    table.answer(11)
    assert table.battery.counter is ArtilleryCounter.FFEC
    assert table.battery.activity.is_over


def test_without_attempt_and_out_of_sight_the_mission_is_cancelled() -> None:
    """2.11e"""
    table = in_own_prep_fire(has_contact=True, has_access=True, counter=ArtilleryCounter.SR, hex=at("LL16"))
    table.do(DECLINE)
    table.answer("blocked")
    assert (table.battery.counter, table.battery.has_access) == (None, False)
    assert table.battery.activity.is_over
    assert ("oba-log-unseen", "2.11e") in {
        (line.key, line.rule) for event in table.events for line in event.log()
    }


def test_contact_that_is_held_is_told_as_not_yet_maintained() -> None:
    """2.1i"""
    table = in_own_prep_fire(has_contact=True, has_access=True, counter=ArtilleryCounter.SR, hex=at("LL16"))
    keep = TakeAction(battery=BATTERY, action=Action.KEEP_SR)
    assert refusal_of(table, keep) == "oba-not-maintained"
    table.do(DECLINE)
    table.answer("clear")
    assert refusal_of(table, keep) == "oba-no-contact"


def test_a_blast_height_that_nobody_can_judge_counts_as_seen() -> None:
    """2.32a: seen from anywhere unless something special blocks."""
    table = in_own_prep_fire(has_contact=True, has_access=True, counter=ArtilleryCounter.SR, hex=at("LL16"))
    table.do(DECLINE)
    table.answer(None)
    assert (table.battery.counter, table.battery.has_access) == (ArtilleryCounter.SR, True)


@pytest.mark.parametrize(
    ("reading", "goal", "is_kept"),
    [
        ("next-fire-phase", "RR10", True),
        ("at-once", "RR10", False),
        ("at-once", "OO11", True),
    ],
)
def test_who_walks_out_of_sight_loses_access_at_once_where_so_read(
    reading: str, goal: str, *, is_kept: bool
) -> None:
    """2.11e: the SR in PP11 is seen from NN11 and OO11, not from behind the building of RR10."""
    table = in_own_prep_fire(has_access=True, counter=ArtilleryCounter.SR, hex=at("PP11"))
    table.choose("oba-sight-lost-in-mid-turn", reading)
    table.do(MoveObserver(battery=BATTERY, hex=at("NN11"), level=0))
    table.do(DECLINE)
    table.go_to(Phase.MOVEMENT)
    told = table.do(MoveObserver(battery=BATTERY, hex=at(goal), level=0))
    assert (table.battery.has_access, table.battery.counter is not None) == (is_kept, is_kept)
    why = {(line.key, line.rule) for event in told for line in event.log()}
    assert (("oba-log-unseen", "2.11e") in why) is not is_kept


def test_a_failed_attempt_out_of_sight_keeps_access_unless_read_otherwise() -> None:
    def fail(*, keeps: bool) -> Table:
        table = in_own_prep_fire(
            has_contact=True, has_access=True, counter=ArtilleryCounter.SR, hex=at("LL16")
        )
        table.choose("oba-failed-attempt-keeps-access", keeps)
        table.do(ATTEMPT)
        table.answer(11)
        return table

    assert fail(keeps=True).battery.counter is ArtilleryCounter.SR
    strict = fail(keeps=False)
    strict.answer("blocked")
    assert (strict.battery.counter, strict.battery.has_access) == (None, False)


@pytest.mark.parametrize(
    "command",
    [
        SetObserverStatus(battery=BATTERY, status=ObserverStatus.BROKEN),
        SetRadio(battery=BATTERY, radio=Radio.LOST),
        SetPossession(battery=BATTERY, has_radio=False),
    ],
)
def test_contact_goes_at_once_with_the_observer(command: SetRadio) -> None:
    """2.1h, 2c"""
    table = Table()
    table.set({"has_contact": True, "has_access": True, "counter": ArtilleryCounter.FFE2, "hex": at("LL16")})
    table.do(command)
    assert not table.battery.has_contact
    assert (table.battery.counter, table.battery.has_access) == (ArtilleryCounter.FFE2, True)


def test_counters_follow_at_the_owners_next_fire_phase() -> None:
    """2.11c: the FFE:2 fires first; then the battery has finished."""
    table = Table("german-attack", batteries=["german-field-gun"])
    table.set({"has_contact": True, "has_access": True, "counter": ArtilleryCounter.FFE2, "hex": at("LL16")})
    table.do(SetObserverStatus(battery=BATTERY, status=ObserverStatus.BROKEN))
    table.do(SetObserverStatus(battery=BATTERY, status=ObserverStatus.GOOD_ORDER))
    table.do(NextPhase())
    assert table.battery.activity.barrage is not None
    table.do(EndOrdnanceSmoke())
    assert refusal_of(table, ATTEMPT) == "oba-resolve-first"
    table.do(ResolveAttacks(battery=BATTERY))
    table.answer(7)
    assert table.battery.counter is ArtilleryCounter.FFEC
    assert refusal_of(table, ATTEMPT) == "oba-activity-over"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (ArtilleryCounter.SR, ArtilleryCounter.SR),
        (ArtilleryCounter.FFE2, ArtilleryCounter.FFEC),
        (ArtilleryCounter.FFEC, None),
    ],
)
def test_read_otherwise_they_follow_at_once(before: ArtilleryCounter, after: ArtilleryCounter | None) -> None:
    table = Table()
    table.choose("oba-lost-in-mid-turn", "at-once")
    table.set({"has_contact": True, "counter": before, "hex": at("LL16")})
    table.do(SetObserverStatus(battery=BATTERY, status=ObserverStatus.BROKEN))
    assert table.battery.counter is after
    assert not table.battery.was_lost_in_mid_turn


def test_a_pinned_observer_stays_in_contact() -> None:
    table = Table()
    table.set({"has_contact": True})
    table.do(SetObserverStatus(battery=BATTERY, status=ObserverStatus.PINNED))
    assert table.battery.has_contact


def test_what_was_said_of_sight_holds_until_the_observer_moves() -> None:
    table = in_own_prep_fire(has_contact=True, has_access=True, counter=ArtilleryCounter.SR, hex=at("LL16"))
    table.do(DECLINE)
    table.answer("clear")
    assert table.battery.activity.blast_sight is not None
    table.do(MoveObserver(battery=BATTERY, hex=at("NN8"), level=1))
    assert table.battery.activity.blast_sight is None
    assert table.battery.activity.attempt is Attempt.DECLINED


# ---- draws ----


@pytest.mark.parametrize(("reds", "is_denied"), [(0, False), (1, True)])
def test_a_red_chit_ends_the_phase_and_the_second_one_everything(reds: int, is_denied: bool) -> None:
    """2.2e, 2.2f, 2.34d: an FFE:C goes as well."""
    table = in_own_prep_fire(has_contact=True, reds=reds, counter=ArtilleryCounter.FFEC, hex=at("LL16"))
    table.do(ATTEMPT)
    table.answer(8)
    table.answer("red")
    assert (table.battery.counter, table.battery.has_access) == (None, False)
    assert (table.battery.is_denied, table.battery.has_contact) == (is_denied, True)
    assert table.battery.activity.is_over


def test_a_denied_battery_in_contact_has_nothing_to_do() -> None:
    table = in_own_prep_fire(has_contact=True, reds=2)
    table.do(ATTEMPT)
    table.answer(8)
    assert table.asked is None
    assert table.battery.activity.is_over


def test_a_chit_that_is_not_in_the_pile_cannot_be_drawn() -> None:
    table = in_own_prep_fire()
    table.set_pile(black=1, red=0)
    table.do(ATTEMPT)
    table.answer(8)
    before = table.state
    with pytest.raises(Exception, match="draw-impossible-chit"):
        table.answer("red")
    assert table.state == before
    table.answer("black")
    assert table.battery.has_access


# ---- what the card tells ----


def told(table: Table) -> dict[str, Reason]:
    return {line.key: line for line in table.card.status}


@pytest.mark.parametrize(
    ("phase", "player", "following"),
    [
        (Phase.PREP_FIRE, Faction.GERMAN, (1, "british", "dfph")),
        (Phase.DEFENSIVE_FIRE, Faction.BRITISH, (2, "german", "pfph")),
    ],
)
def test_after_a_failed_attempt_the_card_tells_when_the_next_one_may_be_made(
    phase: Phase, player: Faction, following: tuple[int, str, str]
) -> None:
    """2.1g: in the own PFPh or DFPh, whichever comes first."""
    table = Table("german-attack", batteries=["german-field-gun"])
    table.set({"contact_number": 8})
    table.go_to(phase, player)
    table.do(EndOrdnanceSmoke())
    assert "oba-card-next-attempt" not in told(table)
    table.do(ATTEMPT)
    table.answer(11)
    moment = told(table)["oba-card-next-attempt"].about
    assert moment is not None
    assert tuple(moment.args[name] for name in ("turn", "player", "phase")) == following


def test_the_card_tells_the_only_thing_that_is_left_to_do() -> None:
    """2.33a: out of sight an FFE:2 of rockets can only be cancelled."""
    table = Table("german-attack", batteries=["german-rocket"])
    facts = {"counter": ArtilleryCounter.FFE2, "hex": at("KK16"), "mission": "he"}
    table.set({"contact_number": 8, "has_contact": True, "has_access": True, **facts})
    table.go_to(Phase.PREP_FIRE)
    table.do(EndOrdnanceSmoke())
    table.do(TellBlastSight(battery=BATTERY, sight=BlastVerdict.BLOCKED))
    assert "oba-card-forced" not in told(table)
    table.do(ATTEMPT)
    table.answer(2)
    action = told(table)["oba-card-forced"].about
    assert action is not None
    assert action.key == "oba-action-cancel-ffe2"


def test_where_there_is_a_choice_nothing_is_told_to_be_left() -> None:
    assert "oba-card-forced" not in told(in_contact(ArtilleryCounter.SR, "KK16"))
