"""What the step of a procedure under way asks and tells."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from companion.kit.panels import Secrets, Task, Track
from ui.pages.step_rules import rules_of_step
from ui.panels.game_panel import PLAY_CHANGES
from ui.panels.panel import Panel
from ui.panels.parts.lines import lines_view
from ui.panels.parts.make import part_views
from ui.panels.parts.secrets import secret_shown
from ui.session.bridge import Change
from ui.session.panel_data import procedure_panel_of
from ui.session.roll_call import unconfirmed_of_panel
from ui.widgets.beside import Beside
from ui.widgets.dim_line import dim_line
from ui.widgets.layouts import clear, show_now

if TYPE_CHECKING:
    from collections.abc import Iterator

    from companion.kit.panels import Panel as PanelData
    from companion.kit.panels import Part, Procedure, ProcedureStep, Secret
    from ui.map.tools.control import ControlTool
    from ui.session.bridge import SessionBridge
    from ui.widgets.fold import Fold

_ROOM_FOR_ROW, _ROOM_FOR_DATE = 54, 24  # text sizes: in less the words would stand in towers


class ProcedurePanel(Panel):
    """The step's name, where it all stands, the step's rules, then the parts that the game describes.

    `map_tool` is the tool of the map beside it; `drawn` when it shows another state, or another side's
    secrets.
    """

    drawn = Signal()
    listens_to = PLAY_CHANGES | {Change.SECRETS}
    holds_secrets = True

    def __init__(self, bridge: SessionBridge, tool: ControlTool) -> None:
        super().__init__(bridge)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 8, 8, 8)
        self.map_tool = tool

    def refresh(self) -> None:
        clear(self._column)
        data = procedure_panel_of(self.bridge)
        for view in self._views(data, data.procedure) if data and data.procedure else self._none():
            self._column.addWidget(view)
        self._column.addStretch(1)
        show_now(self._column)
        self.drawn.emit()

    @property
    def shown_step(self) -> ProcedureStep | None:
        """The step under way; that of the side in sight where it is elsewhere."""
        data = procedure_panel_of(self.bridge)
        if data is None or data.procedure is None:
            return None
        own = next((one.step for one in self._secrets(data) if one.step), data.procedure.step)
        return data.procedure.at(own)

    @property
    def stage(self) -> tuple[object, ...]:
        """What the panel is at: another step, another side's secrets or another stage of them differ."""
        data = procedure_panel_of(self.bridge)
        secrets = tuple(self._secrets(data)) if data else ()
        tracks = (part for one in secrets for part in one.parts if isinstance(part, Track))
        return self.shown_step, *(one.faction for one in secrets), *(track.position for track in tracks)

    def _secrets(self, data: PanelData) -> Iterator[Secret]:
        """Those in sight."""
        shown = (secret_shown(self, part) for part in data.parts if isinstance(part, Secrets))
        return (one for one in shown if one is not None)

    def _views(self, data: PanelData, procedure: Procedure) -> Iterator[QWidget]:
        step = self.shown_step
        rules = rules_of_step(self, step.id) if step else None
        title = self.bridge.reason_text(step.name if step else procedure.between or data.title)
        yield self._head(title, procedure, rules)
        if rules is not None:
            yield rules
        if words := unconfirmed_of_panel(self.bridge, data.id):
            yield dim_line(words)
        parts = tuple(self._under(title, part) for part in data.parts)
        yield from part_views(self, parts, f"{data.id}-{procedure.step}")

    def _under(self, title: str, part: Part) -> Part:
        """A task that is called as the step is not named again."""
        if isinstance(part, Task) and not part.is_folded and self.bridge.reason_text(part.title) == title:
            return replace(part, is_named_above=True)
        return part

    def _head(self, title: str, procedure: Procedure, rules: Fold | None) -> QWidget:
        """In one row where the page is wide enough for it, else in two."""
        head, where = QWidget(), QWidget()
        row = Beside(head, room=_ROOM_FOR_ROW)
        is_short = len(procedure.lines) == 1  # a date, as a rule
        row.addWidget(self._titled(title), 6)
        row.addWidget(where, 3 if is_short else 5)
        beside = Beside(where, room=_ROOM_FOR_DATE if is_short else _ROOM_FOR_ROW)
        beside.addWidget(lines_view(self, procedure.lines), 1)
        if rules is not None:
            beside.addWidget(rules.head)
        return head

    def _titled(self, title: str) -> QLabel:
        label = QLabel(title, wordWrap=True)
        label.setObjectName("title")
        return label

    def _none(self) -> Iterator[QWidget]:
        """A session comes first, or the game cannot say where its procedure stands."""
        key = "panel-broken-line" if self.bridge.session else "procedure-no-session"
        words = QLabel(self.bridge.text(key), wordWrap=True)
        words.setObjectName("dim")
        yield words
        if self.bridge.session:
            return
        button = QPushButton(self.bridge.text("action-new-session"))
        button.clicked.connect(lambda: self.action_wanted.emit("new-session"))
        yield button
