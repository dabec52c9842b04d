"""The calculators of the start page, one of them in sight."""

from __future__ import annotations

from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from ui.pages.sight_calculator import SightCalculator
from ui.panels.panel import Texts
from ui.session_bridge import Change, SessionBridge
from ui.widgets.segments import Segments

_SIGHT, _ARTILLERY, _ESCAPE, _PURCHASE = "sight", "artillery", "escape", "purchase"


class Calculators(QWidget):
    """Made when first asked for, but for the sight calculator, which is there at once."""

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge, self._texts = bridge, Texts(bridge)
        self.sight = SightCalculator(bridge)
        self._choice = Segments((_SIGHT, _ARTILLERY, _ESCAPE, _PURCHASE))
        self._stack = QStackedWidget()
        self._stack.addWidget(self.sight)
        self._made: dict[str, QWidget] = {_SIGHT: self.sight}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._choice)
        column.addWidget(self._stack)
        for name in self._choice.values():
            self._texts.bind(f"calculators-{name}", self._choice.button(name).setText)
        self._choice.chosen.connect(self.show_one)
        self.show_one(_SIGHT)
        bridge.changed.connect(self._on_changed)

    def show_one(self, name: str) -> None:
        """Bring a calculator to the front; the others take no room meanwhile."""
        self._choice.set_value(name)
        chosen = self.one(name)
        for widget in self._made.values():
            policy = QSizePolicy.Policy.Preferred if widget is chosen else QSizePolicy.Policy.Ignored
            widget.setSizePolicy(policy, policy)
        self._stack.setCurrentWidget(chosen)

    def one(self, name: str) -> QWidget:
        """A calculator by its name."""
        if name not in self._made:
            self._made[name] = self._make(name)
            self._stack.addWidget(self._made[name])
        return self._made[name]

    def _make(self, name: str) -> QWidget:
        from ui.pages.artillery_calculator import ArtilleryCalculator
        from ui.pages.escape_calculator import EscapeCalculator
        from ui.pages.purchase_calculator import PurchaseCalculator

        makers = {_ARTILLERY: ArtilleryCalculator, _ESCAPE: EscapeCalculator, _PURCHASE: PurchaseCalculator}
        return makers[name](self._bridge)

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._texts.retranslate()
