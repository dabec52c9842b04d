"""What is asked of the players and where the answers go: dice, figures of the track, values of counters."""

from companion.chance.requests import RollRequest, RollRow
from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.shown.words import box_in_words, named
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.scene import Course
from companion.games.no_prisoners.table.state import NpGame, turn_key
from companion.games.no_prisoners.terms import UnitType
from companion.kit.questions import Question, ReplyKind
from companion.reason import Reason

MOST_STRENGTH, MOST_MOVEMENT, MOST_RANGE, MOST_FIGURE = 30, 30, 20, 40


def ask_roll(course: Course, purpose: NpPurpose, rule: str, dice: int = 1, subject: str = "") -> None:
    """One roll."""
    course.ask(RollRequest(purpose=purpose, rule=rule, subject=subject, dice=dice))


def ask_unit_roll(course: Course, purpose: NpPurpose, rule: str, counter: Counter) -> None:
    """One die for a counter."""
    name = named(counter)
    row = RollRow(subject=counter.id, title=name)
    course.ask(RollRequest(purpose=purpose, rule=rule, about=name, subject=counter.id, dice=1, rows=(row,)))


def ask_strength(course: Course, counter: Counter) -> None:
    """The combat strength printed on a counter; without it nothing goes on."""
    question = _printed(NpPurpose.STRENGTH, "2.4a", counter, MOST_STRENGTH)
    course.ask(question.model_copy(update={"can_be_unknown": False}))


def ask_range(course: Course, counter: Counter) -> None:
    """The command range printed on an HQ."""
    course.ask(_printed(NpPurpose.RANGE, "2.4c", counter, MOST_RANGE))


def movement_question(counter: Counter) -> Question:
    """The movement allowance printed on a counter."""
    return _printed(NpPurpose.MOVEMENT, "2.4b", counter, MOST_MOVEMENT)


def _printed(purpose: NpPurpose, rule: str, counter: Counter, highest: int) -> Question:
    return _number(purpose, rule, named(counter), counter.id, highest)


def _number(purpose: NpPurpose, rule: str, about: Reason, subject: str, highest: int) -> Question:
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


def type_question(counter: Counter) -> Question:
    """The type of a unit on the map."""
    kinds = tuple(kind.value for kind in UnitType if kind.is_ground)
    return Question(
        purpose=NpPurpose.TYPE, rule="2.4a", about=named(counter), subject=counter.id, options=kinds
    )


def ask_figure(course: Course, purpose: NpPurpose, rule: str, subject: str) -> None:
    """A figure of the printed track or map; `subject` is its box."""
    course.ask(_number(purpose, rule, box_in_words(subject), subject, MOST_FIGURE))


def rate_of(game: NpGame) -> int | None:
    """The replacement rate of the player turn under way."""
    return game.sheet.replacement_rate.get(turn_key(game.moment))


def is_capacity_open(game: NpGame) -> bool:
    """Whether nobody has been asked yet for the rail capacity of the phase under way."""
    return game.sheet.is_open("rail_capacity", turn_key(game.moment))


def capacity_of(game: NpGame) -> int | None:
    """The rail capacity of the phase under way."""
    return game.sheet.rail_capacity.get(turn_key(game.moment))
