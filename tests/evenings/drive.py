"""Plays an evening in a process that knows nothing of the program.

`python drive.py PYTHON FILE [short] [MANNER] [tablet]` plays the rows of a file, with a Python that has what
the program needs and the hands of one manner of driver/manners.py, on a laptop or a tablet. It prints as JSON
why a player stumbled over each row (empty if not), what it took, and which texts stand in the window at the
end; on standard error stands what it took as a table. With `-` for the file it takes steps from standard
input instead and tells after each what is shown: so an evening is written.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from driver.hands import LAPTOP, QUICK_S, TABLET, Count, Desk, Hands, StumbleError
from driver.manners import MANNERS
from driver.program import Program
from driver.script import Row, play, read, take
from driver.seen import Thing
from driver.table import table
from driver.x import Display, VirtualScreen

ROOT = Path(__file__).parents[2]


@contextmanager
def at_the_table(
    python: str, manner: str = "plain", brings: str = "", desk: Desk = LAPTOP
) -> Iterator[Hands]:
    """Hands before the running program, on a screen and with a home of their own."""
    with TemporaryDirectory(prefix="evening-") as home:
        screen = VirtualScreen(*desk.screen)
        display = Display(screen.name)
        program = Program(python, ROOT, Path(home), screen.name)
        hands = MANNERS[manner](program, display, desk)
        try:
            if brings:
                program.bring(brings)
            hands.open()
            yield hands
        finally:
            hands.end()
            display.close()
            screen.close()


def _played(row: Row, hands: Hands) -> dict[str, object]:
    hands.count, begun = Count(), monotonic()
    stumble = play(row, hands)
    seconds = round(monotonic() - begun, 1)
    told = {"row": row.number, "table": row.table, "stumble": stumble, "seconds": seconds}
    return told | asdict(hands.count)


def _try(hands: Hands) -> None:
    """Take steps as they are typed, and tell what each has brought."""
    before: set[str] = set()
    hands.patience = QUICK_S
    for line in sys.stdin:
        try:
            take(line.rstrip("\n"), hands)
        except StumbleError as stumble:
            sys.stdout.write(f"! {stumble}\n")
        now = shown(hands)
        sys.stdout.write(f"-- {line}" + "".join(one for one in now if one not in before))
        sys.stdout.flush()
        before = set(now)


def shown(hands: Hands) -> list[str]:
    """What the window shows, a line a thing."""
    things = hands.rest() if hands.is_open else []
    return [_line(thing) for thing in things if thing.words.strip() and min(thing.view[2:]) > 0]


def _line(thing: Thing) -> str:
    return f"  {thing.role}: {thing.words!r} {thing.view} {' '.join(sorted(thing.states))}\n"


def main(python: str, file: str, *words: str) -> None:
    """Play an evening, or what is typed."""
    manner = next((word for word in words if word in MANNERS), "plain")
    evening = read(Path(file)) if file != "-" else None
    desk = TABLET if "tablet" in words else LAPTOP
    with at_the_table(python, manner, evening.brings if evening else "", desk) as hands:
        if evening is None:
            _try(hands)
            return
        rows = [row for row in evening.rows if row.is_short or "short" not in words]
        told = [_played(row, hands) for row in rows]
        hands.put_down()
        end = sorted({one.words.strip() for one in hands.rest() if one.is_in_view and one.words.strip()})
    sys.stderr.write(table(told))
    sys.stdout.write(json.dumps({"rows": told, "end": end}, indent=1) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
