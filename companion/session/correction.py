"""Correcting an answer: back to it, then every later command again that still holds."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.chance.requests import Signature
from companion.kit.questions import AnyAnswer
from companion.kit.system import State
from companion.reason import CompanionError, Reason
from companion.session.commands import Answer
from companion.session.draft import Draft
from companion.session.entries import Entry
from companion.session.errors import IllegalCommandError
from companion.session.journal import Act, Journal
from companion.session.messages import Command


@dataclass(frozen=True, slots=True)
class Dropped:
    """A later act that does not hold any more, by its first entry, and why."""

    entry: Entry
    reason: Reason


@dataclass(frozen=True, slots=True)
class Correction:
    """How far a correction goes: how many later acts it keeps, and those that fall.

    What falls stays in the log, struck through, and comes back when the correction is undone.
    """

    kept: int
    dropped: tuple[Dropped, ...] = ()


def correct(draft: Draft, seq: int, answer: AnyAnswer) -> Correction:
    """Replace the answer of an entry and decide every later act again, on a draft.

    An answer is given again where the same is asked (kind, dice, purpose). Every act from the entry on
    must be readable. Raises IllegalCommandError when the entry is no answer that holds, and what a wrong
    answer raises.
    """
    journal = draft.journal
    place = journal.find_act(seq)
    old = _command(journal.acts[place]) if place is not None else None
    if place is None or not isinstance(old, Answer):
        raise IllegalCommandError(Reason("correct-no-answer", args={"entry": str(seq)}))
    acts = journal.acts[place:]
    asked = tuple(_asked(journal, place))[1:]
    draft.replace(acts)
    draft.execute(old.model_copy(update={"answer": answer}))
    dropped = [
        Dropped(act.entries[0], reason)
        for act, signature in zip(acts[1:], asked, strict=True)
        if (reason := _refusal(draft, act, signature))
    ]
    return Correction(len(acts) - 1 - len(dropped), tuple(dropped))


def _refusal(draft: Draft, act: Act, asked: Signature | None) -> Reason | None:
    """Decide an old act again; the reason when it cannot be."""
    command = _again(draft.journal.state, _command(act), asked)
    if command is None:
        return Reason("correct-asks-otherwise")
    try:
        draft.execute(command)
    except CompanionError as refusal:
        return refusal.reason
    return None


def _again(state: State, command: Command | None, asked: Signature | None) -> Command | None:
    """The command for the state as it is now: an answer goes to the request that asks the same."""
    if not isinstance(command, Answer):
        return command
    request = next((one for one in state.waiting if one.signature == asked), None)
    return command.model_copy(update={"request": request.id}) if request else None


def _asked(journal: Journal, place: int) -> Iterator[Signature | None]:
    """What each act from a place on answered; None for one that is no answer."""
    for at in range(place, len(journal.acts)):
        command = _command(journal.acts[at])
        waiting = journal.state_at(at).waiting if isinstance(command, Answer) else ()
        wanted = command.request if isinstance(command, Answer) else ""
        yield next((request.signature for request in waiting if request.id == wanted), None)


def _command(act: Act) -> Command | None:
    return act.bodies[0].command if act.bodies else None
