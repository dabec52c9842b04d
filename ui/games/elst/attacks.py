"""The attack list of an FFE that is to be resolved: hex by hex whether it fires there, and with what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from companion.games.elst.procedures.artillery.asking import LEAST_TEM, MOST_TEM
from companion.games.elst.procedures.artillery.commands import SetTarget
from ui import operations
from ui.games.elst.fire_lookup import FireLookup
from ui.widgets.buttons import staying_down, text_button
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.fold import Fold, remembered_fold
from ui.widgets.stepper import Stepper
from ui.widgets.tap_frame import TapFrame

if TYPE_CHECKING:
    from companion.games.elst.procedures.artillery.state import Target
    from companion.games.elst.rules.artillery.tables import FireTable
    from ui.games.elst.session import BatteryView
    from ui.panels.panel import Panel

_TEM = (LEAST_TEM, MOST_TEM)
_NEGATIVE = (-6, 0)
_LOOKUP = "fire-lookup"


class AttackList(QWidget):
    """One row a hex of the blast area; what is changed goes to the session at once."""

    def __init__(self, panel: Panel, view: BatteryView, firepower: int, table: FireTable) -> None:
        super().__init__()
        self._panel, self._table = panel, table
        self.rows: list[TargetRow] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for target in view.battery.activity.barrage or ():
            row = TargetRow(panel, view.card.id, target, firepower)
            self.rows.append(row)
            column.addWidget(row)
        column.addWidget(self._lookup(firepower))

    def _lookup(self, firepower: int) -> Fold:
        bridge = self._panel.bridge
        title = bridge.text("attack-lookup")
        return remembered_fold(
            title, lambda: (FireLookup(bridge, firepower, self._table),), _LOOKUP, self._panel.unfolded
        )


class TargetRow(TapFrame):
    """One hex under attack: left out or not, its TEM, what lowers the DR, a gunshield."""

    def __init__(self, panel: Panel, battery: str, target: Target, firepower: int) -> None:
        super().__init__()
        self._panel, self._battery, self._hex = panel, battery, target.hex
        bridge = panel.bridge
        self.attacked = QCheckBox(bridge.hex_name(target.hex))
        self.attacked.setChecked(target.is_attacked)
        self.tem = Stepper(*_TEM, is_signed=True)
        self.tem.set_value(target.tem)
        self.negative = Stepper(*_NEGATIVE, start=-1, is_signed=True)
        self.negative.set_value(target.negative)
        self.gunshield = QCheckBox(bridge.text("attack-gunshield"))
        self.gunshield.setChecked(target.has_gunshield)
        for stepper, key in ((self.tem, "attack-tem"), (self.negative, "attack-negative")):
            stepper.setAccessibleName(bridge.text(key))
        self.firepower = QLabel(bridge.text("attack-firepower", firepower=firepower))
        self._lay_out(is_attacked=target.is_attacked)
        self._connect()

    def _connect(self) -> None:
        self.attacked.toggled.connect(lambda is_on: self._set(is_attacked=is_on))
        self.tem.changed.connect(lambda value: self._set(tem=value))
        self.negative.changed.connect(lambda value: self._set(negative=value))
        self.gunshield.toggled.connect(lambda is_on: self._set(has_gunshield=is_on))
        self.pointed.connect(lambda is_on: self._panel.highlight((self._hex,) if is_on else ()))
        self.tapped.connect(lambda: self._panel.hex_wanted.emit(self._hex))

    def _set(self, **told: object) -> None:
        command = SetTarget(battery=self._battery, hex=self._hex, **told)
        operations.execute(self._panel.bridge, command)

    def _lay_out(self, *, is_attacked: bool) -> None:
        bridge = self._panel.bridge
        head = QHBoxLayout()
        head.addWidget(self.attacked, 1)
        head.addWidget(self.firepower)
        self.more = QWidget(visible=False)
        grid = QGridLayout(self.more)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(_small(bridge.text("attack-negative")), 0, 0)
        grid.addWidget(self.negative, 0, 1)
        grid.addWidget(self.gunshield, 1, 0, 1, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 2, 8, 4)
        column.setSpacing(2)
        column.addLayout(head)
        if is_attacked:
            column.addLayout(self._tem_row())
            column.addWidget(self.more)

    def _tem_row(self) -> FlowLayout:
        """The TEM, and a button for what is rarer."""
        is_open = bool(self.negative.value) or self.gunshield.isChecked()
        button = staying_down(text_button("…"), is_down=is_open)
        button.setToolTip(self._panel.bridge.text("attack-more"))
        button.setAccessibleName(button.toolTip())
        self.more.setVisible(is_open)
        button.toggled.connect(self.more.setVisible)
        row = FlowLayout()
        row.addWidget(_small(self._panel.bridge.text("attack-tem"), wraps=False))
        row.addWidget(self.tem)
        row.addWidget(button)
        return row


def _small(text: str, *, wraps: bool = True) -> QLabel:
    label = QLabel(text, wordWrap=wraps)
    label.setObjectName("small")
    return label
