"""The form of a task: places at a tap, the last side kept, and the odds while it is filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget

from companion.games.elst.factions import Faction
from companion.games.elst.rules.refit.areas import ENTRY_NAME
from companion.games.elst.shown.refit.forecasts import forecast
from companion.kit.panels import InputKind
from companion.reason import CompanionError
from ui.pages.refit.forecast_words import forecast_lines
from ui.panels.parts.choices import ChoiceListView
from ui.panels.parts.form import ChoiceForm
from ui.session.campaign_session import refit_scene
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.literal import literal
from ui.widgets.segments import Segments

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QHideEvent, QShowEvent

    from companion.games.elst.shown.refit.forecasts import Forecast
    from companion.kit.panels import Choice, Input
    from companion.session.messages import Command
    from ui.pages.refit.step_panel import StepPanel

_PLACES = frozenset({"place", "origin", "goal"})
_COUNTERS = "text"


class TaskChoices(ChoiceListView):
    """The choices of a task, each with a task's form."""

    _panel: StepPanel

    def make_form(self, choice: Choice) -> ChoiceForm:
        return TaskForm(self._panel, choice)


class PlaceLine(QWidget):
    """An area by its name, typed or tapped."""

    changed = Signal()

    def __init__(self, names: Sequence[str], words: Sequence[str]) -> None:
        super().__init__()
        self.line = QLineEdit()
        self.line.textChanged.connect(self.changed)
        chips = QWidget()
        flow = FlowLayout(chips)
        for name, word in zip(names, words, strict=True):
            chip = QPushButton(literal(word))
            chip.clicked.connect(lambda _checked=False, name=name: self.line.setText(name))
            flow.addWidget(chip)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.line)
        column.addWidget(chips)


class TaskForm(ChoiceForm):
    """Tells the odds of what is filled in so far, and draws the way of a Shift on the map."""

    def __init__(self, panel: StepPanel, choice: Choice) -> None:
        self._panel, self._choice = panel, choice
        self.odds = QLabel(wordWrap=True)
        super().__init__(panel.bridge, choice)
        self.odds.setObjectName("small")
        self.column.insertWidget(self.column.count() - 1, self.odds)
        self._take_up_side()
        self._follow_inputs()
        self.given.connect(lambda _values: self._keep_side())
        self._show_odds()

    def _input(self, one: Input) -> QWidget:
        if one.kind is InputKind.TEXT and one.name in _PLACES:
            names = self._place_names()
            return PlaceLine(names, [self._place_words(name) for name in names])
        widget = super()._input(one)
        if one.name == _COUNTERS and isinstance(widget, QLineEdit):
            widget.setPlaceholderText(self._bridge.text("refit-counters-hint"))
        return widget

    def _value(self, name: str, widget: QWidget) -> Any:
        return super()._value(name, widget.line if isinstance(widget, PlaceLine) else widget)

    def showEvent(self, event: QShowEvent) -> None:
        """Come into view, and let the player type at once."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._come_into_view)

    def _come_into_view(self) -> None:
        area = self.parent()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parent()
        if area is not None:
            area.ensureWidgetVisible(self)
        line = next(iter(self.findChildren(QLineEdit)), None)
        if line is not None:
            line.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._panel.way_wanted.emit(())

    # ---- places and sides ----

    def _place_names(self) -> tuple[str, ...]:
        """The areas of the side that acts, or of both, and the Entry Area."""
        scene = refit_scene(self._bridge)
        areas = scene.areas.areas if scene and scene.areas else ()
        side = self._choice.values.get("faction") or self._choice.values.get("side")
        names = (area.name for area in areas if side in (None, area.faction))
        return (*dict.fromkeys(names), ENTRY_NAME)

    def _place_words(self, name: str) -> str:
        return self._bridge.text("refit-entry-area") if name == ENTRY_NAME else name

    def _take_up_side(self) -> None:
        """Who typed for a side is likely to type for it again."""
        choice = self.inputs.get("side")
        if isinstance(choice, Segments) and self._panel.typed_for is not None:
            choice.set_value(self._panel.typed_for.value)

    def _keep_side(self) -> None:
        choice = self.inputs.get("side")
        if isinstance(choice, Segments):
            self._panel.typed_for = Faction(str(choice.value()))

    # ---- odds ----

    def _follow_inputs(self) -> None:
        for widget in self.inputs.values():
            for signal in ("textChanged", "changed", "chosen"):
                if hasattr(widget, signal):
                    getattr(widget, signal).connect(lambda *_: self._show_odds())
                    break

    def _show_odds(self) -> None:
        found = self._forecast()
        self.odds.setText("\n".join(forecast_lines(self._bridge, found)) if found else "")
        self.odds.setVisible(found is not None)
        self._panel.way_wanted.emit(found.path if found else ())

    def _forecast(self) -> Forecast | None:
        """Of what is filled in; None while something is missing or cannot be read."""
        scene = refit_scene(self._bridge)
        try:
            command = self._command()
            return forecast(scene, command) if scene and command else None
        except (CompanionError, ValueError):
            return None

    def _command(self) -> Command | None:
        values: dict[str, Any] = self._values()
        return self._choice.build(**values)
