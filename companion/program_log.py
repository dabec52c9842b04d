"""The log of the program: what went wrong inside it, with the traceback, for those who mend it."""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

from companion.paths import settings_dir

LOG = logging.getLogger("companion")
_MOST_BYTES = 500_000
_OLDER = 2  # files kept beside the present one


def log_file() -> Path:
    """Where the log is kept; the file exists once something went wrong."""
    return settings_dir() / "log" / "companion.log"


def begin_log() -> logging.Handler:
    """Write faults into the log from now on; the handler is what `end_log` takes."""
    handler = _LogFile(log_file(), maxBytes=_MOST_BYTES, backupCount=_OLDER, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    LOG.addHandler(handler)
    return handler


def end_log(handler: logging.Handler) -> None:
    """Write no more."""
    LOG.removeHandler(handler)
    handler.close()


class _LogFile(RotatingFileHandler):
    """Makes its folder with the first line; a log that cannot be written is no reason to stop."""

    def _open(self):  # type: ignore[no-untyped-def]  # as in logging
        Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # logging's own name
        """Nothing: there is no other place to tell it."""
