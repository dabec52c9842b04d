"""The picture of its board that an archive holds: shown to its owner, never kept anywhere else."""

from pathlib import Path

from companion.board.archives.container import is_archive, open_container
from companion.board.archives.importing import told_metadata
from companion.board.archives.pictured import MOST_PICTURE, picture_name
from companion.files import reading


def picture_of(path: Path) -> bytes:
    """The picture as it is stored; empty where there is none. FileError as for the archive."""
    container = open_container(path)
    with reading(path.name):
        name = picture_name(container, told_metadata(container))
        return container.read(name, MOST_PICTURE) if name else b""


def has_picture(path: Path) -> bool:
    """Whether a file is an archive with a picture of its board."""
    return is_archive(path) and bool(picture_of(path))
