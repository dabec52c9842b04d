"""Nothing cut, outside, over another, small or faint in the window, at the stops of the tour."""

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from tests.forms import IS_LONG
from tests.layout.guided import guided
from tests.layout.played import EVENINGS, at, kinds
from tests.layout.proof import LONG, SHORT, flaws, flaws_in_play
from ui.tour.guide import Guide

STATES, VARIANTS = LONG if IS_LONG else SHORT


@pytest.fixture(scope="module")
def guide(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guide]:
    with guided(tmp_path_factory.mktemp("layout")) as guide:
        yield guide
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


@pytest.mark.fuzz
@pytest.mark.slow
@pytest.mark.parametrize("state", STATES)
def test_no_flaw_is_to_be_seen(guide: Guide, state: str) -> None:
    assert list(flaws(guide, state, VARIANTS)) == []


@pytest.mark.fuzz
@pytest.mark.slow
@pytest.mark.parametrize("evening", EVENINGS if IS_LONG else ())
def test_no_flaw_is_to_be_seen_in_an_evening(guide: Guide, evening: str) -> None:
    """One state of every kind that the recorded games come through."""
    found = []
    for place, entries in enumerate(kinds(evening)):
        found += [f"{entries}: {flaw}" for flaw in flaws_in_play(guide, at(evening, entries), place)]
    assert not found, "\n".join(found)
