"""Where the players at other machines point, and where this one does: shown as it moves, kept by nobody."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from companion.hexes.coordinates import HexCoord
from ui.session.at_table import line_of, others_at
from ui.session.bridge import Change

if TYPE_CHECKING:
    from companion.shared_table.seat_store import LineStore
    from ui.session.bridge import SessionBridge

_EVERY_MS = 100  # so often at most others are told


class Pointing(QObject):
    """`shown` tells by seat which hexes others point at.

    In a game with secrets nothing is told until players ask for it: where one looks may tell what one plans.
    """

    shown = Signal(object)
    _came = Signal(str, str)

    def __init__(self, bridge: SessionBridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._line: LineStore | None = None
        self._is_on: bool | None = None  # as the player said
        self._hexes: dict[str, HexCoord] = {}
        self._at = self._told = ""
        self._pause = QTimer(self, singleShot=True, interval=_EVERY_MS)
        self._pause.timeout.connect(self._tell)
        self._came.connect(self._on_came, Qt.ConnectionType.QueuedConnection)
        bridge.changed.connect(self._on_changed)

    @property
    def is_on(self) -> bool:
        """Whether others see where this player points."""
        session = self._bridge.session
        if session is None or not others_at(session) or session.is_looking_on:
            return False
        return not session.secrecy.is_kept if self._is_on is None else self._is_on

    def switch(self) -> None:
        """Let others see it, or no more."""
        self._is_on = not self.is_on
        self._tell()

    def point(self, hex_: HexCoord | None) -> None:
        """This player points at a hex now, or at none."""
        self._at = f"{hex_.q},{hex_.r}" if hex_ else ""
        if not self._pause.isActive():
            self._tell()

    def _tell(self) -> None:
        at = self._at if self.is_on else ""
        if self._line is not None and at != self._told:
            self._told = at
            self._line.point(at)
            self._pause.start()

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.SESSION in changes:
            self._is_on = None
        if changes & {Change.SESSION, Change.TABLE}:
            self._attach(line_of(self._bridge.session))
            here = {seat for seat in self._hexes if self._line is not None and self._line.is_here(seat)}
            self._show({seat: self._hexes[seat] for seat in here})

    def _attach(self, line: LineStore | None) -> None:
        if line is not self._line:
            self._line, self._told = line, ""
            if line is not None:
                line.on_pointed = self._hear

    def _hear(self, seat: str, at: str) -> None:
        """On a thread of the line's."""
        with suppress(RuntimeError):  # the window has gone
            self._came.emit(seat, at)

    def _on_came(self, seat: str, at: str) -> None:
        others = {one: hex_ for one, hex_ in self._hexes.items() if one != seat}
        if at and seat in others_at(self._bridge.session):
            hex_ = HexCoord(*map(int, at.split(",")))
            if hex_ in self._bridge.board:
                others[seat] = hex_
        self._show(others)

    def _show(self, hexes: dict[str, HexCoord]) -> None:
        if hexes != self._hexes:
            self._hexes = hexes
            self.shown.emit(hexes)
