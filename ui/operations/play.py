"""Operations on the session in play: commands, answers, the app's own dice, corrected answers."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from companion.play.changes import Changes
from companion.play.errors import IllegalCommandError
from companion.reason import CompanionError, Reason
from ui.operations.core import operation
from ui.session_bridge import Message, Severity

if TYPE_CHECKING:
    from companion.play.messages import Command
    from companion.play.questions import AnyAnswer
    from companion.play.session import Session
    from ui.session_bridge import SessionBridge

_EVERYTHING = reduce(or_, Changes)


def execute(bridge: SessionBridge, command: Command) -> bool:
    """Carry out a command; False when it is refused. The message offers overruling where that makes sense."""
    try:
        bridge.follow(_session(bridge).execute(command))
    except IllegalCommandError as refusal:
        bridge.message.emit(_refused(refusal, command))
        return False
    except CompanionError as refusal:
        bridge.say(refusal.reason, Severity.ERROR, slot="refusal")
        return False
    return True


@operation
def overrule(bridge: SessionBridge, command: Command, note: str) -> None:
    """Carry out a refused command: the table is right."""
    bridge.follow(_session(bridge).overrule(command, note))


@operation
def answer_request(bridge: SessionBridge, request_id: str, answer: AnyAnswer) -> None:
    """Answer what waits with dice, chits or a fact of the table."""
    bridge.follow(_session(bridge).answer(request_id, answer))


@operation
def let_app_answer(bridge: SessionBridge, request_id: str) -> None:
    """Let the app roll or draw for what waits."""
    from companion.chance.sources import AppSource

    bridge.follow(_session(bridge).answer_from(request_id, AppSource()))


@operation
def correct_answer(bridge: SessionBridge, seq: int, answer: AnyAnswer, *, confirmed: bool = False) -> None:
    """Replace the answer of a log entry; what followed is decided again, and a stop is told."""
    correction = _session(bridge).correct(seq, answer, confirmed=confirmed)
    bridge.follow(_EVERYTHING)
    if correction.stopped_at is not None:
        args = {"entry": str(correction.stopped_at.seq), "dropped": correction.dropped}
        bridge.say(Reason("correction-stopped", args=args), Severity.WARNING, slot="correction")


def _session(bridge: SessionBridge) -> Session:
    if bridge.session is None:
        raise CompanionError(Reason("no-session"))
    return bridge.session


def _refused(refusal: IllegalCommandError, command: Command) -> Message:
    """A refusal as a message; `overrules` is the command that the table may insist on."""
    wish = command if refusal.can_overrule else None
    return Message(Severity.ERROR, refusal.reason, slot="refusal", overrules=wish)
