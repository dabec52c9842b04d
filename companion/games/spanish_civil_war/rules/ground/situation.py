"""Where all units stand: supply and command of everyone, and what another position would change."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.readings import PRINTED, Readings
from companion.games.spanish_civil_war.rules.ground.battle_map import ROAD, BattleMap
from companion.games.spanish_civil_war.rules.ground.command import CommandMap, CommandVerdict, joined
from companion.games.spanish_civil_war.rules.ground.pieces import Piece
from companion.games.spanish_civil_war.rules.ground.supply import automatic_supply, supply_data, trace_supply
from companion.games.spanish_civil_war.rules.ground.zones import Controller, exerting
from companion.games.spanish_civil_war.terms import Arm
from companion.hexes.coordinates import HexCoord, Hexside
from companion.latest import LatestOfEach
from companion.reason import Reason
from companion.trace.course import UNREACHED
from companion.trace.flood import Flood
from companion.trace.grounds import uncertain_links
from companion.trace.result import TraceResult
from companion.trace.whatif import Changed, Positions, changed, restoring
from companion.trace.zones import Presence, Zones


@dataclass(frozen=True, slots=True)
class Status:
    """Whether a unit is in supply and in command."""

    is_supplied: bool
    is_in_command: bool


_presences: LatestOfEach[Presence] = LatestOfEach()  # a move leaves that of the other side as it is


@dataclass(frozen=True, eq=False)
class Situation:
    """All pieces on a map in one turn, and its pontoons; every answer is worked out when first asked for."""

    map: BattleMap
    pieces: tuple[Piece, ...]
    turn: int
    readings: Readings = PRINTED
    pontoons: frozenset[Hexside] = frozenset()

    @cached_property
    def by_id(self) -> Mapping[str, Piece]:
        """The pieces by their ids."""
        return {piece.id: piece for piece in self.pieces}

    def presence(self, faction: Faction) -> Presence:
        """The hexes that a faction occupies and controls. Aircraft hold nothing."""
        if faction not in self._found:
            own = [piece for piece in self.pieces if piece.faction is faction and piece.arm is not Arm.AIR]
            changing = (self.map, self.pontoons, self.readings, *own)
            self._found[faction] = _presences.of(faction, changing, lambda: self._presence_of(own))
        return self._found[faction]

    @cached_property
    def _found(self) -> dict[Faction, Presence]:
        return {}

    def _presence_of(self, own: Iterable[Piece]) -> Presence:
        stacks: dict[HexCoord, list[Piece]] = {}
        for piece in own:
            stacks.setdefault(piece.hex, []).append(piece)
        net = self.map.net
        ways = [self.map.zone_ways(is_mechanized, self.pontoons) for is_mechanized in (False, True)]
        exerters = [
            (net.numbers[hex_], ways[piece.arm.is_mechanized])
            for hex_, stack in stacks.items()
            for piece in self._controlling(stack)
        ]
        return Presence(net, net.flags(stacks), Zones.of(exerters))

    def _controlling(self, stack: list[Piece]) -> list[Piece]:
        units = [Controller(piece.arm, piece.size, piece.attack) for piece in stack]
        return [stack[place] for place in exerting(units, self.map.battle, self.readings)]

    @cached_property
    def _supply(self) -> Mapping[Faction, Flood]:
        return {
            faction: Flood.of(self.map.supply_course(faction), self.presence(faction.opponent).obstructed)
            for faction in Faction
        }

    @cached_property
    def _command(self) -> Mapping[Faction, CommandMap]:
        return {faction: self._command_of(faction) for faction in Faction}

    def _command_of(self, faction: Faction) -> CommandMap:
        hqs = {piece.hq: piece.hex for piece in self.pieces if piece.hq and piece.faction is faction}
        enemy = self.presence(faction.opponent)
        return CommandMap(self.map.net, self.map.battle, faction, hqs, enemy, self.readings)

    def status(self, piece: Piece) -> Status:
        """Whether a piece is in supply and in command."""
        return Status(self._is_supplied(piece), self._is_in_command(piece))

    @cached_property
    def statuses(self) -> Mapping[str, Status]:
        """The status of every piece, by id."""
        return {piece.id: self.status(piece) for piece in self.pieces}

    def _is_supplied(self, piece: Piece) -> bool:
        if automatic_supply(piece.consumer, self.map.battle, self.turn) is not None:
            return True
        return self._supply[piece.faction].is_reached(self.map.net.numbers[piece.hex])

    def _is_in_command(self, piece: Piece) -> bool:
        if _automatic_command(piece) is not None:
            return True
        command = self._command[piece.faction]
        if piece.hq:
            return piece.hq in command.working
        return command.is_in_command(piece.hex, piece.formation)

    def would_supply(self, faction: Faction, hex_: HexCoord, *, is_beyond: bool = False) -> bool:
        """Whether a unit would be in supply in a hex, or one hex beyond it off the map (J.7b, B.6b)."""
        flood, number = self._supply[faction], self.map.net.numbers[hex_]
        if not is_beyond:
            return flood.is_reached(number)
        to_road = flood.steps[0][number]
        is_free = not self.presence(faction.opponent).obstructed[number]
        return is_free and to_road != UNREACHED and to_road < supply_data().hexes_to_road

    def supply(self, piece: Piece) -> TraceResult:
        """The supply line of a piece, or what cuts it (9.1)."""
        granted = automatic_supply(piece.consumer, self.map.battle, self.turn)
        if granted is not None:
            return TraceResult(True, reasons=(granted,))
        enemy, rule = self.presence(piece.faction.opponent), self.map.sources(piece.faction).rule
        result = trace_supply(self._supply[piece.faction], enemy, self.map.net.numbers[piece.hex], rule)
        return replace(result, rests_on=uncertain_links(self.map.board, result.path, ROAD))

    def command(self, piece: Piece) -> CommandVerdict:
        """The chain of command of a piece, or the link that fails (10.1)."""
        granted = _automatic_command(piece)
        if granted is not None:
            return CommandVerdict(True, (), (granted,))
        command = self._command[piece.faction]
        return command.judge_hq(piece.hq) if piece.hq else command.judge(piece.hex, piece.formation)

    def moved(self, unit: str, hex_: HexCoord) -> "Situation":
        """What if one piece stood elsewhere."""
        pieces = (replace(piece, hex=hex_) if piece.id == unit else piece for piece in self.pieces)
        return replace(self, pieces=tuple(pieces))

    def without(self, units: Iterable[str]) -> "Situation":
        """What if some pieces were gone."""
        gone = frozenset(units)
        return replace(self, pieces=tuple(piece for piece in self.pieces if piece.id not in gone))

    def changes(self, other: "Situation") -> tuple[Changed, Changed]:
        """Whose supply and whose command another situation takes away or restores."""
        return (
            changed(_supplied(self), _supplied(other)),
            changed(_commanded(self), _commanded(other)),
        )

    def restoring_supply(self, piece: Piece) -> tuple[tuple[str, ...], ...]:
        """The smallest sets of enemy units whose absence would put a piece into supply."""
        return self._restoring(piece, self.supply(piece), lambda left: left._is_supplied(piece))

    def restoring_command(self, piece: Piece) -> tuple[tuple[str, ...], ...]:
        """The same for command."""
        trace = joined(self.command(piece))
        return self._restoring(piece, trace, lambda left: left._is_in_command(piece))

    def _restoring(
        self, piece: Piece, trace: TraceResult, holds: Callable[["Situation"], bool]
    ) -> tuple[tuple[str, ...], ...]:
        """Only those matter who bar the hexes that would have to be free."""
        presence, numbers = self.presence(piece.faction.opponent), self.map.net.numbers
        to_free = (hex_ for mend in trace.mends for hex_ in mend.hexes)
        obstacles = [obstacle for hex_ in to_free for obstacle in presence.obstacles(numbers[hex_])]
        positions = Positions({one.id: one.hex for one in self.pieces})
        kept, enemy = self.by_id, piece.faction.opponent
        return restoring(
            lambda left: holds(self.without(kept.keys() - left.hexes.keys())),
            positions,
            obstacles,
            lambda unit: kept[unit].faction is enemy,
        )


def _supplied(situation: Situation) -> Mapping[str, bool]:
    return {unit: status.is_supplied for unit, status in situation.statuses.items()}


def _commanded(situation: Situation) -> Mapping[str, bool]:
    return {unit: status.is_in_command for unit, status in situation.statuses.items()}


def _automatic_command(piece: Piece) -> Reason | None:
    """Why a unit needs no chain this phase; None when it does. Aircraft and trucks have none to trace."""
    if piece.arm is Arm.AIR:
        return Reason("scw-commanded-air", "2.1f")
    if piece.has_just_arrived:
        return Reason("scw-commanded-arriving", "15.3")
    return Reason("scw-commanded-reserve", "J.18f") if piece.is_held else None
