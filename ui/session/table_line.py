"""Between the table's line and the window: what its threads say is heard on the window's own."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from companion.reason import Reason
from companion.session.seats import name_key
from ui import operations
from ui.operations.core import LINE
from ui.session.at_table import awaits_key, line_of
from ui.session.bridge import Change
from ui.session.message import Message, Severity

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from companion.session.session import Session
    from companion.shared_table.link import Standing
    from companion.shared_table.seat_store import LineStore
    from ui.session.bridge import SessionBridge

_KEY = "table-key"
_AT_TABLE, _AWAY = 5.0, 0.2  # seconds that an act may wait for the table: the window waits with it


class TableLine(QObject):
    """Follows the table of the session in play. `lit` are the hexes of what others have just done."""

    lit = Signal(object)
    _news = Signal()
    _moved = Signal()

    def __init__(self, bridge: SessionBridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._line: LineStore | None = None
        self._end: Callable[[], None] | None = None
        self._before: Standing | None = None
        self._brought: tuple[int, ...] = ()  # told as brought to the table
        self._awaits_key = False  # told as lacking what opens its cards
        queued = (
            Qt.ConnectionType.QueuedConnection
        )  # an act under way here is written before others are shown
        self._news.connect(self._follow, queued)
        self._moved.connect(self._tell_standing, queued)
        bridge.changed.connect(self._on_changed)

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & {Change.SESSION, Change.TABLE}:
            self._attach(line_of(self._bridge.session))
        if Change.LOG in changes and self._line is not None:
            operations.tell_asked_undo(self._bridge)
            operations.tell_offered(self._bridge)
            self._news.emit()  # what came while players looked at an earlier moment

    def _attach(self, line: LineStore | None) -> None:
        if line is self._line:
            return
        if self._end is not None:
            self._end()
        self._line, self._end, self._before, self._brought = line, None, None, ()
        self._awaits_key = False
        for told in (LINE, _KEY):
            self._bridge.unsay(told)
        if line is not None:
            self._before = line.standing
            self._end = line.listen(self._emitter(self._news), self._emitter(self._moved))
            self._be_patient(line)
            self._news.emit()
            self._moved.emit()

    @staticmethod
    def _emitter(signal: object) -> Callable[[], None]:
        def emit() -> None:
            with suppress(RuntimeError):  # the window has gone
                signal.emit()  # type: ignore[attr-defined]

        return emit

    def _follow(self) -> None:
        session = self._bridge.session
        if session is None or self._line is None:
            return
        first = session.journal.next_seq
        operations.follow_table(self._bridge)
        self._tell_awaited_key(session)
        if hexes := operations.lit_by_others(session, first):
            self.lit.emit(hexes)

    def _tell_awaited_key(self, session: Session) -> None:
        """Once, that what was dealt to this seat cannot be read yet, and why."""
        awaits = awaits_key(session)
        if awaits and not self._awaits_key:
            self._bridge.say(Reason("table-key-awaited"), Severity.WARNING, slot=_KEY)
        elif not awaits:
            self._bridge.unsay(_KEY)
        self._awaits_key = awaits

    def _tell_standing(self) -> None:
        line = self._line
        if line is None:
            return
        before, now = self._before, line.standing
        self._before = now
        self._be_patient(line)
        if now != before:
            self._tell(before, now)
            self._bridge.update(frozenset({Change.TABLE}))

    def _tell(self, before: Standing | None, now: Standing) -> None:
        from companion.shared_table.link import Phase

        was_there = before is not None and before.is_there
        if now.is_there:
            self._bridge.unsay(LINE)  # an act refused meanwhile may have told it before the line itself did
            self._tell_back(now)
        elif now.phase is Phase.AWAY and (before is None or before.phase is not Phase.AWAY):
            operations.tell_line_cut(self._bridge)
        elif now.is_final and now.reason is not None:
            actions = ("histories",) if now.phase is Phase.APART else ()
            self._bridge.message.emit(Message(Severity.WARNING, now.reason, actions, slot=LINE))
        if was_there and now.is_there and before is not None:
            self._tell_seats("table-came", set(now.present) - set(before.present))
            self._tell_asking(set(now.asking) - set(before.asking))
            self._tell_seats("table-left", set(before.present) - set(now.present))

    def _tell_back(self, now: Standing) -> None:
        """Whoever went on alone is at the table again."""
        if self._line is not None:
            self._line.is_alone = False
        told, self._brought = self._brought, now.brought
        if now.brought not in (told, ()):
            self._bridge.say(Reason("table-brought", args={"count": len(now.brought)}), slot="table-seats")

    def _tell_seats(self, key: str, seats: Iterable[str]) -> None:
        own = self._line.seat if self._line else ""
        for seat in sorted(seats):
            if seat and seat != own:
                self._bridge.say(Reason(key, about=Reason(name_key(seat))), slot="table-seats")

    def _tell_asking(self, asking: Iterable[tuple[str, str]]) -> None:
        """A seat has come from another machine, or lost its key."""
        for seat, key in asking:
            message = Message(
                Severity.WARNING,
                Reason("table-asks-in", about=Reason(name_key(seat))),
                slot="table-asks-in",
                confirms=partial(operations.let_in, self._bridge, seat, key),
                confirm_key="table-let-in",
            )
            self._bridge.message.emit(message)

    @staticmethod
    def _be_patient(line: LineStore) -> None:
        line.patience = _AT_TABLE if line.standing.is_there else _AWAY
