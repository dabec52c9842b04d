"""A thread with an event loop of its own, for a window that must not wait for the line."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import Future
from threading import Event, Thread
from typing import Any, TypeVar

from companion.shared_table.lines import cut_lines

T = TypeVar("T")
_SECONDS_TO_END = 5.0


class Background:
    """An event loop that runs until it is stopped."""

    def __init__(self, name: str) -> None:
        self.loop = asyncio.new_event_loop()
        self._has_begun = Event()
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()
        self._has_begun.wait()

    def start(self, work: Coroutine[Any, Any, T]) -> "Future[T]":
        """Begin work there; its result is waited for here, if at all."""
        return asyncio.run_coroutine_threadsafe(work, self.loop)

    def stop(self) -> None:
        """End what runs there, and the thread."""
        if not self._thread.is_alive():
            return
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(_SECONDS_TO_END)

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.call_soon(self._has_begun.set)
        try:
            self.loop.run_forever()
        finally:
            self._end_all()

    def _end_all(self) -> None:
        tasks = asyncio.all_tasks(self.loop)
        for task in tasks:
            task.cancel()
        self.loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self.loop.run_until_complete(cut_lines())
        self.loop.run_until_complete(self.loop.shutdown_asyncgens())
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()
