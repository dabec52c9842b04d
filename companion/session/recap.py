"""Where a session stands, for coming back to it: public facts only."""

from dataclasses import dataclass
from datetime import datetime

from companion.reason import Reason
from companion.session.journal import Journal
from companion.session.secrets.veil import for_everyone, veil_of
from companion.session.session import Session


@dataclass(frozen=True, slots=True)
class Recap:
    """Turn and phase as the game tells them, what waits for an answer, what was done last and when."""

    where: tuple[Reason, ...]
    waiting: tuple[Reason, ...]
    last: Reason | None
    time: datetime | None


def recap(session: Session) -> Recap:
    """The recap of a session as it is now."""
    veil = veil_of(session.system, for_everyone(session.state))
    waiting = tuple(veil(request.title) for request in session.state.public.waiting)
    last, time = _last_public_act(session.journal)
    where = tuple(map(veil, session.system.recap(session.state)))
    return Recap(where, waiting, veil(last) if last else None, time)


def _last_public_act(journal: Journal) -> tuple[Reason | None, datetime | None]:
    bodies = (body for act in reversed(journal.acts) for body in reversed(act.bodies))
    body = next((body for body in bodies if not body.scope), None)
    return (body.told, body.time) if body else (None, None)
