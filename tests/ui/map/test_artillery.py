"""Artillery on the map: counters, blast areas, rose and error are drawn; a hex is found for a panel."""

from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from companion.games.elst.procedures.artillery.commands import AddBattery, TakeAction
from companion.games.elst.procedures.forces.commands import AddRoster
from companion.games.elst.rules.artillery.terms import Action
from companion.session.commands import SetFacts
from companion.sight.marker_kinds import MarkerKind
from tests.ui.artillery_table import GUN, Table
from ui import operations
from ui.games.elst.artillery_layer import ArtilleryLayer
from ui.map.tools.tool import Pointer
from ui.map.view import MapView
from ui.session.bridge import SessionBridge
from ui.shell.aiming import Aiming

SIZE = QSize(1400, 1000)


@pytest.fixture
def table(bridge: SessionBridge, tmp_path: Path) -> Table:
    return Table(bridge, tmp_path)


@pytest.fixture
def view(bridge: SessionBridge, qtbot: QtBot) -> MapView:
    view = MapView(bridge)
    qtbot.addWidget(view)
    view.resize(900, 600)
    view.show()
    return view


def _layer(view: MapView) -> ArtilleryLayer:
    return next(layer for layer in view.layers if isinstance(layer, ArtilleryLayer))


def _changed(view: MapView, *names: str) -> set[str]:
    """Which of some hexes look different for the layer."""
    with_layer = view.render_image(SIZE, ["artillery"])
    without = view.render_image(SIZE, [])
    rect = view.board_geometry.board_rect
    scale = min(SIZE.width() / rect.width(), SIZE.height() / rect.height())
    left = (SIZE.width() - rect.width() * scale) / 2
    top = (SIZE.height() - rect.height() * scale) / 2

    def differs(name: str) -> bool:
        centre = view.board_geometry.centre(view.bridge.board.parse_hex(name))
        x, y = left + (centre.x() - rect.left()) * scale, top + (centre.y() - rect.top()) * scale
        return _differ(with_layer, without, round(x), round(y))

    return {name for name in names if differs(name)}


def _differ(one: QImage, other: QImage, x: int, y: int) -> bool:
    near = ((x + dx, y + dy) for dx in range(-3, 4) for dy in range(-3, 4))
    return any(one.pixel(*at) != other.pixel(*at) for at in near)


def test_there_is_nothing_to_draw_without_a_session(view: MapView) -> None:
    assert _layer(view).is_empty


@pytest.mark.long
def test_an_ffe_shows_its_counter_and_blast_area(view: MapView, table: Table) -> None:
    table.with_barrage("JJ11")
    names = ("JJ11", "JJ10", "JJ12", "KK12", "JJ14", "A5")
    assert _changed(view, *names) == {"JJ11", "JJ10", "JJ12", "KK12"}


def test_a_rocket_battery_has_a_wider_blast_area(view: MapView, table: Table) -> None:
    table.do(AddBattery(battery="G2", side="german", kind="rocket", calibre=150, may_fire_smoke=False))
    hex_ = table.hex("JJ11")
    fire = {"counter": "ffe-1", "hex": {"q": hex_.q, "r": hex_.r}}
    table.do(SetFacts(facts={f"artillery/batteries/G2/{name}": value for name, value in fire.items()}))
    assert _changed(view, "JJ13", "JJ14") == {"JJ13"}


def test_an_ar_shows_the_rose_round_it(view: MapView, table: Table) -> None:
    table.with_access()
    table.do(TakeAction(battery=GUN, action=Action.PLACE_AR, ar=table.hex("JJ11")))
    assert _changed(view, "JJ11", "JJ10", "JJ12", "JJ14") == {"JJ11"}
    assert not _hidden(view, "JJ10", "JJ12")  # the numbers lie between the counters


@pytest.mark.long
def test_the_error_is_drawn_from_ar_to_round(view: MapView, table: Table) -> None:
    """Direction 4 is south: the round of an AR at JJ11 comes down in JJ14."""
    table.with_access()
    table.do(TakeAction(battery=GUN, action=Action.PLACE_AR, ar=table.hex("JJ11")))
    table.answer(6)
    table.answer((4, 3))
    assert table.battery.hex == table.hex("JJ14")
    assert _changed(view, "JJ11", "JJ13", "JJ14", "JJ16") == {"JJ11", "JJ13", "JJ14"}


def _hidden(view: MapView, *names: str) -> set[str]:
    """The hexes in the middle of whose stacks the layer draws anything."""
    with_layer = view.render_image(SIZE, ["counters", "artillery"])
    without = view.render_image(SIZE, ["counters"])
    rect = view.board_geometry.board_rect
    scale = min(SIZE.width() / rect.width(), SIZE.height() / rect.height())
    hidden = set()
    for name in names:
        centre = view.board_geometry.centre(view.bridge.board.parse_hex(name)) - rect.topLeft()
        left, top = (SIZE.width() - rect.width() * scale) / 2, (SIZE.height() - rect.height() * scale) / 2
        x, y = round(left + centre.x() * scale), round(top + centre.y() * scale)
        reach = range(-4, 5)
        spots = ((x + dx, y + dy) for dx in reach for dy in reach)
        if any(with_layer.pixel(*at) != without.pixel(*at) for at in spots):
            hidden.add(name)
    return hidden


