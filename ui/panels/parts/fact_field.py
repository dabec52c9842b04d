"""A fact in a table of a game's panel, set where it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QWidget

from companion.figures import whole_number
from companion.kit.facts import fact_at
from ui import operations
from ui.look.style import least_target, text_font
from ui.shell.focus_keeper import next_field
from ui.widgets.hex_text import plain
from ui.widgets.number_line import UNKNOWN, NumberLine

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from companion.kit.facts import Fact
    from ui.panels.panel import Panel

_PATH = "fact"  # the property that names the fact a field sets
_FIELD = 3.3  # how wide, in text sizes
_USUAL = "00"  # what stands in a narrow one
_EDGES = 12  # pixels around it
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def fact_field(panel: Panel, fact: Fact) -> QWidget:
    """A box to tick for a yes or no, else a line for a number."""
    value = _value(panel, fact)
    field = FactTick(panel, fact, value) if isinstance(value, bool) else FactLine(panel, fact, value)
    field.setProperty(_PATH, fact.path)
    field.setAccessibleName(panel.bridge.reason_text(fact.label))
    field.setToolTip(field.accessibleName())
    return field


def field_width(panel: Panel) -> int:
    """How wide a number's line is, in pixels: however small its text, a finger hits it."""
    return max(round(_FIELD * panel.bridge.text_size), _target(panel))


def narrow_width(panel: Panel, fact: Fact | None = None) -> int:
    """How wide a fact's field is at least, where words beside it need the room."""
    if fact is not None and isinstance(_value(panel, fact), bool):
        return _target(panel)
    digits = QFontMetrics(text_font(panel.bridge.text_size)).horizontalAdvance(_USUAL)
    return max(digits + _EDGES, _target(panel))


def _target(panel: Panel) -> int:
    return least_target(is_table_mode=panel.bridge.is_table_mode)


def _value(panel: Panel, fact: Fact) -> Any:
    return fact_at(panel.bridge.in_play.state.scope(fact.secret_to).game, fact.path)


def focused_fact(panel: QWidget) -> str:
    """The fact whose field has the keyboard; empty for none within the panel."""
    field = QApplication.focusWidget()
    return (field.property(_PATH) or "") if field is not None and panel.isAncestorOf(field) else ""


def focus_fact(panel: QWidget, path: str) -> None:
    """Give the keyboard to the field of a fact, everything in it marked."""
    fields = (field for field in panel.findChildren(QLineEdit) if field.property(_PATH) == path)
    if field := next((one for one in fields if one.isVisible()), None):
        field.setFocus()
        field.selectAll()


class FactTick(QCheckBox):
    """Sets its fact as it is ticked."""

    def __init__(self, panel: Panel, fact: Fact, value: bool) -> None:
        super().__init__()
        self.setObjectName("tick")  # alone: its words stand elsewhere
        self.setFixedWidth(narrow_width(panel, fact))
        self.setChecked(value)
        self.clicked.connect(lambda ticked: _set(panel, fact, ticked))


class FactLine(NumberLine):
    """Sets its fact when it is left; Enter goes on to the next one, an empty line is "nobody knows"."""

    def __init__(self, panel: Panel, fact: Fact, value: int | None) -> None:
        super().__init__("" if value is None else str(value), alignment=Qt.AlignmentFlag.AlignCenter)
        self._panel, self._fact, self._value = panel, fact, value
        self.setPlaceholderText(UNKNOWN)
        self.setObjectName("figure")
        self.setMinimumWidth(narrow_width(panel))
        self.setMaximumWidth(field_width(panel))
        self.editingFinished.connect(lambda: QTimer.singleShot(0, self, self._read))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self._go_on()
        else:
            super().keyPressEvent(event)

    def _go_on(self) -> None:
        """To the next line; behind the last one the keyboard is given back."""
        if (following := next_field(self)) is not None:
            following.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.clearFocus()

    def _read(self) -> None:
        """What is no number is put back."""
        text = plain(self.text()).strip()
        value = whole_number(text) if text.isdecimal() else None
        is_other = value != self._value and (value is not None or text in ("", UNKNOWN))
        if not is_other or not _set(self._panel, self._fact, value):
            self.setText("" if self._value is None else str(self._value))


def _set(panel: Panel, fact: Fact, value: int | None) -> bool:
    return operations.set_facts(panel.bridge, {fact.path: value}, secret_to=fact.secret_to)
