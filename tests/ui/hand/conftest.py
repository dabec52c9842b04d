"""One window and one session for all tests of a file: each begins where nothing is done yet."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.artillery_table import Table
from tests.ui.hand.walk import Walked, walk
from tests.ui.running import SIZE, settle
from tests.ui.shared_window import lent
from ui import operations
from ui.shell.main_window import MainWindow

Seated = tuple[MainWindow, Table]


@pytest.fixture(scope="module")
def seated(
    qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[MainWindow, Table]]:
    """Somebody before the map of a session of Elst."""
    with lent(tmp_path_factory.mktemp("hand")) as shared:
        window = shared.on("elst")
        yield window, Table(window.bridge, tmp_path_factory.mktemp("table"))


@pytest.fixture
def window(seated: Seated) -> MainWindow:
    """The map alone, all that tests before have done undone."""
    window, bridge = seated[0], seated[0].bridge
    with bridge.telling_once():
        while operations.undo_label(bridge):
            operations.undo(bridge)
    while window.message_bar.current is not None:
        window.message_bar.close_current()
    window.show_map()
    window.map_view.set_tool("select")
    window.docks.remember(())
    window.docks.arrange()
    window.resize(*SIZE)
    window.activateWindow()
    settle()
    return window


@pytest.fixture
def table(window: MainWindow, seated: Seated) -> Table:
    """The session of that window."""
    return seated[1]


@pytest.fixture(scope="module")
def walked(seated: Seated) -> Walked:
    """What was seen on the way through panels and pages."""
    window = seated[0]
    window.show_map()
    window.activateWindow()
    return walk(window)
