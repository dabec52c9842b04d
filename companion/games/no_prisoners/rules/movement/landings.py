"""Where landings from the sea are counted, and how many there may be (20.0, VAR-GAL)."""

from companion.games.no_prisoners.rules.turn.calendar import GameTurn
from companion.games.no_prisoners.terms import Front

GALLIPOLI_BOX, GALLIPOLI_UNITS = "gallipoli", 3
LANDINGS_A_YEAR = 1


def year_box(turn: GameTurn, front: Front) -> str:
    """The box of a front's landing of a turn's year."""
    return f"{turn.year}-{front}"


def evacuation_box(turn: GameTurn) -> str:
    """The box of the evacuation of Gallipoli, if it is made on that turn."""
    return f"evacuation-{turn.number}"
