"""Files of moves: picked, named, dropped on the window, and the session file that they belong to."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from ui.session.files import sessions_folder, stem_of
from ui.widgets.ask_file import ask_where, ask_which

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData
    from PySide6.QtWidgets import QWidget

    from companion.shared_table.mail import Moves
    from ui.session.bridge import SessionBridge
    from ui.shell.main_window import MainWindow

_SUFFIX, _ROOM_IN_NAME = ".moves", 8


def pick_moves(parent: QWidget, bridge: SessionBridge) -> Path | None:
    """Which file of moves the player wants to read."""
    return ask_which(parent, bridge, bridge.text("action-take-moves"), _kinds(bridge))


def name_moves(parent: QWidget, bridge: SessionBridge, seat: str) -> Path | None:
    """Where the player wants the own moves."""
    stem = stem_of(bridge, "moves")
    return ask_where(parent, bridge, bridge.text("mail-write"), f"{stem}-{seat}{_SUFFIX}", _kinds(bridge))


def file_with(moves: Moves) -> Path:
    """The session file of moves, with these in it; a new one where they are the first."""
    from companion.known_boards import systems_for
    from companion.session.session import Session
    from companion.session.store import SUFFIX
    from companion.shared_table.mail import add_to, begin_from, sit_down
    from companion.shared_table.places import copy_of

    path = sessions_folder() / f"mail-{moves.session[:_ROOM_IN_NAME]}{SUFFIX}"
    if known := copy_of(moves.session, path):
        add_to(known, moves.session, moves)
        return known
    path.parent.mkdir(parents=True, exist_ok=True)
    store = begin_from(moves, path)
    try:
        sit_down(Session.open(store, systems_for(store)), moves)
    except BaseException:  # as if it had not come: it is taken when it can be
        store.close()
        path.unlink(missing_ok=True)
        raise
    store.close()
    return path


class DroppedMoves(QObject):
    """Takes files of moves that are let go over the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        match event:
            case QDropEvent() if event.type() == QEvent.Type.Drop:
                for letter in _letters(event.mimeData()):
                    self._window.desk.take_moves(letter)
                event.acceptProposedAction()
            case QDragEnterEvent():
                event.setAccepted(bool(_letters(event.mimeData())))
            case _:
                return False
        return True


def _letters(dragged: QMimeData) -> list[Path]:
    paths = (Path(url.toLocalFile()) for url in dragged.urls() if url.isLocalFile())
    return [path for path in paths if path.suffix == _SUFFIX]


def _kinds(bridge: SessionBridge) -> str:
    return f"{bridge.text('file-kind-moves')} (*{_SUFFIX})"
