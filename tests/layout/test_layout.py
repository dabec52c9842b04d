"""Nothing cut, outside, over another, small or faint in the window, at the stops of the tour."""

import pytest

from tests.forms import IS_LONG
from tests.layout.played import EVENINGS, at, kinds
from tests.layout.proof import LONG, SHORT, flaws, flaws_in_play
from ui.tour.guide import Guide

STATES, VARIANTS = LONG if IS_LONG else SHORT


@pytest.mark.fuzz
@pytest.mark.slow
@pytest.mark.parametrize("state", STATES)
def test_no_flaw_is_to_be_seen(guide: Guide, state: str) -> None:
    assert list(flaws(guide, state, VARIANTS)) == []


@pytest.mark.long
@pytest.mark.fuzz
@pytest.mark.slow
@pytest.mark.parametrize("evening", EVENINGS if IS_LONG else ())
def test_no_flaw_is_to_be_seen_in_an_evening(guide: Guide, evening: str) -> None:
    """One state of every kind that the recorded games come through."""
    found = []
    for place, entries in enumerate(kinds(evening)):
        found += [f"{entries}: {flaw}" for flaw in flaws_in_play(guide, at(evening, entries), place)]
    assert not found, "\n".join(found)
