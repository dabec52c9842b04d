"""The stops of the tour that show No Prisoners: its pages, a combat, a line of supply by rail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.chance.answers import RollAnswer
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table.commands import Attack, NextPhase
from companion.games.no_prisoners.terms import Crt, PlayerTurn
from companion.kit.questions import Question, Reply
from companion.kit.system import Start
from companion.session.commands import SetFacts
from ui import operations
from ui.panels.game_pages import GamePages
from ui.tour.guide import TourStop, Visit, with_japanese

if TYPE_CHECKING:
    from companion.games.no_prisoners.table.state import NpGame
    from ui.tour.guide import Guide

_BOARD = "no_prisoners"
_START = Start(scenario="war-in-the-desert", options={"np-set-up": "sample"})
_LAYERS = ("np-rail", "np-depots", "np-supply-central-powers")
_NO_EVENT = {PlayerTurn.EAST_ALLIED: 4}


def set_up(guide: Guide) -> None:
    """The set-up, from a sample: the counters on the map, and what is printed on them."""
    _begin(guide)
    _show(guide, "np-table")


def supply(guide: Guide) -> None:
    """A regiment far down the Hejaz railway, its line to a depot drawn and explained."""
    _begin(guide)
    _put(guide, "cp-e-42", "1917", 3)
    for layer in _LAYERS:
        operations.show_overlay(guide.bridge, layer, True)
    guide.show_panel("hex", "1917")
    guide.window.map_view.centre_on(guide.hex("1917"))


def events(guide: Guide) -> None:
    """The table of a player turn as things stand, the row that came up lit."""
    _begin(guide)
    _go_to(guide, PlayerTurn.EAST_CP, Phase.RANDOM_EVENT)
    _show(guide, "np-events")


def cup(guide: Guide) -> None:
    """The tribal cup on the turn of the revolt: two dice of tribes are to be drawn."""
    _begin(guide)
    _go_to(guide, PlayerTurn.EAST_ALLIED, Phase.RANDOM_EVENT)
    guide.execute(SetFacts(facts={"revolted_on": 6, "tribes_in_cup": 14}))
    guide.execute(NextPhase())
    _show(guide, "np-pools")


def combat(guide: Guide) -> None:
    """A combat after its die: what each party loses, who retreats, who may pursue."""
    _begin(guide)
    _go_to(guide, PlayerTurn.WEST_ALLIED, Phase.RANDOM_EVENT)
    for unit, number, strength in (("cp-w-27", "0909", 3), ("al-w-53", "0809", 6), ("al-w-52", "0709", 4)):
        _put(guide, unit, number, strength)
    _go_to(guide, PlayerTurn.WEST_ALLIED, Phase.COMBAT_1)
    attack = Attack(hex=guide.hex("0909"), crt=Crt.RAID, attackers=("al-w-53",))
    guide.execute(attack)
    _answer(guide, 5)
    _show(guide, "np-combat")
    operations.select_hex(guide.bridge, guide.hex("0909"))
    guide.window.map_view.reset_zoom()
    guide.window.map_view.centre_on(guide.hex("0909"))


def victory(guide: Guide) -> None:
    """The points of both fronts beside history, every city with its value and holder."""
    _begin(guide)
    facts = {"vp/west-allied": 21, "vp/west-cp": 9, "vp/east-allied": 4, "vp/east-cp": 3}
    guide.execute(SetFacts(facts=facts))
    _show(guide, "np-victory-points")


def calculator(guide: Guide) -> None:
    """A combat from typed totals, without a session."""
    guide.calculate("np-combat", attack="9", defence="4", die="5")


_PAGES: dict[str, Visit] = {
    "np-supply": supply,
    "np-events": events,
    "np-cup": cup,
    "np-combat": combat,
    "np-victory": victory,
}
_STOPS = {**with_japanese(_PAGES), "np-set-up": set_up, "np-calculator": calculator}
_SHOTS = (
    "np-supply",
    "np-events-japanese",
    "np-combat",
)
_STRIP = "np-combat"
STOPS = tuple(
    TourStop(name, visit, _BOARD, is_shot=name in _SHOTS, has_strip=name == _STRIP)
    for name, visit in _STOPS.items()
)


# ---- at the table ----


def _begin(guide: Guide) -> None:
    guide.begin(_START)
    guide.window.desk.go_to_map()


def _game(guide: Guide) -> NpGame:
    game: NpGame = guide.bridge.in_play.state.game
    return game


def _put(guide: Guide, unit: str, number: str, strength: int) -> None:
    hex_, path = guide.hex(number), f"counters/{unit}"
    where = {f"{path}/spot": "map", f"{path}/hex": {"q": hex_.q, "r": hex_.r}}
    guide.execute(SetFacts(facts={**where, f"{path}/strength": strength}))


def _go_to(guide: Guide, player_turn: PlayerTurn, phase: Phase) -> None:
    """On through quiet phases: every event roll comes up as no event."""
    while (_game(guide).player_turn, _game(guide).moment.phase) != (player_turn, phase):
        guide.execute(NextPhase())
        while guide.bridge.in_play.state.waiting:
            _answer(guide, _NO_EVENT.get(player_turn, 6))


def _answer(guide: Guide, die: int) -> None:
    request = guide.bridge.in_play.state.waiting[0]
    answer = Reply(value=None) if isinstance(request, Question) else RollAnswer.physical(die)
    operations.answer_request(guide.bridge, request.id, answer)


def _show(guide: Guide, page: str) -> None:
    guide.window.docks.bring("game")
    guide.window.docks.panel("game", GamePages).show_part(page)
    guide.run("fit")
