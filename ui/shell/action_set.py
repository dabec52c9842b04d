"""The QActions of a window, made from `ui.shell.actions` and kept up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from companion.reason import Reason
from ui.look.icons import icon
from ui.session.bridge import Change
from ui.session.message import Severity
from ui.session.words import with_told
from ui.shell.actions import ACTIONS, ActionSpec, Scope
from ui.widgets.literal import literal

if TYPE_CHECKING:
    from ui.look.style import Palette
    from ui.shell.main_window import MainWindow
    from ui.shell.needs import Need

_NEEDS = frozenset(spec.needs for spec in ACTIONS if spec.needs is not None)

_LABELLED = tuple(spec for spec in ACTIONS if spec.label is not None or spec.called is not None)
_STEADY = tuple(spec for spec in ACTIONS if spec not in _LABELLED)  # called the same whatever can be done


class ActionSet(QObject):
    """One QAction for each ActionSpec: text, icon, shortcut and state follow the bridge."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._specs = {spec.id: spec for spec in ACTIONS}
        self._tips: dict[str, str] = {}
        self._keys: dict[str, str] = {}  # as they are printed
        self._missing: frozenset[Need] | None = None  # as shown last; None before that
        self._inked: Palette | None = None  # the colours of the icons
        # What an action is called is told to the widget that it is added to: not to the window, whose events
        # are looked at by many.
        self._keys_holder = QWidget(window)
        self._keys_holder.setObjectName("action-keys")
        self._keys_holder.resize(0, 0)
        self.by_id = {spec.id: self._make(spec) for spec in ACTIONS}
        self._is_stale, self._refreshed = True, 0
        window.bridge.changed.connect(self._on_changed)
        window.bridge.told.connect(self._refresh)
        self._refresh_looks()
        self._refresh_all_words()
        self.refresh_states()

    def __getitem__(self, action_id: str) -> QAction:
        return self.by_id[action_id]

    def attach(self, widget: QWidget) -> None:
        """Give the map, and where hexes are typed, the shortcuts that lists elsewhere keep for themselves."""
        for spec in ACTIONS:
            if spec.scope is Scope.MAP:
                self[spec.id].setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                widget.addAction(self[spec.id])

    def words(self, action_id: str) -> str:
        """What an action is called now."""
        bridge, spec = self._window.bridge, self._specs[action_id]
        name = bridge.text(spec.called(bridge.session) if spec.called else spec.text_key)
        label = spec.label(bridge) if spec.label else None
        return with_told(bridge, name, label, spec.detail(bridge) if spec.detail else ())

    def why_not(self, action_id: str) -> Reason | None:
        """Why an action cannot be done now; None when it can."""
        key = self._specs[action_id].why_not(self._window)
        return Reason(key) if key else None

    def tell_why_not(self, action_id: str) -> None:
        """Say why an action that was tapped all the same cannot be done now."""
        if why := self.why_not(action_id):
            self._window.bridge.say(why, Severity.ERROR, slot="refusal")

    def do_found(self, action_id: str) -> None:
        """Do what was found by its name, or say why it cannot be done now."""
        self.tell_why_not(action_id)
        shows = self._specs[action_id].shows
        if shows is not None and self[action_id].isChecked():
            self._window.bridge.guard(lambda: shows(self._window))
        else:
            self[action_id].trigger()

    def refresh_states(self, *_: object) -> None:
        """Set what can be done now and what is switched on; while changes are told once all have heard."""
        self._is_stale = True
        if not self._window.bridge.is_telling:
            self._refresh()

    def _refresh(self) -> None:
        if not self._is_stale:
            return
        self._is_stale = False
        self._refreshed += 1
        missing = frozenset(need for need in _NEEDS if not need.is_met(self._window))
        anew = {spec.id for spec in _LABELLED if self._refresh_words(spec.id)}
        is_all_new, other = self._missing is None, missing ^ (self._missing or frozenset())
        self._missing = missing
        for spec in ACTIONS:
            if is_all_new or spec.needs in other or spec.id in anew:
                self._refresh_use(spec.id, spec.needs if spec.needs in missing else None)
            if spec.is_checked is not None:
                self[spec.id].setChecked(spec.is_checked(self._window))

    def _refresh_use(self, action_id: str, missing: Need | None) -> None:
        """A greyed one says why in its tip."""
        self[action_id].setEnabled(missing is None)
        tip, why = self._tips[action_id], self._window.bridge.text(missing.why) if missing else ""
        self[action_id].setToolTip(f"{tip}\n{why}" if why else tip)

    def _refresh_words(self, action_id: str) -> bool:
        """Whether it is called otherwise than before."""
        words, keys = self.words(action_id), self._keys[action_id]
        tip = f"{words} ({keys})" if keys else words
        is_other = self._tips.get(action_id) != tip
        if is_other:
            self._tips[action_id] = tip
            self[action_id].setText(literal(words))
        return is_other

    def _refresh_all_words(self) -> None:
        self._missing = None  # what is missing may have other words now
        for spec in _STEADY:
            self._refresh_words(spec.id)

    def _refresh_looks(self) -> None:
        """Set icons and shortcuts anew."""
        for spec in ACTIONS:
            self._refresh_look(spec, self[spec.id])
        self._inked = self._window.bridge.palette

    def _make(self, spec: ActionSpec) -> QAction:
        action = QAction(self)
        action.setObjectName(spec.id)
        action.setCheckable(spec.is_checked is not None)
        action.setAutoRepeat(spec.repeats)
        action.setVisible(spec.is_for(self._window.bridge.base_board))
        action.triggered.connect(lambda: self._run(spec))
        if spec.scope is Scope.WINDOW:
            self._keys_holder.addAction(action)
        return action

    def _run(self, spec: ActionSpec) -> None:
        """What an act of the table changes is told; a switch shows what came of it in any case."""
        told = self._refreshed
        self._window.bridge.guard(lambda: spec.operation(self._window))
        if self._refreshed == told or spec.is_checked is not None:
            self.refresh_states()

    def _refresh_look(self, spec: ActionSpec, action: QAction) -> None:
        bridge = self._window.bridge
        keys = QKeySequence(bridge.preferences.shortcuts.get(spec.id, spec.shortcut))
        action.setShortcut(keys)
        self._keys[spec.id] = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        if spec.icon and self._inked is not bridge.palette:
            action.setIcon(icon(spec.icon, bridge.palette))

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.PREFERENCES in changes:
            self._refresh_looks()
        if changes & {Change.LANGUAGE, Change.PREFERENCES}:
            self._refresh_all_words()
        self.refresh_states()
        if changes & {Change.PREFERENCES, Change.SESSION}:
            self._refresh()  # the bars ask which are offered
