"""The layers of the map: each shown or hidden, and how strongly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QSlider, QVBoxLayout, QWidget

from companion.reason import Reason
from ui import operations
from ui.panels.panel import Panel
from ui.session.bridge import SessionBridge
from ui.widgets.greyed import grey
from ui.widgets.steady import steady
from ui.widgets.wrapping_button import WrappingButton
from ui.widgets.wrapping_check import WrappingCheck

if TYPE_CHECKING:
    from ui.map.layers.layer import Layer
    from ui.map.view import MapView

_SLIDER_PX = 84
_LEAST = 10  # percent; a layer that should not show at all is hidden


class LayersPanel(Panel):
    """A switch and a slider for each layer of a map, the topmost layer first."""

    def __init__(self, bridge: SessionBridge, view: MapView, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._layers = tuple(reversed(view.layers))
        self.switches = {layer.id: self._switch(layer) for layer in self._layers}
        self.sliders = {layer.id: self._slider(layer) for layer in self._layers}
        self._reset = WrappingButton()
        self._reset.clicked.connect(self._on_reset)
        self.texts.bind("layers-reset", self._reset.set_words)
        self._lay_out()

    def refresh(self) -> None:
        for layer in self._layers:
            switch, slider = self.switches[layer.id], self.sliders[layer.id]
            name = self.bridge.text(layer.text_key)
            switch.setText(name)
            switch.setChecked(layer.visible)
            slider.setAccessibleName(self.bridge.text("layers-opacity", layer=name))
            why = None if layer.visible else Reason("layers-not-shown")
            grey(self.bridge, slider, why, slider.accessibleName())
            if not slider.isSliderDown():
                slider.setValue(round(layer.opacity * 100))
        preferences = self.bridge.preferences
        is_other = bool(preferences.hidden_layers or preferences.layer_opacities)
        grey(self.bridge, self._reset, None if is_other else Reason("layers-all-shown"))

    def _switch(self, layer: Layer) -> QCheckBox:
        switch = WrappingCheck()
        switch.clicked.connect(lambda is_on: self._on_switched(layer.id, is_on))
        return switch

    def _slider(self, layer: Layer) -> QSlider:
        slider = steady(QSlider(Qt.Orientation.Horizontal))
        slider.setRange(_LEAST, 100)
        slider.setPageStep(10)
        slider.setFixedWidth(_SLIDER_PX)
        slider.valueChanged.connect(lambda percent: self._on_slid(layer, percent))
        return slider

    def _lay_out(self) -> None:
        grid = QGridLayout()
        for row, layer in enumerate(self._layers):
            grid.addWidget(self.switches[layer.id], row, 0)
            grid.addWidget(self.sliders[layer.id], row, 1)
        grid.setColumnStretch(0, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addLayout(grid)
        column.addWidget(self._reset)
        column.addStretch(1)

    def _on_switched(self, layer_id: str, is_on: bool) -> None:
        others = tuple(one for one in self.bridge.preferences.hidden_layers if one != layer_id)
        operations.set_preference(self.bridge, hidden_layers=others if is_on else (*others, layer_id))

    def _on_slid(self, layer: Layer, percent: int) -> None:
        if round(layer.opacity * 100) != percent:
            opacities = {**self.bridge.preferences.layer_opacities, layer.id: percent / 100}
            operations.set_preference(self.bridge, layer_opacities=opacities)

    def _on_reset(self) -> None:
        operations.set_preference(self.bridge, hidden_layers=(), layer_opacities={})
