"""Things prepared from a board at some cost: made once a board, whichever thread asks first."""

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import Concatenate, ParamSpec, TypeVar

from companion.board.model import Board

P = ParamSpec("P")
T = TypeVar("T")

KEPT = 4  # corrections undone, and the board turned back to, find theirs still prepared; 5 megabytes each


def once_a_board(make: Callable[Concatenate[Board, P], T]) -> Callable[Concatenate[Board, P], T]:
    """Let a function of a board (and hashable settings) be run once for the same facts.

    A second caller waits for the first one's work instead of repeating it.
    """
    made: OrderedDict[object, T] = OrderedDict()
    lock = Lock()

    @wraps(make)
    def prepared(board: Board, /, *args: P.args, **kwargs: P.kwargs) -> T:
        key = (board.digest, board.origin, *args, *kwargs.items())
        with lock:
            if key not in made:
                made[key] = make(board, *args, **kwargs)
            made.move_to_end(key)
            while len(made) > KEPT:
                made.popitem(last=False)
            return made[key]

    return prepared
