"""What a command touched, so that each part of a window redraws only its own."""

from enum import Flag, IntEnum, auto
from functools import reduce
from operator import or_


class Changes(Flag):
    """The parts of a session that an action touched; joined with `|`."""

    NONE = 0
    BOARD = auto()
    UNITS = auto()
    PILES = auto()
    PHASE = auto()
    LOG = auto()
    REQUESTS = auto()  # what waits for an answer
    SETTINGS = auto()
    SECRETS = auto()  # what a faction may see was locked, unlocked or revealed


EVERYTHING = reduce(or_, Changes)


class Barrier(IntEnum):
    """Why undoing past an entry asks first; the weightier reason is the higher number."""

    NONE = 0
    APP_ROLL = 1
    DRAW = 2
    REVEAL = 3
