"""What is asked of the players as a scenario of their own begins: how long it is."""

from companion.chance.purposes import Purpose
from companion.games.elst.own.setting_up_events import LengthTold
from companion.games.elst.procedures.course import Course
from companion.kit.answering import Answered, Answers
from companion.kit.questions import Question, ReplyKind

MOST_TURNS = 50


class OwnPurpose(Purpose):
    """Turns, and whether the last of them is a half."""

    TURNS = "own-ask-turns"
    HALF_TURN = "own-ask-half-turn"


def turns() -> Question:
    """How many turns the scenario's card gives."""
    return Question(
        purpose=OwnPurpose.TURNS,
        subject="turns",
        wants=ReplyKind.NUMBER,
        lowest=1,
        highest=MOST_TURNS,
        can_be_unknown=False,
    )


def half_turn(number: int) -> Question:
    """Whether the last turn is over after its first player turn."""
    return Question(
        purpose=OwnPurpose.HALF_TURN, subject=str(number), args={"turns": number}, can_be_unknown=False
    )


def _turns_told(course: Course, told: Answered) -> None:
    if told.number is not None:
        course.ask(half_turn(told.number))


def _half_told(course: Course, told: Answered) -> None:
    course.add(LengthTold(turns=int(told.subject), ends_half=told.is_yes))


ANSWERS: Answers = {OwnPurpose.TURNS: _turns_told, OwnPurpose.HALF_TURN: _half_told}
