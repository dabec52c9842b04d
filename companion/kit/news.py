"""News: what came of an action beyond what was wished, told as it happens and not only in the log."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.reason import Reason

if TYPE_CHECKING:
    from companion.session.journal import Journal


@dataclass(frozen=True, slots=True)
class News:
    """What to tell, oldest first, and whether any of it is a loss."""

    reasons: tuple[Reason, ...]
    is_setback: bool = False


def news_since(journal: "Journal", seq: int) -> News:
    """The news of the entries from one on, as far as they may be seen, nothing again that is told already."""
    bodies = [entry.body for entry in journal.entries[seq - 1 :] if entry.body]
    told = [event for body in bodies for event in body.events if event.news()]
    reasons: list[Reason] = []
    for event in told:  # like groups that one order brings are each told
        reasons += [reason for reason in event.news() if reason not in reasons]
    return News(tuple(reasons), any(event.is_setback for event in told))
