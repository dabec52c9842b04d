"""What is to be done now and next, and what leads on; what going on would leave undone.

It says only what those at the machine may know: games work it out of the state in sight.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from companion.kit.panel_set import PanelSet
from companion.kit.panels import Checklist, Choice, ChoiceList, Panel, Progress
from companion.kit.picks import Pick
from companion.kit.questions import AnyRequest
from companion.kit.system import State
from companion.latest import Latest
from companion.reason import Reason
from companion.session.seats import name_key

if TYPE_CHECKING:
    from companion.kit.game import AnyGame


@dataclass(frozen=True, slots=True)
class Due:
    """Something that waits to be done; `what` says it whole, with its rule.

    `count` is how many like things, None where it is no number. `choice` does it, `panel` is where it is
    done that takes more, `pick` asks which of several choices does it; `request` is the id of what waits for
    an answer; `counters` are the ids of those off the map that wait to be placed. What `is_owed` the rules
    do not let players leave undone; one that `is_quiet` asks nothing, but leads to where the phase is shown.
    One that `is_free` may be passed by: what does the next thing stands beside it.
    """

    what: Reason
    count: int | None = None
    choice: Choice | None = None
    panel: str = ""
    pick: Pick | None = None
    request: str = ""
    is_owed: bool = False
    is_quiet: bool = False
    is_free: bool = False
    counters: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Now:
    """Turn and phase (`moment`, and `short` for little room), who is to act, what is due: next things first.

    `onward` leads to the next phase or step, or says why not yet; None while nothing does. `stretch` names
    the player turn where all that the companion does in a phase is among what is due: phases that ask nothing
    may then be passed together within it. Empty where a phase has acts that nobody owes: movement for one.
    In a phase that `is_idle` nobody does anything: it is passed with the one before.
    """

    moment: Reason
    short: Reason
    acting: Reason | None = None
    due: tuple[Due, ...] = ()
    onward: Choice | None = None
    stretch: str = ""
    is_idle: bool = False

    @property
    def next(self) -> Due | None:
        """What is to be done next."""
        return next(iter(self.due), None)

    @property
    def done_beside(self) -> Due | None:
        """What a button beside the next thing does: that, or the one behind it where it may be passed by."""
        return self.due[1] if self.next and self.next.is_free and len(self.due) > 1 else self.next

    @property
    def left(self) -> tuple[Due, ...]:
        """What going on now would leave undone, though the rules ask for it."""
        return tuple(due for due in self.due if due.is_owed)


def acting_now(faction: str) -> Reason:
    """A faction, a seat or a command as the one who is to act."""
    return Reason(name_key(faction))


_at: Latest[Now | None] = Latest(most=2)  # what is foreseen is come to next as a rule


def now_at(system: AnyGame, state: State) -> Now | None:
    """What the game says of a state, present or foreseen."""
    return _at.of((system, state), lambda: system.now(state))


def with_waiting(now: Now, state: State) -> Now:
    """With what waits for an answer before all else; whoever is to answer is the one to act."""
    waiting = state.waiting
    asked = tuple(Due(request.title, request=request.id) for request in waiting)
    return replace(now, acting=_addressee(waiting) or now.acting, due=(*asked, *now.due))


def _addressee(waiting: Sequence[AnyRequest]) -> Reason | None:
    first = next(iter(waiting), None)
    return acting_now(first.addressee) if first and first.addressee else None


# ---- as the panels of a game have it ----


def now_in(panels: PanelSet) -> Now | None:
    """What the panels of a game say of it: the first one tracks turn and phase; None without any."""
    tracker = next(iter(panels), None)
    if tracker is None:
        return None
    walked = panels.walked
    if walked is None or not walked.is_due:
        return Now(tracker.title, tracker.title, due=tuple(_due(tracker)), onward=_onward(tracker))
    if walked.procedure and walked.procedure.step:
        return Now(walked.title, walked.title, onward=way_on(walked.procedure.onward))
    return Now(tracker.title, tracker.title, due=(Due(walked.title, panel=walked.id),))


def way_on(ways: Sequence[Choice]) -> Choice | None:
    """The first of some ways on that is open; where none is, the one that says why."""
    return next((way for way in ways if way.is_legal), next(iter(ways), None))


def only_plain(choices: Sequence[Choice]) -> Choice | None:
    """The choice that takes nothing more, where there is one such only."""
    plain = [choice for choice in choices if choice.is_plain]
    return plain[0] if len(plain) == 1 else None


def _due(tracker: Panel) -> Iterator[Due]:
    """What the rules ask now: the current lines of the lists that follow the sequence of play."""
    lists = [part for part in tracker.parts if isinstance(part, Checklist)][1:]
    current = (item for part in lists for item in part.items if item.progress is Progress.CURRENT)
    yield from (Due(item.label) for item in current)


def _onward(tracker: Panel) -> Choice | None:
    """The choice that goes on; in a game that names none, the only one that takes nothing more."""
    lists = [part for part in tracker.parts if isinstance(part, ChoiceList)]
    choices = [choice for part in lists for choice in part.choices]
    return next((choice for choice in choices if choice.goes_on), only_plain(choices))
