"""Many tables at one server, in a folder or in a database that several servers share."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from companion.kit.system import Start
from companion.session.errors import StoreError
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.shared_table import database
from companion.shared_table.errors import TableError
from companion.shared_table.joined import JoinedStore, join_table
from companion.shared_table.link import Phase
from companion.shared_table.serving import Club, shelf_at
from companion.shared_table.signing import SeatKeys
from tests.postgres import Server, postgres_server, postgres_url  # noqa: F401
from tests.session.tiny_game import AskWind, TinyGame, systems
from tests.shared_table.conftest import HERE, SECONDS, until

Seat = tuple[Session, JoinedStore]
MakeClub = Callable[[str], Club]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "race.wargame"
    session = Session.create(TinyGame(), SqliteStore.create(path), Start(scenario="regatta"))
    session.set_facts({"phase": "sail"})
    session.close()
    return path


@pytest.fixture
def ends() -> Iterator[ExitStack]:
    with ExitStack() as ends:
        yield ends


@pytest.fixture
def make_club(ends: ExitStack) -> MakeClub:
    def make(place: str) -> Club:
        club = Club(shelf_at(place))
        ends.callback(club.close)
        club.open(HERE)
        return club

    return make


def come(ends: ExitStack, club: Club, session: str, seat: str, folder: Path) -> Seat:
    ticket = club.ticket(session, seat, [HERE])
    store = join_table(ticket, folder / f"{seat}.wargame", SeatKeys(folder / seat))
    ends.callback(store.close)
    store.patience = SECONDS
    store.open()
    store.wait_until_there()
    return Session.open(store, systems), store


def test_tables_of_a_folder_are_served(
    ends: ExitStack, make_club: MakeClub, file: Path, tmp_path: Path
) -> None:
    club = make_club(f"sqlite:///{tmp_path / 'club'}")
    session = club.bring(file)
    with pytest.raises(TableError, match="shared-session-is-there"):
        club.bring(file)
    red, _ = come(ends, club, session, "red", tmp_path)
    blue, store = come(ends, club, session, "blue", tmp_path)
    red.execute(AskWind())
    until(lambda: store.head.seq == len(red.journal.entries))
    blue.catch_up()
    assert blue.state == red.state


@pytest.mark.long
@pytest.mark.parametrize("hears", [True, False])
def test_two_servers_on_one_database_see_each_others_acts(
    ends: ExitStack,
    make_club: MakeClub,
    file: Path,
    tmp_path: Path,
    postgres_url: str,  # noqa: F811
    hears: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One tells the other at once, or, where something swallows that, is asked."""
    if not hears:
        monkeypatch.setattr(database, "CHANNEL", "of_another_program")
    one, other = make_club(postgres_url), make_club(postgres_url)
    session = one.bring(file)
    red, red_store = come(ends, one, session, "red", tmp_path)
    blue, blue_store = come(ends, other, session, "blue", tmp_path)
    red.execute(AskWind())
    until(lambda: blue_store.head == red_store.head)
    blue.catch_up()
    blue.note(1, "windy?")
    until(lambda: blue_store.head == red_store.head)
    red.catch_up()
    assert red.state == blue.state
    blue_store.backup(tmp_path / "home.wargame")
    with closing(SqliteStore.open(tmp_path / "home.wargame")) as home:
        assert Session.open(home, systems).state == blue.state


def test_a_database_that_is_killed_loses_nothing_acknowledged(
    ends: ExitStack,
    make_club: MakeClub,
    file: Path,
    tmp_path: Path,
    postgres_server: Server,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("companion.session.stores.postgres._SECONDS_TO_WAIT", 1.0)
    club = make_club(postgres_server.url)
    session = club.bring(file)
    red, store = come(ends, club, session, "red", tmp_path)
    red.execute(AskWind())
    acknowledged = store.head
    store.patience = 1.0
    postgres_server.kill()
    with pytest.raises(StoreError, match=r"shared-server-troubled|shared-away"):
        red.note(1, "is anybody there?")
    assert store.head == acknowledged
    postgres_server.start()
    until(lambda: store.standing.phase is Phase.THERE)
    until(lambda: _is_noted(red))
    assert store.head.seq == acknowledged.seq + 1


def _is_noted(session: Session) -> bool:
    try:
        session.note(1, "here again")
    except StoreError:
        return False
    return True


def test_a_place_that_holds_no_tables_is_told() -> None:
    with pytest.raises(TableError, match="shared-store-unknown"):
        shelf_at("mysql://localhost")


def test_a_file_that_cannot_be_read_now_is_not_taken_for_none(
    make_club: MakeClub, file: Path, tmp_path: Path
) -> None:
    """That there is no such session is for good; that its file cannot be read, a full disk may be."""
    place = tmp_path / "club"
    club = make_club(f"sqlite:///{place}")
    session = club.bring(file)
    kept = place / f"{session}.wargame"
    content = kept.read_bytes()
    (place / "another.wargame").write_bytes(b"no session")
    kept.write_bytes(content[:100])
    shelf = shelf_at(f"sqlite:///{place}")
    with pytest.raises(StoreError):
        shelf.find(session)
    kept.write_bytes(content)
    assert shelf.find(session)
    assert shelf.find("0" * 32) is None
    shelf.close()
