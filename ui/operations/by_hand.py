"""Operations that set what the session tracks or reads by hand, and that mark its log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.operations.core import follow, in_play, operation

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pydantic import JsonValue

    from ui.session_bridge import SessionBridge


@operation
def set_facts(
    bridge: SessionBridge, facts: Mapping[str, JsonValue], note: str = "", secret_to: str = ""
) -> None:
    """Set tracked facts to what the table shows."""
    follow(bridge, in_play(bridge).set_facts(facts, note, secret_to))


@operation
def set_pile(bridge: SessionBridge, name: str, left: Mapping[str, int], note: str = "") -> None:
    """Set how many chits of each kind are left in a pile."""
    from companion.play.commands import SetPile

    session = in_play(bridge)
    pile = session.state.piles[name].model_copy(update={"left": dict(left)})
    follow(bridge, session.execute(SetPile(name=name, pile=pile, note=note)))


@operation
def choose_setting(bridge: SessionBridge, key: str, value: JsonValue) -> None:
    """Read a rule another way, or edit a table, for what comes after."""
    follow(bridge, in_play(bridge).choose_setting(key, value))


@operation
def set_bookmark(bridge: SessionBridge, seq: int, is_on: bool) -> None:
    """Put a bookmark on a log entry, or take it off."""
    session = in_play(bridge)
    follow(bridge, session.bookmark(seq) if is_on else session.remove_bookmark(seq))


@operation
def write_note(bridge: SessionBridge, seq: int, text: str) -> None:
    """Put one note on a log entry in place of those it has; an empty one takes them off."""
    session = in_play(bridge)
    for id_ in [id_ for id_, note in session.standing.notes.items() if note.on == seq]:
        follow(bridge, session.remove_note(id_))
    if text:
        follow(bridge, session.note(seq, text))
