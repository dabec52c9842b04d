"""A window whose table is away: its seat goes on alone, and of two histories players choose one."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from companion.session.asked_undo import asked_since
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.session.table_events import BranchOffered
from companion.shared_table.branches import TableView, common_of, offer_of
from companion.shared_table.hosted import HostedTable, host_session
from companion.shared_table.joined import join_table
from companion.shared_table.link import Phase
from companion.shared_table.places import copy_of
from tests.ui.shared_tables import (
    HERE,
    Guest,
    headless_host,
    hosting,
    is_away_told,
    joined,
    onward,
    phase,
    session_is_there,
    strip,
)
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.pages.histories_page import HistoriesPage
from ui.shell.main_window import MainWindow


@pytest.fixture
def window(shared: SharedWindow) -> Iterator[MainWindow]:
    window = shared.on("elst")
    yield window
    operations.close_session(window.bridge)


def go_alone(window: MainWindow, table: HostedTable, qtbot: QtBot) -> None:
    """The table goes away, and the window goes on without it, by one button."""
    table.close()
    qtbot.waitUntil(lambda: is_away_told(window))
    window.message_bar.confirm()
    assert "on your own" in strip(window)
    before = phase(window.bridge.session)
    operations.go_on(window.bridge)
    if window.message_bar.current and window.message_bar.current.confirms:
        window.message_bar.confirm()
    assert phase(window.bridge.session) != before


def is_told_of_histories(window: MainWindow) -> bool:
    message = window.message_bar.current
    return message is not None and message.actions == ("histories",)


def test_a_guest_goes_on_alone_and_brings_it_to_the_table_or_takes_the_tables_way(
    window: MainWindow, tmp_path: Path, ends: ExitStack, qtbot: QtBot
) -> None:
    table, host = headless_host(tmp_path, ends)
    session = joined(window, table, qtbot)
    go_alone(window, table, qtbot)
    table.open(HERE, table.port)
    qtbot.waitUntil(session_is_there(session), timeout=15_000)
    qtbot.waitUntil(lambda: "Back at the table" in window.message_bar.text)
    host.catch_up()
    assert host.head == session.head  # nobody acted meanwhile
    assert not session.store.is_alone

    go_alone(window, table, qtbot)
    own = session.head
    host.execute(onward(host))
    host.execute(onward(host))
    table.open(HERE, table.port)
    qtbot.waitUntil(lambda: session.store.standing.phase is Phase.APART, timeout=15_000)
    qtbot.waitUntil(lambda: is_told_of_histories(window))
    assert "two histories" in strip(window)
    window.message_bar._works[0]()
    page = window.desk.page(HistoriesPage)
    qtbot.waitUntil(lambda: page.parting.other is not None, timeout=10_000)
    assert [len(way.lines.texts()) for way in (page.own, page.other)] == [1, 2]
    assert page.own.where.text() != page.other.where.text()
    page.other.choose.click()
    path, session = window.bridge.session_path, window.bridge.session
    assert session.head == host.head
    assert not session.doubts()
    kept = next(path.parent.glob(f"{path.stem} (kept*"))
    assert kept.name in window.message_bar.text
    assert Session.open(SqliteStore.open(kept, read_only=True), lambda _id: session.system).head == own
    qtbot.waitUntil(session_is_there(session), timeout=10_000)
    host.execute(onward(host))
    qtbot.waitUntil(lambda: phase(session) == phase(host))


@pytest.mark.long
def test_the_host_agrees_to_what_a_guest_did_alone_and_keeps_its_own_beside(
    window: MainWindow, tmp_path: Path, ends: ExitStack, qtbot: QtBot
) -> None:
    hosting(window)
    table = window.desk.doorway.table
    guest = Guest(table, tmp_path, ends, "british")
    window.show_map()
    table.close()
    qtbot.waitUntil(lambda: guest.store.standing.phase is Phase.AWAY)
    guest.store.is_alone = True
    guest.go_on()
    operations.execute(window.bridge, onward(window.bridge.session))
    operations.execute(window.bridge, onward(window.bridge.session))
    own = window.bridge.session.head
    table.open(HERE, table.port)
    qtbot.waitUntil(lambda: guest.store.standing.phase is Phase.APART, timeout=15_000)
    view = Session.open(TableView(guest.store), lambda _id: guest.session.system)
    view.tell_table(offer_of(guest.store, view.journal))
    qtbot.waitUntil(lambda: is_told_of_histories(window))
    window.message_bar._works[0]()
    page = window.desk.page(HistoriesPage)
    qtbot.waitUntil(lambda: page.parting.other is not None, timeout=10_000)
    assert page.other.title.text() == "British"
    path = window.bridge.session_path
    path.with_name(f"{path.name}.chosen").write_text("left by a kill")
    page.other.choose.click()
    session = window.bridge.session
    assert session.head == guest.session.head
    kept = next(path.parent.glob(f"{path.stem} (kept*"))
    before = Session.open(SqliteStore.open(kept, read_only=True), lambda _id: session.system)
    assert asked_since(BranchOffered, before.journal) is not None
    assert before.find_head(own) == before.store.head.seq - 1
    qtbot.waitUntil(lambda: guest.store.standing.is_there, timeout=15_000)
    assert not window.desk.parting.is_here


@pytest.mark.long
def test_a_guest_hosts_from_its_copy_and_the_former_host_joins_with_its_file(
    window: MainWindow, tmp_path: Path, ends: ExitStack, qtbot: QtBot
) -> None:
    table, host = headless_host(tmp_path, ends)
    session = joined(window, table, qtbot)
    assert not window.actions_by_id["host-table"].isEnabled()
    table.close()
    qtbot.waitUntil(lambda: is_away_told(window))
    window.actions_by_id["host-table"].trigger()
    window.desk.pages["host-table"].begin.click()
    own = window.desk.doorway.table
    assert own is not None
    assert session.store.epoch == 2
    assert session.store.host == "british"
    path, file = window.bridge.session_path, host.store.path
    host.execute(onward(host))  # of which the new host knows nothing
    host.close()
    operations.close_session(window.bridge)
    window.desk.open(path)  # no more a copy of another's table
    qtbot.waitUntil(lambda: window.bridge.session is not None)
    assert window.bridge.session.store.host == "british"
    assert copy_of(window.bridge.session.started.session) == path
    own = host_session(window.bridge.session, "british")
    assert own.store.epoch == 2
    store = join_table(own.ticket("german", [HERE]), file)
    ends.callback(store.close)
    store.open()
    qtbot.waitUntil(lambda: store.standing.phase is Phase.APART)
    view = Session.open(TableView(store), lambda _id: host.system)
    assert view.head == window.bridge.session.head
    assert common_of(view.store, store) == store.head.seq - 1  # what the new host lacks
    window.bridge.session.store.table.close()
