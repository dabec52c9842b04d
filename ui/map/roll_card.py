"""The card beside the map while the roll is called: the stack in hand, and what is said of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from companion.reason import CompanionError, Reason
from ui.cards.ring import is_marked, mark
from ui.map.tool_card import ToolCard
from ui.map.tools.select import SelectTool
from ui.session.bridge import Change
from ui.session.counters import kinds, printed
from ui.session.names import counter_completions
from ui.session.words import faction_name
from ui.shell.focus_keeper import give_keyboard
from ui.widgets.buttons import text_button
from ui.widgets.field_note import FieldNote
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.greyed import grey
from ui.widgets.hinted_line import HintedLine
from ui.widgets.in_view import bring_into_view
from ui.widgets.name_list import list_names
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from ui.map.tools.roll_call import RollCallTool
    from ui.map.view import MapView

_WIDTH = 22  # text sizes


class RollCard(ToolCard):
    """Stands in an upper corner of the map while the roll is called, and stays until a stack lies under it.

    Enter says that the stack stands as it is listed; what is typed before it stands there instead.
    """

    def __init__(self, view: MapView, tool: RollCallTool) -> None:
        super().__init__(view)
        self._tool, self._calling = tool, tool.calling
        self._is_left = True
        self.title, self.place_label = WrappedLabel(), WrappedLabel()
        self.listed = WrappedLabel()
        self.line = HintedLine()
        list_names(self.line, self._complete)
        self.note = FieldNote(view.bridge, self.line)
        self.same_button, self.side_button, self.done = QPushButton(), QPushButton(), QPushButton()
        self.back, self.on = text_button("◀"), text_button("▶")
        self._lay_out()
        self._name()
        self._connect()

    def place(self) -> None:
        """Stand in the upper left corner, or in the other since a stack in hand lay under this one."""
        self.fit(round(self._bridge.text_size * _WIDTH), self._column)
        key = self._calling.key
        self._is_left = self.stand(is_left=self._is_left, seen=(key.hex,) if key and key.hex else ())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc stops; what was told stays."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    def type_text(self, text: str) -> bool:
        """Give typed characters to the line; False while nothing is in hand."""
        if self.isHidden() or self._calling.key is None:
            return False
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.insert(text)
        return True

    # ---- putting together ----

    def _lay_out(self) -> None:
        self.title.setObjectName("subheading")
        hand = QWidget()
        self._column, column = QVBoxLayout(self), QVBoxLayout(hand)
        self._column.setContentsMargins(12, 5, 12, 6)
        self._column.addWidget(self.hold(hand))
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        for widget in (self.title, self.place_label, self.listed, self.line, self.note):
            column.addWidget(widget)
        buttons = FlowLayout(even=True)
        for button in (self.same_button, self.side_button, self.back, self.on, self.done):
            buttons.addWidget(button)
        column.addLayout(buttons)

    def _name(self) -> None:
        bind = self._texts.bind
        bind("roll-call-line", lambda whole: self.line.hint(whole, self._bridge.text("roll-call-line-brief")))
        bind("roll-call-line-tip", self.line.setToolTip)
        bind("roll-call-same", self.same_button.setText)
        bind("roll-call-other-side", self.side_button.setText)
        bind("move-done", self.done.setText)
        bind("move-back", self.back.setToolTip, self.back.setAccessibleName)
        bind("move-next", self.on.setToolTip, self.on.setAccessibleName)

    def _connect(self) -> None:
        self._view.tool_changed.connect(self._follow_tool)
        self._bridge.changed.connect(self._on_changed)
        self._calling.changed.connect(self._show)
        self.line.returnPressed.connect(self._give)
        self.same_button.clicked.connect(self._calling.same)
        self.side_button.clicked.connect(self._calling.turn_side)
        self.back.clicked.connect(lambda: self._calling.step(-1))
        self.on.clicked.connect(lambda: self._calling.step(1))
        self.done.clicked.connect(self._leave)

    # ---- what it shows ----

    def _follow_tool(self, tool_id: str) -> None:
        self.call(tool_id == self._tool.id)
        if self.is_called:
            self._show()

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._texts.retranslate()
        if self.is_called and changes & {Change.LANGUAGE, Change.PREFERENCES}:
            self._show()

    def _show(self) -> None:
        if not self._calling.is_on or self._bridge.session is None:
            return
        bridge, key, stack = self._bridge, self._calling.key, self._calling.stack
        every, due = len(self._calling.stacks), len(self._calling.due)
        self.title.setText(bridge.text("roll-call-confirmed", count=every - due, all=every))
        self.place_label.setText(self._place_words())
        self.listed.setText(self._listed_words())
        for widget in (self.line, self.listed, self.same_button):
            widget.setVisible(key is not None)
        grey(bridge, self.same_button, None if stack else Reason("roll-call-empty"))
        self.side_button.setVisible(key is not None and not stack)
        all_told = Reason("roll-call-all" if every else "roll-call-none")
        for arrow in (self.back, self.on):
            grey(bridge, arrow, None if due else all_told, arrow.accessibleName())
        mark(self.same_button, is_on=False)
        self.line.clear()
        self.note.take_back()
        if key is not None and self.isVisible() and not bridge.in_play.state.waiting:
            self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.place()
        bring_into_view(self.line)  # where the map is too low for all of it

    def _place_words(self) -> str:
        key = self._calling.key
        if key is None or key.hex is None:
            return self._bridge.text("roll-call-all" if self._calling.stacks else "roll-call-none")
        top = next(iter(self._calling.stack), None)
        where = self._bridge.reason_text(top.place) if top and top.place else self._bridge.hex_name(key.hex)
        faction = faction_name(self._bridge, key.faction)
        return self._bridge.text("move-stack", where=where, faction=faction)

    def _listed_words(self) -> str:
        """Each kind of counter, from the top of the stack."""
        stack = self._calling.stack
        if not stack:
            return self._bridge.text("roll-call-empty")
        names = ((len(kind), printed(self._bridge, kind[0])) for kind in kinds(stack))
        return "\n".join(f"{count}× {name}" if count > 1 else name for count, name in names)

    # ---- what the player does ----

    def _complete(self, text: str) -> list[str]:
        """What was typed last may become the name of one of the side in hand; the arrows choose one."""
        key = self._calling.key
        return counter_completions(self._bridge, key.faction, text) if key else []

    def _give(self) -> None:
        text = self.line.text().strip()
        try:
            if text:
                self._calling.tell(text)
            elif self._calling.is_back and not is_marked(self.same_button):
                mark(self.same_button, is_on=True, told=self._bridge.text("ring-enter-gives"))
            else:
                self._calling.same()
        except CompanionError as refusal:
            self.note.tell(refusal.reason)

    def _leave(self) -> None:
        self._view.set_tool(SelectTool.id)
        give_keyboard(self._view)
