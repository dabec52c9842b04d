"""Every control that can be used changes something that is seen, or says why not: at stops of the tour."""

from collections.abc import Collection, Iterator
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from tests.forms import IS_LONG, tried_with
from tests.layout.settling import settle
from tests.ui.controls import Key, controls, is_dead
from ui.app import Application
from ui.tour.guide import Guide, TourStop
from ui.tour.stops import STOPS

_FIRST = "contact"  # what both other games offer stands in longer lists, which takes longer
_SAMPLE = 2
_EVERYWHERE = ("MainToolBar/", "PanelRail/")
_FEW = 5  # of their buttons at a stop, where they stand at each
VISITED = sorted(  # the words of the other language press nothing else
    (stop for stop in STOPS if not stop.id.endswith("-japanese")), key=lambda stop: stop.id != _FIRST
)


@pytest.fixture
def guide(qapp: QApplication) -> Iterator[Guide]:
    application = Application()
    yield Guide(application)
    application.close()


def show(guide: Guide, stop: TourStop) -> None:
    guide.start_over(stop.board)
    stop.visit(guide)
    settle(guide.window)


def chosen(stop: TourStop, found: Collection[Key]) -> list[Key]:
    """What is tried: all that is there for the stop's own sake, and a few of the rest."""
    random = Random(stop.id)
    if not IS_LONG:
        return random.sample([*found], min(_SAMPLE, len(found)))
    bars = [key for key in found if key[0].startswith(_EVERYWHERE)]
    return [*(key for key in found if key not in bars), *random.sample(bars, min(_FEW, len(bars)))]


@pytest.mark.slow
@tried_with("stop", VISITED, ids=lambda stop: stop.id)
def test_nothing_is_pressed_in_vain(guide: Guide, stop: TourStop) -> None:
    show(guide, stop)
    found = [*controls(guide.window)]
    dead = []
    for wanted in chosen(stop, found):
        show(guide, stop)
        if (control := controls(guide.window).get(wanted)) is not None and is_dead(guide.window, control):
            dead.append(wanted)
    assert found
    assert dead == []
