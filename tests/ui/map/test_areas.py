"""Control is told on the map by tap and sweep, and the Setup Areas are drawn stage by stage."""

from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.refit import grounds
from companion.games.elst.procedures.refit.commands import FinishScenario, NextRefitStep
from companion.games.elst.rules.refit.areas import Holding
from companion.games.elst.rules.refit.ground import prepared_ground
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.strategic import Control
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from tests.games.elst.refit.assistant.refit_table import CampaignTable
from tests.ui.artillery_table import Table
from ui import operations
from ui.map.area_card import AreaCard
from ui.map.area_hand import AreaHand
from ui.map.badges import badge_box, paint_badge
from ui.map.canvas import Canvas
from ui.map.layers.areas import AreaLayer
from ui.map.painter import LETTERING_LAYERS
from ui.map.tools.control import ControlTool
from ui.map.tools.tool import Pointer
from ui.map.view import MapView
from ui.session.bridge import Change, SessionBridge
from ui.session.message import Message
from ui.session.told_map import stage_shown, stages_of, told_game, told_state

SIZE = QSize(1400, 1000)
BRITISH = ("E12", "E13", "F19", "F20", "H13", "A12", "A19")


@pytest.fixture
def view(bridge: SessionBridge, qtbot: QtBot) -> MapView:
    view = MapView(bridge)
    qtbot.addWidget(view)
    view.resize(1000, 700)
    view.show()
    view.set_tool("control")
    return view


@pytest.fixture
def tool(view: MapView) -> ControlTool:
    return view.tools["control"]


@pytest.fixture
def card(view: MapView) -> AreaCard:
    return view.findChild(AreaCard)


@pytest.fixture
def sides(bridge: SessionBridge, at) -> None:
    """Every building German but those of the British."""
    operations.tell_on_map(bridge, "control", Faction.GERMAN, prepared_ground(bridge.board).buildings)
    operations.tell_on_map(bridge, "control", Faction.BRITISH, map(at, BRITISH))


def scene(bridge: SessionBridge) -> Scene:
    """What is told, in the session or without one."""
    game = told_game(bridge)
    return game.scene(told_state(bridge, game))


def told_control(bridge: SessionBridge) -> Control:
    return grounds.told_control(scene(bridge))


def holding(bridge: SessionBridge, hex_: HexCoord) -> Holding:
    return grounds.told_stages(scene(bridge)).result.holding(hex_)


def _pointer(hex_: object, *, is_on_board: bool = True) -> Pointer:
    return Pointer(hex_, is_on_board, QPoint())


def _layer(view: MapView) -> AreaLayer:
    return next(layer for layer in view.layers if isinstance(layer, AreaLayer))


def _picture(view: MapView) -> QImage:
    return view.render_image(SIZE, ["areas"])


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> list[QRectF]:
    """What the names of areas cover, as they are painted."""
    boxes: list[QRectF] = []
    monkeypatch.setattr(
        "ui.map.layers.areas.paint_badge",
        lambda canvas, text, centre, _, pixels: boxes.append(badge_box(canvas, text, centre, pixels)),
    )
    return boxes


@pytest.mark.long
def test_no_name_of_an_area_hides_another(
    view: MapView, bridge: SessionBridge, sides: None, names: list[QRectF]
) -> None:
    """Small areas lie beside one another where the whole map is seen."""
    operations.show_area_stage(bridge, "result")
    names.clear()  # of the screen, in another size
    view.render_image(QSize(160, 120), ["areas"])
    assert len(names) > 2
    assert not any(one.intersects(other) for one, other in combinations(names, 2))


def test_the_name_of_an_area_at_the_edge_is_whole(
    view: MapView, bridge: SessionBridge, sides: None, names: list[QRectF]
) -> None:
    operations.show_area_stage(bridge, "result")
    view.render_image(QSize(400, 300), ["areas"])
    assert names
    assert all(map(_layer(view).geometry.board_rect.contains, names))


