"""A command's own view follows what happens in public, where a game wants it to."""

from collections.abc import Iterator

import pytest

from companion.chance.answers import RollAnswer
from companion.kit.system import Players, Start
from companion.session.messages import Event
from companion.session.secrets.keys import OutsideKeys, default_keys
from companion.session.secrets.witness import WitnessGame
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from tests.session.tiny_game import BoatSailed, Captain, Sail, TinyGame


class _WatchedRace(TinyGame, WitnessGame[Captain]):
    """Every captain keeps count in secret of how far any boat has come."""

    def witness(self, secret: Captain, event: Event) -> Captain:
        if isinstance(event, BoatSailed):
            return secret.model_copy(update={"luck": secret.luck + event.by})
        return secret


@pytest.fixture
def keys() -> OutsideKeys:
    return default_keys()


@pytest.fixture
def session(keys: OutsideKeys) -> Iterator[Session]:
    start = Start(scenario="regatta", players=Players.TWO)
    session = Session.create(_WatchedRace(), MemoryStore(), start, keys=keys)
    session.set_facts({"phase": "sail"})
    yield session
    session.close()


def _sail(session: Session, boat: str, by: int) -> None:
    session.overrule(Sail(boat=boat), "")
    session.answer(f"tiny-sail:{boat}", RollAnswer.physical(by))


def _seen(session: Session, captain: str) -> int:
    luck: int = session.state.secrets[captain].game.luck
    return luck


def test_an_open_command_sees_what_happens_in_public(session: Session) -> None:
    session.secrecy.unlock("red")
    _sail(session, "blue", 4)
    assert _seen(session, "red") == session.state.game.boats["blue"].position
    session.undo()
    assert _seen(session, "red") == 0
    session.redo()
    assert _seen(session, "red") == 4


def test_a_command_that_is_opened_later_has_seen_it_too(session: Session) -> None:
    _sail(session, "blue", 4)
    _sail(session, "red", 2)
    assert dict(session.state.secrets) == {}
    session.secrecy.unlock("blue")
    assert _seen(session, "blue") == 6


def test_it_has_seen_all_of_a_long_game(session: Session, keys: OutsideKeys) -> None:
    """A snapshot holds nothing of a command's view, which rests on entries before it."""
    session.secrecy.unlock("red")
    for _ in range(60):
        _sail(session, "red", 1)
    known = _seen(session, "red")
    session.close()
    again = Session.open(session.store, lambda _: _WatchedRace(), keys=keys)
    again.secrecy.unlock("red")
    assert _seen(again, "red") == known == 60


def test_what_is_secret_is_seen_by_its_own_command_alone(session: Session) -> None:
    for captain in ("red", "blue"):
        session.secrecy.unlock(captain)
    session.set_facts({"luck": 9}, secret_to="red")
    assert _seen(session, "blue") == 0
