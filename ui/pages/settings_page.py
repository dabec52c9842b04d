"""The settings: look, sizes, play, readings of the rules, shortcuts."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from companion.text import LANGUAGES
from ui import operations
from ui.look.language import language_of
from ui.look.preferences import MAX_TEXT_SIZE, MIN_TEXT_SIZE
from ui.pages.columns_page import ColumnsPage
from ui.pages.readings import Readings
from ui.pages.shortcut_table import ShortcutTable
from ui.panels.panel import ALWAYS
from ui.session.bridge import Change, SessionBridge
from ui.widgets.layouts import turn
from ui.widgets.segments import Segments
from ui.widgets.steady import FigureBox, steady

THEMES = ("system", "light", "dark")
_SIDE = 28  # pixels beside the columns
_MAP_SCALES = (50, 300)  # percent
_TALLEST_HEX = 200.0  # millimetres


class SettingsPage(ColumnsPage):
    """Every preference, changed at once; `closed` asks to go back to where the player was."""

    closed = Signal()

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge)
        self._make_choices()
        self._build()
        self._connect()
        bridge.changed.connect(self._on_changed)
        self._refresh()

    def _make_choices(self) -> None:
        self.languages, self.themes = Segments(LANGUAGES), Segments(THEMES)
        self.text_size = _slider(MIN_TEXT_SIZE, MAX_TEXT_SIZE)
        self.map_scale = _slider(*_MAP_SCALES)
        self.hex_height = FigureBox(_TALLEST_HEX, decimals=1)
        self.fair_play = QCheckBox()
        self.readings = Readings(self._bridge, self._texts)
        self.shortcuts = ShortcutTable(self._bridge)

    def _build(self) -> None:
        page = QWidget()
        page.setObjectName("page")
        column = QVBoxLayout(page)
        column.setContentsMargins(_SIDE, 18, _SIDE, 18)
        column.setSpacing(14)
        column.addLayout(self._header())
        body = self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        body.setSpacing(18)
        self._left, self._right = self._left_column(), self._card("settings-shortcuts", self.shortcuts)
        body.addLayout(self._left, 1)
        body.addWidget(self._right, 1)
        column.addLayout(body, 1)
        self.setWidget(page)

    def _place_columns(self) -> None:
        """Side by side where neither is cut, so that the way back stays in sight."""
        room = self.viewport().width() - 2 * _SIDE - self._body.spacing()
        widest = max(self._left.minimumSize().width(), self._right.minimumSizeHint().width())
        turn(self._body, QBoxLayout.Direction.TopToBottom, is_wide=2 * widest <= room)

    def _left_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(14)
        column.addWidget(self._card("settings-look", self._look_form()))
        column.addWidget(self._card("settings-play", self._play_form()))
        column.addWidget(self._card("settings-readings", self.readings))
        column.addStretch(1)
        return column

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape that no line has a use for is the way back."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _header(self) -> QHBoxLayout:
        title, back = QLabel(), QPushButton()
        title.setObjectName("page-title")
        self._texts.bind("settings-title", title.setText, self.setAccessibleName)
        self._texts.bind("page-back", back.setText)
        back.clicked.connect(self.closed)
        row = QHBoxLayout()
        row.addWidget(title, 1)
        row.addWidget(back)
        return row

    def _look_form(self) -> QWidget:
        for language in LANGUAGES:
            self._texts.bind(f"language-{language}", self.languages.button(language).setText)
        for theme in THEMES:
            self._texts.bind(f"theme-{theme}", self.themes.button(theme).setText)
        return self._form(
            ("settings-language", self.languages),
            ("settings-theme", self.themes),
            ("settings-text-size", self.text_size),
            ("settings-map-scale", self.map_scale),
        )

    def _play_form(self) -> QWidget:
        self._texts.bind("start-fair-play", self.fair_play.setText)
        self._texts.bind("settings-hex-height-unknown", self.hex_height.setSpecialValueText)
        self._texts.bind("settings-mm", self.hex_height.setSuffix)
        return self._form(("settings-hex-height", self.hex_height), below=self.fair_play)

    def _form(self, *rows: tuple[str, QWidget], below: QWidget | None = None) -> QWidget:
        """Each widget under its label; a form layout would be as wide as the longest, room or not."""
        form = QWidget()
        layout = QVBoxLayout(form)
        layout.setContentsMargins(0, 0, 0, 0)
        for key, widget in rows:
            label = QLabel(wordWrap=True)
            label.setBuddy(widget)
            self._texts.bind(key, label.setText, widget.setAccessibleName)
            layout.addWidget(label)
            layout.addWidget(widget)
        if below is not None:
            layout.addWidget(below)
        return form

    def _card(self, title_key: str, content: QWidget) -> QFrame:
        card = QFrame()
        card.setObjectName("page-card")
        heading = QLabel()
        heading.setObjectName("subheading")
        self._texts.bind(title_key, heading.setText)
        column = QVBoxLayout(card)
        column.setContentsMargins(18, 14, 18, 14)
        column.addWidget(heading)
        column.addWidget(content)
        return card

    def _connect(self) -> None:
        bridge = self._bridge
        self.languages.chosen.connect(lambda chosen: operations.set_language(bridge, chosen))
        self.themes.chosen.connect(lambda chosen: operations.set_preference(bridge, theme=chosen))
        self.text_size.valueChanged.connect(lambda size: operations.set_preference(bridge, text_size=size))
        self.map_scale.valueChanged.connect(
            lambda percent: operations.set_preference(bridge, map_scale=percent / 100)
        )
        self.hex_height.valueChanged.connect(
            lambda mm: operations.set_preference(bridge, hex_height_mm=mm or None)
        )
        self.fair_play.toggled.connect(lambda on: operations.set_preference(bridge, fair_play=on))

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._texts.retranslate()
        if changes & ALWAYS:
            self._refresh()

    def _refresh(self) -> None:
        preferences = self._bridge.preferences
        self.languages.set_value(language_of(preferences))
        self.themes.set_value(preferences.theme)
        self.text_size.setValue(preferences.text_size)
        self.map_scale.setValue(round(preferences.map_scale * 100))
        self.hex_height.setValue(preferences.hex_height_mm or 0)
        self.fair_play.setChecked(preferences.fair_play)
        self.readings.refresh()


def _slider(least: int, most: int) -> QSlider:
    slider = steady(QSlider(Qt.Orientation.Horizontal))
    slider.setRange(least, most)
    slider.setTracking(False)  # large changes of type while dragging would move the slider itself
    return slider
