"""What the game asks of the table now: dice, a draw, a fact, which act; and a mistyped answer corrected."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QLayout, QPushButton, QVBoxLayout
from shiboken6 import isValid

from companion.chance.requests import DrawRequest, RollRequest
from companion.chance.sources import AppSource
from companion.kit.cards import card_of
from companion.kit.picks import Pick
from companion.kit.questions import Question, ReplyKind, like_numbers
from companion.reason import Reason
from ui import operations
from ui.cards.answered import Mend, answered_entry, just_answered, last_answered
from ui.cards.answers_pad import AnswersPad
from ui.cards.dice_pad import DicePad
from ui.cards.draw_pad import DrawPad
from ui.cards.question_pad import QuestionPad
from ui.cards.ring import STEPS
from ui.look.icons import icon
from ui.panels.game_panel import PLAY_CHANGES
from ui.panels.panel import Panel
from ui.session.at_table import other_asked
from ui.session.bridge import Change
from ui.session.message import Severity
from ui.session.panel_data import pick_of
from ui.shell.aiming import Aiming
from ui.shell.button_keys import ENTER
from ui.shell.focus_keeper import ASKS
from ui.shell.kinds import of_kind
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.layouts import clear
from ui.widgets.spoken import speak
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from companion.hexes.coordinates import HexCoord
    from companion.kit.questions import AnyAnswer, AnyRequest, Reply
    from companion.session.correction import Wanted
    from ui.cards.answered import Answered
    from ui.session.bridge import SessionBridge
    from ui.session.message import Message

_FRAME = 2  # pixels around what is asked
_WIDE = 42  # text sizes: enough for words and pad side by side
_SMALLER, _UNTITLED = 1, 2  # how tight it may be
Pad = DicePad | DrawPad | QuestionPad | AnswersPad


class PromptPanel(Panel):
    """Shows the request that waits first, with the pad that answers it.

    `asked(is_waiting)` tells when something else waits than before, or nothing any more; `asks_about` carries
    the hexes that are to be lit as long as it does.
    `open_correction(seq)` shows the request of a log entry once more; what is then given replaces its
    answer. `wants_other_height` when words or fields have come or gone.
    """

    listens_to = PLAY_CHANGES | {Change.LOG}
    holds_secrets = True
    asked = Signal(bool)
    asks_about = Signal(object)
    wants_other_height = Signal()

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self.pad: Pad | None = None
        self.request: AnyRequest | Pick | None = None
        self._mend: Mend | None = None
        self._held: QWidget | None = None  # the keyboard before a correction
        self.title, self.odds, self.note = WrappedLabel(), WrappedLabel(), WrappedLabel()
        self.app_button, self.later_button, self.correct_button = QPushButton(), QPushButton(), QPushButton()
        self._pad_place = QVBoxLayout()
        self._lay_out()
        self.setProperty(ASKS, True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        bridge.changed.connect(self._tell_changes)
        bridge.message.connect(self._come_when_told)
        of_kind(QApplication, QApplication.instance()).focusChanged.connect(self._on_focus_changed)
        self._is_aiming = self._is_given = self._has_come = False
        self.is_telling: Callable[[], bool] = lambda: False  # of what was done
        self._said = ""
        self._tightness = self._tight_room = 0  # the room in which it had to be tight
        self._lit: tuple[HexCoord, ...] = ()
        self._told: tuple[AnyRequest | Pick, ...] = ()
        self._is_put_off = False

    @property
    def waiting(self) -> tuple[AnyRequest, ...]:
        """All that waits for an answer."""
        return self.bridge.session.state.waiting if self.bridge.session else ()

    @property
    def _asked(self) -> tuple[AnyRequest | Pick, ...]:
        """What is asked first: what waits, else which act does what is due."""
        if self.waiting:
            return self.waiting[:1]
        return (pick,) if (pick := pick_of(self.bridge)) else ()

    def open_correction(self, seq: int) -> None:
        """Let the player replace the answer of a log entry."""
        if self.bridge.session is not None:
            self._begin(answered_entry(self.bridge.session, seq))

    def correct_last(self) -> None:
        """Let the player replace the answer given last."""
        if self.bridge.session is not None:
            self._begin(last_answered(self.bridge.session))

    def come_forward(self) -> None:
        """Go on from an earlier moment; what is asked now and was not before is asked here."""
        self._held = QApplication.focusWidget()
        self._go_on(Mend())

    @property
    def hexes(self) -> tuple[HexCoord, ...]:
        """What hexes it is about, those of all like rolls too."""
        request = self.request
        if request is None:
            return ()
        rows = request.rows if isinstance(request, RollRequest) else ()
        titles = (request.title, *(row.title for row in rows if row.title))
        return tuple(dict.fromkeys(hex_ for title in titles for hex_ in title.hexes))

    @property
    def is_wanted(self) -> bool:
        """Whether something waits that was not put off, or an old answer is asked for anew."""
        return self._mend is not None or (bool(self._asked) and not self._is_put_off)

    @property
    def is_asking(self) -> bool:
        """Whether an answer is wanted."""
        return self.pad is not None

    def type_text(self, text: str) -> bool:
        """Take typed characters into the pad; False when it has no use for them."""
        return self.pad is not None and self.pad.type_text(text)

    def ring_hex(self, hex_: HexCoord) -> None:
        """Ring the answer that a hex is, where one is: Enter gives it."""
        if isinstance(self.pad, AnswersPad):
            self.pad.ring_hex(hex_)

    def take_keyboard(self) -> None:
        """What is asked owns the keyboard; who answers it already goes on."""
        holder = QApplication.focusWidget()
        if holder is None or not self.isAncestorOf(holder):
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_off(self) -> None:
        """Leave what is asked for later: the strip has it; a correction is left altogether."""
        self.highlight(())
        if self._mend is not None:
            self._leave_correction()
        else:
            self._tell(is_put_off=True)

    def let_go(self) -> str:
        """The letter that rings an answer, which is ringed no more: with another one it may be a hex."""
        letter = self.pad.ring.let_go() if self.pad else ""
        if letter:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        return letter

    def paintEvent(self, event: QPaintEvent) -> None:
        """A card in a frame, which shows where the keys go."""
        super().paintEvent(event)
        palette, holder = self.bridge.palette, QApplication.focusWidget()
        has_keys = self.is_asking and (holder is self or (holder is not None and self.isAncestorOf(holder)))
        painter = QPainter(self)
        painter.setBrush(palette.panel)
        painter.setPen(QPen(palette.accent if has_keys else palette.outline, _FRAME))
        painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """No answer is ringed until a key says which."""
        if self.pad is not None and event.key() in STEPS:
            self.pad.ring.step(STEPS[event.key()])
        elif self.pad is not None and event.key() in ENTER and not event.isAutoRepeat():
            if not self.pad.give() and not self._is_one_too_many():
                self.bridge.say(Reason("answer-none-ringed"), Severity.ERROR, slot="refusal")
        elif self.pad is not None and event.key() == Qt.Key.Key_Escape:
            self.put_off()
        else:
            super().keyPressEvent(event)

    def _is_one_too_many(self) -> bool:
        """Whether it is the first Enter since an answer, or an act that is told of: that is to be read."""
        is_first = self._is_given or (self._has_come and self.is_telling())
        self._is_given = self._has_come = False
        return is_first

    def refresh(self) -> None:
        self._drop_stale_correction()
        asked = self._mend.request if self._mend else next(iter(self._asked), None)
        self.request = asked
        self._be_tight(0, 0)
        clear(self._pad_place)
        self.pad = self._pad(asked) if asked else None
        if self.pad is not None:
            self._pad_place.addWidget(self.pad)
            self.pad.show()
        self._show_words(asked)
        self._show_buttons(asked)
        self._place_halves()
        self._aim(asked)

    def minimumSizeHint(self) -> QSize:
        """Room for the pad alone: where there is no more, the words stand above it."""
        edges = self._column.contentsMargins()
        pad = self.pad.minimumSizeHint().width() if self.pad else 0
        return QSize(pad + edges.left() + edges.right(), super().minimumSizeHint().height())

    def height_within(self, width: int, room: int, most: int) -> int:
        """How high all of it is in so many pixels of width, beside a panel's title or, in need, without it.

        Where there is little room a list shows fewer rows, then dice become smaller and lesser buttons lose
        their words, then the title goes, which stands in the strip.
        """
        if room > self._tight_room:
            self._be_tight(0, 0)
        rolls = self.pad.list if isinstance(self.pad, DicePad) else None
        spare = rolls.spare if rolls else 0
        while self._whole_height(width) - spare > (most if self.is_tight else room) and self._can_be_tighter:
            self._be_tight(self._tightness + 1, room)
            spare = rolls.spare if rolls else 0
        limit, height = most if self.is_tight else room, self._whole_height(width)
        if rolls and rolls.shrink_by(height - limit):
            height = self._whole_height(width)
        return min(height, limit)

    @property
    def is_tight(self) -> bool:
        """Whether it has less room than it would like."""
        return self._tightness > 0

    @property
    def _can_be_tighter(self) -> bool:
        return self._tightness < (_SMALLER if self._mend else _UNTITLED)

    def _be_tight(self, tightness: int, room: int) -> None:
        self._tight_room = room
        if tightness != self._tightness:
            self._tightness = tightness
            if isinstance(self.pad, DicePad):
                self.pad.be_small(is_small=self.is_tight)
            self.title.setVisible(tightness < _UNTITLED)
            self._name_buttons()

    def _whole_height(self, width: int) -> int:
        if self.pad is not None:
            of_kind(QLayout, self.pad.layout()).activate()  # a list that shows fewer rows tells it late
        return max(self.heightForWidth(width), self.minimumSizeHint().height())

    def event(self, event: QEvent) -> bool:
        is_done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.wants_other_height.emit()
        return is_done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_halves()

    def _place_halves(self) -> None:
        """Words and pad side by side where neither is cut, else one above the other."""
        has_room = self.width() >= max(self.bridge.text_size * _WIDE, self._halves_width())
        is_wide = has_room and self.pad is not None
        way = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        if way != self._halves.direction():
            self._halves.setDirection(way)
        self._name_buttons()

    def _name_buttons(self) -> None:
        """Their words, where there is room for them; else the icon alone, with a tip."""
        edges = self._column.contentsMargins()
        room = self.width() - edges.left() - edges.right()
        for button in (self.app_button, self.correct_button):
            button.setText(button.accessibleName())
            if not button.icon().isNull() and (self.is_tight or button.sizeHint().width() > room):
                button.setText("")

    def _halves_width(self) -> int:
        """The least width for words and pad side by side."""
        edges = self._column.contentsMargins()
        beside = edges.left() + max(self._halves.spacing(), 0) + edges.right()
        pad = self.pad.minimumSizeHint().width() if self.pad else 0
        return beside + self._words.minimumSize().width() + pad

    # ---- answers -----------------------------------------------------------------------------

    def _answer(self, answer: AnyAnswer) -> None:
        self._is_given = True
        self.highlight(())
        if self._mend is not None:
            mend = self._mend
            self._go_on(replace(mend, answers=(*mend.answers, answer), wanted=None))
        elif self.request is not None:
            operations.answer_request(self.bridge, self.request.id, answer)

    def _pick(self, pick: Pick, place: int) -> None:
        """What the rules have due is done by one of the acts that may do it."""
        self._is_given = True
        self.highlight(())
        operations.do_choice(self.bridge, pick.choices[place])

    def _answer_in_turn(self, replies: Sequence[Reply]) -> None:
        """One line has answered what is asked and what is asked next."""
        self._is_given = True
        self.highlight(())
        for request, reply in zip(self.waiting, replies, strict=False):
            operations.answer_request(self.bridge, request.id, reply)

    def _go_on(self, mend: Mend) -> None:
        """The panel has said what is at stake, so that giving the dice again is the confirmation."""
        wanted: list[Wanted] = []
        if not self._carry_out(mend, wanted.append):
            return
        if wanted:
            self._ask_again(replace(mend, wanted=wanted[0]))
        else:
            self._leave_correction()

    def _carry_out(self, mend: Mend, ask: Callable[[Wanted], object]) -> bool:
        if mend.old is None:
            return operations.come_forward(self.bridge, mend.answers, ask)
        first, *further = mend.answers
        seq = mend.old.seq
        return operations.correct_answer(self.bridge, seq, first, further, confirmed=True, ask=ask)

    def _leave_correction(self) -> None:
        """The keyboard goes back to where it was."""
        self._mend, held = None, self._held
        self.refresh()
        self.asked.emit(self.request is not None)
        if self.request is None and held is not None and isValid(held) and held.isVisible():
            held.setFocus(Qt.FocusReason.OtherFocusReason)

    def _drop_stale_correction(self) -> None:
        session, mend = self.bridge.session, self._mend
        if mend is None:
            return
        past = operations.past_of(self.bridge)
        is_stale = mend.old is None and past is None
        if mend.old is not None:
            is_stale = past is not None or session is None or session.journal.find_act(mend.old.seq) is None
        if is_stale:
            self._mend = None

    def _on_app_button(self) -> None:
        self.highlight(())
        mend = self._mend
        if mend is not None and mend.wanted is not None and self._has_chance:
            answer = self.bridge.in_play.mending.app_answer(mend.wanted, AppSource())
            self._answer(answer)
        elif mend is not None:
            self._leave_correction()
        elif self.request is not None:
            operations.let_app_answer(self.bridge, self.request.id)

    def _on_correct_button(self) -> None:
        if self._mend is not None:
            self._leave_correction()
        else:
            self.correct_last()

    @property
    def _has_chance(self) -> bool:
        return self.request is not None and not isinstance(self.request, Question | Pick)

    def _begin(self, old: Answered | None) -> None:
        self._held = QApplication.focusWidget()
        self._ask_again(Mend(old) if old else None)

    def _ask_again(self, mend: Mend | None) -> None:
        """Ask once more what was answered wrongly, or what comes of that."""
        self._mend = mend
        self.refresh()
        self.asked.emit(self.request is not None)

    # ---- what is shown -----------------------------------------------------------------------

    def _pad(self, request: AnyRequest | Pick) -> Pad:
        if isinstance(request, Pick):
            picking = AnswersPad(self.bridge, card_of(request))
            picking.chosen.connect(lambda place: self._pick(request, place))
            return picking
        pad = self._answer_pad(request)
        pad.answered.connect(self._answer)
        return pad

    def _answer_pad(self, request: AnyRequest) -> DicePad | DrawPad | QuestionPad:
        match request:
            case RollRequest():
                pad = DicePad(self.bridge, request, self._mend.rolls if self._mend else ())
                pad.hexes_pointed.connect(self.highlight)
                return pad
            case DrawRequest():
                return self._draw_pad(request)
        return self._question_pad(request)

    def _question_pad(self, question: Question) -> QuestionPad:
        """A correction is of one answer; else a line may answer like questions that wait behind."""
        pad = QuestionPad(self.bridge, question, () if self._mend else like_numbers(self.waiting))
        pad.answered_in_turn.connect(self._answer_in_turn)
        return pad

    def _draw_pad(self, request: DrawRequest) -> DrawPad:
        """A correction sees the pile as it was before the draw."""
        if self._mend is not None and self._mend.pile is not None:
            return DrawPad(self.bridge, request, self._mend.pile)
        scopes = (scope for _, scope in self.bridge.in_play.state.scopes())
        pile = next(scope.piles[request.pile] for scope in scopes if request.pile in scope.piles)
        return DrawPad(self.bridge, request, pile)

    def _show_words(self, request: AnyRequest | Pick | None) -> None:
        card = card_of(request) if request else None
        self.title.setText(self.bridge.reason_text(card.title) if card else self._nothing_words())
        self.setAccessibleName(self.title.text())
        self.title.setObjectName("subheading" if request else "dim")
        self.title.style().polish(self.title)
        lines = [self.bridge.reason_text(line) for line in (card.lines if card else ())]
        odds = "\n".join(lines) if isinstance(request, Pick) else self.bridge.catalogue.join(lines)
        self.odds.setText(odds)
        self.odds.setVisible(bool(odds))
        note = self._note_words()
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self._say(is_asking=card is not None)

    def _say(self, *, is_asking: bool) -> None:
        """What comes to be asked is said by itself, all of it: the keyboard may be in the card already."""
        told = [label.text() for label in (self.title, self.odds, self.note) if label.text()]
        words = "\n".join(told) if is_asking else ""
        if words != self._said:
            self._said = words
            speak(self, words)

    def _nothing_words(self) -> str:
        return self.bridge.text("prompt-nothing" if self.bridge.session else "prompt-no-session")

    def _note_words(self) -> str:
        if self._mend is not None:
            return self.bridge.reason_text(self._mend.warning)
        more = len(self.waiting) - 1
        if more <= 0:
            return ""
        names = [self.bridge.reason_text(one.about) for one in like_numbers(self.waiting) if one.about]
        if len(names) == more > 1:  # one line may answer them all
            return self.bridge.text("prompt-in-turn", names=self.bridge.catalogue.join(names))
        return self.bridge.text("prompt-more", count=more)

    def _show_buttons(self, request: AnyRequest | Pick | None) -> None:
        mend = self._mend
        is_anew = mend is not None and mend.wanted is not None and self._has_chance
        self.app_button.setVisible(self._has_chance or mend is not None)
        key = "prompt-app-draws" if isinstance(request, DrawRequest) else "prompt-app-rolls"
        is_cancel = mend is not None and not is_anew
        self.app_button.setAccessibleName(self.bridge.text("form-cancel" if is_cancel else key))
        self.app_button.setToolTip(self.app_button.accessibleName())
        picture = "draw" if isinstance(request, DrawRequest) else "dice"
        self.app_button.setIcon(QIcon() if is_cancel else icon(picture, self.bridge.palette))
        self.later_button.setVisible(request is not None and mend is None)
        session = self.bridge.session
        last = just_answered(session) if session and mend is None else None
        self.correct_button.setVisible(last is not None or is_anew)
        if is_anew:
            self.correct_button.setAccessibleName(self.bridge.text("form-cancel"))
        elif last is not None:
            words = self.bridge.reason_text(last.shown)
            self.correct_button.setAccessibleName(self.bridge.text("prompt-correct", answer=words))
            title = self.bridge.reason_text(last.request.title)
            self.correct_button.setToolTip(f"{self.correct_button.accessibleName()}\n{title}")
        self.correct_button.setIcon(icon("edit", self.bridge.palette))

    def _aim(self, request: AnyRequest | Pick | None) -> None:
        wants_hex = isinstance(request, Question) and request.wants is ReplyKind.HEX
        if wants_hex and isinstance(self.pad, QuestionPad):
            self.aim_wanted.emit(Aiming(self.pad.take_hex))
        elif self._is_aiming:
            self.aim_wanted.emit(None)
        self._is_aiming = wants_hex
        self._light()

    def _light(self) -> None:
        """Light up the hexes that the request is about, and put out those of the one before, or put off."""
        hexes = self.request.title.hexes if self.request and not self._is_put_off else ()
        if hexes != self._lit:
            self._lit = hexes
            self.asks_about.emit(hexes)

    def come_back(self) -> None:
        """Ask what was put off, for another player too: whoever sits here may answer for them."""
        self._told = self._asked
        self._tell()

    def tell_waiting(self) -> None:
        """Tell whether something waits here; what another is asked is put off."""
        self._told = self._asked
        self._tell(is_put_off=any(other_asked(self.bridge.session, one) for one in self._told))

    def _tell_changes(self, changes: frozenset[Change]) -> None:
        if Change.SELECTION in changes and self.bridge.selected and isinstance(self.pad, DicePad):
            self.pad.take_hex(self.bridge.selected)
        is_opened = Change.SESSION in changes
        if changes & self.listens_to and (is_opened or self._asked != self._told):
            self._has_come = not is_opened
            self.tell_waiting()

    def _on_focus_changed(self, _old: QWidget | None, _new: QWidget | None) -> None:
        self.update()

    def _come_when_told(self, message: Message) -> None:
        """Whoever is told to answer first is shown what."""
        if self.waiting and message.reason.key == "answer-first":
            self._tell()

    def _tell(self, *, is_put_off: bool = False) -> None:
        self._is_put_off = is_put_off
        self._light()
        self.asked.emit(self.is_wanted)

    def _lay_out(self) -> None:
        words = self._words = QVBoxLayout()
        for label in (self.title, self.odds, self.note):
            words.addWidget(label)
        self.odds.setObjectName("small")
        self.note.setObjectName("small")
        words.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 6, 4, 8)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._column.addLayout(self._halves)
        self._halves.addLayout(words, 1)
        answers, buttons = QVBoxLayout(), FlowLayout(spacing=6)
        answers.addLayout(self._pad_place)
        answers.addLayout(buttons)
        answers.addStretch(1)
        self._halves.addLayout(answers, 2)
        for button in (self.app_button, self.later_button, self.correct_button):
            buttons.addWidget(button)
        self._column.addStretch(1)
        self.texts.bind("prompt-later", self.later_button.setText)
        self.later_button.clicked.connect(self.put_off)
        self.app_button.clicked.connect(self._on_app_button)
        self.correct_button.clicked.connect(self._on_correct_button)
