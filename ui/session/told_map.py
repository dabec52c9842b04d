"""What is told on the map and drawn stage by stage: kept by the session in play, else by a sketch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.told_map import ToldMapGame
from companion.known_games import game_on
from ui.shell.troubles import asked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.board.model import Board
    from companion.kit.system import State
    from companion.kit.told_map import MapStage
    from ui.session.bridge import SessionBridge


class _Kept:
    """The game of the board looked at last, and the stages of its last state: two maps may show them."""

    def __init__(self) -> None:
        self._board: Board | None = None
        self._game: ToldMapGame | None = None
        self._blank: tuple[ToldMapGame, State] | None = None
        self._looked_at: tuple[object, object] = (None, None)
        self._stages: Sequence[MapStage] = ()

    def game_on(self, board: Board) -> ToldMapGame | None:
        """The game of a board on which no session is in play."""
        if board is not self._board:
            known = game_on(board)
            game = known.make(board) if known else None
            self._board, self._game = board, game if isinstance(game, ToldMapGame) else None
        return self._game

    def blank_of(self, game: ToldMapGame) -> State:
        """The sketch of a game before anything is told."""
        if self._blank is None or self._blank[0] is not game:
            self._blank = game, game.sketch()
        return self._blank[1]

    def stages_of(self, game: ToldMapGame, state: State) -> Sequence[MapStage]:
        """The stages of a state."""
        if self._looked_at[0] is not game or self._looked_at[1] is not state:
            self._looked_at, self._stages = (game, state), ()  # should they fail, not to be asked for again
            self._stages = game.stages(state)
        return self._stages


_kept = _Kept()


def told_game(bridge: SessionBridge) -> ToldMapGame | None:
    """The game of the board when players tell it something on the map."""
    if bridge.session is None:
        return _kept.game_on(bridge.board)
    return bridge.session.system if isinstance(bridge.session.system, ToldMapGame) else None


def told_state(bridge: SessionBridge, game: ToldMapGame) -> State:
    """The session's state, else the sketch."""
    return bridge.session.state if bridge.session else bridge.areas.sketch or _kept.blank_of(game)


def stages_of(bridge: SessionBridge) -> Sequence[MapStage]:
    """Every stage of the drawing; none for a game without one."""
    game = told_game(bridge)
    return asked(bridge, lambda: _kept.stages_of(game, told_state(bridge, game)), ()) if game else ()


def stage_shown(bridge: SessionBridge) -> MapStage | None:
    """The stage that the map shows; None where there is nothing to draw."""
    stages = stages_of(bridge)
    return next((stage for stage in stages if stage.id == bridge.areas.stage), next(reversed(stages), None))
