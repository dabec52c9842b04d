"""Operations on what is told on the map by tap or sweep, and on how far it is drawn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.kit.told_map import sketched
from ui.operations.core import operation
from ui.operations.play import execute
from ui.session.told_map import told_game, told_state

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord
    from companion.kit.told_map import ToldMapGame
    from companion.session.messages import Command
    from ui.session.bridge import SessionBridge


def tell_on_map(bridge: SessionBridge, hand: str, option: str, hexes: Iterable[HexCoord]) -> bool:
    """Some hexes become what an option of a hand says; a sketch keeps it where no session does."""
    game = told_game(bridge)
    if game is None:
        return False
    return _tell(bridge, game, game.tell(told_state(bridge, game), hand, option, tuple(hexes)))


def tell_in_words(bridge: SessionBridge, hand: str, option: str, text: str) -> bool:
    """As `tell_on_map`, in words typed for a hand that takes them."""
    game = told_game(bridge)
    if game is None:
        return False
    return _tell(bridge, game, game.tell_in_words(told_state(bridge, game), hand, option, text))


def _tell(bridge: SessionBridge, game: ToldMapGame, commands: Iterable[Command]) -> bool:
    if bridge.session is not None:
        return all(execute(bridge, command) for command in commands)
    return _tell_sketch(bridge, game, commands)


@operation
def _tell_sketch(bridge: SessionBridge, game: ToldMapGame, commands: Iterable[Command]) -> None:
    """As `tell_on_map`, where no session keeps it."""
    sketch = sketched(game, told_state(bridge, game), commands)
    bridge.update(areas=replace(bridge.areas, sketch=sketch))


def show_areas(bridge: SessionBridge, is_shown: bool) -> None:
    """Draw what is told on the map, or no more."""
    if is_shown != bridge.areas.is_shown:
        bridge.update(areas=replace(bridge.areas, is_shown=is_shown))


def show_area_stage(bridge: SessionBridge, stage: str) -> None:
    """Draw it as far as a stage."""
    bridge.update(areas=replace(bridge.areas, stage=stage))
