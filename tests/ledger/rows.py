"""The ledger of rules: a row for every duty the rulebooks lay on the companion, and where it lives.

A place is `case:OPERATION` (run from the rulebook cases), `test:FILE::TEST`, `screen:KEY` or
`remind:KEY` (a text that the player sees), `rules-page` (told there only; for reference rows) or, for
what is still to come, `step N`. A row may have several, divided by "; ".
"""

import csv
import re
from dataclasses import dataclass
from pathlib import Path

GAMES = ("elst", "scw", "np")
DUTIES = frozenset({"AUTO", "TRACK", "REMIND", "REF"})


@dataclass(frozen=True)
class Row:
    """One rule: AUTO is decided by the companion, TRACK remembered, REMIND told, REF reference only."""

    game: str
    id: str
    duty: str
    places: tuple[str, ...]

    @property
    def text_key(self) -> str:
        """The message that words the rule: letters and digits of the id, all else a hyphen."""
        words = re.sub(r"[^a-z0-9]+", "-", self.id.lower()).strip("-")
        return f"rule-{self.game}-{words}"


def read_ledger(game: str) -> list[Row]:
    """All rows of a game, in rulebook order."""
    with Path(__file__).with_name(f"{game}.tsv").open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [Row(game, row["id"], row["duty"], tuple(row["place"].split("; "))) for row in rows]
