"""The purchase planner on the start page: what points can buy, and what an order may bring."""

from __future__ import annotations

from collections import Counter

from PySide6.QtWidgets import QLineEdit

from companion.systems.elst.campaign_dates import CampaignDate
from companion.systems.elst.factions import Faction
from companion.systems.elst.refit.cpp import cpp_base
from companion.systems.elst.refit.purchases import Market, Purchase
from ui.pages.fields import CalculatorCard, Fields
from ui.pages.order_view import OrderView
from ui.pages.purchase_figures import typed_groups
from ui.pages.purchase_words import order_lines
from ui.panels.elst_session import elst_session
from ui.session_bridge import SessionBridge
from ui.session_words import basis_words
from ui.widgets.segments import Segments

_DATES = tuple(date for date in CampaignDate if date.has_refit)
_MOST_POINTS = 99


class PurchaseFields(Fields):
    """Side, date and points; every group as a button, and the order as buttons that take one out again."""

    def _build(self) -> None:
        self.order: list[Purchase] = []
        self._earlier: tuple[str, ...] = ()
        self.faction, self.date = Segments(tuple(Faction)), Segments(_DATES, columns=len(_DATES))
        self._name_choices()
        self._grid.addWidget(self.faction, 0, 0, 1, 2)
        self.points = self._stepper("planner-points", (0, 1), (0, _MOST_POINTS), self._base())
        self._grid.addWidget(self.date, 1, 0, 1, 4)
        self.on_map = self._check_box("planner-on-map", 2, 0)
        self.earlier = QLineEdit()
        self._texts.bind("planner-earlier", self.earlier.setPlaceholderText)
        self.earlier.editingFinished.connect(self._read_earlier)
        self._grid.addWidget(self.earlier, 2, 2, 1, 2)
        self.is_shut_in = self._check_box("planner-all-isolated", 3, 0)
        self.is_north_closed = self._check_box("planner-north-closed", 3, 1)
        self._view = OrderView(self._bridge)
        self._view.bought.connect(self.buy)
        self._view.put_back.connect(self.put_back)
        self._grid.addWidget(self._view, 4, 0, 1, 4)

    def _name_choices(self) -> None:
        for faction in Faction:
            self._texts.bind(f"faction-{faction.value}", self.faction.button(faction).setText)
        for date in _DATES:
            self._texts.bind(f"planner-date-{date.value}", self.date.button(date).setText)
        self.faction.set_value(Faction.BRITISH)
        self.date.set_value(_DATES[0])
        self.faction.chosen.connect(lambda _faction: self._change_side())
        self.date.chosen.connect(lambda _date: self._change_date())

    # ---- what is given ----

    def market(self) -> Market:
        """What buying depends on, as the fields say."""
        return Market(
            faction=Faction(str(self.faction.value())),
            date=CampaignDate(str(self.date.value())),
            bought_before=Counter(self._earlier),
            has_open_area=not self.is_shut_in.isChecked(),
            can_enter_north=not self.is_north_closed.isChecked(),
        )

    def buy(self, purchase: Purchase) -> None:
        """Put one more group on the order."""
        self.order.append(purchase)
        self.answer()

    def put_back(self, place: int) -> None:
        """Take a group out of the order again."""
        del self.order[place]
        self.answer()

    def _base(self) -> int:
        return cpp_base(CampaignDate(str(self.date.value())), Faction(str(self.faction.value())))

    def _change_side(self) -> None:
        """The other table: nothing of this order is on it."""
        self.order.clear()
        self._earlier = ()
        self.earlier.clear()
        self._change_date()

    def _change_date(self) -> None:
        self.points.set_value(self._base())
        self.answer()

    def _read_earlier(self) -> None:
        faction = Faction(str(self.faction.value()))
        groups = self._bridge.guard(lambda: typed_groups(self.earlier.text(), faction))
        if groups is not None and groups != self._earlier:
            self._earlier = groups
            self.answer()

    # ---- the answer ----

    def answer(self) -> None:
        """Show anew what can be bought, what is, and what it brings."""
        points, on_map = self.points.value or 0, self.on_map.isChecked()
        self._view.show_order(self.market(), points, self.order, on_map=on_map)
        super().answer()

    def _lines(self) -> list[str]:
        told = order_lines(self._bridge, self.market(), self.points.value or 0, self.order)
        return [*told, basis_words(self._bridge, elst_session(self._bridge))]


class PurchaseCalculator(CalculatorCard):
    """Answers from a date and a sum of points; where a session is in play, by its readings."""

    title_key = "planner-title"
    fields: PurchaseFields

    def _make_fields(self, bridge: SessionBridge) -> PurchaseFields:
        return PurchaseFields(bridge, self._texts)
