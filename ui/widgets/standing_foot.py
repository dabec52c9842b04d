"""The row of buttons that gives a form or gives it up: in sight however long the form is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ui.widgets.footed import Footed
from ui.widgets.layouts import height_in, scrolling
from ui.widgets.look_like import look_like

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent

_LAID_OUT = (QEvent.Type.Resize, QEvent.Type.LayoutRequest)
_EDGE = 8  # pixels round the buttons where they stand below


class StandingFoot(QWidget):
    """The place of buttons in their form; where that lies below the fold they stand below all that scrolls.

    The first of them is as wide as there is room. Of several such forms that which opened last has the place.
    """

    def __init__(self, form: QWidget, *buttons: QAbstractButton) -> None:
        super().__init__()
        self._form = form
        self._area: Footed | None = None  # while the form is to be seen
        self._home, self._row = QVBoxLayout(self), _Row(self)
        self._home.setContentsMargins(0, 0, 0, 0)
        self._home.addWidget(self._row)
        for button in buttons:
            self._row.line.addWidget(button, button is buttons[0])
        form.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """There is more or less of the form, or of what is seen of it."""
        if event.type() in _LAID_OUT:
            self._settle()
        return False

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        area = scrolling(self._form)
        if isinstance(area, Footed):
            self._area = area
            area.viewport().installEventFilter(self)
            if isinstance(area.foot, _Row):
                area.foot.place.stand_in_form()
            self._settle()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._area is not None:
            self._area.viewport().removeEventFilter(self)
            self.stand_in_form()
            self._area = None

    def stand_in_form(self) -> None:
        """Stand at home again."""
        if self._area is not None and self._area.foot is self._row:
            self._area.stand_below(None)
            self._row.look_standing(is_standing=False)
            self._home.addWidget(self._row)
            self._row.show()

    def _settle(self) -> None:
        """Stand where it is seen; the keyboard stays with a button that has it."""
        area = self._area
        if area is None or self._is_too_low(area) is (area.foot is self._row):
            return
        holder = QApplication.focusWidget()
        if area.foot is self._row:
            self.stand_in_form()
        elif area.foot is None:
            self._home.removeWidget(self._row)
            self._row.look_standing(is_standing=True)
            area.stand_below(self._row)
        if holder is not None and self._row.isAncestorOf(holder):
            holder.setFocus()

    def _is_too_low(self, area: Footed) -> bool:
        """Whether what stands above it in the form leaves it no room, and it leaves a line to that."""
        above, own = self.mapTo(self._form, QPoint()).y(), self._row.height_within(self._form.width())
        least = own + 2 * _EDGE + self.fontMetrics().lineSpacing()
        return above + own + self._edge_below > area.room >= least

    @property
    def _edge_below(self) -> int:
        layout = self._form.layout()
        return layout.contentsMargins().bottom() if layout is not None else 0


class _Row(QFrame):
    """The buttons themselves; what they leave over of keys is the form's, wherever they stand."""

    def __init__(self, place: StandingFoot) -> None:
        super().__init__()
        self.place, self.line = place, QHBoxLayout(self)
        self.line.setContentsMargins(0, 0, 0, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        QApplication.sendEvent(self.place, event)
        event.accept()  # it went all the way up from there

    def look_standing(self, *, is_standing: bool) -> None:
        """With room round them and a line above, or as part of the form."""
        edge = _EDGE if is_standing else 0
        self.line.setContentsMargins(edge, edge, edge, edge)
        look_like(self, "standing-foot" if is_standing else "")

    def height_within(self, width: int) -> int:
        """How high the buttons are in a width, without what is round them where they stand below."""
        edges = self.line.contentsMargins() + self.contentsMargins()  # the line above is of the latter
        whole = height_in(self.line, width + edges.left() + edges.right())
        return whole - edges.top() - edges.bottom()
