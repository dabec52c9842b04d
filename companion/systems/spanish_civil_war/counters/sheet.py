"""The counter sheet: all counters of a battle as far as the players have told them, a file of its own."""

from collections import Counter as Counting
from collections.abc import Iterable
from pathlib import Path
from typing import Literal, Self

from pydantic import model_validator

from companion.play.sheets import read_whole
from companion.saved import Frozen
from companion.systems.spanish_civil_war.counters.counter import Counter
from companion.systems.spanish_civil_war.terms import Arm, Battle

_FORMAT: Literal["wargame-companion-scw-counters"] = "wargame-companion-scw-counters"


class CounterSheet(Frozen):
    """Counters by id, in the order in which they were told."""

    format: Literal["wargame-companion-scw-counters"] = _FORMAT
    version: Literal[1] = 1
    battle: Battle
    counters: tuple[Counter, ...] = ()

    @model_validator(mode="after")
    def _has_single_ids(self) -> Self:
        ids = [counter.id for counter in self.counters]
        if len(ids) != len(set(ids)):
            raise ValueError("two counters with one id")
        return self

    def of(self, formation: str) -> tuple[Counter, ...]:
        """The counters of a formation."""
        return tuple(counter for counter in self.counters if counter.formation == formation)

    def incomplete(self) -> tuple[Counter, ...]:
        """The counters of which something printed is not known yet."""
        return tuple(counter for counter in self.counters if not counter.is_complete)

    def adding(self, counters: Iterable[Counter]) -> "CounterSheet":
        """With counters more; one that is there already gets the new values."""
        by_id = {counter.id: counter for counter in (*self.counters, *counters)}
        return self.model_copy(update={"counters": tuple(by_id.values())})

    def without(self, id_: str) -> "CounterSheet":
        """Without one counter."""
        left = tuple(counter for counter in self.counters if counter.id != id_)
        return self.model_copy(update={"counters": left})

    def free_ids(self) -> "FreeIds":
        """Ids for counters more."""
        return FreeIds(counter.id for counter in self.counters)


class FreeIds:
    """Ids that no counter has: the formation's, the branch, the next number. Each is given once."""

    def __init__(self, known: Iterable[str]) -> None:
        self._known = frozenset(known)
        self._last: Counting[str] = Counting()

    def take(self, formation: str, arm: Arm) -> str:
        """One more."""
        stem = f"{formation}-{arm.value}"
        self._last[stem] += 1
        while (id_ := f"{stem}-{self._last[stem]}") in self._known:
            self._last[stem] += 1
        return id_


def read_sheet(path: Path) -> CounterSheet:
    """Read a sheet; SheetError says what is wrong with it."""
    return read_whole(path, CounterSheet, "scw-sheet-broken")
