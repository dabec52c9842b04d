"""At a shared table all decide on one map; what a player corrected elsewhere rests meanwhile."""

from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from companion.board.entries import BuildingCorrection
from companion.board.library import open_board
from companion.board.overlay import Overlay, OverlayChange
from companion.reason import Reason
from companion.session.commands import CorrectMap
from companion.session.map_words import table_map
from companion.session.session import Session
from companion.session.table_events import MapLaid
from companion.shared_table.codes import code_of
from companion.shared_table.hosted import HostedTable
from tests.ui.shared_tables import HERE, Guest, headless_host, hosting
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.session.overlay_store import load_own_overlay
from ui.shell.main_window import MainWindow


@pytest.fixture
def window(shared: SharedWindow) -> Iterator[MainWindow]:
    window = shared.on("elst")
    yield window
    operations.close_session(window.bridge)
    for entry in window.bridge.overlay.entries:
        operations.revert_correction(window.bridge, entry)


def building(hex_name: str, material: str | None) -> BuildingCorrection:
    return BuildingCorrection(hex=hex_name, at=datetime.now(UTC), material=material)


def is_built(window: MainWindow, hex_name: str) -> bool:
    board = window.bridge.board
    return "building_stone" in board.hexes[board.parse_hex(hex_name)].terrain


def join(window: MainWindow, table: HostedTable, qtbot: QtBot) -> Session:
    card = window.start_page.join
    card.line.setText(code_of(table.ticket("british", [HERE])))
    card.button.click()
    qtbot.waitUntil(lambda: window.bridge.session is not None, timeout=10_000)
    return window.bridge.session


def correct(session: Session, entry: BuildingCorrection) -> None:
    session.catch_up()
    change = OverlayChange.of(table_map(session.journal), (entry,))
    label = Reason("step-hex-corrected", hexes=(session.system.board.parse_hex(entry.hex),))
    session.execute(CorrectMap(change=change, told=label))


@pytest.mark.long
def test_a_guest_plays_on_the_table_s_map_and_has_his_own_again_afterwards(
    window: MainWindow, tmp_path: Path, ends: ExitStack, qtbot: QtBot
) -> None:
    bridge = window.bridge
    operations.correct_fact(bridge, building("R12", "stone"))
    own = bridge.overlay
    table, host = headless_host(tmp_path, ends)
    map_ = Overlay.of(open_board("elst")).with_entries((building("S12", "stone"),))
    host.tell_table(MapLaid(seat="german", overlay=map_))
    session = join(window, table, qtbot)
    assert (is_built(window, "R12"), is_built(window, "S12")) == (False, True)
    assert window.message_bar.current.reason.key == "table-map-other"
    correct(host, building("T12", "stone"))
    qtbot.waitUntil(lambda: is_built(window, "T12"))
    operations.correct_fact(bridge, building("S12", None))
    host.catch_up()
    assert table_map(host.journal) == table_map(session.journal) == bridge.overlay
    assert session.system.board is bridge.board
    assert load_own_overlay(open_board("elst"))[0] == own
    operations.close_session(bridge)
    assert bridge.overlay == own == load_own_overlay(open_board("elst"))[0]
    assert is_built(window, "R12")
    assert not is_built(window, "T12")


@pytest.mark.long
def test_the_host_s_map_is_laid_once_and_a_guest_s_word_on_it_is_his_as_well(
    window: MainWindow, tmp_path: Path, ends: ExitStack, qtbot: QtBot
) -> None:
    bridge = window.bridge
    operations.correct_fact(bridge, building("R12", "stone"))
    hosting(window)
    session = bridge.session
    assert table_map(session.journal) == bridge.overlay
    guest = Guest(window.desk.doorway.table, tmp_path, ends, "british")
    correct(guest.session, building("T12", "stone"))
    qtbot.waitUntil(lambda: is_built(window, "T12"))
    assert table_map(session.journal) == bridge.overlay == load_own_overlay(open_board("elst"))[0]
    laid = session.standing.laid_at
    operations.end_table(bridge)
    operations.host_table(bridge, "german")
    assert session.standing.laid_at == laid
