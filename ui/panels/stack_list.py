"""The stacks of a faction, one under the other: where they lie, what they are, which have still to move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from companion.kit.map_items import Motion
from companion.latest import LatestOfEach
from ui.look.icons import pixmap
from ui.session.counters import Stack, facts_of, kind_name, kinds, marked, place_name, stacks_of
from ui.widgets.one_press import press_once
from ui.widgets.tap_frame import TapFrame
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.kit.map_items import StackKey
    from ui.look.style import Palette
    from ui.panels.panel import Panel
    from ui.session.bridge import SessionBridge

_SIGNS = {Motion.DUE: "play", Motion.DONE: "confirm"}


class StackList(QWidget):
    """Emits `picked(key)` when a stack is tapped, `pointed(hexes)` while one is pointed at.

    The stack picked unfolds what is known of its counters.
    """

    picked = Signal(object)
    pointed = Signal(object)

    def __init__(self, panel: Panel) -> None:
        super().__init__()
        self._panel = panel
        self.rows: list[StackRow] = []
        self.unfolded: StackKey | None = None
        self._faction = ""
        self._first: list[StackKey] = []
        self._words: LatestOfEach[str] = LatestOfEach()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(3)

    def show_faction(self, faction: str) -> None:
        """Show the stacks of a faction as they lie now; rows are used again, for there are many.

        What was named just now comes first, where it was typed.
        """
        self._faction = faction
        every = stacks_of(self._panel.bridge)
        found = {key: stack for key, stack in every.items() if key.faction == faction}
        shown = [key for key in self._first if key in found]
        shown += sorted(found.keys() - set(shown), key=lambda key: key.reading_order)
        while len(self.rows) > len(shown):
            row = self.rows.pop()
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(shown):
            self._add_row()
        for row, key in zip(self.rows, shown, strict=True):
            row.show_stack(found[key], self._words_of(found[key]), is_open=key == self.unfolded)
        self._words.keep_only(shown)

    def _words_of(self, stack: Stack) -> str:
        """A stack in words: for as long as its counters are the same, and so for all who read them."""
        bridge = self._panel.bridge
        reader = object() if bridge.is_veiled else None
        changing = (bridge.catalogue, bridge.board, reader, *stack)

        def words() -> str:
            return row_words(bridge, stack, place_name(bridge, stack[0]))

        return self._words.of(stack[0].stack, changing, words)

    def told(self) -> dict[StackKey, str]:
        """Each stack in words, as it is shown."""
        return {row.key: row.words.text() for row in self.rows if row.key is not None}

    def put_first(self, keys: Sequence[StackKey]) -> None:
        """Show stacks before all others, those put there earlier behind them."""
        self._first = [*keys, *(key for key in self._first if key not in keys)]
        self.show_faction(self._faction)

    def in_reading_order(self) -> None:
        """Show no stack before others from now on."""
        self._first = []

    def _add_row(self) -> None:
        row = StackRow(self._panel)
        press_once(row)  # a second one would fold it again
        row.tapped.connect(lambda: self._pick(row))
        row.pointed.connect(lambda is_on: self.pointed.emit(row.hexes if is_on else ()))
        self.rows.append(row)
        self._column.addWidget(row)

    def unfold(self, key: StackKey | None) -> None:
        """Show what is known of the counters of one stack, or of none."""
        self.unfolded = key
        for row in self.rows:
            row.unfold(row.key is not None and row.key == key)

    def _pick(self, row: StackRow) -> None:
        self.unfold(None if self.unfolded == row.key else row.key)
        self.picked.emit(row.key)


class StackRow(TapFrame):
    """One stack."""

    def __init__(self, panel: Panel) -> None:
        super().__init__()
        self.setObjectName("line")
        self._panel = panel
        self.key: StackKey | None = None
        self._stack: Stack = ()
        self._shown: tuple[Motion | None, int, Palette, float] | None = None  # the sign's
        self._sign, self.words, self._facts = QLabel(), WrappedLabel(), WrappedLabel()
        self._facts.setObjectName("small")
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 2, 4, 2)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self.words)
        texts.addWidget(self._facts)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(texts, 1)

    @property
    def hexes(self) -> tuple[object, ...]:
        """The hex where it lies; none off the map."""
        return (self._stack[0].hex,) if self._stack and self._stack[0].hex else ()

    def show_stack(self, stack: Stack, words: str, *, is_open: bool) -> None:
        """Show a stack in words, with what is known of its counters or without."""
        self.key, self._stack = stack[0].stack, stack
        if self.words.text() != words:
            self.words.setText(words)
            self.setAccessibleName(words)
        self._show_sign()
        self.unfold(is_open)

    def unfold(self, is_open: bool) -> None:
        """Show what is known of its counters, or hide it."""
        bridge = self._panel.bridge
        self._facts.setText("\n".join(stack_facts(bridge, self._stack)) if is_open else "")
        self._facts.setVisible(is_open)

    def _show_sign(self) -> None:
        motions = {counter.motion for counter in self._stack}
        motion = next((one for one in (Motion.DUE, Motion.DONE) if one in motions), None)
        side = round(self._panel.bridge.text_size * 1.2)
        shown = motion, side, self._panel.bridge.palette, self.devicePixelRatioF()
        if shown != self._shown:
            self._shown = shown
            self._draw_sign(*shown)

    def _draw_sign(self, motion: Motion | None, side: int, palette: Palette, ratio: float) -> None:
        self._sign.setFixedSize(side, side)
        if motion is None:
            self._sign.clear()
        else:
            self._sign.setPixmap(pixmap(_SIGNS[motion], palette.accent, side, ratio))


def row_words(bridge: SessionBridge, stack: Stack, where: str) -> str:
    """What a stack is, under a name."""
    return bridge.text("stack-row", where=where, counters=stack_words(bridge, stack))


def stack_words(bridge: SessionBridge, stack: Stack) -> str:
    """What a stack is, those called the same together."""
    counts: dict[str, int] = {}
    for kind in kinds(stack):
        name = marked(bridge, kind[0])
        counts[name] = counts.get(name, 0) + len(kind)
    return bridge.catalogue.join(name if count == 1 else f"{count}× {name}" for name, count in counts.items())


def stack_facts(bridge: SessionBridge, stack: Stack) -> list[str]:
    """For each kind of counter its name, and under it what is known."""
    lines: list[str] = []
    for kind in kinds(stack):
        name = kind_name(bridge, kind)
        if name not in lines:
            lines += [name, *(f"  {bridge.reason_text(fact)}" for fact in facts_of(bridge, kind[0]))]
    return lines
