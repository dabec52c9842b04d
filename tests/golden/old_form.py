"""Records as version 0.1.0 wrote them, which knew a request by the text of its title."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from companion.session.store import Record

_TITLE = ("rule", "hexes", "args", "about")


def before_purposes(records: Iterable[Record]) -> Iterator[Record]:
    """Unsealed records as they were."""
    for record in records:
        fields = json.loads(record.body)
        fields["events"] = [_event(event) for event in fields["events"]]
        yield replace(record, body=json.dumps(fields).encode())


def _event(event: dict[str, Any]) -> dict[str, Any]:
    if "request" not in event:
        return event
    return event | {"version": 1, "request": _request(dict(event["request"]))}


def _request(request: dict[str, Any]) -> dict[str, Any]:
    title = {"key": request.pop("purpose")} | {name: request.pop(name) for name in _TITLE}
    told = {name: value for name, value in title.items() if value}
    if "rows" in request:
        request["rows"] = [_whole_subject(row) for row in request["rows"]]
    return _whole_subject(request) | {"title": told}


def _whole_subject(what: dict[str, Any]) -> dict[str, Any]:
    details = what.pop("details").values()
    return what | {"subject": "/".join(filter(None, (what["subject"], *details)))}