@pytest.mark.long
@pytest.mark.parametrize("both", [False, True])
def test_a_counter_of_artillery_hides_no_stack(view: MapView, table: Table, both: bool) -> None:
    table.do(AddRoster(side="british", text="4-5-7 @ JJ14"))
    if both:
        table.do(AddRoster(side="german", text="SS 4-4-7 @ JJ14"))
    table.set(counter="sr", hex={"q": table.hex("JJ14").q, "r": table.hex("JJ14").r})
    assert _hidden(view, "JJ14") == set()
    table.set(hex={"q": table.hex("JJ12").q, "r": table.hex("JJ12").r})
    assert _hidden(view, "JJ12", "JJ14") == {"JJ12"}


@pytest.mark.long
@pytest.mark.parametrize("both", [False, True])
def test_markers_are_seen_beside_the_stacks_of_their_hex(view: MapView, table: Table, both: bool) -> None:
    table.do(AddRoster(side="british", text="4-5-7 @ JJ14"))
    if both:
        table.do(AddRoster(side="german", text="SS 4-4-7 @ JJ14"))
    bare = view.render_image(SIZE, ["counters", "markers"])
    for kind in (MarkerKind.SMOKE, MarkerKind.VEHICLE, MarkerKind.WRECK):
        operations.toggle_marker(view.bridge, table.hex("JJ14"), kind)
        seen = view.render_image(SIZE, ["counters", "markers"])
        assert seen != bare  # under the stack it changed nothing
        bare = seen
    assert view.render_image(SIZE, ["counters"]) != bare


def test_the_words_of_an_error_hide_no_stack(view: MapView, table: Table) -> None:
    around = ("JJ11", "KK11", "KK12", "II11", "II12", "JJ13", "JJ14")
    table.do(AddRoster(side="british", text="\n".join(f"4-5-7 @ {name}" for name in around)))
    table.with_access()
    table.do(TakeAction(battery=GUN, action=Action.PLACE_AR, ar=table.hex("JJ11")))
    table.answer(6)
    table.answer((4, 3))
    assert _hidden(view, *around) <= {"JJ11", "JJ13"}  # the cross-hair and the arrow itself
    assert not {"II11", "II12", "KK11", "KK12", "JJ14"} & _hidden(view, *around)


def test_a_round_off_the_map_is_shown_at_the_edge(view: MapView, table: Table) -> None:
    off = table.hex("JJ2").step(1, 4)
    table.set(counter="sr", hex={"q": off.q, "r": off.r})
    assert _changed(view, "JJ1", "JJ5") == {"JJ1"}


@pytest.mark.long
def test_the_marker_layer_leaves_batteries_to_this_one(view: MapView, table: Table) -> None:
    table.with_barrage("JJ11")
    assert table.bridge.markers.blasts  # it hinders sight
    with_markers = view.render_image(SIZE, ["markers"])
    assert with_markers == view.render_image(SIZE, [])


@pytest.mark.long
def test_the_picture_turns_with_the_board(view: MapView, table: Table) -> None:
    table.with_barrage("JJ11")
    upright = view.render_image(SIZE, ["artillery"])
    view.bridge.update(preferences=view.bridge.preferences.model_copy(update={"is_flipped": True}))
    assert view.render_image(SIZE, ["artillery"]) != upright


# ---- aiming ----------------------------------------------------------------------------------


def test_a_tapped_hex_goes_to_the_panel_that_asked(view: MapView, at) -> None:
    taken: list[object] = []
    view.aim(Aiming(taken.append))
    assert view.tool.id == "aim"
    view.tool.tap(Pointer(at("JJ11"), True, QPoint()))
    view.tool.tap(Pointer(at("A5"), False, QPoint()))  # beside the board
    assert taken == [at("JJ11")]


def test_the_tool_is_put_down_when_nobody_asks_any_more(view: MapView) -> None:
    view.aim(Aiming(lambda _hex: None))
    view.aim(None)
    assert view.tool.id == "select"
    view.set_tool("sight")
    view.aim(None)
    assert view.tool.id == "sight"


def test_where_a_round_may_land_shows_at_the_tapped_hex(view: MapView, at) -> None:
    chances = {at("JJ11"): Fraction(1, 3), at("JJ13"): Fraction(2, 3)}
    view.aim(Aiming(lambda _hex: None, lambda _hex: chances))
    before = view.grab().toImage()
    view.tool.tap(Pointer(at("JJ11"), True, QPoint()))
    assert view.grab().toImage() != before


@pytest.mark.long
def test_hexes_that_the_rules_allow_are_drawn_until_one_is_given(view: MapView, at) -> None:
    view.aim(Aiming(lambda _hex: None))
    before = view.grab().toImage()
    view.aim(Aiming(lambda _hex: None, goals=frozenset({at("JJ11"), at("JJ13")})))
    assert view.grab().toImage() != before
