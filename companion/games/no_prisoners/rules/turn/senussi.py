"""What the Senussi revolt forbids in the West Allied player turn in which it breaks out (RE-WAL-4)."""

from enum import StrEnum

from companion.reason import Reason


class SenussiAction(StrEnum):
    """What the revolt might bear on."""

    MOVE_ACROSS_CANAL = "move-across-canal"
    MOVE_ELSEWHERE = "move-elsewhere"
    MOVE_RAILHEAD = "move-railhead"
    AIR_SUPPORT = "air-support"
    NAVAL_SUPPORT = "naval-support"
    COMMAND_ACROSS_CANAL = "command-across-canal"
    SUPPLY_ACROSS_CANAL = "supply-across-canal"


_FORBIDDEN = frozenset({SenussiAction.MOVE_ACROSS_CANAL, SenussiAction.MOVE_RAILHEAD})


def senussi_refusal(action: SenussiAction) -> Reason | None:
    """Why the revolt forbids something; None when it does not. Support, command and supply go on."""
    if action not in _FORBIDDEN:
        return None
    return Reason("np-senussi-forbids", "RE-WAL-4", args={"action": action.value})
