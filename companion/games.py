"""The games that this program knows: what is needed to begin one, without loading any of them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from companion.board.model import Board
from companion.play.game import AnyGame, Systems

if TYPE_CHECKING:
    from companion.hexgrid import HexCoord
    from companion.play.calculators import Calculator
    from companion.reason import Reason
    from companion.rulebook import Rulebook


def _no_calculators() -> "tuple[Calculator, ...]":
    return ()


@dataclass(frozen=True, slots=True)
class Game:
    """A game: its board, the ids of its scenarios, how its system is made, calculators.

    `folder` is the one in scenarios/ that holds its rules; games of one system share it.
    Texts: a scenario is `scenario-` and the ids of game and scenario, a faction `faction-` and its id.
    """

    id: str
    folder: str
    board: str
    scenarios: Callable[[], tuple[str, ...]]
    make: Callable[[Board], AnyGame]
    calculators: "Callable[[], tuple[Calculator, ...]]" = _no_calculators
    entry_costs: "Callable[[Board, HexCoord], tuple[Reason, ...]] | None" = None


def _elst_scenarios() -> tuple[str, ...]:
    from companion.systems.elst.scenario_data import scenario_data

    return tuple(scenario.id for scenario in scenario_data().scenarios)


def _elst(board: Board) -> AnyGame:
    from companion.systems.elst.refit.assistant.system import CampaignSystem

    return CampaignSystem(board)


def _elst_calculators() -> "tuple[Calculator, ...]":
    from companion.systems.elst.calculators import calculators

    return calculators()


def _spanish(board: Board) -> AnyGame:
    from companion.systems.spanish_civil_war.system import SpanishSystem

    return SpanishSystem(board)


def _np_scenarios() -> tuple[str, ...]:
    from companion.systems.no_prisoners.scenario_data import scenario_data

    return tuple(scenario.id for scenario in scenario_data().scenarios)


def _np(board: Board) -> AnyGame:
    from companion.systems.no_prisoners.campaign.system import NoPrisoners

    return NoPrisoners(board)


def _np_calculators() -> "tuple[Calculator, ...]":
    from companion.systems.no_prisoners.calculators import calculators

    return calculators()


def _spanish_calculators(battle: str) -> "tuple[Calculator, ...]":
    from companion.systems.spanish_civil_war.calculators import calculators
    from companion.systems.spanish_civil_war.terms import Battle

    return calculators(Battle(battle))


def _spanish_entry_costs(board: Board, hex_: "HexCoord") -> "tuple[Reason, ...]":
    from companion.systems.spanish_civil_war.ground.entry import entry_costs

    return entry_costs(board, hex_)


def _battle(id_: str) -> Game:
    """A battle of the Spanish Civil War: scenario and board are called like it."""
    return Game(
        id=id_,
        folder="spanish_civil_war",
        board=id_,
        scenarios=lambda: (id_,),
        make=_spanish,
        calculators=lambda: _spanish_calculators(id_),
        entry_costs=_spanish_entry_costs,
    )


_GAMES = (
    Game("elst", "elst", "elst", _elst_scenarios, _elst, _elst_calculators),
    _battle("jarama"),
    _battle("brunete"),
    Game("np", "no_prisoners", "no_prisoners", _np_scenarios, _np, _np_calculators),
)

GAMES: Mapping[str, Game] = MappingProxyType({game.id: game for game in _GAMES})


def game_on(board: Board) -> Game | None:
    """The game that is played on a board; None when there is none."""
    return next((game for game in _GAMES if game.board == board.id), None)


def rulebook_on(board: Board) -> "Rulebook | None":
    """The rules of the game that is played on a board; None when there is no game or no list of its rules."""
    game = game_on(board)
    return _rules_of(game) if game else None


@cache
def _rules_of(game: Game) -> "Rulebook | None":
    """The list of a game's rules, put together once: every line that names a rule asks for it."""
    from companion.rulebook import rulebook

    book = rulebook(game.folder)
    return book.of(game.id) if book else None


def systems_on(board: Board) -> Systems:
    """Finds the systems of the games played on a board, by their ids."""

    def find(id_: str) -> AnyGame | None:
        game = GAMES.get(id_)
        return game.make(board) if game and game.board == board.id else None

    return find


def systems_by(board_of: Callable[[str], Board]) -> Systems:
    """Finds the systems of all games by their ids, each on the board that `board_of` gives for its id."""

    def find(id_: str) -> AnyGame | None:
        game = GAMES.get(id_)
        return game.make(board_of(game.board)) if game else None

    return find
