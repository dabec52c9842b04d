"""A line between a seat and its table that a test may cut, delay, double or hold the answers of."""

import socket
from contextlib import suppress
from threading import Event, Thread
from time import sleep


class Proxy:
    """Passes bytes on, both ways, until it is cut; while `holds_answers`, nothing comes back."""

    def __init__(self, port: int, door: socket.socket | None = None) -> None:
        self.target = port
        self.holds_answers = False
        self.delay = 0.0  # seconds, each way
        self.is_doubling = False  # what comes next, whichever way
        self._lines: list[socket.socket] = []
        self._ends = Event()
        self._door = door or socket.create_server(("127.0.0.1", 0))
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
            Thread(target=self._pass_on, args=(near, far), daemon=True).start()
            Thread(target=self._pass_on, args=(far, near, True), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket, is_answer: bool = False) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                sleep(self.delay)
                if not (is_answer and self.holds_answers):
                    other.sendall(data * self._times())
        for line in (one, other):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    def _times(self) -> int:
        is_doubling, self.is_doubling = self.is_doubling, False
        return 2 if is_doubling else 1
