"""The stops of the tour: what is done before each picture. Each begins with a cleared table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from companion.sight.result import STEEPLE, LosResult, Position
from ui import operations
from ui.panels.marker_kinds import MarkerKind
from ui.session.setup_areas import AreaStage
from ui.shell.kinds import of_kind
from ui.tour import artillery as tour_artillery
from ui.tour import forces as tour_forces
from ui.tour import no_prisoners as tour_no_prisoners
from ui.tour import refit as tour_refit
from ui.tour import session as tour_session
from ui.tour import spanish as tour_spanish
from ui.tour.guide import Visit

if TYPE_CHECKING:
    from ui.tour.guide import Guide


@dataclass(frozen=True, slots=True)
class TourStop:
    """One picture: its file's name, how the guide gets there, on which board. It shows `tour-<id>`."""

    id: str
    visit: Visit
    board: str = "elst"

    @property
    def text_key(self) -> str:
        """The catalogue key of the line that goes with the picture."""
        return f"tour-{self.id}"


CLEAR = ("NN8", "GG7")
HINDERED = ("NN8", "MM15")
BLOCKED = ("NN8", "SS12")
TOO_CLOSE = ("NN8", "PP12")


def _start_page(guide: Guide) -> None:
    guide.window.show_start_page()


def _calculator(guide: Guide) -> None:
    guide.window.show_start_page()
    entry = guide.window.start_page.calculator.entry
    entry.pair.setText(" ".join(HINDERED))
    entry.pair.submit()


def _map(guide: Guide) -> None:
    guide.window.show_map()
    guide.run("fit")


def _what_if(guide: Guide) -> None:
    guide.look(*HINDERED)
    result = of_kind(LosResult, guide.bridge.sight and guide.bridge.sight.result)
    operations.toggle_marker(guide.bridge, result.crossings[-2].hex, MarkerKind.SMOKE, False)


def _viewshed(guide: Guide) -> None:
    guide.window.show_map()
    operations.show_viewshed(guide.bridge, Position(guide.hex("NN8"), STEEPLE))
    guide.run("fit")


def _markers(guide: Guide) -> None:
    guide.show_panel("markers", "II10")
    for name, kind in (
        ("HH9", MarkerKind.SMOKE),
        ("KK9", MarkerKind.DISPERSED_SMOKE),
        ("JJ11", MarkerKind.VEHICLE),
        ("II8", MarkerKind.WRECK),
        ("FF11", MarkerKind.FFE),
    ):
        operations.toggle_marker(guide.bridge, guide.hex(name), kind)


def _correction(guide: Guide) -> None:
    guide.show_panel("hex", "BB13")
    guide.run("correct-hex")


def _go_to(guide: Guide) -> None:
    guide.window.show_map()
    guide.window.open_go_to("BB13", with_pad=True)


def _refusal(guide: Guide) -> None:
    guide.window.show_map()
    guide.window.open_go_to("ZZ40")
    guide.window.go_to_bar.line.submit()


def _fair_play(guide: Guide) -> None:
    operations.set_preference(guide.bridge, fair_play=True)
    guide.look(*HINDERED)


def _checks(guide: Guide) -> None:
    guide.look(*BLOCKED)
    guide.show_panel("checks")


def _palette(guide: Guide) -> None:
    guide.window.show_map()
    guide.run("palette")
    guide.window.palette_widget.line.setText("sight")


def _japanese(guide: Guide) -> None:
    operations.set_language(guide.bridge, "ja")
    guide.look(*HINDERED)


def _dark(guide: Guide) -> None:
    operations.set_preference(guide.bridge, theme="dark")
    guide.look(*BLOCKED)


def _table_mode(guide: Guide) -> None:
    guide.look(*HINDERED)
    guide.run("table-mode")


def _flipped(guide: Guide) -> None:
    guide.look(*CLEAR)
    guide.run("flip")


STOPS = (
    TourStop("start-page", _start_page),
    TourStop("calculator", _calculator),
    TourStop("map", _map),
    TourStop("clear", lambda guide: guide.look(*CLEAR)),
    TourStop("hindered", lambda guide: guide.look(*HINDERED)),
    TourStop("blocked", lambda guide: guide.look(*BLOCKED)),
    TourStop("too-close", lambda guide: guide.look(*TOO_CLOSE)),
    TourStop("what-if", _what_if),
    TourStop("steeple", lambda guide: guide.look("NN8", "II12", STEEPLE)),
    TourStop("viewshed", _viewshed),
    TourStop("markers", _markers),
    TourStop("hex", lambda guide: guide.show_panel("hex", "NN8")),
    TourStop("correction", _correction),
    TourStop("layers", lambda guide: guide.show_panel("layers")),
    TourStop("checks", _checks),
    TourStop("fair-play", _fair_play),
    TourStop("go-to", _go_to),
    TourStop("palette", _palette),
    TourStop("refusal", _refusal),
    TourStop("flipped", _flipped),
    TourStop("japanese", _japanese),
    TourStop("dark", _dark),
    TourStop("table-mode", _table_mode),
    TourStop("new-session", tour_session.new_session),
    TourStop("session", tour_session.session),
    TourStop("contact", tour_artillery.contact),
    TourStop("draw", tour_artillery.draw),
    TourStop("aim", tour_artillery.aim),
    TourStop("error", tour_artillery.error),
    TourStop("spotting-round", tour_artillery.spotting_round),
    TourStop("attacks", tour_artillery.attacks),
    TourStop("attack-rolls", tour_artillery.attack_rolls),
    TourStop("artillery-calculator", tour_artillery.calculator),
    TourStop("forces", tour_forces.forces),
    TourStop("moving", tour_forces.moving),
    TourStop("moving-japanese", tour_forces.moving_in_japanese),
    TourStop("scenario", tour_forces.scenario),
    TourStop("refit", tour_refit.losses),
    *(TourStop(f"area-{stage.value}", partial(tour_refit.areas, stage=stage)) for stage in AreaStage),
    TourStop("areas-japanese", tour_refit.areas_in_japanese),
    TourStop("escape", tour_refit.escape),
    TourStop("shift", tour_refit.shift),
    TourStop("purchase", tour_refit.purchase),
    TourStop("purchase-japanese", tour_refit.purchase_in_japanese),
    TourStop("records", tour_refit.records),
    TourStop("log", tour_session.log),
    TourStop("overrule", tour_session.overrule),
    TourStop("facts", tour_session.facts),
    TourStop("readings", tour_session.readings),
    TourStop("recap", tour_session.recap),
    TourStop("hand-over", tour_session.hand_over),
    TourStop("pack-up", tour_session.pack_up),
    *(TourStop(name, visit, tour_spanish.BOARD) for name, visit in tour_spanish.STOPS.items()),
    *(TourStop(name, visit, tour_no_prisoners.BOARD) for name, visit in tour_no_prisoners.STOPS.items()),
    TourStop("rules", lambda guide: guide.window.show_rule("1.1k")),
    TourStop("settings", lambda guide: guide.window.show_settings()),
)
_README = (
    "start-page",
    "map",
    "hindered",
    "blocked",
    "viewshed",
    "japanese",
    "dark",
    "attacks",
    "moving-japanese",
    "area-no-mans-land",
    "area-result",
    "areas-japanese",
    "purchase",
    "purchase-japanese",
    "scw-grid",
    "scw-supply",
    "scw-supply-japanese",
    "scw-combat",
    "scw-combat-japanese",
    "scw-barrage",
    "scw-victory",
    "np-supply",
    "np-events-japanese",
    "np-combat",
)
SHOTS = tuple(stop for stop in STOPS if stop.id in _README)
