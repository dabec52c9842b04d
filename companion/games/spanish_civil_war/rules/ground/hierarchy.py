"""Who obeys whom: HQs and formations, from scenarios/spanish_civil_war/command.json (10.1, J.11, B.11)."""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from typing import Literal

from companion.files import scenario_json
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.readings import PRINTED, Readings
from companion.games.spanish_civil_war.terms import Battle
from companion.saved import Frozen, FrozenMap

# In place of an HQ's id: any friendly HQ that can itself give command, of every level or of one.
ANY, ANY_BRIGADE, ANY_DIVISION, ANY_CORPS = "any", "any-brigade", "any-division", "any-corps"
_PANZERS, _TANK_BRIGADE = "J-N-PZI", "J-R-1TK"


class Level(StrEnum):
    """The level of an HQ."""

    BATTALION = "battalion"
    BRIGADE = "brigade"
    DIVISION = "division"
    CORPS = "corps"


_LEVEL_OF = {ANY_BRIGADE: Level.BRIGADE, ANY_DIVISION: Level.DIVISION, ANY_CORPS: Level.CORPS}


class Headquarters(Frozen):
    """An HQ and those to which it may report; none: it is the top of its chain (10.1.2)."""

    id: str
    faction: Faction
    level: Level
    reports_to: tuple[str, ...]


class Army(Frozen):
    """One side of a battle, where a rule is for it alone."""

    battle: Battle
    faction: Faction

    def is_of(self, battle: Battle, faction: Faction) -> bool:
        """Whether a battle and a side are these."""
        return (self.battle, self.faction) == (battle, faction)


class ShortLimit(Army):
    """Where units must be nearer to their division HQ (B.11b)."""

    limit: int


class Hierarchies(Frozen):
    """The whole file. `formations` names the first HQ of each formation's units.

    Units of `straight_to_corps` may trace past their division HQ to that of the corps (B.11a).
    """

    format: Literal["wargame-companion-scw-command"]
    version: Literal[1]
    limit: int
    short_limit: ShortLimit
    straight_to_corps: Army
    stand_ins: FrozenMap[Battle, FrozenMap[str, tuple[str, ...]]]
    headquarters: FrozenMap[Battle, tuple[Headquarters, ...]]
    formations: FrozenMap[Battle, FrozenMap[str, str]]


@cache
def hierarchies() -> Hierarchies:
    """The file, read once."""
    return Hierarchies.model_validate(scenario_json("spanish_civil_war/command.json"))


@cache
def headquarters(battle: Battle) -> dict[str, Headquarters]:
    """The HQs of a battle by id."""
    return {hq.id: hq for hq in hierarchies().headquarters[battle]}


def superior_of(battle: Battle, formation: str, readings: Readings = PRINTED) -> str:
    """The first HQ of a formation's units, or an `ANY`; units of no formation may use any (10.1.3a)."""
    if formation == _PANZERS and readings.panzers_of_any_brigade:
        return ANY_BRIGADE
    return hierarchies().formations[battle].get(formation, ANY)


def sub_formation(formation: str, under: str) -> str:
    """The name of the units under an HQ below their formation's: those of 2/1 and 3/1 (J.11d)."""
    return f"{_TANK_BRIGADE}-{under.replace('/', '-')}" if formation == _TANK_BRIGADE and under else formation


def hq_of(formation: str) -> str:
    """The id of a formation's own HQ."""
    return "HQ-" + formation.replace(f"{_TANK_BRIGADE}-", "J-R-")


def chain_of(battle: Battle, formation: str, readings: Readings = PRINTED) -> tuple[str, ...]:
    """The HQs from a formation's first to the top, as printed; it ends at an `ANY`."""
    return tuple(_upward(battle, superior_of(battle, formation, readings)))


def _upward(battle: Battle, superior: str) -> Iterator[str]:
    yield superior
    hq = headquarters(battle).get(superior)
    if hq is not None and hq.reports_to:
        yield from _upward(battle, hq.reports_to[0])


@cache
def first_links(
    battle: Battle, faction: Faction, formation: str, readings: Readings = PRINTED
) -> tuple[str, ...]:
    """The HQs that a formation's units may trace to at first, the proper one before others (10.1d, B.11a)."""
    chain = chain_of(battle, formation, readings)
    is_free = hierarchies().straight_to_corps.is_of(battle, faction)
    named = chain if is_free else chain[:1]
    own = hq_of(formation)
    proper = (own,) if chain[0] == ANY and own in headquarters(battle) else ()
    found = (hq for name in named for hq in candidates(battle, faction, name))
    return tuple(dict.fromkeys((*proper, *found)))


def candidates(battle: Battle, faction: Faction, superior: str) -> tuple[str, ...]:
    """The HQs that a name may mean, with those that stand in for it (J.11c)."""
    named = headquarters(battle)
    if superior in named:
        return (superior, *hierarchies().stand_ins.get(battle, {}).get(superior, ()))
    own = (hq for hq in named.values() if hq.faction is faction)
    return tuple(hq.id for hq in own if superior == ANY or hq.level is _LEVEL_OF[superior])


def link_limit(
    battle: Battle, faction: Faction, to: Level | None, *, is_unit: bool, readings: Readings = PRINTED
) -> int:
    """The longest link from a unit or an HQ to an HQ of a level, None for any, in hexes (10.1a, B.11b)."""
    data = hierarchies()
    short = data.short_limit
    if not short.is_of(battle, faction):
        return data.limit
    is_short = (is_unit and to is Level.DIVISION) or readings.four_hexes_for_every_link
    return short.limit if is_short else data.limit
