"""The card for the tool for corrections, where what it has in hand does not stand beside the map."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout

from ui.map.corners import MARGIN, stand_in_corner
from ui.map.correct_hand import CorrectHand
from ui.session.bridge import Change

if TYPE_CHECKING:
    from ui.map.tools.correct import CorrectTool
    from ui.map.view import MapView

_WIDTH = 25  # text sizes


class CorrectCard(QFrame):
    """Stands in the map's upper right corner while the tool is in hand."""

    def __init__(self, view: MapView, tool: CorrectTool) -> None:
        super().__init__(view)
        self.setObjectName("scan-card")
        self._view, self._tool = view, tool
        self._is_wanted = True
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 8, 12, 10)
        view.tool_changed.connect(self._show)
        view.bridge.changed.connect(self._on_changed)
        self.hide()

    @cached_property
    def hand(self) -> CorrectHand:
        """What the tool has in hand, made when it is first shown."""
        hand = CorrectHand(self._tool)
        self._column.addWidget(hand)
        return hand

    def type_text(self, text: str) -> bool:
        """Give typed characters to the hand; False while it does not show."""
        return self.isVisible() and self.hand.type_text(text)

    def want(self, is_wanted: bool) -> None:
        """Whether nothing beside the map shows what the tool has in hand."""
        self._is_wanted = is_wanted
        self._show()

    def place(self) -> None:
        """Stand in the upper right corner."""
        width = round(self._view.bridge.text_size * _WIDTH)
        self.setFixedWidth(min(width, self._view.width() - 2 * MARGIN))
        self.resize(self.width(), self._column.totalHeightForWidth(self.width()))
        stand_in_corner(self._view, self, is_left=False)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.place()
        return super().event(event)

    def _show(self, *_: object) -> None:
        is_shown = self._is_wanted and self._view.tool is self._tool
        if is_shown:
            self.hand.show()
        self.setVisible(is_shown)
        if self.isVisible():
            self.raise_()
            self.place()

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & {Change.LANGUAGE, Change.PREFERENCES}:
            self.place()
