"""Operations on the session in play: commands, answers, the app's own dice, corrected answers."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from companion.kit.passing import idle_way, quiet_way
from companion.kit.placed import placed
from companion.kit.tracing import TracedGame
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from ui.operations.core import act, attempt, operation
from ui.operations.mending import forward_when_right
from ui.operations.news import tell_news
from ui.operations.shared_table import tell_rolling
from ui.session.message import Message, Severity
from ui.session.panel_data import now_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from companion.hexes.coordinates import HexCoord
    from companion.kit.panels import Choice
    from companion.kit.questions import AnyAnswer
    from companion.session.changes import Changes
    from companion.session.decide import Foreseen
    from companion.session.messages import Command
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge

_NOTHING: Mapping[str, object] = MappingProxyType({})
_MOST_LEFT = 4
_MOST_CHANGES = 5
_SOON_MS = 500  # until which a roll of two machines is there as a rule
GOING_ON = "going-on"  # the slot of what is asked before something is left undone


def execute(
    bridge: SessionBridge,
    command: Command,
    foreseen: Foreseen | None = None,
    given: Mapping[str, object] = _NOTHING,
    then: Callable[[], object] | None = None,
) -> bool:
    """Carry out a command; False when it is refused. The message offers overruling where that makes sense.

    `given` is what was filled in for it, so that a refusal is told at its field; `then` follows once it is
    carried out, also where the table insists on it later.
    """

    def do() -> bool:
        try:
            _act(bridge, lambda session: session.execute(command, foreseen))
        except IllegalCommandError as refusal:
            bridge.message.emit(_refused(bridge, refusal, command, given, then))
            return False
        return True

    if not attempt(bridge, do):
        return False
    if then is not None:
        then()
    return True


def go_on(bridge: SessionBridge, choice: Choice | None = None) -> None:
    """Go on to the next phase or step; what would be left undone is asked about first, with its rule."""
    now, onward = now_of(bridge), _onward(bridge)
    choice = choice or onward
    if choice is None:
        return
    way = tuple(idle_way(bridge.in_play, now)) if choice == onward and choice.is_legal else (choice.build(),)
    command = bridge.in_play.as_one(way) if len(way) > 1 else way[0]
    _leave(bridge, command, is_legal=choice.is_legal)


def may_pass_phases(bridge: SessionBridge) -> bool:
    """Whether phases that ask nothing may be passed together now."""
    now = now_of(bridge)
    return now is not None and now.onward is not None and bool(now.stretch)


@operation
def go_on_while_quiet(bridge: SessionBridge) -> None:
    """Go on until something is due or asked, or another player turn begins: one act, one undo."""
    way = tuple(quiet_way(bridge.in_play))
    if len(way) > 1:
        _leave(bridge, bridge.in_play.as_one(way))
    else:
        go_on(bridge)


def _leave(bridge: SessionBridge, command: Command, *, is_legal: bool = True) -> None:
    """Carry out what leaves a phase, or several; what would be left undone is asked about first."""
    now = now_of(bridge)
    left = [due.what for due in now.left] if now else []
    if not left or not is_legal or bridge.in_play.state.waiting:
        execute(bridge, command)
        return
    question = Message(
        Severity.WARNING,
        Reason("going-on-all-the-same"),
        slot=GOING_ON,
        confirms=lambda: execute(bridge, command),
        confirm_key="going-on-go",
        before=tuple(left[:_MOST_LEFT]),
    )
    bridge.message.emit(question)


def onward_label(bridge: SessionBridge) -> Reason | None:
    """What going on is called now; None while nothing leads on."""
    onward = _onward(bridge)
    return onward.label if onward else None


def _onward(bridge: SessionBridge) -> Choice | None:
    now = now_of(bridge)
    return now.onward if now else None


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
def overrule(
    bridge: SessionBridge, command: Command, note: str, then: Callable[[], object] | None = None
) -> None:
    """Carry out a refused command, and what was to follow it: the table is right."""
    _act(bridge, lambda session: session.overrule(command, note))
    if then is not None:
        then()


@operation
def answer_request(bridge: SessionBridge, request_id: str, answer: AnyAnswer) -> None:
    """Answer what waits with dice, chits or a fact of the table."""
    _act(bridge, lambda session: session.answer(request_id, answer))


@operation
def let_app_answer(bridge: SessionBridge, request_id: str) -> None:
    """Let the app roll or draw for what waits; at a shared table both machines do it together."""
    from companion.shared_table import attending

    _act(bridge, lambda session: attending.let_app_answer(session, request_id))
    if attending.is_rolling(bridge.in_play):
        QTimer.singleShot(_SOON_MS, bridge, lambda: tell_rolling(bridge))


def _act(bridge: SessionBridge, work: Callable[[Session], Changes]) -> None:
    """Do something in the session in play, show what it came to and tell its news."""
    session = bridge.in_play
    first, before = session.journal.next_seq, session.state
    with bridge.one_act():
        act(bridge, session, work)
        tell_news(bridge, session, first, session.system.came_of(before, session.state))
    forward_when_right(bridge)


def _refused(
    bridge: SessionBridge,
    refusal: IllegalCommandError,
    command: Command,
    given: Mapping[str, object],
    then: Callable[[], object] | None,
) -> Message:
    """A refusal as a message; `overrules` is the command that the table may insist on, followed by `then`."""
    wish, session = command if refusal.can_overrule else None, bridge.session
    line = session.system.refused_line(session.state, command) if wish and session else None
    place = placed(refusal, given).place
    return Message(
        Severity.ERROR, refusal.reason, slot="refusal", overrules=wish, then=then, line=line, place=place
    )
