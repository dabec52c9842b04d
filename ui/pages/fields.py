"""What the calculators of the start page share: named fields, and the answer under them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from ui.panels.panel import Texts
from ui.session_bridge import Change, SessionBridge
from ui.widgets.stepper import Stepper

_ANSWERED_ANEW = frozenset({Change.LANGUAGE, Change.SESSION, Change.SETTINGS})


class Fields(QWidget):
    """Some fields with their names, and under them the answer, given anew at every change."""

    def __init__(self, bridge: SessionBridge, texts: Texts) -> None:
        super().__init__()
        self._bridge, self._texts = bridge, texts
        self.result = QLabel(wordWrap=True, textInteractionFlags=Qt.TextInteractionFlag.TextSelectableByMouse)
        self.result.setObjectName("answer")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 4, 0, 0)
        self._build()
        self._grid.addWidget(self.result, self._grid.rowCount(), 0, 1, 4)
        self.answer()

    def answer(self) -> None:
        """Tell what the fields come to."""
        self.result.setText("\n".join(self._lines()))

    def _build(self) -> None:
        raise NotImplementedError

    def _lines(self) -> list[str]:
        raise NotImplementedError

    def _stepper(
        self, key: str, place: tuple[int, int], limits: tuple[int, int], value: int | None, *, start: int = 0
    ) -> Stepper:
        stepper = Stepper(*limits, start=start, is_signed=limits[0] < 0)
        stepper.set_value(value)
        stepper.changed.connect(lambda _value: self.answer())
        name = QLabel(wordWrap=True)
        self._texts.bind(key, name.setText)
        self._grid.addWidget(name, place[0], 2 * place[1])
        self._grid.addWidget(stepper, place[0], 2 * place[1] + 1)
        return stepper

    def _check_box(self, key: str, row: int, column: int) -> QCheckBox:
        box = QCheckBox()
        box.toggled.connect(lambda _on: self.answer())
        self._texts.bind(key, box.setText)
        self._grid.addWidget(box, row, 2 * column, 1, 2)
        return box


class CalculatorCard(QFrame):
    """A calculator of one kind of question: its title and its fields; it goes by the session in play."""

    title_key: str

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page-card")
        self._texts = Texts(bridge)
        self.fields = self._make_fields(bridge)
        title = QLabel(wordWrap=True)
        title.setObjectName("title")
        self._texts.bind(self.title_key, title.setText)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 14, 18, 14)
        column.addWidget(title)
        column.addWidget(self.fields)
        bridge.changed.connect(self._on_changed)

    def _make_fields(self, bridge: SessionBridge) -> Fields:
        raise NotImplementedError

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._texts.retranslate()
        if changes & _ANSWERED_ANEW:
            self.fields.answer()
