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
    """The news of the entries from one on, as far as they may be seen, nothing twice."""
    bodies = [entry.body for entry in journal.entries[seq - 1 :] if entry.body]
    told = [event for body in bodies for event in body.events if event.news()]
    reasons = [reason for event in told for reason in event.news()]
    first = tuple(reason for place, reason in enumerate(reasons) if reason not in reasons[:place])
    return News(first, any(event.is_setback for event in told))
