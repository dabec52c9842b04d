"""What a recorded session decides today, and in words where that is not what it was."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest

from companion.session.commands import Answer, Overrule
from companion.session.entries import Codec
from companion.session.messages import Event
from companion.session.replay import Difference, first_difference, unworded
from companion.session.session import Session
from tests.golden.telling import difference


def say_difference(session: Session) -> str:
    """The first entry that is decided otherwise today, with where it differs; empty when none is."""
    found = first_difference(session)
    return "\n".join(_lines(session, found)) if found else ""


def _lines(session: Session, found: Difference) -> Iterator[str]:
    codec, body = Codec(session.system), session.journal.entries[found.seq - 1].body
    assert body is not None
    assert body.command is not None
    yield f"entry {found.seq}: {json.dumps(codec.commands.dump(body.command), ensure_ascii=False)}"
    if found.refusal:
        yield f"refused now: {found.refusal.key} ({found.refusal.rule})"
        return
    for then, now in zip_longest(found.recorded, found.decided):
        if told := _event_difference(then, now):
            yield told


def _event_difference(then: Event | None, now: Event | None) -> str:
    if then is None or now is None or type(then) is not type(now):
        return f"{then.type if then else 'nothing'} then, {now.type if now else 'nothing'} now"
    return difference(_dumped(then), _dumped(now), then.type)


def _dumped(event: Event) -> dict[str, object]:
    """An event as data; what a request is called changes."""
    return unworded(event).model_dump(mode="json")


def commands_used(session: Session) -> Counter[str]:
    """How often each command was given, also against a refusal; what was answered, by the purpose."""
    used: Counter[str] = Counter()
    for entry in session.journal.entries:
        command = entry.body.command if entry.body else None
        if isinstance(command, Overrule):
            used[command.command["type"]] += 1
        if command is not None:
            used[f"answer {_purpose(command)}" if isinstance(command, Answer) else command.type] += 1
    return used


def _purpose(answer: Answer) -> str:
    return answer.request.split(":")[0].split("#")[0]


def unused(session: Session) -> set[str]:
    """The commands of the game that nobody gave."""
    return {command.type for command in session.system.commands} - set(commands_used(session))
