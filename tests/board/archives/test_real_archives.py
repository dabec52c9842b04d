"""Real archives, where the player has some: each opens, or says in one line why not."""

import os
from pathlib import Path

import pytest

from companion.board.archives.container import is_archive
from companion.board.archives.importing import import_board
from companion.board.formats.geojson import load_board
from companion.board.formats.writer import board_text
from companion.files import FileError

FOLDER = os.environ.get("COMPANION_VASL_BOARDS", "")
ARCHIVES = sorted(file for file in Path(FOLDER).iterdir() if is_archive(file)) if FOLDER else []
_WITHOUT_GROUND = ("archive-no-ground", "archive-own-colours", "archive-no-palette")


@pytest.mark.skipif(not FOLDER, reason="COMPANION_VASL_BOARDS names no folder of board archives")
@pytest.mark.parametrize("file", ARCHIVES, ids=lambda file: file.name)
def test_each_archive_opens_or_says_why_not(file: Path, tmp_path: Path) -> None:
    refusal = _refusal(file)
    assert refusal in ("", *_WITHOUT_GROUND)
    if not refusal:
        board, copy = import_board(file).board, tmp_path / "copy.geojson"
        copy.write_text(board_text(board), "utf-8")
        assert load_board(copy).digest == board.digest


def _refusal(file: Path) -> str:
    """The key of the one line by which an archive is refused; empty when it opens."""
    try:
        import_board(file)
    except FileError as refusal:
        return refusal.reason.key
    return ""
