"""Every control that can be used changes something that is seen, or says why not: at stops of the tour."""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from tests.forms import IS_LONG, tried_with
from tests.layout.settling import settle
from tests.ui.controls import controls, is_dead
from ui.app import Application
from ui.tour.guide import Guide, TourStop
from ui.tour.stops import STOPS

_FIRST = "contact"  # what both other games offer stands in longer lists, which takes longer
_SAMPLE = 2
VISITED = sorted(STOPS, key=lambda stop: stop.id != _FIRST)


@pytest.fixture
def guide(qapp: QApplication) -> Iterator[Guide]:
    application = Application()
    yield Guide(application)
    application.close()


def show(guide: Guide, stop: TourStop) -> None:
    guide.start_over(stop.board)
    stop.visit(guide)
    settle(guide.window)


@pytest.mark.long
@pytest.mark.slow
@tried_with("stop", VISITED, ids=lambda stop: stop.id)
def test_nothing_is_pressed_in_vain(guide: Guide, stop: TourStop) -> None:
    show(guide, stop)
    found = [*controls(guide.window)]
    dead = []
    for wanted in found if IS_LONG else Random(stop.id).sample(found, min(_SAMPLE, len(found))):
        show(guide, stop)
        if (control := controls(guide.window).get(wanted)) is not None and is_dead(guide.window, control):
            dead.append(wanted)
    assert found
    assert dead == []
