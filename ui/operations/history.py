"""Undo and redo: one line of steps, the session's acts and the corrections of the map between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.sighted import SightedGame
from companion.reason import CompanionError, Reason
from companion.session.errors import ConfirmationNeededError
from ui.operations.core import follow, operation, settle, snapshot
from ui.session.bridge import Message, Severity

if TYPE_CHECKING:
    from ui.session.bridge import SessionBridge
    from ui.session.history import History, Snapshot


def undo_label(bridge: SessionBridge) -> Reason | None:
    """The name of the step that undo takes back; None when there is none."""
    if _is_own_step_last(bridge):
        return bridge.history.undo_label
    return bridge.session.undo_label if bridge.session else None


def redo_label(bridge: SessionBridge) -> Reason | None:
    """The name of the step that redo brings back; None when there is none."""
    if _is_own_step_next(bridge):
        return bridge.history.redo_label
    return bridge.session.redo_label if bridge.session else None


@operation
def undo(bridge: SessionBridge) -> None:
    """Take back the last step; one that players have learned from is asked about first."""
    if _is_own_step_last(bridge):
        to = bridge.history.done[-1]
        history = bridge.history.after_undo(snapshot(bridge, to.label))
        _return(bridge, to, history, Reason("step-taken-back", about=to.label))
    elif bridge.session is not None:
        _undo_acts(bridge, None)


@operation
def undo_to(bridge: SessionBridge, seq: int) -> None:
    """Take back all acts of the session from a log entry on, asking first where `undo` does."""
    _undo_acts(bridge, seq)


@operation
def redo(bridge: SessionBridge) -> None:
    """Bring back the step undone last."""
    if _is_own_step_next(bridge):
        to = bridge.history.undone[-1]
        _return(bridge, to, bridge.history.after_redo(snapshot(bridge, to.label)), to.label)
    elif bridge.session is not None:
        follow(bridge, bridge.session.redo())


def _undo_acts(bridge: SessionBridge, back_to: int | None) -> None:
    if bridge.session is None:
        return
    try:
        follow(bridge, bridge.session.undo(back_to=back_to))
    except ConfirmationNeededError as question:
        bridge.message.emit(_question(bridge, question, back_to, len(bridge.session.journal.acts)))


def _question(
    bridge: SessionBridge, question: ConfirmationNeededError, back_to: int | None, acts: int
) -> Message:
    """Asks whether to undo; a yes that comes after other acts is one too late."""

    def undo_all_the_same() -> None:
        session = bridge.session
        if session is None or len(session.journal.acts) != acts:
            return
        try:
            follow(bridge, session.undo(back_to=back_to, confirmed=True))
        except CompanionError as refusal:
            bridge.say(refusal.reason, Severity.ERROR, slot="refusal")

    return Message(Severity.WARNING, question.reason, slot="refusal", confirms=undo_all_the_same)


def _is_own_step_last(bridge: SessionBridge) -> bool:
    """Whether the last step was one beside the session."""
    done = bridge.history.done
    return bool(done) and (bridge.session is None or done[-1].acts >= len(bridge.session.journal.acts))


def _is_own_step_next(bridge: SessionBridge) -> bool:
    """Whether the step undone last, in the order in which they were done, was one beside the session."""
    undone = bridge.history.undone
    return bool(undone) and (bridge.session is None or undone[-1].acts <= len(bridge.session.journal.acts))


def _return(bridge: SessionBridge, to: Snapshot, history: History, label: Reason) -> None:
    """Markers that a session keeps are its own matter."""
    is_kept = bridge.session is not None and isinstance(bridge.session.system, SightedGame)
    markers = bridge.markers if is_kept else to.markers
    trial = to.trial_markers
    settle(bridge, label=label, overlay=to.overlay, markers=markers, trial_markers=trial, history=history)
