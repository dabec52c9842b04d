"""Answers in the journal, as a player may want to correct them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.chance.answers import RollAnswer, Source
from companion.kit.questions import Reply, value_in_words
from companion.reason import Reason
from companion.session.events import ChitsDrawn, DiceRolled, QuestionAnswered

if TYPE_CHECKING:
    from companion.chance.answers import Roll
    from companion.chance.pile import DrawPile
    from companion.kit.questions import AnyAnswer, AnyRequest
    from companion.session.correction import Wanted
    from companion.session.journal import Act
    from companion.session.session import Session

_ANSWERS = (DiceRolled, ChitsDrawn, QuestionAnswered)
_RECENT = 50  # acts among which the latest answer is looked for; older ones are found in the log


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer that holds: its entry, what had been asked, what was given.

    `pile` is the draw pile before the draw, `rolls` are the dice of a roll. `warning` says what
    correcting it means.
    """

    seq: int
    request: AnyRequest
    shown: Reason
    warning: Reason
    pile: DrawPile | None = None
    rolls: tuple[Roll, ...] = ()


@dataclass(frozen=True, slots=True)
class Mend:
    """What is asked on the way of a correction: an old answer once more, then what was not asked before.

    Without `old` it is the way forward from an earlier moment, on which nothing but that is asked.
    """

    old: Answered | None = None
    answers: tuple[AnyAnswer, ...] = ()
    wanted: Wanted | None = None

    @property
    def request(self) -> AnyRequest | None:
        """What is asked now."""
        if self.wanted is not None:
            return self.wanted.request
        return self.old.request if self.old else None

    @property
    def pile(self) -> DrawPile | None:
        """What a draw comes out of."""
        if self.wanted is not None:
            return self.wanted.pile
        return self.old.pile if self.old else None

    @property
    def rolls(self) -> tuple[Roll, ...]:
        """The dice of a list that were given before."""
        return self.old.rolls if self.old and self.wanted is None else ()

    @property
    def warning(self) -> Reason:
        """What answering means."""
        return self.old.warning if self.old and self.wanted is None else Reason("correcting-asks")


def just_answered(session: Session) -> Answered | None:
    """The latest answer; None when the last act was none."""
    acts = session.journal.acts
    return _answered(session, len(acts) - 1) if acts else None


def last_answered(session: Session) -> Answered | None:
    """The latest answer, whatever was done lately; None before the first, or where it is locked."""
    place = _last_place(session)
    return None if place is None else _answered(session, place)


def has_answered(session: Session) -> bool:
    """Whether there is a latest answer that may be looked at."""
    place = _last_place(session)
    return place is not None and not session.journal.acts[place].is_locked


def _last_place(session: Session) -> int | None:
    acts = session.journal.acts
    places = reversed(range(max(len(acts) - _RECENT, 0), len(acts)))
    return next((place for place in places if _answer_of(acts[place]) is not None), None)


def _answer_of(act: Act) -> DiceRolled | ChitsDrawn | QuestionAnswered | None:
    bodies = (entry.body for entry in act.entries)
    return next((one for body in bodies if body for one in body.events if isinstance(one, _ANSWERS)), None)


def answered_entry(session: Session, seq: int) -> Answered | None:
    """The answer of a log entry; None when it is none or holds no more."""
    place = session.journal.find_act(seq)
    return None if place is None else _answered(session, place)


def _answered(session: Session, place: int) -> Answered | None:
    act = session.journal.acts[place]
    event = _answer_of(act)
    if event is None or act.is_locked:
        return None
    pile = None
    if isinstance(event, ChitsDrawn):
        pile = session.journal.state_at(place).scope(event.secret_to).piles.get(event.request.pile)
    rolls = event.answer.rolls if isinstance(event, DiceRolled) else ()
    warning = _warning(act, event, len(session.journal.acts) - place - 1)
    return Answered(act.seqs[0], event.request, _shown(event), warning, pile, rolls)


def _shown(event: DiceRolled | ChitsDrawn | QuestionAnswered) -> Reason:
    match event.answer:
        case RollAnswer(rolls=rolls):
            dice = ", ".join(" + ".join(map(str, roll.faces)) or str(roll.total) for roll in rolls)
            return Reason("value-shown", args={"value": dice})
        case Reply(value=value) if isinstance(value, str):
            return Reason(f"option-{value}") if value in event.request.options else value_in_words(value)
        case Reply(value=value):
            return value_in_words(value)
    return Reason(f"chit-{event.answer.chits[0]}")


def _warning(act: Act, event: DiceRolled | ChitsDrawn | QuestionAnswered, later: int) -> Reason:
    """What is at stake: players have seen what the app rolled and what came out of a pile."""
    args: dict[str, str | int | float] = {"entry": str(act.seqs[0]), "later": later}
    if isinstance(event, DiceRolled) and event.answer.source in (Source.APP, Source.JOINT):
        return Reason("correcting-app-roll", args=args)
    return Reason("correcting-draw" if isinstance(event, ChitsDrawn) else "correcting", args=args)
