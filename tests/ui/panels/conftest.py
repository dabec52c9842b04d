"""Sessions that several panels tell of."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from companion.board.library import open_board
from companion.kit.system import Start
from ui import operations
from ui.look.preferences import Preferences
from ui.session.bridge import SessionBridge


@pytest.fixture
def campaign(qtbot: QtBot, tmp_path: Path) -> Iterator[SessionBridge]:
    """No Prisoners under way, the sample set-up on the map."""
    bridge = SessionBridge(open_board("no_prisoners"), Preferences(language="en", theme="light"))
    start = Start(scenario="the-last-crusade", options={"np-set-up": "sample"})
    assert operations.begin_session(bridge, tmp_path / "a.session", start)
    yield bridge
    operations.close_session(bridge)
