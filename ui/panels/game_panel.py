"""One panel that a game describes as data, drawn without knowing the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from companion.kit.panels import ChoiceList
from ui.panels.panel import Panel
from ui.panels.parts.fact_field import focus_fact, focused_fact
from ui.panels.parts.make import part_item
from ui.panels.parts.still import Item, StillColumn
from ui.session.bridge import Change
from ui.session.panel_data import panel_of, pick_of
from ui.session.roll_call import unconfirmed_of_panel
from ui.widgets.dim_line import dim_line
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from companion.kit.panels import Panel as PanelData
    from companion.kit.panels import Part
    from ui.session.bridge import SessionBridge

PLAY_CHANGES = frozenset(
    {Change.SESSION, Change.UNITS, Change.PILES, Change.PHASE, Change.REQUESTS, Change.SETTINGS}
)


class GamePanel(Panel):
    """Draws the session's panel of one id; empty while the session has none of it.

    `title_look` names the look of its title; empty where the title shows anyway.
    """

    listens_to = PLAY_CHANGES
    title_look = "title"

    def __init__(self, bridge: SessionBridge, panel_id: str, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._panel_id = panel_id
        self._shown = StillColumn(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 8, 8, 8)
        self._column.addStretch(1)

    def refresh(self) -> None:
        held = focused_fact(self)
        self._shown.show(self._column, self._items())
        if held:
            focus_fact(self, held)

    def _draw_in(self, page: QWidget) -> QVBoxLayout:
        """Draw the game's panel in a part of this one; returns the column of the whole, empty yet."""
        whole, self._column = self._column, QVBoxLayout(page)
        self._column.setContentsMargins(0, 0, 0, 0)
        whole.takeAt(0)
        return whole

    def _data(self) -> PanelData | None:
        return panel_of(self.bridge, self._panel_id)

    def _items(self) -> Iterator[Item]:
        """What stands in the panel, from the top."""
        if (data := self._data()) is not None:
            yield from self._items_of(data)

    def _items_of(self, data: PanelData) -> Iterator[Item]:
        if self.title_look:
            title = self.bridge.reason_text(data.title)
            yield Item((self.title_look, title), lambda: self._title(title))
        for place, part in enumerate(data.parts):
            yield part_item(self, self._without_asked(part), key=f"{data.id}-{place}")
        if words := unconfirmed_of_panel(self.bridge, data.id):
            yield Item(words, lambda: dim_line(words))

    def _without_asked(self, part: Part) -> Part:
        """The card asks which of them; a second button of the same name would be one too many."""
        pick = pick_of(self.bridge)
        if pick is None or not isinstance(part, ChoiceList):
            return part
        return ChoiceList(tuple(choice for choice in part.choices if choice not in pick.choices))

    def _title(self, words: str) -> QLabel:
        title = WrappedLabel(words)
        title.setObjectName(self.title_look)
        return title
