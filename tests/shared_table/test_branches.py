"""A seat that went on alone while others acted: both histories are read, and players choose one."""

from pathlib import Path

import pytest

from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.shared_table.branches import (
    TableView,
    common_of,
    offer_of,
    offered_branch,
    offered_history,
    write_history,
)
from companion.shared_table.errors import TableError
from companion.shared_table.hosted import HostedTable
from companion.shared_table.joined import JoinedStore
from companion.shared_table.link import Phase
from companion.shared_table.signing import SeatKeys
from tests.session.tiny_game import AskWind, EndPhase, systems
from tests.shared_table.conftest import HERE, TableOfTests, until


@pytest.fixture
def apart(table: TableOfTests) -> tuple[Session, JoinedStore]:
    """Blue asked for wind while its table was away; red ended the phase."""
    blue, store = table.join()
    port = table.table.port
    table.table.close()
    until(lambda: store.standing.phase is Phase.AWAY)
    store.is_alone = True
    blue.execute(AskWind())
    table.session.execute(EndPhase())
    table.table.open(HERE, port)
    until(lambda: store.standing.phase is Phase.APART)
    return blue, store


def test_the_tables_history_is_read_beside_the_own_one(
    table: TableOfTests, apart: tuple[Session, JoinedStore]
) -> None:
    blue, store = apart
    view = Session.open(TableView(store), systems, keys=store.outside)
    assert view.state == table.session.state
    assert view.state != blue.state
    assert table.table.present().seats == ("blue",)  # it stays on the line


def test_the_others_agree_to_a_branch_and_keep_theirs_beside(
    table: TableOfTests, apart: tuple[Session, JoinedStore], tmp_path: Path
) -> None:
    blue, store = apart
    view = Session.open(TableView(store), systems, keys=store.outside)
    view.tell_table(offer_of(store, view.journal))
    table.session.catch_up()
    offer = offered_branch(table.session.journal)
    assert offer is not None
    session, chosen = table.session, tmp_path / "chosen.wargame"
    history = offered_history(session.store, offer, store.session)
    assert Session.open(history, systems).state == blue.state
    assert common_of(history, session.store) == store.standing.common
    write_history(history, store.session, chosen)
    port = table.table.port
    table.table.close()
    session.close()
    table.host(chosen, port)
    until(lambda: store.standing.phase is Phase.THERE)
    assert table.session.state == blue.state
    assert table.table.store.head == store.head
    kept = SqliteStore.open(table.file, read_only=True)
    assert Session.open(kept, systems).journal.entries[-1].body.events == (offer,)


def test_an_offer_is_over_with_the_next_act(table: TableOfTests, apart: tuple[Session, JoinedStore]) -> None:
    _, store = apart
    view = Session.open(TableView(store), systems, keys=store.outside)
    view.tell_table(offer_of(store, view.journal))
    table.session.catch_up()
    table.session.undo(confirmed=True)
    assert offered_branch(table.session.journal) is None


def test_a_branch_that_was_changed_on_the_way_leaves_no_file(
    table: TableOfTests, apart: tuple[Session, JoinedStore], tmp_path: Path
) -> None:
    _, store = apart
    kept, offer = table.session.store, offer_of(store, table.session.journal)
    seat = '"faction":""'
    changed = offer.model_copy(update={"moves": offer.moves.replace(seat, '"faction":"red"')})
    with pytest.raises(TableError, match="shared-record-forged"):
        write_history(offered_history(kept, changed, store.session), store.session, tmp_path / "none.wargame")
    assert not (tmp_path / "none.wargame").exists()
    with pytest.raises(TableError, match="shared-moves-of-other-session"):
        offered_history(kept, offer, "another")
    with pytest.raises(TableError, match="shared-message-unreadable"):
        offered_history(kept, offer.model_copy(update={"moves": "{}"}), store.session)


def test_a_guest_lets_go_of_its_table_and_hosts_the_same_file(table: TableOfTests) -> None:
    blue, store = table.join()
    table.table.close()
    table.session.close()
    store.let_go()
    own = HostedTable(store.kept, store.session, "blue", keys=SeatKeys(table.folder / "blue"))
    blue.go_through(own.store)
    own.begin_epoch(blue)
    assert own.store.epoch == 2
    assert blue.store.kept.path == table.folder / "blue.wargame"
