"""Operations that set what the session tracks or reads by hand, and that mark its log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.reason import Reason
from ui.operations.core import follow, operation
from ui.operations.play import execute

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pydantic import JsonValue

    from companion.chance.pile import DrawPile
    from ui.session.bridge import SessionBridge


def set_facts(
    bridge: SessionBridge,
    facts: Mapping[str, JsonValue],
    note: str = "",
    secret_to: str = "",
    *,
    at_fields: bool = False,
) -> bool:
    """Set tracked facts to what the table shows; False when one is refused, perhaps told at it."""
    from companion.session.commands import SetFacts

    command = SetFacts(facts=facts, note=note, secret_to=secret_to, faction=secret_to)
    return execute(bridge, command, given=facts if at_fields else {})


def set_pile(bridge: SessionBridge, name: str, pile: DrawPile, note: str = "") -> bool:
    """Set a pile to the chits that are left, and who keeps it; False when it cannot hold so many."""
    from companion.session.commands import SetPile

    return execute(bridge, SetPile(name=name, pile=pile, note=note))


@operation
def choose_setting(bridge: SessionBridge, key: str, value: JsonValue) -> None:
    """Read a rule another way, or edit a table, for what comes after; or propose it to the other side."""
    from companion.session.events import setting_in_words

    session = bridge.in_play
    follow(bridge, session.choose_setting(key, value))
    if proposal := session.state.public.proposed.get(key):
        bridge.say(Reason("proposal-waits", about=setting_in_words(key, proposal.value)), slot="proposal")


@operation
def set_bookmark(bridge: SessionBridge, seq: int, is_on: bool) -> None:
    """Put a bookmark on a log entry, or take it off."""
    session = bridge.in_play
    follow(bridge, session.bookmark(seq) if is_on else session.remove_bookmark(seq))


@operation
def write_note(bridge: SessionBridge, seq: int, text: str) -> None:
    """Put one note on a log entry in place of those it has; an empty one takes them off."""
    session = bridge.book
    for id_ in [id_ for id_, note in session.standing.notes.items() if note.on == seq]:
        follow(bridge, session.remove_note(id_))
    if text:
        follow(bridge, session.note(seq, text))
