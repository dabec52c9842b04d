"""A list that grows by choices; beside it what it comes to, why not more, and the button that closes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QPushButton, QVBoxLayout, QWidget

from companion.kit.calculators import Offer
from ui import operations
from ui.pages.offer_list import OfferList
from ui.widgets.beside import Beside
from ui.widgets.greyed import grey_while_asked
from ui.widgets.standing_foot import StandingFoot

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from companion.kit.panels import Basket, Choice
    from ui.panels.panel import Panel

_ROOM_FOR_ROW = 45  # text sizes: in less they stand under one another


class BasketView(QWidget):
    """Takes and puts back at a tap; what is refused may be insisted on. The switch outlasts each tap."""

    def __init__(self, panel: Panel, basket: Basket, key: str, parts: Iterable[QWidget]) -> None:
        super().__init__()
        self._panel, self._basket, self._key = panel, basket, f"{key}-switch"
        self.offers = OfferList(panel.bridge, may_insist=True)
        self.switch = QCheckBox(panel.bridge.reason_text(basket.switch) if basket.switch else "")
        self.done = QPushButton(panel.bridge.reason_text(basket.done.label), default=True)
        grey_while_asked(panel.bridge, self.done)
        self._lay_out(parts)
        self._connect()
        self._show()

    def _lay_out(self, parts: Iterable[QWidget]) -> None:
        """What is offered has all the width: of a long list everything is in sight, and none of it moves."""
        self.switch.setChecked(self._key in self._panel.unfolded)
        cost, *told = parts
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(
            self._row(
                self.switch, cost, StandingFoot(self._panel, self.done), align=Qt.AlignmentFlag.AlignVCenter
            )
        )
        self.switch.setVisible(self._basket.switch is not None)  # in its row: else for a moment a window
        column.addWidget(self.offers)
        column.addWidget(self._row(self.offers.holds, self.offers.reasons))
        column.addWidget(self._row(*_column(told[:-1]), *told[-1:]))

    def _row(self, *widgets: QWidget, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignTop) -> QWidget:
        """Side by side where there is room for it."""
        view = QWidget()
        row = Beside(view, room=_ROOM_FOR_ROW)
        for widget in widgets:
            row.addWidget(widget, 1, align)
        return view

    def _connect(self) -> None:
        self.switch.toggled.connect(self._turn)
        self.offers.taken.connect(lambda id_: self._do(self._offered[int(id_)]))
        self.offers.put_back.connect(lambda place: self._do(self._basket.held[place]))
        self.done.clicked.connect(lambda: self._do(self._basket.done))

    @property
    def _offered(self) -> Sequence[Choice]:
        return self._basket.switched if self.switch.isChecked() else self._basket.offers

    def _show(self) -> None:
        self.offers.show_offers(_offers(self._offered), _offers(self._basket.held))

    def _turn(self, is_on: bool) -> None:
        (self._panel.unfolded.add if is_on else self._panel.unfolded.discard)(self._key)
        self._show()

    def _do(self, choice: Choice) -> None:
        operations.execute(self._panel.bridge, choice.build())


def _offers(choices: Sequence[Choice]) -> list[Offer]:
    return [Offer(str(place), choice.label, choice.refusal) for place, choice in enumerate(choices)]


def _column(widgets: Sequence[QWidget]) -> Iterator[QWidget]:
    """Under one another, if there are any."""
    if widgets:
        view = QWidget()
        column = QVBoxLayout(view)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in widgets:
            column.addWidget(widget)
        yield view
