"""Like rolls one under another: each with what it is for and what came up; one of them is next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from companion.reason import Reason
from ui.session.message import Message, Severity
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
_GAP, _EDGE = 3, 4  # pixels between rows and right of them


class RollList(QScrollArea):
    """Emits `row_tapped(place)` to answer a row again, `hexes_pointed(hexes)` of the row that is next."""

    row_tapped = Signal(int)
    hexes_pointed = Signal(object)

    def __init__(self, bridge: SessionBridge, request: RollRequest, rows: Sequence[CardRow]) -> None:
        super().__init__()
        self._bridge = bridge
        self._request, self._shown = request, min(_SHOWN, len(rows))
        self._width = self.width()
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its rows have it
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inside = QWidget()
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, _EDGE, 0)
        column.setSpacing(_GAP)
        self.rows = [RollRowView(_words(bridge, row)) for row in rows]
        for place, row in enumerate(self.rows):
            row.tapped.connect(lambda place=place: self.row_tapped.emit(place))
            column.addWidget(row)
        column.addStretch(1)
        self.setWidget(self._inside)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as the first rows of those that it shows, whole."""
        self._width = width
        return sum(self._heights()) - _GAP

    def sizeHint(self) -> QSize:
        inside = self._inside.sizeHint()
        width = inside.width() + self.verticalScrollBar().sizeHint().width()
        return QSize(width, sum(self._heights()) - _GAP)

    def minimumSizeHint(self) -> QSize:
        """No row is cut at the side, and one is in sight."""
        inside = self._inside.minimumSizeHint()
        width = inside.width() + self.verticalScrollBar().sizeHint().width()
        return QSize(width, sum(self._heights()[:_LEAST]) - _GAP)

    @property
    def spare(self) -> int:
        """Pixels of rows that it can do without for a while."""
        return sum(self._heights()[_ENOUGH:])

    def shrink_by(self, pixels: int) -> int:
        """Show so many pixels' worth of rows fewer, or more where they are fewer than none; what it gives."""
        before, had = self._shown, sum(self._heights())
        self._shown = min(_SHOWN, len(self.rows))
        while self._shown > _LEAST and had - sum(self._heights()) < pixels:
            self._shown -= 1
        if self._shown != before:
            self.updateGeometry()
        return had - sum(self._heights())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.updateGeometry()  # the style has said by now how high a finger needs its rows

    def _heights(self) -> list[int]:
        """Of the rows that it shows, each with the gap below it, at the width that it was last asked for."""
        bar = self.verticalScrollBar().sizeHint().width() if self._shown < len(self.rows) else 0
        width = self._width - bar - _EDGE
        return [
            max(row.heightForWidth(width), row.minimumHeight()) + _GAP for row in self.rows[: self._shown]
        ]

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
