"""Keeps a journal and its store in step: what is not written is not in force."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from random import Random
from typing import Any

from companion.play.decide import Decider
from companion.play.draft import Draft
from companion.play.entries import Codec
from companion.play.journal import Journal
from companion.play.store import SessionStore
from companion.play.system import GameSystem
from companion.play.vault import Vault

Clock = Callable[[], datetime]


class Recorder:
    """The journal of a session, its store, and the way from one to the other."""

    def __init__(
        self,
        system: GameSystem[Any, Any],
        store: SessionStore,
        vault: Vault,
        clock: Clock,
        random: Random | None = None,
    ) -> None:
        """An empty journal; `random` replaces the system's secure source in tests."""
        self.system = system
        self.store = store
        self.vault = vault
        self.codec = Codec(system)
        self.journal = Journal(system, vault.open_factions)
        self._clock = clock
        self._random = random

    @contextmanager
    def transaction(self) -> Iterator[Draft]:
        """Entries added to the draft are written at the end, all or none, and then in force."""
        draft = Draft(self.journal, Decider(self.system, self.codec), self.vault, self._clock())
        yield draft
        draft.settle_piles(self._random)
        self.store.append([self.vault.write(self.codec, entry) for entry in draft.entries])
        self.journal = draft.journal

    def use(self, system: GameSystem[Any, Any]) -> None:
        """Decide by another system of the same game; what happened is not folded again."""
        self.system = system

    def reload(self) -> None:
        """Read the journal from the store again, as far as the vault is open."""
        with _collector_paused():
            journal = Journal(self.system, self.vault.open_factions)
            for entry in self.vault.read_all(self.codec, self.store.read()):
                journal.append(entry)
        self.journal = journal


@contextmanager
def _collector_paused() -> Iterator[None]:
    """Everything read stays, so looking for garbage meanwhile more than doubles the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
