"""The layers panel shows, hides and fades the map's layers through the preferences."""

import pytest
from pytestqt.qtbot import QtBot

from ui import operations
from ui.map.view import MapView
from ui.panels.layers_panel import LayersPanel
from ui.session.bridge import SessionBridge


@pytest.fixture
def view(bridge: SessionBridge, qtbot: QtBot) -> MapView:
    view = MapView(bridge)
    qtbot.addWidget(view)
    return view


@pytest.fixture
def panel(bridge: SessionBridge, view: MapView, qtbot: QtBot) -> LayersPanel:
    panel = LayersPanel(bridge, view)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def test_every_layer_has_a_switch_the_topmost_first(panel: LayersPanel, view: MapView) -> None:
    assert list(panel.switches) == [layer.id for layer in reversed(view.layers)]
    assert all(switch.isChecked() and switch.text() for switch in panel.switches.values())


def test_a_switch_hides_its_layer_and_brings_it_back(panel: LayersPanel, bridge: SessionBridge) -> None:
    panel.switches["terrain"].click()
    assert bridge.preferences.hidden_layers == ("terrain",)
    assert not panel.sliders["terrain"].isEnabled()
    panel.switches["terrain"].click()
    assert bridge.preferences.hidden_layers == ()


def test_a_slider_fades_its_layer(panel: LayersPanel, view: MapView) -> None:
    panel.sliders["terrain"].setValue(40)
    assert next(layer for layer in view.layers if layer.id == "terrain").opacity == 0.4


def test_all_can_be_shown_again(panel: LayersPanel, bridge: SessionBridge) -> None:
    panel.switches["terrain"].click()
    panel.sliders["roads"].setValue(30)
    panel._reset.click()
    assert panel.switches["terrain"].isChecked()
    assert panel.sliders["roads"].value() == 100
    assert not panel._reset.isEnabled()


def test_names_follow_the_language(panel: LayersPanel, bridge: SessionBridge) -> None:
    operations.set_language(bridge, "ja")
    assert panel.switches["terrain"].text() == "地形"
