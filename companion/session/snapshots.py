"""Snapshots: a journal folded up to an entry, kept beside the entries to open long games sooner.

They are only ever a shortcut. One that another version of the program folded, or whose entries are not
those of the store any more, is passed over. Each is sealed with the key of this machine that vouches for
the history: no stranger's file brings a state of its own. Where two players keep secrets, what a faction
alone may know is never part of one: it is folded again from that faction's sealed entries.
"""

import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any

from pydantic import BaseModel, TypeAdapter

import companion
from companion.chance.pile import DrawPile
from companion.kit.game import AnyGame
from companion.kit.questions import AnyRequest
from companion.kit.system import State
from companion.session.evolve import evolve_all
from companion.session.journal import Act, Done, Journal, empty_table
from companion.session.seats import HighCommand, Seats
from companion.session.secrets.sealing import seal, unseal
from companion.session.secrets.vault import Vault
from companion.session.secrets.witness import WitnessGame
from companion.session.standing import Standing
from companion.session.state import PlayState, Proposal, Scope
from companion.session.store import SessionStore, Snapshot

_APART = 500  # entries between two snapshots
_BOUND = b"snapshot"

_STANDING = TypeAdapter(Standing)
_PILES = TypeAdapter(dict[str, DrawPile])
_PROPOSED = TypeAdapter(dict[str, Proposal])
_SEATS = TypeAdapter(dict[str, tuple[HighCommand, ...]])
_WAITING: TypeAdapter[tuple[AnyRequest, ...]] = TypeAdapter(tuple[AnyRequest, ...])


@dataclass(frozen=True, slots=True)
class Folded:
    """What a snapshot holds: acts as numbers of entries, what stands, the scopes of everyone.

    `dones` holds the steps of undo that are more than one act, by their place.
    """

    seq: int
    acts: tuple[tuple[int, ...], ...]
    dones: Mapping[int, Any]
    redoable: Sequence[Any]
    sealed: Sequence[int]
    standing: Standing
    scopes: Mapping[str, Scope[Any]]
    seats: Seats


