"""A moment of a game as the rules look at it: state, piles, readings, tables and ground together."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from companion.chance.pile import DrawPile
from companion.play.messages import Event
from companion.play.state import PlayState
from companion.sight.settings import SightSettings
from companion.systems.elst.batteries.state import Battery
from companion.systems.elst.field import Field
from companion.systems.elst.game import ElstEvent, ElstGame
from companion.systems.elst.oba.readings import ObaReadings
from companion.systems.elst.oba.tables import FireTable
from companion.systems.elst.settings import fire_table, oba_readings, sight_settings, terrain_table

ElstState = PlayState[ElstGame, None]


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that a decision may look at."""

    game: ElstGame
    piles: Mapping[str, DrawPile]
    field: Field
    readings: ObaReadings
    sight: SightSettings
    fire_table: FireTable
    terrain_table: Mapping[str, int | None]

    @classmethod
    def of(cls, state: ElstState, field: Field) -> Self:
        """The scene of a session's state."""
        chosen = state.settings
        return cls(
            state.game,
            state.piles,
            field,
            oba_readings(chosen),
            sight_settings(chosen),
            fire_table(chosen),
            terrain_table(chosen),
        )

    def battery(self, id_: str) -> Battery:
        """One battery by id."""
        return self.game.battery(id_)

    def after(self, event: Event) -> Self:
        """The scene after an event."""
        return replace(self, game=event.apply(self.game)) if isinstance(event, ElstEvent) else self
