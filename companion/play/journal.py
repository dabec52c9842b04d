"""The journal: every entry, in order, and the state they fold into.

Nothing is deleted. Acts (what a command did) can be undone: an `Undone` event takes them back and a
`Redone` puts them back. Loading folds the recorded events and decides nothing again.
"""

from collections.abc import Iterable, Mapping
from copy import copy
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from companion.play.changes import Barrier, Changes
from companion.play.entries import Body, Entry
from companion.play.evolve import evolve_all
from companion.play.messages import Event
from companion.play.sealing import Seal
from companion.play.standing import Redone, Standing, StandingEvent, Undone
from companion.play.state import PlayState, Scope
from companion.play.system import GameSystem, State
from companion.play.veil import VeiledGame, is_veiled


@dataclass(frozen=True, slots=True)
class Act:
    """The entries of one command: one, or a secret one with the public one joined to it."""

    entries: tuple[Entry, ...]

    @property
    def seqs(self) -> tuple[int, ...]:
        """The numbers of its entries."""
        return tuple(entry.seq for entry in self.entries)

    @property
    def is_locked(self) -> bool:
        """Whether part of it is sealed to a faction that is locked."""
        return any(entry.body is None for entry in self.entries)

    @property
    def faction(self) -> str:
        """Whose it is; empty for everybody's."""
        return self.entries[0].faction

    @property
    def is_of_the_game(self) -> bool:
        """Whether it was done in a game that hides what everyone does."""
        return any(entry.seal is Seal.GAME for entry in self.entries)

    @property
    def bodies(self) -> tuple[Body, ...]:
        """What can be read of it."""
        return tuple(entry.body for entry in self.entries if entry.body)

    @property
    def events(self) -> tuple[Event, ...]:
        """Its events in sight."""
        return tuple(event for body in self.bodies for event in body.events)

    @property
    def barrier(self) -> Barrier:
        """Why undoing it asks first."""
        return max((body.barrier for body in self.bodies), default=Barrier.NONE)

    @property
    def changes(self) -> Changes:
        """What it touched."""
        changes = Changes.LOG
        for body in self.bodies:
            changes |= body.changes
        return changes


class Journal:
    """Entries with what they fold into: the acts that hold, a state after each, what stands."""

    def __init__(self, system: GameSystem[Any, Any], unlocked: Iterable[str] = ()) -> None:
        """An empty journal; the secret states of `unlocked` factions are folded too."""
        self._system = system
        self.entries: list[Entry] = []
        self.standing = Standing()
        self.acts: list[Act] = []
        self.redoable: list[Act] = []
        self.states: list[State] = [_empty_table(system, unlocked)]  # before the acts, then after each
        self._shown: tuple[State, int, State] | None = None  # of a state, after so many entries

    @property
    def state(self) -> State:
        """The state after the last act that holds; what a lost key had hidden stays so whatever is undone."""
        last, count = self.states[-1], len(self.entries)
        if not self.standing.given_up:
            return last
        if self._shown is None or self._shown[0] is not last or self._shown[1] != count:
            self._shown = last, count, replace(last, given_up=self._told_since())
        return self._shown[2]

    @property
    def is_veiled(self) -> bool:
        """Whether the game hides anything of what everyone does."""
        return is_veiled(self._system, self.state)

    @property
    def next_seq(self) -> int:
        """The number of the next entry."""
        return len(self.entries) + 1

    def copy(self) -> "Journal":
        """A journal that can be written on without touching this one."""
        twin = copy(self)
        twin.entries, twin.states = self.entries.copy(), self.states.copy()
        twin.acts, twin.redoable = self.acts.copy(), self.redoable.copy()
        return twin

    def append(self, entry: Entry) -> None:
        """Add an entry and fold it."""
        self.entries.append(entry)
        if entry.is_act:
            self._append_act(entry)
        elif entry.body:
            for event in entry.body.events:
                self._fold_standing(event, entry.seq)

    def find_act(self, seq: int) -> int | None:
        """The place among the acts that hold of the one with this entry."""
        return next((k for k, act in enumerate(self.acts) if seq in act.seqs), None)

    def _told_since(self) -> Mapping[str, frozenset[str]]:
        """What was told since each faction that gave its key up did so."""
        since = self.standing.given_up
        return MappingProxyType({faction: self._told(seq) for faction, seq in since.items()})

    def _told(self, after: int) -> frozenset[str]:
        if not isinstance(self._system, VeiledGame):
            return frozenset()
        events = (event for act in self.acts if act.seqs[0] > after for event in act.events)
        return frozenset(told for event in events for told in self._system.told_by(event))

    def _append_act(self, entry: Entry) -> None:
        if entry.body and entry.body.joined_to is not None:
            joined = self.acts.pop()
            self.acts.append(Act((*joined.entries, entry)))
            self.states.append(evolve_all(self._system, self.states.pop(), entry.body.events))
            return
        self.redoable.clear()
        self._push(Act((entry,)))

    def _push(self, act: Act) -> None:
        self.acts.append(act)
        self.states.append(evolve_all(self._system, self.states[-1], act.events))

    def _fold_standing(self, event: Event, seq: int) -> None:
        match event:
            case Undone():
                self._take_back(event)
            case Redone():
                self._push(self.redoable.pop())
            case StandingEvent():
                self.standing = event.record(self.standing, seq)
            case _:  # the opening of a scenario
                self.states[-1] = evolve_all(self._system, self.states[-1], [event])

    def _take_back(self, event: Undone) -> None:
        while self.acts and self.acts[-1].seqs[0] in event.entries:
            self.redoable.append(self.acts.pop())
            self.states.pop()
        if not event.can_redo:
            self.redoable.clear()


def _empty_table(system: GameSystem[Any, Any], unlocked: Iterable[str]) -> State:
    secrets = {faction: Scope(system.initial_secret(faction)) for faction in unlocked}
    return PlayState(Scope(system.initial_state()), MappingProxyType(secrets))
