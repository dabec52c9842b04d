"""Air bombardment (13.3)."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from companion.chance.requests import Modifier
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.combat.tables import column_of, combat_tables
from companion.games.spanish_civil_war.terms import Battle
from companion.reason import Reason

COVER_DRM = 1
NIGHT_DRM = 1


@dataclass(frozen=True, slots=True)
class Bombardment:
    """All aircraft or air points that bomb a hex together, and the hex's terrain."""

    battle: Battle
    attacker: Faction
    strength: int
    terrain: frozenset[str] = frozenset()

    @property
    def column(self) -> int | None:
        """The column, counted from 0; None for aircraft without strength, which do nothing."""
        return column_of(combat_tables().bombardment.columns, self.strength) if self.strength > 0 else None

    @property
    def column_name(self) -> str | None:
        """The column's heading."""
        return None if self.column is None else combat_tables().bombardment.columns[self.column][0]

    @property
    def modifiers(self) -> tuple[Modifier, ...]:
        """Cover (13.3b) and, for the Nationalists of Jarama, night (J.14a)."""
        return tuple(_modifiers(self.battle, self.attacker, self.terrain))

    @property
    def drm(self) -> int:
        """All die modifiers together."""
        return sum(modifier.value for modifier in self.modifiers)

    def is_hit(self, die: int) -> bool:
        """Whether a natural die costs one unit of the hex a step (13.3c)."""
        if self.column is None:
            return False
        return die + self.drm <= combat_tables().bombardment.highest_hit[self.column]


def bomb_result(*, is_hit: bool) -> Reason:
    """What bombs did: a step or nothing (13.3c)."""
    return Reason("scw-bomb-result", "13.3c", args={"is": "hit" if is_hit else "miss"})


def _modifiers(battle: Battle, attacker: Faction, terrain: Collection[str]) -> Iterator[Modifier]:
    if combat_tables().bombardment.covered.intersection(terrain):
        yield Modifier(value=COVER_DRM, reason=Reason("scw-drm-cover", "13.3b"))
    if battle is Battle.JARAMA and attacker is Faction.NATIONALIST:
        yield Modifier(value=NIGHT_DRM, reason=Reason("scw-drm-night", "J.14a"))
