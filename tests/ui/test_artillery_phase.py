"""A whole phase of offboard artillery in the real window, by mouse and keyboard as a player drives it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from companion.games.elst.procedures.artillery.commands import EndOrdnanceSmoke
from companion.games.elst.rules.artillery.terms import ArtilleryCounter
from tests.ui.artillery_player import Player
from tests.ui.artillery_table import Table
from tests.ui.running import settle
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.app import Application
from ui.cards.question_pad import QuestionPad
from ui.shell.main_window import MainWindow
from ui.widgets.fold import Fold

ENTER = Qt.Key.Key_Return


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    return shared.on("elst")


@pytest.fixture
def table(window: MainWindow, tmp_path: Path) -> Table:
    return _table(window, tmp_path)


def _table(window: MainWindow, tmp_path: Path) -> Table:
    table = Table(window.bridge, tmp_path)
    window.resize(1366, 768)
    window.show_map()
    window.docks.bring("batteries")
    return table


@pytest.fixture
def player(window: MainWindow, table: Table, qtbot: QtBot) -> Player:
    return Player(window, qtbot)


def _call_an_sr(player: Player, table: Table) -> None:
    """Contact, a black chit, an AR at JJ11, a wide round: the SR comes down in LL12."""
    table.ready_to_fire()
    player.choose("Try for contact")
    player.roll(7)
    player.press(player.prompt.pad.buttons["black"])
    player.choose("Place an AR")
    player.tap("JJ11")
    player.press(player.card.choices.form.accept)
    player.roll(6)
    for line, face in zip(player.prompt.pad.pad.lines, (3, 2), strict=True):
        player.press(line[face])


def _resolve_the_attacks(player: Player, table: Table) -> None:
    """The SR is converted where it stands, in the DFPh of the British player turn; the dice are asked."""
    _call_an_sr(player, table)
    table.go_to("british", "dfph")
    operations.execute(table.bridge, EndOrdnanceSmoke())
    player.choose("Maintain contact")
    player.roll(6)
    player.press(player.prompt.pad.buttons["yes"])  # a Known enemy in or next to LL12
    player.choose("Convert the SR to HE here")
    player.choose("Resolve: 7 hexes")
    while isinstance(player.prompt.pad, QuestionPad):  # the TEM of a terrain, once
        player.type("2")
        player.qtbot.keyClick(player.prompt.pad.line, ENTER)


@pytest.mark.long
def test_from_contact_to_the_spotting_round(player: Player, table: Table) -> None:
    _call_an_sr(player, table)
    assert table.battery.counter is ArtilleryCounter.SR
    assert table.battery.hex == table.hex("LL12")
    assert player.prompt.pad is None
    assert not player.window.docks.is_shown("prompt")


@pytest.mark.long
def test_from_the_spotting_round_to_the_attacks(player: Player, table: Table) -> None:
    """In the DFPh of the British player turn the SR is converted where it stands and fires."""
    _resolve_the_attacks(player, table)
    player.tap("KK12")  # dice fall in any order
    player.roll(7)
    rows = [row.accessibleName() for row in player.prompt.pad.list.rows]
    assert [row for row in rows if "–" not in row] == ["KK12: +2 TEM (2.52) 7 +2 = 9: 1MC"]
    for total in (7, 2, 9, 5, 11, 4):
        player.roll(total)
    player.press(player.prompt.pad.accept)
    assert table.battery.counter is ArtilleryCounter.FFE2
    assert len(player.card.findChildren(type(player.card.attacks))) == 0


@pytest.mark.long
def test_the_whole_phase_by_keyboard(player: Player, table: Table) -> None:
    table.ready_to_fire()
    player.choose("Try for contact")
    player.type("7")
    player.qtbot.keyClick(player.prompt.pad.line, ENTER)
    player.press(player.prompt.pad.buttons["black"])
    player.choose("Place an AR")
    player.qtbot.keyClicks(player.card.choices.form.inputs["ar"], "jj11")
    player.qtbot.keyClick(player.card.choices.form.inputs["ar"], ENTER)
    player.type("1")
    player.qtbot.keyClick(player.prompt.pad.line, ENTER)
    assert table.battery.hex == table.hex("JJ11")


@pytest.mark.long
def test_undo_in_the_line_of_dice_enters_no_die_that_nobody_rolled(player: Player, table: Table) -> None:
    """While nothing is typed there, it is the session's."""
    _resolve_the_attacks(player, table)
    player.type("8")
    player.qtbot.keyClick(player.prompt.pad.line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle()
    pad = player.prompt.pad
    assert isinstance(pad, QuestionPad), "the TEM told last is asked anew"


@pytest.mark.long
def test_letters_still_go_to_a_hex_while_dice_are_asked(player: Player, table: Table) -> None:
    table.ready_to_fire()
    player.choose("Try for contact")
    player.type("n")
    assert player.window.go_to_bar.isVisible()


@pytest.mark.long
def test_a_mistyped_die_is_put_right_from_the_prompt(player: Player, table: Table) -> None:
    table.ready_to_fire()
    player.choose("Try for contact")
    player.roll(11)
    assert not table.battery.has_contact
    assert player.prompt.open_correction(table.bridge.session.journal.acts[-1].seqs[0]) is None
    assert player.window.docks.is_shown("prompt")
    player.roll(7)
    assert table.battery.has_contact


@pytest.mark.long
def test_the_prompt_opens_for_what_is_asked_and_closes_behind_it(
    application: Application, qtbot: QtBot, tmp_path: Path
) -> None:
    table, player = _table(application.window, tmp_path), Player(application.window, qtbot)
    table.ready_to_fire()
    assert not player.window.docks.is_shown("prompt")
    player.choose("Try for contact")
    assert player.window.docks.is_shown("prompt")
    dock, most = player.window.docks.by_id["prompt"], 0.25 * player.window.height()
    player.qtbot.waitUntil(lambda: dock.height() <= most)
    player.roll(12)
    assert not player.window.docks.is_shown("prompt")
    assert table.battery.observer.radio.value == "malfunctioned"


@pytest.mark.long
def test_what_a_finger_must_hit_is_large_enough(player: Player, table: Table) -> None:
    table.ready_to_fire()
    player.choose("Try for contact")
    QApplication.processEvents()
    buttons = [*player.prompt.pad.pad.buttons.values(), *player.card.choices.buttons]
    assert min(min(button.width(), button.height()) for button in buttons) >= 36


@pytest.mark.long
def test_everything_speaks_the_other_language_at_once(player: Player, table: Table) -> None:
    _call_an_sr(player, table)
    operations.set_language(table.bridge, "ja")
    QApplication.processEvents()
    assert player.window.docks.by_id["batteries"].windowTitle() == "砲兵"
    told = [label.text() for label in player.card.findChildren(QLabel)]
    assert "LL12にSR" in told


def _begin_phase(table: Table, player_turn: str, phase: str) -> None:
    table.go_to(player_turn, phase)
    table.do(EndOrdnanceSmoke())


def _shown(player: Player) -> str:
    QApplication.processEvents()
    return "\n".join(label.text() for label in player.card.findChildren(QLabel))


@pytest.mark.long
def test_a_mission_to_its_continuation(player: Player, table: Table) -> None:
    """SR, FFE:1, FFE:2 a phase later, FFE:C, and the draw that decides whether it goes on (2.34)."""
    _call_an_sr(player, table)
    _begin_phase(table, "british", "dfph")
    player.choose("Maintain contact")
    player.roll(6)
    player.press(player.prompt.pad.buttons["yes"])
    player.choose("Convert the SR to HE here")
    _resolve(player)
    assert table.battery.counter is ArtilleryCounter.FFE2
    assert "It is now FFE:2." in player.window.message_bar.text
    _begin_phase(table, "german", "pfph")
    player.choose("Maintain contact")
    player.roll(6)
    player.choose("FFE:2 fires where it is")
    _resolve(player)
    assert table.battery.counter is ArtilleryCounter.FFEC
    _begin_phase(table, "british", "dfph")
    player.choose("Maintain contact")
    player.roll(6)
    player.press(player.prompt.pad.buttons["red"])
    assert table.battery.counter is None
    assert "Red: battery G1 gets no access now." in player.window.message_bar.text
    assert "Red: battery G1 gets no access now." in _shown(player)


def _resolve(player: Player) -> None:
    player.choose("Resolve: 7 hexes")
    while isinstance(player.prompt.pad, QuestionPad):  # the TEM of a terrain, once
        player.type("2")
        player.qtbot.keyClick(player.prompt.pad.line, ENTER)
    for total in (7, 2, 9, 5, 11, 4, 8):
        player.roll(total)
    player.press(player.prompt.pad.accept)


@pytest.mark.long
def test_a_second_red_chit_ends_access_for_good(player: Player, table: Table) -> None:
    """2.2f"""
    table.ready_to_fire()
    _draw_red(player, "Try for contact")
    _begin_phase(table, "british", "dfph")
    _draw_red(player, "Maintain contact")
    assert table.battery.is_denied
    assert "gets no more access in this scenario" in player.window.message_bar.text
    _begin_phase(table, "german", "pfph")
    player.choose("Maintain contact")
    player.roll(5)
    assert player.prompt.pad is None
    assert "Place an AR" not in [button.text() for button in player.card.choices.buttons]


def _draw_red(player: Player, attempt: str) -> None:
    player.choose(attempt)
    player.roll(5)
    player.press(player.prompt.pad.buttons["red"])


@pytest.mark.long
def test_a_drawn_chit_is_put_back_only_after_a_question(player: Player, table: Table) -> None:
    table.in_contact()
    player.press(player.prompt.pad.buttons["red"])
    player.window.actions_by_id["undo"].trigger()
    assert table.battery.reds == 1
    bar = player.window.message_bar
    assert bar.current.reason.key == "undo-asks-draw"
    player.press(next(b for b in bar.findChildren(QPushButton) if b.text() == "Undo all the same"))
    assert table.battery.reds == 0
    assert player.prompt.pad is not None


@pytest.mark.long
@pytest.mark.parametrize("size", [(1366, 690), (1024, 700)])
def test_every_hex_of_a_blast_area_is_in_sight(player: Player, table: Table, size: tuple[int, int]) -> None:
    """Where perhaps somebody is hidden is one tap away, and the next tap finds the list in its place."""
    table.with_barrage()
    player.window.resize(*size)
    settle()
    for name in ("JJ10", "KK11"):
        boxes, hex_ = player.card.attacks.boxes, table.hex(name)
        assert len(boxes) == 7
        assert all(one.visibleRegion().boundingRect() == one.rect() for one in boxes.values())
        place = boxes[hex_].mapTo(player.window, boxes[hex_].rect().topLeft())
        player.press(boxes[hex_])
        assert hex_ in {one.hex for one in table.battery.activity.barrage if not one.is_attacked}
        again = player.card.attacks.boxes[hex_]
        assert again.mapTo(player.window, again.rect().topLeft()) == place


def _way_in(player: Player) -> Fold:
    panel = player.window.docks.panels["batteries"]
    return next(one for one in panel.findChildren(Fold) if one.head.text().startswith("Add a battery"))


@pytest.mark.long
def test_the_way_in_for_batteries_folds_in_the_next_phase(player: Player, table: Table) -> None:
    """It stays open while nothing comes in; then what a battery may do stands at the head."""
    player.press(_way_in(player).head)
    table.set(contact_number=7)
    assert _way_in(player).is_open
    player.window.now_strip.onward.click()
    settle()
    assert not _way_in(player).is_open


@pytest.mark.long
def test_the_way_in_for_batteries_gives_way_to_the_card_of_the_one_that_came(
    player: Player, table: Table
) -> None:
    """Its head stays where it was: one tap more brings in another."""
    panel, head = player.window.docks.panels["batteries"], _way_in(player).head
    place, before = head.mapTo(player.window, head.rect().topLeft()), {*panel.cards}
    player.press(head)
    buttons = _way_in(player).findChildren(QAbstractButton)
    player.press(next(one for one in buttons if one.text().startswith("British battery: guns")))
    assert not _way_in(player).is_open
    head = _way_in(player).head
    assert head.mapTo(player.window, head.rect().topLeft()) == place
    (came,) = {*panel.cards} - before
    assert not panel.cards[came].visibleRegion().isEmpty()
