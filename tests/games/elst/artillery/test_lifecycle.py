import pytest

from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.games.elst.rules.artillery.lifecycle import (
    LossResult,
    Standing,
    after_cancelling,
    after_lost_contact,
    after_resolution,
    after_unseen_ar,
    is_cancelled_unseen,
)
from companion.games.elst.rules.artillery.readings import ArtilleryReadings, LostContact
from companion.games.elst.rules.artillery.terms import ArtilleryCounter

READINGS = ArtilleryReadings()


def test_an_ffe_lives_from_one_to_two_to_continuation() -> None:
    """2.5a"""
    assert after_resolution(ArtilleryCounter.FFE1) is ArtilleryCounter.FFE2
    assert after_resolution(ArtilleryCounter.FFE2) is ArtilleryCounter.FFEC


@pytest.mark.parametrize("counter", [ArtilleryCounter.FFE1, ArtilleryCounter.FFE2, ArtilleryCounter.FFEC])
def test_cancelling_an_ffe_ends_access_and_mission(counter: ArtilleryCounter) -> None:
    """2.35a, 2.35b"""
    after = after_cancelling(Standing(counter, has_access=True))
    assert after == Standing(None, has_access=False)


def test_cancelling_an_sr_leaves_access_and_mission() -> None:
    """2.35c"""
    after = after_cancelling(Standing(ArtilleryCounter.SR, has_access=True))
    assert after == Standing(None, has_access=True)


def test_an_unseen_ar_cancels_an_ffe_but_not_an_sr() -> None:
    """2.3b"""
    sr, ffe = Standing(ArtilleryCounter.SR, True), Standing(ArtilleryCounter.FFE2, True)
    assert after_unseen_ar(sr) == sr
    assert after_unseen_ar(ffe) == Standing(None, False)
    assert after_unseen_ar(Standing(None, True)) == Standing(None, True)


@pytest.mark.parametrize(
    ("counter", "result"),
    [
        (None, LossResult(None)),
        (ArtilleryCounter.SR, LossResult(ArtilleryCounter.SR)),
        (ArtilleryCounter.FFE2, LossResult(ArtilleryCounter.FFEC, attacks_first=True)),
        (ArtilleryCounter.FFEC, LossResult(None)),
    ],
)
def test_lost_contact_leaves_flips_or_removes_the_counter(
    counter: ArtilleryCounter | None, result: LossResult
) -> None:
    """2.11c"""
    assert after_lost_contact(counter, READINGS) == result


def test_an_ffe2_may_be_read_to_flip_without_firing() -> None:
    flip_only = ArtilleryReadings(ffe2_on_lost_contact=LostContact.FLIP_ONLY)
    assert after_lost_contact(ArtilleryCounter.FFE2, flip_only) == LossResult(ArtilleryCounter.FFEC)


def test_a_mission_out_of_sight_and_without_attempt_is_cancelled() -> None:
    """2.11e; with the attempt made and failed only if so read."""
    strict = ArtilleryReadings(failed_attempt_keeps_access=False)
    for counter in (ArtilleryCounter.SR, ArtilleryCounter.FFE2, ArtilleryCounter.FFEC):
        assert is_cancelled_unseen(counter, BlastVerdict.BLOCKED, False, READINGS)
        assert not is_cancelled_unseen(counter, BlastVerdict.CLEAR, False, READINGS)
        assert not is_cancelled_unseen(counter, BlastVerdict.BLOCKED, True, READINGS)
        assert is_cancelled_unseen(counter, BlastVerdict.BLOCKED, True, strict)
    assert not is_cancelled_unseen(None, BlastVerdict.BLOCKED, False, READINGS)
