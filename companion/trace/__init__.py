"""Lines over a board: supply paths, command chains, zones of control and reach, whatever the game."""
