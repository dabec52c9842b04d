"""Whose secrets are open at this moment, and the reading and writing of records through it."""

import base64
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress

from companion.kit.system import Players
from companion.reason import Reason
from companion.session.entries import ENTRY_VERSION, Body, Codec, Entry
from companion.session.errors import SecretError, StoreError, UnreadableError
from companion.session.seats import Seats, seat_of
from companion.session.secrets.keys import Lock, OutsideKeys, Ring, ring_of
from companion.session.secrets.sealing import Place, Seal, entry_key, new_key, seal_entry, unseal_entry
from companion.session.standing import EntriesRevealed, LockChanged, SessionStarted
from companion.session.state import TABLE
from companion.session.store import Record

_REVEALED = f'"{EntriesRevealed.type}"'.encode()  # stands in the body of every record that reveals some
_GAME = "game"  # whose the entries are that hide where both factions stand, and their key outside
SHARED_KEYS = (_GAME,)  # what every machine has on which a seat plays
_AT_HAND = 4096  # open entries that are not read anew at every change of seats
_CHAIN = "chain"  # among the keys outside: the one that the session's history is chained with
KEYS_OF_NO_SEAT = (TABLE, _GAME, _CHAIN)  # among the keys outside
_GIVEN = "given "  # before a seat's name: the key that the machine gave it on which the session began


