"""What is scrolled above a foot that stays in sight."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from ui.widgets.layouts import keep_gutter


class Footed(QScrollArea):
    """Scrolls what is as wide as it is; a foot may stand below. `foot_moved` when that is higher or lower."""

    foot_moved = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.foot: QWidget | None = None
        self._foot_kept = 0  # pixels, as it stands
        self._covered = 0

    def stand_below(self, foot: QWidget | None) -> None:
        """Keep something in sight below all that scrolls, or nothing any more: then its place is free later.

        Until then what is drawn anew lies as it lay, and may have another foot.
        """
        self.foot = foot
        if foot is None:
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))
            return
        foot.setParent(self)
        foot.show()
        self._place_foot()

    @property
    def room(self) -> int:
        """Pixels from its top to the lower end of its foot, if it has one."""
        return self.viewport().height() + self.viewportMargins().bottom() - self._covered

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._place_foot()
        return super().event(event)

    def keep_clear(self, height: int) -> None:
        """End so many pixels higher: something lies over it, above its foot, which stays."""
        if height != self._covered:
            self._covered = height
            self._place_foot()

    @property
    def foot_height(self) -> int:
        """Pixels of what stays in sight; without a foot none."""
        if self.foot is None:
            return 0
        return max(self.foot.heightForWidth(self.viewport().width()), self.foot.minimumSizeHint().height())

    def _place_foot(self) -> None:
        height = self.foot_height
        self.setViewportMargins(0, 0, 0, height + self._covered)
        if self.foot is not None:
            self.foot.setGeometry(0, self.height() - height, self.viewport().width(), height)
        is_other, self._foot_kept = height != self._foot_kept, height
        if is_other:
            self.foot_moved.emit()


def upright(inside: QWidget) -> Footed:
    """What scrolls a part of a page up and down; at its side it is never cut."""
    area = Footed()
    keep_gutter(area)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the keyboard
    area.setWidget(inside)
    return area
