"""What an evening took, as a table: a line for each row, then one for all of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

_HEAD = ("row", "taps", "keys", "scrolls", "dead", "seconds", "what happens")
_LONGEST = 60  # characters of what happens


def table(played: Iterable[Mapping[str, Any]]) -> str:
    """Lines of equal columns; `dead` counts inputs in vain, a row stumbled over has a ! behind its number."""
    rows = list(played)
    lines = [_HEAD, *map(_told, rows), _total(rows)]
    widths = [max(len(line[k]) for line in lines) for k in range(len(_HEAD) - 1)]
    return "".join(
        "  ".join([cell.rjust(width) for cell, width in zip(line, widths, strict=False)] + [line[-1]]) + "\n"
        for line in lines
    )


def _told(row: Mapping[str, Any]) -> tuple[str, ...]:
    number = row["row"] + ("!" if row["stumble"] else "")
    return (number, *_counts(row), row["table"][:_LONGEST])


def _total(rows: list[Mapping[str, Any]]) -> tuple[str, ...]:
    whole = {
        "taps": sum(one["taps"] for one in rows),
        "keys": sum(one["keys"] for one in rows),
        "scrolls": sum(one["scrolls"] for one in rows),
        "dead": [what for one in rows for what in one["dead"]],
        "seconds": sum(one["seconds"] for one in rows),
    }
    return ("all", *_counts(whole), f"{len(rows)} rows")


def _counts(of: Mapping[str, Any]) -> tuple[str, ...]:
    return (
        *(str(of[key]) for key in ("taps", "keys", "scrolls")),
        str(len(of["dead"])),
        f"{of['seconds']:.1f}",
    )
