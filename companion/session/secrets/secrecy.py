"""Hand-over between two players at one machine: locking, unlocking, pass phrases, revealing."""

from collections.abc import Callable, Iterable

from companion.reason import Reason
from companion.session.changes import EVERYTHING, Changes
from companion.session.commands import ShowCards
from companion.session.draft import Draft
from companion.session.errors import SecretError, StoreError
from companion.session.recorder import Recorder
from companion.session.seats import seat_of
from companion.session.secrets.keys import Lock
from companion.session.secrets.sealing import Seal
from companion.session.state import TABLE


class Secrecy:
    """The secrets of a session. In a solo session every faction is open and nothing is sealed."""

    def __init__(self, recorder: Recorder) -> None:
        self._recorder = recorder

    @property
    def is_kept(self) -> bool:
        """Whether factions keep secrets in this session."""
        return self._recorder.vault.is_sealing

    def is_open(self, faction: str) -> bool:
        """Whether a faction's secrets can be seen now."""
        return self._recorder.vault.is_open(faction)

    @property
    def seats(self) -> tuple[str, ...]:
        """Where players sit down: at a faction, or at what they command of several."""
        return tuple(self._recorder.vault.seats)

    def seat_of(self, id_: str) -> str:
        """The seat of what acted: a command by its scope; anything else as it is."""
        return seat_of(self._recorder.vault.seats, id_)

    @property
    def seated(self) -> str:
        """The seat that alone is at the machine now; empty for nobody, and in a solo session."""
        return self._recorder.vault.seated

    def has_passphrase(self, faction: str) -> bool:
        """Whether a pass phrase guards a faction; otherwise whoever sits at this machine may look."""
        return self._lock_of(faction).has_passphrase

    def is_guessable(self, faction: str) -> bool:
        """Whether other machines have a lock of a faction at which they can try pass phrases."""
        lock = self._lock_of(faction)
        return self._recorder.journal.standing.is_shared and lock.has_passphrase and not lock.needs_part

    def is_key_lost(self, faction: str) -> bool:
        """Whether nothing on this machine opens a faction's secrets any more; it may begin a new key."""
        return self._recorder.vault.is_key_lost(faction, self._lock_of(faction))

    def was_dealt_elsewhere(self, faction: str) -> bool:
        """Whether a seat has secrets that were sealed where the session began, and nothing here opens."""
        return self.is_kept and self.is_key_lost(faction) and not self._has_none_yet(faction)

    def unlock(self, faction: str, passphrase: str = "") -> Changes:
        """Open a faction's secrets; SecretError for a wrong pass phrase or a lost key.

        Cards that it has to turn are turned at once.
        """
        if not self._has_none_yet(faction):
            self._recorder.vault.unlock(faction, self._lock_of(faction), passphrase)
        return self._reload() | self._begin_own(faction) | self._turn_cards()

    def unlock_with_code(self, faction: str, code: str) -> Changes:
        """Open a faction's secrets with its recovery code; SecretError for a wrong one."""
        self._recorder.vault.unlock_with_code(faction, self._lock_of(faction), code)
        return self._reload() | self._turn_cards()

    def lock(self, faction: str) -> Changes:
        """Close a faction's secrets: neither its key nor what it opened stays in sight."""
        self._recorder.vault.lock(faction)
        return self._reload()

    def protect(self, faction: str, passphrase: str) -> str:
        """Guard an open faction by a pass phrase and new keys; returns the recovery code, to be shown once.

        What was sealed before stays readable to the faction; earlier pass phrases, codes and copies of the
        key outside open nothing that is sealed from now on. At a shared table the phrase opens only on this
        machine, the code on every one. SecretError while the faction is locked, for an empty pass phrase, and
        in a solo session.
        """
        self._require_kept()
        is_shared = self._recorder.journal.standing.is_shared
        event, ring, code = self._recorder.vault.protect(faction, passphrase, is_shared=is_shared)
        with self._recorder.transaction() as draft:
            draft.record(event, label=Reason("lock-changed"), faction=faction)
        self._recorder.vault.guard(faction, ring)
        return code

    def renew(self, faction: str) -> Changes:
        """Begin a new key for a faction whose key is lost.

        What it had sealed and not revealed stays closed for good, and so does what a game hid of it; the
        faction may enter it again.
        """
        self._require_kept()
        self._recorder.require_writable()
        stays_closed = faction != TABLE and self._recorder.journal.is_veiled
        event = self._recorder.vault.renew(faction, stays_closed=stays_closed)
        with self._recorder.transaction() as draft:
            draft.record(event, label=Reason("lock-changed"), faction=faction)
        return self._reload()

    def reveal(self, faction: str, entries: Iterable[int] | None = None) -> Changes:
        """Open sealed entries of an open faction to everyone, for good; by default all, and all its cards."""
        self._require_kept()
        journal = self._recorder.journal
        own = (e for e in journal.entries if e.seal is Seal.FACTION and self.seat_of(e.faction) == faction)
        sealed = {entry.seq: entry for entry in own if entry.body}
        chosen = sealed if entries is None else sorted(sealed.keys() & set(entries))
        event = self._recorder.vault.reveal(faction, [sealed[seq] for seq in chosen])
        with self._recorder.transaction() as draft:
            draft.record(event, label=Reason("entries-were-revealed"), faction=faction)
            if entries is None and draft.journal.has_hands:
                draft.execute(ShowCards(seat=faction, faction=faction))
        return self._reload()

    def has_revealed_all(self, faction: str) -> bool:
        """Whether everything that a seat has sealed until now is open to everyone."""
        journal = self._recorder.journal
        own = (seq for seq in journal.sealed if self.seat_of(journal.entries[seq - 1].faction) == faction)
        return self._recorder.vault.has_revealed(faction, own)

    def _begin_own(self, faction: str) -> Changes:
        """Begin a key of this machine for a seat whose key another one has had; its cards get other backs."""
        vault = self._recorder.vault
        is_due = vault.is_given(faction) or self._has_none_yet(faction)
        if not is_due or self.has_passphrase(faction) or not self._recorder.is_writable:
            return Changes.NONE
        event = vault.renew(faction, is_own=True)

        def begin(draft: Draft) -> None:
            draft.record(event, label=Reason("lock-changed"), faction=faction)
            draft.turn_anew(faction)

        changes = self._by_itself(begin)
        if changes:
            vault.has_begun(faction)
        return changes

    def _has_none_yet(self, faction: str) -> bool:
        """Whether a seat of a shared table, which this machine has, never had a key nor anything sealed."""
        journal = self._recorder.journal
        is_ours = faction == self._recorder.store.seat and self.is_key_lost(faction)
        return is_ours and faction not in map(
            self.seat_of, (journal.entries[n - 1].faction for n in journal.sealed)
        )

    def _turn_cards(self) -> Changes:
        if not self._recorder.is_writable or not self._recorder.journal.has_to_turn:
            return Changes.NONE
        return self._by_itself(Draft.turn_cards)

    def _by_itself(self, work: Callable[[Draft], None]) -> Changes:
        """Nothing while the table cannot be reached: whoever sits down again does it then."""
        try:
            return self._recorder.insist(work)
        except StoreError:
            return Changes.NONE

    def _require_kept(self) -> None:
        if not self.is_kept:
            raise SecretError(Reason("secret-solo"))
        self._recorder.require_present()

    def _lock_of(self, faction: str) -> Lock:
        return self._recorder.journal.standing.locks.get(faction, Lock())

    def _reload(self) -> Changes:
        was_back = self._recorder.past is not None
        self._recorder.reload()
        if was_back:
            return EVERYTHING
        changes = Changes.SECRETS | Changes.LOG | Changes.REQUESTS
        if self._recorder.journal.is_veiled:
            changes |= Changes.UNITS | Changes.PHASE
        return changes
