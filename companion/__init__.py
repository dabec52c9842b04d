"""The game-side half of Wargame Companion: boards, sight, trace, play. Knows no window."""

__version__ = "0.1.0"
