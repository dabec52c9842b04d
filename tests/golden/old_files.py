"""Session files of each released version, which open for ever: `python -m tests.golden.old_files FOLDER`.

A release adds a folder of its own to `old_files/`: sessions as its own program wrote them, the keys that lay
outside them, and beside each what was on the table, told from the session that was played and not from the
file. After a change of words, `python -m tests.golden.old_files` without a folder takes those texts anew.
"""

import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from companion.board.model import Board
from companion.known_games import systems_with
from companion.session.secrets.keys import OutsideKeys
from companion.session.session import Session
from companion.session.store import SqliteStore
from tests.boards_of_games import board_of
from tests.golden.old_games import GAMES, KILLED, PASSPHRASES, Play
from tests.golden.telling import state_of, words_of

FOLDER = Path(__file__).parent / "old_files"
KEYS = "keys"
_RENAMED = {"ffe": "blasts"}  # fields that were called otherwise in the program that told them


def write_files(folder: Path) -> None:
    """Play every game with the present program and leave its file in a folder, with what to expect of it."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, play in GAMES.items():
        write_file(folder / f"{name}.wargame", play)
        write_words(folder / f"{name}.wargame")


def write_file(path: Path, play: Play) -> None:
    """Play a game and leave its file, and beside it what was on the table then."""
    with tempfile.TemporaryDirectory() as folder:
        session = play(SqliteStore.create(Path(folder) / path.name), OutsideKeys(path.parent / KEYS))
        if session.secrecy.is_kept:
            unlock(session, PASSPHRASES)
        told = {"passphrases": dict(PASSPHRASES), **state_of(session)}
        if path.stem != KILLED:
            session.close()
        copy_file(Path(folder) / path.name, path.parent)
        session.close()
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    path.with_suffix(".json").write_text(text + "\n", "utf-8")


def copy_file(path: Path, folder: Path) -> None:
    """A session file, and what of it still stands in the log beside it."""
    for part in filter(Path.is_file, path.parent.glob(f"{path.name}*")):
        shutil.copy(part, folder)


def write_words(path: Path) -> None:
    """Leave beside a session file what a player reads in it."""
    words_beside(path).write_text("\n".join(read_words(path)) + "\n", "utf-8")


def read_words(path: Path) -> list[str]:
    """What a player reads in a session file, as it opens and then with every secret open."""
    with tempfile.TemporaryDirectory() as folder:
        session, board = open_copy(path, Path(folder))
        lines = [*words_of(session, board)]
        if session.secrecy.is_kept:
            unlock(session, told_of(path)["passphrases"])
            lines += ["", *words_of(session, board)]
        session.close()
    return lines


def words_beside(path: Path) -> Path:
    """The file of what a player reads."""
    return path.with_suffix(".txt")


def told_of(path: Path) -> dict[str, Any]:
    """What was on the table of a session file, as its own program told it, by today's names."""
    text = path.with_suffix(".json").read_text("utf-8")
    told: dict[str, Any] = json.loads(text, object_hook=_by_today_s_names)
    return told


def _by_today_s_names(told: dict[str, Any]) -> dict[str, Any]:
    return {_RENAMED.get(name, name): value for name, value in told.items()}


def open_copy(path: Path, folder: Path) -> tuple[Session, Board]:
    """A session from a copy of its file and keys: whoever opens a file may write to it."""
    copy_file(path, folder)
    if (path.parent / KEYS).is_dir():
        shutil.copytree(path.parent / KEYS, folder / KEYS, dirs_exist_ok=True)
    return open_again(folder / path.name)


def open_again(copy: Path) -> tuple[Session, Board]:
    """A session whose keys lie beside it, and its board."""
    keys = OutsideKeys(copy.parent / KEYS)
    session = Session.open(SqliteStore.open(copy), systems_with(None), keys=keys)
    return session, board_of(session.system.id)


def unlock(session: Session, passphrases: dict[str, str]) -> None:
    """Open every side's secrets."""
    for faction in session.secrecy.seats:
        session.secrecy.unlock(faction, passphrases.get(faction, ""))


if __name__ == "__main__":
    if sys.argv[1:]:
        write_files(Path(sys.argv[1]))
    else:
        for beside in sorted(FOLDER.glob("*/*.txt")):
            write_words(beside.with_suffix(".wargame"))
