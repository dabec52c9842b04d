"""What is asked of the players and where the answers go: dice, figures of the track, values of counters."""

from companion.chance.requests import RollRequest, RollRow
from companion.play.questions import Question, ReplyKind
from companion.reason import Reason
from companion.systems.no_prisoners.campaign.counters import Counter
from companion.systems.no_prisoners.campaign.scene import Course
from companion.systems.no_prisoners.campaign.state import NpGame, turn_key
from companion.systems.no_prisoners.campaign.words import box_in_words, named
from companion.systems.no_prisoners.terms import UnitType

EVENT_ROLL, SECOND_ROLL, UNIT_ROLL = "np-roll-event", "np-roll-event-again", "np-roll-unit"
TRIBES_ROLL, HOME_ROLL = "np-roll-tribes", "np-roll-home"
COMBAT_ROLL, RETREAT_ROLL, REPLACEMENT_ROLL = "np-roll-combat", "np-roll-retreat", "np-roll-replacement"
ASK_STRENGTH, ASK_RATE, ASK_CAPACITY = "np-ask-strength", "np-ask-rate", "np-ask-capacity"
ASK_MOVEMENT, ASK_TYPE, ASK_RANGE = "np-ask-movement", "np-ask-type", "np-ask-range"
ASK_CLAIM, CLAIM_ROLL = "np-ask-claim", "np-roll-claim"
ASK_CITY, ASK_CUP, ASK_FASTER = "np-ask-city", "np-ask-cup", "np-ask-faster"
MOST_STRENGTH, MOST_MOVEMENT, MOST_RANGE, MOST_FIGURE = 30, 30, 20, 40


def ask_roll(course: Course, purpose: str, rule: str, dice: int = 1, subject: str = "") -> None:
    """One roll."""
    course.ask(RollRequest(title=Reason(purpose, rule), subject=subject, dice=dice))


def ask_unit_roll(course: Course, purpose: str, rule: str, counter: Counter) -> None:
    """One die for a counter."""
    row = RollRow(subject=counter.id, title=named(counter))
    course.ask(RollRequest(title=_of(counter, purpose, rule), subject=counter.id, dice=1, rows=(row,)))


def ask_strength(course: Course, counter: Counter) -> None:
    """The combat strength printed on a counter; without it nothing goes on."""
    question = _number(_of(counter, ASK_STRENGTH, "2.4a"), counter.id, MOST_STRENGTH)
    course.ask(question.model_copy(update={"can_be_unknown": False}))


def ask_range(course: Course, counter: Counter) -> None:
    """The command range printed on an HQ."""
    course.ask(_number(_of(counter, ASK_RANGE, "2.4c"), counter.id, MOST_RANGE))


def movement_question(counter: Counter) -> Question:
    """The movement allowance printed on a counter."""
    return _number(_of(counter, ASK_MOVEMENT, "2.4b"), counter.id, MOST_MOVEMENT)


def _of(counter: Counter, purpose: str, rule: str) -> Reason:
    return Reason(purpose, rule, about=named(counter))


def _number(title: Reason, subject: str, highest: int) -> Question:
    return Question(
        title=title, subject=subject, wants=ReplyKind.NUMBER, options=(), lowest=0, highest=highest
    )


def type_question(counter: Counter) -> Question:
    """The type of a unit on the map."""
    kinds = tuple(kind.value for kind in UnitType if kind.is_ground)
    return Question(title=_of(counter, ASK_TYPE, "2.4a"), subject=counter.id, options=kinds)


def ask_figure(course: Course, purpose: str, rule: str, subject: str) -> None:
    """A figure of the printed track or map; `subject` is its box."""
    course.ask(_number(Reason(purpose, rule, about=box_in_words(subject)), subject, MOST_FIGURE))


def rate_of(game: NpGame) -> int | None:
    """The replacement rate of the player turn under way."""
    return game.sheet.replacement_rate.get(turn_key(game.moment))


def is_capacity_open(game: NpGame) -> bool:
    """Whether nobody has been asked yet for the rail capacity of the phase under way."""
    return game.sheet.is_open("rail_capacity", turn_key(game.moment))


def capacity_of(game: NpGame) -> int | None:
    """The rail capacity of the phase under way."""
    return game.sheet.rail_capacity.get(turn_key(game.moment))
