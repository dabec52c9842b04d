"""The sequence of play: from one part of a turn to the next and back, and its phases as a checklist."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from companion.kit.panels import Checklist, ChecklistItem, Progress
from companion.reason import Reason

P = TypeVar("P")


def following(parts: Sequence[P], turn: int, part: P) -> tuple[int, P]:
    """Turn and part after one of a turn that has `parts` in order; after the last, the next turn's first."""
    place = parts.index(part) + 1
    return (turn, parts[place]) if place < len(parts) else (turn + 1, parts[0])


def preceding(parts: Sequence[P], turn: int, part: P) -> tuple[int, P] | None:
    """Turn and part before one; None before the first of turn 1."""
    place = parts.index(part)
    if place:
        return turn, parts[place - 1]
    return (turn - 1, parts[-1]) if turn > 1 else None


def phase_list(
    phases: Sequence[P],
    now: P,
    name: Callable[[P], Reason],
    reminders: Callable[[P], Sequence[Reason]] = lambda _: (),
) -> Checklist:
    """Phases done, under way with its reminders, and ahead."""
    here = phases.index(now)
    told = tuple(reminders(now))
    items = (
        ChecklistItem(name(phase), _progress(place - here), told if place == here else ())
        for place, phase in enumerate(phases)
    )
    return Checklist(tuple(items))


def _progress(ahead: int) -> Progress:
    return Progress.AHEAD if ahead > 0 else Progress.DONE if ahead < 0 else Progress.CURRENT
