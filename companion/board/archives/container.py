"""An archive as a container of named members, each read within limits; nothing is ever unpacked to disk."""

import zipfile
import zlib
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from companion.files import read_bytes, reading, refuse

MOST_ARCHIVE_BYTES = 80_000_000  # the largest known has 21,000,000
_MOST_MEMBERS = 2_000


@dataclass(frozen=True, slots=True)
class Container:
    """A zip archive in memory."""

    file: str
    archive: zipfile.ZipFile

    @property
    def names(self) -> tuple[str, ...]:
        """The members' names as the archive has them, folders left out."""
        return tuple(info.filename for info in self.archive.infolist() if not info.is_dir())

    def has(self, name: str) -> bool:
        """Whether there is a member of that name."""
        return name in self.archive.NameToInfo

    def read(self, name: str, most: int) -> bytes:
        """A member's contents; FileError when it is damaged, encrypted or larger than `most` bytes."""
        info = self.archive.NameToInfo[name]
        if info.flag_bits & 1:
            refuse("archive-encrypted", name)
        try:
            with self.archive.open(info) as member:
                content = member.read(most + 1)
        except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError):
            refuse("archive-damaged", name)
        if len(content) > most:
            refuse("archive-member-too-large", name, most=most // 1_000_000)
        return content


def is_archive(path: Path) -> bool:
    """Whether a file begins as zip archives do; False when it cannot be read."""
    try:
        with path.open("rb") as file:
            return file.read(2) == b"PK"
    except OSError:
        return False


def open_container(path: Path) -> Container:
    """Open an archive; FileError when it is none, is damaged or holds absurdly much."""
    content = read_bytes(path, MOST_ARCHIVE_BYTES)
    with reading(path.name):
        try:
            archive = zipfile.ZipFile(BytesIO(content))
        except (zipfile.BadZipFile, ValueError, NotImplementedError):
            refuse("archive-none")
        if len(archive.filelist) > _MOST_MEMBERS:
            refuse("archive-too-many-members", most=_MOST_MEMBERS)
        return Container(path.name, archive)


def inflated(content: bytes, most: int, where: str) -> bytes:
    """What a gzip stream holds; FileError when it is none, is cut off, or holds more than `most` bytes."""
    unpacker = zlib.decompressobj(wbits=31)
    try:
        unpacked = unpacker.decompress(content, most + 1)
    except zlib.error:
        refuse("archive-damaged", where)
    if len(unpacked) > most:
        refuse("archive-member-too-large", where, most=most // 1_000_000)
    if not unpacker.eof:
        refuse("archive-damaged", where)
    return unpacked
