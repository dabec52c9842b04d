"""Lines that do not outlive their event loop.

A loop that ends while two machines shake hands cancels the task at whose call that happens; the line that
has just come about belongs to nobody then, and its socket would stay open.
"""

import asyncio
import socket
from contextlib import suppress
from weakref import WeakKeyDictionary, WeakSet

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import ServerConnection

from companion.shared_table import limits


class _Line(Connection):
    """Known to its loop before anybody else."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.socket: socket.socket = transport.get_extra_info("socket")
        _lines.setdefault(self.loop, WeakSet()).add(self)


class ClientLine(_Line, ClientConnection):
    """The end of who comes."""


class ServerLine(_Line, ServerConnection):
    """The end of the host."""


_lines: "WeakKeyDictionary[asyncio.AbstractEventLoop, WeakSet[_Line]]" = WeakKeyDictionary()


async def cut_lines() -> None:
    """Close what is still open on this loop, also what waits for the other end to say good-bye."""
    lines = list(_lines.pop(asyncio.get_running_loop(), ()))
    for line in lines:
        with suppress(OSError):  # it is closed already
            line.socket.shutdown(socket.SHUT_RDWR)
    with suppress(TimeoutError):
        async with asyncio.timeout(limits.SECONDS_TO_HANG_UP):
            await asyncio.gather(*(line.wait_closed() for line in lines))
