"""Entries of the journal, and how they are written to records and read again."""

import json
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from pydantic import TypeAdapter

from companion.kit.game import AnyGame
from companion.reason import Reason
from companion.saved import SavedReason
from companion.session.changes import Barrier, Changes
from companion.session.commands import COMMANDS, Overrule
from companion.session.errors import UnreadableError
from companion.session.events import SCOPE_EVENTS, AnswerGiven
from companion.session.messages import Command, Event, UnknownMessageError
from companion.session.secrets.sealing import Seal
from companion.session.standing import STANDING_EVENTS
from companion.session.state import PUBLIC, TABLE
from companion.session.table_events import TABLE_EVENTS
from companion.text import has_text, has_words

ENTRY_VERSION = 2
_WORDLESS = Reason("act-wordless")
_REASON: TypeAdapter[Reason] = TypeAdapter(SavedReason)


@dataclass(frozen=True, slots=True)
class Body:
    """What an entry says. `scope` is the faction it is secret to, empty when it is public.

    An entry without a command stands whatever is undone; one with `joined_to` holds the public events
    of the secret entry of that number and is undone with it.
    """

    time: datetime
    label: Reason
    events: tuple[Event, ...]
    command: Command | None = None
    scope: str = PUBLIC
    joined_to: int | None = None

    @property
    def told(self) -> Reason:
        """Its label; where another machine wrote one that nothing here has words for, that it did."""
        return self.label if has_words(self.label) or self._has_no_text else _WORDLESS

    @property
    def _has_no_text(self) -> bool:
        """Whether the game of its own command brings no text for that."""
        done = self.command.command if isinstance(self.command, Overrule) else {}
        type_ = done.get("type", self.command.type if self.command else "")
        return self.label.key == f"do-{type_}" and not has_text(self.label.key)

    @property
    def barrier(self) -> Barrier:
        """Why undoing it asks first."""
        return max((event.barrier for event in self.events), default=Barrier.NONE)

    @property
    def changes(self) -> Changes:
        """What its events touched."""
        changes = Changes.LOG
        for event in self.events:
            changes |= event.touches
        return changes


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal. `body` is None while it is sealed to a faction that is locked.

    The entries of one transaction share the id of an `act` and count their `part` in it from 0; those of
    version 1 have no id.
    """

    seq: int
    faction: str
    body: Body | None
    seal: Seal = Seal.NONE
    act: str = ""
    part: int = 0
    version: int = ENTRY_VERSION

    @property
    def is_sealed(self) -> bool:
        """Whether its record is sealed."""
        return self.seal is not Seal.NONE

    @property
    def is_act(self) -> bool:
        """Whether undo reaches it."""
        if self.body is None:
            return self.faction != TABLE
        return self.body.command is not None or self.body.joined_to is not None

    def closed(self) -> "Entry":
        """The entry as it looks to those without the key."""
        return replace(self, body=None)


class Codec:
    """Writes and reads bodies as JSON, with the commands and events of one game."""

    def __init__(self, system: AnyGame) -> None:
        self._events = STANDING_EVENTS | TABLE_EVENTS | SCOPE_EVENTS | system.events
        self.commands = COMMANDS | system.commands
        self._purposes = system.purposes

    def encode(self, body: Body) -> bytes:
        """The bytes of a body."""
        fields: dict[str, Any] = {
            "time": body.time.isoformat(),
            "label": _REASON.dump_python(body.label, mode="json"),
            "events": [self._events.dump(event) for event in body.events],
        }
        if body.command:
            fields["command"] = self.commands.dump(body.command)
        if body.scope:
            fields["scope"] = body.scope
        if body.joined_to is not None:
            fields["joined_to"] = body.joined_to
        return json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode()

    def decode(self, data: bytes) -> Body:
        """The body of bytes; UnreadableError for what no version of this program wrote."""
        try:
            return self._body(json.loads(data))
        except UnknownMessageError as error:
            raise UnreadableError(error.reason) from error
        except (LookupError, ValueError, TypeError, AttributeError, RecursionError, ArithmeticError) as error:
            raise UnreadableError(Reason("body-unreadable")) from error

    def _body(self, fields: dict[str, Any]) -> Body:
        command = fields.get("command")
        events = tuple(self._events.load(event, self._purposes) for event in fields["events"])
        return Body(
            time=datetime.fromisoformat(fields["time"]),
            label=_answer_label(command, events) or _REASON.validate_python(fields["label"]),
            events=events,
            command=self.commands.load(command) if command else None,
            scope=fields.get("scope", PUBLIC),
            joined_to=fields.get("joined_to"),
        )


def _answer_label(command: Any, events: tuple[Event, ...]) -> Reason | None:
    """What was answered, in the words of now: its text may have had another name when it was written."""
    given = events[0] if command and events else None
    return given.request.title if isinstance(given, AnswerGiven) else None
