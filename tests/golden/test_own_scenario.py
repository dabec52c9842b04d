"""The recorded scenario on a board of one's own opens, decides again as it was, and stands as it stood."""

import pytest

from companion.games.elst.factions import OwnSide
from companion.games.elst.own.state import OwnGame
from companion.games.elst.rules.artillery.terms import ArtilleryCounter
from companion.session.replay import first_difference
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from tests.golden.own_scenario import FOUND, SYSTEM, recorded


@pytest.fixture(scope="module")
def session() -> Session:
    return Session.open(MemoryStore(recorded()), {SYSTEM.id: SYSTEM}.get)


def test_every_command_is_decided_again_as_recorded(session: Session) -> None:
    assert first_difference(session) is None


def test_it_stands_as_it_stood(session: Session) -> None:
    game, name = session.state.game, SYSTEM.board.hex_name
    assert isinstance(game, OwnGame)
    assert (game.clock.is_over, game.clock.length.last_turn, game.ends_half) == (True, 2, True)
    assert game.names == {OwnSide.FIRST: "Americans"}
    assert [(one.name, name(one.hex), one.level) for one in game.pieces.values()] == [
        ("9-1", "O4", 2),
        ("4-6-7", "O4", 0),
        ("4-6-7", "I5", 0),
    ]
    gun, blind = game.battery("A1"), game.battery("B1")
    assert (gun.counter, name(gun.hex or gun.observer.hex), gun.missions) == (ArtilleryCounter.FFEC, "B5", 1)
    assert name(gun.observer.hex) == "I5"
    assert (blind.counter, blind.has_access) == (None, True)
    assert session.standing.source == FOUND
