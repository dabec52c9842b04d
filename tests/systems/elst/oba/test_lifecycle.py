import pytest

from companion.sight.blast import BlastVerdict
from companion.systems.elst.oba.lifecycle import (
    LossResult,
    Standing,
    after_cancelling,
    after_lost_contact,
    after_resolution,
    after_unseen_ar,
    is_cancelled_unseen,
)
from companion.systems.elst.oba.readings import LostContact, ObaReadings
from companion.systems.elst.oba.terms import ObaCounter

READINGS = ObaReadings()


def test_an_ffe_lives_from_one_to_two_to_continuation() -> None:
    """2.5a"""
    assert after_resolution(ObaCounter.FFE1) is ObaCounter.FFE2
    assert after_resolution(ObaCounter.FFE2) is ObaCounter.FFEC


@pytest.mark.parametrize("counter", [ObaCounter.FFE1, ObaCounter.FFE2, ObaCounter.FFEC])
def test_cancelling_an_ffe_ends_access_and_mission(counter: ObaCounter) -> None:
    """2.35a, 2.35b"""
    after = after_cancelling(Standing(counter, has_access=True))
    assert after == Standing(None, has_access=False)
    assert not after.has_mission


def test_cancelling_an_sr_leaves_access_and_mission() -> None:
    """2.35c"""
    after = after_cancelling(Standing(ObaCounter.SR, has_access=True))
    assert after == Standing(None, has_access=True)
    assert after.has_mission


def test_an_unseen_ar_cancels_an_ffe_but_not_an_sr() -> None:
    """2.3b"""
    sr, ffe = Standing(ObaCounter.SR, True), Standing(ObaCounter.FFE2, True)
    assert after_unseen_ar(sr) == sr
    assert after_unseen_ar(ffe) == Standing(None, False)
    assert after_unseen_ar(Standing(None, True)) == Standing(None, True)


@pytest.mark.parametrize(
    ("counter", "result"),
    [
        (None, LossResult(None)),
        (ObaCounter.SR, LossResult(ObaCounter.SR)),
        (ObaCounter.FFE2, LossResult(ObaCounter.FFEC, attacks_first=True)),
        (ObaCounter.FFEC, LossResult(None)),
    ],
)
def test_lost_contact_leaves_flips_or_removes_the_counter(
    counter: ObaCounter | None, result: LossResult
) -> None:
    """2.11c"""
    assert after_lost_contact(counter, READINGS) == result


def test_an_ffe2_may_be_read_to_flip_without_firing() -> None:
    flip_only = ObaReadings(ffe2_on_lost_contact=LostContact.FLIP_ONLY)
    assert after_lost_contact(ObaCounter.FFE2, flip_only) == LossResult(ObaCounter.FFEC)


def test_a_mission_out_of_sight_and_without_attempt_is_cancelled() -> None:
    """2.11e; with the attempt made and failed only if so read."""
    strict = ObaReadings(failed_attempt_keeps_access=False)
    for counter in (ObaCounter.SR, ObaCounter.FFE2, ObaCounter.FFEC):
        assert is_cancelled_unseen(counter, BlastVerdict.BLOCKED, False, READINGS)
        assert not is_cancelled_unseen(counter, BlastVerdict.CLEAR, False, READINGS)
        assert not is_cancelled_unseen(counter, BlastVerdict.BLOCKED, True, READINGS)
        assert is_cancelled_unseen(counter, BlastVerdict.BLOCKED, True, strict)
    assert not is_cancelled_unseen(None, BlastVerdict.BLOCKED, False, READINGS)
