"""The tracker: where the session stands in its sequence of play, what the rules ask now, the ways on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPushButton

from companion.kit.panels import ChoiceList
from ui.look.icons import icon
from ui.panels.game_panel import GamePanel
from ui.panels.parts.still import Item
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
_ACTIONS = {"procedure": "procedure", "set-facts": "edit", "hand-over": "swap"}


class TrackerPanel(GamePanel):
    """Draws the panel that a game describes first; without a session it offers to begin one.

    Turn and phase, its title, stand in the line under the toolbar.
    """

    title_look = ""

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge, "")
        self._told_of: Reason | None = None  # turn and phase
        self._left: tuple[Reason | None, int] = (None, 0)  # the phase before, pixels from its top

    def refresh(self) -> None:
        """Another phase is told from its top on, where what is due stands; one gone back to as left."""
        data, area = self._data(), scrolling(self)
        moment, before = data.title if data else None, self._told_of
        there = area.verticalScrollBar().value() if area else 0
        super().refresh()
        if area and moment != before:
            phase_left, its_place = self._left
            area.verticalScrollBar().setValue(its_place if moment == phase_left else 0)
            self._left = (before, there)
        self._told_of = moment

    def sizeHint(self) -> QSize:
        return QSize(round(self.bridge.text_size * _WIDTH), super().sizeHint().height())

    def _data(self) -> PanelData | None:
        return next(iter(panels_of(self.bridge)), None)

    def _items(self) -> Iterator[Item]:
        if self.bridge.session is not None:
            return super()._items()
        words = self.bridge.text("tracker-no-session")
        return iter((Item(words, lambda: dim_line(words)), self._action("new-session", "play")))

    def _items_of(self, data: PanelData) -> Iterator[Item]:
        """Choices stand first, where no list pushes them out of sight; what leads on stands in the strip."""
        if self._is_procedure_next:
            yield self._action("procedure", _ACTIONS["procedure"])
        parts = sorted(map(_without_onward, data.parts), key=lambda part: not isinstance(part, ChoiceList))
        yield from super()._items_of(replace(data, parts=tuple(parts)))
        for action_id, picture in _ACTIONS.items():
            if self._is_offered(action_id):
                yield self._action(action_id, picture)

    @property
    def _is_procedure_next(self) -> bool:
        """Whether the game's procedure is the way on."""
        panel = procedure_panel_of(self.bridge)
        return panel is not None and panel.is_due

    def _is_offered(self, action_id: str) -> bool:
        match action_id:
            case "hand-over":
                session = self.bridge.session
                return session is not None and session.secrecy.is_kept and not own_seat(session)
            case "procedure":
                return procedure_panel_of(self.bridge) is not None and not self._is_procedure_next
        return True

    def _words(self, action_id: str) -> str:
        """The game names its procedure itself."""
        name = procedure_name(self.bridge) if action_id == "procedure" else None
        return literal(self.bridge.reason_text(name)) if name else self.bridge.text(f"action-{action_id}")

    def _action(self, action_id: str, picture: str) -> Item:
        words = self._words(action_id)
        return Item(
            action_id,
            lambda: self._button(action_id, words, picture),
            acts=True,
            renew=lambda button: of_kind(QPushButton, button).setText(words),
        )

    def _button(self, action_id: str, words: str, picture: str) -> QPushButton:
        button = QPushButton(words)
        button.setIcon(icon(picture, self.bridge.palette))
        button.clicked.connect(lambda: self.action_wanted.emit(action_id))
        return button


def _without_onward(part: Part) -> Part:
    if not isinstance(part, ChoiceList):
        return part
    return ChoiceList(tuple(choice for choice in part.choices if not choice.goes_on))
