"""Things prepared from a board at some cost: made once a board, whichever thread asks first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from PySide6.QtCore import QThreadPool

if TYPE_CHECKING:
    from companion.board.model import Board

P = ParamSpec("P")
T = TypeVar("T")

KEPT = 6  # corrections undone, and the board turned back to, find theirs still prepared; 5 megabytes each


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


def begin(work: Callable[[], object]) -> None:
    """Run something on a thread of the pool, so that nobody has to wait for it later."""
    QThreadPool.globalInstance().start(work)
