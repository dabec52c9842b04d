"""Recorded games, played on at two machines: each act by the seat whose it is, and both see the same."""

from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest

from companion.session.commands import Answer
from companion.session.entries import Body
from companion.session.events import AnswerGiven
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.session.stores.memory import MemoryStore
from companion.shared_table.hosted import HostedTable
from companion.shared_table.joined import join_table
from companion.shared_table.signing import SeatKeys
from tests.forms import IS_LONG, tried_with
from tests.golden.lean import read_lean
from tests.golden.test_whole_games import ELST, FILES, SYSTEM, SYSTEMS
from tests.shared_table.conftest import HERE, SECONDS, until

ACTS = 100_000 if IS_LONG else 40
FIND = {**SYSTEMS, SYSTEM.id: SYSTEM, ELST.id: ELST}.get


@pytest.mark.fuzz
@tried_with("game", ["the-last-crusade", "elst", "brunete"])
def test_a_game_is_played_on_at_two_machines(game: str, tmp_path: Path) -> None:
    recorded = Session.open(MemoryStore(tuple(read_lean(FILES[game]))), FIND)
    opening = next(entry.seq for entry in recorded.journal.entries if entry.is_act) - 1
    with ExitStack() as ends:
        kept = SqliteStore.create(tmp_path / "host.wargame")
        kept.append(list(recorded.store.read())[:opening])
        first, second, *_ = recorded.secrecy.seats
        table = HostedTable(kept, recorded.started.session, first, keys=SeatKeys(tmp_path / "keys"))
        host = Session.open(table.store, FIND)
        ends.callback(host.close)
        table.begin_epoch(host)
        table.open(HERE)
        ends.callback(table.close)
        away = join_table(table.ticket(second), tmp_path / "away.wargame", SeatKeys(tmp_path / "away"))
        ends.callback(away.close)
        away.open()
        away.wait_until_there(SECONDS)
        guest = Session.open(away, FIND)
        turns = count()
        bodies = [
            entry.body for entry in recorded.journal.entries[opening:] if entry.body and entry.body.command
        ]
        for body in bodies[:ACTS]:
            assert body.command is not None
            seat = recorded.secrecy.seat_of(body.command.faction) or (first, second)[next(turns) % 2]
            until(lambda: away.head == table.store.head)
            session = host if seat == first else guest
            session.catch_up()
            _do_again(session, body)
        until(lambda: away.head == table.store.head)
        for session in (host, guest):
            session.catch_up()
        assert guest.state == host.state
        assert guest.head == host.head
        done = [act.bodies[0].command for act in host.journal.acts]
        assert len(done) == len(bodies[:ACTS])
        assert {record.seat for record in away.read(opening)} == {first, second}
        last = recorded.journal.find_act(recorded.journal.acts[len(done) - 1].seqs[0])
        assert last is not None
        assert host.state.game == recorded.journal.state_at(last + 1).game


def _do_again(session: Session, body: Body) -> None:
    """A recorded act; what was answered is known by the name of what was asked."""
    given = body.events[0] if body.events else None
    if isinstance(body.command, Answer) and isinstance(given, AnswerGiven):
        session.answer(given.request.name, body.command.answer, body.command.faction)
    elif body.command:
        session.execute(body.command)
