"""Supply: two hexes to a road, and the road to the proper edge (9.1, J.10, B.10)."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

from companion.files import scenario_json
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.terms import Arm, Battle
from companion.reason import Reason
from companion.saved import Frozen, FrozenMap
from companion.trace.course import Course, Leg
from companion.trace.flood import Flood
from companion.trace.judge import judge
from companion.trace.net import Net, Ways
from companion.trace.result import TraceResult
from companion.trace.zones import Presence


class Sources(Frozen):
    """Where the roads of one faction must lead: road hexes of map edges, or certain hexes."""

    rule: str
    edges: frozenset[str] = frozenset()
    hexes: frozenset[str] = frozenset()


class Automatic(Frozen):
    """Units that are in supply without a line: of a faction, through a turn, from certain hexes."""

    faction: Faction
    through_turn: int
    began_in: frozenset[str] = frozenset()


class SupplyData(Frozen):
    """The whole file scenarios/spanish_civil_war/supply.json."""

    format: Literal["wargame-companion-scw-supply"]
    version: Literal[1]
    hexes_to_road: int
    sources: FrozenMap[Battle, FrozenMap[Faction, Sources]]
    automatic: FrozenMap[Battle, tuple[Automatic, ...]]


@cache
def supply_data() -> SupplyData:
    """The file, read once."""
    return SupplyData.model_validate(scenario_json("spanish_civil_war/supply.json"))


@dataclass(frozen=True, slots=True)
class Consumer:
    """A unit that needs supply. `began_in`: the number of the hex where it stood at set-up."""

    faction: Faction
    arm: Arm = Arm.INFANTRY
    began_in: str = ""
    has_just_arrived: bool = False  # in this phase
    is_held_in_reserve: bool = False


def automatic_supply(consumer: Consumer, battle: Battle, turn: int) -> Reason | None:
    """Why a unit needs no line this phase; None when it does."""
    if consumer.arm is Arm.AIR:
        return Reason("scw-supplied-air", "9.3e")
    if consumer.has_just_arrived:
        return Reason("scw-supplied-arriving", "15.3")
    if consumer.is_held_in_reserve:
        return Reason("scw-supplied-reserve", "J.18f")
    for granted in supply_data().automatic.get(battle, ()):
        is_from_there = not granted.began_in or consumer.began_in in granted.began_in
        if granted.faction is consumer.faction and is_from_there and turn <= granted.through_turn:
            return Reason("scw-supplied-turn", "B.10b", args={"turn": granted.through_turn})
    return None


def supply_course(net: Net, roads: Ways, sources: bytearray) -> Course:
    """From a unit to a road within the limit, counting the road hex, and along roads to a source.

    Every terrain will do (9.1d), and every road (N18).
    """
    on_road = bytearray(bool(ways) for ways in roads)
    joins = bytearray(a or b for a, b in zip(on_road, sources, strict=True))
    near = Leg(net.beside, supply_data().hexes_to_road, joins)
    return Course(net, (near, Leg(roads)), sources)


def trace_supply(flood: Flood, enemy: Presence, start: int, rule: str) -> TraceResult:
    """The supply line of a unit in a hex; `rule` names where its sources are."""
    result = judge(flood, enemy, start)
    if result.ok:
        return replace(result, reasons=(Reason("scw-supply-line", rule, (result.path[-1],)),))
    return replace(result, reasons=(Reason("scw-supply-none", "9.1c"),))
