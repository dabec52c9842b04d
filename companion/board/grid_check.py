"""Which reading of a grid fits the printed map: a few questions about hexes that touch."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from companion.board.grid_readings import GridReading
from companion.board.model import Board, UnknownHexError
from companion.hexes.coordinates import HexNameError, Numbering, distance
from companion.reason import Reason

AS_DRAWN = ""  # the id of the reading that the board file itself holds


@dataclass(frozen=True, slots=True)
class Question:
    """Whether two hexes, told by their numbers, touch on the printed map."""

    hex: str
    other: str


@dataclass(frozen=True, slots=True)
class Sighting:
    """What the player saw of two hexes; None: don't know."""

    hex: str
    other: str
    touches: bool | None

    @property
    def question(self) -> Question:
        """What was asked."""
        return Question(self.hex, self.other)


Grids = Mapping[str, Numbering]  # by the id of the reading


def grids_of(board: Board, readings: Iterable[GridReading]) -> Grids:
    """The board's own grid and those of its other readings."""
    return {AS_DRAWN: board.numbering} | {reading.id: reading.numbering(board) for reading in readings}


def fitting(grids: Grids, sightings: Sequence[Sighting]) -> tuple[str, ...]:
    """The readings that agree with all that was seen; none when the sightings contradict one another."""
    return tuple(id_ for id_, grid in grids.items() if all(_agrees(grid, seen) for seen in sightings))


def _agrees(grid: Numbering, seen: Sighting) -> bool:
    return seen.touches is None or seen.touches == do_touch(grid, seen.hex, seen.other)


def do_touch(grid: Numbering, hex_: str, other: str) -> bool:
    """Whether two numbers are neighbours on a grid; HexNameError when one is no number."""
    return distance(grid.parse_hex(hex_), grid.parse_hex(other)) == 1


def seen_around(board: Board, grids: Grids, hex_: str, around: Iterable[str]) -> tuple[Sighting, ...]:
    """All that a full list of a hex's neighbours says: those listed touch it, others do not.

    A neighbour may lie off the board as it is drawn; UnknownHexError when something is no hex number.
    """
    listed = {_number(board, other) for other in around}
    own = board.hex_name(board.parse_hex(hex_))
    near = sorted(listed | {other for grid in grids.values() for other in _neighbours(board, grid, own)})
    return tuple(Sighting(own, other, other in listed) for other in near)


def _number(board: Board, text: str) -> str:
    """A hex number as the board writes it."""
    try:
        return board.hex_name(board.numbering.parse_hex(text))
    except HexNameError:
        raise UnknownHexError(Reason("hex-not-a-number", args={"text": text})) from None


def next_question(board: Board, grids: Grids, sightings: Sequence[Sighting]) -> Question | None:
    """What to ask next; None when one reading is left, none fits, or nothing would tell them apart.

    It is the question that halves the readings best, about a named place if there is one.
    """
    left = {id_: grids[id_] for id_ in fitting(grids, sightings)}
    asked = {seen.question for seen in sightings}
    best, fewest = None, len(left)
    for question in _questions(board, left):
        larger = _larger_part(question, left)
        if larger < fewest and question not in asked:
            best, fewest = question, larger
        if 2 * fewest <= len(left) + 1:  # no question does better
            break
    return best


def _larger_part(question: Question, grids: Grids) -> int:
    """How many readings the less telling answer would leave."""
    touching = sum(do_touch(grid, question.hex, question.other) for grid in grids.values())
    return max(touching, len(grids) - touching)


def _questions(board: Board, grids: Grids) -> Iterator[Question]:
    """Hexes beside named places first, then all others, in the order of the board."""
    named = dict.fromkeys(hex_ for place in board.places for hex_ in place.hexes)
    for hex_ in (*named, *(one for one in board if one not in named)):
        name = board.hex_name(hex_)
        near = {other for grid in grids.values() for other in _neighbours(board, grid, name)}
        yield from (Question(name, other) for other in sorted(near))


def _neighbours(board: Board, grid: Numbering, name: str) -> Iterator[str]:
    """The numbers beside a hex on a grid, as far as the board has them."""
    for hex_ in grid.parse_hex(name).neighbours():
        try:
            other = grid.hex_name(hex_)
        except HexNameError:
            continue
        if board.numbering.parse_hex(other) in board:
            yield other
