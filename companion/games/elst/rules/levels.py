"""The levels of a Location: the ground, and the steeple where a hex has one (1.1a)."""

from companion.sight.result import GROUND, RAISED

__all__ = ["GROUND", "STEEPLE"]

STEEPLE = RAISED
