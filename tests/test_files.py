import errno
import os
from pathlib import Path

import pytest

from companion.files import cause_of, write_whole


def test_a_file_is_written_and_replaced_whole(tmp_path: Path) -> None:
    file = tmp_path / "board.geojson"
    write_whole(file, b"first")
    write_whole(file, b"2")
    assert file.read_bytes() == b"2"
    assert list(tmp_path.iterdir()) == [file]


def test_a_failure_leaves_everything_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(handle: int) -> None:
        raise OSError(errno.ENOSPC, "disk full")

    file = tmp_path / "board.geojson"
    file.write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="disk full"):
        write_whole(file, b"new")
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_is_not_replaced(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        write_whole(tmp_path, b"new")


@pytest.mark.parametrize(
    ("number", "cause"),
    [(errno.ENOENT, "missing"), (errno.EACCES, "denied"), (errno.ENOSPC, "full"), (errno.EIO, "other")],
)
def test_a_cause_is_a_word_of_the_catalogues(number: int, cause: str) -> None:
    assert cause_of(OSError(number, "")) == cause
