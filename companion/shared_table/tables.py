"""The tables that are open at a server: who is connected to each, and what they are told unasked."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

from companion.shared_table.grants import SPECTATOR
from companion.shared_table.log import SharedLog
from companion.shared_table.wire import Present


class Shelf(Protocol):
    """Where a server finds the sessions that it serves. Called from any thread."""

    def find(self, session: str) -> SharedLog | None:
        """The log of a session; None for one that is not served here."""


class OneSession:
    """The shelf of a home: one session."""

    def __init__(self, log: SharedLog) -> None:
        self._log = log

    def find(self, session: str) -> SharedLog | None:
        """The log, if it is of this session."""
        return self._log if session == self._log.session else None


@dataclass(eq=False)
class Guest:
    """A connection that has greeted: its seat, its key, and what is to be sent to it."""

    seat: str
    public_key: bytes
    outbox: "asyncio.Queue[Present]" = field(default_factory=lambda: asyncio.Queue(4))
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    left: asyncio.Event = field(default_factory=asyncio.Event)
    is_following: bool = False
    pointed: dict[str, str] = field(default_factory=dict)  # by seat, where each points, not told yet

    def tell(self, present: Present) -> None:
        """Let it know who is there; the newest is enough."""
        if self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(present)
        self.moved.set()


class Table:
    """One session at this server with those who are connected to it."""

    def __init__(
        self, log: SharedLog, loop: asyncio.AbstractEventLoop, on_present: Callable[[Present], None]
    ) -> None:
        self.log = log
        self._on_present = on_present
        self.guests: list[Guest] = []
        self._asking: dict[str, bytes] = {}
        self._loop = loop
        self._unlisten = log.listen(self._on_moved)

    def close(self) -> None:
        """Listen no more."""
        self._unlisten()

    def key_in_use(self, seat: str) -> bytes | None:
        """The key with which a seat that has not acted yet is connected."""
        return next((one.public_key for one in self.guests if one.seat == seat and seat != SPECTATOR), None)

    def enter(self, guest: Guest) -> None:
        """A seat is connected; an older connection of it was cut off and only does not know yet."""
        for older in self._of(guest.seat):
            self.leave(older)
            older.left.set()
        self.guests.append(guest)
        self._asking.pop(guest.seat, None)
        self.tell()

    def leave(self, guest: Guest) -> None:
        """A seat is connected no more."""
        if guest in self.guests:
            self.guests.remove(guest)
            self.tell()

    def ask(self, seat: str, public_key: bytes) -> None:
        """A seat came with another key than its own: the others may let it in."""
        self._asking[seat] = public_key
        self.tell()

    def present(self) -> Present:
        """Who is there."""
        asking = tuple((seat, key.hex()) for seat, key in self._asking.items())
        return Present(seats=tuple(guest.seat for guest in self.guests), asking=asking)

    def tell(self) -> None:
        """Let those who follow know who is there."""
        present = self.present()
        for guest in self.guests:
            if guest.is_following:
                guest.tell(present)
        self._on_present(present)

    def point(self, seat: str, at: str) -> None:
        """Let all others who follow know where a seat points now; an older spot is of no account."""
        for guest in self.guests:
            if guest.is_following and guest.seat != seat:
                guest.pointed[seat] = at
                guest.moved.set()

    def _of(self, seat: str) -> Iterable[Guest]:
        return [one for one in self.guests if one.seat == seat] if seat != SPECTATOR else []

    def _on_moved(self) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._wake)

    def _wake(self) -> None:
        for guest in self.guests:
            guest.moved.set()
