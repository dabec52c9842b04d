"""A moment of a game as the rules look at it: state, piles, readings, tables and ground together."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

from companion.chance.pile import DrawPile
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.procedures.refit.state import Campaign, Purse
from companion.games.elst.rules.artillery.readings import ArtilleryReadings
from companion.games.elst.rules.artillery.tables import FireTable
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.forces.readings import ForceReadings
from companion.games.elst.rules.forces.roster import RosterError, parse_roster_line
from companion.games.elst.rules.refit.areas import ENTRY_NAME, AreaMap, SetupArea
from companion.games.elst.rules.refit.ground import RefitGround
from companion.games.elst.rules.refit.readings import RefitReadings
from companion.games.elst.rules.scenario import initial
from companion.games.elst.settings import (
    ARTILLERY,
    FORCES,
    REFIT,
    SIGHT,
    fire_table,
    terrain_table,
)
from companion.games.elst.table.field import Field
from companion.games.elst.table.state import ElstEvent, ElstGame
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.messages import Event
from companion.session.state import PlayState
from companion.sight.settings import SightSettings

ElstState = PlayState[ElstGame, Purse]


@dataclass(frozen=True)
class Scene:
    """Everything that a decision may look at. `purses` are those in sight."""

    game: ElstGame
    piles: Mapping[str, DrawPile]
    field: Field
    readings: ArtilleryReadings
    sight: SightSettings
    fire_table: FireTable
    terrain_table: Mapping[str, int | None]
    force_readings: ForceReadings
    refit_readings: RefitReadings
    purses: Mapping[Faction, Purse]

    @classmethod
    def of(cls, state: ElstState, field: Field) -> Self:
        """The scene of a session's state."""
        chosen = state.settings
        return cls(
            state.game,
            state.piles,
            field,
            ARTILLERY.chosen(chosen),
            SIGHT.chosen(chosen),
            fire_table(chosen),
            terrain_table(chosen),
            FORCES.chosen(chosen),
            REFIT.chosen(chosen),
            {Faction(side): scope.game for side, scope in state.secrets.items() if scope.game},
        )

    def battery(self, id_: str) -> Battery:
        """One battery by id."""
        return self.game.battery(id_)

    def after(self, event: Event) -> Self:
        """The scene after an event."""
        return replace(self, game=event.apply(self.game)) if isinstance(event, ElstEvent) else self

    def with_terrain(self, table: Mapping[str, int | None]) -> Self:
        """With another table of TEM."""
        return replace(self, terrain_table=table)

    # ---- the campaign ----

    @property
    def campaign(self) -> Campaign:
        """Where the campaign stands."""
        return self.game.campaign

    @property
    def ground(self) -> RefitGround:
        """The map as control and the Refit Phase see it."""
        return self.field.ground

    @property
    def is_first_scenario(self) -> bool:
        """Whether the first scenario is played, with a set-up of its own, and no Refit Phase yet (4.41)."""
        return self.game.scenario == initial.SCENARIO and self.campaign.step is None

    @cached_property
    def areas(self) -> AreaMap | None:
        """The Setup Areas as fixed last; None before the first time."""
        saved = self.campaign.areas
        return saved.on(self.ground) if saved else None

    @property
    def fixed_areas(self) -> AreaMap:
        """The Setup Areas as fixed last; IllegalCommandError before the first time."""
        if self.areas is None:
            raise IllegalCommandError(Reason("refit-areas-first", "4.505"))
        return self.areas

    def is_tracked(self, side: Faction) -> bool:
        """Whether anybody of a side was tracked or told to be Retained."""
        return side in self.campaign.counted or any(self.game.forces.of(side))

    def area(self, name: str, side: Faction, field: str = "place") -> SetupArea:
        """A side's area by its name; IllegalCommandError when it has none of that name, told at its field."""
        for area in self.fixed_areas.of_faction(side):
            if area.name == name:
                return area
        raise IllegalCommandError(Reason("refit-unknown-area", args={"area": name}), field=field)

    def require_place(self, name: str, side: Faction, field: str = "place") -> None:
        """IllegalCommandError for a name that is neither of an area of the side nor its Entry Area."""
        if name != ENTRY_NAME:
            self.area(name, side, field)

    def area_name(self, hex_: HexCoord) -> str:
        """The name of the area that a hex lies in; IllegalCommandError outside of every area."""
        area = self.fixed_areas.area_at(hex_)
        if area is None:
            raise IllegalCommandError(Reason("refit-no-area-there", "4.5056", (hex_,)))
        return area.name

    def is_isolated(self, side: Faction, place: str, hex_: HexCoord | None = None) -> bool:
        """Whether what is Retained in a place, or in one hex of it, is Isolated; unknown places are not."""
        if hex_ is not None and self.areas:
            return self.areas.is_isolated(hex_)
        areas = self.areas.of_faction(side) if self.areas else ()
        return any(area.is_isolated for area in areas if area.name == place)

    def purse(self, faction: Faction) -> Purse:
        """A side's purse on this date; IllegalCommandError while it is locked."""
        if faction not in self.purses:
            raise IllegalCommandError(Reason("refit-purse-locked", args={"side": faction.value}))
        return self.purses[faction].on(self.campaign.date)

    def pieces(self, text: str, faction: Faction) -> tuple[Pieces, ...]:
        """Counters that a player names; IllegalCommandError when they cannot be read."""
        try:
            return parse_roster_line(text, faction, self.field.board, self.captured(faction)).pieces
        except RosterError as error:
            raise IllegalCommandError(error.reason, field="text") from error

    def captured(self, faction: Faction) -> frozenset[str]:
        """The types of what a side has captured: its player names them without saying so."""
        tracked = ((one.type, one.marks) for one in self.game.forces.of(faction))
        retained = ((lot.type, lot.marks) for lot in self.campaign.stock if lot.side is faction)
        return frozenset(type_ for type_, marks in (*tracked, *retained) if Mark.CAPTURED in marks)

    def unit_ids(self, text: str, faction: Faction) -> tuple[str, ...]:
        """The type ids of the counters that a player names, one for each counter."""
        return tuple(some.type for some in self.pieces(text, faction) for _ in range(some.count))

    def require_on_map(self, hexes: Sequence[HexCoord]) -> None:
        """IllegalCommandError for hexes that this map does not have."""
        strange = sum(hex_ not in self.ground.hexes for hex_ in hexes)
        if strange:
            raise IllegalCommandError(Reason("refit-hex-off-map", args={"count": strange}))
