"""Facts in the tables of a game's pages, filled in where they stand."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from companion.text import LANGUAGES
from tests.layout.flaws import judge
from ui import operations
from ui.look.style import dress, palette_for
from ui.panels.game_pages import GamePages
from ui.panels.parts.fact_field import FactLine, FactTick, field_width
from ui.panels.parts.figures import column_widths, uncut_width
from ui.session.bridge import SessionBridge
from ui.session.message import Message

LARGE, USUAL = 21, 14
RETURN, TAB = Qt.Key.Key_Return, Qt.Key.Key_Tab
CAPACITY = "sheet/rail_capacity/1-{}"


@pytest.fixture
def pages(campaign: SessionBridge, qtbot: QtBot) -> GamePages:
    shown = GamePages(campaign)
    qtbot.addWidget(shown)
    shown.show()
    shown.activateWindow()
    shown.show_part("np-track")
    return shown


def line(pages: GamePages, path: str) -> FactLine:
    return next(
        one for one in pages.findChildren(FactLine) if one.property("fact") == path and one.isVisible()
    )


def capacity(pages: GamePages, player_turn: str) -> int | None:
    return pages.bridge.session.state.game.sheet.rail_capacity[f"1-{player_turn}"]


@pytest.mark.long
def test_a_column_of_boxes_is_typed_with_enter_alone(pages: GamePages, qtbot: QtBot) -> None:
    """Each number is a step of its own, and the keyboard goes on to the next box though the page changes."""
    line(pages, CAPACITY.format("west-cp")).setFocus()
    for player_turn, typed in (("west-cp", "4"), ("west-allied", "6"), ("east-allied", "0")):
        qtbot.waitUntil(lambda one=player_turn: line(pages, CAPACITY.format(one)).hasFocus())
        QTest.keyClicks(QApplication.focusWidget(), typed)
        QTest.keyClick(QApplication.focusWidget(), RETURN)
        qtbot.waitUntil(lambda one=player_turn, typed=typed: capacity(pages, one) == int(typed))
    assert capacity(pages, "east-cp") is None
    operations.undo(pages.bridge)
    assert capacity(pages, "east-allied") is None
    assert capacity(pages, "west-allied") == 6


@pytest.mark.long
def test_an_emptied_box_is_unknown_again_and_nonsense_is_put_back(pages: GamePages, qtbot: QtBot) -> None:
    path = CAPACITY.format("west-cp")
    operations.set_facts(pages.bridge, {path: 4})
    for typed, there in (("x", 4), ("", None)):
        box = line(pages, path)
        box.setFocus()
        box.selectAll()
        QTest.keyClick(box, Qt.Key.Key_Backspace)
        QTest.keyClicks(box, typed)
        QTest.keyClick(box, TAB)
        qtbot.waitUntil(lambda typed=typed: line(pages, path).text() != "x")
        QApplication.processEvents()
        assert capacity(pages, "west-cp") == there


def test_a_figure_no_counter_has_is_told_and_changes_nothing(pages: GamePages, qtbot: QtBot) -> None:
    told: list[Message] = []
    pages.bridge.message.connect(told.append)
    pages.show_part("np-table")
    box = line(pages, "counters/cp-w-27/strength")
    box.setFocus()
    QTest.keyClicks(box, "99")
    QTest.keyClick(box, RETURN)
    qtbot.waitUntil(lambda: [message.reason.key for message in told] == ["fact-too-high"])
    assert line(pages, "counters/cp-w-27/strength").text() == ""


@pytest.mark.long
def test_a_star_is_ticked(pages: GamePages) -> None:
    pages.show_part("np-table")
    path = "counters/cp-w-27/is_starred"
    tick = next(one for one in pages.findChildren(FactTick) if one.property("fact") == path)
    tick.click()
    assert pages.bridge.session.state.game.counters["cp-w-27"].is_starred


@pytest.mark.long
def test_a_finger_hits_fields_of_small_text(pages: GamePages) -> None:
    operations.set_preference(pages.bridge, text_size=9)
    pages.show_part("np-table")
    for is_table_mode in (False, True):
        assert field_width(pages) >= (48 if is_table_mode else 40)
        operations.toggle_table_mode(pages.bridge)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [294, 320])
def test_in_a_narrow_panel_of_large_text_fields_leave_room_for_the_names(
    qapp: QApplication, campaign: SessionBridge, qtbot: QtBot, language: str, width: int
) -> None:
    operations.set_preference(campaign, text_size=LARGE, language=language)
    dress(qapp, palette_for("light"), LARGE)
    pages = GamePages(campaign)
    qtbot.addWidget(pages)
    pages.show_part("np-table")
    pages.show()
    try:
        for table in {one.parentWidget() for one in pages.findChildren(FactLine) if one.isVisible()}:
            ground = QWidget()
            qtbot.addWidget(ground)
            ground.resize(width, table.heightForWidth(width))
            table.setParent(ground)
            table.setGeometry(ground.rect())
            ground.show()
            table.show()
            QApplication.processEvents()
            assert list(judge(ground, is_table_mode=False)) == []
    finally:
        dress(qapp, palette_for("light"), USUAL)


def test_columns_share_the_room_and_narrow_ones_are_never_broken() -> None:
    assert uncut_width([30, 40, 300], 280) == 210
    assert uncut_width([30, 200, 300], 280) == 125
    assert uncut_width([30, 40], 280) == 40


def test_no_word_of_a_column_is_broken_while_all_have_room() -> None:
    assert column_widths([60, 110, 170, 310], [58, 103, 155, 143], 463) == [60, 105, 155, 143]
    assert column_widths([30, 40], [30, 20], 280) == [30, 40]
    assert column_widths([90, 300], [80, 200], 200) == [80, 120]


def test_a_column_without_long_words_is_no_narrower_than_the_others_while_it_asks_for_room() -> None:
    assert column_widths([200, 900, 900], [0, 150, 170], 570) == [190, 190, 190]
    assert column_widths([100, 900, 900], [0, 150, 170], 570) == [100, 235, 235]
