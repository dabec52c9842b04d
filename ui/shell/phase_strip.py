"""Where the session stands, in one line above the map while the tracker is folded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy

from companion.kit.panels import Checklist, ChoiceList, Progress
from ui import operations
from ui.panels.game_panel import PLAY_CHANGES
from ui.panels.panel import ALWAYS
from ui.session.panel_data import panels_of, procedure_panel_of
from ui.widgets.layouts import clear, widgets_in
from ui.widgets.literal import literal
from ui.widgets.tap_frame import TapFrame

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QResizeEvent

    from companion.kit.panels import Choice
    from companion.kit.panels import Panel as PanelData
    from companion.reason import Reason
    from ui.session.bridge import Change, SessionBridge

_HEIGHT = 2.1  # in text sizes
_BUTTONS = 2
_EDGES = 28  # pixels around and between the parts


class PhaseStrip(TapFrame):
    """Turn and phase, the step that comes now, and the ways on; a tap asks for the whole tracker.

    Where there is much to choose from and nothing that just goes on, the choice is left to the tracker.

    `action_wanted` asks the window for one of ui.shell.actions by its id.
    """

    unfold_wanted = Signal()
    action_wanted = Signal(str)

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self.setObjectName("phase-strip")
        self._bridge = bridge
        self._is_wanted = False
        self.where, self.step = QLabel(), QLabel()
        self.where.setObjectName("subheading")
        self.step.setObjectName("dim")
        self.step.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._buttons = QHBoxLayout()
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 4, 0)
        row.addWidget(self.where)
        row.addWidget(self.step, 1)
        row.addLayout(self._buttons)
        self.tapped.connect(self.unfold_wanted)
        bridge.changed.connect(self._on_changed)
        self.hide()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), round(self._bridge.text_size * _HEIGHT * 4 / 3))

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
        data = next(iter(panels_of(self._bridge)), None) if self._is_wanted else None
        self.setVisible(data is not None)
        if data is not None:
            self._show(data)

    def _show(self, data: PanelData) -> None:
        self.setFixedHeight(self.sizeHint().height())
        self.where.setText(self._bridge.reason_text(data.title))
        step = _current_step(data)
        self.step.setText(self._bridge.reason_text(step) if step else "")
        self.setAccessibleName(f"{self.where.text()}: {self.step.text()}")
        self.setToolTip(self._bridge.text("action-show-tracker"))
        clear(self._buttons)
        for button in self._ways_on(data):
            self._buttons.addWidget(button)
        self._show_what_fits()

    def _ways_on(self, data: PanelData) -> list[QPushButton]:
        """None while an answer comes first; where a procedure comes next, the way to its page."""
        following = procedure_panel_of(self._bridge)
        if following and following.procedure and following.is_due and not following.procedure.step:
            return [self._procedure_button(following.title)]
        if self._bridge.in_play.state.waiting:
            return []
        ways = list(_ways_on(data))
        first = [choice for choice in ways if choice.goes_on] or ways
        return [self._button(choice) for choice in first] if len(first) <= _BUTTONS else []

    def _show_what_fits(self) -> None:
        """Turn and phase first, then as many buttons as have room beside them."""
        left = self.width() - self.where.sizeHint().width() - _EDGES
        for button in widgets_in(self._buttons):
            left -= button.sizeHint().width() + self._buttons.spacing()
            button.setVisible(left >= 0)

    def _procedure_button(self, name: Reason) -> QPushButton:
        button = QPushButton(literal(self._bridge.reason_text(name)))
        button.clicked.connect(lambda: self.action_wanted.emit("procedure"))
        return button

    def _button(self, choice: Choice) -> QPushButton:
        button = QPushButton(literal(self._bridge.reason_text(choice.label)))
        button.clicked.connect(lambda: operations.execute(self._bridge, choice.build()))
        return button


def _current_step(data: PanelData) -> Reason | None:
    """What the rules ask now: the current line of the lists that follow the sequence of play."""
    lists = [part for part in data.parts if isinstance(part, Checklist)][1:]
    steps = (item for part in lists for item in part.items if item.progress is Progress.CURRENT)
    found = next(steps, None)
    return found.label if found else None


def _ways_on(data: PanelData) -> Iterator[Choice]:
    """What may be done now without anything to fill in."""
    for part in data.parts:
        if isinstance(part, ChoiceList):
            yield from (choice for choice in part.choices if choice.is_legal and not choice.inputs)
