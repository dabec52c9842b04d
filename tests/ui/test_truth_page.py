"""At the end of a game of two machines the window tells whether both played true."""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from companion.kit.system import Players
from companion.session.messages import Command
from companion.session.session import Session
from companion.shared_table.attending import publish
from companion.sight.marker_kinds import MarkerKind
from tests.ui.shared_tables import Guest, hosting, meet, onward, phase, press
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.pages.hand_over_page import HandOverPage
from ui.pages.truth_page import TruthPage
from ui.shell.main_window import MainWindow


@pytest.fixture
def window(shared: SharedWindow) -> Iterator[MainWindow]:
    window = shared.on("elst")
    yield window
    operations.close_session(window.bridge)


@pytest.fixture
def guest(window: MainWindow, tmp_path: Path, ends: ExitStack) -> Guest:
    hosting(window, Players.TWO)
    return Guest(window.desk.doorway.table, tmp_path, ends, "british")


def checked(window: MainWindow, qtbot: QtBot) -> tuple[str, ...]:
    """What the page tells once its button was clicked."""
    page = window.desk.page(TruthPage)
    page.begin.click()
    qtbot.waitUntil(lambda: bool(page.lines.texts()))
    return page.lines.texts()


def smoke(session: Session, name: str) -> Command:
    return session.system.put_marker(MarkerKind.SMOKE.value, session.system.board.parse_hex(name), 0, None)


def test_both_reveal_and_each_act_is_checked_by_a_button(
    window: MainWindow, guest: Guest, qtbot: QtBot
) -> None:
    session = window.bridge.session
    guest.session.secrecy.unlock("british")
    meet(guest, session, qtbot)
    operations.write_note(window.bridge, 1, "for all")
    meet(guest, session, qtbot)
    guest.session.execute(onward(guest.session))
    qtbot.waitUntil(lambda: phase(session) == phase(guest.session))
    window.desk.hand_over()
    page = window.desk.page(HandOverPage)
    press(page, "hand-over-reveal")
    press(page, "hand-over-reveal-sure")
    meet(guest, session, qtbot)
    publish(guest.session, "british")
    qtbot.waitUntil(lambda: guest.store.head == session.store.head)
    press(page, "action-truth")
    assert window.page == "truth"
    (told,) = checked(window, qtbot)
    assert told.startswith("Both played true: ")


@pytest.mark.long
def test_what_is_false_is_named_by_its_entry_and_who_signed_it(
    window: MainWindow, guest: Guest, qtbot: QtBot
) -> None:
    session = window.bridge.session
    meet(guest, session, qtbot)
    said, meant = (smoke(guest.session, name) for name in ("II12", "II14"))
    true, false = guest.session.foresee(said), guest.session.foresee(meant)
    decision = replace(true.decision, events=false.decision.events)
    guest.session.execute(said, replace(true, decision=decision))
    seq = guest.session.journal.acts[-1].seqs[0]
    meet(guest, session, qtbot)
    window.actions_by_id["truth"].trigger()
    told = checked(window, qtbot)
    assert [line for line in told if line.startswith(f"Entry {seq}, signed by British: decided otherwise ")]
    operations.write_note(window.bridge, 1, "later")
    assert not window.desk.page(TruthPage).lines.texts()  # what was found is no longer of this history
