"""Nothing cut, outside, over another, small or faint in the window but what is recorded."""

import gc
import os
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from tests.layout.proof import LONG, SHORT, Flaws, differing, proved
from tests.layout.recording import recorded
from ui.app import Application
from ui.tour.guide import Guide

STATES, VARIANTS = LONG if os.environ.get("COMPANION_FUZZ") else SHORT


@pytest.fixture(scope="module")
def found(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flaws]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COMPANION_SETTINGS_DIR", str(tmp_path_factory.mktemp("layout")))
        application = Application()
        yield proved(Guide(application), STATES, VARIANTS)
        application.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()


@pytest.mark.fuzz
@pytest.mark.slow
def test_no_flaw_is_to_be_seen_that_is_not_recorded(found: Flaws) -> None:
    assert differing(found, recorded(), found) == []


@pytest.mark.fuzz
def test_no_flaw_is_recorded_that_is_gone(found: Flaws) -> None:
    assert differing(recorded(), found, found) == []
