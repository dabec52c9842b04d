import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.rules.artillery.blast import blast_area
from companion.games.elst.rules.artillery.campaign import (
    AfterScenario,
    after_scenario,
    kind_refusal,
    radio_refusal,
)
from companion.games.elst.rules.artillery.entry import Movement, attacks_who_enters, movement_drm
from companion.games.elst.rules.artillery.order import Turn, in_order, order_refusal, other_fire_refusal
from companion.games.elst.rules.artillery.readings import ArtilleryReadings
from companion.games.elst.rules.artillery.smoke import lay_smoke
from companion.games.elst.rules.artillery.terms import ArtilleryCounter, BatteryKind, Mission
from companion.games.elst.rules.sequence import Phase
from companion.hexes.coordinates import Direction
from tests.games.elst.table import BOARD, at

READINGS = ArtilleryReadings()


def test_the_pond_gets_no_smoke() -> None:
    """1.2b"""
    laid = lay_smoke(BOARD, at("S28"), ArtilleryCounter.FFE1, Phase.PREP_FIRE, READINGS)
    assert at("S28") not in laid.hexes
    assert at("S27") in laid.hexes


def test_the_second_resolution_may_be_read_to_lay_nothing() -> None:
    once = ArtilleryReadings(smoke_is_renewed=False)
    assert lay_smoke(BOARD, at("KK16"), ArtilleryCounter.FFE2, Phase.PREP_FIRE, once).hexes == ()
    assert len(lay_smoke(BOARD, at("KK16"), ArtilleryCounter.FFE1, Phase.PREP_FIRE, once).hexes) == 7


def test_a_blast_area_ends_at_the_edge_of_the_map() -> None:
    """2.32d"""
    off = at("A12").step(Direction.SW)
    assert off not in BOARD
    assert 0 < len(blast_area(BOARD, off, BatteryKind.NORMAL)) < 7
    assert blast_area(BOARD, at("A12").step(Direction.SW, 9), BatteryKind.ROCKET) == ()


@pytest.mark.parametrize("phase", [Phase.MOVEMENT, Phase.ROUT, Phase.ADVANCE])
@pytest.mark.parametrize("counter", [ArtilleryCounter.FFE2, ArtilleryCounter.FFEC])
def test_he_attacks_whoever_enters_but_smoke_does_not(phase: Phase, counter: ArtilleryCounter) -> None:
    """2.51a, 2.34a, 2.7c"""
    assert attacks_who_enters(counter, Mission.HE, phase)
    assert not attacks_who_enters(counter, Mission.SMOKE, phase)


def test_ffmo_and_ffnam_count_in_the_movement_phase_only() -> None:
    """2.51b"""
    both = Movement(is_ffmo=True, is_ffnam=True)
    assert movement_drm(Phase.MOVEMENT, both) == -2
    assert movement_drm(Phase.ROUT, both) == movement_drm(Phase.ADVANCE, both) == 0


def test_smoke_missions_go_before_he() -> None:
    """2.33j"""
    turns = [Turn("A", Mission.HE, is_over=False), Turn("B", Mission.SMOKE, is_over=False)]
    assert in_order(turns) == ("B", "A")
    assert order_refusal("A", Mission.HE, turns) is not None
    assert order_refusal("B", Mission.SMOKE, turns) is None
    done = [turns[0], Turn("B", Mission.SMOKE, is_over=True)]
    assert order_refusal("A", Mission.HE, done) is None


def test_smoke_comes_too_late_after_he_has_fired() -> None:
    turns = [Turn("A", Mission.HE, is_over=True, has_fired=True), Turn("B", None, is_over=False)]
    assert order_refusal("B", Mission.SMOKE, turns) is not None
    assert order_refusal("B", None, turns) is None


def test_other_fire_waits_for_every_battery() -> None:
    """2.1j, 2.5b"""
    refusal = other_fire_refusal([Turn("A", None, is_over=True), Turn("B", None, is_over=False)])
    assert refusal is not None
    assert refusal.args == {"battery": "B"}
    assert other_fire_refusal([]) is None


def test_a_side_uses_two_batteries_and_only_germans_have_rockets() -> None:
    """CG3a, 2.9a"""
    assert radio_refusal("G2", ["G1"], 2) is None
    assert radio_refusal("G3", ["G1", "G2"], 2) is not None
    assert radio_refusal("G1", ["G1", "G2"], 2) is None
    assert kind_refusal(BatteryKind.ROCKET, Faction.BRITISH) is not None
    assert kind_refusal(BatteryKind.ROCKET, Faction.GERMAN) is None


def test_a_battery_that_has_fired_is_gone_after_the_scenario() -> None:
    """CG3c"""
    assert after_scenario(0) is AfterScenario.RETAINED
    assert after_scenario(1) is AfterScenario.ELIMINATED
