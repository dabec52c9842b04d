"""The counters of the stack in hand, like ones together: a press says how many of them go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QToolButton

from ui.session.counters import Stack, apart, kind_heard, kinds, told_apart
from ui.widgets.broken_lines import break_words
from ui.widgets.buttons import staying_down
from ui.widgets.scrolled_flow import ScrolledFlow

if TYPE_CHECKING:
    from collections.abc import Callable

    from companion.kit.map_items import Symbol
    from ui.map.moving import Moving
    from ui.session.bridge import SessionBridge


_ROW_AND_PART = 1.7


@dataclass(frozen=True, slots=True)
class _Told:
    """What a chip says, is called, and does; `count` tells how many go where there are several."""

    words: str
    name: str
    is_down: bool
    choose: Callable[[], None]
    count: str = ""

    def put_on(self, chip: QToolButton) -> None:
        """All but the words, which are broken to the room that there is."""
        chip.setToolTip(self.name)
        chip.setAccessibleName(self.name)
        chip.setAccessibleDescription(self.count)
        chip.setChecked(self.is_down)


class KindChips(ScrolledFlow):
    """A chip for each kind, and for each branch alone; `chosen` carries what the one pressed does."""

    chosen = Signal(object)

    def __init__(self, bridge: SessionBridge, moving: Moving) -> None:
        super().__init__()
        self._bridge, self._moving = bridge, moving
        self._chips: list[QToolButton] = []
        self._told: list[_Told] = []

    def show_stack(self, stack: Stack) -> None:
        """Show the counters of a stack, and which of them go."""
        groups = apart(stack) if stack and stack[0].hex is not None else {}
        # each by itself comes first, where it always is: what spares taps must cost nobody a scroll
        every = kinds(stack)
        each = map(self._kind, every, told_apart(self._bridge, every))
        self._told = [*each, *map(self._only, groups, groups.values())]
        for chip in self._chips[len(self._told) :]:
            self.flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        del self._chips[len(self._told) :]
        while len(self._chips) < len(self._told):
            self._add_chip(len(self._chips))
        for chip, told in zip(self._chips, self._told, strict=True):
            told.put_on(chip)

    @property
    def row_and_part(self) -> int:
        """The height of a row and of so much of the next that a finger finds it."""
        return round(_ROW_AND_PART * max((chip.sizeHint().height() for chip in self._chips), default=0))

    def break_words(self, room: int) -> None:
        """Break what stands on chips that are wider than a room."""
        for chip, told in zip(self._chips, self._told, strict=True):
            break_words(chip, told.words, room)

    def _add_chip(self, place: int) -> None:
        """It chooses what stands in its place as it is pressed."""
        chip = staying_down(QToolButton())
        chip.setObjectName("chip")
        chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a finger on it leaves the keyboard with the line
        chip.clicked.connect(lambda _is_down: self.chosen.emit(self._told[place].choose))
        self._chips.append(chip)
        self.flow.addWidget(chip)
        chip.show()  # the lines are measured at once

    def _kind(self, kind: Stack, short: str) -> _Told:
        going = sum(counter.id in self._moving.chosen for counter in kind)
        key = "move-kind-one" if len(kind) == 1 else "move-kind"
        words = self._bridge.text(key, name=short, going=str(going), count=str(len(kind)))
        count = words if len(kind) > 1 else ""
        name = kind_heard(self._bridge, kind)
        return _Told(words, name, going > 0, lambda: self._moving.choose(kind), count)

    def _only(self, symbol: Symbol, group: Stack) -> _Told:
        """Takes those of one branch alone with one tap, in place of one for each other counter."""
        words = self._bridge.text("move-only", symbol=symbol.value)
        is_so = self._moving.chosen == {counter.id for counter in group}
        return _Told(words, words, is_so, lambda: self._moving.choose_only(group))
