"""A window at a club's table gets what was dealt to its seat, once the other player is there."""

from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from companion.games.no_prisoners.settings import FOG_OF_WAR
from companion.games.no_prisoners.terms import Faction
from companion.kit.system import Players, Start
from companion.session.secrets.keys import OutsideKeys
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.shared_table.attending import attend
from companion.shared_table.codes import code_of
from companion.shared_table.joined import join_table
from companion.shared_table.serving import Club, shelf_at
from companion.shared_table.signing import SeatKeys
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.test_campaign import LONG
from tests.ui.shared_tables import HERE, SECONDS
from tests.ui.shared_window import SharedWindow
from ui import operations

OWN, OTHER = Faction.CENTRAL_POWERS, Faction.ALLIED


@pytest.mark.long
def test_a_seat_of_a_club_is_told_that_its_cards_come_and_gets_them(
    shared: SharedWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window, begun = shared.on("no_prisoners"), OutsideKeys(tmp_path / "begun")
    start = Start(scenario=LONG, players=Players.TWO, settings={FOG_OF_WAR: True})
    Session.create(SYSTEM, SqliteStore.create(tmp_path / "game.wargame"), start, keys=begun).close()
    with closing(Club(shelf_at(f"sqlite:///{tmp_path / 'club'}"))) as club, ExitStack() as ends:
        id_ = club.bring(tmp_path / "game.wargame")
        club.open(HERE)
        card = window.start_page.join
        card.line.setText(code_of(club.ticket(id_, OWN, [HERE])))
        card.button.click()
        qtbot.waitUntil(lambda: window.bridge.session is not None, timeout=10_000)
        ends.callback(operations.close_session, window.bridge)
        session = window.bridge.session
        qtbot.waitUntil(lambda: window.message_bar.text.startswith("Your cards were dealt on another"))
        assert not session.secrecy.is_open(OWN)
        ticket, keys = club.ticket(id_, OTHER, [HERE]), SeatKeys(tmp_path / "keys")
        store = join_table(ticket, tmp_path / "other.wargame", keys, begun)
        ends.callback(store.close)
        store.open()
        store.wait_until_there(SECONDS)
        other = Session.open(store, lambda _: SYSTEM, keys=begun)
        qtbot.waitUntil(lambda: store.head == session.store.head)
        other.catch_up()
        attend(other)
        qtbot.waitUntil(lambda: session.secrecy.is_open(OWN))
        qtbot.waitUntil(lambda: not window.message_bar.text.startswith("Your cards were dealt"))
        assert not other.secrecy.is_open(OWN)
