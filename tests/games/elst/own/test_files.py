"""Sessions on a board out of the players' own file: it is found again, or told by name and place."""

import shutil
from pathlib import Path

import pytest

from companion.board.archives.opening import open_file
from companion.board.joined.plan import MapPlan, PlacedBoard, save_plan
from companion.board.model import Board
from companion.board.shelf import ShelfBoard, put_on_shelf
from companion.board.sources import BoardSourceError, file_digest
from companion.kit.questions import Reply
from companion.known_boards import board_of_session, systems_for
from companion.known_games import game_on, systems_with
from companion.reason import Reason
from companion.session.files import begin_session, open_session
from companion.session.first_look import read_start
from companion.session.recent import recent_sessions
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.shared_table.hosted import HostedTable
from companion.shared_table.joined import join_table
from companion.text import Catalogue
from tests.board.archives.made_archives import WOODS, disc, made_archive
from tests.boards_of_games import kept_board
from tests.games.elst.own.own_table import START
from tests.shared_table.conftest import SECONDS


def _archive(file: Path, wood: int = 3) -> Path:
    return made_archive(file, lambda _levels, codes: disc(codes, wood, 2, 30, WOODS))


@pytest.fixture
def session_file(tmp_path: Path) -> Path:
    """A session on the board of an archive in a folder of its own."""
    (tmp_path / "boards").mkdir()
    return _begun(tmp_path, open_file(_archive(tmp_path / "boards" / "bd7")).board)


def _begun(folder: Path, board: Board) -> Path:
    game, path = game_on(board), folder / "evening.wargame"
    assert game is not None
    begin_session(path, game.make(board), START).close()
    return path


def _board_of(path: Path, pointed: Path | None = None) -> Board | None:
    store = SqliteStore.open(path, read_only=True)
    try:
        return board_of_session(store, pointed=pointed)
    finally:
        store.close()


def _trouble(path: Path, pointed: Path | None = None) -> Reason:
    with pytest.raises(BoardSourceError) as refusal:
        _board_of(path, pointed)
    return refusal.value.reason


def _told(reason: Reason) -> str:
    return Catalogue("en").reason(reason, str)


def test_a_session_says_on_which_board_it_is_and_finds_it(session_file: Path, tmp_path: Path) -> None:
    board = _board_of(session_file)
    assert board is not None
    session = open_session(session_file, systems_with(board))
    source = session.standing.source
    assert source is not None
    assert (source.title, source.file) == ("made", str(tmp_path / "boards" / "bd7"))
    assert source.digest == file_digest(tmp_path / "boards" / "bd7")
    assert session.state.waiting
    assert recent_sessions()[0].board == "made"
    session.close()


def test_where_a_board_lies_in_the_own_home_tells_nobody_whose_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "boards").mkdir()
    path = _begun(tmp_path, open_file(_archive(tmp_path / "boards" / "bd7")).board)
    board = _board_of(path)
    assert board is not None
    session = open_session(path, systems_with(board))
    assert session.standing.source is not None
    assert session.standing.source.file == "~/boards/bd7"
    session.close()


def test_a_board_that_was_moved_is_found_on_the_shelf_or_where_the_player_points(
    session_file: Path, tmp_path: Path
) -> None:
    moved = (tmp_path / "boards" / "bd7").rename(tmp_path / "bd7 elsewhere")
    reason = _trouble(session_file)
    where = tmp_path / "boards" / "bd7"
    assert _told(reason) == f"made, the board of this session, is neither at {where} nor on your shelf."
    pointed = _board_of(session_file, moved)
    assert pointed is not None
    assert pointed.source == moved
    put_on_shelf([ShelfBoard.of(moved, open_file(moved))])
    found = _board_of(session_file)
    assert found is not None
    assert found.source == moved


def test_a_board_that_has_changed_is_told_and_taken_only_when_pointed_to(
    session_file: Path, tmp_path: Path
) -> None:
    changed = _archive(tmp_path / "boards" / "bd7", wood=5)
    assert _trouble(session_file).key == "board-source-changed"
    board = _board_of(session_file, changed)
    assert board is not None
    session = open_session(session_file, systems_with(board))
    assert session.standing.source is not None
    session.tell_source(session.standing.source.model_copy(update={"digest": file_digest(changed)}))
    session.close()
    again = _board_of(session_file)  # it is known from now on
    assert again is not None
    assert again.source == changed


def test_another_board_is_not_taken_for_it(session_file: Path, tmp_path: Path) -> None:
    other = kept_board(tmp_path / "hill.geojson")
    reason = _trouble(session_file, other.source)
    assert _told(reason).endswith("hill.geojson is Hill, not made, the board of this session.")


def test_a_map_of_several_boards_is_the_same_wherever_all_of_it_lies(tmp_path: Path) -> None:
    made = _archive(tmp_path / "bd7")  # once: an archive holds when it was made
    for folder in ("here", "there"):
        (tmp_path / folder).mkdir()
        file = str(shutil.copy(made, tmp_path / folder))
        plan = MapPlan(boards=(PlacedBoard(file=file), PlacedBoard(file=file, column=1, turned=True)))
        save_plan(plan, tmp_path / folder / "two.boards")
    here, there = (tmp_path / folder / "two.boards" for folder in ("here", "there"))
    path = _begun(tmp_path, open_file(here).board)
    store = SqliteStore.open(path, read_only=True)
    session = Session.open(store, systems_for(store))
    assert session.system.board.hex_name(next(iter(session.system.board))).startswith("made")
    store.close()
    here.unlink()
    assert _trouble(path).key == "board-source-missing"
    found = _board_of(path, there)
    assert found is not None
    assert session.standing.source is not None
    assert file_digest(there) == session.standing.source.digest


@pytest.mark.parametrize("file", ["/dev/zero", "", "\0", "x" * 5000])
def test_a_file_that_a_session_names_and_nobody_should_read_costs_one_line(
    session_file: Path, tmp_path: Path, file: str
) -> None:
    session = open_session(session_file, systems_with(_board_of(session_file)))
    assert session.standing.source is not None
    session.tell_source(session.standing.source.model_copy(update={"file": file, "digest": "0" * 64}))
    session.close()
    assert _trouble(session_file).key in ("board-source-missing", "board-source-changed")


def test_at_another_machine_the_board_is_that_of_its_own_shelf(session_file: Path, tmp_path: Path) -> None:
    kept = SqliteStore.open(session_file)
    table = HostedTable(kept, read_start(kept).session, "")
    table.open("127.0.0.1", 0)
    guest = join_table(table.ticket("second-side", ("127.0.0.1",)), tmp_path / "guest.wargame")
    guest.open()
    guest.wait_until_there(SECONDS)
    own = (tmp_path / "boards" / "bd7").rename(tmp_path / "the guest's")
    with pytest.raises(BoardSourceError):
        systems_for(guest)
    put_on_shelf([ShelfBoard.of(own, open_file(own))])
    session = Session.open(guest, systems_for(guest))
    session.answer(session.state.waiting[0].id, Reply(value=6))
    assert kept.head == guest.head
    guest.close()
    table.close()
    kept.close()
