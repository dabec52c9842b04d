"""The attack list of an FFE that is to be resolved: hex by hex whether it fires there, and with what."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QVBoxLayout, QWidget

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
    from companion.hexes.coordinates import HexCoord
    from ui.games.elst.session import BatteryView
    from ui.panels.panel import Panel

_TEM = (LEAST_TEM, MOST_TEM)
_NEGATIVE = (-6, 0)
_LOOKUP = "fire-lookup"
_BETWEEN_BOXES = 12


class AttackList(QWidget):
    """Which hexes of the blast area are attacked, all of them in sight; then a row each for those that are.

    What is changed goes to the session at once.
    """

    def __init__(self, panel: Panel, view: BatteryView, firepower: int, table: FireTable) -> None:
        super().__init__()
        self._panel, self._table, self._battery = panel, table, view.card.id
        targets = view.battery.activity.barrage or ()
        self.boxes = {target.hex: self._box(target) for target in targets}
        self.rows = {one.hex: TargetRow(panel, self._battery, one) for one in targets if one.is_attacked}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(self._which())
        for row in self.rows.values():
            column.addWidget(row)
        column.addWidget(self._lookup(firepower))

    def _box(self, target: Target) -> QCheckBox:
        box = QCheckBox(self._panel.bridge.hex_name(target.hex))
        box.setChecked(target.is_attacked)
        box.toggled.connect(partial(self._take, box, target))
        return box

    def _take(self, box: QCheckBox, target: Target, is_on: bool) -> None:
        """What is refused stays as it was."""
        if not _set(self._panel, self._battery, target.hex, is_attacked=is_on):
            _show_tick(box, is_on=target.is_attacked)

    def _which(self) -> FlowLayout:
        """A box a hex; the firepower, the same on all, stands in the title of the card."""
        flow = FlowLayout(spacing=_BETWEEN_BOXES)
        for box in self.boxes.values():
            flow.addWidget(box)
        return flow

    def _lookup(self, firepower: int) -> Fold:
        bridge = self._panel.bridge
        title = bridge.text("attack-lookup")
        return remembered_fold(
            title, lambda: (FireLookup(bridge, firepower, self._table),), _LOOKUP, self._panel.unfolded
        )


class TargetRow(TapFrame):
    """One hex under attack: its TEM, what lowers the DR, a gunshield."""

    def __init__(self, panel: Panel, battery: str, target: Target) -> None:
        super().__init__()
        self._panel, self._battery, self._hex, self._target = panel, battery, target.hex, target
        bridge = panel.bridge
        self.tem = Stepper(*_TEM, is_signed=True)
        self.tem.set_value(target.tem)
        self.negative = Stepper(*_NEGATIVE, start=-1, is_signed=True)
        self.negative.set_value(target.negative)
        self.gunshield = QCheckBox(bridge.text("attack-gunshield"))
        self.gunshield.setChecked(target.has_gunshield)
        self.gunshield.setAccessibleName(self._of_hex("attack-gunshield"))
        for stepper, key in ((self.tem, "attack-tem"), (self.negative, "attack-negative")):
            stepper.setAccessibleName(self._of_hex(key))
        self._lay_out()
        self._connect()

    def _of_hex(self, key: str) -> str:
        """What is heard of a control, as one of several hexes under attack."""
        bridge = self._panel.bridge
        return bridge.text("attack-of-hex", what=bridge.text(key), hex=bridge.hex_name(self._hex))

    def _connect(self) -> None:
        self.tem.changed.connect(lambda value: self._set(tem=value))
        self.negative.changed.connect(lambda value: self._set(negative=value))
        self.gunshield.toggled.connect(lambda is_on: self._set(has_gunshield=is_on))
        self.pointed.connect(lambda is_on: self._panel.highlight((self._hex,) if is_on else ()))
        self.tapped.connect(lambda: self._panel.hex_wanted.emit(self._hex))

    def _set(self, **told: object) -> None:
        if not _set(self._panel, self._battery, self._hex, **told):  # it stays as it was
            self.tem.set_value(self._target.tem)
            self.negative.set_value(self._target.negative)
            _show_tick(self.gunshield, is_on=self._target.has_gunshield)

    def _lay_out(self) -> None:
        bridge = self._panel.bridge
        self.more = QWidget(self, visible=False)  # without it, a window for the moment before it is laid out
        grid = QGridLayout(self.more)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(_small(bridge.text("attack-negative")), 0, 0)
        grid.addWidget(self.negative, 0, 1)
        grid.addWidget(self.gunshield, 1, 0, 1, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 2, 8, 4)
        column.setSpacing(2)
        column.addLayout(self._tem_row())
        column.addWidget(self.more)

    def _tem_row(self) -> FlowLayout:
        """Hex and TEM, and a button for what is rarer."""
        is_open = bool(self.negative.value) or self.gunshield.isChecked()
        button = staying_down(text_button("…"), is_down=is_open)
        button.setToolTip(self._panel.bridge.text("attack-more"))
        button.setAccessibleName(self._of_hex("attack-more"))
        self.more.setVisible(is_open)
        button.toggled.connect(self.more.setVisible)
        bridge, row = self._panel.bridge, FlowLayout()
        row.addWidget(QLabel(bridge.text("attack-tem-in", hex=bridge.hex_name(self._hex))))
        row.addWidget(self.tem)
        row.addWidget(button)
        return row


def _set(panel: Panel, battery: str, hex_: HexCoord, **told: object) -> bool:
    """False when it is refused."""
    return operations.execute(panel.bridge, SetTarget(battery=battery, hex=hex_, **told))


def _show_tick(box: QCheckBox, *, is_on: bool) -> None:
    """Silently."""
    with QSignalBlocker(box):
        box.setChecked(is_on)


def _small(text: str) -> QLabel:
    label = QLabel(text, wordWrap=True)
    label.setObjectName("small")
    return label
