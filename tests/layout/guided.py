"""The program led by its tour to every page and panel that can be shown."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.paths import SETTINGS_VARIABLE
from tests.layout.pages import BOARDS, PAGES
from ui.app import Application
from ui.tour.guide import Guide, TourStop
from ui.tour.stops import STOPS

EVERY_STOP = (*STOPS, *(TourStop(id_, visit, BOARDS.get(id_, "elst")) for id_, visit in PAGES.items()))


@contextmanager
def guided(folder: Path) -> Iterator[Guide]:
    """One window for the stops of a file, with settings of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(SETTINGS_VARIABLE, str(folder))
        application = Application()
        yield Guide(application)
        application.close()
