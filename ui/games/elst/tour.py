"""The stops of the tour on the board of Decision at Elst: what every game has, and what is its own."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from companion.games.elst.rules.levels import STEEPLE
from companion.sight.marker_kinds import MarkerKind
from companion.sight.result import LosResult, Position
from ui import operations
from ui.games.elst import tour_artillery, tour_forces, tour_own, tour_refit, tour_session
from ui.shell.kinds import of_kind
from ui.tour.guide import TourStop, Visit

if TYPE_CHECKING:
    from ui.tour.guide import Guide


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
        ("FF11", MarkerKind.BLAST_AREA),
    ):
        operations.toggle_marker(guide.bridge, guide.hex(name), kind)


def _correction(guide: Guide) -> None:
    guide.show_panel("hex", "BB13")
    guide.run("correct-hex")


def _go_to(guide: Guide) -> None:
    guide.window.show_map()
    guide.window.open_go_to("BB13")
    guide.window.screen_keys.switch()


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


_STOPS: dict[str, Visit] = {
    "start-page": _start_page,
    "calculator": _calculator,
    "map": _map,
    "clear": lambda guide: guide.look(*CLEAR),
    "hindered": lambda guide: guide.look(*HINDERED),
    "blocked": lambda guide: guide.look(*BLOCKED),
    "too-close": lambda guide: guide.look(*TOO_CLOSE),
    "what-if": _what_if,
    "steeple": lambda guide: guide.look("NN8", "II12", STEEPLE),
    "viewshed": _viewshed,
    "markers": _markers,
    "hex": lambda guide: guide.show_panel("hex", "NN8"),
    "correction": _correction,
    "layers": lambda guide: guide.show_panel("layers"),
    "checks": _checks,
    "fair-play": _fair_play,
    "go-to": _go_to,
    "palette": _palette,
    "refusal": _refusal,
    "flipped": _flipped,
    "japanese": _japanese,
    "dark": _dark,
    "table-mode": _table_mode,
    "new-session": tour_session.new_session,
    "session": tour_session.session,
    "contact": tour_artillery.contact,
    "draw": tour_artillery.draw,
    "aim": tour_artillery.aim,
    "error": tour_artillery.error,
    "spotting-round": tour_artillery.spotting_round,
    "attacks": tour_artillery.attacks,
    "attack-rolls": tour_artillery.attack_rolls,
    "artillery-calculator": tour_artillery.calculator,
    "forces": tour_forces.forces,
    "moving": tour_forces.moving,
    "moving-japanese": tour_forces.moving_in_japanese,
    "roll-call": tour_forces.roll_call,
    "scenario": tour_forces.scenario,
    "refit": tour_refit.losses,
    **{f"area-{stage}": partial(tour_refit.areas, stage=stage) for stage in tour_refit.STAGES},
    "areas-japanese": tour_refit.areas_in_japanese,
    "escape": tour_refit.escape,
    "shift": tour_refit.shift,
    "purchase": tour_refit.purchase,
    "purchase-japanese": tour_refit.purchase_in_japanese,
    "records": tour_refit.records,
    "log": tour_session.log,
    "overrule": tour_session.overrule,
    "facts": tour_session.facts,
    "readings": tour_session.readings,
    "recap": tour_session.recap,
    "hand-over": tour_session.hand_over,
    "two-machines": tour_session.two_machines,
    "pack-up": tour_session.pack_up,
    "rules": lambda guide: guide.window.show_rule("1.1k"),
    "settings": lambda guide: guide.window.show_settings(),
}
_SHOTS = (
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
)
_STRIP = "attack-rolls"
STOPS = (
    *(
        TourStop(name, visit, "elst", is_shot=name in _SHOTS, has_strip=name == _STRIP)
        for name, visit in _STOPS.items()
    ),
    TourStop("own-session", tour_own.own_session),
)
