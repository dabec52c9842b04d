"""A verdict that rests on the reconstructed map, fixed or confirmed on the spot while a session is played."""

from functools import cache
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from companion.board.legend import Brush, Sort
from companion.hexes.coordinates import HexCoord
from companion.kit.tracing import TracedLine
from companion.session.commands import SetFacts
from companion.session.session import Session
from companion.sight.result import Position
from tests.ui.shared_window import SharedWindow
from tests.ui.spanish_table import Player, at_laid_table, lay
from ui import operations
from ui.shell.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


@cache
def laid() -> Session:
    """A Republican battalion in 3533, with its HQs."""
    return lay("jarama", J_R_48_infantry_1="3533", J_R_48_hq_1="3136", J_R_A_hq_1="3439").session


@pytest.fixture
def jarama(shared: SharedWindow) -> Player:
    player = at_laid_table(shared, laid())
    operations.select_hex(player.bridge, player.hex("3533"))
    player.window.docks.bring("hex")
    return player


@pytest.fixture
def desert(shared: SharedWindow) -> Player:
    """A Central Powers unit on the Hejaz railway."""
    player = Player(shared.on("no_prisoners"))
    player.run("new-session")
    page = player.window.desk.pages["new-session"]
    page.options.choices["np-set-up"].button("sample").click()
    page.begin_button.click()
    hex_ = player.hex("1917")
    told = {"hex": {"q": hex_.q, "r": hex_.r}, "spot": "map", "strength": 4}
    facts = {f"counters/cp-e-42/{name}": value for name, value in told.items()}
    assert operations.execute(player.bridge, SetFacts(facts=facts))
    operations.select_hex(player.bridge, hex_)
    player.window.docks.bring("hex")
    return player


def supply(player: Player, unit: str) -> TracedLine:
    session = player.bridge.session
    return session.system.traced_lines(session.state, unit)[0]


def press(window: MainWindow, text: str) -> None:
    """Press a button of the card that explains the lines."""
    card = window.docks.panels["hex"].play.trace
    next(one for one in card.findChildren(QPushButton) if one.text() == text).click()


def drag(window: MainWindow, *hexes: HexCoord) -> None:
    view = window.map_view
    spots = [view.mapFromScene(view.board_geometry.centre(hex_)) for hex_ in hexes]
    QTest.mousePress(view.viewport(), LEFT, pos=spots[0])
    for before, spot in pairwise(spots):
        for step in range(1, 9):
            QTest.mouseMove(view.viewport(), before + (spot - before) * step / 8)
    QTest.mouseRelease(view.viewport(), LEFT, pos=spots[-1])


def shown(window: MainWindow) -> str:
    card = window.docks.panels["hex"].play.trace
    return "\n".join(label.text() for label in card.findChildren(QLabel) if label.isVisible())


@pytest.mark.long
def test_a_road_that_is_not_there_is_rubbed_out_and_the_verdict_follows(jarama: Player) -> None:
    window, unit = jarama.window, "J-R-48-infantry-1"
    before = supply(jarama, unit)
    fact = before.rests_on[0]
    press(window, "Fix here")
    tool = window.map_view.tools["correct"]
    assert window.map_view.tool is tool
    assert tool.brush == Brush(Sort.WAY, "minor", "road")
    assert window.bridge.selected == jarama.hex("3533")  # the verdict stays in sight
    there = before.path[before.path.index(fact.hex) + 1]
    tool.erase(True)
    drag(window, fact.hex, there)
    after = supply(jarama, unit)
    assert (fact.hex, there) not in set(pairwise(after.path))
    assert len(jarama.bridge.overlay.entries) == 1
    jarama.run("undo")
    assert supply(jarama, unit) == before


@pytest.mark.long
def test_a_correction_in_a_session_leaves_the_game_as_it_stands(jarama: Player) -> None:
    units = jarama.game.units
    press(jarama.window, "Fix here")
    drag(jarama.window, jarama.hex("3634"), jarama.hex("3734"))
    assert jarama.game.units == units
    assert jarama.bridge.session.undo_label.key == "step-drawn-hexsides"
    assert jarama.bridge.session.standing.boards.overlay == jarama.bridge.overlay.digest


@pytest.mark.long
def test_the_road_confirmed_by_sweeping_it_rests_on_nothing_any_more(jarama: Player) -> None:
    unit = "J-R-48-infantry-1"
    hexes = supply(jarama, unit).path
    jarama.window.use_tool("correct")
    tool = jarama.window.map_view.tools["correct"]
    tool.take(Brush(Sort.SEEN))
    tool.draw_through(hexes)
    assert not supply(jarama, unit).rests_on
    assert "By the reconstructed map" not in shown(jarama.window)


@pytest.mark.long
def test_same_on_my_map_confirms_the_verdict_s_facts(jarama: Player) -> None:
    assert "By the reconstructed map" in shown(jarama.window)
    press(jarama.window, "Same on my map")
    assert not supply(jarama, "J-R-48-infantry-1").rests_on
    assert "By the reconstructed map" not in shown(jarama.window)


def test_a_railway_or_depot_in_the_desert_is_fixed_with_its_own_brush(desert: Player) -> None:
    window = desert.window
    before = supply(desert, "cp-e-42")
    press(window, "Fix here")
    tool, fact = window.map_view.tools["correct"], before.rests_on[0]
    assert tool.brush.key in {"central", "depot"}
    assert fact.fact.split(":")[1] in {tool.brush.network, tool.brush.key}
    tool.erase(True)
    rails = [one.hex for one in before.rests_on if one.fact.startswith("link:rail")]
    drag(window, *rails)
    assert not set(pairwise(supply(desert, "cp-e-42").path)) & set(pairwise(rails))
    desert.run("undo")
    assert supply(desert, "cp-e-42") == before


def test_same_on_my_map_confirms_railway_and_depot(desert: Player) -> None:
    press(desert.window, "Same on my map")
    assert not supply(desert, "cp-e-42").rests_on


@pytest.mark.long
def test_what_cannot_be_drawn_is_edited_in_its_hex(jarama: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.panels.trace_card.brush_of_fact", lambda *_: None)
    fact = supply(jarama, "J-R-48-infantry-1").rests_on[0]
    press(jarama.window, "Fix here")
    editor = jarama.window.docks.panels["hex"].editor
    assert editor.isVisible()
    assert editor.hex == fact.hex


# ---- a line of sight over doubtful hexes of the Elst map ----


@pytest.fixture
def elst(shared: SharedWindow) -> Player:
    """A line across hexes under the turn track, which could only be read in part."""
    player = Player(shared.on("elst"))
    player.window.use_tool("sight")
    ends = (Position(player.hex("LL27")), Position(player.hex("QQ29")))
    operations.check_sight(player.bridge, *ends)
    return player


@pytest.mark.long
def test_doubtful_hexes_of_a_line_are_confirmed_on_the_spot(elst: Player) -> None:
    notes = elst.window.docks.panels["sight"].notes
    assert elst.bridge.sight.result.doubtful_hexes
    assert notes.same.isVisible()
    notes.same.click()
    assert not elst.bridge.sight.result.doubtful_hexes
    assert not notes.same.isVisible()
    elst.run("undo")
    assert elst.bridge.sight.result.doubtful_hexes


def test_a_doubtful_hex_of_a_line_is_put_right_in_the_editor(elst: Player) -> None:
    hexes = elst.bridge.sight.result.doubtful_hexes
    elst.window.docks.panels["sight"].notes.fix.click()
    editor = elst.window.docks.panels["hex"].editor
    assert editor.isVisible()
    assert editor.hex == hexes[0]
