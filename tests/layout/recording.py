"""The flaws of today, in a file: by variant and flaw, the states that have it and how often.

`python -m tests.layout.recording` judges anew and takes out what is gone; it never adds.
"""

from __future__ import annotations

import json
import os
import tempfile
import tomllib
from collections import Counter, defaultdict
from pathlib import Path

from companion.paths import SETTINGS_VARIABLE
from tests.layout.proof import LONG, Flaws, proved

FILE = Path(__file__).parent / "recorded.toml"
_HEAD = """\
# What the window shows amiss today: cut off, outside what holds it, over another, too small for a finger,
# too faint to read. By variant and flaw: the states (stops of the tour) that have it, and how often. The
# list only shrinks; `python -m tests.layout.recording` takes out what is mended.
"""


def recorded() -> Flaws:
    """What is recorded, by state and variant."""
    flaws: Flaws = defaultdict(Counter)
    for variant, by_flaw in tomllib.loads(FILE.read_text("utf-8")).items():
        for flaw, states in by_flaw.items():
            for state, count in states.items():
                flaws[state, variant][flaw] = count
    return flaws


def write(flaws: Flaws) -> None:
    """Write flaws in place of those recorded."""
    told: dict[str, dict[str, dict[str, int]]] = defaultdict(lambda: defaultdict(dict))
    for (state, variant), found in flaws.items():
        for flaw, count in found.items():
            told[variant][flaw][state] = count
    lines = [_HEAD]
    for variant, by_flaw in told.items():
        lines.append(f"\n[{json.dumps(variant)}]\n")
        lines += [f"{json.dumps(flaw)} = {_table(by_flaw[flaw])}\n" for flaw in sorted(by_flaw)]
    FILE.write_text("".join(lines), "utf-8")


def _table(states: dict[str, int]) -> str:
    return "{ " + ", ".join(f"{state} = {count}" for state, count in states.items()) + " }"


def _shrink() -> None:
    from ui.app import Application
    from ui.tour.guide import Guide

    with tempfile.TemporaryDirectory() as folder:
        os.environ[SETTINGS_VARIABLE] = folder
        application = Application()
        found, known = proved(Guide(application), *LONG), recorded()
        application.close()
    write({where: found[where] & known[where] for where in found})


if __name__ == "__main__":
    _shrink()
