"""Like rolls one under another: each with what it is for and what came up; one of them is next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from companion.reason import Reason
from ui.session.bridge import Message, Severity
from ui.widgets.tap_frame import TapFrame
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QShowEvent

    from companion.chance.answers import Roll
    from companion.chance.requests import RollRequest
    from companion.hexes.coordinates import HexCoord
    from companion.kit.cards import CardRow
    from ui.session.bridge import SessionBridge


_LEAST, _SHOWN = 1, 4  # rows without scrolling
_ENOUGH = 2  # of them, before anything else gives way
_GAP = 3  # pixels between rows


class RollList(QScrollArea):
    """Emits `row_tapped(place)` to answer a row again, `hexes_pointed(hexes)` of the row that is next."""

    row_tapped = Signal(int)
    hexes_pointed = Signal(object)

    def __init__(self, bridge: SessionBridge, request: RollRequest, rows: Sequence[CardRow]) -> None:
        super().__init__()
        self._bridge = bridge
        self._request, self._shown = request, min(_SHOWN, len(rows))
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its rows have it
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inside = QWidget()
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(_GAP)
        self.rows = [RollRowView(_words(bridge, row)) for row in rows]
        for place, row in enumerate(self.rows):
            row.tapped.connect(lambda place=place: self.row_tapped.emit(place))
            column.addWidget(row)
        column.addStretch(1)
        self.setWidget(self._inside)

    def sizeHint(self) -> QSize:
        inside = self._inside.sizeHint()
        most = self._shown * self._step - _GAP
        return QSize(inside.width() + self.verticalScrollBar().sizeHint().width(), most)

    def minimumSizeHint(self) -> QSize:
        """No row is cut at the side, and one is in sight."""
        inside = self._inside.minimumSizeHint()
        width = inside.width() + self.verticalScrollBar().sizeHint().width()
        return QSize(width, _LEAST * self._step - _GAP)

    @property
    def spare(self) -> int:
        """Pixels of rows that it can do without for a while."""
        return max(self._shown - _ENOUGH, 0) * self._step

    def shrink_by(self, pixels: int) -> int:
        """Show so many pixels' worth of rows fewer, or more where they are fewer than none; what it gives."""
        rows = max(min(self._shown - -(-pixels // self._step), _SHOWN, len(self.rows)), _LEAST)
        gained = (self._shown - rows) * self._step
        if gained:
            self._shown = rows
            self.updateGeometry()
        return gained

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.updateGeometry()  # the style has said by now how high a finger needs its rows

    @property
    def _step(self) -> int:
        """From one row to the next."""
        row = self.rows[0]
        return max(row.sizeHint().height(), row.minimumHeight()) + _GAP

    def show_rolls(self, rolls: list[Roll | None], current: int) -> None:
        """Show what came up and what it comes to, and light the row that is next."""
        for place, (row, roll) in enumerate(zip(self.rows, rolls, strict=True)):
            told = self._told(place, roll) if roll else ()
            row.show_roll(roll, self._bridge.catalogue.join(map(self._bridge.reason_text, told)))
            row.set_lit(place == current)
        self.ensureWidgetVisible(self.rows[current], 0, 4)
        self.hexes_pointed.emit(self._hexes(current))

    def place_of(self, hex_: HexCoord) -> int | None:
        """The first row about a hex."""
        return next((place for place in range(len(self.rows)) if hex_ in self._hexes(place)), None)

    def tell(self, place: int, roll: Roll) -> None:
        """Say what a roll comes to: its row may be out of sight when the next one is lit."""
        hexes = self._hexes(place)
        if lines := [Reason("roll-told", hexes=hexes, about=line) for line in self._told(place, roll)]:
            *before, last = lines
            self._bridge.message.emit(Message(Severity.INFO, last, before=tuple(before), slot="roll"))

    def _told(self, place: int, roll: Roll) -> Sequence[Reason]:
        """What the game says of it; of a list that waits no more it has said so already."""
        session = self._bridge.session
        if session is None or self._request not in session.state.waiting:
            return ()
        return session.system.roll_tells(session.state, self._request, place, roll)

    def _hexes(self, place: int) -> tuple[HexCoord, ...]:
        title = self._request.rows[place].title
        return title.hexes if title else ()


def _words(bridge: SessionBridge, row: CardRow) -> str:
    title = bridge.reason_text(row.title)
    modifiers = bridge.catalogue.join(map(bridge.reason_text, row.lines))
    return bridge.text("dice-row-modified", row=title, modifiers=modifiers) if modifiers else title


class RollRowView(TapFrame):
    """One roll of a list."""

    def __init__(self, words: str) -> None:
        super().__init__()
        line = QHBoxLayout(self)
        line.setContentsMargins(8, 2, 8, 2)
        self._words = words
        line.addWidget(WrappedLabel(words), 1)
        self.result = QLabel()
        self.result.setObjectName("amount")
        line.addWidget(self.result)

    def show_roll(self, roll: Roll | None, told: str) -> None:
        """Show what the dice tell, else the dice, or that they are still to be rolled."""
        faces = " + ".join(map(str, roll.faces)) if roll and len(roll.faces) > 1 else ""
        total = str(roll.total) if roll else "–"
        self.result.setText(told or (f"{faces} = {total}" if faces else total))
        self.setAccessibleName(f"{self._words} {self.result.text()}")
