"""The artillery calculator on the start page: contact and access, a round's accuracy, the fire on a hex."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from companion.reason import CompanionError, Reason
from ui.hex_text import plain
from ui.pages.artillery_figures import Basis, Fire, accuracy, basis_of, chances, fire, most_error
from ui.pages.fields import Fields
from ui.panels.elst_session import elst_session
from ui.panels.panel import Texts
from ui.panels.request_words import chance_words, signed
from ui.session_bridge import Change, SessionBridge
from ui.session_words import basis_words
from ui.widgets.segments import Segments

_KINDS = ("contact", "round", "fire")
_CALIBRES = (70, 80, 100, 120, 150, 200)


class ArtilleryCalculator(QFrame):
    """Answers from typed figures alone; where a session is in play, by its readings and tables."""

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page-card")
        self._bridge, self._texts = bridge, Texts(bridge)
        self._kinds = Segments(_KINDS)
        self.contact = ContactFields(bridge, self._texts)
        self.round = RoundFields(bridge, self._texts)
        self.fire = FireFields(bridge, self._texts)
        self._stack = QStackedWidget()
        for kind, fields in zip(_KINDS, (self.contact, self.round, self.fire), strict=True):
            self._stack.addWidget(fields)
            self._texts.bind(f"artillery-calculator-{kind}", self._kinds.button(kind).setText)
        self._build()
        self.choose(_KINDS[0])
        bridge.changed.connect(self._on_changed)

    def choose(self, kind: str) -> None:
        """Show the fields of one kind of question."""
        self._kinds.set_value(kind)
        self._stack.setCurrentIndex(_KINDS.index(kind))

    def _build(self) -> None:
        title = QLabel(wordWrap=True)
        title.setObjectName("title")
        self._texts.bind("artillery-calculator-title", title.setText)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 14, 18, 14)
        self.basis = QLabel(wordWrap=True)
        self.basis.setObjectName("dim")
        for widget in (title, self._kinds, self._stack, self.basis):
            column.addWidget(widget)
        self._kinds.chosen.connect(self.choose)
        self._tell_basis()

    def _tell_basis(self) -> None:
        self.basis.setText(basis_words(self._bridge, elst_session(self._bridge)))

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._texts.retranslate()
        if changes & {Change.LANGUAGE, Change.SESSION, Change.SETTINGS}:
            self._tell_basis()
            for fields in (self.contact, self.round, self.fire):
                fields.answer()


class ContactFields(Fields):
    """Contact number and chits: the chance of contact, of a black chit, and of both in one phase."""

    def _build(self) -> None:
        self.number = self._stepper("artillery-contact-number", (0, 0), (2, 12), 8)
        self.is_kept = self._check_box("artillery-maintenance", 0, 1)
        self.is_mortar = self._check_box("artillery-battalion-mortar", 1, 1)
        self.black = self._stepper("artillery-black-left", (1, 0), (0, 20), 8)
        self.red = self._stepper("artillery-red-left", (2, 0), (0, 20), 3)

    def _lines(self) -> list[str]:
        found = chances(
            self.number.value or 0,
            {"black": self.black.value or 0, "red": self.red.value or 0},
            is_kept=self.is_kept.isChecked(),
            is_mortar=self.is_mortar.isChecked(),
        )
        keys = ("artillery-answer-contact", "artillery-answer-black", "artillery-answer-both")
        told = zip(keys, found, strict=True)
        return [self._bridge.text(key, chance=chance_words(self._bridge, chance)) for key, chance in told]


class RoundFields(Fields):
    """Hindrance and correction: the chance of a hit on the AR, and how far the round may stray."""

    def _build(self) -> None:
        self.number = self._stepper("artillery-accuracy-number", (0, 0), (1, 2), 2)
        self.hindrance = self._stepper("artillery-hindrance", (0, 1), (0, 5), 0)
        self.correction = self._stepper("artillery-correction", (1, 0), (0, 18), 0)
        self.converts = self._check_box("artillery-converts", 1, 1)

    def _lines(self) -> list[str]:
        correction = self.correction.value or None
        chance = accuracy(
            _basis(self._bridge),
            self.number.value or 0,
            self.hindrance.value or 0,
            correction or 0,
            converts=self.converts.isChecked(),
        )
        cap = most_error(correction)
        hit = self._bridge.text("artillery-answer-hit", chance=chance_words(self._bridge, chance))
        return [hit, self._bridge.text("artillery-answer-cap", cap=cap)]


class FireFields(Fields):
    """Calibre, modifiers and DR: column and result. A line takes all of them at once: "100 +3 7"."""

    def _build(self) -> None:
        self.line = QLineEdit()
        self._texts.bind("artillery-fire-line", self.line.setPlaceholderText)
        self._grid.addWidget(self.line, 0, 0, 1, 4)
        self.line.returnPressed.connect(self._read_line)
        self.calibre = Segments(_CALIBRES, columns=len(_CALIBRES))
        for calibre in _CALIBRES:
            self.calibre.set_text(calibre, str(calibre))
        self.calibre.set_value(100)
        self.calibre.chosen.connect(lambda _calibre: self.answer())
        self._grid.addWidget(self.calibre, 1, 0, 1, 4)
        self.tem = self._stepper("artillery-tem", (2, 0), (-1, 6), 0)
        self.negative = self._stepper("artillery-negative", (2, 1), (-6, 0), 0)
        self.roll = self._stepper("artillery-dr", (3, 0), (2, 12), 7)

    def _lines(self) -> list[str]:
        drm = self.tem.value or 0, self.negative.value or 0
        result = fire(_basis(self._bridge), int(str(self.calibre.value())), *drm, self.roll.value or 2)
        return [self._words(result)]

    def _words(self, result: Fire) -> str:
        key = "artillery-answer-critical" if result.is_critical else "artillery-answer-fire"
        return self._bridge.text(
            key,
            column=str(result.column),
            original=result.original,
            drm=signed(result.drm),
            final=str(result.final).replace("-", "−"),
            effect=result.effect or self._bridge.text("artillery-no-effect"),
        )

    def _read_line(self) -> None:
        numbers = self._bridge.guard(self._typed)
        if numbers is None:
            self.line.selectAll()
            return
        calibre, tem, roll = numbers
        self.calibre.set_value(calibre)
        self.tem.set_value(tem)
        self.roll.set_value(roll)
        self.answer()
        self.line.clear()

    def _typed(self) -> tuple[int, int, int]:
        """Calibre, TEM and DR as typed."""
        words = plain(self.line.text()).replace("−", "-").split()
        if len(words) != 3 or not all(word.lstrip("+-").isdecimal() for word in words):
            raise CompanionError(Reason("artillery-line-not-read"))
        calibre, tem, roll = map(int, words)
        if calibre not in _CALIBRES or not 2 <= roll <= 12:
            raise CompanionError(Reason("artillery-line-not-read"))
        return calibre, tem, roll


def _basis(bridge: SessionBridge) -> Basis:
    return basis_of(elst_session(bridge))
