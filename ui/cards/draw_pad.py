"""The draw prompt: which chits came out of the pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QPushButton, QWidget

from companion.chance.answers import DrawAnswer
from companion.kit.cards import chit_answers
from ui.cards.ring import Ring, lettered
from ui.panels.panel import size_icons
from ui.widgets.chits import chit_pixmap
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.greyed import grey

if TYPE_CHECKING:
    from companion.chance.pile import DrawPile
    from companion.chance.requests import DrawRequest
    from ui.session.bridge import SessionBridge

_ICON_PX = 96


class DrawPad(QWidget):
    """Emits `answered(DrawAnswer)` when as many chits were tapped as are drawn.

    A chit that cannot come out is greyed; a pile that the app ordered can only be drawn by the app.
    """

    answered = Signal(object)

    def __init__(self, bridge: SessionBridge, request: DrawRequest, pile: DrawPile) -> None:
        super().__init__()
        self._bridge, self._wanted, self._left = bridge, min(request.count, pile.size), pile
        self._drawn: tuple[str, ...] = ()
        self.buttons = {chit: QPushButton() for chit in pile.left}
        flow = FlowLayout(self, spacing=6)
        for chit, button in self.buttons.items():
            button.clicked.connect(lambda _=False, chit=chit: self._tap(chit))
            flow.addWidget(button)
        self.ring = Ring(self, tuple(self.buttons.values()), [one.key for one in chit_answers(pile)])
        self._refresh()

    def type_text(self, text: str) -> bool:
        """Ring the chit of one letter or number; False when it names none."""
        return self.ring.take(text)

    def give(self) -> bool:
        """False, since a chit that is ringed is given by its own button."""
        return False

    def _tap(self, chit: str) -> None:
        self._drawn += (chit,)
        self._left = self._left.after_draw((chit,))
        if len(self._drawn) == self._wanted:
            self.answered.emit(DrawAnswer.physical(*self._drawn))
        else:
            self._refresh()

    def _refresh(self) -> None:
        for button, answer in zip(self.buttons.values(), chit_answers(self._left), strict=True):
            words = map(self._bridge.reason_text, filter(None, (answer.label, answer.note)))
            button.setText(lettered("\n".join(words), answer.key))
            chit = str(answer.value)
            letter = self._bridge.text(f"chit-{chit}")[:1].upper()
            button.setIcon(QIcon(chit_pixmap(chit, letter, self._bridge.palette, _ICON_PX)))
            grey(self._bridge, button, answer.refusal)
            size_icons(self._bridge, button, scale=2.0)
