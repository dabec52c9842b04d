"""Recent sessions on the start page, each with where it stands; a tap goes on with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout

from companion.session.recent import recent_sessions
from ui import operations
from ui.look.language import language_of, next_of
from ui.panels.panel import Texts
from ui.session.bridge import Change
from ui.session.words import hex_names_of, session_name, when_words, where_words
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.layouts import clear
from ui.widgets.one_press import press_once
from ui.widgets.tap_frame import TapFrame
from ui.widgets.when_seen import WhenSeen

if TYPE_CHECKING:
    from companion.session.recent import RecentSession
    from ui.session.bridge import SessionBridge
    from ui.shell.action_set import ActionSet

_SHOWN = 3
_ACTIONS = ("new-session", "open-session", "boards", "guide")


class RecentCard(QFrame):
    """The newest sessions, and ways to begin one or open a file. `session_wanted(path)` on a tap.

    Beside them stands the other language, in its own words.
    """

    session_wanted = Signal(object)

    def __init__(self, bridge: SessionBridge, actions: ActionSet) -> None:
        super().__init__()
        self.setObjectName("page-card")
        self._bridge = bridge
        self._texts = Texts(bridge)
        self.rows: list[TapFrame] = []
        self._language = QPushButton(autoDefault=True)
        self._list = QVBoxLayout()
        self._list.setSpacing(4)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 10, 18, 12)
        column.addLayout(self._heading(actions))
        column.addLayout(self._list)
        self._seen = WhenSeen(self, self.refresh)
        bridge.changed.connect(self._on_changed)
        self.refresh()

    def refresh(self) -> None:
        """Read the list anew."""
        self._language.setText(
            self._bridge.text(f"language-{next_of(language_of(self._bridge.preferences))}")
        )
        clear(self._list)
        self.rows = [self._row(session) for session in recent_sessions()[:_SHOWN]]
        for row in self.rows:
            self._list.addWidget(row)
        if not self.rows:
            none = QLabel(self._bridge.text("recent-none"), wordWrap=True)
            none.setObjectName("dim")
            self._list.addWidget(none)

    def showEvent(self, event: QShowEvent) -> None:
        """The session in play stands elsewhere than when this was seen last."""
        super().showEvent(event)
        if self._bridge.session is not None:
            operations.note_session(self._bridge)
            self.refresh()

    def _heading(self, actions: ActionSet) -> FlowLayout:
        title = QLabel()
        title.setObjectName("subheading")
        self._texts.bind("recent-title", title.setText)
        row = FlowLayout()
        row.addWidget(title)
        for action_id in filter(lambda id_: actions[id_].isVisible(), _ACTIONS):
            button = QPushButton(default=action_id == _ACTIONS[0], autoDefault=True)
            button.clicked.connect(actions[action_id].trigger)
            self._texts.bind(f"action-{action_id}", button.setText)
            row.addWidget(button)
        self._language.clicked.connect(actions["language"].trigger)
        press_once(self._language)  # it is the way back now
        row.addWidget(self._language)
        return row

    def _row(self, session: RecentSession) -> TapFrame:
        bridge = self._bridge
        row = TapFrame()
        lines = QVBoxLayout(row)
        lines.setContentsMargins(10, 4, 10, 4)
        lines.setSpacing(0)
        name = session_name(bridge, session)
        time = when_words(bridge, session)
        head = bridge.text("recent-line", session=name, time=time) if time else name
        where = where_words(bridge, session, hex_names_of(bridge, session))
        for text, look in ((head, "subheading"), (where, "small")):
            label = QLabel(text, wordWrap=True)
            label.setObjectName(look)
            lines.addWidget(label)
        row.setAccessibleName(f"{head}: {where}")
        row.setToolTip(str(session.path))
        row.setCursor(Qt.CursorShape.PointingHandCursor)
        row.tapped.connect(lambda: self.session_wanted.emit(session.path))
        return row

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._texts.retranslate()
        if changes & {Change.LANGUAGE, Change.SESSION}:
            self._seen.draw()
