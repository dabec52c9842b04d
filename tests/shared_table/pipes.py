"""Lines without a network: servers' and seats' own code in one event loop, cut, held and doubled at will.

The loop's clock jumps to what is next, so that a schedule takes no longer than its work, and one in which
nobody has anything left to wait for fails at once.
"""

import asyncio
import selectors
from collections.abc import AsyncIterator
from contextlib import suppress
from random import Random
from types import SimpleNamespace
from typing import Any

from websockets.exceptions import ConnectionClosedError

from companion.reason import Reason
from companion.shared_table.errors import AwayError
from companion.shared_table.server import TableServer


class Jumping(selectors.SelectSelector):
    """Waits for no socket: where a loop would wait, its clock goes on."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        assert timeout is not None, "everybody waits for ever"
        self.now += max(timeout, 0.0)
        return []


class JumpingLoop(asyncio.SelectorEventLoop):
    """An event loop whose time passes at once."""

    def __init__(self) -> None:
        self._clock = Jumping()
        super().__init__(self._clock)

    def time(self) -> float:
        return self._clock.now


class End:
    """One end of a line, as the library of sockets has it."""

    def __init__(self, wire: "Wire") -> None:
        self.request = SimpleNamespace(path="/")
        self._wire = wire
        self._come: asyncio.Queue[str | None] = asyncio.Queue()
        self.is_closed = False
        self.other: End

    async def send(self, text: str) -> None:
        await self._wire.pass_time()
        if self._wire.is_cut or self.is_closed:
            raise ConnectionClosedError(None, None)
        for _ in range(self._wire.times()):
            self.other._come.put_nowait(text)

    async def recv(self) -> str:
        text = await self._come.get()
        await self._wire.pass_time()
        if self._wire.held:
            await self._wire.let_go()
        if text is None or self._wire.is_cut:
            raise ConnectionClosedError(None, None)
        return text

    async def __aiter__(self) -> AsyncIterator[str]:
        while True:
            try:
                yield await self.recv()
            except ConnectionClosedError:
                return

    async def close(self, *_: Any) -> None:
        """What was sent before still comes."""
        self.is_closed = self.other.is_closed = True
        for end in (self, self.other):
            end._come.put_nowait(None)


class Wire:
    """A line between a seat and a server. What is under way when it is cut is lost."""

    def __init__(self, random: Random, machine: str) -> None:
        self.machine = machine  # which serves it
        self._ends = asyncio.Event()
        self.is_doubling = False  # the next message, whichever way it goes
        self.held = 0.0  # seconds for which nothing comes out of it
        self._random = random
        self.near, self.far = End(self), End(self)
        self.near.other, self.far.other = self.far, self.near

    @property
    def is_cut(self) -> bool:
        return self._ends.is_set()

    async def pass_time(self) -> None:
        """Others have their turn, more or fewer of them."""
        for _ in range(self._random.randrange(3)):
            await asyncio.sleep(0)

    async def let_go(self) -> None:
        """Wait while the line is held; who waits sees at once when it is cut."""
        held, self.held = self.held, 0.0
        with suppress(TimeoutError):
            async with asyncio.timeout(held):
                await self._ends.wait()

    def times(self) -> int:
        is_doubling, self.is_doubling = self.is_doubling, False
        return 2 if is_doubling else 1

    def cut(self) -> None:
        self._ends.set()
        for end in (self.near, self.far):
            end._come.put_nowait(None)


class Network:
    """The machines that serve just now, and who is connected to them."""

    def __init__(self, random: Random) -> None:
        self.servers: dict[str, TableServer] = {}
        self.wires: list[Wire] = []
        self._random = random
        self._tasks: dict[asyncio.Task[None], str] = {}

    async def reach(self, address: str, *_: Any) -> Any:
        """In place of a connection over sockets, to a machine by its name."""
        if address not in self.servers:
            raise AwayError(Reason("shared-away"))
        wire = Wire(self._random, address)
        self.wires.append(wire)
        task = asyncio.create_task(self.servers[address]._meet(wire.far))  # type: ignore[arg-type]
        self._tasks[task] = address
        task.add_done_callback(lambda done: self._tasks.pop(done, None))
        return wire.near

    def one_wire(self) -> Wire | None:
        """Any that is whole."""
        self.wires = [wire for wire in self.wires if not (wire.is_cut or wire.near.is_closed)]
        return self._random.choice(self.wires) if self.wires else None

    async def kill_server(self, machine: str) -> None:
        """Nothing of it is left but its store."""
        server = self.servers.pop(machine, None)
        for wire in self.wires:
            if wire.machine == machine:
                wire.cut()
        tasks = [task for task, at in self._tasks.items() if at == machine]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if server:
            for table in server._tables.values():
                table.close()
