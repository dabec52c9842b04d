"""What is asked, over the map while no panel stands beside it: the map keeps its size and its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from ui.map.corners import make_way
from ui.map.framing import pan_clear, spot_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ui.cards.prompt import PromptPanel
    from ui.map.view import MapView

_MARGIN = 10


class MapCard(QFrame):
    """Stands at the edge of the map that is farthest from the hexes it is about, which are panned clear.

    It changes edges only with what is asked, and stands beside the cards of the map's own tools. Where the
    map is too low for all of it, it reaches over the panel below. `placed` whenever it stands anew.
    """

    placed = Signal()

    def __init__(self, view: MapView) -> None:
        super().__init__(view.window())
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)  # else the map would take its taps
        self._view, view.asked = view, self
        self._prompt: PromptPanel | None = None
        self._asked = ""
        self._width, self._is_left = 0, False
        self._was_whole, self._moved = False, view.outlook  # the map, before this moved it and after
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        view.installEventFilter(self)
        self.hide()

    def stand(self, prompt: PromptPanel, scrolled: QWidget, width: int) -> None:
        """Show what is asked, which is scrolled where it is too high, so many pixels wide."""
        self._prompt, self._width = prompt, width
        if self._column.indexOf(scrolled) < 0:
            self._column.addWidget(scrolled)
        scrolled.show()
        self._show(is_there=True)
        asked = prompt.request.id if prompt.request else ""
        if asked != self._asked:
            self._asked = asked
            self._choose_edge()
        self.place()

    def leave(self) -> None:
        """Go, with nothing moved but a map that was whole before and that nobody moved since: whole again."""
        if self.isHidden():
            return
        self._asked = ""
        self._show(is_there=False)
        if self._was_whole and self._view.outlook == self._moved:
            self._view.fit()
        self._was_whole = False
        make_way(self._view)

    def place(self) -> None:
        """Stand whole."""
        if self._prompt is not None and not self.isHidden():
            spot = self._spot(is_left=self._is_left)
            self.setGeometry(spot.translated(self._view.mapTo(self._view.window(), QPoint())))
            make_way(self._view)
            self.placed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The map has another size."""
        if watched is self._view and event.type() == QEvent.Type.Resize:
            self.place()
        return False

    def _show(self, *, is_there: bool) -> None:
        """While it stands there the map's own hint goes: the card says what to do."""
        self.setVisible(is_there)
        self.raise_()
        self._view.hint.is_wanted = not is_there
        self._view.hint.refresh()

    def _spot(self, *, is_left: bool) -> QRect:
        """In an upper corner; left of the map's buttons where it reaches down to them and has room."""
        view, controls = self._view, self._view.controls.geometry()
        width = min(self._width, view.width() - 2 * _MARGIN)
        height = self._height(width)
        reaches_down = _MARGIN + height > controls.top() - _MARGIN
        is_beside = reaches_down and width + 2 * _MARGIN <= controls.left()
        right = controls.left() if is_beside else view.width()
        return QRect(_MARGIN if is_left else right - width - _MARGIN, _MARGIN, width, height)

    def _height(self, width: int) -> int:
        """Whole, as far down as the window reaches: over the layers' bar and a panel below, if it must."""
        if self._prompt is None:
            return 0
        view, window = self._view, self._view.window()
        foot = view.mapFrom(window, window.rect().bottomLeft()).y()
        room = foot - 2 * _MARGIN
        return self._prompt.height_within(width, room, room)

    def _choose_edge(self) -> None:
        view, hexes = self._view, self._prompt.hexes if self._prompt else ()
        middle = spot_of(view, hexes).center().x() if hexes else 0
        near = middle > view.viewport().width() / 2
        self._is_left = min((near, not near), key=lambda is_left: self._is_taken(self._spot(is_left=is_left)))
        QTimer.singleShot(0, self, self._clear)  # it is as high as it will be by then

    def _clear(self) -> None:
        if self._prompt is not None and self.isVisible():
            self.place()
            self._was_whole |= self._view.outlook.is_fitted
            pan_clear(self._view, self._prompt.hexes, self._spot(is_left=self._is_left))
            self._moved = self._view.outlook

    def _is_taken(self, spot: QRect) -> bool:
        view = self._view
        spot.setBottom(self._view.height())
        return any(card.isVisible() and card.geometry().intersects(spot) for card in view.tool_cards)
