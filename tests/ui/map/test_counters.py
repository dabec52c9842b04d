"""Counters and layers of a game as the map shows them."""

from collections.abc import Callable, Iterable

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform

from companion.games.elst.procedures.forces.commands import AddRoster, TakeControl
from companion.games.elst.procedures.refit.commands import MarkPlayArea
from companion.games.elst.shown.forces.overlays import PLAY_AREA
from companion.hexes.coordinates import HexCoord
from companion.kit.map_items import MapCounter, StackKey, Style, Symbol
from companion.reason import Reason
from companion.sight.result import Position
from tests.ui.running import settle
from tests.ui.session_table import begin
from ui import operations
from ui.look.style import palette_named
from ui.map.art import counter_pictures
from ui.map.art.counters import CounterArt, style_colour
from ui.map.art.symbols import paint_symbol
from ui.map.badges import verdict_box
from ui.map.canvas import Canvas, Placed, place_pictures
from ui.map.geometry import HEX
from ui.map.layers.sight import paint_end
from ui.map.view import MapView
from ui.session.bridge import SessionBridge
from ui.session.counters import counters_in, counters_of, overlays_of

At = Callable[[str], HexCoord]


@pytest.fixture
def near_view(view: MapView, at: At) -> MapView:
    """The map around the church, with a session in play."""
    begin(view.bridge)
    view.reset_zoom()
    view.centre_on(at("KK10"))
    return view


def image(view: MapView) -> QImage:
    view.settle()
    return view.grab().toImage()


def add(bridge: SessionBridge, text: str, side: str = "german") -> None:
    assert operations.execute(bridge, AddRoster(side=side, text=text))


def pixels_of(view: MapView, colour: QColor, hex_: HexCoord) -> int:
    """How many spots about the middle of a hex have a colour."""
    shown, centre = image(view), view.mapFromScene(view.board_geometry.centre(hex_))
    spots = [(centre.x() + x, centre.y() + y) for x in range(-24, 25, 3) for y in range(-24, 25, 3)]
    return sum(shown.pixelColor(x, y).rgb() == colour.rgb() for x, y in spots)


@pytest.mark.long
def test_a_counter_shows_in_its_hex_in_its_factions_colour(
    near_view: MapView, bridge: SessionBridge, at: At
) -> None:
    add(bridge, "4-4-7 @ KK10")
    british, german = bridge.palette.factions
    assert pixels_of(near_view, german, at("KK10")) > 10
    assert pixels_of(near_view, british, at("KK10")) == 0
    assert pixels_of(near_view, german, at("KK11")) == 0


def test_both_factions_show_in_a_hex_that_they_share(
    near_view: MapView, bridge: SessionBridge, at: At
) -> None:
    add(bridge, "4-4-7 @ KK10")
    add(bridge, "4-5-7 @ KK10", "british")
    assert all(pixels_of(near_view, colour, at("KK10")) > 5 for colour in bridge.palette.factions)
    assert len(counters_in(bridge, at("KK10"))) == 2


@pytest.mark.long
def test_every_change_of_a_stack_is_seen(near_view: MapView, bridge: SessionBridge, at: At) -> None:
    pictures = [image(near_view)]
    for text in ("4-4-7 @ KK10", "9-1 @ KK10", "LMG @ KK10"):
        add(bridge, text)
        pictures.append(image(near_view))
    near_view.spread_stack(StackKey("german", at("KK10")))
    pictures.append(image(near_view))
    assert all(one != other for place, one in enumerate(pictures) for other in pictures[:place])


