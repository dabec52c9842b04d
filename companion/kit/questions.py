"""Facts that only the table knows, asked for when a rule first needs them."""

import re
from collections.abc import Sequence
from enum import StrEnum
from itertools import takewhile
from typing import Annotated, Literal

from pydantic import Field

from companion.chance.answers import DrawAnswer, RollAnswer
from companion.chance.errors import ImpossibleAnswerError
from companion.chance.requests import DrawRequest, Request, RollRequest, Signature
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.saved import Frozen

YES, NO = "yes", "no"
_BETWEEN = re.compile(r"[\s,、・]+")
_LONG = 9  # digits: no number asked for has so many


class ReplyKind(StrEnum):
    """What a question wants to hear."""

    OPTION = "option"
    NUMBER = "number"
    HEX = "hex"
    TEXT = "text"


class Question(Request):
    """Asks the players for a fact: one of some options (yes or no by default), a number, a hex, a text.

    `options` are ids, worded by the messages `option-` and the id. Where `can_be_unknown`, "don't
    know" is a reply too.
    """

    kind: Literal["question"] = "question"
    wants: ReplyKind = ReplyKind.OPTION
    options: tuple[str, ...] = (YES, NO)
    lowest: int | None = None
    highest: int | None = None
    can_be_unknown: bool = True

    @property
    def signature(self) -> Signature:
        """What a recorded reply still fits to."""
        return ("question", self.name, self.wants, *self.options)


class Reply(Frozen):
    """The reply to a question; None for "don't know"."""

    kind: Literal["question"] = "question"
    value: HexCoord | int | str | None


AnyRequest = Annotated[RollRequest | DrawRequest | Question, Field(discriminator="kind")]
AnyAnswer = Annotated[RollAnswer | DrawAnswer | Reply, Field(discriminator="kind")]


def answer_first(request: AnyRequest) -> Reason:
    """Why nothing else may be done while a request waits."""
    return Reason("answer-first", about=request.title)


def check_reply(question: Question, reply: Reply) -> None:
    """Refuse a reply that the question does not allow, with ImpossibleAnswerError."""
    if not _is_fitting(question, reply.value):
        raise ImpossibleAnswerError(impossible_reply(question, str(reply.value)))


def impossible_reply(question: Question, text: str) -> Reason:
    """Why what was given is no reply, with the numbers that would do."""
    args = {"reply": text, "lowest": _bound(question.lowest), "highest": _bound(question.highest)}
    return Reason("reply-impossible", args=args)


def _bound(number: int | None) -> str:
    return "none" if number is None else str(number)


def _is_fitting(question: Question, value: HexCoord | int | str | None) -> bool:
    if value is None:
        return question.can_be_unknown
    match question.wants:
        case ReplyKind.OPTION:
            return value in question.options
        case ReplyKind.NUMBER:
            return isinstance(value, int) and _is_between(question, value)
        case ReplyKind.HEX:
            return isinstance(value, HexCoord)
        case ReplyKind.TEXT:
            return isinstance(value, str)


def _is_between(question: Question, value: int) -> bool:
    is_high_enough = question.lowest is None or value >= question.lowest
    return is_high_enough and (question.highest is None or value <= question.highest)


def like_numbers(waiting: Sequence[AnyRequest]) -> tuple[Question, ...]:
    """The questions behind the first that wait for a number of the same sort."""
    first, *others = waiting or (None,)
    if not isinstance(first, Question) or first.wants is not ReplyKind.NUMBER:
        return ()
    like = takewhile(lambda one: one.purpose == first.purpose, others)
    return tuple(one for one in like if isinstance(one, Question))


def numbers_in_turn(asked: Sequence[Question], text: str) -> tuple[int, ...]:
    """The numbers for some questions in one line: "5 10 4", or a digit each where it is too great for one.

    Raises ImpossibleAnswerError for more numbers than questions, and for one that its question does not
    allow; none for a line with other characters.
    """
    parts = _BETWEEN.split(text.strip())
    if not all(part.isdecimal() for part in parts):
        return ()
    if len(parts) == 1 and not _is_between(asked[0], int(parts[0][:_LONG])):
        parts = list(parts[0])
    if len(parts) > len(asked):
        counted = {"given": len(parts), "asked": len(asked)}
        raise ImpossibleAnswerError(Reason("reply-too-many", args=counted))
    numbers = tuple(int(part[:_LONG]) for part in parts)
    for question, number in zip(asked, numbers, strict=False):
        check_reply(question, Reply(value=number))
    return numbers


def option_in_words(option: str, sort: str = "") -> Reason:
    """One of a few values: the message `option-` and its id, a point in which is a dash there.

    A `sort` goes before the id, where the same one means something else in another game.
    """
    return Reason(f"option-{sort}-{option}" if sort else f"option-{option.replace('.', '-')}")


def value_in_words(value: object) -> Reason:
    """A reply or the value of a fact as a text."""
    match value:
        case None:
            return Reason("value-unknown")
        case bool():
            return Reason("option-yes" if value else "option-no")
        case HexCoord():
            return Reason("value-hex", hexes=(value,))
        case {"q": int(q), "r": int(r)}:  # a hex as JSON
            return Reason("value-hex", hexes=(HexCoord(q, r),))
        case _:
            return Reason("value-shown", args={"value": str(value)})
