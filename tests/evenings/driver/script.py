"""An evening as data: what happens at the table row by row, what a player does for it, what must be shown.

A step is one line: `tap NAME`, `tap NAME beside WORDS`, `field NAME` (tap the field, not a button
of that name), `type TEXT`, `key CHORD CHORD`, `see WORDS`,
`miss WORDS` (no longer shown), `close` and `open`. `brings` names a module that makes the player's own files.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from pathlib import Path

from driver.hands import Hands, StumbleError

_BESIDE = " beside "


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that happens at the table."""

    number: str
    table: str
    steps: tuple[str, ...]
    mend: tuple[str, ...]
    """Steps after a stumble, so that the next row finds the table as it should be."""
    is_short: bool
    """Whether it belongs to the short form."""


@dataclass(frozen=True, slots=True)
class Evening:
    """A game's evening."""

    id: str
    rows: tuple[Row, ...]
    brings: str
    """The module that makes the player's own files in the folder it is given; empty: he has none."""


def read(file: Path) -> Evening:
    """An evening out of its file."""
    told = tomllib.loads(file.read_text("utf-8"))
    rows = (
        Row(
            one["no"],
            one["table"],
            tuple(one.get("do", ())),
            tuple(one.get("mend", ())),
            one.get("short", False),
        )
        for one in told["row"]
    )
    return Evening(file.stem, tuple(rows), told.get("brings", ""))


def play(row: Row, hands: Hands) -> str:
    """Play a row; why a player stumbles over it, empty if nobody does."""
    if not row.steps:
        return "no way to do it"
    if stumble := _walk(row.steps, hands):
        taken = replace(hands.count, dead=[*hands.count.dead])
        _walk(row.mend, hands)
        hands.count = taken
        return stumble
    return ""


def _walk(steps: tuple[str, ...], hands: Hands) -> str:
    try:
        for step in steps:
            take(step, hands)
    except StumbleError as stumble:
        return str(stumble)
    return ""


def take(step: str, hands: Hands) -> None:
    """Take one step; StumbleError where it cannot be taken."""
    verb, _, rest = step.partition(" ")
    match verb:
        case "tap":
            name, _, beside = rest.partition(_BESIDE)
            hands.tap(name, beside)
        case "field":
            hands.tap(rest, is_field=True)
        case "type":
            hands.type(rest)
        case "key":
            for chord in rest.split():
                hands.key(chord)
        case "see":
            hands.expect(rest)
        case "miss":
            hands.expect_not(rest)
        case "close":
            hands.close()
        case "open":
            hands.open()
        case _:
            raise ValueError(f"no such step: {step}")
