"""A window at a shared table with another player, who has a session without a window over the local host."""

from contextlib import ExitStack
from pathlib import Path

from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from companion.board.library import open_board
from companion.kit.system import Players, Start
from companion.known_games import GAMES, systems_with
from companion.session.secrets.keys import OutsideKeys
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.shared_table.codes import code_of
from companion.shared_table.hosted import HostedTable, host_session
from companion.shared_table.joined import join_table
from companion.shared_table.signing import SeatKeys
from tests.ui import session_table
from tests.ui.running import settle
from ui.pages.hand_over_page import HandOverPage
from ui.pages.table_page import TablePage
from ui.shell.main_window import MainWindow

HERE = "127.0.0.1"
SECONDS = 10.0


class Guest:
    """A player at another machine, without a window."""

    def __init__(self, table: HostedTable, folder: Path, ends: ExitStack, seat: str) -> None:
        ticket = table.ticket(seat, [HERE])
        self.store = join_table(
            ticket, folder / "guest.wargame", SeatKeys(folder / "keys"), OutsideKeys(folder / "secrets")
        )
        ends.callback(self.store.close)
        self.store.open()
        self.store.wait_until_there(SECONDS)
        self.session = Session.open(self.store, systems_with(None), keys=OutsideKeys(folder / "secrets"))

    def go_on(self) -> None:
        """The next phase, as this player sees it."""
        self.session.catch_up()
        self.session.execute(onward(self.session))


def meet(guest: Guest, session: Session, qtbot: QtBot) -> None:
    """Both have all that was written: it reaches the guest over the line, a moment later."""
    qtbot.waitUntil(lambda: guest.store.head == session.store.head)
    guest.session.catch_up()


def onward(session: Session):
    return session.system.now(session.state).onward.build()


def phase(session: Session) -> str:
    return str(session.system.now(session.state).moment)


def page_of(window: MainWindow) -> TablePage:
    window.actions_by_id["host-table"].trigger()
    return window.desk.page(TablePage)


def hosting(window: MainWindow, players: Players = Players.SOLO) -> TablePage:
    """A session of the window's, opened to others by its own buttons."""
    session_table.begin(window.bridge, players)
    page = page_of(window)
    page.own.button("german").click()
    page.begin.click()
    assert window.desk.doorway.table is not None
    return page


def strip(window: MainWindow) -> str:
    QApplication.processEvents()
    return window.now_strip.acting.text()


def is_away_told(window: MainWindow) -> bool:
    message = window.message_bar.current
    return message is not None and message.reason.key == "shared-away"


def session_is_there(session: Session):
    return lambda: session.store.standing.is_there


def headless_host(folder: Path, ends: ExitStack) -> tuple[HostedTable, Session]:
    """A game of Elst hosted by a player without a window."""
    game = GAMES["elst"].make(open_board("elst"))
    host = Session.create(game, SqliteStore.create(folder / "host.wargame"), Start(scenario="initial"))
    table = host_session(host, "german")
    ends.callback(host.close)
    return table, host


def joined(window: MainWindow, table: HostedTable, qtbot: QtBot, seat: str = "british") -> Session:
    """The window at a seat of another's table, or at none to look on, with the map before it."""
    card = window.start_page.join
    card.line.setText(code_of(table.ticket(seat, [HERE])))
    card.line.returnPressed.emit()
    qtbot.waitUntil(lambda: window.bridge.session is not None, timeout=10_000)
    window.show_map()
    return window.bridge.session


def press(page: HandOverPage, key: str) -> None:
    """A button of the page for handing over, by its text."""
    words = page.bridge.text(key)
    next(one for one in page.findChildren(QPushButton) if one.text() == words).click()
    settle()
