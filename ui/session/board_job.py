"""Boards of the player's own, opened beside the window, with progress, a way to give up and a picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, Signal

from companion.files import cause_of
from companion.reason import CompanionError, Reason
from ui.session.bridge import SessionBridge
from ui.session.job import Job
from ui.session.message import Message, Severity
from ui.shell.workers import Worker

if TYPE_CHECKING:
    from pathlib import Path

    from companion.board.model import Board
    from companion.board.shelf import ShelfBoard
    from ui.look.style import Palette

_SLOT = "own-boards"
_PICTURE = QSize(480, 480)


@dataclass(frozen=True, slots=True)
class Opened:
    """What came of it: boards for the shelf, why others cannot be opened, and the one board asked for.

    `underlay` is the file that has the board's own picture.
    """

    boards: tuple[ShelfBoard, ...]
    refused: tuple[Reason, ...] = ()
    board: Board | None = None
    underlay: Path | None = None


class BoardJob(Job):
    """One file, or every board in a folder. `ended` with what was opened; None when nothing was."""

    ended = Signal(object)

    def __init__(self, bridge: SessionBridge, path: Path, parent: QObject) -> None:
        palette = bridge.palette
        super().__init__(lambda worker: _open(path, palette, worker), parent)
        self._bridge, self._name, self._is_over = bridge, path.name, False
        self.worker.refused.connect(lambda reason: self._end(None, reason, Severity.ERROR))

    def cancel(self) -> None:
        """Give up at once, however long the file in hand still takes; the shelf stays as it is."""
        super().cancel()
        self._end(None, Reason("boards-cancelled"), Severity.WARNING)

    def _tell(self, percent: int) -> None:
        told = Reason("boards-progress", args={"name": self._name, "percent": percent})
        self._bridge.message.emit(Message(Severity.INFO, told, ("cancel-boards",), _SLOT))

    def _on_done(self, opened: Opened) -> None:
        if opened.board is not None:
            self._bridge.unsay(_SLOT)
            self._is_over = True
            self.ended.emit(opened)
            return
        args = {"boards": len(opened.boards), "refused": len(opened.refused)}
        severity = Severity.WARNING if opened.refused else Severity.INFO
        self._end(opened, Reason("boards-opened", args=args), severity)

    def _end(self, opened: Opened | None, told: Reason, severity: Severity) -> None:
        if not self._is_over:
            self._is_over = True
            self._bridge.say(told, severity, slot=_SLOT)
            self.ended.emit(opened)


def _open(path: Path, palette: Palette, worker: Worker) -> Opened:
    """Read and draw; what is opened stands on the shelf then, unless it was given up."""
    from companion.board.archives.opening import board_files
    from companion.board.joined.pictures import has_own_picture
    from companion.board.shelf import put_on_shelf

    if not path.is_dir():
        entry, board = _take(path, palette)
        if not worker.is_cancelled():
            put_on_shelf((entry,))
        return Opened((entry,), board=board, underlay=path if has_own_picture(path) else None)
    files, found, refused = board_files(path), [], []
    for place, file in enumerate(files):
        worker.progressed.emit(place / len(files))
        if worker.is_cancelled():
            return Opened(())
        try:
            found.append(_take(file, palette)[0])
        except CompanionError as refusal:
            refused.append(refusal.reason)
    put_on_shelf(found)
    return Opened(tuple(found), tuple(refused))


def _take(path: Path, palette: Palette) -> tuple[ShelfBoard, Board]:
    """A board and what the shelf keeps of it, its picture too."""
    from companion.board.archives.opening import open_file
    from companion.board.shelf import ShelfBoard

    imported = open_file(path)
    entry = ShelfBoard.of(path, imported)
    _keep_picture(imported.board, entry.picture, palette)
    return entry, imported.board


def _keep_picture(board: Board, file: Path, palette: Palette) -> None:
    from ui.map.painter import Look, painter_of

    painter = painter_of(board)
    shape = painter.geometry.board_rect.size().toSize()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        args = {"where": str(file.parent), "cause": cause_of(error)}
        raise CompanionError(Reason("file-unwritable", args=args)) from error
    painter.picture(shape.scaled(_PICTURE, Qt.AspectRatioMode.KeepAspectRatio), Look(palette)).save(str(file))
