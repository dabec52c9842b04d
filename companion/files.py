"""Writing a file whole or not at all, and what the system says when it cannot."""

import errno
import os
import tempfile
from pathlib import Path

_CAUSES = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "no-folder",
    errno.ENOSPC: "full",
}


def write_whole(path: Path, content: bytes, *, is_flushed: bool = True) -> None:
    """Replace a file at once, flushed to the disk; OSError leaves it, and its folder, as they were."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.absolute().parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            if is_flushed:
                os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def cause_of(error: OSError) -> str:
    """What is wrong, as a word the catalogues know."""
    return _CAUSES.get(error.errno or 0, "other")
