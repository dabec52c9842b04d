from dataclasses import replace

import pytest

from companion.games.elst.rules.artillery.corrections import Correction, correction_refusal
from companion.games.elst.rules.artillery.readings import ArtilleryReadings
from companion.games.elst.rules.artillery.terms import ArtilleryCounter, BatteryKind, Mission
from companion.hexes.coordinates import Direction
from tests.games.elst.table import at

READINGS = ArtilleryReadings()
START = at("MM15")
WISH = Correction(
    kind=BatteryKind.NORMAL,
    counter=ArtilleryCounter.SR,
    start=START,
    ar=START.step(Direction.SW, 2),
    mission=None,
    may_fire_smoke=False,
    has_known_enemy=True,
)


@pytest.mark.parametrize(("counter", "reach"), [(ArtilleryCounter.SR, 18), (ArtilleryCounter.FFE2, 3)])
def test_a_correction_reaches_so_far_and_no_farther(counter: ArtilleryCounter, reach: int) -> None:
    """2.4a"""
    wish = replace(WISH, counter=counter)
    assert correction_refusal(replace(wish, ar=START.step(Direction.SW, reach)), READINGS) is None
    refusal = correction_refusal(replace(wish, ar=START.step(Direction.SW, reach + 1)), READINGS)
    assert refusal is not None
    assert refusal.args == {"distance": reach + 1, "reach": reach}


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        (replace(WISH, ar=START), "oba-correction-to-itself"),
        (replace(WISH, counter=ArtilleryCounter.FFEC), "oba-never-corrected"),
        (replace(WISH, kind=BatteryKind.ROCKET), "oba-rocket-never-corrected"),
        (replace(WISH, has_known_enemy=False), "oba-no-known-enemy"),
        (replace(WISH, has_known_enemy=None), "oba-tell-known-enemy"),
        (replace(WISH, has_known_enemy=False, may_fire_smoke=True, mission=Mission.HE), "oba-no-known-enemy"),
    ],
)
def test_why_a_correction_is_refused(wish: Correction, key: str) -> None:
    refusal = correction_refusal(wish, READINGS)
    assert refusal is not None
    assert refusal.key == key


@pytest.mark.parametrize("mission", [None, Mission.SMOKE])
def test_smoke_needs_no_enemy(mission: Mission | None) -> None:
    """2.4b, 2.33c: also while a battery that may fire smoke has not declared its mission."""
    wish = replace(WISH, has_known_enemy=False, may_fire_smoke=True, mission=mission)
    assert correction_refusal(wish, READINGS) is None
