"""The whole-board table: judged beside the window, with progress and cancel, into a file."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from companion.reason import Reason
from ui.session.bridge import Change, SessionBridge
from ui.session.job import Job
from ui.session.message import Message, Severity
from ui.session.sight_terrain import relief_of, terrain_of
from ui.shell.workers import Worker

if TYPE_CHECKING:
    from companion.sight.table import SightTable
    from ui.session.bridge import BridgeState

_SLOT = "sight-table"


class TableJob(Job):
    """One run over all pairs of hexes; the message bar tells how far it is and offers to cancel.

    It is given up when board or markers change, since its table would answer for what is no more.
    """

    ended = Signal()

    def __init__(self, bridge: SessionBridge, path: Path, parent: QObject) -> None:
        state = bridge.state
        super().__init__(lambda worker: _write_table(state, path, worker), parent)
        self._bridge = bridge
        self._path = path
        self._end_key = "sight-table-cancelled"
        self.worker.refused.connect(lambda reason: self._end(reason, Severity.ERROR))
        self.worker.cancelled.connect(lambda: self._end(Reason(self._end_key), Severity.WARNING))
        bridge.changed.connect(self._on_changed)

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & {Change.BOARD, Change.MARKERS}:
            self._end_key = "sight-table-outdated"
            self.cancel()

    def _tell(self, percent: int) -> None:
        told = Reason("sight-table-progress", args={"percent": percent})
        self._bridge.message.emit(Message(Severity.INFO, told, ("cancel-table",), _SLOT))

    def _on_done(self, pairs: int) -> None:
        told = Reason("sight-table-written", args={"file": self._path.name, "pairs": pairs})
        self._end(told, Severity.INFO)

    def _end(self, told: Reason, severity: Severity) -> None:
        self._bridge.changed.disconnect(self._on_changed)
        self._bridge.say(told, severity, slot=_SLOT)
        self.ended.emit()


def _write_table(state: BridgeState, path: Path, worker: Worker) -> int:
    """Judge all pairs and write them; the number of pairs, 0 when given up."""
    from companion.sight.table_file import check_place, write_table

    check_place(path)
    table = _table(state, worker)
    if table is None or worker.is_cancelled():
        return 0
    write_table(table, path)
    count = len(table.names)
    return count * (count - 1) // 2


class _GivenUpError(Exception):
    """The table is wanted no longer."""


def _tell_or_stop(worker: Worker, part: float) -> None:
    if worker.is_cancelled():
        raise _GivenUpError
    worker.progressed.emit(part)


def _table(state: BridgeState, worker: Worker) -> SightTable | None:
    from companion.sight.relief.marked_table import marked_table
    from companion.sight.table import sight_table

    tell = partial(_tell_or_stop, worker)
    with suppress(_GivenUpError):
        if state.board.has_heights:
            relief = relief_of(state.board, state.sight_settings)
            return marked_table(relief, state.hindering, tell)
        return sight_table(terrain_of(state.board, state.sight_settings), state.hindering, tell)
    return None
