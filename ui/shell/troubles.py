"""Faults inside the program: each is kept in its log and told in one line, and the rest goes on."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, TypeVar

from companion.program_log import LOG, begin_log, end_log, log_file
from companion.reason import Reason
from ui.session.message import Severity

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from ui.session.bridge import SessionBridge

T = TypeVar("T")
_SLOT = "trouble"


def asked(bridge: SessionBridge, work: Callable[[], T], otherwise: T) -> T:
    """What some work comes to; `otherwise`, with the fault logged and told, when it fails."""
    try:
        return work()
    except Exception as error:
        tell(bridge, error)
        return otherwise


def tell(bridge: SessionBridge, error: BaseException) -> None:
    """Keep a fault in the log and say in the message bar that there was one."""
    LOG.error("%r", error, exc_info=error)
    bridge.say(Reason("trouble", args={"file": str(log_file())}), Severity.ERROR, slot=_SLOT)


class TroubleHook:
    """Hears of what nobody else has caught: in slots, timers, threads. Who heard before hears it too."""

    def __init__(self, bridge: Callable[[], SessionBridge]) -> None:
        self._bridge = bridge
        self._before = sys.excepthook
        self._log = begin_log()
        self._is_telling = False
        self._own = self._heard  # one object, to be known again
        sys.excepthook = self._own

    def remove(self) -> None:
        """Hear no more."""
        if sys.excepthook is self._own:
            sys.excepthook = self._before
        end_log(self._log)

    def _heard(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, Exception):
            self._tell(error)
        self._before(kind, error, trace)

    def _tell(self, error: BaseException) -> None:
        """A fault in telling a fault is kept in the log alone."""
        if self._is_telling:
            LOG.error("%r", error, exc_info=error)
            return
        self._is_telling = True
        tell(self._bridge(), error)
        self._is_telling = False
