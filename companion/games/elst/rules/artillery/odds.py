"""Exact odds of what a battery may achieve in a phase."""

from fractions import Fraction

from companion.chance.odds import chance_of, chance_of_roll_then_draw, next_draw
from companion.chance.pile import DrawPile
from companion.chance.requests import RollRequest
from companion.games.elst.rules.artillery.access import Chit
from companion.games.elst.rules.artillery.accuracy import accuracy_request


def access_chance(contact: RollRequest | None, pile: DrawPile) -> Fraction:
    """The chance of contact and then a black chit; `contact` None where contact comes by itself (2.8b)."""
    if contact is None:
        return next_draw(pile).get(Chit.BLACK, Fraction(0))
    return chance_of_roll_then_draw(contact, pile, Chit.BLACK)


def accuracy_chance(number: int, hindrance: int, range_drm: int) -> Fraction:
    """The chance that a round comes down on its AR (2.3c)."""
    return chance_of(accuracy_request("", number, hindrance, range_drm))
