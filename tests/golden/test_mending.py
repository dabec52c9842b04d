"""Corrections in the beginnings of whole games: all that still holds stays, undo gives back what was."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from companion.chance.answers import Roll, RollAnswer
from companion.chance.requests import RollRequest
from companion.reason import CompanionError
from companion.session.commands import Answer
from companion.session.events import DiceRolled
from companion.session.messages import Command
from companion.session.session import Session
from companion.session.store import Record
from companion.session.stores.memory import MemoryStore
from tests.forms import IS_LONG
from tests.games.elst.table import SYSTEM as ELST
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.golden.lean import read_lean
from tests.golden.spanish_two_turns import SYSTEMS
from tests.golden.test_whole_games import FILES, some_games

ENTRIES = 120
few = settings(max_examples=100 if IS_LONG else 1, deadline=None)


@cache
def _records(game: str) -> tuple[Record, ...]:
    return tuple(islice(read_lean(FILES[game]), ENTRIES))


def beginning(game: str) -> Session:
    return Session.open(MemoryStore(_records(game)), {**SYSTEMS, SYSTEM.id: SYSTEM, ELST.id: ELST}.get)


def _rolls(session: Session) -> list[tuple[int, DiceRolled]]:
    acts = [(act.seqs[0], event) for act in session.journal.acts for event in act.events[:1]]
    return [(seq, event) for seq, event in acts if isinstance(event, DiceRolled)]


def _other(request: RollRequest, answer: RollAnswer, face: int) -> RollAnswer:
    """The same dice but the first."""
    first, *others = answer.rolls
    lowest, highest = request.range
    if first.faces:
        changed = Roll.of(1 + face % request.faces, *first.faces[1:])
    else:
        changed = Roll(total=lowest + face % (highest - lowest + 1))
    return RollAnswer.physical(changed, *others)


def _told(session: Session) -> list[object]:
    """All that the session knows; what waits as it is asked."""
    return [
        (faction, scope.game, scope.piles, scope.settings, [one.signature for one in scope.waiting])
        for faction, scope in session.state.scopes()
    ]


def _bytes(session: Session) -> list[bytes]:
    return [TypeAdapter(type(scope.game)).dump_json(scope.game) for _, scope in session.state.scopes()]


def _commands(session: Session, seq: int) -> Iterator[tuple[Command, object]]:
    """What was done from an entry on, each with what it answered."""
    journal = session.journal
    place = journal.find_act(seq)
    assert place is not None
    for at in range(place, len(journal.acts)):
        command = journal.acts[at].bodies[0].command
        assert command is not None
        asked = {one.id: one.signature for one in journal.state_at(at).waiting}
        yield command, asked[command.request] if isinstance(command, Answer) else None


def _play(session: Session, commands: Sequence[tuple[Command, object]]) -> int:
    """Do all of it that can be done; how much."""
    done = 0
    for command, signature in commands:
        waiting = [one.id for one in session.state.waiting if one.signature == signature and signature]
        if isinstance(command, Answer) and not waiting:
            continue
        given = command.model_copy(update={"request": waiting[0]} if waiting else {})
        try:
            session.execute(given)
        except CompanionError:
            continue
        done += 1
    return done


@some_games
@given(st.randoms(use_true_random=False))
@few
def test_a_corrected_die_is_the_game_played_with_that_die(game: str, random: Random) -> None:
    session, replayed = beginning(game), beginning(game)
    before, entries, written = _told(session), session.journal.next_seq, _bytes(session)
    seq, rolled = random.choice(_rolls(session))
    answer = _other(rolled.request, rolled.answer, random.randrange(36))
    tried = session.mending.try_correction(seq, answer)
    assert (_told(session), session.journal.next_seq) == (before, entries)
    correction = session.correct(seq, answer, confirmed=True)
    assert (correction.kept, correction.dropped) == (tried.kept, tried.dropped)
    (old, asked), *later = _commands(replayed, seq)
    replayed.undo(back_to=seq, confirmed=True)
    changed = old.model_copy(update={"answer": answer})
    assert _play(replayed, [(changed, asked)]) == 1
    assert _play(replayed, later) == tried.kept
    assert _told(session) == _told(replayed)
    session.undo()
    assert _told(session) == before
    assert _bytes(session) == written


@some_games
@given(st.randoms(use_true_random=False))
@few
def test_going_back_anywhere_and_on_again_loses_nothing(game: str, random: Random) -> None:
    session = beginning(game)
    before, entries, written = _told(session), session.journal.next_seq, _bytes(session)
    seq = random.choice(session.journal.acts).seqs[0]
    (wrong, asked), *later = _commands(session, seq)
    session.go_back(seq)
    assert session.mending.try_forward().dropped == ()
    session.undo()
    assert (_told(session), session.journal.next_seq) == (before, entries)
    session.go_back(seq, without=True, confirmed=True)
    assert _play(session, [(wrong, asked)]) == 1
    correction = session.mending.come_forward()
    assert (correction.kept, correction.dropped) == (len(later), ())
    assert _told(session) == before
    session.undo()
    assert _told(session) == before
    assert _bytes(session) == written
