"""Operations on the session in play: commands, answers, the app's own dice, corrected answers."""

from __future__ import annotations

from functools import reduce
from operator import or_
from types import MappingProxyType
from typing import TYPE_CHECKING

from companion.kit.news import news_since
from companion.kit.placed import placed
from companion.kit.tracing import TracedGame
from companion.reason import CompanionError, Reason
from companion.session.changes import Changes
from companion.session.errors import IllegalCommandError
from companion.session.log import sealed_label
from ui.operations.core import act, operation
from ui.session.bridge import Message, Severity
from ui.session.panel_data import now_of
from ui.shell.troubles import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from companion.hexes.coordinates import HexCoord
    from companion.kit.panels import Choice
    from companion.kit.questions import AnyAnswer
    from companion.session.correction import Correction
    from companion.session.decide import Foreseen
    from companion.session.messages import Command
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge

_NOTHING: Mapping[str, object] = MappingProxyType({})
_EVERYTHING = reduce(or_, Changes)
_MOST_NEWS = 4
_MOST_CHANGES = 5
GOING_ON = "going-on"  # the slot of what is asked before something is left undone


def execute(
    bridge: SessionBridge,
    command: Command,
    foreseen: Foreseen | None = None,
    given: Mapping[str, object] = _NOTHING,
) -> bool:
    """Carry out a command; False when it is refused. The message offers overruling where that makes sense.

    `given` is what was filled in for it, so that a refusal is told at its field.
    """
    try:
        _act(bridge, lambda session: session.execute(command, foreseen))
    except IllegalCommandError as refusal:
        bridge.message.emit(_refused(bridge, refusal, command, given))
        return False
    except CompanionError as refusal:
        bridge.say(refusal.reason, Severity.ERROR, slot="refusal")
        return False
    except Exception as error:
        tell(bridge, error)
        return False
    return True


def go_on(bridge: SessionBridge, choice: Choice | None = None) -> None:
    """Go on to the next phase or step; what would be left undone is asked about first, with its rule."""
    now = now_of(bridge)
    choice = choice or (now.onward if now else None)
    if choice is None:
        return
    command, left = choice.build(), [due.what for due in now.left] if now else []
    if not left or not choice.is_legal or bridge.in_play.state.waiting:
        execute(bridge, command)
        return
    question = Message(
        Severity.WARNING,
        Reason("going-on-all-the-same"),
        slot=GOING_ON,
        confirms=lambda: execute(bridge, command),
        confirm_key="going-on-go",
        before=tuple(left[:_MOST_NEWS]),
    )
    bridge.message.emit(question)


def onward_label(bridge: SessionBridge) -> Reason | None:
    """What going on is called now; None while nothing leads on."""
    now = now_of(bridge)
    return now.onward.label if now and now.onward else None


def do_choice(bridge: SessionBridge, choice: Choice) -> None:
    """Do what takes nothing more; what goes on asks about things left undone."""
    if choice.goes_on:
        go_on(bridge, choice)
    else:
        execute(bridge, choice.build())


@operation
def execute_together(bridge: SessionBridge, commands: Iterable[Command]) -> None:
    """Carry out a whole set-up or list as one act, all of it or nothing."""
    _act(bridge, lambda session: session.together(commands))


@operation
def ask_what_if(bridge: SessionBridge, ids: Sequence[str], to: HexCoord) -> None:
    """Tell what counters elsewhere would change; nothing moves and nothing is logged."""
    session = bridge.in_play
    if isinstance(session.system, TracedGame):
        found = session.system.what_if(session.state, ids, to)
        *others, last = (found.title, *found.changes[:_MOST_CHANGES])
        bridge.message.emit(Message(Severity.INFO, last, slot="what-if", before=tuple(others)))


@operation
def overrule(bridge: SessionBridge, command: Command, note: str) -> None:
    """Carry out a refused command: the table is right."""
    _act(bridge, lambda session: session.overrule(command, note))


@operation
def answer_request(bridge: SessionBridge, request_id: str, answer: AnyAnswer) -> None:
    """Answer what waits with dice, chits or a fact of the table."""
    _act(bridge, lambda session: session.answer(request_id, answer))


@operation
def let_app_answer(bridge: SessionBridge, request_id: str) -> None:
    """Let the app roll or draw for what waits."""
    from companion.chance.sources import AppSource

    _act(bridge, lambda session: session.answer_from(request_id, AppSource()))


@operation
def correct_answer(bridge: SessionBridge, seq: int, answer: AnyAnswer, *, confirmed: bool = False) -> None:
    """Replace the answer of a log entry; when later acts would fall, they are told and asked about first."""
    session = bridge.in_play
    trial = session.try_correction(seq, answer)
    if not trial.dropped:
        _correct(bridge, session, seq, answer, confirmed=confirmed)
        return
    first = trial.dropped[0].entry
    question = Reason(
        "correction-drops",
        args={"entry": str(first.seq), "kept": trial.kept, "dropped": len(trial.dropped)},
        about=first.body.label if first.body else sealed_label(first.faction),
    )
    acts = len(session.journal.entries)

    def correct_all_the_same() -> None:
        if bridge.session is session and len(session.journal.entries) == acts:
            bridge.guard(lambda: _correct(bridge, session, seq, answer, confirmed=confirmed))

    bridge.message.emit(
        Message(
            Severity.WARNING,
            question,
            slot="correction",
            before=(trial.dropped[0].reason,),
            confirms=correct_all_the_same,
            confirm_key="correction-confirm",
        )
    )


def _correct(
    bridge: SessionBridge, session: Session, seq: int, answer: AnyAnswer, *, confirmed: bool
) -> None:
    first = session.journal.next_seq
    done: list[Correction] = []

    def work(session: Session) -> Changes:
        done.append(session.correct(seq, answer, confirmed=confirmed))
        return _EVERYTHING

    act(bridge, session, work)
    (correction,) = done
    _tell_news(bridge, session, first)
    if correction.kept or correction.dropped:
        args = {"kept": correction.kept, "dropped": len(correction.dropped)}
        bridge.say(Reason("correction-kept", args=args), slot="correction")


def _act(bridge: SessionBridge, work: Callable[[Session], Changes]) -> None:
    """Do something in the session in play, show what it came to and tell its news."""
    session = bridge.in_play
    first = session.journal.next_seq
    act(bridge, session, work)
    _tell_news(bridge, session, first)


def _tell_news(bridge: SessionBridge, session: Session, first: int) -> None:
    """Say what the entries from `first` on have brought; too much for the bar is left to panels and log."""
    news = news_since(session.journal, first)
    if news.reasons:
        severity = Severity.WARNING if news.is_setback else Severity.INFO
        *others, last = news.reasons[-_MOST_NEWS:]
        bridge.message.emit(Message(severity, last, slot="news", before=tuple(others)))


def _refused(
    bridge: SessionBridge, refusal: IllegalCommandError, command: Command, given: Mapping[str, object]
) -> Message:
    """A refusal as a message; `overrules` is the command that the table may insist on."""
    wish, session = command if refusal.can_overrule else None, bridge.session
    line = session.system.refused_line(session.state, command) if wish and session else None
    place = placed(refusal, given).place
    return Message(Severity.ERROR, refusal.reason, slot="refusal", overrules=wish, line=line, place=place)
