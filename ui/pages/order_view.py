"""An order of Reinforcement Groups: a button for each group that may be bought, and for each one bought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from companion.systems.elst.refit.groups import group_of
from companion.systems.elst.refit.planner import Offer, offers
from ui.pages.purchase_words import purchase_name
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.layouts import clear, show_now
from ui.widgets.literal import literal
from ui.widgets.tap_frame import TapFrame
from ui.widgets.wrapping_button import WrappingButton

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.reason import Reason
    from companion.systems.elst.refit.purchases import Market, Purchase
    from ui.session_bridge import SessionBridge

_COLUMNS = 2


class OrderView(QWidget):
    """Emits `bought(Purchase)` for a group to be put on the order, `put_back(place)` for one to be taken off.

    Where `may_insist`, a refused group can be tapped by its reason all the same: the message bar then
    offers to overrule.

    A group that may not be bought is greyed, with the reason under it; `refused(Purchase)` when it is
    tapped all the same.
    """

    bought = Signal(object)
    refused = Signal(object)
    put_back = Signal(int)

    def __init__(self, bridge: SessionBridge, *, may_insist: bool = False) -> None:
        super().__init__()
        self._bridge, self._may_insist = bridge, may_insist
        offered, ordered = QWidget(), QWidget()
        self._offers, self._order = QGridLayout(offered), FlowLayout(ordered)
        self._offers.setContentsMargins(0, 0, 0, 0)
        for place in range(_COLUMNS):
            self._offers.setColumnStretch(place, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(offered)
        column.addWidget(ordered)

    def show_order(self, market: Market, points: int, order: Sequence[Purchase], *, on_map: bool) -> None:
        """Show what may be added to an order, and what is on it."""
        clear(self._offers)
        for place, offer in enumerate(_wanted(market, points, order, on_map=on_map)):
            self._offers.addWidget(self._offer(market, offer), *divmod(place, _COLUMNS))
        show_now(self._offers)
        clear(self._order)
        for place, purchase in enumerate(order):
            self._order.addWidget(self._ordered(market, place, purchase))
        show_now(self._order)

    def _offer(self, market: Market, offer: Offer) -> QWidget:
        """A button that buys the group; where it may not be, it is greyed and the reason stands under it."""
        cell = QWidget()
        column = QVBoxLayout(cell)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        name = purchase_name(self._bridge, market.faction, offer.purchase)
        button = WrappingButton(self._bridge.text("planner-offer", group=name, cost=offer.cost))
        button.setEnabled(offer.refusal is None)
        button.clicked.connect(lambda _checked=False: self.bought.emit(offer.purchase))
        column.addWidget(button)
        if offer.refusal is not None:
            column.addWidget(self._why(offer, offer.refusal))
        column.addStretch(1)
        return cell

    def _why(self, offer: Offer, refusal: Reason) -> QWidget:
        why = QLabel(self._bridge.reason_text(refusal), wordWrap=True)
        why.setObjectName("greyed")
        if not self._may_insist:
            return why
        row = TapFrame()
        row.setObjectName("refused")
        row.setAccessibleName(why.text())
        column = QVBoxLayout(row)
        column.setContentsMargins(8, 0, 8, 0)
        column.addWidget(why)
        row.tapped.connect(lambda: self.bought.emit(offer.purchase))
        return row

    def _ordered(self, market: Market, place: int, purchase: Purchase) -> QPushButton:
        name = purchase_name(self._bridge, market.faction, purchase)
        button = QPushButton(literal(self._bridge.text("planner-put-back", group=name)))
        button.clicked.connect(lambda _checked=False: self.put_back.emit(place))
        return button


def _wanted(market: Market, points: int, order: Sequence[Purchase], *, on_map: bool) -> list[Offer]:
    """Each group once: on map if that is wanted and makes a difference."""
    return [
        offer
        for offer in offers(market, points, order)
        if offer.purchase.on_map
        == (on_map and group_of(market.faction, offer.purchase.group).kind.pays_for_map)
    ]
