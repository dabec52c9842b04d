"""Setting right what lies back: an answer, something forgotten, something done wrongly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.reason import Reason
from companion.session.changes import EVERYTHING
from companion.session.errors import ConfirmationNeededError
from ui.operations.core import follow, operation, show_since
from ui.operations.news import tell_news
from ui.session.bridge import told_by
from ui.session.message import Message, Severity
from ui.session.words import with_told

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from companion.kit.questions import AnyAnswer
    from companion.session.correction import Correction, Dropped, Wanted
    from companion.session.entries import Entry
    from companion.session.past import Past
    from ui.session.bridge import SessionBridge

    Ask = Callable[[Wanted], object]

_MOST_TOLD = 3
_SLOT = "correction"


def _unasked(_wanted: Wanted) -> None:
    """Nobody is there to answer: what waits for it falls."""


@operation
def correct_answer(
    bridge: SessionBridge,
    seq: int,
    answer: AnyAnswer,
    further: Sequence[AnyAnswer] = (),
    *,
    confirmed: bool = False,
    ask: Ask = _unasked,
) -> None:
    """Replace the answer of a log entry; when later acts would fall, they are told and asked about first.

    `ask` gets what is asked now and was not before; its answers go into `further`.
    """
    session = bridge.in_play
    trial = session.mending.try_correction(seq, answer, further)
    _mend(bridge, trial, ask, lambda: session.correct(seq, answer, further, confirmed=confirmed))


@operation
def come_forward(bridge: SessionBridge, answers: Sequence[AnyAnswer] = (), ask: Ask = _unasked) -> None:
    """Go on from an earlier moment with all that still holds, telling and asking as `correct_answer` does."""
    mending = bridge.in_play.mending
    _mend(bridge, mending.try_forward(answers), ask, lambda: mending.come_forward(answers))


def forward_when_right(bridge: SessionBridge) -> None:
    """Go on by itself once what was done wrongly has been done rightly, where nothing falls by it."""
    session = bridge.session
    past = session.mending.past if session else None
    if session is None or past is None or not past.is_done_rightly:
        return
    if not session.mending.try_forward().dropped:
        come_forward(bridge)


@operation
def go_back(bridge: SessionBridge, seq: int, *, without: bool = False, confirmed: bool = False) -> None:
    """Go back to before a log entry, perhaps as if it had not been done, to act there as ever."""
    session = bridge.in_play
    entry = session.journal.entries[seq - 1]
    try:
        changes = session.go_back(seq, without=without, confirmed=confirmed)
    except ConfirmationNeededError as question:
        again = _unless_played_on(bridge, lambda: go_back(bridge, seq, without=without, confirmed=True))
        bridge.message.emit(
            Message(Severity.WARNING, question.reason, slot=_SLOT, confirms=again, takes_keyboard=True)
        )
        return
    from companion.session.log import label_of

    follow(bridge, changes)
    key = "past-do-rightly" if without else "past-do-forgotten"
    label = label_of(entry)
    bridge.say(Reason(key, args={"entry": str(seq)}, hexes=label.hexes, about=label), slot=_SLOT)


@operation
def leave_past(bridge: SessionBridge) -> None:
    """Back to the game as it stands; nothing of what was done at an earlier moment stays."""
    leave_quietly(bridge)
    bridge.unsay(_SLOT)


def leave_quietly(bridge: SessionBridge) -> None:
    """The same, where it is no more than the way to something else."""
    session = bridge.session
    if session is not None and session.mending.past is not None:
        session.mending.leave()
        follow(bridge, EVERYTHING)


def past_of(bridge: SessionBridge) -> Past | None:
    """The earlier moment at which players act; None in the game as it stands."""
    return bridge.session.mending.past if bridge.session else None


def _mend(bridge: SessionBridge, trial: Correction, ask: Ask, do: Callable[[], Correction]) -> None:
    if trial.wanted is not None:
        ask(trial.wanted)
    if not trial.dropped:
        bridge.unsay(_SLOT)
        _carry_out(bridge, do)
        return
    carry_out = _unless_played_on(bridge, lambda: bridge.guard(lambda: _carry_out(bridge, do)))
    args: dict[str, str | int | float] = {"kept": trial.kept, "dropped": len(trial.dropped)}
    bridge.message.emit(
        Message(
            Severity.WARNING,
            Reason("correction-drops", args={**args, "acts": _falling(bridge, trial.dropped)}),
            slot=_SLOT,
            confirms=carry_out,
            confirm_key="correction-confirm",
            takes_keyboard=True,
        )
    )


def _unless_played_on(bridge: SessionBridge, work: Callable[[], object]) -> Callable[[], None]:
    """A yes that comes after other acts is one too late."""
    session = bridge.in_play
    entries = len(session.journal.entries)

    def all_the_same() -> None:
        if bridge.session is session and len(session.journal.entries) == entries:
            work()

    return all_the_same


def _carry_out(bridge: SessionBridge, do: Callable[[], Correction]) -> None:
    session = bridge.in_play
    past = session.mending.past
    first = past.since if past else session.journal.next_seq
    correction = do()
    show_since(bridge, session, first, told_by(EVERYTHING))
    tell_news(bridge, session, first)
    if correction.kept or correction.dropped:
        args = {"kept": correction.kept, "dropped": len(correction.dropped)}
        bridge.say(Reason("correction-kept", args=args), slot=_SLOT)


def _falling(bridge: SessionBridge, dropped: Sequence[Dropped]) -> str:
    """The first later acts that fall, as the log has them, and how many more there are."""
    told = [_act_words(bridge, one.entry) for one in dropped[:_MOST_TOLD]]
    if more := len(dropped) - len(told):
        told.append(bridge.text("log-more", count=more))
    return bridge.catalogue.join(told)


def _act_words(bridge: SessionBridge, entry: Entry) -> str:
    from companion.session.log import label_of

    act = Reason("correction-falls", args={"entry": str(entry.seq)}, about=label_of(entry))
    line = next(iter(bridge.in_play.log(entry.seq, entry.seq)), None)
    return with_told(bridge, bridge.reason_text(act), None, line.in_short if line else ())