class Snapshots:
    """The snapshots of one session."""

    def __init__(self, system: AnyGame, store: SessionStore, vault: Vault) -> None:
        self._system = system
        self._store = store
        self._vault = vault
        self._kept_at = 0

    def keep(self, journal: Journal, apart: int = _APART) -> None:
        """Put a snapshot aside when the last one is long ago."""
        seq = len(journal.entries)
        if seq - self._kept_at < apart or not isinstance(journal.state.game, BaseModel):
            return
        self._kept_at = seq
        plain = self._dump(journal)
        if self._is_true(plain, journal) and (body := self._closed(plain)) is not None:
            self._store.keep_snapshot(Snapshot(seq, _form(), body))

    def restore(self, journal: Journal, upto: int | None = None) -> int:
        """Fold the latest snapshot into an empty journal; how many entries that spares."""
        folded = self._latest(upto)
        if folded is None:
            return 0
        entries = journal.entries
        entries.pass_over(folded.seq)
        acts = [Act(seqs, entries) for seqs in folded.acts]
        dones = _dones(acts, folded.dones, journal)
        redoable = [_done(data, journal) for data in folded.redoable]
        journal.resume(acts, dones, redoable, folded.sealed, folded.standing)
        journal.go_on_from(self._state(journal, folded))
        self._kept_at = folded.seq
        return folded.seq

    def state_before(self, journal: Journal, place: int) -> tuple[int, State] | None:
        """A state not long before an act's place, with the number of acts before it."""
        upto = journal.acts[place - 1].seqs[-1] if place else 0
        while upto and (folded := self._latest(upto)):
            count = len(folded.acts)
            if count <= place and folded.acts == tuple(act.seqs for act in journal.acts[:count]):
                return count, self._state(journal, folded)
            upto = folded.seq - 1
        return None

    def _is_true(self, plain: bytes, journal: Journal) -> bool:
        """Whether it says the same when it is read again."""
        folded = self._load(len(journal.entries), plain)
        shown = dict(self._shown(journal))
        is_standing = folded is not None and folded.standing == journal.standing
        return folded is not None and is_standing and (folded.scopes, folded.seats) == (shown, journal.seats)

    # ---- there -----------------------------------------------------------------------------------

    def _shown(self, journal: Journal) -> Iterator[tuple[str, Scope[Any]]]:
        """The scopes that are not to be folded from sealed entries."""
        return ((f, scope) for f, scope in journal.state.scopes() if not f or not self._vault.is_sealing)

    def _dump(self, journal: Journal) -> bytes:
        """Everything in few bytes; none when a state is no value that can be written."""
        with suppress(ValueError, TypeError):
            return zlib.compress(json.dumps(self._data(journal), ensure_ascii=False).encode(), 1)
        return b""

    def _data(self, journal: Journal) -> dict[str, Any]:
        return {
            "acts": [act.seqs for act in journal.acts],
            "dones": {k: _dump_done(d) for k, d in enumerate(journal.done) if _is_more_than_act(d)},
            "redoable": [_dump_done(done) for done in journal.redoable],
            "sealed": journal.sealed,
            "standing": _STANDING.dump_python(journal.standing, mode="json"),
            "seats": _SEATS.dump_python(dict(journal.seats), mode="json"),
            "scopes": {faction: _dump_scope(scope) for faction, scope in self._shown(journal)},
        }

    # ---- and back --------------------------------------------------------------------------------

    def _latest(self, upto: int | None) -> Folded | None:
        if self._folds_all:
            return None
        kept = self._store.snapshot(_form(), upto)
        plain = self._opened(kept.body) if kept else None
        return self._load(kept.seq, plain) if kept and plain else None

    @property
    def _folds_all(self) -> bool:
        """Whether an open command's view rests on public entries too, so that none can be passed over."""
        views = self._vault.open_scopes if self._vault.is_sealing else ()
        return bool(views) and isinstance(self._system, WitnessGame)

    def _load(self, seq: int, plain: bytes) -> Folded | None:
        try:
            data = json.loads(zlib.decompress(plain))
            return Folded(
                seq=seq,
                acts=tuple(map(tuple, data["acts"])),
                dones={int(place): done for place, done in data["dones"].items()},
                redoable=data["redoable"],
                sealed=data["sealed"],
                standing=_STANDING.validate_python(data["standing"]),
                scopes={f: self._scope(f, scope) for f, scope in data["scopes"].items()},
                seats=_SEATS.validate_python(data["seats"]),
            )
        except (ValueError, LookupError, TypeError, AttributeError, zlib.error):
            return None  # a shortcut that leads nowhere

    def _scope(self, faction: str, data: Mapping[str, Any]) -> Scope[Any]:
        empty = self._system.initial_secret(faction) if faction else self._system.initial_state()
        return Scope(
            game=TypeAdapter(type(empty)).validate_python(data["game"]),
            piles=MappingProxyType(_PILES.validate_python(data["piles"])),
            waiting=_WAITING.validate_python(data["waiting"], context=self._system.purposes),
            settings=MappingProxyType(data["settings"]),
            proposed=MappingProxyType(_PROPOSED.validate_python(data["proposed"])),
            confirmed=MappingProxyType(data["confirmed"]),
        )

    def _state(self, journal: Journal, folded: Folded) -> State:
        """The state with the secrets that are open now."""
        public = folded.scopes[""]
        if not self._vault.is_sealing:
            secrets = {faction: scope for faction, scope in folded.scopes.items() if faction}
            return PlayState(public, MappingProxyType(secrets), MappingProxyType(dict(folded.seats)))
        sealed = set(folded.sealed)
        state = empty_table(self._system, self._vault.open_scopes, folded.seats)
        for seqs in folded.acts:
            for seq in sealed.intersection(seqs):
                body = journal.entries[seq - 1].body
                state = evolve_all(self._system, state, body.events if body else ())
        return state.with_scope("", public)

    # ---- sealing ---------------------------------------------------------------------------------

    def _closed(self, plain: bytes) -> bytes | None:
        key = self._vault.chain_key()
        return seal(_own_key(key), plain, _BOUND) if key else None

    def _opened(self, body: bytes) -> bytes | None:
        key = self._vault.chain_key()
        return unseal(_own_key(key), body, _BOUND) if key else None


def _own_key(chain_key: bytes) -> bytes:
    return sha256(b"snapshots " + chain_key).digest()


def _dump_scope(scope: Scope[Any]) -> dict[str, Any]:
    return {
        "game": TypeAdapter(type(scope.game)).dump_python(scope.game, mode="json"),
        "piles": _PILES.dump_python(dict(scope.piles), mode="json"),
        "waiting": _WAITING.dump_python(scope.waiting, mode="json"),
        "settings": dict(scope.settings),
        "proposed": _PROPOSED.dump_python(dict(scope.proposed), mode="json"),
        "confirmed": dict(scope.confirmed),
    }


def _dump_done(done: Done) -> list[Any]:
    return [[act.seqs for act in done.acts], [_dump_done(one) for one in done.replaced], done.correction]


def _is_more_than_act(done: Done) -> bool:
    return done.correction is not None or len(done.acts) > 1


def _done(data: Sequence[Any], journal: Journal) -> Done:
    acts, replaced, correction = data
    return Done(
        tuple(Act(tuple(seqs), journal.entries) for seqs in acts),
        tuple(_done(one, journal) for one in replaced),
        correction,
    )


def _dones(acts: Sequence[Act], more: Mapping[int, Any], journal: Journal) -> list[Done]:
    """The steps of undo: one an act, except those that hold more."""
    dones: list[Done] = []
    at = 0
    while at < len(acts) or len(dones) in more:
        data = more.get(len(dones))
        dones.append(_done(data, journal) if data else Done((acts[at],)))
        at += len(dones[-1].acts)
    return dones


@cache
def _form() -> str:
    """Names the code that folds: its files as they lie here, so that no other's snapshot is believed."""
    folder = Path(companion.__file__).parent
    files = sorted(folder.rglob("*.py"))
    told = [(str(f.relative_to(folder)), f.stat().st_size, f.stat().st_mtime_ns) for f in files]
    return f"{companion.__version__}-{sha256(repr(told).encode()).hexdigest()[:16]}"
