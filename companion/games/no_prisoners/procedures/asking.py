"""What is asked of the players: dice, figures of the track, values of counters."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from companion.chance.requests import RollRequest, RollRow
from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.scene import Course
from companion.games.no_prisoners.table.state import NpGame, turn_key
from companion.games.no_prisoners.table.tracked import MOST
from companion.games.no_prisoners.table.words import box_in_words, named
from companion.games.no_prisoners.terms import STURM, Nation, UnitType
from companion.kit.questions import Question, ReplyKind
from companion.reason import Reason

STRENGTH, MOVEMENT, RANGE, TYPE, NATION = "strength", "movement", "range", "type", "nation"
SheetTable = Literal["rail_capacity", "replacement_rate", "city_value"]
CAPACITY: SheetTable = "rail_capacity"
RATE: SheetTable = "replacement_rate"
CITY: SheetTable = "city_value"
MOST_FIGURE = 40
_NO_TRIBES = (UnitType.HQ, UnitType.LAWRENCE)
_COLOURS = (Nation.GERMAN.value, STURM, Nation.TURKISH.value)
_ON_COUNTERS: Mapping[str, tuple[NpPurpose, str]] = {
    STRENGTH: (NpPurpose.STRENGTH, "2.4a"),
    MOVEMENT: (NpPurpose.MOVEMENT, "2.4a"),
    RANGE: (NpPurpose.RANGE, "2.4c"),
    TYPE: (NpPurpose.TYPE, "2.4a"),
    NATION: (NpPurpose.COLOURS, "19.3"),
}
_ON_SHEET: Mapping[SheetTable, tuple[NpPurpose, str]] = {
    CAPACITY: (NpPurpose.CAPACITY, "8.10a"),
    RATE: (NpPurpose.RATE, "14.2-3b"),
    CITY: (NpPurpose.CITY, "23.0b"),
}


def ask_roll(course: Course, purpose: NpPurpose, rule: str, dice: int = 1, subject: str = "") -> None:
    """One roll."""
    course.ask(RollRequest(purpose=purpose, rule=rule, subject=subject, dice=dice))


def ask_unit_roll(course: Course, purpose: NpPurpose, rule: str, counter: Counter) -> None:
    """One die for a counter."""
    name = named(counter)
    row = RollRow(subject=counter.id, title=name)
    course.ask(RollRequest(purpose=purpose, rule=rule, about=name, subject=counter.id, dice=1, rows=(row,)))


def unread(game: NpGame, counters: Iterable[Counter], field: str) -> Iterator[Question]:
    """What nobody has read off some counters yet, nor said that nobody can."""
    for counter in counters:
        if getattr(counter, field) is None and not game.is_unreadable(counter.id, field):
            yield _printed(counter, field)


def _printed(counter: Counter, field: str) -> Question:
    """A value of a counter; without a strength nothing goes on."""
    purpose, rule = _ON_COUNTERS[field]
    if field == TYPE:
        barred = _NO_TRIBES if counter.is_tribal else (UnitType.LAWRENCE,)  # his counter has his name
        kinds = tuple(kind.value for kind in UnitType if kind.is_ground and kind not in barred)
        return Question(purpose=purpose, rule=rule, about=named(counter), subject=counter.id, options=kinds)
    if field == NATION:
        return Question(
            purpose=purpose, rule=rule, about=named(counter), subject=counter.id, options=_COLOURS
        )
    question = figure_question(purpose, rule, named(counter), counter.id, MOST[field])
    return question.model_copy(update={"can_be_unknown": field != STRENGTH})


def figure_question(
    purpose: NpPurpose, rule: str, about: Reason, subject: str, highest: int = MOST_FIGURE
) -> Question:
    """A number."""
    return Question(
        purpose=purpose,
        rule=rule,
        about=about,
        subject=subject,
        wants=ReplyKind.NUMBER,
        options=(),
        lowest=0,
        highest=highest,
    )


def unfilled(game: NpGame, table: SheetTable, boxes: Iterable[str]) -> Iterator[Question]:
    """The figures of the printed track or map that nobody has entered yet or been asked for."""
    purpose, rule = _ON_SHEET[table]
    open_boxes = (box for box in boxes if game.sheet.is_open(table, box))
    return (figure_question(purpose, rule, box_in_words(box), box) for box in open_boxes)


def rate_of(game: NpGame) -> int | None:
    """The replacement rate of the player turn under way."""
    return game.sheet.replacement_rate.get(turn_key(game.moment))


def capacity_of(game: NpGame) -> int | None:
    """The rail capacity of the phase under way."""
    return game.sheet.rail_capacity.get(turn_key(game.moment))
