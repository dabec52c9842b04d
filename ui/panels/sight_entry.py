"""Where a line of sight is typed: both hexes on one line, or one by one, with their levels."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from companion.hexes.coordinates import HexCoord
from companion.reason import CompanionError, Reason
from companion.sight.result import GROUND, RAISED, Position
from ui import operations
from ui.look.icons import icon
from ui.operations.sight import End
from ui.panels.levels import all_levels, has_raised, level_name, levels_of
from ui.panels.panel import Texts, size_icons
from ui.session.bridge import SessionBridge
from ui.widgets.greyed import grey, grey_while_empty
from ui.widgets.hex_entry import HexLineEdit
from ui.widgets.segments import Segments

ENDS: tuple[End, ...] = ("source", "target")


class SightEntry(QWidget):
    """The entry line, a field for each end, level choosers where there are two levels, and the swap.

    `keys_wanted` asks for keys on the screen.
    """

    keys_wanted = Signal()

    def __init__(self, bridge: SessionBridge, texts: Texts) -> None:
        super().__init__()
        self._bridge = bridge
        self._line: tuple[Position | None, Position | None] = (None, None)
        self.pair = HexLineEdit(bridge)
        self.ends = {end: HexLineEdit(bridge) for end in ENDS}
        for line in (self.pair, *self.ends.values()):
            line.takes_levels = True
        self.levels = {end: Segments(all_levels(bridge.board)) for end in ENDS}
        self._keys_button, self._go_button, self.swap_button = QToolButton(), QToolButton(), QToolButton()
        self._lay_out()
        self._name(texts)
        self._connect()

    def show_line(self, source: Position | None, target: Position | None) -> None:
        """Show the ends of the line on the map, or that there is none, without disturbing who types."""
        is_other, self._line = (source, target) != self._line, (source, target)
        for end, position in zip(ENDS, self._line, strict=True):
            field = self.ends[end]
            if is_other and not (field.hasFocus() and field.isModified()):
                field.setText(self._bridge.hex_name(position.hex) if position else "")
            self._show_levels(end, position)
        why = Reason("needs-line") if source is None else None
        grey(self._bridge, self.swap_button, why, self.swap_button.accessibleName())

    def _show_levels(self, end: End, position: Position | None) -> None:
        levels = self.levels[end]
        choice = position if position and has_raised(self._bridge.board, position.hex) else None
        levels.setVisible(choice is not None)
        if choice is not None:
            levels.set_value(choice.level)
            name = self._bridge.hex_name(choice.hex)
            floors = levels_of(self._bridge.board, choice.hex)
            for level in levels.values():
                levels.button(level).setVisible(level in floors)
                words = self._bridge.text("line-level", hex=name, level=level_name(self._bridge, level))
                levels.set_text(level, words)

    def dress(self) -> None:
        """Take the icons of the palette in use."""
        palette = self._bridge.palette
        self._keys_button.setIcon(icon("keyboard", palette))
        self._go_button.setIcon(icon("go", palette))
        self.swap_button.setIcon(icon("swap", palette))
        size_icons(self._bridge, self._keys_button, self._go_button, self.swap_button)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        line = QHBoxLayout()
        for widget in (self.pair, self._keys_button, self._go_button):
            line.addWidget(widget)
        column.addLayout(line)
        column.addWidget(self.pair.noted())
        ends = QHBoxLayout()
        for widget in (self.ends["source"], self.swap_button, self.ends["target"]):
            ends.addWidget(widget)
        column.addLayout(ends)
        for end in ENDS:
            column.addWidget(self.ends[end].noted())
        for end in ENDS:
            column.addWidget(self.levels[end])

    def _name(self, texts: Texts) -> None:
        texts.bind("line-pair", self.pair.setAccessibleName)
        texts.bind("line-pair-hint", self.pair.setPlaceholderText)
        if self._bridge.board.has_heights:
            texts.bind("line-pair-hint", lambda _: self.pair.setPlaceholderText(self._example()))
        texts.bind("action-screen-keys", self._keys_button.setToolTip, self._keys_button.setAccessibleName)
        refresh = grey_while_empty(self._bridge, (self.pair, *self.ends.values()), self._go_button)
        texts.bind("line-check", self._go_button.setAccessibleName, lambda _: refresh())
        texts.bind("line-swap", self.swap_button.setToolTip, self.swap_button.setAccessibleName)
        for end in ENDS:
            field = self.ends[end]
            texts.bind(f"line-{end}", field.setAccessibleName, field.setPlaceholderText, field.setToolTip)

    def _example(self) -> str:
        """Two hexes of the player's own board, whose numbers nobody knew when the texts were written."""
        hexes = tuple(self._bridge.board)
        return " ".join(self._bridge.hex_name(hexes[len(hexes) * part // 4]) for part in (1, 3))

    def _connect(self) -> None:
        self.pair.hexes_entered.connect(self._on_pair)
        self._go_button.clicked.connect(self._on_go)
        self._keys_button.clicked.connect(self._on_keys)
        self.swap_button.clicked.connect(lambda: operations.swap_ends(self._bridge))
        for end in ENDS:
            self.ends[end].hexes_entered.connect(partial(self._on_end, end))
            self.levels[end].chosen.connect(partial(operations.set_level, self._bridge, end))

    def _on_keys(self) -> None:
        """They type into the field that has the keyboard, else into the line."""
        if not any(line.hasFocus() for line in (self.pair, *self.ends.values())):
            self.pair.setFocus()
        self.keys_wanted.emit()

    def _on_go(self) -> None:
        """Take the line when something stands on it, else the two fields."""
        if self.pair.text().strip():
            self.pair.submit()
        else:
            self.ends["target"].submit()

    def _on_pair(self, ends: tuple[Position, ...]) -> None:
        if len(ends) == 2:
            self._check(*ends)
        elif len(ends) == 1:
            self.ends["source"].setText(self.pair.text())
            self.ends["target"].setFocus()
        else:
            self.pair.tell(Reason("line-of-several", args={"count": len(ends)}))
            self.pair.refuse()

    def _on_end(self, end: str, typed: tuple[Position, ...]) -> None:
        """One end is typed: check when the other is there, else ask for it."""
        other = self.ends["target" if end == "source" else "source"]
        if len(typed) == 2:
            self._check(*typed)
        elif not other.text().strip():
            other.setFocus()
        else:
            self._check_fields()

    def _check_fields(self) -> None:
        found = []
        for line in self.ends.values():
            try:
                found.append(line.positions()[0])
            except CompanionError as wrong:
                line.tell(wrong.reason)
                return
        self._check(*found)

    def _check(self, source: Position, target: Position) -> None:
        """Check the line; within one hex it is looked down."""
        if source == target and has_raised(self._bridge.board, source.hex):
            source, target = Position(source.hex, RAISED), Position(source.hex, GROUND)
        if operations.check_sight(self._bridge, source, target):
            self.pair.clear()
            self._take(source.hex, target.hex)

    def _take(self, source: HexCoord, target: HexCoord) -> None:
        for end, hex_ in zip(ENDS, (source, target), strict=True):
            self.ends[end].setText(self._bridge.hex_name(hex_))
