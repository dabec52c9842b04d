"""Joining a table from the start page: a code to paste, or eight letters, and six digits to compare."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from companion.board.sources import LOST
from companion.reason import Reason
from companion.session.letters import in_groups
from ui.panels.panel import Texts
from ui.session.board_file import pick_board
from ui.session.bridge import Change
from ui.session.joining import Joining
from ui.widgets.field_note import FieldNote
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.layouts import height_in, scrolling
from ui.widgets.when_seen import WhenSeen

if TYPE_CHECKING:
    from ui.session.bridge import SessionBridge

_IN_GROUP = 3  # of the six digits
_PLACED = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show)


class ToldBelow(QFrame):
    """What a card tells and asks, over what stands below it."""


class JoinCard(QFrame):
    """One field and its button. `joined(session, path)` once this machine is at the table.

    What is told or asked meanwhile lies `below` it over the page, so that nothing there moves.
    """

    joined = Signal(object, object)

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self.setObjectName("page-card")
        self._bridge, self._texts = bridge, Texts(bridge)
        self._joining: Joining | None = None
        self.line, self.button = QLineEdit(), QPushButton(autoDefault=True)
        self.note = FieldNote(bridge, self.line)
        self.told = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.same, self.other = QPushButton(autoDefault=True), QPushButton(autoDefault=True)
        self.point = QPushButton(autoDefault=True)  # to the board, where it was not found here
        self._lost: Joining | None = None
        self._lay_out()
        self.line.returnPressed.connect(self._join)
        self.line.textEdited.connect(self._forget_lost)
        self.button.clicked.connect(self._on_button)
        self.same.clicked.connect(lambda: self._say(is_same=True))
        self.other.clicked.connect(lambda: self._say(is_same=False))
        self.point.clicked.connect(self._point)
        self._worded = WhenSeen(self, self._word)
        bridge.changed.connect(self._on_changed)
        self._show()

    def take_keyboard(self) -> None:
        """Let the player type or paste."""
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()

    def give_up(self) -> None:
        """Join no more."""
        joining, self._joining = self._joining, None
        if joining is not None:
            joining.cancel()
        self._show()

    def event(self, event: QEvent) -> bool:
        is_handled = super().event(event)
        if event.type() in _PLACED:
            self._place()
        return is_handled

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What stands below has changed."""
        if watched is self.below and event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return False

    def _place(self) -> None:
        """Lay what is told or asked over what stands below; away with it when nothing is."""
        page, layout = self.parentWidget(), self.below.layout()
        if page is None or layout is None:
            return
        if self.below.parentWidget() is not page:
            self.below.setParent(page)
        parts = (self.note, self.told, self._answers)
        if all(part.isHidden() for part in parts):
            self.below.hide()
            return
        corner = self.geometry().bottomLeft()
        self.below.setGeometry(corner.x(), corner.y(), self.width(), height_in(layout, self.width()))
        self.below.raise_()
        self.below.show()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 10, 18, 12)
        row = QHBoxLayout()
        row.addWidget(self.line, 1)
        row.addWidget(self.button)
        column.addLayout(row)
        self.below = ToldBelow(self)
        self.below.setObjectName("page-card")
        self.below.hide()
        column = QVBoxLayout(self.below)
        column.setContentsMargins(18, 10, 18, 12)
        column.addWidget(self.note)
        column.addWidget(self.told)
        self._answers = QWidget()
        answers = FlowLayout(self._answers)
        for button in (self.same, self.other, self.point):
            answers.addWidget(button)
        column.addWidget(self._answers)
        self.below.installEventFilter(self)
        for say in (self.line.setPlaceholderText, self.line.setAccessibleName):
            self._texts.bind("join-field", say)
        self._texts.bind("join-same", self.same.setText)
        self._texts.bind("join-other", self.other.setText)
        self._texts.bind("board-source-point", self.point.setText)

    def _on_button(self) -> None:
        if self._joining is None:
            self._join()
        else:
            self.give_up()

    def _join(self) -> None:
        text = self.line.text().strip()
        if self._joining is not None:
            return
        if not text:
            self.note.tell(Reason("nothing-typed"))
            return
        self._begin(Joining(self._bridge, text, self))

    def _begin(self, joining: Joining) -> None:
        self._joining, self._lost = joining, None
        self.note.take_back()
        joining.digits.connect(self._show_digits)
        joining.opened.connect(self._on_opened)
        joining.failed.connect(self._on_failed)
        self._show(self._bridge.text("join-under-way"))
        joining.start()

    def _forget_lost(self) -> None:
        """Another table is typed."""
        if self._lost is not None:
            self._lost = None
            self._show()

    def _point(self) -> None:
        """Come to the table with the board that the player points to."""
        lost, file = self._lost, pick_board(self, self._bridge)
        if lost is not None and file is not None:
            self._begin(lost.again_with(file, self))

    def _say(self, *, is_same: bool) -> None:
        if self._joining is not None:
            self._joining.say(is_same=is_same)
            self._show(self._bridge.text("join-host-looks"))

    def _show_digits(self, digits: str) -> None:
        self._show(self._bridge.text("table-digits", digits=in_groups(digits, _IN_GROUP)), asks=True)

    def _on_opened(self, session: object, path: object) -> None:
        if self.sender() is self._joining:
            self._joining = None
            self.line.clear()
            self._show()
            self.joined.emit(session, path)

    def _on_failed(self, reason: Reason) -> None:
        if self.sender() is self._joining:
            self._lost = self._joining if reason.key in LOST else None
            self._joining = None
            self._show()
            self.note.tell(reason)
            self._place()

    def _show(self, told: str = "", *, asks: bool = False) -> None:
        self.told.setText(told)
        self.told.setObjectName("subheading" if asks else "dim")
        self.told.style().polish(self.told)
        self.told.setVisible(bool(told))
        for button in (self.same, self.other):
            button.setVisible(asks)
        self.point.setVisible(self._lost is not None)
        self._answers.setVisible(asks or self._lost is not None)
        self._place()
        if asks and (area := scrolling(self)) is not None:
            area.ensureWidgetVisible(self.below)
        key = "action-join-table" if self._joining is None else "form-cancel"
        self.button.setText(self._bridge.text(key))

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._worded.draw()

    def _word(self) -> None:
        self._texts.retranslate()
        if self._joining is None:
            self._show()
