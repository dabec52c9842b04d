"""The grid check: a few printed hexes compared, before the first session on a reconstructed board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton

from companion.board.grid_check import (
    AS_DRAWN,
    Question,
    Sighting,
    fitting,
    grids_of,
    next_question,
    seen_around,
)
from companion.board.grid_readings import grid_readings, likelier_reading
from companion.kit.typed import listed
from companion.reason import CompanionError, Reason
from ui import operations
from ui.pages.page import Page
from ui.session.message import Message, Severity

if TYPE_CHECKING:
    from ui.session.bridge import SessionBridge

_SKIPPED = Message(Severity.WARNING, Reason("grid-skipped"), ("grid-check",), slot="unchecked")
_ANSWERS = {"yes": True, "no": False, "unknown": None}


class GridPage(Page):
    """Asks whether two printed hexes touch until one reading of the grid is left.

    Where the rules speak for one of those left, it is proposed all along. `done` when the grid is settled,
    or the player goes without.
    """

    id = "grid-check"
    done = Signal()

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge)
        self.grids = grids_of(bridge.base_board, grid_readings(bridge.base_board.id))
        self.likelier = likelier_reading(bridge.base_board.id)
        self.sightings: tuple[Sighting, ...] = ()
        self._is_skipped = False
        self.question, self.outcome = QLabel(wordWrap=True), QLabel(wordWrap=True)
        self.question.setObjectName("title")
        self.outcome.setObjectName("answer")
        self.answers = {name: self.button(f"grid-{name}", is_default=name == "yes") for name in _ANSWERS}
        self.around = QLineEdit()
        self.around.textEdited.connect(lambda _text: bridge.unsay("refusal"))  # of what stood there before
        self.accept, self.again, self.skip = (
            self.button("grid-accept", is_default=True),
            self.button("grid-again"),
            self.button("grid-skip"),
        )
        self.likeliest = self.button("grid-use-likelier")
        self._lay_out()
        self._connect()

    @property
    def asked(self) -> Question | None:
        """What is asked now; None when nothing more would tell."""
        return next_question(self.bridge.base_board, self.grids, self.sightings)

    @property
    def found(self) -> str | None:
        """The reading that is left, of several the one that the rules speak for; None when none fits."""
        left = fitting(self.grids, self.sightings)
        if self._is_open(left):
            return self.likelier.reading if self.likelier else None
        return left[0] if left else None

    def _is_open(self, left: tuple[str, ...]) -> bool:
        """Whether several readings are left, the likelier one among them."""
        return self.likelier is not None and len(left) > 1 and self.likelier.reading in left

    def answer(self, touches: bool | None) -> None:
        """Take what the player saw of the two hexes asked for."""
        if (asked := self.asked) is not None:
            self.sightings = (*self.sightings, Sighting(asked.hex, asked.other, touches))
            self.refresh()

    def say_if_skipped(self) -> None:
        """Who looked in again and left it unanswered is told as before what that means."""
        if self._is_skipped:
            self.bridge.message.emit(_SKIPPED)

    def start_again(self) -> None:
        """Forget all answers."""
        self.sightings = ()
        self.around.clear()
        self.refresh()

    def refresh(self) -> None:
        asked, left = self.asked, fitting(self.grids, self.sightings)
        text = self.bridge.text
        if asked is not None:
            self.question.setText(text("grid-question", hex=asked.hex, other=asked.other))
            for say in (self.around.setPlaceholderText, self.around.setAccessibleName):
                say(text("grid-around", hex=asked.hex))
        self.question.setVisible(asked is not None)
        self.around.setVisible(asked is not None)
        for button in self.answers.values():
            button.setVisible(asked is not None)
        self.outcome.setText(self._outcome(left, is_open=asked is not None))
        self.accept.setVisible(asked is None and bool(left))
        self.likeliest.setVisible(asked is not None and self._is_open(left))
        self.again.setVisible(bool(self.sightings))
        self.skip.setVisible(asked is not None or not left)

    def _outcome(self, left: tuple[str, ...], *, is_open: bool) -> str:
        text = self.bridge.text
        if not left:
            return text("grid-none-fits")
        told = text("grid-left", count=len(left)) if is_open else text(self._way_key)
        if self.likelier is None or not self._is_open(left):
            return told
        return f"{told} {text('grid-likelier')} {text(self.likelier.why)}"

    @property
    def _way_key(self) -> str:
        return "grid-as-drawn" if self.found == AS_DRAWN else "grid-other"

    def _settle(self) -> None:
        if self.found is not None and operations.settle_grid(self.bridge, self.found):
            self._is_skipped = False
            self.done.emit()

    def _skip(self) -> None:
        """Go on with the grid as it lies now, and say what that means."""
        operations.leave_grid(self.bridge)
        self._is_skipped = True
        self.say_if_skipped()
        self.done.emit()

    def _take_around(self) -> None:
        """A full list of a hex's neighbours answers many questions at once."""
        asked, words = self.asked, listed(self.around.text())
        if asked is None:
            return
        if not words:
            self.bridge.say(Reason("nothing-typed"), Severity.ERROR, slot="refusal")
            return
        try:
            seen = seen_around(self.bridge.base_board, self.grids, asked.hex, words)
        except CompanionError as refusal:
            self.bridge.say(refusal.reason, Severity.ERROR, slot="refusal")
            return
        self.sightings = (*self.sightings, *seen)
        self.around.clear()
        self.refresh()

    def _lay_out(self) -> None:
        card, column = self.card()
        column.addWidget(self.label("grid-why", "dim"))
        column.addWidget(self.question)
        column.addLayout(_row(*self.answers.values()))
        column.addWidget(self.around)
        column.addWidget(self.outcome)
        column.addLayout(_row(self.accept, self.likeliest, self.again, self.skip))
        self.column.addWidget(card)
        self.column.addStretch(1)

    def _connect(self) -> None:
        for name, touches in _ANSWERS.items():
            self.answers[name].clicked.connect(lambda _on=False, touches=touches: self.answer(touches))
        self.around.returnPressed.connect(self._take_around)
        for button in (self.accept, self.likeliest):
            button.clicked.connect(self._settle)
        self.again.clicked.connect(self.start_again)
        self.skip.clicked.connect(self._skip)


def _row(*buttons: QPushButton) -> QHBoxLayout:
    row = QHBoxLayout()
    for button in buttons:
        row.addWidget(button)
    row.addStretch(1)
    return row
