"""What is printed on a counter as the cells of a row in a table: size, front, back, name."""

from collections.abc import Sequence

from companion.games.spanish_civil_war.counters.counter import UNKNOWN, Counter, PrintedValues
from companion.games.spanish_civil_war.counters.notation import (
    ONE_SIDED,
    SIZE_WORDS,
    NotationError,
    parse_face,
)
from companion.games.spanish_civil_war.counters.writing import written_face, written_size
from companion.games.spanish_civil_war.terms import Arm, Size
from companion.reason import Reason
from companion.rulebook import plain

COLUMNS = ("size", "front", "back", "name")


def cells_of(counter: Counter) -> tuple[str, ...]:
    """A counter's cells, in the order of `COLUMNS`; empty for what nobody has told."""
    back = ONE_SIDED if counter.back is None else _shown(counter.back, counter.arm)
    return written_size(counter), _shown(counter.front, counter.arm), back, counter.name


def with_cells(counter: Counter, cells: Sequence[str]) -> Counter:
    """A counter with its cells typed anew; NotationError names what is not understood."""
    size, front, back, name = (cell.strip() for cell in cells)
    front, slash, behind = front.partition("/")  # both sides in one cell
    back = behind if slash else back
    changes = {
        "size": _size(size),
        "front": _side(front, counter.arm),
        "back": None if plain(back) == ONE_SIDED else _side(back, counter.arm),
        "name": name,
    }
    return counter.model_copy(update=changes)


def _shown(face: PrintedValues, arm: Arm) -> str:
    return "" if face == UNKNOWN else written_face(face, arm)


def _size(text: str) -> Size | None:
    if text and plain(text) not in SIZE_WORDS:
        raise NotationError(Reason("scw-counter-not-read", args={"text": text}))
    return SIZE_WORDS.get(plain(text))


def _side(text: str, arm: Arm) -> PrintedValues:
    """The values of a side, unknown where nothing is typed. Guns alone have a range (2.1f)."""
    if not text:
        return UNKNOWN
    face = parse_face(text, text, arm)
    if (face.range is not None) != (arm is Arm.ARTILLERY) and face.movement is not None:
        raise NotationError(Reason("scw-counter-not-read", args={"text": text}))
    return face
