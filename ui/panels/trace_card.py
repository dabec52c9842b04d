"""The lines that a game traces to a counter: whether each holds, what cuts it, and what it rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from companion.board.legend import brush_of_fact, legend_of
from companion.kit.tracing import TracedGame
from ui import operations
from ui.look.icons import icon, pixmap
from ui.panels.parts.lines import lines_view
from ui.session.counters import printed
from ui.session.roll_call import unconfirmed_words
from ui.widgets.dim_line import dim_line
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.layouts import clear, show_now
from ui.widgets.segments import Segments
from ui.widgets.tap_frame import TapFrame
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QColor, QHideEvent

    from companion.hexes.coordinates import HexCoord
    from companion.kit.map_items import MapCounter
    from companion.kit.tracing import TracedLine
    from companion.trace.result import UncertainFact
    from ui.look.style import Palette
    from ui.panels.panel import Panel
    from ui.session.counters import Stack

_COLUMNS = 2


class TraceCard(QWidget):
    """Explains the lines of one counter of a hex, that in trouble first; a row of buttons picks another.

    The way of the first line that has one is drawn on the map; a tap on a line's head draws its own.
    """

    def __init__(self, panel: Panel) -> None:
        super().__init__()
        self._panel = panel
        self._here: Stack = ()
        self.picked = ""
        self._counters: Segments | None = None
        self._heads: list[tuple[TracedLine, TapFrame]] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def show_counters(self, here: Stack) -> None:
        """Explain a counter of those in a hex: the one picked before if it is there still."""
        session = self._panel.bridge.session
        game = session.system if session and isinstance(session.system, TracedGame) else None
        lines = {one.id: game.traced_lines(session.state, one.id) for one in here} if game and session else {}
        self._here = tuple(one for one in here if lines[one.id]) if lines else ()
        if self.picked not in {one.id for one in self._here}:
            in_trouble = [one.id for one in self._here if one.marks]
            self.picked = next(iter([*in_trouble, *(one.id for one in self._here)]), "")
        self._counters = self._switch() if len(self._here) > 1 else None
        clear(self._column, () if self._counters is None else (self._counters,))
        if self._counters is not None:
            self._column.addWidget(self._counters)
        if self.picked:
            self._fill(lines[self.picked])
        self.setVisible(bool(self.picked))
        show_now(self._column)

    def hideEvent(self, event: QHideEvent) -> None:
        """What it drew on the map goes with it."""
        super().hideEvent(event)
        self._panel.way_wanted.emit(())
        self._light(())

    # ---- inside --------------------------------------------------------------------------------

    def _fill(self, lines: Sequence[TracedLine]) -> None:
        self._heads.clear()
        for line in sorted(lines, key=lambda line: line.ok or line.is_bonus):
            self._column.addWidget(self._part(line))
        if facts := tuple(dict.fromkeys(fact for line in lines for fact in line.rests_on)):
            self._column.addLayout(self._checking(facts))
        if words := unconfirmed_words(self._panel.bridge, self._around(lines)):
            self._column.addWidget(dim_line(words))
        way = next((line for line in lines if line.path), None)
        self._draw(way or lines[0])
        self._light((way or lines[0]).to_free)

    def _around(self, lines: Sequence[TracedLine]) -> frozenset[HexCoord]:
        """The hexes on which lines rest: their own, and those next to them, whose enemies cut them."""
        own = {hex_ for line in lines for hex_ in (*line.path, *line.to_free)}
        own |= {one.hex for one in self._here if one.hex}
        return frozenset(own.union(*(self._panel.bridge.board.neighbours(hex_) for hex_ in own)))

    def _switch(self) -> Segments:
        """A button for each counter of the hex; those in trouble carry their letters.

        For the same counters it stays: it has the keyboard while arrows pick one after the other.
        """
        ids, switch = tuple(one.id for one in self._here), self._counters
        if switch is None or switch.values() != ids:
            switch = Segments(ids, columns=_COLUMNS)
            switch.chosen.connect(self._pick)
        for one in self._here:
            switch.set_text(one.id, self._short(one))
            switch.button(one.id).setToolTip(self._panel.bridge.reason_text(one.name))
        switch.set_value(self.picked)
        return switch

    def _short(self, counter: MapCounter) -> str:
        bridge = self._panel.bridge
        letters = "".join(bridge.reason_text(mark.letter) for mark in counter.marks)
        return f"{printed(bridge, counter)} {letters}".strip()

    def _pick(self, id_: str) -> None:
        self.picked = id_
        self.show_counters(self._here)

    def _part(self, line: TracedLine) -> QFrame:
        part = QFrame()
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(2)
        column.addWidget(self._head(line))
        column.addWidget(lines_view(self._panel, line.reasons))
        return part

    def _head(self, line: TracedLine) -> TapFrame:
        """Whether it holds, by sign and word: never by colour alone."""
        bridge, head = self._panel.bridge, TapFrame()
        side = round(bridge.text_size * 1.4)
        sign, words = QLabel(), WrappedLabel()
        key, picture, colour = _look(line, bridge.palette)
        sign.setPixmap(pixmap(picture, colour, side, self.devicePixelRatioF()))
        words.setText(bridge.text(key, name=bridge.reason_text(line.name)))
        words.setObjectName("subheading")
        row = QHBoxLayout(head)
        row.setContentsMargins(6, 3, 6, 3)
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(words, 1)
        head.setAccessibleName(words.text())
        head.setToolTip(bridge.text("trace-show"))
        head.tapped.connect(lambda: self._show(line))
        self._heads.append((line, head))
        return head

    def _show(self, line: TracedLine) -> None:
        """Its way on the map, or the hexes that would have to be free."""
        self._draw(line)
        self._panel.highlight(line.to_free)

    def _draw(self, line: TracedLine) -> None:
        """Its way on the map; its head is lit."""
        for one, head in self._heads:
            head.set_lit(one is line)
        self._panel.way_wanted.emit(line.path)

    def _light(self, hexes: Iterable[HexCoord]) -> None:
        """Light hexes up unasked, or none: what waits for an answer keeps its own lit."""
        session = self._panel.bridge.session
        if session is None or not session.state.waiting:
            self._panel.highlight(hexes)

    def _checking(self, facts: Sequence[UncertainFact]) -> FlowLayout:
        """Two ways to settle what nobody has seen on the printed map, one below the other in large type."""
        bridge, row = self._panel.bridge, FlowLayout(spacing=6)
        same = QPushButton(icon("confirm", bridge.palette), bridge.text("trace-same"))
        fix = QPushButton(icon("edit", bridge.palette), bridge.text("trace-fix"))
        same.clicked.connect(lambda: operations.confirm_facts(bridge, facts))
        fix.clicked.connect(lambda: self._fix(facts))
        row.addWidget(same)
        row.addWidget(fix)
        return row

    def _fix(self, facts: Sequence[UncertainFact]) -> None:
        """Draw about the first fact that is not checked; what cannot be drawn is edited in its hex."""
        bridge, fact = self._panel.bridge, facts[0]
        brush = brush_of_fact(bridge.board, legend_of(bridge.base_board), fact.hex, fact.fact)
        if brush is None:
            operations.select_hex(bridge, fact.hex)
            self._panel.action_wanted.emit("correct-hex")
            return
        self._panel.brush_wanted.emit(brush, fact.hex)
        self._panel.highlight(one.hex for one in facts)


def _look(line: TracedLine, palette: Palette) -> tuple[str, str, QColor]:
    """The words of a line's head, its sign and the sign's colour."""
    match line.ok, line.is_bonus:
        case True, False:
            return "trace-holds", "confirm", palette.los_clear
        case True, True:
            return "trace-bonus", "confirm", palette.los_clear
        case False, True:
            return "trace-no-bonus", "info", palette.text_dim
    return "trace-broken", "error", palette.los_blocked
