"""What the layers over the board show."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from companion.board.facts import Confidence, HexFacts, Provenance, Source
from companion.hexes.coordinates import HexCoord
from companion.sight.markers import Markers, blast_area
from companion.sight.result import Position, Verdict
from tests.layout.contrast import Picture
from tests.ui.session_table import begin
from ui import operations
from ui.map.geometry import HEX
from ui.map.layers.corrections import Trust, trust_of
from ui.map.layers.markers import blast_centre
from ui.map.layers.viewshed import Shade, shade_of
from ui.map.view import MapView
from ui.session.bridge import SessionBridge

At = Callable[[str], HexCoord]
LOWER_LEFT = QPoint(-16, 14)


@pytest.fixture
def near_view(view: MapView, at: At) -> MapView:
    """The map around the church, at the ordinary size; the hint would look for another corner."""
    view.hint.is_wanted = False
    view.hint.refresh()
    view.reset_zoom()
    view.centre_on(at("KK10"))
    return view


def image(view: MapView) -> QImage:
    view.settle()
    return view.grab().toImage()


def colours_between(view: MapView, start: QPointF, end: QPointF) -> list[QColor]:
    """The colours on screen along a stretch of the scene."""
    shown = image(view)
    spots = [view.mapFromScene(start + (end - start) * (k / 60)) for k in range(61)]
    return [shown.pixelColor(spot) for spot in spots]


def has(colours: list[QColor], wanted: QColor) -> bool:
    return any(
        max(abs(c.red() - wanted.red()), abs(c.green() - wanted.green()), abs(c.blue() - wanted.blue())) < 25
        for c in colours
    )


def colour_in(view: MapView, hex_: HexCoord, away: QPoint = LOWER_LEFT) -> QColor:
    return image(view).pixelColor(view.mapFromScene(view.board_geometry.centre(hex_)) + away)


# ---- the line of sight --------------------------------------------------------------------------


def test_the_line_changes_where_hindrance_begins(near_view: MapView, bridge: SessionBridge, at: At) -> None:
    operations.check_sight(bridge, Position(at("II12")), Position(at("NN8")))
    source, target = (near_view.board_geometry.centre(at(name)) for name in ("II12", "NN8"))
    hindered_from = near_view.board_geometry.unit_point(bridge.sight.result.first_hindrance_point)
    before = colours_between(near_view, source + (target - source) * 0.15, hindered_from - QPointF(10, -10))
    after = colours_between(near_view, hindered_from, target)
    assert has(before, bridge.palette.los_clear)
    assert not has(before, bridge.palette.los_hindered)
    assert has(after, bridge.palette.los_hindered)


@pytest.mark.long
def test_a_blocked_line_ends_dotted_and_the_blocker_is_outlined(
    near_view: MapView, bridge: SessionBridge, at: At
) -> None:
    near_view.centre_on(at("S14"))
    plain = colour_in(near_view, at("S14"), QPoint(8, 0))
    operations.check_sight(bridge, Position(at("Q14")), Position(at("X14")))
    blocked_at = near_view.board_geometry.unit_point(bridge.sight.result.block_point)
    target = near_view.board_geometry.centre(at("X14"))
    assert has(colours_between(near_view, blocked_at, target), bridge.palette.los_blocked)
    assert colour_in(near_view, at("S14"), QPoint(8, 0)) != plain


def test_a_line_that_fair_play_hides_shows_no_verdict(
    near_view: MapView, bridge: SessionBridge, at: At
) -> None:
    operations.set_preference(bridge, fair_play=True)
    operations.check_sight(bridge, Position(at("NN8")), Position(at("II12")))
    ends = (near_view.board_geometry.centre(at(name)) for name in ("NN8", "II12"))
    shown = colours_between(near_view, *ends)
    palette = bridge.palette
    assert has(shown, palette.selection)
    for colour in (palette.los_clear, palette.los_hindered, palette.los_blocked, palette.los_too_close):
        assert not has(shown, colour)


def test_clearing_the_line_leaves_no_trace(near_view: MapView, bridge: SessionBridge, at: At) -> None:
    before = image(near_view)
    operations.check_sight(bridge, Position(at("NN8"), 1), Position(at("II12")))
    assert image(near_view) != before
    operations.clear_sight(bridge)
    assert image(near_view) == before


# ---- markers ------------------------------------------------------------------------------------


def test_markers_show_in_their_hexes(near_view: MapView, bridge: SessionBridge, at: At) -> None:
    before = image(near_view)
    markers = Markers.none().with_vehicle(at("LL10")).with_smoke(at("KK11"))
    bridge.update(markers=markers)
    kept = image(near_view)
    bridge.update(markers=Markers.none(), trial_markers=markers)
    assumed = image(near_view)
    assert before != kept != assumed != before


def test_a_hex_can_hold_one_of_each_kind(near_view: MapView, bridge: SessionBridge, at: At) -> None:
    from companion.sight.marker_kinds import MarkerKind, with_marker

    shown = [image(near_view)]
    for kind in MarkerKind:
        bridge.update(markers=with_marker(bridge.markers, at("KK11"), kind))
        shown.append(image(near_view))
    assert all(first != second for first, second in pairwise(shown))


@pytest.mark.parametrize("name", ["NN8", "A1", "TT28"])
def test_a_blast_areas_counter_lies_in_its_middle(at: At, elst: object, name: str) -> None:
    on_board = frozenset(hex_ for hex_ in blast_area(at(name)) if hex_ in elst)
    assert blast_centre(blast_area(at(name))) == at(name)
    assert at(name) in on_board


# ---- the shades ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verdict", "hindrance", "shade"),
    [
        (Verdict.CLEAR, 0, Shade.CLEAR),
        (Verdict.HINDERED, 3, 3),
        (Verdict.BLOCKED, 2, Shade.BLOCKED),
        (Verdict.BLOCKED, 7, Shade.BLOCKED),
        (Verdict.TOO_CLOSE, 1, Shade.TOO_CLOSE),
    ],
)
def test_the_shade_tells_verdict_and_hindrance(verdict: Verdict, hindrance: int, shade: int) -> None:
    assert shade_of(verdict, hindrance) == shade


def test_hexes_out_of_sight_are_darkened(near_view: MapView, bridge: SessionBridge, at: At) -> None:
    seen, unseen = at("MM11"), at("LL12")
    lit_before, dark_before = colour_in(near_view, seen), colour_in(near_view, unseen)
    operations.show_viewshed(bridge, Position(at("NN10")))
    codes = dict(zip(bridge.board, bridge.viewshed.verdict.tolist(), strict=True))
    blocked = next(hex_ for hex_, code in codes.items() if Verdict.of_code(code) is Verdict.BLOCKED)
    near_view.centre_on(blocked)
    shaded = colour_in(near_view, blocked)
    operations.hide_viewshed(bridge)
    assert shaded.lightness() < colour_in(near_view, blocked).lightness()
    near_view.centre_on(at("KK10"))
    assert (colour_in(near_view, seen), colour_in(near_view, unseen)) == (lit_before, dark_before)


@pytest.mark.long
def test_a_legend_for_which_the_bar_below_leaves_no_room_is_gone(
    view: MapView, bridge: SessionBridge, at: At
) -> None:
    begin(bridge)
    operations.show_viewshed(bridge, Position(at("NN8"), 1))
    bar, edge = view.overlay_bar, view.overlay_bar.y()
    for up, has_room in ((view.legend.top_edge + 1, False), (0, True)):
        bar.move(bar.x(), edge - up)
        bar.placed.emit()
        assert view.legend.isVisible() is has_room
    assert view.rect().contains(view.legend.geometry())


def test_the_legend_explains_every_shade_that_occurs(view: MapView, bridge: SessionBridge, at: At) -> None:
    legend = view.findChild(object, "viewshed-legend")
    assert not legend.isVisible()
    operations.show_viewshed(bridge, Position(at("NN8"), 1))
    assert legend.isVisible()
    assert "NN8" in legend.accessibleName()
    unfolded = legend.height()
    legend.mousePressEvent(FakePress())
    assert legend.height() < unfolded
    operations.hide_viewshed(bridge)
    assert not legend.isVisible()


@pytest.mark.long
def test_another_map_may_be_made_while_hexes_are_shaded(bridge: SessionBridge, at: At, qtbot: QtBot) -> None:
    """A page that goes through a procedure has one of its own."""
    operations.show_viewshed(bridge, Position(at("NN8"), 1))
    view = MapView(bridge)
    qtbot.addWidget(view)
    view.show()
    assert view.legend.isVisible()


class FakePress:
    def accept(self) -> None:
        """Taken."""


# ---- confirmed, corrected, doubtful -------------------------------------------------------------


PRINTED, CORRECTED = Provenance(), Provenance(Source.CORRECTED)
CONFIRMED, DOUBTFUL = Provenance(Source.CONFIRMED), Provenance(confidence=Confidence.LOW)


def facts(*exceptions: Provenance, whole: Provenance = PRINTED) -> HexFacts:
    named = {f"terrain:{k}": provenance for k, provenance in enumerate(exceptions)}
    return HexFacts(HexCoord(0, 0), provenance=whole, exceptions=named)


@pytest.mark.parametrize(
    ("hex_facts", "trust"),
    [
        (facts(), None),
        (facts(CONFIRMED), Trust.CONFIRMED),
        (facts(whole=DOUBTFUL), Trust.UNCERTAIN),
        (facts(CONFIRMED, whole=DOUBTFUL), Trust.CONFIRMED),
        (facts(CORRECTED, CONFIRMED), Trust.CORRECTED),
    ],
)
def test_the_players_word_comes_before_doubt(hex_facts: HexFacts, trust: Trust | None) -> None:
    assert trust_of(hex_facts) is trust


@pytest.mark.long
def test_a_confirmed_hex_is_marked(near_view: MapView, bridge: SessionBridge, at: At) -> None:
    before = image(near_view)
    operations.confirm_hex(bridge, at("KK11"))
    assert image(near_view) != before


# ---- lit hexes ----------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_number_of_a_lit_hex_is_as_easily_read(
    near_view: MapView, bridge: SessionBridge, at: At, theme: str
) -> None:
    operations.set_preference(bridge, theme=theme)
    above = QPointF(0, -0.385 * HEX)
    spot = near_view.mapFromScene(near_view.board_geometry.centre(at("KK10")) + above)
    number = QRect(spot - QPoint(18, 7), spot + QPoint(18, 7))
    plain = Picture(image(near_view)).contrast(number)
    near_view.highlight((at("KK10"),))
    assert Picture(image(near_view)).contrast(number) >= min(plain, 4.5)
