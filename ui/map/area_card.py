"""The card beside the map's Setup Areas: what is in hand, and the stage shown."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from ui import operations
from ui.map.area_hand import AreaHand
from ui.map.tool_card import ToolCard
from ui.map.tools.select import SelectTool
from ui.session.bridge import Change

if TYPE_CHECKING:
    from ui.map.tools.control import ControlTool
    from ui.map.view import MapView

_WIDTH = 25  # text sizes


class AreaCard(ToolCard):
    """Stands in the map's upper right corner, away from the front, while the tool for control is in hand.

    `is_wanted` is put off where what it holds stands beside the map.
    """

    def __init__(self, view: MapView, tool: ControlTool) -> None:
        super().__init__(view)
        self._tool = tool
        self.is_wanted = True
        self.away, self.done = QPushButton(), QPushButton()
        self._lay_out()
        self._connect()

    @cached_property
    def hand(self) -> AreaHand:
        """What may be told: made when the tool is first taken, since only the game knows it."""
        hand = AreaHand(self._bridge, self._tool)
        self._column.insertWidget(1, self.hold(hand))
        return hand

    def place(self) -> None:
        """Stand in the upper right corner."""
        self.fit(round(self._bridge.text_size * _WIDTH), self._column)
        self.stand(is_left=False)

    def _lay_out(self) -> None:
        title = QLabel()
        title.setObjectName("title")
        self._texts.bind("areas-title", title.setText)
        self._texts.bind("areas-hide", self.away.setText)
        self._texts.bind("areas-done", self.done.setText)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 10)
        column.addWidget(title)
        ends = QHBoxLayout()
        ends.addWidget(self.away)
        ends.addWidget(self.done)
        column.addLayout(ends)

    def _connect(self) -> None:
        self.away.clicked.connect(self._put_away)
        self.done.clicked.connect(self._leave)
        self._view.tool_changed.connect(self._follow_tool)
        self._bridge.changed.connect(self._on_changed)

    def _follow_tool(self, tool_id: str) -> None:
        is_called = self.is_wanted and tool_id == self._tool.id
        if is_called:
            self.hand.refresh()
        self.call(is_called)

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._texts.retranslate()
        if changes & {Change.LANGUAGE, Change.PREFERENCES}:
            self.place()

    def _put_away(self) -> None:
        operations.show_areas(self._bridge, False)
        self._leave()

    def _leave(self) -> None:
        self._view.set_tool(SelectTool.id)
