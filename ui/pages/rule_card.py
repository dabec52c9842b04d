"""One rule beside the list: what the companion does about it, and how a disputed one is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout

from ui import operations
from ui.panels.panel import ALWAYS
from ui.session.bridge import Change, SessionBridge
from ui.widgets.layouts import clear
from ui.widgets.segments import Segments
from ui.widgets.value_editor import option_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pydantic import JsonValue

    from companion.kit.system import Setting
    from companion.rulebook import Rule

_SIGHT = "sight-"  # readings of sight count without a session too


class RuleCard(QFrame):
    """Shows a rule's number, duty and readings; a reading chosen here counts at once.

    In a session its own readings are shown and changed; without one those of sight may be.
    """

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self.setObjectName("page-card")
        self._bridge = bridge
        self._rule: Rule | None = None
        self._shown: Sequence[Setting] = ()
        self.number, self.duty = QLabel(), QLabel(wordWrap=True)
        self._heading, self._note = QLabel(), QLabel(wordWrap=True)
        self.choices: dict[str, Segments] = {}
        self._readings = QVBoxLayout()
        self._lay_out()
        bridge.changed.connect(self._on_changed)

    def show_rule(self, rule: Rule | None, settings: Sequence[Setting]) -> None:
        """Show a rule, or nothing."""
        self._rule, self._shown = rule, settings
        self._refresh()

    def _refresh(self) -> None:
        if self._rule is None:
            self.number.clear()
            self.duty.setText(self._bridge.text("rules-none"))
        else:
            self.number.setText(self._rule.id)
            self.duty.setText(self._bridge.text(f"rules-duty-{self._rule.duty.value}"))
        self._show_settings()

    def _show_settings(self) -> None:
        for widget in (self._heading, self._note):
            widget.setVisible(bool(self._shown))
        self._heading.setText(self._bridge.text("rules-readings"))
        self._note.setText(self._bridge.text(f"rules-readings-{self._where()}"))
        clear(self._readings)
        self.choices = {}
        for setting in self._shown:
            self._add_reading(setting)

    def _add_reading(self, setting: Setting) -> None:
        """A reading to be chosen; one that waits for a session is told only."""
        is_open = self._where() != "later" and setting.options is not None
        words = self._bridge.text(f"setting-{setting.key}") if is_open else self._reading_words(setting)
        label = QLabel(words, wordWrap=True)
        self._readings.addWidget(label)
        if is_open:
            self._readings.addWidget(self._choice(setting))

    def _choice(self, setting: Setting) -> Segments:
        """The options under one another, so that none is cut short."""
        segments = self.choices[setting.key] = Segments(setting.options or (), columns=1)
        for option in setting.options or ():
            segments.set_text(option, option_words(self._bridge, option))
        value = self._value(setting)
        if value in segments.values():
            segments.set_value(value)
        segments.chosen.connect(lambda chosen: self._choose(setting.key, chosen))
        return segments

    def _reading_words(self, setting: Setting) -> str:
        """A reading with what it is, as a session begins with it."""
        reading = self._bridge.text(f"setting-{setting.key}")
        value = option_words(self._bridge, self._value(setting))
        return self._bridge.text("rules-reading", reading=reading, value=value)

    def _where(self) -> str:
        """Where a choice counts: in the session, for sight at large, or only once a session is begun."""
        if self._bridge.session is not None:
            return "session"
        return "sight" if all(setting.key.startswith(_SIGHT) for setting in self._shown) else "later"

    def _value(self, setting: Setting) -> JsonValue:
        if self._bridge.session is not None:
            return setting.in_force(self._bridge.session.state.settings)
        chosen = self._bridge.sight_settings.model_dump(mode="json")
        values = {_SIGHT + name.replace("_", "-"): value for name, value in chosen.items()}
        return values.get(setting.key, setting.default)

    def _choose(self, key: str, value: JsonValue) -> None:
        if self._bridge.session is not None:
            if not operations.choose_setting(self._bridge, key, value):
                self._refresh()  # what holds, not what was refused
        else:
            field = key.removeprefix(_SIGHT).replace("-", "_")
            operations.set_reading(self._bridge, **{field: value})

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & {Change.SESSION, Change.SETTINGS, *ALWAYS} and self.isVisible():
            self._refresh()

    def _lay_out(self) -> None:
        self.number.setObjectName("title")
        self._heading.setObjectName("heading")
        self._note.setObjectName("dim")
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 12, 18, 12)
        for widget in (self.number, self.duty, self._heading, self._note):
            column.addWidget(widget)
        column.addLayout(self._readings)
        column.addStretch(1)
