"""The card for the tool for corrections, where what it has in hand does not stand beside the map."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout

from ui.map.correct_hand import CorrectHand
from ui.map.tool_card import ToolCard
from ui.session.bridge import Change

if TYPE_CHECKING:
    from ui.map.tools.correct import CorrectTool
    from ui.map.view import MapView

_WIDTH = 25  # text sizes


class CorrectCard(ToolCard):
    """Stands in the map's upper right corner while the tool is in hand."""

    def __init__(self, view: MapView, tool: CorrectTool) -> None:
        super().__init__(view)
        self._tool = tool
        self._is_wanted = True
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 8, 12, 10)
        view.tool_changed.connect(self._show)
        view.bridge.changed.connect(self._on_changed)

    @cached_property
    def hand(self) -> CorrectHand:
        """What the tool has in hand, made when it is first shown."""
        hand = CorrectHand(self._tool)
        self._column.addWidget(self.hold(hand))
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
        self.fit(round(self._view.bridge.text_size * _WIDTH), self._column)
        self.stand(is_left=False)

    def _show(self, *_: object) -> None:
        is_called = self._is_wanted and self._view.tool is self._tool
        if is_called:
            self.hand.show()
        self.call(is_called)

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & {Change.LANGUAGE, Change.PREFERENCES}:
            self.place()
