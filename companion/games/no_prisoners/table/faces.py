"""Faces: all that everybody may know of a hidden counter: its side, front, place and its stack's ZOC (9.6).

The rules ask no more of an enemy stack until it fights. A position is laid out for those at the machine with
their own counters, with those that a combat opened, and with faces for all others; they are judged on that.
So it is done where the state holds every counter whole; where commands hold cards, it holds faces, and
the cards are laid over them (`dealing.py`).
"""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from companion.games.no_prisoners.table.counters import FACE, Counter
from companion.games.no_prisoners.table.hand import face_of
from companion.games.no_prisoners.table.state import NpGame

Hides = Callable[[Counter], bool]


def face_id(game: NpGame, counter: Counter) -> str:
    """What a face goes by: nothing that tells which counter of the roster it is."""
    return f"{FACE}{game.alias(counter)}"


def laid_out(game: NpGame, hides: Hides) -> NpGame:
    """The game with a face for each counter that is hidden; the same where none is."""
    counters = {counter.id: counter for counter in _laid(game, hides)}
    return (
        game if counters.keys() == game.counters.keys() else game.having(counters=MappingProxyType(counters))
    )


def _laid(game: NpGame, hides: Hides) -> Iterator[Counter]:
    opened: Mapping[str, Counter] = game.combat.cards if game.combat else {}
    zones = zoned(game)
    for counter in game.counters.values():
        if hides(counter):
            yield face_of(counter, face_id(game, counter), has_zone=stack_of(counter) in zones)
        else:
            yield opened.get(counter.id, counter)


def zoned(game: NpGame) -> frozenset[object]:
    """The stacks that exert a zone of control."""
    return frozenset(stack_of(one) for one in game.on_map if one.is_ground and not one.is_starred)


def stack_of(counter: Counter) -> object:
    """What the counters of a stack have in common."""
    return counter.faction, counter.front, counter.hex
