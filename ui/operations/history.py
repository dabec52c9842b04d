"""Undo and redo of everything that players do, corrections of the map among it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.reason import Reason
from companion.session.errors import ConfirmationNeededError
from ui.operations.core import act, operation
from ui.operations.mending import leave_past, past_of
from ui.operations.shared_table import ask_for_undo
from ui.session.at_table import have_others_seen
from ui.session.message import Message, Severity

if TYPE_CHECKING:
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge


def undo_label(bridge: SessionBridge) -> Reason | None:
    """The name of the step that undo takes back; None when there is none."""
    return bridge.book_so_far.undo_label if bridge.book_so_far else None


def redo_label(bridge: SessionBridge) -> Reason | None:
    """The name of the step that redo brings back; None when there is none."""
    return bridge.book_so_far.redo_label if bridge.book_so_far else None


def undo_detail(bridge: SessionBridge) -> tuple[Reason, ...]:
    """What came of it, which tells it from others of its name."""
    return bridge.book_so_far.undo_detail if bridge.book_so_far else ()


def redo_detail(bridge: SessionBridge) -> tuple[Reason, ...]:
    """The same of what redo brings back."""
    return bridge.book_so_far.redo_detail if bridge.book_so_far else ()


@operation
def undo(bridge: SessionBridge) -> None:
    """Take back the last step; one that players have learned from is asked about first."""
    _undo_acts(bridge, None)


@operation
def undo_to(bridge: SessionBridge, seq: int) -> None:
    """Take back all acts of the session from a log entry on, asking first where `undo` does."""
    _undo_acts(bridge, seq)


@operation
def redo(bridge: SessionBridge) -> None:
    """Bring back the step undone last."""
    act(bridge, bridge.book, lambda book: book.redo())


def _undo_acts(bridge: SessionBridge, back_to: int | None) -> None:
    book = bridge.book
    past = past_of(bridge)
    if past is not None and not past.acts:
        leave_past(bridge)
        return
    if past is None and have_others_seen(bridge.session) and book is bridge.session:
        ask_for_undo(bridge, book, back_to)
        return
    try:
        act(bridge, book, lambda book: book.undo(back_to=back_to))
    except ConfirmationNeededError as question:
        bridge.message.emit(_question(bridge, book, question, back_to))


def _question(
    bridge: SessionBridge, book: Session, question: ConfirmationNeededError, back_to: int | None
) -> Message:
    """Asks whether to undo; a yes that comes after other acts is one too late."""
    acts = len(book.journal.acts)

    @operation
    def undo_all_the_same(bridge: SessionBridge) -> None:
        if bridge.book_so_far is book and len(book.journal.acts) == acts:
            act(bridge, book, lambda book: book.undo(back_to=back_to, confirmed=True))

    return Message(
        Severity.WARNING, question.reason, slot="refusal", confirms=lambda: undo_all_the_same(bridge)
    )
