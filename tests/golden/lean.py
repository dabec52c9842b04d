"""Long recordings in small files: of each thing only what differs from the last of its type.

A line is an entry, as `recording.py` writes it. In place of an event, or of what stands beside the events,
it tells the fields that the last one of the same type had not; "-" lists those that it has no more.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from companion.session.secrets.sealing import Seal
from companion.session.store import Record

Told = dict[str, Any]
GONE = "-"
SHORT = 2


def write_lean(path: Path, records: Iterable[Record]) -> None:
    """Keep a session without secrets in a file."""
    lines = _each_after_its_like(map(_told, records), _less, _itself)
    path.write_text("".join(map(_line, lines)), "utf-8")


def read_lean(path: Path) -> Iterator[Record]:
    """The records of a file."""
    lines = map(json.loads, path.read_text("utf-8").splitlines())
    return map(_record, _each_after_its_like(lines, _more, _more))


def _told(record: Record) -> Told:
    assert not record.is_sealed
    fields = {"seq": record.seq, "faction": record.faction, "version": record.version}
    return fields | {"act": record.act, "part": record.part, "body": json.loads(record.body)}


def _record(told: Told) -> Record:
    body = json.dumps(told.pop("body"), ensure_ascii=False, separators=(",", ":")).encode()
    return Record(**told, seal=Seal.NONE, body=body)


def _line(told: Told) -> str:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"


# ---- after the last of its type ----

Change = Callable[[Told, Told], Told]


def _each_after_its_like(lines: Iterable[Told], change: Change, whole: Change) -> Iterator[Told]:
    """Every entry, its parts changed by the last ones like them; `whole` makes one to compare with."""
    last: dict[str, Told] = {}

    def part(told: Told, like: str) -> Told:
        before = last.get(like, {})
        last[like] = whole(told, before)
        return change(told, before)

    for told in lines:
        events = told["body"].pop("events")
        kinds = [event["type"] for event in events]
        rest = part(told, "entry")
        rest["body"] = {**rest.get("body", {}), "events": list(map(part, events, kinds))}
        yield rest


def _itself(told: Told, _: Told) -> Told:
    return told


def _less(told: Told, before: Told) -> Told:
    """What is not as before, and always the type."""
    kept = {
        name: _less_of(value, before.get(name))
        for name, value in told.items()
        if _is_new(name, value, before)
    }
    gone = [name for name in before if name not in told]
    return kept | ({GONE: gone} if gone else {})


def _is_new(name: str, value: Any, before: Told) -> bool:
    return name == "type" or name not in before or before[name] != value


def _less_of(value: Any, before: Any) -> Any:
    return _less(value, before) if _is_long(value, before) else value


def _is_long(value: Any, before: Any) -> bool:
    """Whether it is worth while to go into something: a hex is told whole."""
    if not isinstance(value, dict) or not isinstance(before, dict):
        return False
    return len(before) > SHORT or any(isinstance(part, dict) for part in before.values())


def _more(told: Told, before: Told) -> Told:
    """What it was made of: all as before that is not told, nor gone."""
    gone = told.get(GONE, ())
    kept = {name: value for name, value in before.items() if name not in gone}
    new = {name: _more_of(value, before.get(name)) for name, value in told.items() if name != GONE}
    return kept | new


def _more_of(value: Any, before: Any) -> Any:
    return _more(value, before) if _is_long(value, before) else value
