"""Very many pasted lines: read beside the window, with progress and cancel, then carried out as one act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.reason import Reason
from ui.session.bridge import SessionBridge
from ui.session.job import Job
from ui.session.message import Message, Severity
from ui.shell.workers import Worker

if TYPE_CHECKING:
    from collections.abc import Callable

    from companion.session.decide import Foreseen
    from companion.session.messages import Command
    from companion.session.session import Session

    Naming = Callable[[str], Command]  # the command that some lines come to

_SLOT = "refusal"  # what comes of it takes the place of what is under way
_LARGE = 1000  # lines that a window reads without a pause that is felt
_AT_ONCE = 500
_LOOKED_THROUGH = 0.6  # of the work; the rest decides it as a whole


def is_large(text: str) -> bool:
    """Whether lines are too many to be read while the window waits."""
    return text.count("\n") >= _LARGE


class PasteJob(Job):
    """Looks the lines through piece by piece, then decides them as one command for `carry_out`.

    The message bar tells how far it is and offers to cancel. A refusal names the line; nothing is done then.
    """

    def __init__(
        self,
        bridge: SessionBridge,
        session: Session,
        naming: Naming,
        text: str,
        carry_out: Callable[[Command, Foreseen], object],
    ) -> None:
        super().__init__(lambda worker: _foresee(session, naming, text, worker), bridge)
        self._bridge, self._session, self._carry_out = bridge, session, carry_out
        self.worker.refused.connect(lambda reason: self._end(reason, Severity.ERROR))
        self.worker.cancelled.connect(lambda: self._end(Reason("paste-cancelled"), Severity.WARNING))

    def _tell(self, percent: int) -> None:
        told = Reason("paste-progress", args={"percent": percent})
        way_out = Message(Severity.INFO, told, slot=_SLOT, confirms=self.cancel, confirm_key="paste-cancel")
        self._bridge.message.emit(way_out)

    def _on_done(self, foreseen: Foreseen) -> None:
        if self._bridge.session is self._session:
            self._end(Reason("paste-read"), Severity.INFO)
            self._carry_out(foreseen.command, foreseen)
        else:
            self._end(Reason("paste-cancelled"), Severity.WARNING)

    def _end(self, told: Reason, severity: Severity) -> None:
        self._bridge.say(told, severity, slot=_SLOT)
        self.deleteLater()


def _foresee(session: Session, naming: Naming, text: str, worker: Worker) -> Foreseen | None:
    """What all lines come to; None when given up. A refusal names the line as it stands in the whole."""
    lines = text.splitlines()
    for first in range(0, len(lines), _AT_ONCE):
        if worker.is_cancelled():
            return None
        worker.progressed.emit(_LOOKED_THROUGH * first / len(lines))
        piece = lines[first : first + _AT_ONCE]
        if any(line.strip() for line in piece):
            session.foresee(naming("\n" * first + "\n".join(piece)))
    worker.progressed.emit(_LOOKED_THROUGH)
    return session.foresee(naming(text))
