"""Counters and places in words."""

from collections import Counter
from collections.abc import Iterable
from itertools import groupby

from companion.games.elst.procedures.forces.state import Place
from companion.games.elst.rules.forces.counted import Pieces, by_type
from companion.games.elst.rules.forces.pieces import printed_name
from companion.reason import Reason


def roster_text(pieces: Iterable[Pieces]) -> str:
    """Counters as a roster line names them: "3x 4-5-7, 9-1"."""
    return ", ".join(_counted(some) for some in pieces)


def _counted(some: Pieces) -> str:
    return _times(some.count, " ".join((*some.marks, printed_name(some.piece_type))))


def names_text(names: Iterable[str]) -> str:
    """Counters told one by one, like ones together: "2x 2-4-7, 8-1"."""
    counted = Counter(names)
    return ", ".join(_times(count, name) for name, count in counted.items())


def _times(count: int, name: str) -> str:
    return name if count == 1 else f"{count}x {name}"


def pieces_in_words(pieces: Iterable[Pieces]) -> Reason:
    """Counters in a log line: those that nothing ails in a row, each other one with what ails it."""
    told: Reason | None = None
    for marks, some in groupby(pieces, lambda one: one.marks):
        for text in [roster_text(some)] if not marks else map(_plainly, some):
            key = "forces-pieces-and" if told else "forces-pieces"
            told = Reason(key, args={"pieces": text}, about=told)
            for mark in marks:
                told = Reason("forces-piece-marked", args={"mark": mark.value}, about=told)
    return told or Reason("forces-pieces", args={"pieces": ""})


def _plainly(some: Pieces) -> str:
    return roster_text(by_type((some,)))


def place_in_words(place: Place) -> Reason:
    """A place in a log line."""
    if place.hex is not None:
        level = "steeple" if place.level else "ground"
        return Reason("forces-place-hex", hexes=(place.hex,), args={"level": level})
    return Reason("forces-place", args={"spot": place.spot.value})
