"""The tracker: where the session stands in its sequence of play, what the rules ask now, the ways on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from companion.kit.panels import ChoiceList
from ui.look.icons import icon
from ui.panels.game_panel import GamePanel
from ui.panels.parts.still import Item, StillColumn
from ui.session.at_table import own_seat
from ui.session.panel_data import panels_of, procedure_name, procedure_panel_of
from ui.shell.kinds import of_kind
from ui.widgets.dim_line import dim_line
from ui.widgets.layouts import scrolling
from ui.widgets.literal import literal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from companion.kit.panels import Panel as PanelData
    from companion.kit.panels import Part
    from companion.reason import Reason
    from ui.session.bridge import SessionBridge

_WIDTH = 15  # in text sizes: narrower than other panels, so that the map keeps its room
_LEAST = 280  # pixels: in fewer, what is due at the usual size takes twice the lines
_PICTURES = {"procedure": "procedure", "set-facts": "edit", "hand-over": "swap", "new-session": "play"}


class TrackerPanel(GamePanel):
    """Draws the panel that a game describes first; without a session it offers to begin one.

    Turn and phase, its title, stand in the line under the toolbar.
    """

    title_look = ""
    foot: QWidget

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge, "")
        self._told_of: Reason | None = None  # turn and phase
        self._left: tuple[Reason | None, int] = (None, 0)  # the phase before, pixels from its top
        self.foot, self._ways = QWidget(), StillColumn(self)
        self._foot = QVBoxLayout(self.foot)
        self._foot.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.foot)

    def refresh(self) -> None:
        """Another phase is told from its top on, where what is due stands; one gone back to as left."""
        data, area = self._data(), scrolling(self)
        moment, before = data.title if data else None, self._told_of
        there = area.verticalScrollBar().value() if area else 0
        super().refresh()
        self._ways.show(self._foot, self._at_foot())
        if area and moment != before:
            phase_left, its_place = self._left
            area.verticalScrollBar().setValue(its_place if moment == phase_left else 0)
            self._left = (before, there)
        self._told_of = moment

    def sizeHint(self) -> QSize:
        return QSize(max(round(self.bridge.text_size * _WIDTH), _LEAST), super().sizeHint().height())

    def _data(self) -> PanelData | None:
        return next(iter(panels_of(self.bridge)), None)

    def _items(self) -> Iterator[Item]:
        if self.bridge.session is not None:
            return super()._items()
        words = self.bridge.text("tracker-no-session")
        return iter((Item(words, lambda: dim_line(words)), self._action("new-session")))

    def _items_of(self, data: PanelData) -> Iterator[Item]:
        """Choices stand first, where no list pushes them out of sight; what leads on stands in the strip."""
        panel = procedure_panel_of(self.bridge)
        if panel and panel.is_due:
            yield self._action("procedure")
        parts = sorted(map(_without_onward, data.parts), key=lambda part: not isinstance(part, ChoiceList))
        yield from super()._items_of(replace(data, parts=tuple(parts)))
        if panel and not panel.is_due:
            yield self._action("procedure")

    def _at_foot(self) -> Iterator[Item]:
        """What the table may do in any phase, however much that has to say."""
        session = self.bridge.session
        if session is not None and self._data() is not None:
            yield self._action("set-facts")
            if session.secrecy.is_kept and not own_seat(session):
                yield self._action("hand-over")

    def _words(self, action_id: str) -> str:
        """The game names its procedure itself."""
        name = procedure_name(self.bridge) if action_id == "procedure" else None
        return literal(self.bridge.reason_text(name)) if name else self.bridge.text(f"action-{action_id}")

    def _action(self, action_id: str) -> Item:
        words = self._words(action_id)
        return Item(
            action_id,
            lambda: self._button(action_id, words),
            acts=True,
            renew=lambda button: of_kind(QPushButton, button).setText(words),
        )

    def _button(self, action_id: str, words: str) -> QPushButton:
        button = QPushButton(words)
        button.setIcon(icon(_PICTURES[action_id], self.bridge.palette))
        button.clicked.connect(lambda: self.action_wanted.emit(action_id))
        return button


def _without_onward(part: Part) -> Part:
    if not isinstance(part, ChoiceList):
        return part
    return ChoiceList(tuple(choice for choice in part.choices if not choice.goes_on))
