"""Going on at once through phases that ask nothing."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from companion.kit.now import Now, now_at
from companion.reason import CompanionError
from companion.session.evolve import evolve_all
from companion.session.messages import Command

if TYPE_CHECKING:
    from companion.session.session import Session


def quiet_way(session: "Session") -> Iterator[Command]:
    """What leads on, step by step, to the next thing due, to a question or to the next player turn.

    The first step is always among it where anything leads on, whether it is refused or not.
    """
    return _way(session, _is_quiet)


def idle_way(session: "Session", now: Now | None = None) -> Iterator[Command]:
    """What leads on to the next phase in which anything is done; `now`, if known already, is the present."""
    return _way(session, lambda _, come_to: come_to.is_idle, now)


def _way(
    session: "Session", is_passed: Callable[[Now, Now], bool], now: Now | None = None
) -> Iterator[Command]:
    """What leads on while the phase come to is passed."""
    state, now = session.state, now or now_at(session.system, session.state)
    while now is not None and now.onward is not None:
        command, before = now.onward.build(), now
        yield command
        try:
            events = session.foresee(command, state).decision.events
        except CompanionError:
            return
        state = evolve_all(session.system, state, events)
        now = now_at(session.system, state)
        if state.waiting or now is None or not is_passed(before, now):
            return


def _is_quiet(before: Now, now: Now) -> bool:
    """Whether the phase come to asks nothing, is left by one act, and is of the same player turn."""
    leads_on = now.onward is not None and now.onward.is_legal and now.onward.is_plain
    asks = any(not due.is_quiet for due in now.due)
    return leads_on and not asks and bool(now.stretch) and now.stretch == before.stretch
