"""A window at a shared table in the fog, the other player at a session of its own over the local host."""

from contextlib import ExitStack
from pathlib import Path

from pytestqt.qtbot import QtBot

from companion.chance.answers import RollAnswer
from companion.games.no_prisoners.procedures.opening import SAMPLE, SET_UP
from companion.games.no_prisoners.procedures.retreating import retreat_ends
from companion.games.no_prisoners.settings import FOG_OF_WAR
from companion.games.no_prisoners.table import commands as cmd
from companion.kit.questions import Question, Reply
from companion.kit.system import Players, Start
from companion.session.session import Session
from companion.shared_table.attending import attend
from tests.games.no_prisoners.campaign.test_campaign import LONG
from tests.games.no_prisoners.campaign.test_hands import ALLIED, CENTRAL, attack, scene_of
from tests.ui.running import settle
from tests.ui.shared_tables import Guest, meet, page_of
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.session.files import fresh_file
from ui.shell.main_window import MainWindow

ATTACKER_WITHDRAWS = 5  # a raid at the worst odds


def test_what_the_other_did_with_counters_that_lie_open_is_told_once(
    shared: SharedWindow, tmp_path: Path, ends: ExitStack, qtbot: QtBot
) -> None:
    window = shared.on("no_prisoners")
    guest = _at_the_table(window, tmp_path, ends, qtbot)
    session = guest.session
    attack(session)
    qtbot.waitUntil(lambda: _is_asked(session))  # the window's machine has shown its defenders
    (unit,) = scene_of(session).game.combat.attackers
    while not _is_die(session):
        request = session.state.waiting[0]
        session.answer(request.id, Reply(value=1 if request.subject == unit else 30))
    session.answer(session.state.waiting[0].id, RollAnswer.physical(ATTACKER_WITHDRAWS))
    meet(guest, window.bridge.session, qtbot)
    told: list[str] = []
    window.bridge.message.connect(lambda message: told.extend(map(window.bridge.reason_text, message.lines)))
    session.execute(cmd.RetreatUnit(unit=unit, hex=min(retreat_ends(scene_of(session), unit))))
    qtbot.waitUntil(lambda: any("Retreat" in line for line in told))
    assert " ".join(told).count("Retreated to") == 1
    operations.close_session(window.bridge)


def _at_the_table(window: MainWindow, folder: Path, ends: ExitStack, qtbot: QtBot) -> Guest:
    """The window hosts and has the Allies; the first turn of the Central Powers has begun."""
    start = Start(scenario=LONG, players=Players.TWO, settings={FOG_OF_WAR: True}, options={SET_UP: SAMPLE})
    assert operations.begin_session(window.bridge, fresh_file("No Prisoners"), start)
    page = page_of(window)
    page.own.button(ALLIED).click()
    page.begin.click()
    guest = Guest(window.desk.doorway.table, folder, ends, CENTRAL)
    window.show_map()
    operations.unlock(window.bridge, ALLIED)
    settle()
    meet(guest, window.bridge.session, qtbot)
    guest.session.secrecy.unlock(CENTRAL)
    attend(guest.session)
    guest.session.execute(cmd.NextPhase())
    return guest


def _is_asked(session: Session) -> bool:
    session.catch_up()
    return bool(session.state.waiting)


def _is_die(session: Session) -> bool:
    return not isinstance(session.state.waiting[0], Question)
