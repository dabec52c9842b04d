"""What an event of a game touches is heard by panels, strip and layers, not by the ground alone."""

import pytest

from companion.known_games import GAMES
from companion.session.changes import Changes
from tests.boards_of_games import board_of


@pytest.mark.parametrize("game", GAMES)
def test_no_event_of_a_game_touches_the_board_alone(game: str) -> None:
    """A railhead that moved stood where it was until the next phase."""
    events = GAMES[game].make(board_of(game)).events
    assert [one.__name__ for one in events if one.touches is Changes.BOARD] == []
