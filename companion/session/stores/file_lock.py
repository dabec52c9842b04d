"""The lock of a session file: one window plays on it, whatever else opens and closes the file.

SQLite's own locks go as soon as anything in the same process closes the file: a file dialog is enough.
So a window holds files of its own, which nothing else opens: one beside the session file, for other
machines too, and one in the settings folder named after the file's identity, for the same file by
another name. The system frees both when their holder dies; a file left behind locks nothing.
"""

import os
import sys
from contextlib import suppress
from errno import EACCES, EAGAIN, EDEADLK, EWOULDBLOCK
from pathlib import Path

from companion.paths import settings_dir
from companion.session.stores.telling import file_error

_TAKEN = {EACCES, EAGAIN, EDEADLK, EWOULDBLOCK}
_TRIES = 10


class FileLock:
    """What a window holds of a session file until it is released or dead."""

    def __init__(self, path: Path) -> None:
        """Take the lock of a path, and of the file there; StoreError when another window has it."""
        self._path = path
        self._held: dict[Path, int] = {}
        try:
            self._hold_beside()
            self.follow_identity()
        except BaseException:
            self.release()
            raise

    def follow_identity(self) -> None:
        """Take the lock of the file that lies at the path now."""
        with suppress(FileNotFoundError):
            found = self._path.stat()
            folder = settings_dir() / "locks"
            with suppress(OSError):  # then the one beside the file must do
                folder.mkdir(parents=True, exist_ok=True)
                self._hold(folder / f"{found.st_dev:x}-{found.st_ino:x}.lock")

    def release(self) -> None:
        """Let go, and leave no file behind."""
        for place, handle in self._held.items():
            if sys.platform == "win32":  # a file in use cannot be removed there
                os.close(handle)
                _remove(place)
            else:
                _remove(place)
                os.close(handle)
        self._held.clear()

    def _hold_beside(self) -> None:
        resolved = self._path.resolve()
        try:
            self._hold(resolved.with_name(f"{resolved.name}.lock"))
        except OSError:  # nobody may write there, so nobody will
            if not resolved.parent.is_dir():
                raise

    def _hold(self, place: Path) -> None:
        if place in self._held:
            return
        for _ in range(_TRIES):
            handle = os.open(place, os.O_RDWR | os.O_CREAT, 0o600)
            if not _try_lock(handle):
                os.close(handle)
                raise file_error("store-open-elsewhere", self._path)
            if _is_still(place, handle):
                self._held[place] = handle
                return
            os.close(handle)  # its last holder removed it meanwhile


def _is_still(place: Path, handle: int) -> bool:
    with suppress(OSError):
        return os.path.samestat(place.stat(), os.fstat(handle))
    return False


def _remove(place: Path) -> None:
    with suppress(OSError):
        place.unlink()


def _try_lock(handle: int) -> bool:
    """Whether nobody else has it. Where the file system knows no locks, nobody can."""
    try:
        _lock(handle)
    except OSError as error:
        return error.errno not in _TAKEN
    return True


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
