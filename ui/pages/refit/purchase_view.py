"""A side's order on its purchase date: what may be bought, what is, what it brings (4.515)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from companion.games.elst.procedures.refit.buying import market
from companion.games.elst.procedures.refit.commands import BuyGroup, CloseOrder, DropGroup
from companion.games.elst.settings import REFIT
from companion.games.elst.shown.refit.planner_words import offered, order_parts, ordered, purchase_of
from ui import operations
from ui.pages.offer_list import OfferList
from ui.panels.parts.make import part_view
from ui.widgets.layouts import clear, show_now

if TYPE_CHECKING:
    from companion.games.elst.factions import Faction
    from companion.games.elst.table.scene import Scene
    from ui.panels.panel import Panel

_ON_MAP = "refit-on-map"


class PurchaseView(QWidget):
    """Buys and drops groups of a purse and closes the order; beside it points and odds of what it brings."""

    def __init__(self, panel: Panel, scene: Scene, side: Faction) -> None:
        super().__init__()
        self._panel, self._scene, self._side = panel, scene, side
        self.on_map = QCheckBox(panel.bridge.text("planner-on-map"))
        self.on_map.setChecked(_ON_MAP in panel.unfolded)
        self.order = OfferList(panel.bridge, may_insist=True)
        self._answer = QVBoxLayout()
        self.close_order = QPushButton(panel.bridge.text("refit-choice-close"), default=True)
        self._lay_out()
        self.close_order.clicked.connect(self._close)
        self.on_map.toggled.connect(self._keep_on_map)
        self.order.taken.connect(self._buy)
        self.order.put_back.connect(self._put_back)
        self._show()

    def _lay_out(self) -> None:
        offers, brings = QVBoxLayout(), QVBoxLayout()
        offers.addWidget(self.on_map)
        offers.addWidget(self.order)
        offers.addStretch(1)
        brings.addWidget(self.close_order)
        brings.addLayout(self._answer)
        brings.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(offers, 3)
        row.addLayout(brings, 2)

    def _show(self) -> None:
        purse, wares = self._scene.purse(self._side), market(self._scene, self._side)
        points = purse.left + purse.gained
        offers = offered(wares, points, purse.order, on_map=self.on_map.isChecked())
        self.order.show_offers(offers, ordered(wares, purse.order))
        readings = REFIT.chosen(self._panel.bridge.in_play.state.settings)
        clear(self._answer)
        for part in order_parts(wares, points, purse.order, readings):
            self._answer.addWidget(part_view(self._panel, part))
        show_now(self._answer)

    def _keep_on_map(self, is_on: bool) -> None:
        """The tick outlasts the purchase, which draws the panel anew."""
        (self._panel.unfolded.add if is_on else self._panel.unfolded.discard)(_ON_MAP)
        self._show()

    def _buy(self, id_: str) -> None:
        purchase = purchase_of(id_)
        command = BuyGroup(faction=self._side, group=purchase.group, on_map=purchase.on_map)
        operations.execute(self._panel.bridge, command)

    def _close(self) -> None:
        operations.execute(self._panel.bridge, CloseOrder(faction=self._side))

    def _put_back(self, place: int) -> None:
        group = self._scene.purse(self._side).order[place].group
        operations.execute(self._panel.bridge, DropGroup(faction=self._side, group=group))
