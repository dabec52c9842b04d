"""Where what is asked stands: whole, above the panel to the right or over the map; nothing moves for it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from companion.games.elst.procedures.artillery.commands import AttemptContact
from companion.reason import Reason
from tests.forms import tried_with
from tests.ui.artillery_table import GUN, Table
from tests.ui.running import settle
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.session.message import Severity
from ui.shell.main_window import MainWindow

LONGEST = (
    Reason("truth-rules-mended", args={"begun": "0.1.0", "now": "0.1.1"}),
    Reason("hand-over-closed", args={"faction": "german"}),
    Reason("grid-skipped"),
)


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    return shared.on("elst")


@pytest.fixture
def table(window: MainWindow, tmp_path: Path) -> Table:
    table = Table(window.bridge, tmp_path)
    window.show_map()
    window.desk.go_to_map()
    window.activateWindow()
    return table


def _ask(table: Table) -> None:
    """The contact DR of G1."""
    table.ready_to_fire()
    table.do(AttemptContact(battery=GUN))


def at_rest(window: MainWindow) -> tuple[frozenset[str], QRect]:
    """The panels in sight and where the map lies, once the window has settled."""
    for _ in range(4):
        settle()
    shown = frozenset(one for one in window.docks.by_id if one != "prompt" and window.is_dock_shown(one))
    return shown, _spot(window.map_view)


def _spot(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())


def _hex_spot(window: MainWindow, name: str) -> QPoint:
    view = window.map_view
    return view.mapFromScene(view.board_geometry.centre(window.bridge.board.parse_hex(name)))


def _is_whole(window: MainWindow) -> bool:
    """Nothing of the card is beyond what it is scrolled in, nor beyond the map or its column."""
    prompt = window.docks.prompt
    shown = prompt.visibleRegion().boundingRect()
    return prompt.isVisible() and shown == prompt.rect()


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "panels"),
    [
        ((1024, 700), ("tracker",)),
        ((1024, 700), ("batteries",)),
        ((1366, 768), ("log",)),
        ((1920, 1080), ("tracker", "batteries")),
    ],
)
def test_no_question_opens_closes_or_moves_a_panel(
    window: MainWindow, table: Table, size: tuple[int, int], panels: tuple[str, ...]
) -> None:
    """Asked, put off, brought back, answered, and answered by the next: panels and map are as before."""
    window.resize(*size)
    window.docks.remember(panels)
    window.docks.arrange()
    table.ready_to_fire()
    before = at_rest(window)
    table.do(AttemptContact(battery=GUN))
    assert at_rest(window) == before
    assert _is_whole(window)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert at_rest(window) == before
    assert not window.is_dock_shown("prompt")
    window.now_strip.due.click()
    assert at_rest(window) == before
    assert _is_whole(window)
    table.answer(7)
    assert at_rest(window) == before
    assert _is_whole(window)
    table.answer("black")
    assert at_rest(window) == before
    assert not window.is_dock_shown("prompt")


@pytest.mark.long
def test_the_panel_below_keeps_where_it_was_scrolled_to(window: MainWindow, table: Table) -> None:
    window.docks.remember(["log", "layers"])
    window.docks.arrange()
    at_rest(window)
    bar = window.docks.by_id["layers"].widget().verticalScrollBar()
    bar.setValue(40)
    _ask(table)
    at_rest(window)
    panel, card = window.docks.by_id["layers"], window.docks.by_id["prompt"]
    assert _spot(card).bottom() < _spot(panel).top()
    assert bar.value() == 40
    table.answer(2)
    at_rest(window)
    assert bar.value() == 40


@pytest.mark.long
@tried_with(
    ("size", "points", "language"),
    [((1366, 768), 18, "ja"), ((1366, 768), 18, "en"), ((1024, 700), 14, "ja")],
)
def test_a_list_of_rolls_is_whole_in_its_column(
    window: MainWindow, table: Table, size: tuple[int, int], points: int, language: str
) -> None:
    operations.set_language(window.bridge, language)
    operations.set_preference(window.bridge, text_size=points)
    window.resize(*size)
    window.docks.bring("batteries")
    table.with_barrage()
    before = at_rest(window)
    table.resolve()
    assert at_rest(window) == before
    assert _is_whole(window)


@pytest.mark.long
@pytest.mark.parametrize(("asked", "is_left"), [("G16", False), ("NN16", True)])
def test_over_the_map_it_stands_away_from_the_hexes_it_is_about(
    window: MainWindow, table: Table, asked: str, is_left: bool
) -> None:
    window.docks.remember(())
    window.docks.arrange()
    table.with_barrage(asked)
    at_rest(window)
    table.resolve()
    at_rest(window)
    card = window.docks.prompt.mapTo(window.map_view, QPoint())
    assert (card.x() < window.map_view.width() / 2) is is_left


@pytest.mark.long
@tried_with("asked", ["G16", "NN16"])
@pytest.mark.parametrize("tool", ["move", "control"])
def test_the_card_of_a_tool_stands_beside_it(window: MainWindow, table: Table, asked: str, tool: str) -> None:
    window.docks.remember(())
    window.docks.arrange()
    table.with_barrage(asked)
    table.resolve()
    at_rest(window)
    before = _spot(window.docks.prompt)
    view = window.map_view
    view.set_tool(tool)
    at_rest(window)
    (card,) = [one for one in (view.move_card, view.area_card) if one.isVisible()]
    assert _spot(window.docks.prompt) == before
    assert not _spot(card).intersects(before)


@pytest.mark.long
def test_the_card_of_a_tool_steps_aside_where_there_is_no_room_for_both(
    window: MainWindow, table: Table
) -> None:
    """It comes back once the question is put off, or the window has room for both."""
    window.resize(1366, 690)
    operations.set_preference(window.bridge, text_size=28)
    window.docks.remember(())
    window.docks.arrange()
    table.with_barrage("G16")
    card = window.map_view.move_card
    window.map_view.set_tool("move")
    at_rest(window)
    assert card.isVisible()
    table.resolve()
    at_rest(window)
    assert not card.isVisible()
    window.docks.prompt.later_button.click()
    at_rest(window)
    assert card.isVisible()
    window.now_strip.due.click()
    at_rest(window)
    assert not card.isVisible()
    operations.set_preference(window.bridge, text_size=14)
    at_rest(window)
    assert card.isVisible()
    assert not _spot(card).intersects(_spot(window.docks.prompt))


@pytest.mark.long
@pytest.mark.parametrize("tool", ["control", "correct"])
def test_the_card_of_a_tool_is_scrolled_on_a_low_map(window: MainWindow, table: Table, tool: str) -> None:
    window.resize(1024, 690)
    operations.set_preference(window.bridge, text_size=28)
    window.docks.remember(())
    window.docks.arrange()
    view = window.map_view
    view.set_tool(tool)
    at_rest(window)
    (card,) = [one for one in view.tool_cards if one.isVisible()]
    assert view.rect().contains(card.geometry())


@pytest.mark.long
def test_hexes_under_it_are_panned_clear_and_never_zoomed(window: MainWindow, table: Table) -> None:
    window.resize(1024, 700)
    window.docks.remember(("tracker",))
    window.docks.arrange()
    table.with_barrage("JJ11")
    at_rest(window)
    view = window.map_view
    view.zoom(3)
    view.centre_on(table.hex("JJ11"))
    view.pan(QPointF(-20, 0))
    at_rest(window)
    pixels, before = view.hex_pixels, _hex_spot(window, "JJ11")
    table.resolve()
    at_rest(window)
    prompt = window.docks.prompt
    card = QRect(view.mapFromGlobal(prompt.mapToGlobal(QPoint())), prompt.size())
    assert view.hex_pixels == pixels
    assert _hex_spot(window, "JJ11") != before
    assert not any(
        card.contains(_hex_spot(window, name)) for name in ("JJ10", "JJ11", "JJ12", "II11", "KK11")
    )
    assert not card.intersects(view.controls.geometry())


def test_a_whole_map_that_it_moved_is_whole_again_as_it_goes(window: MainWindow, table: Table) -> None:
    """Half of it stayed beyond the edge of the window until somebody asked for all of it."""
    window.resize(1024, 700)
    window.docks.remember(("tracker",))
    window.docks.arrange()
    operations.toggle_table_mode(window.bridge)
    table.with_barrage("JJ11")
    view = window.map_view
    view.fit()
    at_rest(window)
    before = view.outlook
    table.resolve()
    at_rest(window)
    assert view.outlook != before
    window.docks.prompt.later_button.click()
    at_rest(window)
    assert view.outlook == before
    window.docks.bring("prompt")
    at_rest(window)
    view.pan(QPointF(-20, 0))  # by the player's own hand: it stays there
    moved = view.outlook
    window.docks.prompt.later_button.click()
    at_rest(window)
    assert view.outlook == moved != before


@pytest.mark.long
def test_with_a_panel_below_the_map_it_is_whole_over_it(window: MainWindow, table: Table) -> None:
    window.resize(1024, 700)
    window.docks.remember(("log",))
    window.docks.arrange()
    operations.set_preference(window.bridge, text_size=24)
    try:
        _ask(table)
        at_rest(window)
        assert _is_whole(window)
        assert _spot(window.docks.prompt).bottom() > _spot(window.map_view).bottom()
    finally:
        operations.set_preference(window.bridge, text_size=14)


@pytest.mark.long
def test_a_tap_on_the_card_is_none_on_the_map_below(window: MainWindow, table: Table, qtbot: QtBot) -> None:
    window.docks.remember(())
    window.docks.arrange()
    _ask(table)
    at_rest(window)
    selected = table.bridge.selected
    qtbot.mouseClick(window.docks.prompt.title, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(window.docks.prompt, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert table.bridge.selected == selected


def test_a_rail_button_shows_its_panel_beside_the_card_and_puts_it_away(
    window: MainWindow, table: Table
) -> None:
    """What is typed stays in its field, and the keyboard with it."""
    window.docks.remember(())
    window.docks.arrange()
    _ask(table)
    at_rest(window)
    QTest.keyClicks(QApplication.focusWidget(), "1")
    line = window.docks.prompt.pad.line
    for shown in (True, False):
        for dock_id in ("layers", "batteries", "log", "tracker"):
            if window.is_dock_shown(dock_id) is not shown:
                window.run_action(f"show-{dock_id}")
            at_rest(window)
            assert window.is_dock_shown(dock_id) is shown
            assert _is_whole(window)
            assert (line.text(), QApplication.focusWidget()) == ("1", line)


@pytest.mark.long
def test_with_the_map_alone_it_stands_over_it(window: MainWindow, table: Table) -> None:
    window.toggle_map_only()
    try:
        _ask(table)
        at_rest(window)
        assert _is_whole(window)
        assert QApplication.focusWidget() is window.docks.prompt
    finally:
        window.toggle_map_only()


@pytest.mark.long
def test_it_is_whole_over_the_map_however_narrow_the_column_was_dragged(
    window: MainWindow, table: Table
) -> None:
    window.resize(1024, 700)
    operations.set_preference(window.bridge, text_size=28, place_sizes={"right": 1.0})
    _ask(table)
    window.docks.put_away(*window.docks.open_ids())
    at_rest(window)
    assert _is_whole(window)
    card = window.docks.prompt
    assert card.minimumSizeHint().width() <= card.width()


def test_a_panel_that_is_asked_for_ends_the_map_alone(window: MainWindow) -> None:
    for _ in ("closed before", "open before"):
        window.toggle_map_only()
        window.run_action("show-hex")
        at_rest(window)
        assert window.is_dock_shown("hex")
        assert not window.is_map_only
    window.toggle_map_only()
    window.now_strip.unfold_wanted.emit()
    at_rest(window)
    assert window.is_dock_shown("tracker")
    assert not window.is_map_only


@pytest.mark.long
def test_a_button_puts_it_off_as_escape_does(window: MainWindow, table: Table, qtbot: QtBot) -> None:
    _ask(table)
    at_rest(window)
    qtbot.mouseClick(window.docks.prompt.later_button, Qt.MouseButton.LeftButton)
    assert not window.is_dock_shown("prompt")
    assert table.waiting is not None


@pytest.mark.long
def test_what_is_used_for_a_moment_lies_over_it(window: MainWindow, table: Table) -> None:
    window.docks.put_away(*window.docks.open_ids())
    window.open_palette()
    window.docks.bring("prompt")
    _ask(table)
    window.open_palette()
    window.resize(1024, 700)
    settle()
    palette = window.palette_widget
    inside = QRect(palette.mapTo(window, QPoint()), palette.size()) & window.asked_place
    assert palette.isVisible()
    assert not inside.isEmpty()
    assert palette.isAncestorOf(window.childAt(inside.center())) or window.childAt(inside.center()) is palette


@pytest.mark.long
def test_a_long_message_ends_beside_a_card_that_reaches_down_to_it(window: MainWindow, table: Table) -> None:
    window.docks.remember(())
    window.docks.arrange()
    operations.set_preference(window.bridge, text_size=28)
    try:
        _ask(table)
        window.bridge.say(
            Reason("session-saved-as", args={"file": "a name that is as long as they come " * 4})
        )
        at_rest(window)
        bar, card = _spot(window.message_bar), window.asked_place
        assert card.bottom() > bar.top(), "else there is nothing to end beside"
        assert not bar.intersects(card)
    finally:
        operations.set_preference(window.bridge, text_size=14)


@pytest.mark.long
@tried_with("language", ["ja", "en"])
@tried_with("size", [(1024, 700), (1366, 768)])
@pytest.mark.parametrize(("points", "panels"), [(14, ()), (14, ("tracker",)), (28, ())])
def test_the_longest_message_stands_whole_covers_no_card_and_moves_nothing(
    window: MainWindow,
    table: Table,
    language: str,
    size: tuple[int, int],
    points: int,
    panels: tuple[str, ...],
) -> None:
    operations.set_language(window.bridge, language)
    operations.set_preference(window.bridge, text_size=points)
    try:
        window.resize(*size)
        window.docks.remember(panels)
        window.docks.arrange()
        _ask(table)
        while window.message_bar.current is not None:
            window.message_bar.close_current()
        before = at_rest(window), window.asked_place
        assert not before[1].isEmpty()
        for said in LONGEST:
            window.bridge.say(said, Severity.WARNING, slot="longest")
            at_rest(window)
            bar = window.message_bar
            words = next(one for one in bar.findChildren(QLabel) if one.text())
            assert "".join(words.text().split()) == "".join(bar.text.split())
            assert bar.rect().contains(words.geometry())
            assert not _spot(bar).intersects(window.asked_place)
            assert (at_rest(window), window.asked_place) == before
    finally:
        operations.set_preference(window.bridge, text_size=14)
        operations.set_language(window.bridge, "en")


@pytest.mark.long
def test_a_message_that_tries_several_rooms_comes_to_rest(
    window: MainWindow, table: Table, qtbot: QtBot
) -> None:
    operations.set_preference(window.bridge, text_size=28)
    try:
        window.resize(1024, 700)
        window.docks.remember(())
        window.docks.arrange()
        _ask(table)
        window.bridge.say(LONGEST[0], Severity.WARNING)
        at_rest(window)
        with qtbot.assertNotEmitted(window.message_bar.placed, wait=100):
            pass
    finally:
        operations.set_preference(window.bridge, text_size=14)
