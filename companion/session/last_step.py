"""What one undo takes back: an act with the facts of the table that it waited for."""

from collections.abc import Sequence
from itertools import chain, takewhile
from typing import Any

from companion.session.changes import Changes
from companion.session.events import Asked, QuestionAnswered
from companion.session.journal import Done
from companion.session.state import PlayState

_ASKING = Changes.REQUESTS | Changes.LOG


def last_step(done: Sequence[Done], state: PlayState[Any, Any]) -> Done:
    """The last act; where that told what an act waited for, and nothing waits any more, that act with it.

    An act that had done something already stands for itself, as do a die and a draw.
    """
    told = tuple(takewhile(is_told, reversed(done)))
    if state.waiting or not 0 < len(told) < len(done):
        return done[-1]
    asker = done[-len(told) - 1]
    steps = (asker, *reversed(told))
    return Done(tuple(chain.from_iterable(one.acts for one in steps))) if _asks(asker, steps) else done[-1]


def is_told(step: Done) -> bool:
    """Whether players told a fact of the table by it, and nothing else was done."""
    return _is_plain(step) and any(isinstance(event, QuestionAnswered) for event in step.acts[0].events)


def _asks(asker: Done, steps: Sequence[Done]) -> bool:
    """Whether an act did nothing but ask, and the steps after it told what was asked for."""
    if not _is_plain(asker) or any(event.touches & ~_ASKING for event in asker.acts[0].events):
        return False
    events = [event for step in steps for act in step.acts for event in act.events]
    asked = {event.request.id for event in events if isinstance(event, Asked)}
    return asked >= {event.request.id for event in events if isinstance(event, QuestionAnswered)}


def _is_plain(step: Done) -> bool:
    return len(step.acts) == 1 and step.correction is None and not step.acts[0].is_locked
