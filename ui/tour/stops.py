"""The stops of the tour, game by game."""

from companion.guide import common_tasks, guide_of
from companion.known_games import GAMES
from ui.games import all_parts
from ui.tour.own_boards import OWN_BOARDS

STOPS = (*OWN_BOARDS, *(stop for parts in all_parts() for stop in parts.tour()))
SHOTS = tuple(stop for stop in STOPS if stop.is_shot)
STRIP_STOPS = tuple(stop for stop in STOPS if stop.has_strip)

_TASKS = (*common_tasks(), *(task for game in GAMES.values() for task in guide_of(game.folder, game.id)))
_SHOWN = {task.stop for task in _TASKS}
GUIDE_STOPS = tuple(stop for stop in STOPS if stop.id in _SHOWN)
