"""A line between a seat and its table that a test may cut, delay or hold the answers of."""

import socket
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread


class Proxy:
    """Passes bytes on, both ways, until it is cut; while `holds_answers`, nothing comes back."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.holds_answers = False
        self._lines: list[socket.socket] = []
        self._ends = Event()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._door.getsockname()[1])
        Thread(target=self._meet, daemon=True).start()

    def cut(self) -> None:
        """Hang up on everyone; who comes again is served."""
        for line in self._lines:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()
        self._lines.clear()

    def close(self) -> None:
        """Serve nobody any more."""
        self._ends.set()
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        self.cut()

    def _meet(self) -> None:
        while not self._ends.is_set():
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self.target))
            except OSError:
                near.close()
                continue
            self._lines += [near, far]
            Thread(target=_pass_on, args=(near, far, lambda: False), daemon=True).start()
            Thread(target=_pass_on, args=(far, near, lambda: self.holds_answers), daemon=True).start()


def _pass_on(one: socket.socket, other: socket.socket, holds: Callable[[], bool]) -> None:
    with suppress(OSError):
        while data := one.recv(65536):
            if not holds():
                other.sendall(data)
    for line in (one, other):
        with suppress(OSError):
            line.shutdown(socket.SHUT_RDWR)
