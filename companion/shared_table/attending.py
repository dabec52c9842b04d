"""What a machine at a shared table does by itself for the other: its part of rolls, what it has to show."""

from collections.abc import Callable, Iterator
from functools import partial, reduce
from operator import or_

from companion.chance.answers import DrawAnswer, RollAnswer
from companion.chance.joint import JointSource, commitment_to
from companion.chance.requests import DrawRequest, RollRequest
from companion.chance.sources import AppSource
from companion.kit.questions import AnyRequest
from companion.reason import CompanionError, Reason
from companion.session.changes import Changes
from companion.session.commands import Answer
from companion.session.decide import find_request
from companion.session.errors import ActSecondError, IllegalCommandError
from companion.session.events import AnswerGiven
from companion.session.messages import Command
from companion.session.secrets.hands import hands_of
from companion.session.session import Session
from companion.session.standing import JointRoll, KeyAsked
from companion.session.table_events import (
    JointRollBegun,
    JointSeedShown,
    JointSeedTold,
    SecretKeyAsked,
    SecretKeyPassed,
)
from companion.shared_table.handover import Handover
from companion.shared_table.passing import opened, passed_to, public_of
from companion.shared_table.seat_store import LineStore

_MOST = 100  # rounds at once: more follow with the next news
_DEALT = "key of what was dealt"


def let_app_answer(session: Session, request_id: str) -> Changes:
    """Let the app roll or draw: together with another seat that plays at this table, else alone.

    What both make is answered as soon as the other machine has told its seed (`attend`).
    """
    store = session.store
    request = find_request(session.state, request_id)[1]
    if not isinstance(store, LineStore) or not _has_others(session, store):
        return session.answer_from(request.id, AppSource())
    if not isinstance(request, RollRequest | DrawRequest):
        raise IllegalCommandError(Reason("answer-of-other-kind"))
    roll = session.standing.rolls.get(request.roll)
    if roll is None:
        _require_answerable(session, request)
        commitment = commitment_to(store.seed(request.roll), request.roll)
        return session.tell_table(JointRollBegun(seat=store.seat, roll=request.roll, commitment=commitment))
    if not roll.seed or roll.seat != store.seat:
        raise IllegalCommandError(Reason("joint-roll-under-way"))
    return _end(session, store, request, roll)


def attend(session: Session) -> Changes:
    """Do what the other machine waits for; with the next news again what cannot be done now."""
    changes = Changes.NONE
    for _ in range(_MOST):
        done = reduce(or_, (_done(session, deed) for deed in tuple(_due(session))), Changes.NONE)
        changes |= done
        if not done:
            break
    return changes


def _done(session: Session, deed: Callable[[], Changes]) -> Changes:
    """What a deed changed; nothing where it cannot be done now."""
    try:
        return deed()
    except ActSecondError:
        return session.catch_up()
    except CompanionError:
        return Changes.NONE


def is_due(session: Session) -> bool:
    """Whether the other machine waits for this one."""
    return next(_due(session), None) is not None


def _due(session: Session) -> Iterator[Callable[[], Changes]]:
    store = session.store
    if not isinstance(store, LineStore) or session.is_looking_on or session.mending.past:
        return
    rolls = session.standing.rolls
    for name, roll in rolls.items():
        if not roll.seed and roll.seat != store.seat:
            seed = store.seed(name, roll.commitment)
            yield partial(session.tell_table, JointSeedTold(seat=store.seat, roll=name, seed=seed))
    for request in session.state.waiting:
        own = rolls.get(request.roll)
        if own and own.seed and own.seat == store.seat and not _was_answered(session, request, own):
            yield partial(_end, session, store, request, own)
    yield from _keys_due(session, store)
    game = hands_of(session.system, session.state)
    command = game.duty(session.state) if game else None
    if command and not _was_taken_back(session, command):
        yield partial(session.execute, command)


def _keys_due(session: Session, store: LineStore) -> Iterator[Callable[[], Changes]]:
    """Keys of what was dealt where the session began: asked for, passed on, taken."""
    own, handover = _asked_by(session, store.seat), _handover(store)
    lacks = session.secrecy.was_dealt_elsewhere(store.seat)
    public = public_of(store.seed(_DEALT)) if lacks else ""
    if lacks and not store.host and (own is None or own.public != public):
        yield partial(session.tell_table, SecretKeyAsked(seat=store.seat, public=public))
    if lacks and own and own.passed and own.public == public:
        yield partial(_take_keys, session, store, own.passed)
    for seat in session.secrecy.seats:
        asked = None if seat == store.seat else _asked_by(session, seat)
        keys = handover.keys_for(seat) if asked and not asked.passed else {}
        passed = passed_to(asked.public, store.session, keys) if asked and seat in keys else ""
        if asked and passed:
            told = SecretKeyPassed(seat=seat, public=asked.public, passed=passed)
            yield partial(_pass_keys, session, handover, told)


