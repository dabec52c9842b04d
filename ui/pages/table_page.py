"""Hosting a table: the code to scan, to paste or to say, who has come, and what bars the way."""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from companion.session.letters import in_groups
from ui import operations
from ui.pages.page import Page
from ui.session.at_table import seat_here
from ui.session.bridge import Change
from ui.session.letters import name_moves
from ui.session.words import faction_name
from ui.widgets.code_picture import CodePicture
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.layouts import clear
from ui.widgets.segments import Segments

if TYPE_CHECKING:
    from companion.session.session import Session
    from companion.shared_table.hosted import HostedTable
    from ui.session.bridge import SessionBridge
    from ui.session.doorway import Doorway

_ONLOOKER = ""
_IN_GROUP = 3  # of the six digits
_SAID_MS = 2000


class TablePage(Page):
    """Before: where the host sits. Then the ways to the seat that is chosen; letters serve once."""

    id = "host-table"
    listens_to = frozenset({Change.SESSION, Change.TABLE, Change.SECRETS})

    def __init__(self, bridge: SessionBridge, doorway: Doorway) -> None:
        super().__init__(bridge)
        self.doorway = doorway
        self.own, self.guests = Segments(()), Segments(())
        self.begin = self.button("table-begin", is_default=True)
        self.write, self.read = self.button("mail-write"), self.button("action-take-moves")
        self.picture, self.code = CodePicture(), QLineEdit(readOnly=True)
        self.copy, self.renew = self.button("table-copy"), self.button("table-new-letters")
        self.end = self.button("table-end")
        self.letters, self.reach = _words("title"), _words("dim")
        self.digits = _words("title")
        self.same, self.other = self.button("join-same"), self.button("join-other")
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        session = self.bridge.session
        if session is None:
            return
        table = self.doorway.table
        self._before.setVisible(table is None)
        self._mail.setVisible(table is None)
        self._ways.setVisible(table is not None)
        if table is None:
            self._show_own(session)
        else:
            self._show_ways(session, table)

    # ---- before --------------------------------------------------------------------------------

    def _show_own(self, session: Session) -> None:
        chosen, fixed = self.own.value(), session.secrecy.seated or seat_here(session)
        seats = (fixed,) if fixed else session.secrecy.seats
        if self.own.values() != tuple(seats):
            self.own = self._segments(self._own_place, seats)
        self._name(self.own)
        self.own.set_value(chosen if chosen in seats else seats[0])

    def _begin(self) -> None:
        seat = self.own.value()
        if seat and operations.host_table(self.bridge, str(seat)):
            self._open_to(self.guests.value())

    def _write(self) -> None:
        seat = str(self.own.value())
        if path := name_moves(self, self.bridge, seat):
            operations.write_moves(self.bridge, seat, path)

    # ---- while it is open ----------------------------------------------------------------------

    def _show_ways(self, session: Session, table: HostedTable) -> None:
        chosen = self.guests.value()
        seats = (*(seat for seat in session.secrecy.seats if seat != table.store.seat), _ONLOOKER)
        if self.guests.values() != seats:
            self.guests = self._segments(self._guest_place, seats)
            self.guests.chosen.connect(self._open_to)
            self.guests.set_value(chosen if chosen in seats else seats[0])
        self._name(self.guests)
        self._show_code(table)
        self._show_letters()
        self.reach.setText(self._reach_words(table))

    def _open_to(self, seat: object) -> None:
        self.doorway.open_to(str(seat or _ONLOOKER))
        self.refresh()

    def _show_code(self, table: HostedTable) -> None:
        from companion.shared_table.codes import code_of

        code = code_of(table.ticket(str(self.guests.value() or _ONLOOKER)))
        if code != self.code.text():
            self.code.setText(code)
            self.code.setCursorPosition(0)
            self.picture.show_code(code)
            self.picture.setAccessibleName(self.bridge.text("table-picture"))

    def _show_letters(self) -> None:
        caller, letters = self.doorway.caller, self.doorway.letters
        self.letters.setText(in_groups(letters))
        self.letters.setVisible(bool(letters))
        self.renew.setVisible(not letters and caller is None)
        self._letters_told.setVisible(bool(letters))
        self._asks.setVisible(caller is not None)
        self.reach.setVisible(caller is None)  # whoever has come has found the way
        if caller is not None:
            self.digits.setText(in_groups(caller.digits, _IN_GROUP))

    def _reach_words(self, table: HostedTable) -> str:
        """Where others come to, and what may bar them."""
        first = ipaddress.ip_address(table.addresses[0])
        kind = "alone" if first.is_loopback else "home" if first.is_private else "open"
        return self.bridge.text(f"table-reach-{kind}", address=str(first), port=str(table.port))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.code.text())
        self.copy.setText(self.bridge.text("table-copied"))
        QTimer.singleShot(_SAID_MS, self.copy, lambda: self.copy.setText(self.bridge.text("table-copy")))

    # ---- putting together ----------------------------------------------------------------------

    def _segments(self, place: QVBoxLayout, seats: tuple[str, ...]) -> Segments:
        clear(place)
        segments = Segments(seats, flows=True)
        place.addWidget(segments)
        segments.show()  # its height counts at once
        return segments

    def _name(self, segments: Segments) -> None:
        """In the language of the moment."""
        for seat in segments.values():
            name = faction_name(self.bridge, seat) if seat else self.bridge.text("table-onlooker")
            segments.set_text(seat, name)

    def _connect(self) -> None:
        self.begin.clicked.connect(self._begin)
        self.write.clicked.connect(self._write)
        self.read.clicked.connect(lambda: self.action_wanted.emit("take-moves"))
        self.copy.clicked.connect(self._copy)
        self.renew.clicked.connect(lambda: self._open_to(self.guests.value()))
        self.end.clicked.connect(lambda: operations.end_table(self.bridge))
        self.same.clicked.connect(lambda: self.doorway.decide(is_same=True))
        self.other.clicked.connect(lambda: self.doorway.decide(is_same=False))
        self.doorway.changed.connect(self._on_door)

    def _on_door(self) -> None:
        if self.isVisible():
            self.refresh()

    def _lay_out(self) -> None:
        self._own_place, self._guest_place = QVBoxLayout(), QVBoxLayout()
        self._before, column = self.card("table-own-seat")
        column.addLayout(self._own_place)
        column.addWidget(self.label("table-before", "dim"))
        column.addWidget(self.standing(self.begin), 0, Qt.AlignmentFlag.AlignLeft)
        self._mail, column = self.card("mail-by-mail")
        column.addWidget(self.label("mail-told", "dim"))
        row = FlowLayout()
        for button in (self.write, self.read):
            row.addWidget(button)
        column.addLayout(row)
        self._ways = QWidget()
        ways = QHBoxLayout(self._ways)
        ways.setContentsMargins(0, 0, 0, 0)
        ways.addWidget(self._words_card(), 1)
        ways.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        for part in (self._before, self._mail, self._ways):
            self.column.addWidget(part)
        self.column.addStretch(1)

    def _words_card(self) -> QWidget:
        card, column = self.card("table-guest-seat")
        column.addLayout(self._guest_place)
        self._letters_told = self.label("table-letters")
        for part in (self._letters_told, self.letters, self.renew, self._asking()):
            column.addWidget(part)
        column.addWidget(self.label("table-code"))
        row = QHBoxLayout()
        row.addWidget(self.code, 1)
        row.addWidget(self.copy)
        column.addLayout(row)
        column.addWidget(self.reach)
        column.addWidget(self.end, 0, Qt.AlignmentFlag.AlignLeft)
        self.texts.bind("table-code", self.code.setAccessibleName)
        return card

    def _asking(self) -> QWidget:
        """Somebody has come with the letters."""
        self._asks = QWidget()
        column = QVBoxLayout(self._asks)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.label("table-caller"))
        column.addWidget(self.digits)
        row = FlowLayout()
        for button in (self.same, self.other):
            row.addWidget(button)
        column.addLayout(row)
        return self._asks


def _words(look: str = "") -> QLabel:
    label = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
    label.setObjectName(look)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
