"""How disputed sight rules are read: one choice for each setting, made from the settings themselves."""

from __future__ import annotations

from enum import Enum
from typing import Any

from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout, QWidget

from companion.sight.settings import SightSettings
from ui import operations
from ui.panels.panel import Texts
from ui.session.bridge import SessionBridge
from ui.widgets.segments import Segments
from ui.widgets.steady import FigureBox
from ui.widgets.wrapping_check import WrappingCheck

_LARGEST_TOLERANCE = 0.1


class Readings(QWidget):
    """Shows every field of SightSettings: yes or no, one of a few, or a figure.

    A field's question is `reading-<field>`, an answer `reading-<field>-<value>`.
    """

    def __init__(self, bridge: SessionBridge, texts: Texts) -> None:
        super().__init__()
        self._bridge = bridge
        self._texts = texts
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.widgets = {name: self._add(name, value) for name, value in SightSettings()}

    def refresh(self) -> None:
        """Show the readings in use."""
        for name, widget in self.widgets.items():
            _show(widget, getattr(self._bridge.sight_settings, name))

    def _add(self, name: str, value: Any) -> QWidget:
        key = f"reading-{name.replace('_', '-')}"
        if isinstance(value, bool):
            return self._add_check(name, key)
        label = QLabel(wordWrap=True)
        self._texts.bind(key, label.setText)
        self._column.addWidget(label)
        is_one_of_few = isinstance(value, Enum)
        widget = self._add_segments(name, key, type(value)) if is_one_of_few else self._add_figure(name)
        self._texts.bind(key, widget.setAccessibleName)
        return widget

    def _add_check(self, name: str, key: str) -> QCheckBox:
        check = WrappingCheck()
        self._texts.bind(key, check.setText)
        check.toggled.connect(lambda on: self._read(name, on))
        self._column.addWidget(check)
        return check

    def _add_segments(self, name: str, key: str, values: type[Enum]) -> Segments:
        segments = Segments(tuple(values))
        for value in values:
            self._texts.bind(f"{key}-{value.value}", segments.button(value).setText)
        segments.chosen.connect(lambda chosen: self._read(name, chosen))
        self._column.addWidget(segments)
        return segments

    def _add_figure(self, name: str) -> FigureBox:
        figure = FigureBox(_LARGEST_TOLERANCE, decimals=3)
        figure.valueChanged.connect(lambda value: self._read(name, value))
        self._column.addWidget(figure)
        return figure

    def _read(self, name: str, value: object) -> None:
        if getattr(self._bridge.sight_settings, name) != value:
            operations.set_reading(self._bridge, **{name: value})


def _show(widget: QWidget, value: Any) -> None:
    match widget:
        case QCheckBox():
            widget.setChecked(value)
        case Segments():
            widget.set_value(value)
        case FigureBox():
            widget.setValue(value)