def _asked_by(session: Session, seat: str) -> KeyAsked | None:
    """What a seat has asked for itself; None for nothing, and where another has signed it."""
    asked = session.standing.asked.get(seat)
    record = next(session.store.read(asked.asked_at - 1), None) if asked else None
    return asked if record and record.seat == seat else None


def _take_keys(session: Session, store: LineStore, passed: str) -> Changes:
    _handover(store).receive(opened(passed, store.seed(_DEALT), store.session))
    return session.secrecy.unlock(store.seat)


def _pass_keys(session: Session, handover: Handover, told: SecretKeyPassed) -> Changes:
    """What a seat asked for is in the record from now on, and here no longer."""
    changes = session.tell_table(told)
    handover.let_go(told.seat)
    return changes


def _handover(store: LineStore) -> Handover:
    return Handover(store.outside, store.session, store.seat)


def is_awaiting_key(session: Session) -> bool:
    """Whether what was dealt to the seat here waits for the machine where the session began."""
    seat = session.store.seat if isinstance(session.store, LineStore) else ""
    return bool(seat) and session.secrecy.was_dealt_elsewhere(seat)


def is_rolling(session: Session) -> bool:
    """Whether a roll that this seat began waits for the other machine."""
    store, rolls = session.store, session.standing.rolls
    own = {name for name, roll in rolls.items() if roll.seat == store.seat and not roll.seed}
    return any(request.roll in own for request in session.state.waiting)


def publish(session: Session, seat: str) -> Changes:
    """Open all that a seat has sealed to everyone, for good, with the seeds of what it rolled in secret."""
    store = session.store
    changes = session.secrecy.reveal(seat)
    if isinstance(store, LineStore) and store.seat == seat:
        for name, roll in session.standing.rolls.items():
            if roll.seat == seat and roll.seed and not roll.shown:
                changes |= session.tell_table(JointSeedShown(roll=name, seed=store.seed(name)))
    return changes


def _has_others(session: Session, store: LineStore) -> bool:
    others = (seat for seat in session.secrecy.seats if seat != store.seat)
    return any(seat in store.signed or store.is_here(seat) for seat in others)


def _require_answerable(session: Session, request: RollRequest | DrawRequest) -> None:
    """Refuse what this seat could not answer, whatever came up: it is begun by who can end it."""
    scope = session.state.scope(find_request(session.state, request.id)[0])
    source = AppSource()
    tried: RollAnswer | DrawAnswer
    if isinstance(request, RollRequest):
        tried = source.roll(request)
    else:
        tried = source.draw(request, scope.piles[request.pile], None)
    session.foresee(Answer(request=request.id, answer=tried, faction=request.addressee))


def _was_taken_back(session: Session, command: Command) -> bool:
    """Whether players have just undone it, on the way to what was done before it."""
    undone = (body for done in session.journal.redoable[-1:] for act in done.acts for body in act.bodies)
    return any(type(body.command) is type(command) for body in undone)


def _was_answered(session: Session, request: AnyRequest, roll: JointRoll) -> bool:
    """Whether players have taken the answer back: they ask for it again themselves, and it is the same."""
    later = (entry.body for entry in session.journal.entries[roll.told_at :] if entry.body)
    events = (event for body in later for event in body.events)
    return any(isinstance(event, AnswerGiven) and event.request.id == request.id for event in events)


def _end(session: Session, store: LineStore, request: AnyRequest, roll: JointRoll) -> Changes:
    """Show the own seed and what comes of both; of a secret roll it is shown with the keys, at the end."""
    seed = store.seed(request.roll)
    if commitment_to(seed, request.roll) != roll.commitment:
        raise IllegalCommandError(Reason("joint-roll-lost"))
    changes = Changes.NONE
    if not roll.shown and request in session.state.public.waiting:
        changes = session.tell_table(JointSeedShown(roll=request.roll, seed=seed))
    source = JointSource(request.roll, seed, roll.seed)
    return changes | session.answer_from(request.id, source, request.addressee)
