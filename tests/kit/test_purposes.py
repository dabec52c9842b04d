"""What a request is for is a value of its own: its text may change, and old sessions read on."""

from typing import Any

import pytest

from companion.chance.answers import RollAnswer
from companion.chance.purposes import Purpose, Purposes
from companion.kit.questions import Reply
from companion.kit.system import Start
from companion.known_games import GAMES
from companion.session.entries import Codec
from companion.session.errors import UnreadableError
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from companion.text import LANGUAGES, Catalogue
from tests.boards_of_games import board_of
from tests.golden.old_form import before_purposes
from tests.golden.telling import state_of
from tests.session.tiny_game import AskWind, Boat, Sail, SailAll, TinyGame, TinyPurpose


class Renamed(Purpose):
    """The same purposes after their texts were renamed, two of which have become one."""

    LUCK = "tiny-luck"
    SAIL = "tiny-sail", "tiny-under-way"
    SAIL_ALL = "tiny-sail-all", "tiny-under-way"
    FOG = "tiny-fog"
    WIND = "tiny-wind", "tiny-breeze"


class RenamedGame(TinyGame):
    purposes: Purposes = Renamed


def _played() -> tuple[Session, MemoryStore]:
    """A boat has sailed, the wind was asked for and told, and all are about to sail."""
    store = MemoryStore()
    session = Session.create(TinyGame(), store, Start(scenario="regatta"))
    session.set_facts({"phase": "sail"})
    session.execute(Sail(boat="red"))
    session.answer("tiny-sail:red", RollAnswer.physical(6))
    session.execute(AskWind())
    session.answer("tiny-wind", Reply(value="yes"))
    session.execute(SailAll())
    return session, store


def _titles(session: Session) -> list[str]:
    return [request.title.key for request in session.state.waiting]


def _labels(session: Session) -> list[str]:
    """As they are kept: this game has no texts to show them by."""
    return [entry.body.label.key for entry in session.journal.entries if entry.body]


def _state(session: Session) -> dict[str, Any]:
    return state_of(session)["scopes"]


def test_a_renamed_text_changes_only_what_is_read() -> None:
    session, store = _played()
    renamed = Session.open(store, lambda _: RenamedGame())
    assert _state(renamed) == _state(session)
    assert (_titles(session), _titles(renamed)) == (["tiny-sail-all"], ["tiny-under-way"])
    assert {"tiny-sail", "tiny-wind"} <= set(_labels(session))
    assert {"tiny-under-way", "tiny-breeze"} <= set(_labels(renamed))
    assert not {"tiny-sail", "tiny-wind"} & set(_labels(renamed))


def test_two_purposes_of_one_text_are_told_apart() -> None:
    _, store = _played()
    renamed = Session.open(store, lambda _: RenamedGame())
    renamed.answer("tiny-sail-all", RollAnswer.physical(2, 6))
    assert renamed.state.game.boats == {"red": Boat(position=12), "blue": Boat(position=2, is_tired=True)}


def test_a_session_of_version_0_1_0_goes_on_from_its_question() -> None:
    session, store = _played()
    old = Session.open(MemoryStore(before_purposes(store.read())), lambda _: TinyGame())
    assert _state(old) == _state(session)
    assert _labels(old) == _labels(session)
    old.answer("tiny-sail-all", RollAnswer.physical(2, 6))
    assert old.state.game.boats["red"].position == 12


def test_an_answer_of_version_0_1_0_is_corrected_and_later_ones_kept() -> None:
    session, store = _played()
    session.answer("tiny-sail-all", RollAnswer.physical(2, 6))
    old = Session.open(MemoryStore(before_purposes(store.read())), lambda _: TinyGame())
    told = 1 + _labels(old).index(TinyPurpose.WIND.text)
    assert old.correct(told, Reply(value="no")).dropped == ()
    assert old.state.game.has_wind is False
    assert old.state.game.boats["red"].position == 12


@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_game_asks_for_has_a_text_and_what_follows(name: str) -> None:
    game = GAMES[name]
    system: Any = game.make(board_of(game.id))
    assert set(system.purposes) == set(system.answers)
    for language in LANGUAGES:
        catalogue = Catalogue(language)
        assert [purpose for purpose in system.purposes if purpose.text not in catalogue] == []


def test_what_the_game_never_asks_for_is_not_read() -> None:
    _, store = _played()
    (asked, *_) = (record.body for record in store.read() if b'"asked"' in record.body)
    codec = Codec(TinyGame())
    assert codec.decode(asked).events
    with pytest.raises(UnreadableError):
        codec.decode(asked.replace(b'"tiny-sail"', b'"tiny-fly"'))
