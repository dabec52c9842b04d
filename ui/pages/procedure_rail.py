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
from ui.widgets.look_like import look_like

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QResizeEvent

    from companion.kit.panels import ProcedureStep
    from ui.session.bridge import SessionBridge

_WIDTH = 16  # text sizes
_UNMARKED = -2  # where no step is under way it is -1


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
        self._rows: list[tuple[QLabel, QLabel]] = []
        self._laid_out: object = None
        self._here = _UNMARKED

    def sizeHint(self) -> QSize:
        return QSize(round(self.bridge.text_size * _WIDTH), super().sizeHint().height())

    def refresh(self) -> None:
        """Steps are laid out once; what an act changes is which of them are done and lit."""
        found, step = procedure_of(self.bridge), self._step()
        steps = found.steps if found else ()
        laid_out = steps, self.bridge.preferences
        if laid_out != self._laid_out:
            self._laid_out = laid_out
            self._lay_out(steps)
        here = steps.index(step) if step in steps else -1
        if here != self._here:
            self._here = here
            for row, (sign, name) in enumerate(self._rows):
                self._mark(sign, name, row)
            self._show_current_soon()

    @property
    def current(self) -> QLabel | None:
        """The name of the step under way."""
        return self._rows[self._here][1] if self._here >= 0 else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_current_soon()

    def _show_current_soon(self) -> None:
        """Once what scrolls it knows how long it is."""
        QTimer.singleShot(0, self, self._show_current)

    def _show_current(self) -> None:
        if self.current is not None:
            bring_into_view(self.current)

    def _lay_out(self, steps: Sequence[ProcedureStep]) -> None:
        clear(self._grid)
        self._here = _UNMARKED
        self._rows = [(self._sign(), self._name(step)) for step in steps]
        for row, (sign, name) in enumerate(self._rows):
            self._grid.addWidget(sign, row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(name, row, 1)
        for row in range(self._grid.rowCount() + 1):  # one stretched before would hold steps apart
            self._grid.setRowStretch(row, int(row == len(steps)))

    def _name(self, step: ProcedureStep) -> QLabel:
        name = QLabel(self.bridge.text(step.name.key), wordWrap=True)
        name.setToolTip(step.id)
        return name

    def _sign(self) -> QLabel:
        side = round(self.bridge.text_size * 1.3)
        sign = QLabel()
        sign.setFixedSize(side, side)
        return sign

    def _mark(self, sign: QLabel, name: QLabel, row: int) -> None:
        """As done, under way or ahead."""
        is_here = row == self._here
        look_like(name, "here" if is_here else "dim" if row < self._here else "")
        if row > self._here:
            sign.clear()
            return
        picture, side = "here" if is_here else "confirm", sign.width()
        sign.setPixmap(pixmap(picture, self.bridge.palette.accent, side, self.devicePixelRatioF()))
