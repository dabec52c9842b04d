"""The counter sheet: all counters of a battle as far as the players have told them."""

from collections import Counter as Counting
from collections.abc import Iterable
from dataclasses import dataclass, replace

from companion.games.spanish_civil_war.counters.counter import Counter
from companion.games.spanish_civil_war.terms import Arm, Battle


@dataclass(frozen=True, slots=True)
class CounterSheet:
    """Counters by id, in the order in which they were told."""

    battle: Battle
    counters: tuple[Counter, ...] = ()

    def adding(self, counters: Iterable[Counter]) -> "CounterSheet":
        """With counters more; one that is there already gets the new values."""
        by_id = {counter.id: counter for counter in (*self.counters, *counters)}
        return replace(self, counters=tuple(by_id.values()))

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
