"""The stops of the tour, game by game."""

from ui.games import all_parts

STOPS = tuple(stop for parts in all_parts() for stop in parts.tour())
SHOTS = tuple(stop for stop in STOPS if stop.is_shot)
