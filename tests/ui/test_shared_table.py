"""A window at a shared table, with another player at a session of its own over the local host."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from companion.chance.answers import RollAnswer
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import AttemptContact
from companion.games.elst.procedures.refit.commands import ChooseChit, CloseOrder, Replenish, RollPoints
from companion.games.elst.rules.refit.initiative import Chit
from companion.kit.system import Players
from companion.paths import SETTINGS_VARIABLE
from companion.session.asked_undo import asked_undo, undo_asked_by
from companion.session.secrets.keys import default_keys
from companion.session.store import SqliteStore
from companion.shared_table import entering, places
from companion.shared_table.attending import attend
from companion.shared_table.codes import code_of, read_code
from companion.shared_table.entering import ticket_of_letters
from companion.shared_table.hosted import table_folder
from companion.shared_table.joined import JoinedStore
from companion.sight.marker_kinds import MarkerKind
from companion.text import LANGUAGES
from tests.games.elst.refit.assistant.refit_table import CampaignTable
from tests.ui import session_table
from tests.ui.artillery_table import GUN, Table
from tests.ui.running import settle
from tests.ui.shared_tables import (
    HERE,
    SECONDS,
    Guest,
    headless_host,
    hosting,
    is_away_told,
    joined,
    meet,
    onward,
    page_of,
    phase,
    press,
    session_is_there,
    strip,
)
from tests.ui.shared_window import SharedWindow
from tests.ui.shown import everything_shown
from ui import operations
from ui.pages.hand_over_page import HandOverPage
from ui.pages.recap_page import RecapPage
from ui.session.bridge import Change
from ui.shell.main_window import MainWindow
from ui.shell.now_words import words_of


@pytest.fixture
def window(shared: SharedWindow) -> Iterator[MainWindow]:
    window = shared.on("elst")
    yield window
    operations.close_session(window.bridge)


@pytest.mark.long
def test_a_window_hosts_and_what_the_other_does_appears_by_itself(
    window: MainWindow, tmp_path: Path, ends: ExitStack, qtbot: QtBot
) -> None:
    page = hosting(window)
    assert read_code(page.code.text()).seat == "british"
    assert str(window.desk.doorway.table.port) in page.reach.text()
    session = window.bridge.session
    guest = Guest(window.desk.doorway.table, tmp_path, ends, "british")
    window.show_map()
    qtbot.waitUntil(lambda: "British" in strip(window))
    guest.go_on()
    qtbot.waitUntil(lambda: phase(session) == phase(guest.session))
    assert window.message_bar.text.startswith("British: Next phase – Turn 1, ")
    hex_ = window.bridge.board.parse_hex("II12")
    guest.session.execute(guest.session.system.put_marker(MarkerKind.SMOKE.value, hex_, 0, None))
    qtbot.waitUntil(lambda: hex_ in window.map_view._stack.highlight.lit)
    assert hex_ in window.message_bar.current.hexes
    seq = len(session.journal.entries)
    operations.go_on(window.bridge)
    if window.message_bar.current and window.message_bar.current.confirms:
        window.message_bar.confirm()
    assert len(session.journal.entries) > seq
    qtbot.waitUntil(lambda: guest.store.head == session.store.head)


@pytest.mark.long
def test_a_table_stays_open_where_its_host_goes_on_in_a_copy(
    window: MainWindow, tmp_path: Path, ends: ExitStack, qtbot: QtBot
) -> None:
    hosting(window)
    session = window.bridge.session
    assert operations.save_session_as(window.bridge, tmp_path / "copy.wargame")
    guest = Guest(window.desk.doorway.table, tmp_path, ends, "british")
    operations.go_on(window.bridge)
    if window.message_bar.current and window.message_bar.current.confirms:
        window.message_bar.confirm()
    meet(guest, session, qtbot)
    guest.go_on()
    qtbot.waitUntil(lambda: phase(session) == phase(guest.session))


def test_eight_letters_let_in_after_both_windows_show_the_same_digits(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = hosting(window)
    table, letters = window.desk.doorway.table, window.desk.doorway.letters
    assert page.letters.text().replace("-", "") == letters
    seen: list[str] = []
    with ExitStack() as ends:
        pool = ends.enter_context(ThreadPoolExecutor(1))
        coming = pool.submit(
            ticket_of_letters,
            letters,
            f"{HERE}:{table.port}",
            lambda digits: bool(seen.append(digits)) or True,
        )
        window.show_map()
        qtbot.waitUntil(lambda: bool(seen) and window.message_bar.current is not None)  # either may be first
        assert seen[0] in window.message_bar.text.replace("-", "")  # wherever the host is
        page_of(window)
        qtbot.waitUntil(page.same.isVisible)
        assert page.digits.text().replace("-", "") == seen[0]
        page.same.click()
        assert coming.result(SECONDS).seat == "british"
    assert not page.same.isVisible()
    assert page.renew.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("ABCD-EFGH", "@192.168.1.20:47001"),  # nothing answers on this network
        ("ABCD-EFGH＠192.168.1.20", "192.168.1.20:47001"),  # the port is lacking
        (f"ABCD-EFGH@{HERE}:9", f"{HERE}:9"),
    ],
)
def test_who_finds_no_table_is_told_what_to_type(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, language: str, typed: str, told: str
) -> None:
    monkeypatch.setattr(entering, "look_for", lambda *_: iter(()))
    operations.set_language(window.bridge, language)
    card = window.start_page.join
    card.line.setText(typed)
    card.button.click()
    qtbot.waitUntil(lambda: not card.note.isHidden())
    words = card.note.text()
    operations.set_language(window.bridge, "en")
    assert told in words
    assert "--at" not in words
    card.line.clear()


def test_where_each_points_shows_on_the_others_map_unless_secrets_are_kept(
    window: MainWindow, tmp_path: Path, ends: ExitStack, qtbot: QtBot
) -> None:
    hosting(window)
    guest = Guest(window.desk.doorway.table, tmp_path, ends, "british")
    view, board, head = window.map_view, window.bridge.board, window.bridge.session.head
    window.show_map()
    qtbot.waitUntil(lambda: "British" in strip(window))
    seen: list[str] = []
    guest.store.on_pointed = lambda _seat, at: seen.append(at)
    hexes = [board.parse_hex(name) for name in ("R12", "S12", "T12")]
    for hex_ in hexes * 4:
        qtbot.mouseMove(view.viewport(), view.mapFromScene(view.board_geometry.centre(hex_)))
    last = f"{hexes[-1].q},{hexes[-1].r}"
    qtbot.waitUntil(lambda: seen[-1:] == [last])
    assert len(seen) < len(hexes * 4) / 2  # the first at once, then where the pointer is by now and then
    window.actions_by_id["point-out"].trigger()
    qtbot.waitUntil(lambda: seen[-1] == "")
    guest.store.point(last)
    qtbot.waitUntil(lambda: bool(view._stack.highlight.others))
    (other,) = view._stack.highlight.others
    assert (other.hex, other.name) == (hexes[-1], "British")
    assert view.grab().toImage() is not None
    guest.store.point("900,900")  # no hex of this board
    qtbot.waitUntil(lambda: not view._stack.highlight.others)
    guest.store.point(last)
    qtbot.waitUntil(lambda: bool(view._stack.highlight.others))
    guest.store.close()
    qtbot.waitUntil(lambda: not view._stack.highlight.others)
    assert window.bridge.session.head == head
    hosting(window, Players.TWO)
    assert not window.actions_by_id["point-out"].isChecked()  # where one looks may tell what one plans
    window.actions_by_id["point-out"].trigger()
    assert window.desk.pointing.is_on


@pytest.mark.long
def test_what_the_others_act_asks_waits_in_the_strip_and_blocks_nothing_here(
    window: MainWindow, tmp_path: Path, ends: ExitStack, qtbot: QtBot
) -> None:
    hosting(window)
    guest = Guest(window.desk.doorway.table, tmp_path, ends, "british")
    window.show_map()
    table, session = Table(window.bridge, None), window.bridge.session
    table.ready_to_fire()
    meet(guest, session, qtbot)
    guest.session.execute(AttemptContact(battery=GUN))
    qtbot.waitUntil(lambda: bool(session.state.waiting))
    settle()
    prompt = window.docks.prompt
    assert not prompt.is_wanted
    assert not prompt.isVisible()
    assert window.now_strip.due.accessibleName().startswith("British to answer: ")
    assert operations.write_note(window.bridge, 1, "meanwhile")
    assert operations.set_facts(window.bridge, {f"artillery/batteries/{GUN}/contact_number": 7})
    window.now_strip.due.click()  # whoever rolls for the other may answer
    assert prompt.isVisible()
    table.answer(7)
    assert session.state.waiting
    assert prompt.isVisible()  # what the own answer brings about is asked here
    assert "to answer" not in window.now_strip.due.accessibleName()


@pytest.mark.long
def test_who_is_connected_is_heard_where_the_strip_has_no_room_for_it(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosting(window)
    window.show_map()
    acting, whole = window.now_strip.acting, "German seated · British not connected"
    assert (strip(window), acting.accessibleName()) == (whole, "")
    long = "One of many things that have to be done before anything else may be done in this phase"
    monkeypatch.setattr(
        "ui.shell.now_strip.words_of", lambda *told: replace(words_of(*told), due=(long, long))
    )
    window.bridge.update(frozenset({Change.TABLE}))
    assert (strip(window), acting.accessibleName()) == ("German seated", whole)


@pytest.mark.long
def test_what_the_window_s_app_rolls_both_machines_make(
    window: MainWindow, tmp_path: Path, ends: ExitStack, qtbot: QtBot
) -> None:
    hosting(window)
    guest = Guest(window.desk.doorway.table, tmp_path, ends, "british")
    window.show_map()
    session = window.bridge.session
    Table(window.bridge, None).ready_to_fire()
    meet(guest, session, qtbot)
    guest.session.execute(AttemptContact(battery=GUN))
    qtbot.waitUntil(lambda: bool(session.state.waiting))
    asked = session.state.waiting[0]
    assert operations.let_app_answer(window.bridge, asked.id)
    assert asked in session.state.waiting
    qtbot.waitUntil(lambda: window.message_bar.text.startswith("Both machines make this roll"))
    meet(guest, session, qtbot)
    attend(guest.session)
    qtbot.waitUntil(lambda: asked not in session.state.waiting)
    assert session.standing.rolls[asked.roll].shown
    assert not window.message_bar.text.startswith("Both machines make this roll")
    guest.store.close()


@pytest.mark.long
def test_what_came_up_elsewhere_is_told_with_what_was_asked(
    window: MainWindow, tmp_path: Path, ends: ExitStack, qtbot: QtBot
) -> None:
    hosting(window)
    guest = Guest(window.desk.doorway.table, tmp_path, ends, "british")
    window.show_map()
    Table(window.bridge, None).ready_to_fire()
    meet(guest, window.bridge.session, qtbot)
    guest.session.execute(AttemptContact(battery=GUN))
    asked = guest.session.state.waiting[0]
    told: list[str] = []
    window.bridge.message.connect(lambda message: told.extend(map(window.bridge.reason_text, message.lines)))
    guest.session.answer(asked.id, RollAnswer.physical(11))
    qtbot.waitUntil(lambda: any(" – rolled 11" in line for line in told))
    assert next(line for line in told if " – rolled 11" in line).startswith("British: ")


@pytest.mark.long
def test_of_what_is_done_in_secret_elsewhere_what_all_may_know_is_told(
    window: MainWindow, tmp_path: Path, ends: ExitStack, qtbot: QtBot
) -> None:
    hosting(window, Players.TWO)
    session = window.bridge.session
    CampaignTable.over(session).at_work()
    guest = Guest(window.desk.doorway.table, tmp_path, ends, "british")
    window.show_map()
    told: list[str] = []
    window.bridge.message.connect(lambda message: told.extend(map(window.bridge.reason_text, message.lines)))
    meet(guest, session, qtbot)
    guest.session.secrecy.unlock("british")
    for command in (Replenish(faction=Faction.BRITISH), RollPoints(faction=Faction.BRITISH)):
        guest.session.execute(command)
    guest.session.answer(guest.session.state.waiting[0].id, RollAnswer.physical(5))
    for command in (CloseOrder(faction=Faction.BRITISH), ChooseChit(faction=Faction.BRITISH, chit=Chit.IDLE)):
        guest.session.execute(command)
    done = "British: The secret work of the British is done. (4.517)"
    qtbot.waitUntil(lambda: [line for line in told if "secret" in line][-1:] == [done])


def test_an_act_that_came_second_is_offered_again_beside_the_others(
    window: MainWindow, tmp_path: Path, ends: ExitStack, qtbot: QtBot
) -> None:
    hosting(window)
    guest = Guest(window.desk.doorway.table, tmp_path, ends, "british")
    session = window.bridge.session
    window.show_map()
    wished = onward(session)
    guest.go_on()  # the window has not heard of it: no event was handled since
    now = phase(guest.session)
    assert not operations.execute(window.bridge, wished)
    assert phase(session) == now
    message = window.message_bar.current
    assert message.before[0].args["who"] == "British"
    assert message.reason.key in ("table-second", "table-second-over")
    if message.confirms:
        window.message_bar.confirm()
        assert phase(session) != now


def test_undo_of_what_both_have_seen_asks_the_other(
    window: MainWindow, tmp_path: Path, ends: ExitStack, qtbot: QtBot
) -> None:
    hosting(window)
    session = window.bridge.session
    first, before = phase(session), window.now_strip.where.text()
    guest = Guest(window.desk.doorway.table, tmp_path, ends, "british")
    window.show_map()
    guest.go_on()
    qtbot.waitUntil(lambda: phase(session) != first)
    second = phase(session)
    window.actions_by_id["undo"].trigger()
    assert phase(session) == second
    assert window.message_bar.current.reason.key == "table-undo-asked"
    meet(guest, session, qtbot)
    asked = asked_undo(guest.session.journal)
    guest.session.undo(back_to=asked.back_to, confirmed=True)
    qtbot.waitUntil(lambda: phase(session) == first)
    assert window.now_strip.where.text() == before
    assert asked_undo(session.journal) is None
    meet(guest, session, qtbot)
    guest.session.redo()
    qtbot.waitUntil(lambda: phase(session) == second)
    assert asked_undo(session.journal) is None, "it was answered, though the act is there again"
    guest.session.undo()
    qtbot.waitUntil(lambda: phase(session) == first)
    guest.go_on()
    guest.session.tell_table(undo_asked_by(guest.session.journal, "british", None))
    qtbot.waitUntil(lambda: wanted(window) is not None)
    assert phase(session) == second
    wanted(window).confirms()
    assert phase(session) == first
    assert wanted(window) is None
    qtbot.waitUntil(lambda: guest.store.head == session.store.head)


def wanted(window: MainWindow):
    """The question of another to take back, while it is shown."""
    message = window.message_bar.current
    return message if message and message.reason.key == "table-undo-wanted" else None


@pytest.mark.long
def test_nobody_is_asked_to_hand_over_a_machine_of_his_own(
    window: MainWindow, tmp_path: Path, ends: ExitStack
) -> None:
    session_table.begin(window.bridge, Players.TWO)
    assert window.actions_by_id.words("hand-over") == "Hand over"
    operations.close_session(window.bridge)
    page = hosting(window, Players.TWO)
    Guest(window.desk.doorway.table, tmp_path, ends, "british")
    assert page.isVisible()
    assert window.actions_by_id.words("hand-over") == "Pass phrase, reveal"
    assert "Hand over" not in everything_shown(window)
    window.actions_by_id["hand-over"].trigger()
    settle()
    own = window.desk.page(HandOverPage)
    assert own.title.text() == "Your secrets"
    assert own.faction == "german"
    assert not own.factions.isVisible()
    assert window.bridge.in_play.secrecy.is_open("german"), "nothing is closed at a machine of one's own"
    shown = everything_shown(window)
    assert "Your secrets are open." in shown
    assert "looks away" not in shown
    assert "Reveal all my secrets" in shown
    press(own, "action-close-secrets")
    settle()
    assert not window.bridge.in_play.secrecy.is_open("german")
    assert "Reveal all my secrets" not in everything_shown(window)
    press(own, "hand-over-unlock")
    window.actions_by_id["close-secrets"].trigger()
    assert not window.bridge.in_play.secrecy.is_open("german"), "one key closes them wherever one is"
    assert not window.actions_by_id["close-secrets"].isEnabled()
    window.show_map()
    settle()
    assert "Hand over" not in everything_shown(window)


@pytest.mark.long
def test_who_comes_back_to_a_table_that_he_hosted_is_offered_to_open_it_again(
    window: MainWindow, tmp_path: Path, ends: ExitStack, qtbot: QtBot
) -> None:
    session_table.begin(window.bridge)
    path = window.bridge.session_path
    window.desk.open(path)
    qtbot.waitUntil(lambda: window.page == "recap")
    assert not window.desk.page(RecapPage).host.isVisible(), "it was never hosted"
    page = page_of(window)
    page.own.button("german").click()
    page.begin.click()
    guest = Guest(window.desk.doorway.table, tmp_path, ends, "british")
    operations.close_session(window.bridge)
    window.desk.open(path)
    qtbot.waitUntil(lambda: window.page == "recap")
    host = window.desk.page(RecapPage).host
    assert host.isVisible()
    host.click()
    page_of(window).begin.click()
    qtbot.waitUntil(lambda: "British" in strip(window), timeout=10_000)
    guest.store.close()


def test_a_guest_s_copy_whose_code_cannot_be_read_is_opened_all_the_same(
    window: MainWindow, tmp_path: Path, ends: ExitStack, qtbot: QtBot
) -> None:
    table, _ = headless_host(tmp_path, ends)
    id_ = joined(window, table, qtbot).started.session
    path = window.bridge.session_path
    operations.close_session(window.bridge)
    (table_folder() / "places.json").write_text(json.dumps({str(path.resolve()): "WGT of another year"}))
    assert places.copy_of(id_) == path
    window.desk.open(path)
    qtbot.waitUntil(lambda: window.bridge.session is not None)
    assert not isinstance(window.bridge.session.store, JoinedStore)
    assert operations.execute(window.bridge, onward(window.bridge.session))


@pytest.mark.long
def test_where_another_session_lies_in_place_of_a_guest_s_copy_it_is_opened_as_what_it_is(
    window: MainWindow, tmp_path: Path, ends: ExitStack, qtbot: QtBot
) -> None:
    table, _ = headless_host(tmp_path, ends)
    joined(window, table, qtbot)
    path = window.bridge.session_path
    operations.close_session(window.bridge)
    session_table.begin(window.bridge)
    other = window.bridge.session_path
    operations.close_session(window.bridge)
    path.write_bytes(other.read_bytes())
    window.desk.open(path)
    qtbot.waitUntil(lambda: window.bridge.session is not None)
    assert not isinstance(window.bridge.session.store, JoinedStore)


@pytest.mark.long
def test_a_third_window_looks_on_in_table_mode(
    window: MainWindow, tmp_path: Path, ends: ExitStack, qtbot: QtBot
) -> None:
    table, host = headless_host(tmp_path, ends)
    session = joined(window, table, qtbot, seat="")
    operations.toggle_table_mode(window.bridge)
    try:
        assert session.is_looking_on
        host.execute(onward(host))
        qtbot.waitUntil(lambda: phase(session) == phase(host))
        assert window.message_bar.text.startswith("German: ")
        assert not operations.execute(window.bridge, onward(session))
        assert session.head == host.head
    finally:
        operations.toggle_table_mode(window.bridge)


@pytest.mark.long
def test_a_window_joins_by_the_pasted_line_and_plays_on(
    window: MainWindow, tmp_path: Path, ends: ExitStack, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, host = headless_host(tmp_path, ends)
    card = window.start_page.join
    window.actions_by_id["join-table"].trigger()
    card.line.setText("WGT123")
    card.line.returnPressed.emit()
    qtbot.waitUntil(card.note.isVisible)
    assert card.note.text() == "The code is not whole: paste all of it."
    card.line.setText(code_of(table.ticket("british", [HERE])))
    card.line.returnPressed.emit()
    qtbot.waitUntil(lambda: window.bridge.session is not None, timeout=10_000)
    session = window.bridge.session
    assert isinstance(session.store, JoinedStore)
    assert session.head == host.head  # joining wrote nothing
    window.show_map()
    assert "British seated" in strip(window)
    host.execute(onward(host))
    qtbot.waitUntil(lambda: phase(session) == phase(host))
    assert "German: " in window.message_bar.text
    path = window.bridge.session_path
    table.close()
    qtbot.waitUntil(lambda: is_away_told(window))
    before = session.head
    assert not operations.execute(window.bridge, onward(session))  # at once, in one line
    assert session.head == before
    table.open(HERE, table.port)
    qtbot.waitUntil(session_is_there(session), timeout=15_000)
    qtbot.waitUntil(lambda: not is_away_told(window))  # the line's thread knows before the window does
    operations.close_session(window.bridge)
    window.desk.open(path)  # an own copy, whose line comes up by itself
    qtbot.waitUntil(lambda: window.bridge.session is not None)
    qtbot.waitUntil(session_is_there(window.bridge.session), timeout=10_000)


@pytest.mark.parametrize("is_done", [False, True])
def test_joining_given_up_in_the_last_moment_leaves_the_table_and_lets_the_file_go(
    window: MainWindow,
    tmp_path: Path,
    ends: ExitStack,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    is_done: bool,
) -> None:
    """At the table already, or even with nothing left to do but to tell the window."""
    table, _ = headless_host(tmp_path, ends)
    card, at_table = window.start_page.join, Event()
    files: list[Path] = []

    def note(_: JoinedStore, path: Path) -> None:
        files.append(path)
        if not is_done:
            card._joining._worker.cancel()
        at_table.set()

    monkeypatch.setattr(places, "note_place", note)
    window.actions_by_id["join-table"].trigger()
    card.line.setText(code_of(table.ticket("british", [HERE])))
    card.line.returnPressed.emit()
    assert at_table.wait(SECONDS)
    if is_done:
        assert card._joining._worker.is_left.wait(SECONDS)
    card.give_up()
    qtbot.waitUntil(lambda: not table.present().seats)
    SqliteStore.open(files[0]).close()
    assert window.bridge.session is None


@pytest.mark.long
@pytest.mark.slow
def test_two_windows_in_two_processes_play(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    page = hosting(window, Players.TWO)
    window.show_map()
    seats = window.bridge.session.secrecy
    code = code_of(window.desk.doorway.table.ticket("british", [HERE]))
    assert page.doorway.table is not None
    environment = {**os.environ, SETTINGS_VARIABLE: str(tmp_path / "guest")}
    with subprocess.Popen(
        [sys.executable, "-m", "tests.ui.guest_window", code],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    ) as guest:
        try:
            qtbot.waitUntil(lambda: window.message_bar.text.startswith("British: Next"), timeout=30_000)
            assert not seats.is_open("british")
            assert "british" not in default_keys().load(window.bridge.session.started.session)
            assert next(guest.stdout).strip() == "German · British seated · German connected"
            assert next(guest.stdout).strip() == window.now_strip.where.text()
            window.now_strip.onward.click()
            said, head = next(guest.stdout).rsplit(maxsplit=1)
            assert said.startswith("German: ")
            assert head == window.bridge.session.head
        finally:
            guest.kill()
