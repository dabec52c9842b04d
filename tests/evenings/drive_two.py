"""Plays an evening of two players at two machines, in processes that know each other by their line alone.

`python drive_two.py PYTHON FILE [short]` starts two programs, each on a screen and with a home of its own,
and plays the rows of a file. A step begins with who takes it: `host: tap New session`; `guest: copy NAME`
types what the other's window has in the field of that name, as a player pastes what he was sent. Printed is
what drive.py prints, each row with who stumbled. With `-` for the file it takes steps from standard input.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from pathlib import Path
from time import monotonic

from drive import at_the_table, shown
from driver.hands import QUICK_S, Count, Hands, StumbleError
from driver.script import Row, read, take

WHO = ("host", "guest")
_COPY = "copy "


@contextmanager
def at_two_machines(python: str) -> Iterator[dict[str, Hands]]:
    """Hands before each of two running programs."""
    with ExitStack() as ends:
        yield {who: ends.enter_context(at_the_table(python)) for who in WHO}


def step(told: str, hands: Mapping[str, Hands]) -> None:
    """Take one player's step; StumbleError, in which he is named, where it cannot be taken."""
    who, _, what = told.partition(": ")
    try:
        if what.startswith(_COPY):
            other = next(one for one in WHO if one != who)
            hands[who].type(hands[other].value(what.removeprefix(_COPY)))
        else:
            take(what, hands[who])
    except StumbleError as stumble:
        raise StumbleError(f"{who}: {stumble}") from None


def _played(row: Row, hands: Mapping[str, Hands]) -> dict[str, object]:
    begun, stumble = monotonic(), ""
    for one in hands.values():
        one.count = Count()
    try:
        for told in row.steps:
            step(told, hands)
    except StumbleError as error:
        stumble = str(error)
    told = {"row": row.number, "table": row.table, "stumble": stumble}
    counts = {who: asdict(one.count) for who, one in hands.items()}
    return {**told, "seconds": round(monotonic() - begun, 1), **counts}


def _try(hands: Mapping[str, Hands]) -> None:
    """Take steps as they are typed, and tell what each has brought."""
    before: dict[str, set[str]] = {who: set() for who in WHO}
    for one in hands.values():
        one.patience = QUICK_S
    for line in sys.stdin:
        try:
            step(line.rstrip("\n"), hands)
        except StumbleError as stumble:
            sys.stdout.write(f"! {stumble}\n")
        sys.stdout.write(f"-- {line}")
        for who, one in hands.items():
            now = shown(one)
            sys.stdout.write("".join(f"  {who}{line}" for line in now if line not in before[who]))
            before[who] = set(now)
        sys.stdout.write("==\n")
        sys.stdout.flush()


def main(python: str, file: str, *words: str) -> None:
    """Play an evening, or what is typed."""
    with at_two_machines(python) as hands:
        if file == "-":
            _try(hands)
            return
        rows = [row for row in read(Path(file)).rows if row.is_short or "short" not in words]
        sys.stdout.write(json.dumps([_played(row, hands) for row in rows]))


if __name__ == "__main__":
    main(*sys.argv[1:])
