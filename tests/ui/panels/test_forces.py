"""Counters named, listed and counted in the real window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.clock import NextPhase
from companion.games.elst.procedures.forces.state import Forces, Spot
from companion.games.elst.procedures.forces.words import roster_text
from companion.games.elst.rules.refit.ground import prepared_ground
from companion.games.elst.rules.scenario.entering import usable_entry
from tests.ui.session_table import begin
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.panels.forces import ForcesPanel
from ui.panels.parts.form import ChoiceForm
from ui.panels.stack_list import StackRow
from ui.shell.main_window import MainWindow
from ui.widgets.layouts import scrolling

BRITISH, GERMAN = Faction.BRITISH, Faction.GERMAN
WIDEST = 340
CONTROL, NO_MODIFIER = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier


class Player:
    """Somebody with the forces in front."""

    def __init__(self, window: MainWindow) -> None:
        self.window, self.bridge = window, window.bridge

    @property
    def panel(self) -> ForcesPanel:
        return self.window.docks.panels["forces"]

    @property
    def forces(self) -> Forces:
        return self.bridge.session.state.game.forces

    @property
    def rows(self) -> list[str]:
        return [row.words.text() for row in self.panel.stacks.rows]

    @property
    def told(self) -> list[str]:
        """Every line that the panel shows."""
        labels = self.panel.findChildren(QLabel)
        return [label.text() for label in labels if label.isVisibleTo(self.panel) and label.text()]

    def type(self, text: str) -> None:
        self.panel.roster.lines.setPlainText(text)
        QTest.keyClick(self.panel.roster.lines, Qt.Key.Key_Return)
        QApplication.processEvents()

    def show(self, page: str) -> None:
        self.panel.pages.button(page).click()
        QApplication.processEvents()


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    return shared.on("elst")


@pytest.fixture
def player(window: MainWindow, qtbot: QtBot) -> Player:
    begin(window.bridge)
    window.show_map()
    window.docks.bring("forces")
    window.activateWindow()
    player = Player(window)
    player.show("british")
    return player


@pytest.mark.long
@pytest.mark.parametrize(
    ("typed", "listed", "line"),
    [
        ("2x sherman ii", ["Sherman III", "Sherman IIC"], "2x Sherman IIC"),
        ("4-5-7, 9-1, demo", ["demo charge"], ""),
        ("4-5-7 @ de ho", ["De Hoop E13"], "4-5-7 @ De Hoop E13"),
        ("4-5-7 @ nn8", [], ""),
        ("3x 4-5-7", [], ""),
    ],
)
def test_names_are_completed_as_they_are_typed(
    player: Player, typed: str, listed: list[str], line: str
) -> None:
    lines = player.panel.roster.lines
    lines.clear()
    lines.setFocus()
    QTest.keyClicks(lines, typed)
    assert sorted(lines.listed) == sorted(listed)
    if line:
        lines.take_name(next(name for name in lines.listed if line.endswith(name)))
        assert lines.toPlainText() == line
        assert lines.listed == []
    lines.clear()


@pytest.mark.long
def test_return_takes_no_name_that_is_only_listed(player: Player) -> None:
    lines = player.panel.roster.lines
    lines.setFocus()
    QTest.keyClicks(lines, "9-1, demo ch")
    assert lines.listed == ["demo charge"]
    QTest.keyClick(QApplication.activePopupWidget() or lines, Qt.Key.Key_Return)
    assert lines.toPlainText() == "9-1, demo ch"
    lines.clear()


@pytest.mark.long
def test_a_pasted_roster_fills_hexes_and_hand(player: Player) -> None:
    player.type("3x 4-5-7, 9-1, 2 LMG @ c10\n4-5-7 @ D8\n\n2x 4-5-8")
    assert player.rows == ["in hand: 2× 4-5-8", "C10: 3× 4-5-7, 9-1, 2× LMG", "D8: 4-5-7"]
    assert player.panel.roster.lines.toPlainText() == ""
    assert roster_text(player.forces.pile(BRITISH, Spot.HAND)) == "2x 4-5-8"


@pytest.mark.long
def test_shift_return_begins_another_line(player: Player) -> None:
    lines = player.panel.roster.lines
    lines.setFocus()
    QTest.keyClicks(lines, "9-1")
    QTest.keyClick(lines, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(lines, "8-1 @ C10")
    QTest.keyClick(lines, Qt.Key.Key_Return)
    assert player.rows == ["in hand: 9-1", "C10: 8-1"]


def test_a_thumb_on_space_and_return_leaves_a_refused_line_as_it_was_typed(player: Player) -> None:
    """What is taken off its end by keys are the last letters typed."""
    lines = player.panel.roster.lines
    lines.setFocus()
    QTest.keyClicks(lines, "9-1 @ ZZ99")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_End, Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyClick(lines, key)
    assert not player.forces.holdings
    assert lines.toPlainText() == "9-1 @ ZZ99"


@pytest.mark.long
def test_one_bad_line_names_nothing_and_stays_to_be_put_right(player: Player, messages: list) -> None:
    player.bridge.message.connect(messages.append)
    player.type("4-5-7 @ C10\n3x 4-5-77 @ C11")
    assert [message.reason.args["name"] for message in messages] == ["4-5-77"]
    assert player.panel.roster.lines.toPlainText() == "4-5-7 @ C10\n3x 4-5-77 @ C11"
    assert not player.forces.holdings


def test_a_thumb_on_space_leaves_the_words_that_would_not_do(player: Player) -> None:
    """Wiped out, the formation was missed: the values were refused in place of it."""
    player.type("4-5-77 @ C11")
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyClick(player.panel.roster.lines, key)
    assert player.panel.roster.lines.toPlainText() == "4-5-77 @ C11"


@pytest.mark.long
def test_the_words_that_would_not_do_are_typed_anew_over_them(player: Player) -> None:
    player.type("2x 4-5-7, 4-5-77, LMG @ C11")
    assert not player.forces.holdings
    lines = player.panel.roster.lines
    QTest.keyClicks(lines, "9-1")
    QTest.keyClick(lines, Qt.Key.Key_Return)
    assert player.rows == ["C11: 2× 4-5-7, 9-1, LMG"]


@pytest.mark.long
def test_each_side_names_and_lists_its_own(player: Player) -> None:
    player.type("4-5-7 @ C10")
    player.show("german")
    assert player.rows == []
    player.type("SS 4-4-7 @ NN8")
    assert player.rows == ["NN8: SS 4-4-7"]
    assert [h.faction for h in player.forces.holdings] == [BRITISH, GERMAN]


@pytest.mark.long
def test_a_tapped_stack_is_in_hand_and_tells_what_is_known_of_it(player: Player) -> None:
    player.type("4-5-7, LMG @ C10")
    player.panel.stacks.rows[0].tapped.emit()
    moving = player.window.map_view.tools["move"].moving
    assert player.window.tool == "move"
    assert [counter.label for counter in moving.stack] == ["4-5-7", "LMG"]
    (facts,) = [line for line in player.told if "First-line squad" in line]
    assert "Casualty Reduction: 2-4-7" in facts
    assert "Portage as on the counter" in facts
    player.window.toggle_dock("forces")
    player.window.bring_dock("forces")
    assert not [line for line in player.told if "First-line squad" in line], "it lay over the other stacks"


def test_a_hex_tapped_on_the_map_shows_the_side_that_holds_it(player: Player) -> None:
    player.show("german")
    player.type("4-4-7 @ NN8")
    player.show("british")
    operations.select_hex(player.bridge, player.bridge.board.parse_hex("NN8"))
    assert player.panel.pages.value() == "german"
    assert player.rows == ["NN8: 4-4-7"]


@pytest.mark.long
def test_the_scenario_page_counts_shots_rallies_and_points(player: Player) -> None:
    player.show("german")
    player.type("3x 4-4-7 @ NN8")
    player.show("scenario")
    _press(player, "Count Panzerfausts by tracked squads")
    assert player.forces.panzerfausts == 4
    _press(player, "Fire a Panzerfaust")
    assert player.forces.panzerfausts == 3
    for _ in range(2):
        _press(player, "Self rally")
    assert "2 / 2" in player.told
    assert not any("Self rally" in button.text() for button in _buttons(player))


def _buttons(player: Player) -> list:
    from ui.widgets.wrapping_button import WrappingButton

    return [
        button for button in player.panel.findChildren(WrappingButton) if button.isVisibleTo(player.panel)
    ]


def _press(player: Player, words: str) -> None:
    next(button for button in _buttons(player) if button.text().startswith(words)).click()
    QApplication.processEvents()


@pytest.mark.long
def test_entry_hexes_in_british_areas_are_tapped_one_after_the_other(player: Player) -> None:
    """CG7: the Germans may not enter there."""
    player.show("scenario")
    entry = usable_entry(prepared_ground(player.bridge.board), GERMAN, frozenset())
    always = prepared_ground(player.bridge.board).always_open[GERMAN]
    first, second, *_ = sorted(entry - always)
    _press(player, "British Setup Areas at the edges")
    form = player.panel.findChild(ChoiceForm)
    for hex_ in (first, second):
        form.take_hex(hex_)
    form.accept.click()
    assert player.forces.british_area == (first, second)
    left = usable_entry(prepared_ground(player.bridge.board), GERMAN, frozenset(player.forces.british_area))
    assert entry - left == {first, second}


@pytest.mark.long
def test_shots_beyond_any_force_are_refused_until_the_table_insists(player: Player) -> None:
    assert not operations.set_facts(player.bridge, {"forces/panzerfausts": 10_000})
    assert (
        player.window.message_bar.text
        == "Panzerfaust shots left: 10000 is too high. 99 is the most there can be."
    )
    assert player.forces.panzerfausts is None


@pytest.mark.long
def test_the_first_set_up_tells_where_and_what_the_card_shows(player: Player) -> None:
    player.show("scenario")
    assert any("214th Brigade sets up on hexrow D and west" in line for line in player.told)
    assert any("scenario card" in line for line in player.told)
    _press(player, "Name the British 2x 51mm MTR")
    player.show("british")
    assert player.rows == ["in hand: 2× 51mm MTR"]


def test_what_is_lost_or_out_lies_in_its_pile(player: Player) -> None:
    player.type("2x 4-5-7 @ C10")
    moving = player.window.map_view.tools["move"].moving
    player.panel.stacks.rows[0].tapped.emit()
    eliminate = next(one for one in moving.choices() if one.label.key == "forces-choice-eliminate")
    operations.execute(player.bridge, eliminate.build())
    player.show("scenario")
    assert "eliminated" in player.told
    assert "2x 4-5-7" in player.told


@pytest.mark.long
def test_reminders_stand_at_their_phase_in_the_tracker(player: Player) -> None:
    player.window.docks.bring("tracker")
    tracker = player.window.docks.panels["tracker"]
    assert operations.execute(player.bridge, NextPhase())
    QApplication.processEvents()
    shown = [label.text() for label in tracker.findChildren(QLabel) if label.isVisibleTo(tracker)]
    assert any("name ground level or steeple first" in words for words in shown)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_panel_is_narrow_in_every_language(player: Player, language: str) -> None:
    operations.set_language(player.bridge, language)
    player.type("3x 4-5-7, 9-1, 2 LMG @ C10")
    for page in ("british", "german", "scenario"):
        player.show(page)
        assert player.panel.minimumSizeHint().width() <= WIDEST
    tabs = player.window.docks.by_id["forces"].windowTitle()
    assert tabs == {"en": "Forces", "ja": "部隊"}[language]


@pytest.mark.long
def test_without_a_session_the_panel_says_what_it_is_for(window: MainWindow) -> None:
    window.show_map()
    window.docks.bring("forces")
    QApplication.processEvents()
    panel = window.docks.panels["forces"]
    assert not panel.roster.isVisible()
    assert any("session" in label.text() for label in panel.findChildren(QLabel) if label.isVisible())


@pytest.mark.long
def test_the_hex_panel_lists_what_stands_there_and_opens_what_is_known(player: Player) -> None:
    player.type("2x 4-5-7 @ C10")
    player.show("german")
    player.type("4-4-7 @ C10")
    player.window.docks.bring("hex")
    operations.select_hex(player.bridge, player.bridge.board.parse_hex("C10"))
    QApplication.processEvents()
    view = player.window.docks.panels["hex"].play
    rows = view.findChildren(StackRow)
    assert [row.words.text() for row in rows] == ["British: 2× 4-5-7", "German: 4-4-7"]
    rows[0].tapped.emit()
    shown = [label.text() for label in rows[0].findChildren(QLabel) if label.isVisible()]
    assert any("First-line squad" in text for text in shown)


@pytest.mark.long
def test_the_hex_panel_tells_what_the_hex_means_in_the_game(player: Player) -> None:
    player.window.docks.bring("hex")
    operations.select_hex(player.bridge, player.bridge.board.parse_hex("TT10"))
    QApplication.processEvents()
    panel = player.window.docks.panels["hex"]
    shown = [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]
    assert any("The British leave here for points" in text for text in shown)


@pytest.mark.long
def test_what_was_named_last_stands_first_until_the_other_side_is_shown(player: Player) -> None:
    player.type("4-5-7 @ A3\n4-5-7 @ M20")
    player.type("Sherman V bogged @ K20")
    assert player.rows == ["K20: Sherman V (bogged)", "A3: 4-5-7", "M20: 4-5-7"]
    player.show("german")
    player.show("british")
    assert player.rows == ["A3: 4-5-7", "K20: Sherman V (bogged)", "M20: 4-5-7"]


@pytest.mark.long
def test_five_squads_in_a_hex_are_told_as_they_are_named(player: Player) -> None:
    player.show(BRITISH)
    player.type("5x 4-5-7, 9-1 @ C10")
    assert player.rows[0].startswith("C10: 5")  # the table is right
    message = player.window.message_bar.current
    told = player.bridge.reason_text(message.reason)
    assert told.startswith("C10: 5 British squads, of which the base game lets 3 stack in a hex.")
    player.show("scenario")
    assert any(line.startswith("C10: 5 British squads") for line in player.told)


@pytest.mark.long
def test_undo_takes_back_what_was_named_though_space_was_hit_since(player: Player) -> None:
    player.type("4-5-7 @ C10")
    player.panel.roster.lines.setFocus()
    for key, modifier in ((Qt.Key.Key_Space, NO_MODIFIER), (Qt.Key.Key_Z, CONTROL)):
        QTest.keyClick(QApplication.focusWidget(), key, modifier)
    QApplication.processEvents()
    assert not list(player.forces.of(BRITISH))


@pytest.mark.long
def test_another_session_begins_with_an_empty_line(player: Player) -> None:
    """What stayed there to be put right was meant for the table before."""
    player.type("4-5-7 @ nowhere")
    assert player.panel.roster.lines.toPlainText()
    begin(player.bridge)
    player.window.docks.bring("forces")
    assert not player.panel.roster.lines.toPlainText()


@pytest.mark.long
def test_who_chose_a_faction_by_arrows_types_on_into_the_line(player: Player) -> None:
    """What was typed there was a hex to go to, and refused."""
    player.show("german")
    player.panel.pages.button("german").setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left)
    assert player.panel.page == "british"
    for letter in "4-5-7":
        QTest.keyClicks(QApplication.focusWidget(), letter)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert player.rows == ["in hand: 4-5-7"]


def test_counters_typed_with_their_hex_behind_a_tap_on_their_side_are_named(player: Player) -> None:
    """A hex alone is gone to, as ever: who looks at the other side is at the map still."""
    QTest.mouseClick(player.panel.pages.button("german"), Qt.MouseButton.LeftButton)
    for letter in "4-4-7, lmg @ P23; 8-1 @ P22":
        QTest.keyClicks(QApplication.focusWidget(), letter)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert player.rows == ["P23: 4-4-7, LMG", "P22: 8-1"]
    assert player.window.go_to_bar.isHidden()
    assert player.panel.roster.lines.hasFocus()
    assert not player.panel.roster.lines.toPlainText()


def test_tab_from_there_stops_where_arrows_scroll_and_typing_goes_on_into_the_line(player: Player) -> None:
    """What was typed was a hex to go to once so many stacks stood there that they scroll."""
    player.type("\n".join(f"4-5-7 @ C{number}" for number in range(1, 20)))
    player.panel.pages.button(BRITISH).setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is scrolling(player.panel)
    QTest.keyClicks(QApplication.focusWidget(), "9")
    QTest.keyClicks(QApplication.focusWidget(), "-1 @ D1")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert any("9-1" in words for words in player.rows)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_words_in_which_control_may_be_told_have_room(player: Player, language: str) -> None:
    player.window.resize(1024, 700)
    operations.set_language(player.bridge, language)
    QApplication.processEvents()
    player.show("scenario")
    _press(player, player.bridge.text("forces-choice-tell-control"))
    line = next(one for one in player.panel.findChildren(ChoiceForm) if one.isVisible()).inputs["text"]
    assert line.fontMetrics().horizontalAdvance(line.placeholderText()) < line.contentsRect().width() - 16
