"""Escape on every page: the way back, one step, and nothing is done or lost by it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.forms import few
from tests.layout.guided import EVERY_STOP, guided
from tests.ui.hand.test_tab import at_stop
from tests.ui.running import settle
from ui.tour.guide import Guide

_FIRST = ("new-session", "settings", "sheet-page", "records")
_PAGES = (
    *(
        "facts",
        "readings",
        "recap",
        "two-machines",
        "pack-up",
        "rules",
        "boards-page",
        "grid-page",
        "guide-page",
    ),
    *("truth-page", "join-boards", "scw-grid", "hosting-page"),
)
_BY_ID = {stop.id: stop for stop in EVERY_STOP}


@pytest.fixture(scope="module")
def guide(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guide]:
    with guided(tmp_path_factory.mktemp("escape")) as guide:
        yield guide


@pytest.mark.long
@pytest.mark.fuzz
@pytest.mark.parametrize("id_", few((*_FIRST, *_PAGES), len(_FIRST)))
def test_escape_leaves_a_page_as_its_way_back_does_and_changes_nothing(guide: Guide, id_: str) -> None:
    window = at_stop(guide, _BY_ID[id_])
    left, session = window.page, window.bridge.session
    way_back = window.way_back
    before = way_back.page
    assert left not in ("map", "start")
    entries = session.journal.next_seq if session else 0
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)
    settle()
    assert window.page != left
    if way_back.leads(left):
        assert window.page == before
    assert window.bridge.session is session
    assert (session.journal.next_seq if session else 0) == entries
    holder = QApplication.focusWidget()
    assert holder is not None
    assert holder.isVisible()
