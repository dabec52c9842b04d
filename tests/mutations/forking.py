"""Work done in forks of this process, so many at once: what they change dies with them."""

import gc
import json
import os
import resource
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar

Job = TypeVar("Job")

_LIMIT = 60
"""Seconds of the processor after which a test is said to hang."""

_MEMORY = 6 << 30
"""Bytes that a change may make a test take."""


class Hangs(BaseException):
    """A test gives no answer."""


def forked(jobs: Iterable[Job], work: Callable[[Job], Any], at_once: int) -> Iterator[tuple[Job, Any]]:
    """Each job with what its fork answers, in the order in which they end."""
    waiting = iter(jobs)
    running: dict[int, Job] = {}
    with tempfile.TemporaryDirectory(prefix="mutations-") as name:
        folder = Path(name)
        while True:
            while len(running) < at_once and (job := next(waiting, None)) is not None:
                running[_fork(work, job, folder)] = job
            if not running:
                return
            pid, status = os.wait()
            job = running.pop(pid)
            if status:
                raise RuntimeError(f"the fork for {job} has died: {status}")
            yield job, json.loads((folder / str(pid)).read_text("utf-8"))


def _fork(work: Callable[[Job], Any], job: Job, folder: Path) -> int:
    pid = os.fork()
    if pid:
        return pid
    status = 1
    try:
        gc.enable()
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        signal.signal(signal.SIGVTALRM, _hangs)
        (folder / str(os.getpid())).write_text(json.dumps(work(job)), "utf-8")
        status = 0
    except BaseException:
        traceback.print_exc(file=sys.__stderr__)
    finally:
        os._exit(status)


def begin_to_wait() -> None:
    """From now on the processor's time is counted for one test more."""
    signal.setitimer(signal.ITIMER_VIRTUAL, _LIMIT)


def _hangs(_signal: int, _frame: FrameType | None) -> None:
    raise Hangs(f"no answer in {_LIMIT} s")
