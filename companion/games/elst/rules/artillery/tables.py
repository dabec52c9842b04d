"""Figures of the base game that artillery needs: the Infantry Fire Table and firepower by calibre."""

from functools import cache
from typing import Annotated

from pydantic import Field, JsonValue

from companion.files import scenario_json
from companion.saved import Frozen, FrozenMap

NO_EFFECT = ""

# A result as the table prints it: "2KIA", "K/3", "2MC", "NMC", "PTC", or nothing.
Result = Annotated[str, Field(pattern=r"^([1-9]KIA|K/[1-9]|[1-9N]MC|PTC)?$")]


class FireTable(Frozen):
    """The Infantry Fire Table and the calibres, as players may edit them.

    `columns` lists each firepower column's results from final DR 0 (or less) on; beyond the list there
    is none. `calibres` gives the firepower from so many millimetres on.
    """

    columns: FrozenMap[int, tuple[Result, ...]] = Field(min_length=1)
    calibres: FrozenMap[int, int] = Field(min_length=1)

    def column(self, firepower: int) -> int:
        """The highest column that is not above a firepower; the lowest where all are."""
        return max((c for c in self.columns if c <= firepower), default=min(self.columns))

    def result(self, firepower: int, final: int) -> str:
        """What a final DR does with so much firepower ("2MC"); NO_EFFECT for nothing."""
        results = self.columns[self.column(firepower)]
        place = max(final, 0)
        return results[place] if place < len(results) else NO_EFFECT

    def firepower(self, calibre: int) -> int:
        """The firepower of a calibre in millimetres (2.5c); 0 for less than the table's least."""
        return max((fp for least, fp in self.calibres.items() if least <= calibre), default=0)


@cache
def printed_table() -> FireTable:
    """The table of the base game."""
    return FireTable.model_validate(printed_values())


@cache
def printed_values() -> dict[str, JsonValue]:
    """The same as data: what a session records, and what a player edits."""
    content = scenario_json("elst/ift.json")
    return {name: content[name] for name in ("columns", "calibres")}
