"""The game turn: calendar, sequence of play, random events, victory."""
