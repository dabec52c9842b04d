"""What the tool for telling on the map has in hand, and the stage of the drawing that the map shows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from companion.reason import Reason
from ui import operations
from ui.panels.panel import Texts
from ui.session.bridge import Change
from ui.session.told_map import stage_shown, stages_of
from ui.widgets.buttons import text_button
from ui.widgets.greyed import grey
from ui.widgets.hex_entry import HexLineEdit
from ui.widgets.segments import Segments
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from companion.hexes.coordinates import HexCoord
    from companion.kit.told_map import MapHand
    from ui.map.tools.control import ControlTool
    from ui.session.bridge import SessionBridge

_CHANGES = frozenset({Change.AREAS, Change.PHASE, Change.SESSION, Change.UNITS})
_FEW = 3  # so many options stand in one row


class AreaHand(QWidget):
    """What may be told, and what the hexes then become; under that the stages, step by step."""

    def __init__(self, bridge: SessionBridge, tool: ControlTool) -> None:
        super().__init__()
        self._bridge, self._tool, self._texts = bridge, tool, Texts(bridge)
        self.hand = Segments(tuple(hand.id for hand in tool.hands))
        self.options = {hand.id: _options(hand) for hand in tool.hands}
        self.back, self.on = text_button("◀"), text_button("▶")
        self.line = HexLineEdit(bridge)
        self._hint, self._stage = WrappedLabel(), WrappedLabel()
        self._lay_out()
        self._name()
        self._connect()
        self.refresh()

    def refresh(self) -> None:
        """Show what the tool has in hand, and the stage."""
        if (hand := self._tool.hand) is None:
            return
        self.hand.set_value(hand.id)
        for id_, options in self.options.items():
            options.setVisible(id_ == hand.id)
        self.options[hand.id].set_value(self._tool.option)
        self._hint.setText(self._bridge.reason_text(hand.hint))
        self._show_stage()

    # ---- putting together ----

    def _lay_out(self) -> None:
        self._hint.setObjectName("small")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.hand, self._hint, *self.options.values()):
            column.addWidget(widget)
        column.addWidget(self.line)
        column.addWidget(self.line.noted())
        stages = QHBoxLayout()
        stages.addWidget(self.back)
        stages.addWidget(self._stage, 1)
        stages.addWidget(self.on)
        column.addLayout(stages)

    def _name(self) -> None:
        self._texts.bind("areas-hexes", self.line.setPlaceholderText, self.line.setAccessibleName)
        self._texts.bind("areas-stage-before", self.back.setToolTip, self.back.setAccessibleName)
        self._texts.bind("areas-stage-after", self.on.setToolTip, self.on.setAccessibleName)
        for hand in self._tool.hands:
            options = self.options[hand.id]
            self._texts.bind(hand.name.key, partial(self.hand.set_text, hand.id), options.setAccessibleName)
            for option in hand.options:
                self._texts.bind(option.name.key, partial(options.set_text, option.id))

    def _connect(self) -> None:
        self.hand.chosen.connect(self._take_hand)
        for options in self.options.values():
            options.chosen.connect(self._tool.take_option)
        self.line.hexes_entered.connect(self._tell)
        self.line.otherwise = self._tell_words
        self.back.clicked.connect(lambda: self._step(-1))
        self.on.clicked.connect(lambda: self._step(1))
        self._bridge.changed.connect(self._on_changed)

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._texts.retranslate()
        if Change.LANGUAGE in changes or (self.isVisible() and changes & _CHANGES):
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def _show_stage(self) -> None:
        """What is fixed has only its last stage."""
        stages, shown = stages_of(self._bridge), stage_shown(self._bridge)
        if shown is None:
            return
        place = stages.index(shown)
        ends = ((self.back, 0, "areas-stage-first"), (self.on, len(stages) - 1, "areas-stage-last"))
        for button, end, key in ends:
            grey(self._bridge, button, Reason(key) if place == end else None, button.accessibleName())
        words = self._bridge.reason_text(shown.name)
        numbered = self._bridge.text("areas-stage", number=place + 1, of=len(stages), stage=words)
        self._stage.setText(numbered if len(stages) > 1 else words)

    # ---- what the player does ----

    def _take_hand(self, hand: str) -> None:
        self._tool.take_hand(hand)
        self.refresh()

    def _tell(self, hexes: tuple[HexCoord, ...]) -> None:
        """What is refused stays, to be typed anew."""
        self._clear(is_told=self._tool.tell_typed(hexes))

    def _tell_words(self, text: str) -> bool:
        if not self._tool.takes_words:
            return False
        self._clear(is_told=self._tool.tell_words(text))
        return True

    def _clear(self, *, is_told: bool) -> None:
        if is_told:
            self.line.clear()
        else:
            self.line.refuse()

    def _step(self, by: int) -> None:
        stages, shown = stages_of(self._bridge), stage_shown(self._bridge)
        if shown is not None:
            operations.show_area_stage(self._bridge, stages[stages.index(shown) + by].id)


def _options(hand: MapHand) -> Segments:
    ids = tuple(option.id for option in hand.options)
    return Segments(ids, columns=0 if len(ids) <= _FEW else 2)
