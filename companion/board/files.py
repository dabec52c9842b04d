"""Writing the files around boards; reading them is done in `companion.files`."""

from pathlib import Path

from companion.files import FileError as BoardFileError
from companion.files import cause_of, read_json, reading, refuse, write_whole

__all__ = ["BoardFileError", "read_json", "reading", "refuse", "write_bytes", "write_text"]


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all, its folder too; BoardFileError when the place will not take it."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    """As `write_text`, for what is no text."""
    with reading(path.name):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, content)
        except OSError as error:
            refuse("file-unwritable", str(path.parent), cause=cause_of(error))
