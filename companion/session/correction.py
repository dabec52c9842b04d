"""Correcting what lies back: to it, then every later command again that still holds."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.chance.pile import DrawPile
from companion.chance.requests import DrawRequest, Signature
from companion.kit.questions import AnyAnswer, AnyRequest
from companion.kit.system import State
from companion.reason import CompanionError, Reason
from companion.session.commands import Answer, Overrule, Together
from companion.session.decide import find_request
from companion.session.draft import Draft
from companion.session.entries import Entry
from companion.session.errors import IllegalCommandError
from companion.session.events import RefusalOverruled
from companion.session.journal import Act, Journal
from companion.session.messages import Command, Event


@dataclass(frozen=True, slots=True)
class Dropped:
    """A later act that does not hold any more, by its first entry, and why."""

    entry: Entry
    reason: Reason


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is asked now and was not before; `pile` is what a draw comes out of."""

    request: AnyRequest
    pile: DrawPile | None = None


@dataclass(frozen=True, slots=True)
class Correction:
    """How far a correction goes: how many later acts it keeps, and those that fall.

    What falls stays in the log, struck through, and comes back when the correction is undone. `wanted` is
    the first new question that keeps later acts from holding: they may hold once it is answered.
    """

    kept: int
    dropped: tuple[Dropped, ...] = ()
    wanted: Wanted | None = None


@dataclass(frozen=True, slots=True)
class Later:
    """Acts that were taken back, to be decided again, each with what it answered; one may be `left_out`."""

    acts: tuple[Act, ...]
    asked: tuple[Signature | None, ...]
    left_out: Act | None = None


def correct(draft: Draft, seq: int, answer: AnyAnswer, further: Sequence[AnyAnswer] = ()) -> Correction:
    """Replace the answer of an entry and decide every later act again, on a draft.

    An answer is given again where the same is asked (kind, dice, purpose); `further` ones go to what was
    not asked before, in turn. Every act from the entry on must be readable. Raises IllegalCommandError
    when the entry is no answer that holds, and what a wrong answer raises.
    """
    journal = draft.journal
    place = journal.find_act(seq)
    old = _command(journal.acts[place]) if place is not None else None
    if place is None or not isinstance(old, Answer):
        raise IllegalCommandError(Reason("correct-no-answer", args={"entry": str(seq)}))
    later = take_back(draft, place, Reason("corrected"), without=True)
    draft.execute(old.model_copy(update={"answer": answer}))
    return decide_again(draft, later, further)


def take_back(draft: Draft, place: int, label: Reason, *, without: bool) -> Later:
    """Take back the acts from a place on: those to decide again, perhaps `without` the first."""
    journal, first = draft.journal, place + without
    left_out = journal.acts[place] if without else None
    places = range(first, len(journal.acts))
    asked = [_asked(journal, at) for at in reversed(places)]  # an old state brings those shortly before it
    later = Later(tuple(journal.acts[first:]), tuple(reversed(asked)), left_out)
    draft.replace(journal.acts[place:], label)
    return later


def decide_again(draft: Draft, later: Later, answers: Sequence[AnyAnswer] = ()) -> Correction:
    """Decide acts again as far as they hold; `answers` go to what was not asked before, in turn."""
    given, wanted = iter(answers), None
    dropped: list[Dropped] = []
    for at, act in enumerate(later.acts):
        while refusal := _refusal(draft, act, later.asked[at]):
            fresh = _not_asked_before(draft.journal.state, later.asked[at:])
            answer = next(given, None) if fresh else None
            if fresh is None or answer is None:
                wanted = wanted or _wanted(draft.journal.state, fresh)
                dropped.append(Dropped(act.entries[0], refusal))
                break
            draft.execute(Answer(request=fresh.id, answer=answer))
    return Correction(len(later.acts) - len(dropped), tuple(dropped), wanted)


def _refusal(draft: Draft, act: Act, asked: Signature | None) -> Reason | None:
    """Decide an old act again; the reason when it cannot be."""
    command = _again(draft.journal.state, _command(act), asked)
    if command is None:
        return Reason("correct-asks-otherwise")
    try:
        foreseen = draft.foresee(command) if isinstance(command, Overrule | Together) else None
        if foreseen and (news := _not_overruled_before(act, foreseen.decision.events)):
            return news
        draft.execute(command, foreseen)
    except CompanionError as refusal:
        return refusal.reason
    return None


def _not_overruled_before(act: Act, events: Sequence[Event]) -> Reason | None:
    """Why an insistence falls: it would overrule a refusal of another kind than those it was told then."""
    told = {(refusal.key, refusal.rule) for refusal in _overruled(act.events)}
    new = (refusal for refusal in _overruled(events) if (refusal.key, refusal.rule) not in told)
    return next(new, None)


def _overruled(events: Sequence[Event]) -> Iterator[Reason]:
    yield from (event.refusal for event in events if isinstance(event, RefusalOverruled))


def _again(state: State, command: Command | None, asked: Signature | None) -> Command | None:
    """The command for the state as it is now: an answer goes to the request that asks the same."""
    if not isinstance(command, Answer):
        return command
    request = next((one for one in state.waiting if one.signature == asked), None)
    return command.model_copy(update={"request": request.id}) if request else None


def _not_asked_before(state: State, asked: Sequence[Signature | None]) -> AnyRequest | None:
    """The first that waits and that no old answer is for."""
    return next((one for one in state.waiting if one.signature not in asked), None)


def _wanted(state: State, request: AnyRequest | None) -> Wanted | None:
    if not isinstance(request, DrawRequest):
        return Wanted(request) if request else None
    scope = find_request(state, request.id)[0]
    return Wanted(request, state.scope(scope).piles.get(request.pile))


def _asked(journal: Journal, place: int) -> Signature | None:
    """What the act at a place answered; None for one that is no answer."""
    command = _command(journal.acts[place])
    if not isinstance(command, Answer):
        return None
    waiting = journal.state_at(place).waiting
    return next((request.signature for request in waiting if request.id == command.request), None)


def kind_of(act: Act) -> str:
    """The type of what was done."""
    command = _command(act)
    return command.type if command else ""


def _command(act: Act) -> Command | None:
    return act.bodies[0].command if act.bodies else None
