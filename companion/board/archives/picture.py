"""The picture of its board that an archive holds: shown to its owner, never kept anywhere else."""

from pathlib import Path

from companion.board.archives.container import is_archive, open_container
from companion.board.archives.importing import METADATA, MOST_METADATA
from companion.board.archives.metadata import metadata_of
from companion.files import reading

_MOST_PICTURE = 60_000_000


def picture_of(path: Path) -> bytes:
    """The picture as it is stored; empty where there is none. FileError as for the archive."""
    container = open_container(path)
    with reading(path.name):
        if not container.has(METADATA):
            return b""
        name = metadata_of(container.read(METADATA, MOST_METADATA)).picture
        return container.read(name, _MOST_PICTURE) if container.has(name) else b""


def has_picture(path: Path) -> bool:
    """Whether a file is an archive with a picture of its board."""
    return is_archive(path) and bool(picture_of(path))
