"""The table of shortcuts: each can be typed anew; a clash is told and not taken."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QKeySequenceEdit, QLabel, QPushButton, QVBoxLayout, QWidget

from companion.reason import CompanionError, Reason
from ui import operations
from ui.session.bridge import Change, SessionBridge
from ui.shell.actions import ACTIONS, ActionSpec
from ui.shell.button_keys import ENTER
from ui.widgets.greyed import grey
from ui.widgets.hex_text import is_hex_character

_SPACE = QKeySequence(Qt.Key.Key_Space).toString()


class _KeysField(QKeySequenceEdit):
    """Enter takes what is typed at once; that and Escape mean everywhere what they mean here."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if is_plain and event.key() in ENTER:
            self.editingFinished.emit()
        elif is_plain and event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


class ShortcutTable(QWidget):
    """One row for each action: its name and its keys; a button brings all defaults back."""

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._labels: dict[str, QLabel] = {}
        self.edits: dict[str, QKeySequenceEdit] = {}
        self._reset = QPushButton()
        self._build()
        bridge.changed.connect(self._on_changed)
        self._refresh()

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        for row, spec in enumerate(ACTIONS):
            self._labels[spec.id] = QLabel(wordWrap=True)
            self.edits[spec.id] = self._edit(spec)
            grid.addWidget(self._labels[spec.id], row, 0)
            grid.addWidget(self.edits[spec.id], row, 1)
        self._reset.clicked.connect(lambda: operations.set_preference(self._bridge, shortcuts={}))
        column.addWidget(self._reset, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(grid)
        column.addStretch(1)

    def _edit(self, spec: ActionSpec) -> QKeySequenceEdit:
        edit = _KeysField(clearButtonEnabled=True, maximumSequenceLength=1)
        edit.editingFinished.connect(lambda: self._bridge.guard(lambda: self._take(spec)))
        return edit

    def _take(self, spec: ActionSpec) -> None:
        """Keep what was typed; the old keys come back when another action has these."""
        wanted = self.edits[spec.id].keySequence().toString()
        if wanted == self._keys(spec):
            return
        try:
            self._refuse_unusable(spec, wanted)
        except CompanionError:
            self._refresh()
            raise
        self._bridge.unsay("refusal")  # of other keys
        shortcuts = {**self._bridge.preferences.shortcuts, spec.id: wanted}
        operations.set_preference(self._bridge, shortcuts=shortcuts)

    def _refuse_unusable(self, spec: ActionSpec, wanted: str) -> None:
        if len(wanted) == 1 and is_hex_character(wanted):
            raise CompanionError(Reason("shortcut-is-typing", args={"keys": wanted}))
        if wanted == _SPACE:
            raise CompanionError(Reason("shortcut-is-space", args={"keys": wanted}))
        for other in ACTIONS:
            if wanted and other is not spec and self._keys(other) == wanted:
                name = self._bridge.text(other.text_key)
                raise CompanionError(Reason("shortcut-taken", args={"keys": wanted, "action": name}))

    def _keys(self, spec: ActionSpec) -> str:
        return QKeySequence(self._bridge.preferences.shortcuts.get(spec.id, spec.shortcut)).toString()

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & {Change.LANGUAGE, Change.PREFERENCES}:
            self._refresh()

    def _refresh(self) -> None:
        self._reset.setText(self._bridge.text("settings-shortcuts-reset"))
        is_other = bool(self._bridge.preferences.shortcuts)
        grey(self._bridge, self._reset, None if is_other else Reason("settings-shortcuts-are-default"))
        for spec in ACTIONS:
            for say in (self._labels[spec.id].setText, self.edits[spec.id].setAccessibleName):
                say(self._bridge.text(spec.text_key))
            self.edits[spec.id].setKeySequence(QKeySequence(self._keys(spec)))
