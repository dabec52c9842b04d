"""The steps of a procedure under one another: done, current, ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QGridLayout, QLabel

from ui.look.icons import pixmap
from ui.panels.panel import Panel
from ui.session.bridge import Change
from ui.session.panel_data import procedure_of
from ui.widgets.in_view import bring_into_view
from ui.widgets.layouts import clear

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

    from companion.kit.panels import ProcedureStep
    from ui.session.bridge import SessionBridge

_WIDTH = 16  # text sizes


class StepRail(Panel):
    """Every step with its number; a sign marks those done and the one under way, which is lit too."""

    listens_to = frozenset({Change.SESSION, Change.PHASE, Change.SECRETS})

    def __init__(self, bridge: SessionBridge, step: Callable[[], ProcedureStep | None]) -> None:
        """For a page that says by `step` where it is."""
        super().__init__(bridge)
        self._step = step
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 6, 0)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        self.current: QLabel | None = None

    def sizeHint(self) -> QSize:
        return QSize(round(self.bridge.text_size * _WIDTH), super().sizeHint().height())

    def refresh(self) -> None:
        clear(self._grid)
        self.current = None
        found, step = procedure_of(self.bridge), self._step()
        steps = found.steps if found else ()
        here = steps.index(step) if step in steps else -1
        for row, one in enumerate(steps):
            self._add(row, one, here)
        for row in range(self._grid.rowCount() + 1):  # one stretched before would hold steps apart
            self._grid.setRowStretch(row, int(row == len(steps)))
        self._show_current_soon()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_current_soon()

    def _show_current_soon(self) -> None:
        """Once what scrolls it knows how long it is."""
        QTimer.singleShot(0, self, self._show_current)

    def _show_current(self) -> None:
        if self.current is not None:
            bring_into_view(self.current)

    def _add(self, row: int, step: ProcedureStep, here: int) -> None:
        name = QLabel(self.bridge.text(step.name.key), wordWrap=True)
        name.setToolTip(step.id)
        name.setObjectName("lit" if row == here else "dim" if row < here else "")
        self._grid.addWidget(self._sign(row, here), row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(name, row, 1)
        if row == here:
            self.current = name

    def _sign(self, row: int, here: int) -> QLabel:
        side = round(self.bridge.text_size * 1.3)
        sign = QLabel()
        sign.setFixedSize(side, side)
        if row <= here:
            picture = "play" if row == here else "confirm"
            sign.setPixmap(pixmap(picture, self.bridge.palette.accent, side, self.devicePixelRatioF()))
        return sign
