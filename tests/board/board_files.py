"""Boards out of JSON and into files, as tests make them."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.board.formats.geojson import load_board
from companion.board.formats.writer import board_text
from companion.board.model import Board
from companion.files import write_text


def board_from_json(document: object, name: str = "board") -> Board:
    """The board of a JSON object, read as from a file of that name."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / name
        path.write_text(json.dumps(document), "utf-8")
        return load_board(path)


def save_board(board: Board, path: Path) -> None:
    """A board in its canonical form, whole or not at all; FileError when it cannot be written."""
    write_text(path, board_text(board))
