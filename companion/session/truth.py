"""Whether both played true: every act decided again once the keys are published, every joint roll proved."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

import companion
from companion.board.model import Board
from companion.chance.answers import Source
from companion.chance.joint import JointSource, commitment_to
from companion.reason import Reason
from companion.session.entries import Entry
from companion.session.events import AnswerGiven, ChitsDrawn, DiceRolled
from companion.session.replay import Redecided, redecided
from companion.session.seats import name_key, seat_of
from companion.session.session import Session
from companion.session.standing import Corrected, JointRoll, ShufflePublished

_CLOSED, _OTHERWISE = "truth-closed", "truth-otherwise"


@dataclass(frozen=True, slots=True)
class Falsehood:
    """An entry that is not what it should be, the seat that signed it (empty at one machine), and why."""

    seq: int
    seat: str
    reason: Reason


def falsehoods(session: Session, board: Board | None = None) -> tuple[Falsehood, ...]:
    """All that was not played true, in order; nothing when both did.

    What a side has not opened yet cannot be checked: each entry of that kind is named too. Given the `board`
    as it comes, each act is decided on the map as it was then.
    """
    return tuple(_Check(session, board).run())


class _Check:
    """One walk through a session."""

    def __init__(self, session: Session, board: Board | None) -> None:
        self._session, self._board = session, board
        self._seats = {record.seq: record.seat for record in session.store.read()}
        self._closed: set[str] = set()  # the seats that keep something closed
        self._acted: set[str] = set()  # the seats that have acted so far
        self._corrections: set[str] = set()  # the ids of acts that decide others anew
        self._answers: list[object] = []  # that were proved

    def run(self) -> Iterator[Falsehood]:
        """What is found, entry by entry; then the rolls that were begun and never ended."""
        answered: set[str] = set()
        for one in redecided(self._session, self._board):
            self._acted.add(self._seats.get(one.entry.seq, ""))
            for reason in self._looked_at(one):
                yield Falsehood(one.entry.seq, self._seats.get(one.entry.seq, ""), reason)
            answered.update(given.request.roll for given in _answers(one.entry))
        yield from self._left(answered)

    def _looked_at(self, one: Redecided) -> Iterator[Reason]:
        entry, seat = one.entry, seat_of(self._session.journal.seats, one.entry.faction)
        if entry.body is None:
            self._closed.add(seat)
            yield Reason(_CLOSED, args={"faction": seat})
            return
        if one.difference and seat not in self._closed:
            yield Reason(_OTHERWISE, about=one.difference.refusal or entry.body.told)
        for event in entry.body.events:
            if isinstance(event, Corrected):
                self._corrections.add(entry.act)
            if isinstance(event, ShufflePublished) and not _is_proved(event):
                yield Reason("shuffle-disproved")
        for given in _answers(entry):
            if reason := self._chance(one, given):
                yield reason

    def _chance(self, one: Redecided, given: AnswerGiven) -> Reason | None:
        """Why what came up is not proved; None when it is, and for what was typed."""
        if not isinstance(given, DiceRolled | ChitsDrawn) or given.answer.source is Source.PHYSICAL:
            return None
        roll = self._session.standing.rolls.get(given.request.roll)
        if roll is None:
            return self._unbound(one.entry, given)
        is_one_seats = self._seats.get(roll.told_at) == roll.seat  # who began has told the other's seed too
        if given.answer.source is not Source.JOINT or not roll.seed or is_one_seats:
            return Reason("truth-roll-forged")
        if not roll.shown:
            return Reason("truth-roll-unshown")
        if commitment_to(roll.shown, given.request.roll) != roll.commitment:
            return Reason("truth-roll-exchanged")
        self._answers.append(given.answer)
        return None if given.answer == _proved(one, given, roll) else Reason("truth-roll-forged")

    def _unbound(self, entry: Entry, given: DiceRolled | ChitsDrawn) -> Reason | None:
        """An answer that no joint roll is for: in a correction one given before, else of one machine."""
        if entry.act in self._corrections and given.answer in self._answers:
            return None
        if given.answer.source is Source.JOINT:
            return Reason("truth-roll-forged")
        return Reason("truth-rolled-alone") if len(self._acted - {""}) > 1 else None

    def _left(self, answered: set[str]) -> Iterator[Falsehood]:
        """Who knew what had come up, and did not say so, not even in what was sealed."""
        for name, roll in self._session.standing.rolls.items():
            if roll.seed and name not in answered and roll.seat not in self._closed:
                yield Falsehood(roll.told_at, roll.seat, Reason("truth-roll-left"))


def told(session: Session, board: Board) -> tuple[Reason, ...]:
    """The same in words: that both played true, or each falsehood by its entry and who signed it."""
    found = falsehoods(session, board)
    if not found:
        args = {"acts": len(session.journal.acts), "rolls": len(session.standing.rolls)}
        return (Reason("truth-both", args=args),)
    boards = session.standing.boards
    is_of_map = boards is not None and bool(boards.overlay) and not session.standing.laid_at
    note = (Reason("truth-map-corrected"),) if is_of_map else ()
    open_ = tuple(one for one in found if one.reason.key != _CLOSED)
    return (*_closed_words(found), *map(_in_words, open_), *_mended_words(session, open_), *note)


def _mended_words(session: Session, found: Iterable[Falsehood]) -> Iterator[Reason]:
    """No entry says which version wrote it: that one may have accepted what is decided otherwise now."""
    if any(one.reason.key == _OTHERWISE for one in found):
        args = {"begun": session.started.app, "now": companion.__version__}
        yield Reason("truth-rules-mended", args=args)


def _in_words(one: Falsehood) -> Reason:
    key = "truth-false-of" if one.seat else "truth-false"
    return Reason(key, args={"entry": str(one.seq), "seat": name_key(one.seat)}, about=one.reason)


def _closed_words(found: Iterable[Falsehood]) -> Iterator[Reason]:
    """What each side keeps closed, in one line a side: it is no falsehood yet."""
    closed = [one for one in found if one.reason.key == _CLOSED]
    for side in dict.fromkeys(str(one.reason.args["faction"]) for one in closed):
        seqs = [one.seq for one in closed if one.reason.args["faction"] == side]
        args: dict[str, str | int | float] = {"count": len(seqs), "entries": _runs(seqs)}
        yield Reason("truth-closed-of", args={**args, "seat": name_key(side)})


def _runs(seqs: Iterable[int]) -> str:
    """Ascending numbers, those in a row by the first and the last."""
    runs = (list(run) for _, run in groupby(enumerate(seqs), key=lambda one: one[1] - one[0]))
    ends = ((run[0][1], run[-1][1]) for run in runs)
    return ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in ends)


def _is_proved(published: ShufflePublished) -> bool:
    """Whether an order is the one committed to; nothing is said of one that was lost."""
    return published.shuffle is None or published.shuffle.commitment == published.commitment


def _answers(entry: Entry) -> Iterator[AnswerGiven]:
    events = entry.body.events if entry.body else ()
    return (event for event in events if isinstance(event, AnswerGiven))


def _proved(one: Redecided, given: DiceRolled | ChitsDrawn, roll: JointRoll) -> object:
    """What both seeds bring."""
    source = JointSource(given.request.roll, roll.shown, roll.seed)
    if isinstance(given, DiceRolled):
        return source.roll(given.request)
    return source.draw(given.request, one.before.scope(given.secret_to).piles[given.request.pile])
