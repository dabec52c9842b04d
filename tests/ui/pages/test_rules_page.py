"""The rules page: searched, jumped to from a reason, readings changed on the spot."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from companion.board.library import open_board
from companion.kit.panels import Checklist, ChecklistItem, Progress
from companion.kit.system import Start
from companion.reason import Reason
from companion.rulebook import rulebook
from companion.sight.result import Position
from companion.sight.settings import BlindBuilding
from ui import operations
from ui.look.preferences import Preferences
from ui.pages.rules_page import RulesPage
from ui.panels.parts.checklist import ChecklistView
from ui.panels.parts.lines import lines_view
from ui.panels.rule_words import listed_rule
from ui.session.bridge import SessionBridge
from ui.shell.main_window import MainWindow
from ui.widgets.reason_list import Line, ReasonList
from ui.widgets.rule_link import with_rule_link


@pytest.fixture
def page(bridge: SessionBridge, qtbot: QtBot) -> RulesPage:
    page = RulesPage(bridge)
    qtbot.addWidget(page)
    page.resize(1300, 700)
    page.show()
    return page


def chosen(page: RulesPage) -> str:
    return page.card.number.text()


def readings(page: RulesPage) -> list[str]:
    """The readings that can be chosen."""
    QApplication.processEvents()
    return [key for key, choice in page.card.choices.items() if not choice.isHidden()]


def told(page: RulesPage) -> str:
    QApplication.processEvents()
    return "\n".join(label.text() for label in page.card.findChildren(QLabel) if not label.isHidden())


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "typed", "first"),
    [
        ("en", "Initiative", "4.517a"),
        ("en", "replenishment of MMC", "4.513a"),
        ("en", "Consolidation", "4.509"),
        ("ja", "統合", "4.509"),
    ],
)
def test_a_step_of_play_is_found_by_its_name(
    page: RulesPage, bridge: SessionBridge, language: str, typed: str, first: str
) -> None:
    operations.set_language(bridge, language)
    page.search.setText(typed)
    assert first in page.shown_rules()


def test_a_number_finds_its_rules_before_those_that_name_it(page: RulesPage) -> None:
    page.search.setText("4.513")
    assert page.shown_rules()[:4] == ["4.513a", "4.513b", "4.513c", "4.513x"]
    assert "4.12" in page.shown_rules()


def test_every_rule_is_listed_in_order_under_its_chapter(page: RulesPage) -> None:
    book = rulebook("elst")
    assert book is not None
    assert page.shown_rules() == [rule.id for rule in book.rules]
    assert page.list.count() == len(book.rules) + len(book.chapters)
    assert page.list.item(0).text() == "1 Terrain"


@pytest.mark.long
def test_a_search_looks_at_words_and_numbers_of_any_width(page: RulesPage, qtbot: QtBot) -> None:
    qtbot.keyClicks(page.search, "STEEPLE smoke")
    assert "1.1l" in page.shown_rules()
    assert "1.2a" not in page.shown_rules()
    page.search.setText("２．１１")
    assert page.shown_rules() == ["2.11a", "2.11b", "2.11c", "2.11d", "2.11e", "2.11f"]
    assert chosen(page) == "2.11a"
    page.search.setText("no such thing")
    assert page.shown_rules() == []
    assert page.card.duty.text() == "No rule has these words."


@pytest.mark.long
def test_the_search_speaks_the_language_in_use(page: RulesPage, bridge: SessionBridge) -> None:
    operations.set_language(bridge, "ja")
    assert page.list.item(0).text() == "1 地形"
    page.search.setText("死角 尖塔")
    assert "1.1k" in page.shown_rules()


@pytest.mark.long
def test_a_rule_is_brought_into_view_with_its_duty(page: RulesPage) -> None:
    page.search.setText("pond")
    page.show_rule("2.11c")
    assert chosen(page) == "2.11c"
    assert page.card.duty.text() == "The companion decides this and says why."
    assert page.list.viewport().rect().intersects(page.list.visualItemRect(page.list.currentItem()))
    page.show_rule("SK4.4.3")
    assert page.search.text() == "SK4.4.3"
    assert page.shown_rules() == ["1.1g"]


def test_disputed_rules_can_be_listed_alone(page: RulesPage) -> None:
    page.disputed_only.click()
    assert {"1.1k", "2.11c", "2.32b"} <= set(page.shown_rules())
    assert "1.1a" not in page.shown_rules()


@pytest.mark.long
def test_a_reading_of_sight_is_changed_on_the_spot(page: RulesPage, bridge: SessionBridge) -> None:
    page.show_rule("1.1k")
    assert readings(page) == ["sight-blind-building", "sight-blind-pair"]
    page.card.choices["sight-blind-building"].button("hex").click()
    assert bridge.sight_settings.blind_building is BlindBuilding.HEX
    assert chosen(page) == "1.1k"
    operations.set_reading(bridge, blind_building=BlindBuilding.OUTLINE)
    assert page.card.choices["sight-blind-building"].value() == "outline"


def test_a_reading_of_artillery_waits_for_a_session(page: RulesPage) -> None:
    page.show_rule("2.11c")
    assert readings(page) == []
    assert "FFE:2 when contact is not maintained: fires, then becomes FFE:C" in told(page)


@pytest.mark.long
def test_in_a_session_every_reading_is_the_sessions_own(
    page: RulesPage, bridge: SessionBridge, tmp_path: Path
) -> None:
    operations.begin_session(bridge, tmp_path / "evening.session", Start(scenario="initial"))
    assert bridge.session is not None
    page.show_rule("2.1h")
    assert readings(page) == ["oba-pin-loses-contact"]
    page.card.choices["oba-pin-loses-contact"].button(True).click()
    assert bridge.session.state.settings["oba-pin-loses-contact"] is True
    assert page.card.choices["oba-pin-loses-contact"].value() is True
    page.show_rule("1.1k")
    page.card.choices["sight-blind-building"].button("hex").click()
    assert bridge.session.state.settings["sight-blind-building"] == "hex"
    assert bridge.sight_settings.blind_building is BlindBuilding.HEX


def test_a_rule_without_readings_shows_none(page: RulesPage) -> None:
    page.show_rule("1.2a")
    assert readings(page) == []
    assert "How you read it" not in told(page)


# ---- two battles of one system -------------------------------------------------------------------


@pytest.fixture
def brunete(qtbot: QtBot) -> SessionBridge:
    return SessionBridge(open_board("brunete"), Preferences(language="en", theme="light"))


@pytest.mark.long
def test_a_battle_lists_its_own_rules_and_not_the_others(brunete: SessionBridge, qtbot: QtBot) -> None:
    page = RulesPage(brunete)
    qtbot.addWidget(page)
    page.show()
    assert {"1.0a", "11.61", "B.9", "CH.CRT.1"} <= set(page.shown_rules())
    assert "J.15" not in page.shown_rules()
    page.disputed_only.click()
    assert {"11.61", "B.9"} <= set(page.shown_rules())
    assert listed_rule(brunete, "B.15b") == "B.15b"
    assert listed_rule(brunete, "J.15") == ""


def test_a_reading_of_a_battle_is_changed_beside_its_rule(
    brunete: SessionBridge, qtbot: QtBot, tmp_path: Path
) -> None:
    page = RulesPage(brunete)
    qtbot.addWidget(page)
    page.show()
    operations.begin_session(brunete, tmp_path / "evening.session", Start(scenario="brunete"))
    assert brunete.session is not None
    page.show_rule("B.9")
    page.card.choices["scw-battalion-zoc-needs-attack-three"].button(True).click()
    assert brunete.session.state.settings["scw-battalion-zoc-needs-attack-three"] is True
    operations.close_session(brunete)


# ---- No Prisoners ------------------------------------------------------------------------------


@pytest.mark.long
def test_the_rules_of_no_prisoners_are_listed_with_their_readings(qtbot: QtBot, tmp_path: Path) -> None:
    bridge = SessionBridge(open_board("no_prisoners"), Preferences(language="en", theme="light"))
    page = RulesPage(bridge)
    qtbot.addWidget(page)
    page.show()
    assert page.shown_rules()[0] == "0.1"
    assert listed_rule(bridge, "RE-WAL-4") == "RE-WAL-4"
    page.disputed_only.click()
    assert {"8.8a", "11.10", "TEC-mountain", "TEC-seasonal-lake-wadi"} <= set(page.shown_rules())
    page.show_rule("8.8a")
    assert readings(page) == []
    assert "Rail movement needs supply at its start: yes" in told(page)
    operations.begin_session(bridge, tmp_path / "desert.session", Start(scenario="the-last-crusade"))
    assert bridge.session is not None
    page.card.choices["np-rail-needs-supply"].button(False).click()
    assert bridge.session.state.settings["np-rail-needs-supply"] is False
    operations.close_session(bridge)


# ---- from a reason ------------------------------------------------------------------------------


def test_only_listed_rules_become_links(bridge: SessionBridge) -> None:
    assert listed_rule(bridge, "1.1k") == "1.1k"
    assert listed_rule(bridge, "ASLSK 3.2") == ""


def test_the_last_mention_is_the_link_and_the_rest_stays_text() -> None:
    linked = with_rule_link("2 < 3 of 1.1k\nnext (1.1k)", "1.1k")
    assert linked == '2 &lt; 3 of 1.1k<br>next (<a href="1.1k">1.1k</a>)'
    assert with_rule_link("plain & simple", "") == "plain &amp; simple"


def test_a_tapped_number_tells_its_rule(qtbot: QtBot) -> None:
    reasons = ReasonList()
    qtbot.addWidget(reasons)
    reasons.show_lines([Line("2 <3")])
    assert reasons.findChild(QLabel).textFormat() is Qt.TextFormat.PlainText
    reasons.show_lines([Line("Blocked (1.1k)", rule="1.1k")])
    with qtbot.waitSignal(reasons.rule_tapped) as heard:
        reasons.findChild(QLabel).linkActivated.emit("1.1k")
    assert heard.args == ["1.1k"]


def test_a_rule_tapped_in_the_sight_panel_opens_the_page(window: MainWindow, qtbot: QtBot) -> None:
    parse = window.bridge.board.parse_hex
    window.use_tool("sight")
    operations.check_sight(window.bridge, Position(parse("NN8"), 1), Position(parse("II12")))
    window.docks.panels["sight"].card.why.rule_tapped.emit("1.1k")
    assert window.page == "rules"
    assert chosen(window.rules_page) == "1.1k"
    qtbot.keyClick(window.rules_page, Qt.Key.Key_Escape)
    assert window.page == "map"
    window.actions_by_id["rules"].trigger()
    assert window.page == "rules"
    window.rules_page.list.setFocus()
    qtbot.keyClicks(window.rules_page.list, "p")
    qtbot.keyClicks(window.rules_page.search, "ond")
    assert window.rules_page.search.text() == "pond"


@pytest.mark.long
def test_a_rule_in_the_lines_of_a_games_panel_opens_the_page(window: MainWindow) -> None:
    lines = lines_view(window.docks.panels["sight"], [Reason("note-impassable", "1.2a")])
    assert '<a href="1.2a">' in lines.findChild(QLabel).text()
    lines.rule_tapped.emit("1.2a")
    assert window.page == "rules"
    assert chosen(window.rules_page) == "1.2a"


@pytest.mark.long
def test_a_rule_in_a_reminder_opens_the_page(window: MainWindow) -> None:
    reminder = Reason("note-impassable", "1.2a")
    item = ChecklistItem(Reason("page-rules"), Progress.CURRENT, reminders=(reminder,))
    view = ChecklistView(window.docks.panels["sight"], Checklist((item,)))
    label = next(one for one in view.findChildren(QLabel) if "href" in one.text())
    label.linkActivated.emit("1.2a")
    assert window.page == "rules"
    assert chosen(window.rules_page) == "1.2a"