class Vault:
    """The keys of one session. In a solo session nothing is sealed and every seat is open."""

    def __init__(self, started: SessionStarted, seats: Seats, outside: OutsideKeys) -> None:
        self.session = started.session
        self.first_seats = seats
        self.seats = seats
        self._outside = outside
        self.is_sealing = started.start.players is Players.TWO
        self._is_key_outside = started.is_key_outside
        self._game_key = base64.b64decode(started.key)
        self._open: dict[str, Ring] = {}
        self._revealed: dict[int, bytes] = {}
        self._revealing: frozenset[str] = frozenset()
        self._found: dict[int, bytes] = {}  # by entry, what opens it
        self._at_hand: dict[tuple[int, bytes], Body] = {}
        if self.is_sealing:
            self._take_from_outside()

    @property
    def open_scopes(self) -> tuple[str, ...]:
        """The commands, by their scopes, whose secrets may be seen now."""
        seats = self.seats if self.is_sealing else self.first_seats  # who is alone sees all, whoever commands
        return tuple(one.id for seat, held in seats.items() if self.is_open(seat) for one in held)

    @property
    def can_seal_game(self) -> bool:
        """Whether what a game in the fog hides can be sealed."""
        return self.is_sealing and bool(self._game_key)

    @property
    def lacks_game_key(self) -> bool:
        """Whether what the game hides has a key that is neither in the file nor on this machine."""
        return self.is_sealing and self._is_key_outside and not self._game_key

    @property
    def seated(self) -> str:
        """The one seat of two that is at the machine; empty for nobody, and where nothing is sealed."""
        seats = [seat for seat in self.seats if self.is_sealing and self.is_open(seat)]
        return seats[0] if len(seats) == 1 else ""

    def is_open(self, faction: str) -> bool:
        """Whether the entries of a seat, or of a command by its scope, can be written and read now."""
        return not self.is_sealing or seat_of(self.seats, faction) in self._open

    def begin(self) -> None:
        """Give the history, and for two players every seat and the app's piles, a random key outside.

        SecretError when they cannot be kept; one player goes on without.
        """
        keys = {_CHAIN: new_key()}
        if not self.is_sealing:
            with suppress(SecretError):
                self._outside.save(self.session, keys)
            return
        keys |= {holder: new_key() for holder in (*self.seats, TABLE, _GAME)}
        self._outside.save(self.session, keys)
        self._take_from_outside()

    @contextmanager
    def dealing(self) -> Iterator[None]:
        """Every seat with a key outside is open meanwhile: a session begins, and commands get their cards."""
        keys = self._outside.load(self.session)
        seats = [seat for seat in self.seats if self.is_sealing and seat in keys]
        self._open |= {seat: ring_of(keys[seat]) for seat in seats}
        try:
            yield
        finally:
            for seat in seats:
                self.lock(seat)

    def make_keys(self, seats: Seats) -> None:
        """Give seats that were not there before a random key each, outside; SecretError when that fails."""
        keys = self._outside.load(self.session)
        fresh = seats.keys() - self.first_seats.keys() - keys.keys()
        if self.is_sealing and fresh:
            self._outside.save(self.session, keys | {seat: new_key() for seat in fresh})

    def take_seats(self, seats: Seats) -> bool:
        """Go by these seats; whether they are others: then nobody sits, but two who both sat there before."""
        if dict(seats) == dict(self.seats):
            return False
        keys = self._outside.load(self.session) if all(map(self.is_open, self.seats)) else {}
        kept = {TABLE: self._open[TABLE]} if TABLE in self._open else {}
        self._open = kept | {seat: ring_of(keys[seat]) for seat in seats if seat in keys}
        self.seats = seats
        return True

    def _take_from_outside(self) -> None:
        """Open what needs no player: the orders of piles, and the game in the fog."""
        keys = self._outside.load(self.session)
        if key := keys.get(TABLE):
            self._open[TABLE] = (key,)
        if self._is_key_outside:
            self._game_key = keys.get(_GAME, b"")

    def chain_key(self) -> bytes | None:
        """What the session's history is chained with; None on a machine that has never had it."""
        return chain_key_of(self._outside, self.session)

    def lock(self, faction: str) -> None:
        """Forget a faction's keys until it is unlocked again."""
        self._open.pop(faction, None)

    def unlock(self, faction: str, lock: Lock, passphrase: str = "") -> None:
        """Open a faction's secrets; SecretError for a wrong pass phrase or a lost key."""
        if self.is_open(faction):
            return
        if lock.has_passphrase:
            part = self._outside.load(self.session).get(lock.part_name, b"")
            self._take_from_lock(faction, lock, lock.open_with_passphrase(passphrase, part))
        elif key := self._outside_key(faction):
            self._open[faction] = ring_of(key)
        else:
            raise SecretError(Reason("secret-key-lost", args={"faction": faction}))

    def _outside_key(self, faction: str) -> bytes:
        """The ring of a faction on this machine, its own or the one it was given; empty for none."""
        keys = self._outside.load(self.session)
        return keys.get(faction) or keys.get(_GIVEN + faction, b"")

    def is_given(self, faction: str) -> bool:
        """Whether another machine has had the key of a faction that sits here: it is to make its own."""
        return _GIVEN + faction in self._outside.load(self.session)

    def is_key_lost(self, faction: str, lock: Lock) -> bool:
        """Whether nothing can open a faction's secrets: no pass phrase guards them and no key is kept."""
        is_guarded = lock.has_passphrase or self.is_open(faction)
        return not is_guarded and not self._outside_key(faction)

    def unlock_with_code(self, faction: str, lock: Lock, code: str) -> None:
        """Open a faction's secrets with its recovery code."""
        self._take_from_lock(faction, lock, lock.open_with_code(code))

    def _take_from_lock(self, faction: str, lock: Lock, ring: Ring) -> None:
        """Open a faction, and with it the game in the fog where its key is not on this machine."""
        if self.lacks_game_key:
            self._game_key = lock.game_key(ring)
        self._open[faction] = ring

    def protect(
        self, faction: str, passphrase: str, *, is_shared: bool = False
    ) -> tuple[LockChanged, Ring, str]:
        """A lock by pass phrase for an open faction, its new keys, and the recovery code to show once.

        Call `guard` when the lock is recorded: until then everything stays as it was. `is_shared`: other
        machines have the history, and are to try no phrase; SecretError where the second part is not kept.
        """
        ring = (new_key(), *self._ring_of(faction))
        game_key = self._game_key if self._is_key_outside else b""
        part = new_key() if is_shared else b""
        lock, code = Lock.with_passphrase(ring, passphrase, game_key, part)
        if part:
            self._outside.save(self.session, {**self._outside.load(self.session), lock.part_name: part})
        return LockChanged(faction=faction, lock=lock), ring, code

    def guard(self, faction: str, ring: Ring) -> None:
        """Seal with the new keys of a recorded lock; delete the one outside the session file."""
        self._open[faction] = ring
        keys = self._outside.load(self.session)
        if keys.pop(faction, None):
            self._outside.save(self.session, keys)

    def renew(self, faction: str, *, stays_closed: bool = False, is_own: bool = False) -> LockChanged:
        """Give a faction whose key was lost a new one, outside the session file.

        `is_own`: it has lost none, but it was made elsewhere; that opens what it sealed until now.
        """
        keys = self._outside.load(self.session)
        older = self._open.get(faction, ()) if is_own else ()
        keys[faction] = b"".join((new_key(), *older))
        self._outside.save(self.session, keys)
        self._open[faction] = ring_of(keys[faction])
        return LockChanged(faction=faction, lock=Lock(), stays_closed=stays_closed, is_own=is_own)

    def has_begun(self, faction: str) -> None:
        """The faction's own key is told of in the history: the one that it was given is only in its ring."""
        keys = self._outside.load(self.session)
        if keys.pop(_GIVEN + faction, None):
            self._outside.save(self.session, keys)

    def key_of(self, faction: str) -> bytes:
        """What seals a faction's entries now; SecretError while it is locked."""
        return self._ring_of(faction)[0]

    def _ring_of(self, faction: str) -> Ring:
        seat = seat_of(self.seats, faction)
        if seat not in self._open:
            raise SecretError(Reason("secret-locked", args={"faction": seat}))
        return self._open[seat]

    def reveal(self, faction: str, entries: Iterable[Entry]) -> EntriesRevealed:
        """Publish the keys of some sealed entries of an open faction that were read or written here."""
        self.key_of(faction)
        texts = {entry.seq: base64.b64encode(self._found[entry.seq]).decode() for entry in entries}
        return EntriesRevealed(faction=faction, keys=texts)

    def write(self, codec: Codec, entry: Entry) -> Record:
        """The record of an open entry, sealed when it must be; SecretError while its faction is locked."""
        if entry.body is None:
            raise ValueError(f"entry {entry.seq} is closed")
        data = codec.encode(entry.body)
        if entry.is_sealed:
            place = self._place(entry)
            self._found[entry.seq] = entry_key(self._ring_for(entry)[0], place)
            data = seal_entry(self._found[entry.seq], data, place, entry.seal)
        return Record(entry.seq, entry.faction, entry.version, entry.seal, data, entry.act, entry.part)

    def learn(self, codec: Codec, records: Iterable[Record]) -> None:
        """Find the keys of entries that were revealed, which are written after them."""
        told = filter(self.tells_keys, records)
        self._found = {}
        reveals = tuple(_reveals(_decode(codec, record, record.body) for record in told))
        self._revealed = _revealed_keys(reveals)
        self._revealing = frozenset(reveal.faction for reveal in reveals)

    def has_revealed(self, faction: str, entries: Iterable[int]) -> bool:
        """Whether a faction has published keys, and those of sealed entries are among what was published."""
        return faction in self._revealing and all(seq in self._revealed for seq in entries)

    @staticmethod
    def tells_keys(record: Record) -> bool:
        """Whether a record reveals entries that were sealed."""
        return not record.is_sealed and _REVEALED in record.body

    def read(self, codec: Codec, record: Record) -> Entry:
        """The entry of a record; a sealed one that nobody here may read has no body.

        Raises StoreError when it cannot be read, or the session's own key is at hand and does not open it.
        """
        body = self._sealed_body(codec, record) if record.is_sealed else self._open_body(codec, record)
        return Entry(record.seq, record.faction, body, record.seal, record.act, record.part, record.version)

    def _sealed_body(self, codec: Codec, record: Record) -> Body | None:
        plain = self._unseal(record)
        if plain is None and record.seal is Seal.GAME and not self.lacks_game_key:
            raise StoreError(Reason("store-entry-sealed", args={"entry": str(record.seq)}))
        return None if plain is None else _decode(codec, record, plain)

    def _open_body(self, codec: Codec, record: Record) -> Body:
        """What no seat opens or closes; two players have it read again whenever one sits down."""
        if not self.is_sealing:
            return _decode(codec, record, record.body)
        told = record.version, record.body
        if told not in self._at_hand:
            if len(self._at_hand) == _AT_HAND:
                self._at_hand.clear()
            self._at_hand[told] = _decode(codec, record, record.body)
        return self._at_hand[told]

    def _unseal(self, record: Record) -> bytes | None:
        place = self._place(record)
        for key in self._keys_to_try(record, place):
            if plain := unseal_entry(key, record.body, place):
                self._found[record.seq] = key
                return plain
        return None

    def _keys_to_try(self, record: Record, place: Place) -> Iterator[bytes]:
        if key := self._revealed.get(record.seq):
            yield key
        yield from (entry_key(master, place) for master in self._ring_at_hand(record))

    def _ring_at_hand(self, record: Record) -> Ring:
        """The keys that may open a record, none for one of a faction that the game may not even have."""
        if record.seal is Seal.GAME:
            return (self._game_key,) if self._game_key else ()
        return self._open.get(seat_of(self.seats, record.faction), ())

    def _ring_for(self, sealed: Entry) -> Ring:
        """What seals an entry, newest first; SecretError while it is locked."""
        return (self._game_key,) if sealed.seal is Seal.GAME else self._ring_of(sealed.faction)

    def _place(self, sealed: Entry | Record) -> Place:
        holder = _GAME if sealed.seal is Seal.GAME else sealed.faction
        return Place(self.session, sealed.seq, holder, sealed.version, sealed.act, sealed.part)


