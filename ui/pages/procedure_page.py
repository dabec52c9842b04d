"""A procedure that the game describes: walked step by step, left and taken up again at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLayout, QSizePolicy, QVBoxLayout, QWidget

from ui import operations
from ui.cards.prompt import PromptPanel
from ui.map.area_hand import AreaHand
from ui.map.tools.control import ControlTool
from ui.map.tools.select import SelectTool
from ui.map.view import MapView
from ui.pages.page import Page
from ui.pages.procedure_panel import ProcedurePanel
from ui.pages.procedure_rail import StepRail
from ui.pages.way_on import WayOn
from ui.panels.game_panel import PLAY_CHANGES
from ui.panels.parts.choices import ChoiceListView
from ui.panels.parts.secrets import SecretsView
from ui.session.bridge import Change
from ui.session.panel_data import procedure_name, procedure_of
from ui.session.records import records_game
from ui.session.words import with_told
from ui.shell.kinds import of_kind
from ui.widgets.footed import upright
from ui.widgets.in_view import bring_into_view

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent, QShowEvent
    from PySide6.QtWidgets import QAbstractButton

    from companion.hexes.coordinates import HexCoord
    from companion.kit.panels import ProcedureStep
    from ui.panels.panel import Panel
    from ui.session.bridge import SessionBridge
    from ui.shell.aiming import Aiming

_MARGINS = (14, 10, 14, 10)
_BETWEEN = 12  # pixels between the buttons of its head
_LEAST_MAP = 14  # text sizes: narrower it shows nothing
_WORK_WIDTH = 31  # of the step beside the map, in text sizes
_ROOM_FOR_ALL = 85  # text sizes: rail, step, and a map of some use
_LAID_OUT_MS = 60  # words that break have their heights by then
_LEAST_WORK = 10  # text sizes of what one side does, with its head
_FEW_LINES = 26  # text sizes: in a lower page its head scrolls with the work
_ANY_WIDTH = 16777215  # what Qt takes for no limit


class ProcedurePage(Page):
    """Shows the procedure of the session in play; `closed` leaves it for later, everything done is kept.

    The map stands beside the steps that happen on it; of all others `hexes_wanted` asks the window to show
    hexes. `rule_wanted` asks it for a rule's words.
    """

    id = "procedure"
    listens_to = PLAY_CHANGES | {Change.SECRETS}
    rule_wanted = Signal(str)
    hexes_wanted = Signal(object)

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge)
        self._shown: ProcedureStep | None = None
        self._stage: tuple[object, ...] = ()
        self._lit: tuple[HexCoord, ...] = ()
        self.map = MapView(bridge)
        self.map.area_card.is_wanted = self.map.hint.is_wanted = False  # the step says what they say
        self.step = ProcedurePanel(bridge, self.map.tool_of(ControlTool))
        self.rail = StepRail(bridge, lambda: self.step.shown_step)
        self.prompt, self.next = PromptPanel(bridge), WayOn(bridge)
        self._lay_out()
        for panel in (self.step, self.prompt):
            self._connect(panel)
        self.step.drawn.connect(self.rail.refresh)
        self.step.drawn.connect(self._begin_at_top)
        self.step.way_wanted.connect(self.map.show_way)
        self.prompt.asked.connect(self._on_asked)

    def type_text(self, text: str) -> bool:
        """Take typed characters into what is asked, else into what is told on the map; False for neither."""
        if self.prompt.isVisible():
            return self.prompt.type_text(self.prompt.let_go() + text)
        hand = self.step.findChild(AreaHand)
        if hand is None or not hand.isVisible():
            return False
        hand.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        hand.line.type_text(text)
        return True

    def refresh(self) -> None:
        name, found = procedure_name(self.bridge), procedure_of(self.bridge)
        if name is not None:
            self.title.setText(self.bridge.reason_text(name))
        self._name_undo()
        self.records.setVisible(records_game(self.bridge) is not None)
        step = found.at(found.step) if found else None
        if step != self._shown:
            self._go_on_to(step, is_end=found is not None and self._shown == found.steps[-1])
        is_told = step is not None and step.is_told_on_map
        self.map.set_tool(ControlTool.id if is_told else SelectTool.id)
        self._share_room()
        self._show_prompt(self.prompt.is_wanted)

    def _name_undo(self) -> None:
        """By what it takes back, as the toolbar has it."""
        words = self.bridge.text("action-undo")
        label, detail = operations.undo_label(self.bridge), operations.undo_detail(self.bridge)
        self.undo.setAccessibleName(with_told(self.bridge, words, label, detail))
        self.undo.setToolTip(self.undo.accessibleName())

    def _go_on_to(self, step: ProcedureStep | None, *, is_end: bool) -> None:
        """A step may want the areas on its map; behind the last one the page makes room for the map."""
        self._shown = step
        if step is None and is_end:
            self.closed.emit()
        elif step is not None and step.is_on_map:
            operations.show_areas(self.bridge, True)

    def _begin_at_top(self) -> None:
        """Each stage begins at its top: the place in the one before means nothing in it.

        In large type there is no room for secret work below the heads: what they say, the strip says too.
        """
        if self.step.stage != self._stage:
            self._stage = self.step.stage
            self._show_top()
            QTimer.singleShot(_LAID_OUT_MS, self, self._make_room_for_secrets)

    def _make_room_for_secrets(self) -> None:
        view = self.step.findChild(SecretsView, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if view is None:
            return
        begin = view.work if self._is_low and view.work is not None else view
        top = begin.mapTo(of_kind(QWidget, self._work.widget()), QPoint()).y()
        if self._work.viewport().height() - top < _LEAST_WORK * self.bridge.text_size:
            self._work.verticalScrollBar().setValue(top)
            if (first := _first_button(view)) is not None:
                bring_into_view(first)

    def _show_top(self) -> None:
        """What a step still wants stands there."""
        self._work.verticalScrollBar().setValue(0)

    def show_due(self) -> None:
        """Whoever asks what a step still wants has it in sight, and under the keyboard."""
        self._show_top()
        if (first := _first_button(self.step)) is not None:
            # the tap that asked has let go of the keyboard by then
            QTimer.singleShot(0, first, lambda: _take_up(first))

    def _share_width(self) -> None:
        """Rail and step are as wide as their texts need; the map has the rest, or else the step.

        In large type the rail gives way to the map and to the step, and the map to the step too, unless that
        is told on it; a title that would be broken gives way to the step's own.
        """
        step = self._shown
        work = round(self.bridge.text_size * _WORK_WIDTH)
        is_shown = step is not None and step.is_on_map
        has_room = self.width() - work >= self.bridge.text_size * _LEAST_MAP
        self.map.setVisible(is_shown and (has_room or (step is not None and step.is_told_on_map)))
        bar = self._steps.verticalScrollBar().sizeHint().width()
        rail = self.rail.sizeHint().width() + bar
        is_narrow = self.width() < self.bridge.text_size * _ROOM_FOR_ALL
        self._steps.setHidden((is_narrow and self.map.isVisibleTo(self)) or self.width() - rail < work)
        self._steps.setFixedWidth(rail)
        self.title.setVisible(self._has_room_for_title)
        if self.map.isVisibleTo(self):
            work = min(work, round(self.width() - self.bridge.text_size * _LEAST_MAP))
        beside_map = work + bar
        self._work.setMinimumWidth(beside_map if self.map.isVisibleTo(self) else 0)
        self._work.setMaximumWidth(beside_map if self.map.isVisibleTo(self) else _ANY_WIDTH)

    @property
    def _has_room_for_title(self) -> bool:
        """Whether it stands in one line beside the buttons."""
        edges = self.column.contentsMargins()
        taken = sum(one.sizeHint().width() + _BETWEEN for one in (self.records, self.undo, self.back))
        words = self.title.fontMetrics().horizontalAdvance(self.title.text())
        return words + taken + edges.left() + edges.right() <= self.width()

    def _share_room(self) -> None:
        """Heads and the way on leave the work its lines, where the page has few."""
        self._share_width()
        self.next.be_brief(self._is_low)
        place = self._work_column if self._is_low and not self.map.isVisibleTo(self) else self.column
        if self.header.parent() is not place:
            of_kind(QLayout, self.header.parent()).removeItem(self.header)
            place.insertLayout(0, self.header)

    @property
    def _is_low(self) -> bool:
        return self.height() < self.bridge.text_size * _FEW_LINES

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def showEvent(self, event: QShowEvent) -> None:
        """What is asked already as the page comes is in sight too."""
        super().showEvent(event)
        self._bring_prompt()

    # ---- putting together ----

    def _header(self) -> QHBoxLayout:
        """The way back says that the work waits; undo is at hand."""
        row = super()._header()
        self.undo = self.button("action-undo")
        self.undo.clicked.connect(lambda: self.action_wanted.emit("undo"))
        self.records = self.button("action-records")
        self.records.clicked.connect(lambda: self.action_wanted.emit("records"))
        row.insertStretch(1)  # where the title has gone
        row.insertWidget(2, self.records)
        row.insertWidget(3, self.undo)
        self.texts.bind("procedure-later", self.back.setText)
        return row

    def _lay_out(self) -> None:
        self.column.setContentsMargins(*_MARGINS)
        self.rail.setObjectName("procedure-rail")
        self.prompt.setObjectName("procedure-prompt")
        work = QWidget()
        self._work_column = QVBoxLayout(work)
        self._work_column.setContentsMargins(0, 0, 0, 0)
        self._work_column.addWidget(self.step)
        self._steps, self._work = upright(self.rail), upright(work)
        row = QHBoxLayout()
        row.setSpacing(10)
        for widget, stretch in ((self._steps, 0), (self._work, 0), (self.map, 1)):
            widget.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
            row.addWidget(widget, stretch)
        self.column.addLayout(row, 1)
        self.column.addWidget(self.prompt)
        self.stand_below(self.next)

    def _connect(self, panel: Panel) -> None:
        panel.hexes_highlighted.connect(self._light)
        panel.hex_wanted.connect(self._show_hex)
        panel.aim_wanted.connect(self._aim)
        panel.action_wanted.connect(self.action_wanted)
        panel.rule_wanted.connect(self.rule_wanted)

    def _light(self, hexes: tuple[HexCoord, ...]) -> None:
        self._lit = hexes
        self.map.highlight(hexes)

    def _show_hex(self, hex_: HexCoord) -> None:
        """On the map of the page; where it has none, with all that were lit, where the counters stand."""
        if self.map.isVisible():
            self.map.ensure_visible_hex(hex_)
        else:
            self.hexes_wanted.emit(self._lit)

    def _aim(self, aiming: Aiming | None) -> None:
        if self.map.isVisible():
            self.map.aim(aiming)

    def _show_prompt(self, is_wanted: bool) -> None:
        self.prompt.setVisible(is_wanted)
        if is_wanted and self.prompt.isVisible():
            self.prompt.take_keyboard()

    def _on_asked(self, is_wanted: bool) -> None:
        """Something else is asked, or nothing any more; while it is the same, the page stays where it is."""
        self._show_prompt(is_wanted)
        self._bring_prompt()

    def _bring_prompt(self) -> None:
        """In large type it has no room below the page's head."""
        if self.prompt.isVisible():
            QTimer.singleShot(0, self.prompt, lambda: bring_into_view(self.prompt))


def _take_up(button: QAbstractButton) -> None:
    """The keyboard goes to it, and once the page is laid out all that is offered with it comes into sight."""
    button.setFocus(Qt.FocusReason.ShortcutFocusReason)
    QTimer.singleShot(_LAID_OUT_MS, button, lambda: _show_all_offered(button))


def _show_all_offered(button: QWidget) -> None:
    """As far as there is room; the button itself in any case."""
    if (offered := button.parentWidget()) is not None:
        bring_into_view(offered)
    bring_into_view(button)


def _first_button(inside: QWidget) -> QAbstractButton | None:
    """What can be done first."""
    buttons = (one for view in inside.findChildren(ChoiceListView) for one in view.buttons)
    return next((one for one in buttons if one.isVisibleTo(inside) and one.isEnabled()), None)
