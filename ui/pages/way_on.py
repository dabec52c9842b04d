"""The way on, to the next step or why not yet, and what came out last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton

from companion.kit.now import way_on
from ui import operations
from ui.panels.game_panel import PLAY_CHANGES
from ui.panels.panel import Panel
from ui.session.bridge import Change
from ui.session.panel_data import now_of, procedure_of
from ui.widgets.greyed import grey_while_asked
from ui.widgets.layouts import height_in, turn

if TYPE_CHECKING:
    from companion.kit.panels import Choice
    from ui.session.bridge import SessionBridge

_MARGINS = (22, 4, 22, 4)


class WayOn(Panel):
    """Stands under the step, always in sight. A step that cannot be left yet says why; the table may insist.

    The last result stands there too, so that no list has to be searched for it. What leads on freely
    stands in the line under the toolbar; in a page of few lines what is refused too, which a tap there tells.
    """

    listens_to = PLAY_CHANGES | {Change.SECRETS}
    holds_secrets = True

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge)
        self.on = QPushButton(default=True)
        self.result, self.why = QLabel(wordWrap=True), QLabel(wordWrap=True)
        self.result.setObjectName("procedure-result")
        self.why.setObjectName("greyed")
        self._row, self._way = QBoxLayout(QBoxLayout.Direction.LeftToRight, self), QHBoxLayout()
        self._row.setContentsMargins(*_MARGINS)
        self._row.addWidget(self.result, 1)
        self._row.addLayout(self._way, 1)
        self._way.addWidget(self.why, 1)
        self._way.addStretch()
        self._way.addWidget(self.on)
        self.on.clicked.connect(self.go_on)
        self._is_brief = False

    def be_brief(self, is_brief: bool) -> None:
        """Leave to the strip all that it has too, or only what leads on freely."""
        if is_brief is not self._is_brief:
            self._is_brief = is_brief
            self.refresh()

    def refresh(self) -> None:
        choice = self._choice()
        if choice is not None and self._is_in_strip(choice):
            choice = None
        self.on.setVisible(choice is not None)
        grey_while_asked(self.bridge, self.on)
        refusal = choice.refusal if choice else None
        label = self.bridge.reason_text(choice.label) if choice else ""
        self.on.setText(self.bridge.text("procedure-all-the-same") if refusal else label)
        self.why.setText(self.bridge.reason_text(refusal) if refusal else "")
        self.on.setDefault(refusal is None)
        last = self._last_result()
        self.result.setText(last)
        self.result.setVisible(bool(last))
        self.why.setVisible(refusal is not None)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            turn(self._row, QBoxLayout.Direction.TopToBottom, is_wide=self._is_lower_beside)
        return super().event(event)

    @property
    def _is_lower_beside(self) -> bool:
        """Whether result and way on take less of the page side by side: large words wrap often there."""
        width, gap = self.width() - _MARGINS[0] - _MARGINS[2], self._row.spacing()
        half = (width - gap) // 2
        beside = max(self.result.heightForWidth(half), height_in(self._way, half))
        return beside <= self.result.heightForWidth(width) + gap + height_in(self._way, width)

    def go_on(self) -> None:
        """Do it; where it is refused, the button stands beside why and says that the table insists."""
        choice = self._choice()
        if choice is not None and choice.refusal:
            operations.overrule(self.bridge, choice.build(), "")
        else:
            operations.go_on(self.bridge, choice)

    def _is_in_strip(self, choice: Choice) -> bool:
        now = now_of(self.bridge)
        onward = now.onward if now is not None else None
        if onward is None or onward.refusal != choice.refusal:
            return False
        return choice.is_legal or self._is_brief

    def _last_result(self) -> str:
        """What the last act brought, as far as it may be seen."""
        session, found = self.bridge.session, procedure_of(self.bridge)
        act = session.journal.acts[-1] if session and session.journal.acts else None
        news = found.news(act.events) if found and act else ()
        return self.bridge.catalogue.join(map(self.bridge.reason_text, news))

    def _choice(self) -> Choice | None:
        """The first way on that is open; where none is, the one that says why."""
        found = procedure_of(self.bridge)
        return way_on(found.onward) if found else None
