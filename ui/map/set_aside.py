"""Counters whose move was refused: they come again behind all others, and are told then why it was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.kit.map_items import Motion
from companion.reason import CompanionError

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from companion.reason import Reason
    from companion.session.messages import Command
    from companion.session.session import Session
    from ui.session.counters import Stack


def waiting_in(stack: Stack) -> Stack:
    """The counters of a stack that wait to be moved."""
    return tuple(counter for counter in stack if counter.motion is Motion.DUE)


@dataclass(frozen=True, slots=True)
class Refused:
    """Why something was refused, and the move that was, if it was one."""

    reason: Reason
    command: Command | None = None


class SetAside:
    """Which counters, by their ids; the first set aside comes first."""

    def __init__(self) -> None:
        self._why: dict[str, Refused | None] = {}

    def __contains__(self, id_: str) -> bool:
        return id_ in self._why

    def __bool__(self) -> bool:
        return bool(self._why)

    def put(self, ids: Iterable[str], why: Refused | None) -> None:
        """Set counters aside, behind those that were before."""
        for id_ in ids:
            self._why.pop(id_, None)
            self._why[id_] = why

    def tell_anew(self, ids: Iterable[str], why: Refused | None) -> bool:
        """What comes again and is refused once more is refused for what holds now; whether any was."""
        again = [id_ for id_ in ids if id_ in self._why]
        self._why.update(dict.fromkeys(again, why))
        return bool(again)

    def take_back(self, ids: Collection[str]) -> bool:
        """What went in the end is refused no longer; whether any was."""
        refused = self._why.keys() & set(ids)
        for id_ in refused:
            del self._why[id_]
        return bool(refused)

    def clear(self) -> None:
        """Nobody is set aside any more."""
        self._why.clear()

    def reason_for(self, ids: Iterable[str], session: Session | None) -> Reason | None:
        """Why the first of some counters was set aside; None where its move would be legal by now."""
        found = next(filter(None, map(self._why.get, ids)), None)
        if found is None or session is None or found.command is None:
            return found.reason if found else None
        try:
            session.foresee(found.command)
        except CompanionError:
            return found.reason
        return None

    def lateness(self, stack: Stack) -> int:
        """How late a stack comes: 0 while some counter of it was not set aside, else by when they were."""
        return min((self.late(counter.id) for counter in waiting_in(stack)), default=0)

    def late(self, id_: str) -> int:
        """How late a counter comes; 0 for one that was not set aside."""
        return 1 + list(self._why).index(id_) if id_ in self._why else 0
