"""What the session's pages share: a title, a way back, cards under one another, every language at once."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ui.panels.panel import ALWAYS, Texts
from ui.session.bridge import Change, SessionBridge
from ui.widgets.footed import Footed
from ui.widgets.layouts import heed_size, keep_gutter
from ui.widgets.standing_foot import StandingFoot
from ui.widgets.trouble_cover import Watched


class Page(Footed):
    """A page in the middle of the window, titled `page-<id>`.

    `closed` asks to go back to where the player was, `action_wanted` for one of ui.shell.actions by its id.
    `listens_to` names the changes after which `refresh` runs; a hidden page waits until it is shown, but
    forgets at once what is a secret now.
    """

    closed = Signal()
    action_wanted = Signal(str)
    id = ""
    listens_to: frozenset[Change] = frozenset()

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self.bridge = bridge
        self.texts = Texts(bridge)
        keep_gutter(self)
        page = self._inside = QWidget()
        page.setObjectName("page")
        self.column = QVBoxLayout(page)
        self.column.setContentsMargins(28, 14, 28, 14)
        self.column.setSpacing(12)
        self.header = self._header()
        self.column.addLayout(self.header)
        self.setWidget(page)
        self._watched = Watched(page, bridge, below=self.back)
        bridge.changed.connect(self._on_changed)

    def refresh(self) -> None:
        """Show the present state."""
        raise NotImplementedError

    def label(self, key: str, look: str = "") -> QLabel:
        """A fixed text."""
        label = QLabel(wordWrap=True)
        label.setObjectName(look)
        self.texts.bind(key, label.setText)
        return label

    def button(self, key: str, *, is_default: bool = False) -> QPushButton:
        """A button with a fixed text; Enter presses it, as Space does."""
        button = QPushButton(default=is_default, autoDefault=True)
        self.texts.bind(key, button.setText)
        return button

    def standing(self, *buttons: QPushButton) -> StandingFoot:
        """The place of buttons that stay in sight where the page is too long for them."""
        return StandingFoot(self._inside, *buttons)

    def card(self, title_key: str = "") -> tuple[QFrame, QVBoxLayout]:
        """A framed part of the page, and the column to fill it by."""
        card = QFrame()
        card.setObjectName("page-card")
        column = QVBoxLayout(card)
        column.setContentsMargins(18, 12, 18, 12)
        if title_key:
            column.addWidget(self.label(title_key, "subheading"))
        return card, column

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape that nothing on the page has a use for is the way back."""
        if event.key() == Qt.Key.Key_Escape and self.back.isVisible():
            self.back.click()
        else:
            super().keyPressEvent(event)

    def _header(self) -> QHBoxLayout:
        self.back = self.button("page-back")
        self.back.clicked.connect(self.closed)
        row = QHBoxLayout()
        self.title = self.label(f"page-{self.id}", "page-title")
        self.texts.bind(f"page-{self.id}", self.setAccessibleName)
        row.addWidget(self.title, 1)
        row.addWidget(self.back)
        return row

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self.texts.retranslate()
        is_due = changes & (self.listens_to | ALWAYS)
        closes = Change.SECRETS in is_due and Change.SESSION not in changes
        if is_due and (self.isVisible() or closes):
            self._watched.fill(self.refresh)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._watched.fill(self.refresh)
        heed_size(self._inside)
