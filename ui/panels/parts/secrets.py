"""What one side alone may see and do: who sits at the machine, and the work of the side shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from companion.kit.panels import Track
from ui.look.icons import icon
from ui.session.at_table import hand_over_key, own_seat
from ui.session.words import faction_name
from ui.widgets.beside import Beside
from ui.widgets.segments import Segments
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from companion.kit.panels import Secret, Secrets
    from companion.reason import Reason
    from ui.panels.panel import Panel

_ROOM_FOR_ROW = 70  # text sizes: in less the stages stand under whose they are
_SIDE = "secret-side"  # what the panel keeps: whose work the player chose to see
_WAS_DONE = "secret-side-was-done"  # and whether that was done as he did
_WAS_DUE = "secret-side-was-due"  # and whose turn it was


def secret_shown(panel: Panel, secrets: Secrets) -> Secret | None:
    """That of the side which the player chose to see, until that is done or another's turn has come; else the
    first that is not done."""
    is_choice_kept = panel.kept.get(_WAS_DUE, "") == secrets.due
    chosen = [one for one in secrets.sides if is_choice_kept and one.faction == panel.kept.get(_SIDE)]
    held = [one for one in chosen if panel.kept.get(_WAS_DONE) or not one.is_done]
    undone = [one for one in secrets.sides if not one.is_done]
    undone.sort(key=lambda one: one.faction != secrets.due)
    return next(iter((*held, *undone, *chosen, *secrets.sides)), None)


class SecretsView(QWidget):
    """Alone at the table, one player takes the sides in turn; two hand the machine over."""

    def __init__(self, panel: Panel, secrets: Secrets, parts: Callable[[Secret], Iterable[QWidget]]) -> None:
        super().__init__()
        self._panel, self._secrets = panel, secrets
        self.sides = Segments(tuple(one.faction for one in secrets.sides))
        self.hand_over = QPushButton(panel.bridge.text(hand_over_key(panel.bridge.session)))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        session, shown = panel.bridge.session, secret_shown(panel, secrets)
        self._is_own = bool(own_seat(session))
        self._is_handed_over = session is not None and session.secrecy.is_kept
        self.hand_over.setIcon(icon("swap", panel.bridge.palette))
        self.hand_over.clicked.connect(lambda: panel.action_wanted.emit("hand-over"))
        self.close_own = QPushButton(panel.bridge.text("action-close-secrets"))
        self.close_own.clicked.connect(lambda: panel.action_wanted.emit("close-secrets"))
        self.work: QWidget | None = None  # the first of what is done below whose it is
        if shown is not None and panel.kept.get(_SIDE) != shown.faction:
            panel.kept |= {_SIDE: ""}  # what was chosen is done: whoever has work next is seen next
        if shown is not None:
            views = [*parts(shown)]
            stage = views.pop(0) if isinstance(next(iter(shown.parts), None), Track) else QWidget()
            column.addWidget(self._head(shown, stage))
            if self._is_handed_over and secrets.advice:
                column.addWidget(WrappedLabel(self._words(secrets.advice)))
            for view in views:
                column.addWidget(view)
            self.work = next(iter(views), None)
        elif self._is_handed_over:
            column.addWidget(self._nobody_sits())

    def take_side(self, faction: str) -> None:
        """Show the secrets of a side."""
        done = [one.faction for one in self._secrets.sides if one.is_done]
        was_done = faction if faction in done else ""
        self._panel.kept |= {_SIDE: faction, _WAS_DONE: was_done, _WAS_DUE: self._secrets.due}
        self._panel.refresh()

    def _nobody_sits(self) -> QFrame:
        """The way to hand over."""
        card = QFrame()
        card.setObjectName("work-card")
        row = QHBoxLayout(card)
        row.addWidget(
            WrappedLabel(
                self._panel.bridge.text("secrets-own-closed" if self._is_own else "secrets-nobody-sits")
            ),
            1,
        )
        row.addWidget(self.hand_over)
        return card

    def _head(self, shown: Secret, stage: QWidget) -> QWidget:
        """Whose it is, the amount beside it, and the way to hand over or close it; how far it is."""
        head, row = QWidget(), QHBoxLayout()
        row.addWidget(self._names(shown), 1)
        if shown.amount is not None:
            row.addWidget(_labelled(self._words(shown.amount), "amount"))
        if self._is_handed_over:
            row.addWidget(self.close_own if self._is_own else self.hand_over)
        both = Beside(head, room=_ROOM_FOR_ROW)
        both.addLayout(row, 1)
        both.addWidget(stage)
        return head

    def _names(self, shown: Secret) -> QWidget:
        bridge = self._panel.bridge
        if len(self._secrets.sides) == 1:
            return _labelled(faction_name(bridge, shown.faction), "subheading")
        for one in self._secrets.sides:
            self.sides.set_text(one.faction, faction_name(bridge, one.faction))
        self.sides.set_value(shown.faction)
        self.sides.chosen.connect(self.take_side)
        return self.sides

    def _words(self, reason: Reason) -> str:
        return self._panel.bridge.reason_text(reason)


def _labelled(text: str, look: str) -> QLabel:
    label = QLabel(text)
    label.setObjectName(look)
    return label