@pytest.mark.long
def test_the_map_is_painted_anew_only_where_it_looks_otherwise(
    near_view: MapView, bridge: SessionBridge, at: At, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A phase in which the same counters wait or wait no more shows no other picture."""
    add(bridge, "4-4-7 @ KK10")
    operations.go_on(bridge)
    shown, painted = image(near_view), []
    monkeypatch.setattr(near_view, "redraw", lambda *_: painted.append(True))
    before = bridge.in_play.state.game.clock.moment
    for _ in range(4):
        operations.go_on(bridge)
    assert bridge.in_play.state.game.clock.moment != before
    assert not painted
    assert operations.undo(bridge)
    assert not painted
    add(bridge, "9-1 @ KK10")
    assert painted
    monkeypatch.undo()
    assert image(near_view) != shown


def test_another_language_paints_the_map_anew_only_where_it_has_words(
    near_view: MapView, bridge: SessionBridge, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the steeple stands S, or 塔."""
    add(bridge, "4-4-7 @ KK10")
    operations.next_language(bridge)
    painted: list[bool] = []
    monkeypatch.setattr(near_view, "redraw", lambda *_: painted.append(True))
    operations.next_language(bridge)
    assert not painted
    add(bridge, "9-1 @ NN8 steeple")
    painted.clear()
    operations.next_language(bridge)
    assert painted


@pytest.mark.long
def test_only_a_counter_that_is_new_is_placed_whatever_part_of_the_map_was_drawn_before(
    near_view: MapView, bridge: SessionBridge, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(bridge, "4-4-7 @ KK10\n4-4-7 @ KK9\n4-4-7 @ LL10")
    image(near_view)
    near_view.viewport().grab(QRect(0, 0, 60, 60))
    placed: list[int] = []

    def counted(canvas: Canvas, pictures: Iterable[tuple[QPixmap, QPointF]]) -> list[Placed]:
        found = place_pictures(canvas, pictures)
        placed.append(len(found))
        return found

    monkeypatch.setattr(counter_pictures, "place_pictures", counted)
    add(bridge, "9-1 @ KK11")
    shown = image(near_view)
    assert sum(placed) == 1

    near_view.zoom(2)
    image(near_view)
    near_view.zoom(0.5)
    assert image(near_view) == shown


@pytest.mark.parametrize("is_source", [True, False])
@pytest.mark.parametrize("label", ["4-4-7", "8-1 leader"])
def test_what_a_counter_says_stands_free_of_the_ring_of_a_line_of_sight(
    bridge: SessionBridge, label: str, is_source: bool
) -> None:
    drawn = []
    for has_ring in (False, True):
        shown = QImage(100, 100, QImage.Format.Format_RGB32)
        shown.fill(bridge.palette.table)
        painter = QPainter(shown)
        painter.setTransform(QTransform.fromTranslate(50, 50))
        canvas = Canvas(painter, QRectF(-50, -50, 100, 100), 1, bridge.palette)
        counter = MapCounter("any", "german", Reason("any"), label=label)
        CounterArt(canvas, 0.62 * HEX, bridge.reason_text).paint(counter, QPointF(), 1)
        if has_ring:
            paint_end(canvas, QPointF(), bridge.palette.los_clear, is_source=is_source)
        painter.end()
        drawn.append(shown.copy(22, 63, 56, 11))  # the line of the label
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize("emphasis", [1, 1.5])
def test_of_a_counter_too_small_for_its_symbol_one_sees_whose_it_is(
    bridge: SessionBridge, emphasis: float
) -> None:
    """Outlines as thick as the table needs left a pixel of its colour; the shape tells the sides too."""
    drawn = []
    for faction, colour in enumerate(bridge.palette.factions):
        shown = QImage(20, 20, QImage.Format.Format_RGB32)
        shown.fill(bridge.palette.table)
        painter = QPainter(shown)
        painter.setTransform(QTransform(0.16, 0, 0, 0.16, 10, 10))
        canvas = Canvas(painter, QRectF(-60, -60, 120, 120), 0.16, bridge.palette, emphasis=emphasis)
        counter = MapCounter("any", "any", Reason("any"), symbol=Symbol.INFANTRY)
        CounterArt(canvas, 0.62 * HEX, bridge.reason_text).paint(counter, QPointF(), faction)
        painter.end()
        own = {(x, y) for x in range(20) for y in range(20) if shown.pixelColor(x, y) == colour}
        drawn.append(own)
    assert min(map(len, drawn)) >= 70  # of some 100 pixels
    assert (5, 5) in drawn[1] - drawn[0]


def test_no_session_shows_no_counters(view: MapView, bridge: SessionBridge) -> None:
    assert counters_of(bridge) == overlays_of(bridge) == ()
    assert not view.move_card.isVisible()


def test_layers_show_where_the_player_lets_them(near_view: MapView, bridge: SessionBridge, at: At) -> None:
    before = image(near_view)
    operations.execute(bridge, TakeControl(side="german", hexes=(at("NN8"),)))
    assert image(near_view) == before
    near_view.overlay_bar.buttons["elst-control"].click()
    assert bridge.preferences.shown_overlays == ("elst-control",)
    assert image(near_view) != before
    near_view.overlay_bar.buttons["elst-control"].click()
    assert image(near_view) == before


@pytest.mark.long
def test_a_layer_that_a_game_shows_is_switched_off(
    near_view: MapView, bridge: SessionBridge, at: At, monkeypatch: pytest.MonkeyPatch
) -> None:
    operations.execute(bridge, TakeControl(side="german", hexes=(at("NN8"),)))
    before = image(near_view)
    monkeypatch.setattr(type(bridge.in_play.system), "usual_overlays", ("elst-control",))
    operations.set_preference(bridge, hidden_overlays=("x",))
    assert image(near_view) != before
    near_view.overlay_bar.buttons["elst-control"].click()
    assert image(near_view) == before


@pytest.mark.parametrize("symbol", [symbol for symbol in Symbol if symbol is not Symbol.NONE])
def test_each_symbol_differs_from_all_others(symbol: Symbol) -> None:
    others = [_drawn(other) for other in Symbol if other is not symbol]
    assert _drawn(symbol) not in others


def _drawn(symbol: Symbol) -> QImage:
    picture = QImage(40, 30, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    canvas = Canvas(painter, QRectF(0, 0, 40, 30), 1.0, palette_named("light"))
    paint_symbol(canvas, symbol, QTransform(18, 0, 0, 13, 20, 15), QColor("#000000"))
    painter.end()
    return picture


def test_each_style_has_a_colour_of_its_own() -> None:
    for theme in ("light", "dark"):
        colours = [style_colour(palette_named(theme), style).rgb() for style in Style]
        assert len(set(colours)) == len(Style)


@pytest.mark.long
def test_counters_read_upright_on_a_flipped_map(near_view: MapView, bridge: SessionBridge, at: At) -> None:
    add(bridge, "4-4-7 @ KK10")
    centre = near_view.board_geometry.centre(at("KK10"))
    upright = _around(near_view, centre)
    operations.flip_board(bridge)
    near_view.centre_on(at("KK10"))
    assert _around(near_view, centre) == upright


def _around(view: MapView, centre: QPointF) -> bool:
    """Whether the symbol's light box is above the label."""
    shown, middle = image(view), view.mapFromScene(centre)
    above, below = (
        sum(shown.pixelColor(middle.x() + x, middle.y() + row).lightness() for x in range(-14, 15))
        for row in (-9, 9)
    )
    return above > below


def test_layers_that_need_more_than_one_line_unfold_at_a_button(near_view: MapView) -> None:
    bar = near_view.overlay_bar
    near_view.resize(2400, 640)
    assert bar.unfold.isHidden()
    assert all(button.isVisible() for button in bar.buttons.values())
    near_view.resize(260, 640)
    assert bar.unfold.isVisible()
    assert bar.height() == bar.unfold.sizeHint().height()
    assert not any(button.isVisible() for button in bar.buttons.values())
    bar.unfold.click()
    assert all(button.isVisible() for button in bar.buttons.values())
    bar.buttons["elst-control"].click()
    bar.unfold.click()
    shown = [name for name, button in bar.buttons.items() if button.isVisible()]
    assert shown == ["elst-control"], "a layer that is shown can be taken away at once"


def test_a_layer_put_out_in_error_comes_back_at_the_same_tap(near_view: MapView) -> None:
    bar = near_view.overlay_bar
    button = bar.buttons["elst-control"]
    near_view.resize(2400, 640)
    button.click()
    near_view.resize(700, 640)
    while bar.unfold.isHidden():
        near_view.resize(near_view.width() - 20, 640)
    assert button.isVisible()
    for is_on in (False, True, False):
        button.click()
        assert (button.isChecked(), button.isVisible()) == (is_on, True)
    bar.unfold.click()
    bar.unfold.click()
    assert not button.isVisible()


@pytest.mark.long
def test_a_layer_that_an_act_brings_stands_in_the_bar_at_once(view: MapView, at: At) -> None:
    """4.5171b: what a German attack uses is marked in play."""
    begin(view.bridge, scenario="german-attack")
    bar = view.overlay_bar
    assert PLAY_AREA not in bar.buttons
    assert operations.execute(view.bridge, MarkPlayArea(first=at("NN8"), last=at("GG17")))
    assert bar.buttons[PLAY_AREA].isChecked()
    operations.undo(view.bridge)
    assert PLAY_AREA not in bar.buttons


@pytest.mark.parametrize("is_flipped", [False, True])
@pytest.mark.parametrize(("source", "target"), [("KK9", "KK14"), ("KK9", "FF12"), ("KK9", "PP12")])
def test_a_verdict_lies_neither_under_the_map_s_buttons_nor_over_the_target(
    near_view: MapView, at: At, monkeypatch: pytest.MonkeyPatch, source: str, target: str, is_flipped: bool
) -> None:
    boxes: list[QRect] = []

    def seen(canvas: Canvas, _icon: str, words: str, spot: QPointF, _frame: object) -> None:
        boxes.append(near_view.mapFromScene(verdict_box(canvas, words, spot)).boundingRect())

    operations.set_preference(near_view.bridge, is_flipped=is_flipped)
    near_view.resize(520, 420)
    near_view.centre_on(at("KK10"))
    operations.check_sight(near_view.bridge, Position(at(source)), Position(at(target)))
    monkeypatch.setattr("ui.map.layers.sight.paint_verdict", seen)
    near_view.grab()
    assert near_view.overlay_bar.isVisible()
    end = near_view.mapFromScene(near_view.board_geometry.centre(at(target)))
    for box in boxes:
        assert near_view.rect().contains(box)
        assert not box.contains(end)
        for buttons in (near_view.overlay_bar, near_view.controls):
            assert not buttons.geometry().intersects(box)
    assert boxes


@pytest.mark.long
def test_unfolded_layers_stay_on_a_low_map_and_fold_again(near_view: MapView) -> None:
    bar = near_view.overlay_bar
    near_view.resize(300, 70)
    bar.unfold.click()
    settle()
    assert near_view.rect().contains(bar.geometry())
    assert not bar.unfold.visibleRegion().isEmpty()
    last = list(bar.buttons.values())[-1]
    assert last.visibleRegion().isEmpty(), "the map is too low for all"
    near_view.resize(2400, 640)
    settle()
    whole = [one.visibleRegion().boundingRect() == one.rect() for one in bar.buttons.values()]
    assert all(whole), "what scrolled them takes no room any more"
    near_view.resize(300, 70)
    bar.unfold.click()
    assert bar.height() == bar.unfold.sizeHint().height()


def test_where_its_button_has_no_room_beside_the_map_s_own_the_bar_stays_away(near_view: MapView) -> None:
    near_view.resize(90, 120)
    settle()
    assert not near_view.overlay_bar.isVisible()
    near_view.resize(600, 400)
    settle()
    assert near_view.overlay_bar.isVisible()
