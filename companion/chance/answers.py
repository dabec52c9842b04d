"""What came up: answers to requests, their checks, and what a roll comes to with its modifiers."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from companion.chance.errors import ImpossibleAnswerError
from companion.chance.requests import RollRequest, RollRow
from companion.reason import Reason
from companion.saved import Frozen

ONLY_ROW = 0  # the number of a row that is no list's, for refusals


class Source(StrEnum):
    """Where an answer comes from; recorded with it."""

    PHYSICAL = "physical"  # dice or chits on the table, typed in
    APP = "app"
    JOINT = "joint"  # two machines together
    SCRIPTED = "scripted"  # tests and recorded games


class Roll(Frozen):
    """One roll: its total and, where known, its faces (coloured die first)."""

    total: int
    faces: tuple[int, ...] = ()

    @classmethod
    def of(cls, *faces: int) -> "Roll":
        """The roll of these faces."""
        return cls(total=sum(faces), faces=faces)


class RollAnswer(Frozen):
    """The rolls for a request, one for each of its rows."""

    kind: Literal["roll"] = "roll"
    rolls: tuple[Roll, ...]
    source: Source

    @classmethod
    def physical(cls, *rolls: Roll | int) -> "RollAnswer":
        """Dice read off the table: whole rolls, or totals where only these matter."""
        whole = tuple(roll if isinstance(roll, Roll) else Roll(total=roll) for roll in rolls)
        return cls(rolls=whole, source=Source.PHYSICAL)


class DrawAnswer(Frozen):
    """The chits that came out, in order."""

    kind: Literal["draw"] = "draw"
    chits: tuple[str, ...]
    source: Source

    @classmethod
    def physical(cls, *chits: str) -> "DrawAnswer":
        """Chits drawn at the table."""
        return cls(chits=chits, source=Source.PHYSICAL)


@dataclass(frozen=True, slots=True)
class Outcome:
    """One row of a roll: the natural total, the final result after modifiers, and the goal if any."""

    row: RollRow
    roll: Roll
    final: int
    is_success: bool | None  # None when the request has no goal

    @property
    def natural(self) -> int:
        """The total before modifiers."""
        return self.roll.total

    @property
    def faces(self) -> tuple[int, ...]:
        """The dice, coloured one first; empty when only the total was told."""
        return self.roll.faces


def outcomes(request: RollRequest, answer: RollAnswer) -> tuple[Outcome, ...]:
    """What each row comes to. The answer must have passed `check_roll`."""
    pairs = zip(request.rows, answer.rolls, strict=True)
    return tuple(_outcome(request, row, roll) for row, roll in pairs)


def _outcome(request: RollRequest, row: RollRow, roll: Roll) -> Outcome:
    final = roll.total + sum(modifier.value for modifier in request.modifiers_of(row))
    is_success = request.goal.is_met(roll.total, final) if request.goal else None
    return Outcome(row, roll, final, is_success)


def check_roll(request: RollRequest, answer: RollAnswer) -> None:
    """Refuse dice that cannot be: wrong number of rolls or dice, a face or total out of range.

    Raises ImpossibleAnswerError, naming the first wrong row, its value and what is possible.
    """
    if len(answer.rolls) != len(request.rows):
        args = {"given": len(answer.rolls), "wanted": len(request.rows)}
        raise ImpossibleAnswerError(Reason("roll-wrong-row-count", args=args))
    is_list = len(request.rows) > 1
    for number, roll in enumerate(answer.rolls, start=1):
        check_row(request, roll, number if is_list else ONLY_ROW)


def check_row(request: RollRequest, roll: Roll, number: int = ONLY_ROW) -> None:
    """As `check_roll`, for one row; its number counts from 1 and is named in the refusal."""
    if roll.faces or request.told_apart:
        _check_faces(request, roll, number)
    lowest, highest = request.range
    if not lowest <= roll.total <= highest:
        raise _impossible(roll.total, lowest, highest, number)


def _check_faces(request: RollRequest, roll: Roll, number: int) -> None:
    if len(roll.faces) != request.dice:
        args = {"given": len(roll.faces), "wanted": request.dice, "row": number}
        raise ImpossibleAnswerError(Reason("roll-wrong-dice-count", args=args))
    for face in roll.faces:
        if not 1 <= face <= request.faces:
            raise _impossible(face, 1, request.faces, number)
    if sum(roll.faces) != roll.total:
        args = {"total": roll.total, "sum": sum(roll.faces), "row": number}
        raise ImpossibleAnswerError(Reason("roll-wrong-total", args=args))


def _impossible(value: int, lowest: int, highest: int, row: int) -> ImpossibleAnswerError:
    args = {"value": value, "lowest": lowest, "highest": highest, "row": row}
    return ImpossibleAnswerError(Reason("roll-impossible-die", args=args))
