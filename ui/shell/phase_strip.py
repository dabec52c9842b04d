"""Where the session stands, in one line above the map while the tracker is folded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy

from ui import operations
from ui.panels.game_panel import PLAY_CHANGES
from ui.panels.panel import ALWAYS
from ui.session.panel_data import now_of, panel_of
from ui.widgets.layouts import clear, widgets_in
from ui.widgets.literal import literal
from ui.widgets.tap_frame import TapFrame

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from companion.kit.now import Due, Now
    from companion.kit.panels import Choice
    from ui.session.bridge import Change, SessionBridge

_HEIGHT = 2.1  # in text sizes
_LEAST = 42  # pixels: what a finger hits, and the frame


class PhaseStrip(TapFrame):
    """Turn and phase, what is to be done next, and the way on; a tap asks for the whole tracker.

    Turn and phase are shortened where what is due would be cut.

    `action_wanted` asks the window for one of ui.shell.actions by its id.
    """

    unfold_wanted = Signal()
    action_wanted = Signal(str)

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self.setObjectName("phase-strip")
        self._bridge = bridge
        self._is_wanted = False
        self._now: Now | None = None
        self.where, self.step = QLabel(), QLabel()
        self.where.setObjectName("subheading")
        self.step.setObjectName("dim")
        self.step.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._buttons = QHBoxLayout()
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 4, 0)
        row.addWidget(self.where)
        row.addWidget(self.step, 1)
        row.addLayout(self._buttons)
        self.tapped.connect(self.unfold_wanted)
        bridge.changed.connect(self._on_changed)
        self.hide()

    def sizeHint(self) -> QSize:
        height = max(_LEAST, round(self._bridge.text_size * _HEIGHT * 4 / 3))
        return QSize(super().sizeHint().width(), height)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the map: buttons that have no room are in the tracker."""
        return QSize(1, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_what_fits()

    def set_wanted(self, is_wanted: bool) -> None:
        """Show the line, as long as there is a session."""
        if is_wanted != self._is_wanted:
            self._is_wanted = is_wanted
            self._refresh()

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & (PLAY_CHANGES | ALWAYS):
            self._refresh()

    def _refresh(self) -> None:
        self._now = now_of(self._bridge) if self._is_wanted else None
        self.setVisible(self._now is not None)
        if self._now is not None:
            self._show(self._now)

    def _show(self, now: Now) -> None:
        self.setFixedHeight(self.sizeHint().height())
        self.step.setText(self._bridge.reason_text(now.next.what) if now.next else "")
        self.setAccessibleName(f"{self._bridge.reason_text(now.moment)}: {self.step.text()}")
        self.setToolTip(self._bridge.text("action-show-tracker"))
        clear(self._buttons)
        for button in self._ways(now):
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
            self._buttons.addWidget(button)
        self._show_what_fits()

    def _ways(self, now: Now) -> list[QPushButton]:
        """What does the next thing, and what leads on; nothing while an answer comes first."""
        due = now.next
        if due and due.request:
            return []
        ways = [due.choice] if due and _is_plain(due.choice) else []
        page = [self._page_button(due)] if due and self._is_procedure(due.panel) and not now.onward else []
        return [*page, *(self._button(way) for way in (*ways, now.onward) if way)]

    def _is_procedure(self, panel: str) -> bool:
        data = panel_of(self._bridge, panel)
        return data is not None and data.procedure is not None

    def _show_what_fits(self) -> None:
        """What is due is never cut: turn and phase are shortened before it, and other buttons left out.

        What leads on comes last in the row, and before all others.
        """
        if self._now is None:
            return
        buttons = list(widgets_in(self._buttons))
        widths = [one.sizeHint().width() + self._buttons.spacing() for one in buttons]
        room = self.width() - self._edges() - self.step.sizeHint().width()
        left = room - self._show_moment(self._now, room, sum(widths), sum(widths[-1:]))
        for button, width in reversed(list(zip(buttons, widths, strict=True))):
            left -= width
            button.setVisible(left >= 0 or button is buttons[-1])

    def _edges(self) -> int:
        """Pixels around the parts of the row and between them."""
        around = self._row.contentsMargins()
        return around.left() + around.right() + 3 * self._row.spacing() + 2 * self.frameWidth()

    def _show_moment(self, now: Now, room: int, all_buttons: int, last_button: int) -> int:
        """Turn and phase in full, in short, or what is left of that; how wide they stand."""
        for words, beside in ((now.moment, all_buttons), (now.short, last_button)):
            self.where.setText(self._bridge.reason_text(words))
            width = self.where.sizeHint().width()
            if width + beside <= room:
                break
        spare = min(width, max(room - last_button, 0))
        self.where.setFixedWidth(spare)
        return spare

    def _page_button(self, due: Due) -> QPushButton:
        button = QPushButton(literal(self._bridge.reason_text(due.what)))
        button.clicked.connect(lambda: self.action_wanted.emit("procedure"))
        return button

    def _button(self, choice: Choice) -> QPushButton:
        button = QPushButton(literal(self._bridge.reason_text(choice.label)))
        button.clicked.connect(lambda: operations.do_choice(self._bridge, choice))
        return button


def _is_plain(choice: Choice | None) -> bool:
    """Whether it may be done without anything to fill in."""
    return choice is not None and choice.is_legal and not choice.inputs
