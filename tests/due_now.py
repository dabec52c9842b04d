"""What is due in a session, in the words of its game."""

from companion.kit.now import Now, with_waiting
from companion.session.session import Session
from companion.text import Catalogue


def now_of(session: Session) -> Now:
    """What a game says is due, with what waits for an answer."""
    now = session.system.now(session.state)
    assert now is not None
    return with_waiting(now, session.state)


def told(session: Session) -> list[str]:
    """What is due, in English; both languages have words for all of it."""
    now, name = now_of(session), session.system.board.hex_name
    lines = [due.what for due in now.due]
    for line in (now.moment, now.short, *lines, *([now.acting] if now.acting else [])):
        assert Catalogue("ja").reason(line, name)
    return [Catalogue("en").reason(line, name) for line in lines]
