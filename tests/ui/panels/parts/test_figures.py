"""Gauges in a narrow column."""

from PySide6.QtWidgets import QLabel, QProgressBar
from pytestqt.qtbot import QtBot

from companion.kit.panels import Gauge
from companion.reason import Reason
from ui.panels.panel import Panel
from ui.panels.parts.figures import GaugeView
from ui.session.bridge import SessionBridge


def test_the_bar_of_a_gauge_leaves_its_name_on_one_line(bridge: SessionBridge, qtbot: QtBot) -> None:
    panel = Panel(bridge)
    view = GaugeView(panel, Gauge(Reason("scw-fact-turn"), 3, 10))
    for widget in (panel, view):
        qtbot.addWidget(widget)
    view.resize(170, 100)
    view.show()
    name, amount = view.findChildren(QLabel)
    bar = view.findChild(QProgressBar)
    assert amount.text() == "3 / 10"
    assert name.width() > name.fontMetrics().horizontalAdvance(name.text())
    assert bar.y() > amount.geometry().bottom()
    assert bar.width() == view.width()
