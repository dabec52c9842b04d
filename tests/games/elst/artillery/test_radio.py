import pytest

from companion.chance.answers import RollAnswer, outcomes
from companion.chance.odds import chance_of
from companion.games.elst.factions import Faction
from companion.games.elst.rules.artillery.radio import (
    Observer,
    ObserverKind,
    ObserverStatus,
    PhaseSoFar,
    Radio,
    attempt_refusal,
    breaks_radio,
    contact_request,
    loses_contact,
    observer_refusal,
)
from companion.games.elst.rules.artillery.readings import ArtilleryReadings
from companion.games.elst.rules.artillery.terms import BatteryKind
from companion.games.elst.rules.sequence import Moment, Phase

READINGS = ArtilleryReadings()
OWN_PFPH = Moment(turn=3, player=Faction.GERMAN, phase=Phase.PREP_FIRE)
OWN_DFPH = Moment(turn=3, player=Faction.BRITISH, phase=Phase.DEFENSIVE_FIRE)


@pytest.mark.parametrize(
    ("observer", "key"),
    [
        (Observer(radio=Radio.LOST), "oba-radio-lost"),
        (Observer(has_radio=False), "oba-radio-not-possessed"),
        (Observer(radio=Radio.MALFUNCTIONED), "oba-radio-malfunctioned"),
        (Observer(kind=ObserverKind.OTHER_UNIT), "oba-observer-no-leader"),
        (Observer(status=ObserverStatus.BROKEN), "oba-observer-not-good-order"),
        (Observer(status=ObserverStatus.IN_MELEE), "oba-observer-not-good-order"),
        (Observer(status=ObserverStatus.GONE), "oba-observer-not-good-order"),
    ],
)
def test_each_flaw_of_an_observer_is_named(observer: Observer, key: str) -> None:
    refusal = observer_refusal(observer, READINGS)
    assert refusal is not None
    assert refusal.key == key
    assert loses_contact(observer, READINGS)


def test_an_offboard_observer_needs_no_radio_and_no_good_order() -> None:
    """2.8b"""
    observer = Observer(kind=ObserverKind.OFFBOARD, radio=Radio.LOST, status=ObserverStatus.BROKEN)
    assert observer_refusal(observer, READINGS) is None


def test_a_pin_ends_contact_only_if_so_read() -> None:
    pinned = Observer(status=ObserverStatus.PINNED)
    assert not loses_contact(pinned, READINGS)
    assert loses_contact(pinned, ArtilleryReadings(pin_loses_contact=True))


@pytest.mark.parametrize("moment", [OWN_PFPH, OWN_DFPH])
def test_an_attempt_may_be_made_in_either_own_fire_phase(moment: Moment) -> None:
    assert attempt_refusal(Observer(), Faction.GERMAN, moment, PhaseSoFar(), READINGS) is None


@pytest.mark.parametrize(
    ("so_far", "key"),
    [
        (PhaseSoFar(is_ordnance_smoke_done=False), "oba-ordnance-smoke-first"),
        (PhaseSoFar(has_other_action=True), "oba-too-late-in-phase"),
        (PhaseSoFar(has_attempted=True), "oba-attempted-already"),
    ],
)
def test_what_has_happened_in_the_phase_may_forbid_it(so_far: PhaseSoFar, key: str) -> None:
    refusal = attempt_refusal(Observer(), Faction.GERMAN, OWN_PFPH, so_far, READINGS)
    assert refusal is not None
    assert refusal.key == key


@pytest.mark.parametrize(
    ("kind", "is_maintenance", "chance_in_36"),
    [
        (BatteryKind.NORMAL, False, 26),
        (BatteryKind.NORMAL, True, 30),
        (BatteryKind.ROCKET, True, 30),
        (BatteryKind.BATTALION_MORTAR, False, 26),
        (BatteryKind.BATTALION_MORTAR, True, 33),
    ],
)
def test_maintenance_is_easier_most_of_all_for_battalion_mortars(
    kind: BatteryKind, is_maintenance: bool, chance_in_36: int
) -> None:
    """Contact number 8: 26 of 36 ways are 8 or less, 30 are 9 or less, 33 are 10 or less."""
    request = contact_request("G1", 8, kind, is_maintenance=is_maintenance)
    assert chance_of(request) * 36 == chance_in_36


def test_a_twelve_fails_and_breaks_the_radio_whatever_the_number() -> None:
    request = contact_request("G1", 12, BatteryKind.BATTALION_MORTAR, is_maintenance=True)
    (outcome,) = outcomes(request, RollAnswer.physical(12))
    assert (outcome.final, outcome.is_success) == (10, False)
    assert breaks_radio(outcome)
