"""Lines without a network: the server's and the seats' own code in one event loop, cut at will."""

import asyncio
from collections.abc import AsyncIterator
from random import Random
from types import SimpleNamespace
from typing import Any

from websockets.exceptions import ConnectionClosedError

from companion.reason import Reason
from companion.shared_table.errors import AwayError
from companion.shared_table.server import TableServer


class End:
    """One end of a line, as the library of sockets has it."""

    def __init__(self, wire: "Wire") -> None:
        self.request = SimpleNamespace(path="/")
        self._wire = wire
        self._come: asyncio.Queue[str | None] = asyncio.Queue()
        self.other: End

    async def send(self, text: str) -> None:
        await self._wire.pass_time()
        if self._wire.is_cut:
            raise ConnectionClosedError(None, None)
        self.other._come.put_nowait(text)

    async def recv(self) -> str:
        text = await self._come.get()
        await self._wire.pass_time()
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
        self._wire.cut()


class Wire:
    """A line between a seat and the server. What is under way when it is cut is lost."""

    def __init__(self, random: Random) -> None:
        self.is_cut = False
        self._random = random
        self.near, self.far = End(self), End(self)
        self.near.other, self.far.other = self.far, self.near

    async def pass_time(self) -> None:
        """Others have their turn, more or fewer of them."""
        for _ in range(self._random.randrange(3)):
            await asyncio.sleep(0)

    def cut(self) -> None:
        self.is_cut = True
        for end in (self.near, self.far):
            end._come.put_nowait(None)


class Network:
    """Who is connected to the one server, if there is one just now."""

    def __init__(self, random: Random) -> None:
        self.server: TableServer | None = None
        self.wires: list[Wire] = []
        self._random = random
        self._tasks: set[asyncio.Task[None]] = set()

    async def reach(self, *_: Any) -> Any:
        """In place of a connection over sockets."""
        if self.server is None:
            raise AwayError(Reason("shared-away"))
        wire = Wire(self._random)
        self.wires.append(wire)
        task = asyncio.create_task(self.server._meet(wire.far))  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return wire.near

    def cut_one(self) -> None:
        if whole := [wire for wire in self.wires if not wire.is_cut]:
            self._random.choice(whole).cut()

    async def kill_server(self) -> None:
        """Nothing of it is left but its store."""
        server, self.server = self.server, None
        for wire in self.wires:
            wire.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if server:
            for table in server._tables.values():
                table.close()
