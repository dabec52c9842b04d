"""The purchase planner on the start page: what points can buy, and what an order may bring."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from companion.chance.odds import Distribution
from companion.systems.elst.campaign_dates import CampaignDate
from companion.systems.elst.factions import Faction
from companion.systems.elst.forces.tracking.words import printed_name
from companion.systems.elst.forces.units import PieceType
from companion.systems.elst.refit.cpp import cpp_base
from companion.systems.elst.refit.groups import Group, group_of
from companion.systems.elst.refit.planner import Offer, offers, strength_odds
from companion.systems.elst.refit.purchases import (
    Market,
    PricedPurchase,
    Purchase,
    order_cost,
    price_order,
)
from companion.systems.elst.refit.strength import Strength
from ui.pages.fields import CalculatorCard, Fields
from ui.pages.purchase_figures import (
    Brought,
    bought,
    counters_brought,
    full_chance,
    of_section,
    typed_groups,
)
from ui.panels.request_words import chance_words
from ui.session_bridge import SessionBridge
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.layouts import clear, show_now
from ui.widgets.segments import Segments
from ui.widgets.wrapping_button import WrappingButton

_DATES = tuple(date for date in CampaignDate if date.has_refit)
_SECTIONS = ("units", "weapons", "leaders")
_MOST_POINTS = 99
_COLUMNS = 2


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
        self._offers, self._bought = QGridLayout(_row(self._grid, 4)), FlowLayout(_row(self._grid, 5))
        self._offers.setContentsMargins(0, 0, 0, 0)

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
        self._show_offers()
        self._show_order()
        super().answer()

    def _show_offers(self) -> None:
        clear(self._offers)
        for place, offer in enumerate(self._wanted_offers()):
            self._offers.addWidget(self._offer(offer), *divmod(place, _COLUMNS))
        show_now(self._offers)

    def _offer(self, offer: Offer) -> QWidget:
        """A button that buys the group; where it may not be, it is greyed and the reason stands under it."""
        cell = QWidget()
        column = QVBoxLayout(cell)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        button = WrappingButton(self._offer_words(offer))
        button.setEnabled(offer.refusal is None)
        button.clicked.connect(lambda _checked=False: self.buy(offer.purchase))
        column.addWidget(button)
        if offer.refusal is not None:
            why = QLabel(self._bridge.reason_text(offer.refusal), wordWrap=True)
            why.setObjectName("greyed")
            column.addWidget(why)
        column.addStretch(1)
        return cell

    def _wanted_offers(self) -> list[Offer]:
        """Each group once: on map if that is ticked and makes a difference."""
        faction, on_map = self.market().faction, self.on_map.isChecked()
        return [
            offer
            for offer in offers(self.market(), self.points.value or 0, self.order)
            if offer.purchase.on_map == (on_map and group_of(faction, offer.purchase.group).kind.pays_for_map)
        ]

    def _offer_words(self, offer: Offer) -> str:
        return self._bridge.text("planner-offer", group=self._name(offer.purchase), cost=offer.cost)

    def _name(self, purchase: Purchase) -> str:
        group = group_of(self.market().faction, purchase.group)
        name = self._group_name(group)
        return self._bridge.text("planner-group-on-map", group=name) if purchase.on_map else name

    def _group_name(self, group: Group) -> str:
        name = self._bridge.text(group.text_key)
        return name if not group.id.isupper() else self._bridge.text("planner-group", id=group.id, name=name)

    def _show_order(self) -> None:
        clear(self._bought)
        for place, purchase in enumerate(self.order):
            button = QPushButton(self._bridge.text("planner-put-back", group=self._name(purchase)))
            button.clicked.connect(lambda _checked=False, place=place: self.put_back(place))
            self._bought.addWidget(button)
        show_now(self._bought)

    def _lines(self) -> list[str]:
        market, points = self.market(), self.points.value or 0
        priced = price_order(self.order, market, points)
        lines = [self._cost_line(order_cost(priced), points), *self._refused(priced)]
        if not self.order:
            return lines
        groups, brought = bought(self.order, market), counters_brought(self.order, market)
        return [*lines, *self._strength_lines(groups), *self._brought_lines(brought)]

    def _cost_line(self, cost: int, points: int) -> str:
        left = str(points - cost).replace("-", "−")
        return self._bridge.text("planner-cost", cost=str(cost), points=str(points), left=left)

    def _refused(self, priced: tuple[PricedPurchase, ...]) -> list[str]:
        return [
            self._bridge.text(
                "planner-refused", group=self._name(one.purchase), why=self._bridge.reason_text(one.refusal)
            )
            for one in priced
            if one.refusal
        ]

    def _strength_lines(self, groups: tuple[Group, ...]) -> list[str]:
        rolling = [group for group in groups if group.rolls_strength]
        lines = [
            self._full("planner-full", strength_odds(group)[Strength.FULL], group=self._group_name(group))
            for group in dict(zip((group.id for group in rolling), rolling, strict=True)).values()
        ]
        return [*lines, self._full("planner-all-full", full_chance(rolling))] if len(rolling) > 1 else lines

    def _full(self, key: str, chance: Fraction, **args: str) -> str:
        return self._bridge.text(key, chance=chance_words(self._bridge, chance), **args)

    def _brought_lines(self, brought: Brought) -> list[str]:
        listed = {
            section: [self._piece_words(*item) for item in of_section(brought, section)]
            for section in _SECTIONS
        }
        return [
            self._bridge.text(f"planner-{section}", list="\n".join(words))
            for section, words in listed.items()
            if words
        ]

    def _piece_words(self, type_: PieceType, odds: Distribution) -> str:
        shares = [self._share(number, odds[number]) for number in sorted(odds, reverse=True)]
        return self._bridge.text(
            "planner-piece", piece=printed_name(type_), shares=self._bridge.catalogue.join(shares)
        )

    def _share(self, number: int, chance: Fraction) -> str:
        if chance == 1:
            return str(number)
        return self._bridge.text("planner-share", number=str(number), percent=f"{float(100 * chance):.1f}")


def _row(grid: QGridLayout, row: int) -> QWidget:
    """A row of a grid for widgets that come and go."""
    widget = QWidget()
    grid.addWidget(widget, row, 0, 1, 4)
    return widget


class PurchaseCalculator(CalculatorCard):
    """Answers from a date and a sum of points; no session."""

    title_key = "planner-title"
    fields: PurchaseFields

    def _make_fields(self, bridge: SessionBridge) -> PurchaseFields:
        return PurchaseFields(bridge, self._texts)
