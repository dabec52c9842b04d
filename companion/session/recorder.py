"""Keeps a journal and its store in step: what is not written is not in force."""

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from itertools import islice
from random import Random

from companion.kit.game import AnyGame
from companion.kit.questions import AnyAnswer
from companion.paths import settings_dir
from companion.reason import CompanionError, Reason
from companion.session.chain import KnownHeads, doubts, mac_with
from companion.session.changes import Changes
from companion.session.correction import Correction
from companion.session.decide import Decider
from companion.session.draft import Draft, is_of_nobody_else
from companion.session.entries import Codec, Entry
from companion.session.errors import ActSecondError, IllegalCommandError, SecretError, StoreError
from companion.session.history import Entries
from companion.session.journal import Journal
from companion.session.past import Past
from companion.session.secrets.vault import Vault
from companion.session.snapshots import Snapshots
from companion.session.state import TABLE
from companion.session.store import Record, SessionStore

Clock = Callable[[], datetime]

_MOST_ATTEMPTS = 20  # at a shared table where others act all the time
_WORTH_KEEPING = 100  # entries that are folded in no time


class Recorder:
    """The journal of a session, its store, and the way from one to the other.

    `damage` says why the journal ends before its store does; nothing more is written then.
    """

    def __init__(
        self,
        system: AnyGame,
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
        self.snapshots = Snapshots(system, store, vault)
        self.past: Past | None = None
        self._journal = self._empty_journal()
        self.damage: Reason | None = None
        self.known = KnownHeads(settings_dir() / "heads")
        self._mac = mac_with(vault.chain_key())
        self._clock = clock
        self._random = random

    @property
    def journal(self) -> Journal:
        """Every entry; at an earlier moment those that lead to it, and what was done there."""
        return self.past.draft.journal if self.past else self._journal

    @contextmanager
    def transaction(self) -> Iterator[Draft]:
        """Entries added to the draft are written at the end, all or none, and then in force.

        At an earlier moment they are written when players go on from there, with all of the later ones.
        """
        self.require_writable()
        self.mend_piles()
        if self.past:
            with self.past.step(self._clock()) as draft:
                yield draft
            return
        with self._draft() as draft:
            yield draft
            self._write(draft)
        self._written()

    def add(self, work: Callable[[Draft], None]) -> Changes:
        """Write what `work` adds to a draft; what that and others' acts before it changed.

        At a shared table another may act first (ActSecondError). What is of nobody else, a note or what a
        seat keeps to itself, is then added after it; anything else is for the player to look at again.
        """
        return self._add(work, lambda draft: is_of_nobody_else(draft.entries))

    def insist(self, work: Callable[[Draft], None]) -> Changes:
        """As `add` does, for what follows by itself whatever others did before it: `work` looks again."""
        return self._add(work, lambda draft: True)

    def _add(self, work: Callable[[Draft], None], may_be_second: Callable[[Draft], bool]) -> Changes:
        caught = Changes.NONE
        for attempt in range(_MOST_ATTEMPTS):
            draft = None
            try:
                with self.transaction() as draft:
                    work(draft)
                    if attempt and not may_be_second(draft):
                        raise ActSecondError(Reason("shared-act-second"))
                return caught | draft.changes
            except ActSecondError:
                is_last = attempt == _MOST_ATTEMPTS - 1
                if draft is None or is_last or not may_be_second(draft):
                    raise
                caught |= self.catch_up()
        return caught

    def enter(self, past: Past) -> None:
        """Let players act at an earlier moment; what they do there is not written yet."""
        self.past = past

    def come_forward(self, past: Past, answers: Sequence[AnyAnswer]) -> Correction:
        """Go on from an earlier moment: all that was done there is written with what follows, or nothing."""
        with past.forward(self._clock(), answers) as correction:
            self._write(past.draft)
        self.past = None
        self._written()
        return correction

    def leave(self) -> None:
        """Back to the game as it stands; nothing of what was done at an earlier moment stays."""
        if self.past:
            self._journal.entries.cut(self._journal.entries.written)
            self.past = None

    def require_present(self) -> None:
        """Refuse what needs the game as it stands now."""
        if self.past is not None:
            raise IllegalCommandError(Reason("past-is-open", args={"entry": str(self.past.seq)}))

    def _write(self, draft: Draft) -> None:
        draft.settle_piles(self._random)
        self.store.append([self._record(entry) for entry in draft.entries], self._mac)
        self._journal = draft.journal

    def _written(self) -> None:
        self.journal.entries.written = len(self.journal.entries)
        if self.vault.take_seats(self.journal.seats):
            self.reload()
        self.know()
        self.snapshots.keep(self.journal)

    def know(self) -> None:
        """Remember the history as it is now."""
        if self.store.path is not None:  # what memory alone holds nobody looks for again
            self.known.note(self.vault.session, self.store.head)

    @contextmanager
    def trial(self) -> Iterator[Draft]:
        """A draft that only shows what would be, or becomes an earlier moment; nothing of it is written."""
        self.require_present()
        with self._draft() as draft:
            yield draft

    def mend_piles(self) -> None:
        """Begin a new key for the orders of piles where theirs was lost: they are shuffled anew."""
        if self.vault.is_open(TABLE) or self.journal.standing.is_shared:
            return
        event = self.vault.renew(TABLE)
        with self.transaction() as draft:
            draft.record(event, label=Reason("lock-changed"), faction=TABLE)

    def close(self) -> None:
        """Let go of the store, with a snapshot for the next time when much was done."""
        self.leave()
        if self.is_writable:
            self.snapshots.keep(self.journal, _WORTH_KEEPING)
        self.store.close()

    def doubts(self) -> tuple[Reason, ...]:
        """What shows that the history was changed since it was written here."""
        mac = self._mac if self.vault.is_sealing else None
        return doubts(self.store, self.known.load(self.vault.session), mac)

    def move_to(self, store: SessionStore) -> None:
        """Go on in another store that holds a whole copy."""
        self.store.close()
        self.go_through(store)

    def go_through(self, store: SessionStore) -> None:
        """Go on in a store that keeps the same records."""
        self.store = store
        self.snapshots = Snapshots(self.system, store, self.vault)
        self.journal.shortcut = self.snapshots.state_before

    def catch_up(self) -> Changes:
        """Fold what was added to the store from elsewhere; StoreError when it cannot be read."""
        journal = self.journal
        if self.past:
            return Changes.NONE
        changes, is_opened = Changes.NONE, False
        for record in self.store.read(after=len(journal.entries)):
            entry = self.vault.read(self.codec, record)
            _append(journal, entry)
            changes |= journal.touched_by(entry)
            is_opened |= self.vault.tells_keys(record)
        if self.vault.take_seats(journal.seats) or is_opened:
            self.reload()
        return changes

    def use(self, system: AnyGame) -> None:
        """Decide by another system of the same game; what happened is not folded again."""
        self.system = system
        if self.past:
            self.past.draft.decide_by(Decider(system, self.codec))

    def reload(self) -> None:
        """Read the journal from the store again, as far as the vault is open and the store whole.

        Raises StoreError when not even the first entry can be read.
        """
        with _collector_paused():
            if self.vault.is_sealing:
                self._learn_revealed()
            journal, whole, self.damage = self._folded(None)
            if self.damage:  # whatever the entry that does not fit has touched is of no account
                journal, whole, _ = self._folded(whole)
        self._journal, self.past = journal, None
        self.vault.take_seats(journal.seats)

    def _folded(self, limit: int | None) -> tuple[Journal, int, Reason | None]:
        """The journal of so many entries; how many are whole, and why the next is not."""
        journal = self._empty_journal()
        spared = self.snapshots.restore(journal, limit)
        whole = 0
        try:
            for record in islice(self.store.read(), limit):
                if record.seq > spared:
                    _append(journal, self.vault.read(self.codec, record))
                whole += 1
        except CompanionError as error:
            if not whole:
                raise
            return journal, whole, error.reason
        return journal, whole, None

    def _learn_revealed(self) -> None:
        records = self.store.read()
        self.vault.learn(self.codec, _as_far_as_whole(records))

    def _empty_journal(self) -> Journal:
        journal = Journal(self.system, self.vault.open_scopes, Entries(self._read), self.vault.first_seats)
        journal.shortcut = self.snapshots.state_before
        return journal

    def _read(self, first: int, count: int) -> list[Entry]:
        records = islice(self.store.read(after=first - 1), count)
        return [self.vault.read(self.codec, record) for record in records]

    @contextmanager
    def _draft(self) -> Iterator[Draft]:
        """A draft whose entries go when it is not put in force."""
        journal = self.journal
        written = len(journal.entries)
        try:
            yield Draft(journal, Decider(self.system, self.codec), self.vault, self._clock())
        finally:
            if self.journal is journal:
                journal.entries.cut(written)

    def _record(self, entry: Entry) -> Record:
        """What is written of an entry; StoreError when it could not be read again as it was."""
        record = self.vault.write(self.codec, entry)
        if self.vault.read(self.codec, record) != entry:
            label = entry.body.told if entry.body else None
            raise StoreError(Reason("entry-not-kept", args={"entry": str(entry.seq)}, about=label))
        return record

    @property
    def is_writable(self) -> bool:
        """Whether anything may be written now."""
        return not (self.damage or self.store.is_read_only or self.journal.is_closed)

    def require_writable(self) -> None:
        """StoreError or SecretError when nothing may be written now."""
        if self.damage:
            raise StoreError(Reason("session-ends-early", args={"file": self.store.name}, about=self.damage))
        if self.store.is_read_only:
            raise StoreError(Reason("session-looked-on", args={"file": self.store.name}))
        if self.journal.is_closed:
            raise SecretError(Reason("secret-game-closed"))


def _append(journal: Journal, entry: Entry) -> None:
    """Fold an entry; whatever a file of strangers makes of the rules, it is the entry that does not fit."""
    try:
        journal.append(entry)
        journal.entries.written = entry.seq
    except CompanionError:
        raise
    except Exception as error:
        journal.entries.cut(entry.seq - 1)
        raise StoreError(Reason("entry-unfitting", args={"entry": str(entry.seq)})) from error


def _as_far_as_whole(records: Iterator[Record]) -> Iterator[Record]:
    try:
        yield from records
    except StoreError:
        return


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
