"""Which attacks may be declared (11.0, 17.0, 21.3)."""

from collections.abc import Collection
from dataclasses import dataclass

from companion.games.no_prisoners.rules.combat.odds import Barrier, barrier_refusal
from companion.games.no_prisoners.terms import Front
from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class Declaration:
    """An attack as it is declared."""

    has_attacked: bool = False  # one of the attackers, in this phase
    fronts: Collection[Front] = ()  # of the attackers
    is_on_damascus: bool = False
    across: Barrier | None = None


def declaration_refusal(attack: Declaration) -> Reason | None:
    """Why an attack may not be declared; None when it may.

    Damascus lies on the boundary: both fronts may attack it, each for itself (21.3, A66).
    """
    if attack.has_attacked:
        return Reason("np-attacked-already", "11.0c")
    if len(set(attack.fronts)) > 1:
        return Reason("np-fronts-attack-apart", "21.3h" if attack.is_on_damascus else "17.0")
    return barrier_refusal(attack.across, is_on_damascus=attack.is_on_damascus)
