"""Readings of the rules and tables of the base game, each with its rule and what it may be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from companion.reason import Reason
from ui.widgets.fold import Fold
from ui.widgets.layouts import clear
from ui.widgets.value_editor import ValueEditor

if TYPE_CHECKING:
    from pydantic import JsonValue

    from companion.play.system import Setting
    from ui.session_bridge import SessionBridge


class SettingList(QWidget):
    """Emits `chosen(key, value)` when the player picks another reading or edits a figure of a table."""

    chosen = Signal(str, object)

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge = bridge
        self.editors: dict[str, ValueEditor] = {}
        self._values: dict[str, JsonValue] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def show_settings(self, settings: Sequence[Setting], chosen: Mapping[str, JsonValue]) -> None:
        """Show settings with the values chosen; a default where none is."""
        clear(self._column)
        self.editors = {}
        self._values = {setting.key: chosen.get(setting.key, setting.default) for setting in settings}
        readings = [one for one in settings if not isinstance(one.default, dict)]
        self._column.addWidget(self._readings(readings))
        for setting in settings:
            if isinstance(setting.default, dict):
                self._column.addWidget(self._table(setting))

    def _readings(self, settings: Sequence[Setting]) -> QWidget:
        view, grid = _grid()
        for row, setting in enumerate(settings):
            value = self._values[setting.key]
            editor = self.editors[setting.key] = ValueEditor(self._bridge, value, setting.options)
            editor.changed.connect(lambda new, key=setting.key: self._choose(key, new))
            _add_row(grid, row, self._title(setting), editor)
        return view

    def _table(self, setting: Setting) -> Fold:
        """Every figure of a table is a row; what the base game alone tells is a question mark."""
        fold = Fold(self._title(setting))
        view, grid = _grid()
        for row, (path, value) in enumerate(_figures(self._values[setting.key])):
            editor = self.editors["/".join((setting.key, *path))] = ValueEditor(self._bridge, value, None)
            editor.changed.connect(lambda new, key=setting.key, path=path: self._put(key, path, new))
            _add_row(grid, row, self._name(path), editor)
        fold.rows.addWidget(view)
        return fold

    def _title(self, setting: Setting) -> str:
        return self._bridge.reason_text(Reason(f"setting-{setting.key}", setting.rule))

    def _name(self, path: tuple[str, ...]) -> str:
        key = f"terrain-{path[-1].replace('_', '-')}"
        if key in self._bridge.catalogue:
            return self._bridge.text(key)
        return " ".join(path)

    def _choose(self, key: str, value: JsonValue) -> None:
        self._values[key] = value
        self.chosen.emit(key, value)

    def _put(self, key: str, path: tuple[str, ...], value: JsonValue) -> None:
        self._choose(key, _with_figure(self._values[key], path, value))


def _grid() -> tuple[QWidget, QGridLayout]:
    view = QWidget()
    grid = QGridLayout(view)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setColumnStretch(0, 3)
    grid.setColumnStretch(1, 2)
    return view, grid


def _add_row(grid: QGridLayout, row: int, text: str, editor: ValueEditor) -> None:
    label = QLabel(text, wordWrap=True)
    label.setBuddy(editor.field)
    editor.field.setAccessibleName(text)
    grid.addWidget(label, row, 0)
    grid.addWidget(editor, row, 1)


def _figures(table: JsonValue, path: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], JsonValue]]:
    """The figures of a table with the way to each; lists of words are left to the printed table."""
    if not isinstance(table, Mapping):
        return [] if isinstance(table, list | tuple | str) else [(path, table)]
    return [figure for key, part in table.items() for figure in _figures(part, (*path, str(key)))]


def _with_figure(table: JsonValue, path: tuple[str, ...], value: JsonValue) -> JsonValue:
    if not path:
        return value
    first, *rest = path
    return {
        key: _with_figure(part, tuple(rest), value) if str(key) == first else part
        for key, part in table.items()
    }