@pytest.mark.long
def test_the_boards_lettering_hides_no_name_of_an_area(
    view: MapView, bridge: SessionBridge, sides: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whose area it is could not be read under De Hoop."""
    operations.show_area_stage(bridge, "result")
    covered: list[QRect] = []

    def painted(canvas: Canvas, text: str, centre: QPointF, colour: QColor, pixels: float) -> None:
        paint_badge(canvas, text, centre, colour, pixels)
        box = badge_box(canvas, text, centre, pixels)
        covered.append(canvas.painter.transform().mapRect(box).toRect().adjusted(4, 4, -4, -4))

    monkeypatch.setattr("ui.map.layers.areas.paint_badge", painted)
    size = QSize(250, 180)
    bare, lettered = (view.render_image(size, ["areas", *more]) for more in ((), LETTERING_LAYERS))
    assert bare != lettered
    assert covered
    assert all(bare.copy(box) == lettered.copy(box) for box in covered)


@pytest.mark.long
def test_a_tap_takes_a_building(tool: ControlTool, bridge: SessionBridge, at) -> None:
    tool.tap(_pointer(at("E12")))
    assert told_control(bridge) == {at("E12"): Faction.BRITISH}


def test_a_sweep_takes_what_lies_on_its_way(tool: ControlTool, bridge: SessionBridge, at) -> None:
    """Open ground is swept over, and a fast sweep leaves no hex out."""
    tool.take_option("german")
    tool.press(_pointer(at("E11")))
    tool.drag(_pointer(at("E15")))
    tool.drop(_pointer(at("E15")))
    assert told_control(bridge) == dict.fromkeys((at("E12"), at("E13")), Faction.GERMAN)


def test_hexes_are_typed_as_well(tool: ControlTool, bridge: SessionBridge, qtbot: QtBot, at) -> None:
    hand = AreaHand(bridge, tool)
    qtbot.addWidget(hand)
    qtbot.keyClicks(hand.line, "e12 e13")
    qtbot.keyClick(hand.line, Qt.Key.Key_Return)
    assert told_control(bridge) == dict.fromkeys((at("E12"), at("E13")), Faction.BRITISH)
    assert not hand.line.text()


def typed(hand: AreaHand, qtbot: QtBot, text: str) -> None:
    hand.line.clear()
    qtbot.keyClicks(hand.line, text)
    qtbot.keyClick(hand.line, Qt.Key.Key_Return)


@pytest.mark.long
@pytest.mark.parametrize("text", ["hexrows A to D", "a-d", "british A-D"])
def test_whole_hexrows_are_typed(
    tool: ControlTool, bridge: SessionBridge, qtbot: QtBot, text: str, at
) -> None:
    """What names no side comes under the control that is in hand (4.2ad)."""
    hand = AreaHand(bridge, tool)
    qtbot.addWidget(hand)
    tool.take_option("british")
    typed(hand, qtbot, text)
    column_of = bridge.board.numbering.column_row
    rows = [
        hex_
        for hex_ in prepared_ground(bridge.board).buildings
        if column_of(hex_)[0] <= column_of(at("D5"))[0]
    ]
    assert rows
    assert told_control(bridge) == dict.fromkeys(rows, Faction.BRITISH)


@pytest.mark.long
def test_typed_open_ground_is_not_passed_over_in_silence(
    tool: ControlTool, bridge: SessionBridge, messages: list[Message], qtbot: QtBot, at
) -> None:
    """A sweep crosses what it must, but each hex typed is meant."""
    hand = AreaHand(bridge, tool)
    qtbot.addWidget(hand)
    typed(hand, qtbot, "e12 and e15")
    assert not told_control(bridge)
    assert messages[-1].reason.key == "control-not-strategic"
    assert messages[-1].reason.hexes == (at("E15"),)
    assert hand.line.text()


@pytest.mark.long
def test_nobody_takes_control_away(tool: ControlTool, bridge: SessionBridge, sides: None, at) -> None:
    tool.take_option("nobody")
    tool.tap(_pointer(at("E12")))
    assert at("E12") not in told_control(bridge)
    assert told_control(bridge)[at("E13")] is Faction.BRITISH


def test_open_ground_is_refused(
    tool: ControlTool, bridge: SessionBridge, messages: list[Message], at
) -> None:
    tool.tap(_pointer(at("A1")))
    assert (messages[-1].reason.key, messages[-1].reason.rule) == ("control-not-strategic", "4.2ad")
    assert not told_control(bridge)


@pytest.mark.long
def test_beside_the_board_nothing_happens(
    tool: ControlTool, bridge: SessionBridge, messages: list[Message], at
) -> None:
    tool.tap(_pointer(at("A12"), is_on_board=False))
    assert not told_control(bridge)
    assert not messages


@pytest.mark.long
def test_the_session_keeps_control_where_there_is_one(
    tool: ControlTool, bridge: SessionBridge, tmp_path: Path, at
) -> None:
    Table(bridge, tmp_path)
    before = told_control(bridge)
    tool.tap(_pointer(at("E12")))
    assert told_control(bridge) == {**before, at("E12"): Faction.BRITISH}
    assert bridge.areas.sketch is None
    operations.undo(bridge)
    assert told_control(bridge) == before


@pytest.mark.long
def test_a_campaign_takes_corrections_when_its_areas_are_fixed(
    tool: ControlTool, bridge: SessionBridge, messages: list[Message], at
) -> None:
    operations.take_session(bridge, CampaignTable().session)
    tool.take_hand("corrections")
    tool.tap(_pointer(at("E12")))
    assert messages[-1].reason.key == "refit-not-at-step"
    operations.execute(bridge, FinishScenario())
    while bridge.session.state.game.campaign.step is not RefitStep.SETUP_AREAS:
        assert operations.execute(bridge, NextRefitStep())
    tool.tap(_pointer(at("E12")))
    assert holding(bridge, at("E12")) is Holding.NO_MANS_LAND


@pytest.mark.long
def test_every_stage_looks_different(view: MapView, bridge: SessionBridge, sides: None) -> None:
    pictures = []
    for stage in stages_of(bridge):
        operations.show_area_stage(bridge, stage.id)
        pictures.append(_picture(view))
    assert all(one != other for one, other in pairwise(pictures))


@pytest.mark.long
def test_areas_put_away_are_not_drawn(view: MapView, bridge: SessionBridge, sides: None) -> None:
    assert not _layer(view).is_empty
    operations.show_areas(bridge, False)
    assert _layer(view).is_empty
    assert _picture(view) == view.render_image(SIZE, [])


@pytest.mark.long
def test_an_act_that_leaves_them_as_they_are_draws_none_anew(
    view: MapView, bridge: SessionBridge, sides: None, at, monkeypatch: pytest.MonkeyPatch
) -> None:
    view.settle()
    painted: list[object] = []
    monkeypatch.setattr(AreaLayer, "paint", lambda _, canvas: painted.append(canvas))
    bridge.update(frozenset({Change.PHASE, Change.UNITS}))
    view.settle()
    assert painted == []
    operations.tell_on_map(bridge, "control", Faction.GERMAN, [at("E12")])
    view.settle()
    assert painted


@pytest.mark.long
def test_a_correction_by_hand_and_back(
    tool: ControlTool, card: AreaCard, bridge: SessionBridge, sides: None, at
) -> None:
    """4.505: the table has the last word."""
    assert holding(bridge, at("E12")) is Holding.BRITISH
    card.hand.hand.button("corrections").click()
    assert tool.option == Holding.NO_MANS_LAND
    tool.tap(_pointer(at("E12")))
    assert holding(bridge, at("E12")) is Holding.NO_MANS_LAND
    card.hand.options["corrections"].button("by-rules").click()
    tool.tap(_pointer(at("E12")))
    assert holding(bridge, at("E12")) is Holding.BRITISH


@pytest.mark.long
def test_the_card_steps_through_the_stages(card: AreaCard, bridge: SessionBridge) -> None:
    assert stage_shown(bridge).id == "result"
    assert not card.hand.on.isEnabled()
    for _ in range(4):
        card.hand.back.click()
    assert stage_shown(bridge).id == "marked"
    assert not card.hand.back.isEnabled()


@pytest.mark.long
def test_the_card_puts_sides_in_hand(card: AreaCard, tool: ControlTool) -> None:
    card.hand.options["control"].button("german").click()
    assert tool.option == "german"
    card.hand.options["control"].button("nobody").click()
    assert tool.option == "nobody"


def test_done_leaves_the_areas_on_the_map(card: AreaCard, view: MapView, bridge: SessionBridge) -> None:
    card.done.click()
    assert view.tool.id == "select"
    assert bridge.areas.is_shown
    assert not card.isVisible()
    view.set_tool("control")
    card.away.click()
    assert not bridge.areas.is_shown


@pytest.mark.long
def test_the_card_stays_in_its_corner(card: AreaCard, view: MapView) -> None:
    view.resize(800, 700)
    assert 0 <= view.width() - card.geometry().right() < 20
