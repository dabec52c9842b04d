"""A list that grows: a button for each thing that it may take in, and for each that it holds."""

from __future__ import annotations

from itertools import starmap
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from ui.widgets.flow_layout import FlowLayout
from ui.widgets.fold import Fold
from ui.widgets.greyed import grey
from ui.widgets.layouts import clear, show_now
from ui.widgets.tap_frame import TapFrame
from ui.widgets.wrapping_button import WrappingButton

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.kit.calculators import Offer
    from companion.reason import Reason
    from ui.session.bridge import SessionBridge

_FIRST_REASONS = 3


class OfferList(QWidget):
    """Emits `taken(id)` for something to be put on the list, `put_back(place)` for one to be taken off.

    What may not be taken is greyed. What the list `holds` and the `reasons` stand below all that is offered,
    so that no button of it moves as the list grows, unless they are given another place. Where one
    `may_insist`, a thing can be tapped by its reason all the same: the message bar then offers to overrule.
    Of many reasons the first stand open then.
    """

    taken = Signal(str)
    put_back = Signal(int)

    def __init__(self, bridge: SessionBridge, *, may_insist: bool = False) -> None:
        super().__init__()
        self._bridge, self._may_insist = bridge, may_insist
        offered, self.holds, self.reasons = QWidget(), QWidget(), QWidget()
        self._offers, self._held = FlowLayout(offered), FlowLayout(self.holds)
        self._whys = QVBoxLayout(self.reasons)
        self._whys.setContentsMargins(0, 0, 0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (offered, self.holds, self.reasons):
            column.addWidget(part)

    def show_offers(self, offers: Sequence[Offer], listed: Sequence[Offer]) -> None:
        """Show what may be added to a list, and what is on it."""
        refused = [self._why(offer, offer.refusal) for offer in offers if offer.refusal is not None]
        for layout, widgets in (
            (self._offers, map(self._offer, offers)),
            (self._held, starmap(self._listed, enumerate(listed))),
            (self._whys, self._folded(refused) if self._may_insist else refused),
        ):
            clear(layout)
            for widget in widgets:
                layout.addWidget(widget)
            show_now(layout)
        self.holds.setVisible(bool(listed))

    def _folded(self, refused: list[QWidget]) -> list[QWidget]:
        """The first ones open, the others under one line."""
        first, others = refused[:_FIRST_REASONS], refused[_FIRST_REASONS:]
        title = self._bridge.text("choices-not-now", count=len(others))
        return [*first, Fold(title, lambda: others)] if others else first

    def _offer(self, offer: Offer) -> QWidget:
        """A button that takes it; where it may not be, it is greyed."""
        button = _as_wide_as_its_words(self._bridge.reason_text(offer.label))
        grey(self._bridge, button, offer.refusal)
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

    def _listed(self, place: int, one: Offer) -> QWidget:
        words = self._bridge.reason_text(one.label)
        button = _as_wide_as_its_words(words)
        button.setAccessibleName(self._bridge.text("offer-put-back", offer=words))
        button.clicked.connect(lambda _checked=False: self.put_back.emit(place))
        return button


def _as_wide_as_its_words(words: str) -> WrappingButton:
    """A button that takes more lines only where one has no room for it."""
    button = WrappingButton(words)
    button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
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
