"""What is told on the map and drawn stage by stage: kept by the session in play, else by a sketch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.board.once import once_a_board
from companion.kit.told_map import ToldMapGame
from companion.known_games import game_on
from ui.shell.troubles import asked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.board.model import Board
    from companion.kit.system import State
    from companion.kit.told_map import MapStage
    from ui.session.bridge import SessionBridge


def told_game(bridge: SessionBridge) -> ToldMapGame | None:
    """The game of the board when players tell it something on the map."""
    game = bridge.session.system if bridge.session else _game_of(bridge.board)
    return game if isinstance(game, ToldMapGame) else None


@once_a_board
def _game_of(board: Board) -> object:
    known = game_on(board)
    return known.make(board) if known else None


def told_state(bridge: SessionBridge, game: ToldMapGame) -> State:
    """The session's state, else the sketch."""
    return bridge.session.state if bridge.session else bridge.areas.sketch or game.sketch()


def stages_of(bridge: SessionBridge) -> Sequence[MapStage]:
    """Every stage of the drawing; none for a game without one."""
    game = told_game(bridge)
    return asked(bridge, lambda: game.stages(told_state(bridge, game)), ()) if game else ()


def stage_shown(bridge: SessionBridge) -> MapStage | None:
    """The stage that the map shows; None where there is nothing to draw."""
    stages = stages_of(bridge)
    return next((stage for stage in stages if stage.id == bridge.areas.stage), next(reversed(stages), None))