def chain_key_of(outside: OutsideKeys, session: str) -> bytes | None:
    """What a session's history is chained with; None on a machine that has never had it."""
    return outside.load(session).get(_CHAIN)


def keep_given(outside: OutsideKeys, session: str, keys: Mapping[str, bytes]) -> None:
    """Keep what the machine gives on which a session began: a seat's key until it has made its own."""
    have = outside.load(session)
    named = {name if name in SHARED_KEYS else _GIVEN + name: key for name, key in keys.items()}
    if new := {
        name: key for name, key in named.items() if not have.keys() & {name, name.removeprefix(_GIVEN)}
    }:
        outside.save(session, {**have, **new})


def begin_chain(outside: OutsideKeys, session: str) -> None:
    """Give a session that came from another machine a key to vouch for its history here, if it has none."""
    keys = outside.load(session)
    if _CHAIN not in keys:
        with suppress(SecretError):
            outside.save(session, {**keys, _CHAIN: new_key()})


def _reveals(bodies: Iterable[Body]) -> Iterator[EntriesRevealed]:
    events = (event for body in bodies for event in body.events)
    return (event for event in events if isinstance(event, EntriesRevealed))


def _revealed_keys(reveals: Iterable[EntriesRevealed]) -> dict[int, bytes]:
    return {seq: base64.b64decode(key) for reveal in reveals for seq, key in reveal.keys.items()}


def _decode(codec: Codec, record: Record, data: bytes) -> Body:
    """What an entry says; StoreError, naming it, when that is not to be understood."""
    args = {"entry": str(record.seq)}
    if record.version > ENTRY_VERSION:
        raise StoreError(Reason("entry-newer", args=args))
    try:
        return codec.decode(data)
    except UnreadableError as error:
        raise StoreError(Reason("entry-unreadable", args=args, about=error.reason)) from error
