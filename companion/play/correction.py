"""Correcting an answer: back to it, then the old commands again as far as they still fit."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.chance.requests import Signature
from companion.play.commands import Answer
from companion.play.draft import Draft
from companion.play.entries import Entry
from companion.play.errors import IllegalCommandError
from companion.play.journal import Act
from companion.play.messages import Command
from companion.play.questions import AnyAnswer
from companion.play.system import State
from companion.reason import CompanionError, Reason

Signatures = tuple[Signature, ...]


@dataclass(frozen=True, slots=True)
class Correction:
    """How far a correction went: the old acts decided again, and where and why it stopped.

    `stopped_at` is the first old entry that no longer holds, None when all do; `dropped` counts it and
    those after it. They stay in the log, struck through.
    """

    redone: int
    stopped_at: Entry | None = None
    reason: Reason | None = None
    dropped: int = 0


def correct(draft: Draft, seq: int, answer: AnyAnswer) -> Correction:
    """Replace the answer of an entry and decide what followed again, on a draft.

    Goes on while the requests that wait are what they were (kind, dice, purpose), and stops at the
    first difference. Every act from the entry on must be readable. Raises IllegalCommandError when the
    entry is no answer that holds.
    """
    journal = draft.journal
    place = journal.find_act(seq)
    old = _command(journal.acts[place]) if place is not None else None
    if place is None or not isinstance(old, Answer):
        raise IllegalCommandError(Reason("correct-no-answer", args={"entry": str(seq)}))
    acts = journal.acts[place:]
    asked = [_signatures(state) for state in journal.states[place:]]  # before each of the acts
    draft.undo(acts)
    draft.execute(old.model_copy(update={"answer": answer}))
    return _decide_again(draft, acts[1:], asked[1:])


def _decide_again(draft: Draft, acts: Sequence[Act], asked: Sequence[Signatures]) -> Correction:
    for done, (act, asked_then) in enumerate(zip(acts, asked, strict=False)):
        if reason := _try_again(draft, act, asked_then):
            return Correction(done, act.entries[0], reason, len(acts) - done)
    return Correction(len(acts))


def _try_again(draft: Draft, act: Act, asked_then: Signatures) -> Reason | None:
    """Decide an old act again; the reason when it cannot be."""
    command = _command(act)
    if command is None or _signatures(draft.journal.state) != asked_then:
        return Reason("correct-asks-otherwise")
    try:
        draft.execute(command)
    except CompanionError as refusal:
        return refusal.reason
    return None


def _command(act: Act) -> Command | None:
    return act.bodies[0].command if act.bodies else None


def _signatures(state: State) -> Signatures:
    return tuple(request.signature for request in state.waiting)
