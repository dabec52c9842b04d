"""Every fact of every game set by hand, one by one and in pairs: whatever is asked afterwards is answered."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest

from companion.kit.system import Start
from companion.known_games import GAMES
from companion.session.commands import SetFacts
from companion.session.errors import IllegalCommandError
from companion.session.recap import recap
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from companion.text import LANGUAGES, Catalogue
from tests.boards_of_games import board_of
from tests.forms import IS_LONG
from tests.games.by_hand import Position

OTHERS, PAIRS = 2, 500 if IS_LONG else 1
SET_UP = {"batteries": ["german-field-gun", "british-battalion-mortar"], "np-set-up": "sample"}
SHORT = [
    ("elst", "initial", True),
    ("jarama", "jarama", False),
    ("np", "the-last-crusade", False),
]
LONG = [
    (game.id, scenario, is_set_up)
    for game in GAMES.values()
    for scenario in game.scenarios
    for is_set_up in (False, True)
]


def _chosen(position: Position) -> Iterator[SetFacts]:
    """All there are; in the short form the clock's, and a few others."""
    each = list(position.settings())
    clock = [one for one in each if any("moment/" in path for path in one.facts)]
    return iter(each if IS_LONG else [*clock, *position.random.sample(each, OTHERS)])


@pytest.mark.parametrize(("game", "scenario", "is_set_up"), LONG if IS_LONG else SHORT)
def test_whatever_is_set_by_hand_the_game_goes_on(game: str, scenario: str, is_set_up: bool) -> None:
    board = board_of(game)
    start = Start(scenario=scenario, options=SET_UP if is_set_up else {})
    session = Session.create(GAMES[game].make(board), MemoryStore(), start)
    position = Position(session, board, Random(1))
    for command in (*_chosen(position), *position.pairs(PAIRS)):
        position.use_after(command)
    for command in position.pairs(PAIRS):
        with suppress(IllegalCommandError):
            session.execute(command)
        _say_all(session)


def _say_all(session: Session) -> None:
    """The log and the recap have words in every language."""
    said = [*recap(session).where, *(line.label for line in session.log())]
    for language in LANGUAGES:
        for reason in said:
            Catalogue(language).reason(reason, session.system.board.hex_name)
