"""Backs for counters in what is told to all: ids, and the words that name them (9.6)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Self, TypeVar

from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.renaming import renamed
from companion.games.no_prisoners.table.words import HIDDEN, counter_id
from companion.reason import Reason

V = TypeVar("V")

_OF_THE_RULES = "np-log-optional"  # names a unit that the rules let anybody send, not a counter in play


@dataclass
class Backs:
    """The backs of counters: by their ids, by the names that players gave them, and what side each shows."""

    by_id: dict[str, str] = field(default_factory=dict)
    by_name: dict[str, str] = field(default_factory=dict)
    sides: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, counters: Iterable[Counter], names: Mapping[str, str]) -> Self:
        """Those of counters as they lie here; `names` are their ids by backs, of those that are no faces."""
        backs, known = cls(), {id_: back for back, id_ in names.items()}
        for counter in counters:
            backs.put(counter, known.get(counter.id, counter.id))
        return backs

    def put(self, counter: Counter, back: str) -> None:
        """One more."""
        self.sides[back] = counter.faction.value
        if counter.id != back:
            self.by_id[counter.id] = back
        if counter.name:
            self.by_name[counter.name] = back

    def instead(self, value: V) -> V:
        """A value with backs for all counters that it names, in its words too."""
        return renamed(value, self.by_id, self._reworded)

    def _reworded(self, reason: Reason) -> Reason:
        if reason.key == _OF_THE_RULES:
            return reason
        if back := self._named_by(reason):
            return Reason(HIDDEN, args={"side": self.sides.get(back, ""), "unit": back})
        args = {key: renamed(value, self.by_id) for key, value in reason.args.items()}
        return replace(reason, args=args, about=reason.about and self._reworded(reason.about))

    def _named_by(self, reason: Reason) -> str:
        """The back of the counter that a reason names; empty for none."""
        unit, name = str(reason.args.get("unit", "")), str(reason.args.get("name", ""))
        if reason.key == HIDDEN:
            return unit
        if reason.key == "np-counter-named":
            return self.by_name.get(name, "")
        return self.by_id.get(counter_id(reason), "")
