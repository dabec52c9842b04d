"""Readings of the rules and tables of the base game, each with its rule and what it may be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from companion.reason import Reason
from ui.session.message import Severity
from ui.widgets.fold import Fold, remembered_fold
from ui.widgets.layouts import clear
from ui.widgets.literal import literal
from ui.widgets.value_editor import ValueEditor, option_words
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from pydantic import JsonValue
    from PySide6.QtGui import QResizeEvent

    from companion.kit.system import Setting
    from ui.session.bridge import SessionBridge

_ROOM_FOR_COLUMNS = 80  # width in text sizes
Path = tuple[str, ...]  # the way to an entry of a table, from the top


class SettingList(QWidget):
    """Emits `chosen(key, value)` when the player picks another reading or edits an entry of a table."""

    chosen = Signal(str, object)

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge = bridge
        self.editors: dict[str, ValueEditor] = {}
        self._values: dict[str, JsonValue] = {}
        self._settings: dict[str, Setting] = {}
        self._shown: object = None
        self._unfolded: set[str] = set()
        self._rows: list[tuple[WrappedLabel, ValueEditor]] = []  # of the readings, tables apart
        self._grid: QGridLayout | None = None
        self._columns = 0  # in which they stand
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def show_settings(self, settings: Sequence[Setting], chosen: Mapping[str, JsonValue]) -> None:
        """Show settings with the values chosen; a default where none is. The same ones stay as they are."""
        values = {setting.key: setting.in_force(chosen) for setting in settings}
        shown = tuple(settings), values, self._bridge.catalogue
        if shown == self._shown:
            return
        self._shown = shown
        clear(self._column)
        self.editors = {}
        self._settings = {setting.key: setting for setting in settings}
        self._values = dict(values)
        readings = [one for one in settings if not isinstance(one.default, dict)]
        self._column.addWidget(self._readings(readings))
        self._place_rows()
        for setting in settings:
            if isinstance(setting.default, dict):
                self._column.addWidget(self._table(setting))

    def _readings(self, settings: Sequence[Setting]) -> QWidget:
        view, self._grid = _grid()
        self._rows = []
        for setting in settings:
            value = self._values[setting.key]
            editor = self.editors[setting.key] = ValueEditor(self._bridge, value, setting.options)
            editor.changed.connect(lambda new, key=setting.key: self._choose(key, new))
            self._rows.append((_label(self._title(setting), editor), editor))
        return view

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._columns_wanted != self._columns:
            self._place_rows()

    @property
    def _columns_wanted(self) -> int:
        return 2 if self.width() > _ROOM_FOR_COLUMNS * self._bridge.text_size else 1

    def _place_rows(self) -> None:
        """Down one column, then down the other where there is room for two."""
        if self._grid is None:
            return
        self._columns = self._columns_wanted
        _share(self._grid, self._columns)
        rows = -(-len(self._rows) // self._columns)
        for place, (label, editor) in enumerate(self._rows):
            column, row = divmod(place, rows)
            self._grid.addWidget(label, row, 2 * column)
            self._grid.addWidget(editor, row, 2 * column + 1)

    def _table(self, setting: Setting) -> Fold:
        """Every entry of a table is a row; what the base game alone tells is a question mark."""

        def rows() -> Iterator[QWidget]:
            view, grid = _grid(names=1, values=2)
            for row, (path, value) in enumerate(_entries(self._values[setting.key])):
                self._add_entry(grid, row, setting.key, path, value)
            yield view

        return remembered_fold(self._title(setting), rows, setting.key, self._unfolded)

    def _add_entry(self, grid: QGridLayout, row: int, key: str, path: Path, value: JsonValue) -> None:
        editor = self.editors["/".join((key, *path))] = ValueEditor(self._bridge, value, None)
        editor.changed.connect(lambda new: self._put(key, path, new))
        grid.addWidget(_label(self._name(key, path), editor), row, 0)
        grid.addWidget(editor, row, 1)

    def words_of(self, setting: Setting) -> str:
        """What it is looked for by: its name, and what it may be."""
        options = (option_words(self._bridge, option) for option in setting.options or ())
        return " ".join((self._title(setting), *options))

    def _title(self, setting: Setting) -> str:
        return self._bridge.reason_text(Reason(f"setting-{setting.key}", setting.rule))

    def _name(self, table: str, path: Path) -> str:
        """An entry by the message of its part of the table, else by its terrain, else as it is stored."""
        key = f"terrain-{path[-1].replace('_', '-')}" if len(path) == 1 else f"entry-{table}-{path[0]}"
        if key in self._bridge.catalogue:
            return self._bridge.text(key, row=path[-1])
        return " ".join(path)

    def _choose(self, key: str, value: JsonValue) -> None:
        """A value that the setting cannot have is told, and the list shows again what holds.

        One that holds its editor shows already, and who sets by keys goes on from there.
        """
        if refusal := self._settings[key].refusal(value):
            self._bridge.say(refusal, Severity.ERROR, slot="refusal")
            self._shown = None
            self.show_settings(tuple(self._settings.values()), self._values)
            return
        self._values[key] = value
        self._shown = tuple(self._settings.values()), dict(self._values), self._bridge.catalogue
        self.chosen.emit(key, value)

    def _put(self, key: str, path: Path, value: JsonValue) -> None:
        self._choose(key, _with_entry(self._values[key], path, value))


def _grid(names: int = 3, values: int = 2) -> tuple[QWidget, QGridLayout]:
    """A grid whose columns share its width so."""
    view = QWidget()
    grid = QGridLayout(view)
    grid.setContentsMargins(0, 0, 0, 0)
    _share(grid, 1, names, values)
    return view, grid


def _share(grid: QGridLayout, columns: int, names: int = 3, values: int = 2) -> None:
    """So many columns of names with their values share its width."""
    for column in range(grid.columnCount()):
        grid.setColumnStretch(column, 0)
    for column in range(columns):
        grid.setColumnStretch(2 * column, names)
        grid.setColumnStretch(2 * column + 1, values)


def _label(text: str, editor: ValueEditor) -> WrappedLabel:
    label = WrappedLabel(literal(text))
    label.setBuddy(editor.field)
    editor.field.setAccessibleName(text)
    return label


def _entries(table: JsonValue, path: Path = ()) -> list[tuple[Path, JsonValue]]:
    """The entries of a table, figures and rows of words, with the way to each."""
    if not isinstance(table, Mapping):
        return [(path, table)]
    return [entry for key, part in table.items() for entry in _entries(part, (*path, str(key)))]


def _with_entry(table: JsonValue, path: Path, value: JsonValue) -> JsonValue:
    if not path or not isinstance(table, Mapping):
        return value
    first, *rest = path
    return {
        key: _with_entry(part, tuple(rest), value) if str(key) == first else part
        for key, part in table.items()
    }
