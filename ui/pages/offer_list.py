"""A list that grows: a button for each thing that it may take in, and for each that it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ui.widgets.flow_layout import FlowLayout
from ui.widgets.layouts import clear, show_now
from ui.widgets.literal import literal
from ui.widgets.tap_frame import TapFrame
from ui.widgets.wrapping_button import WrappingButton

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.kit.calculators import Offer
    from companion.reason import Reason
    from ui.session.bridge import SessionBridge

_COLUMNS = 2


class OfferList(QWidget):
    """Emits `taken(id)` for something to be put on the list, `put_back(place)` for one to be taken off.

    What may not be taken is greyed. The `reasons` stand below all buttons, so that none moves as the list
    grows, unless they are given another place. Where one `may_insist`, a thing can be tapped by its reason
    all the same: the message bar then offers to overrule.
    """

    taken = Signal(str)
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
        self.reasons = QWidget()
        self._whys = QVBoxLayout(self.reasons)
        self._whys.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.reasons)

    def show_offers(self, offers: Sequence[Offer], listed: Sequence[Offer]) -> None:
        """Show what may be added to a list, and what is on it."""
        clear(self._offers)
        for place, offer in enumerate(offers):
            self._offers.addWidget(self._offer(offer), *divmod(place, _COLUMNS))
        show_now(self._offers)
        clear(self._order)
        for place, one in enumerate(listed):
            self._order.addWidget(self._listed(place, one))
        show_now(self._order)
        clear(self._whys)
        for offer in offers:
            if offer.refusal is not None:
                self._whys.addWidget(self._why(offer, offer.refusal))
        show_now(self._whys)

    def _offer(self, offer: Offer) -> QWidget:
        """A button that takes it; where it may not be, it is greyed."""
        button = WrappingButton(self._bridge.reason_text(offer.label))
        button.setEnabled(offer.refusal is None)
        if offer.refusal is not None:
            button.setAccessibleDescription(self._bridge.reason_text(offer.refusal))
        button.clicked.connect(lambda _checked=False: self.taken.emit(offer.id))
        return button

    def _why(self, offer: Offer, refusal: Reason) -> QWidget:
        name, reason = self._bridge.reason_text(offer.label), self._bridge.reason_text(refusal)
        why = QLabel(self._bridge.text("offer-refused", offer=name, reason=reason), wordWrap=True)
        why.setObjectName("greyed")
        if not self._may_insist:
            return why
        row = TapFrame()
        row.setObjectName("refused")
        row.setAccessibleName(why.text())
        column = QVBoxLayout(row)
        column.setContentsMargins(8, 0, 8, 0)
        column.addWidget(why)
        row.tapped.connect(lambda: self.taken.emit(offer.id))
        return row

    def _listed(self, place: int, one: Offer) -> QPushButton:
        button = QPushButton(literal(self._bridge.reason_text(one.label)))
        button.clicked.connect(lambda _checked=False: self.put_back.emit(place))
        return button


class GrowingField(OfferList):
    """The same with what it holds: ids in the order in which they were taken. Emits `changed`."""

    changed = Signal()

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge)
        self.ids: tuple[str, ...] = ()
        self._shown: Sequence[Offer] = ()
        self.taken.connect(self._take)
        self.put_back.connect(self._put_back)

    def show_offers(self, offers: Sequence[Offer], listed: Sequence[Offer]) -> None:
        self._shown = listed
        super().show_offers(offers, listed)

    def _take(self, id_: str) -> None:
        self.ids = (*self.ids, id_)
        self.changed.emit()

    def _put_back(self, place: int) -> None:
        ids = list(self.ids)
        ids.remove(self._shown[place].id)
        self.ids = tuple(ids)
        self.changed.emit()
