"""The hex panel: what the selected hex is, and the ways to set it right."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from companion.hexes.coordinates import HexCoord
from companion.sight.result import GROUND, RAISED, Position
from ui import operations
from ui.look.icons import icon
from ui.panels.correction_editor import CorrectionEditor
from ui.panels.game_panel import PLAY_CHANGES
from ui.panels.hex_facts import HexFactsView
from ui.panels.hex_play import HexPlayView
from ui.panels.hex_words import describe_terrain, named_hex
from ui.panels.levels import has_raised, has_sight, level_at, level_name
from ui.panels.panel import Panel
from ui.panels.printed_number import PrintedNumber
from ui.session.bridge import Change, SessionBridge
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.layouts import scrolling
from ui.widgets.wrapped_label import WrappedLabel
from ui.widgets.wrapping_button import WrappingButton


class HexPanel(Panel):
    """Tells of the selected hex; "fix here" turns it into the correction editor."""

    listens_to = frozenset({Change.SELECTION, Change.BOARD}) | PLAY_CHANGES

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self.facts, self.play = HexFactsView(bridge, self.texts), HexPlayView(self)
        self.editor, self.printed = CorrectionEditor(bridge), PrintedNumber(bridge, self.texts)
        self._number, self._terrain, self._hint = (WrappedLabel() for _ in range(3))
        self._number.setObjectName("title")
        self._hint.setObjectName("dim")
        self._hand: QWidget | None = None
        self._is_editing = False  # behind the hand
        self._told_of: HexCoord | None = None
        self._seen, self._seen_up = WrappingButton(), WrappingButton()
        self.same_button, self.fix_button = WrappingButton(), WrappingButton()
        self._lay_out()
        self._name()
        self._connect()

    def open_editor(self) -> None:
        """Edit the selected hex."""
        if self.bridge.selected is not None:
            self.editor.edit(self.bridge.selected)
            self._show_editor(True)
            self._begin()

    def show_hand(self, make: Callable[[], QWidget] | None) -> None:
        """Show a map tool's hand above the hex, in place of the first hint and the editor, or put it away.

        What was begun in the editor of that hex goes on then; no other tool puts it aside.
        """
        if make is not None and self._hand is None:
            self._hand = make()
            self._column.insertWidget(0, self._hand)
        if self._hand is not None:
            self._hand.setVisible(make is not None)
        if make is not None:
            self._is_editing = self._is_editing or not self.editor.isHidden()
            self._show_editor(False)
        elif self._is_editing:
            self._is_editing = False
            self._show_editor(self.editor.hex == self.bridge.selected)
        self._refresh_when_seen()

    def refresh(self) -> None:
        hex_ = self.bridge.selected
        self._dress()
        self._hint.setVisible(hex_ is None and (self._hand is None or self._hand.isHidden()))
        self._told.setVisible(hex_ is not None)
        if hex_ is not None:
            self._number.setText(named_hex(self.bridge, hex_))
            self.printed.show_hex(hex_)
            self._terrain.setText(describe_terrain(self.bridge, hex_))
            self.play.show_hex(hex_)
            self.facts.show_hex(hex_)
            self._seen.setVisible(has_sight(self.bridge.board))
            self._show_seen_up(hex_)
            self._begin_at_its_top(hex_)
        if not self.editor.isHidden() and hex_ != self.editor.hex:
            self._show_editor(False)

    def _begin_at_its_top(self, hex_: HexCoord) -> None:
        """Another hex is told of from its name on, wherever the one before was left."""
        if hex_ != self._told_of:
            self._begin()
        self._told_of = hex_

    def _begin(self) -> None:
        if area := scrolling(self):
            area.verticalScrollBar().setValue(0)

    def _show_seen_up(self, hex_: HexCoord) -> None:
        """The button for the other level, where there is one: that above, or the ground under it."""
        self._seen_up.setVisible(has_raised(self.bridge.board, hex_))
        if has_raised(self.bridge.board, hex_):
            level = level_name(self.bridge, self._other_level(hex_))
            self._seen_up.set_words(self.bridge.text("all-seen-from-level", level=level))

    def _level(self, hex_: HexCoord) -> int:
        return level_at(self.bridge, hex_)

    def _other_level(self, hex_: HexCoord) -> int:
        return RAISED if self._level(hex_) == GROUND else GROUND

    def _show_editor(self, is_shown: bool) -> None:
        self.editor.setVisible(is_shown)
        self._first.setVisible(not is_shown)

    def _dress(self) -> None:
        palette = self.bridge.palette
        for button, name in (
            (self._seen, "viewshed"),
            (self._seen_up, "viewshed"),
            (self.same_button, "confirm"),
            (self.fix_button, "edit"),
        ):
            button.setIcon(icon(name, palette))

    def _lay_out(self) -> None:
        self._told = QWidget()
        told = QVBoxLayout(self._told)
        told.setContentsMargins(0, 0, 0, 0)
        head = FlowLayout(spacing=8)  # one line where there is room: what is judged stands higher
        head.addWidget(self._number)
        head.addWidget(self._terrain)
        told.addLayout(head)
        told.addWidget(self.printed)
        told.addWidget(self.play)
        told.addWidget(self.facts)
        told.addLayout(self._buttons())
        self._first = QWidget()
        column = self._column = QVBoxLayout(self._first)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self._hint)
        column.addWidget(self._told)
        column.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._first)
        outer.addWidget(self.editor)
        self._show_editor(False)

    def _buttons(self) -> QGridLayout:
        grid = QGridLayout()
        grid.addWidget(self.same_button, 0, 0)
        grid.addWidget(self.fix_button, 0, 1)
        grid.addWidget(self._seen, 1, 0, 1, 2)
        grid.addWidget(self._seen_up, 2, 0, 1, 2)
        return grid

    def _name(self) -> None:
        self.texts.bind("hex-hint", self._hint.setText)
        self.texts.bind("hex-same", self.same_button.set_words)
        self.texts.bind("hex-fix", self.fix_button.set_words)
        self.texts.bind("hex-all-seen", self._seen.set_words)

    def _connect(self) -> None:
        self.same_button.clicked.connect(self._confirm)
        self.fix_button.clicked.connect(self.open_editor)
        self._seen.clicked.connect(lambda: self._show_viewshed(self._level))
        self._seen_up.clicked.connect(lambda: self._show_viewshed(self._other_level))
        self.editor.closed.connect(lambda: self._show_editor(False))
        self.facts.hexes_pointed.connect(self.highlight)
        self.facts.hexes_tapped.connect(self.show_on_map)
        self.editor.hexes_highlighted.connect(self.hexes_highlighted)
        self.editor.hex_wanted.connect(self.hex_wanted)
        self.editor.action_wanted.connect(self.action_wanted)

    def _confirm(self) -> None:
        if self.bridge.selected is not None:
            operations.confirm_hex(self.bridge, self.bridge.selected)

    def _show_viewshed(self, level: Callable[[HexCoord], int]) -> None:
        hex_ = self.bridge.selected
        if hex_ is not None:
            operations.show_viewshed(self.bridge, Position(hex_, level(hex_)))
