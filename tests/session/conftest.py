"""Sessions of the tiny game."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.kit.system import Players, Start
from companion.session.session import Session
from companion.session.store import SqliteStore
from tests.session.tiny_game import TinyGame, systems

MakeSession = Callable[..., Session]


@pytest.fixture
def session_file(tmp_path: Path) -> Path:
    return tmp_path / "race.wargame"


@pytest.fixture
def make_session(session_file: Path) -> Iterator[MakeSession]:
    """Begins a session in `session_file`; options go to the game."""
    opened: list[Session] = []

    def make(players: Players = Players.SOLO, **options: str) -> Session:
        start = Start(scenario="regatta", players=players, options=options)
        opened.append(Session.create(TinyGame(), SqliteStore.create(session_file), start))
        return opened[-1]

    yield make
    for session in opened:
        session.close()


@pytest.fixture
def session(make_session: MakeSession) -> Session:
    """A solo session in its sailing phase."""
    session = make_session()
    session.set_facts({"phase": "sail"})
    return session


@pytest.fixture
def reopen(session_file: Path) -> Iterator[Callable[[Session], Session]]:
    """Closes a session and opens its file again."""
    opened: list[Session] = []

    def again(session: Session) -> Session:
        session.close()
        opened.append(Session.open(SqliteStore.open(session_file), systems))
        return opened[-1]

    yield again
    for session in opened:
        session.close()
