"""Every fact of every game set by hand, one by one and in pairs: whatever is asked afterwards is answered."""

import os
import re
from random import Random
from typing import Any

import pytest

from companion.board.library import open_board
from companion.games import GAMES
from companion.play.commands import SetFacts
from companion.play.memory_store import MemoryStore
from companion.play.session import Session
from companion.play.system import Start
from tests.systems.by_hand import Position

IS_LONG = bool(os.environ.get("COMPANION_FUZZ"))
PAIRS = 500 if IS_LONG else 10
OPTIONS = {"batteries": ["german-field-gun", "british-battalion-mortar"], "np-set-up": "sample"}
OPENINGS = [(game, scenario) for game in GAMES.values() for scenario in game.scenarios()]


def _shape(command: SetFacts) -> tuple[str, Any]:
    """What is alike of all counters: the short form sets each of these once."""
    ((path, value),) = command.facts.items()
    return re.sub(r"/[^/]+/", "/*/", path), str(value)


@pytest.mark.parametrize("is_set_up", [False, True], ids=["empty", "set-up"])
@pytest.mark.parametrize(("game", "scenario"), OPENINGS, ids=[scenario for _, scenario in OPENINGS])
def test_nothing_set_by_hand_is_more_than_the_game_can_bear(game: Any, scenario: str, is_set_up: bool) -> None:
    board = open_board(game.board)
    start = Start(scenario=scenario, options=OPTIONS if is_set_up else {})
    position = Position(Session.create(game.make(board), MemoryStore(), start), board, Random(1))
    each = list(position.settings())
    chosen = each if IS_LONG else list({_shape(command): command for command in each}.values())
    for command in (*chosen, *position.pairs(PAIRS)):
        position.use_after(command)
