"""Sessions played by a script, one second an entry, and the files that keep them."""

import base64
import json
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from companion.chance.answers import DrawAnswer, Roll, RollAnswer
from companion.chance.requests import DrawRequest, RollRequest
from companion.kit.game import AnyGame
from companion.kit.questions import Reply
from companion.kit.system import Start
from companion.session.messages import Command
from companion.session.secrets.keys import OutsideKeys
from companion.session.secrets.sealing import Seal
from companion.session.session import Session
from companion.session.store import Record, SessionStore
from companion.session.stores.memory import MemoryStore

FIRST_SECOND = datetime(2026, 1, 1, 12, tzinfo=UTC)


class Recording:
    """A session played by a script."""

    def __init__(
        self,
        system: AnyGame,
        start: Start,
        keys: OutsideKeys | None = None,
        store: SessionStore | None = None,
        random: Random | None = None,
    ) -> None:
        seconds = (FIRST_SECOND + timedelta(seconds=k) for k in range(10_000))
        self.store = store or MemoryStore()
        self.session = Session.create(
            system, self.store, start, clock=lambda: next(seconds), keys=keys, random=random
        )

    def do(self, *wishes: Command) -> None:
        for wish in wishes:
            self.session.execute(wish)

    def answer(self, *values: Any) -> int:
        """Answer what waits, one value after the other; the number of the last entry."""
        for value in values:
            request = self.session.state.waiting[0]
            match request:
                case RollRequest():
                    answer: Any = RollAnswer.physical(*_rolls(value))
                case DrawRequest():
                    answer = DrawAnswer.physical(value)
                case _:
                    answer = Reply(value=value)
            self.session.answer(request.id, answer)
        return self.session.journal.entries[-1].seq

    def mark(self, name: str) -> None:
        """A bookmark at this place, by which the test finds it."""
        self.session.bookmark(self.session.journal.entries[-1].seq, name)


def _rolls(value: Any) -> list[Roll | int]:
    if isinstance(value, tuple):
        return [Roll.of(*value)]
    return value if isinstance(value, list) else [value]


def write_records(path: Path, records: Iterable[Record]) -> None:
    """Keep a session in a file, one line an entry; what is sealed stays so."""
    path.write_text("".join(map(_line, records)), "utf-8")


def _line(record: Record) -> str:
    fields = {"seq": record.seq, "faction": record.faction, "version": record.version}
    if record.version > 1:
        fields |= {"act": record.act, "part": record.part}
    if record.is_sealed:
        fields |= {"sealed": base64.b64encode(record.body).decode()}
    else:
        fields |= {"body": json.loads(record.body)}
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":")) + "\n"


def read_records(path: Path) -> Iterator[Record]:
    """The records of a file."""
    for line in path.read_text("utf-8").splitlines():
        fields = json.loads(line)
        if sealed := fields.pop("sealed", None):
            yield Record(**fields, seal=Seal.FACTION, body=base64.b64decode(sealed))
        else:
            body = json.dumps(fields.pop("body"), ensure_ascii=False, separators=(",", ":")).encode()
            yield Record(**fields, seal=Seal.NONE, body=body)
