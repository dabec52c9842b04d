"""Victory points by front, their levels, and Race for Damascus (23.0, 24.0)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from companion.games.no_prisoners.readings import PRINTED, CentralPowersWin, NpReadings
from companion.games.no_prisoners.rules.turn.calendar import GameTurn
from companion.games.no_prisoners.tables import tables
from companion.games.no_prisoners.terms import Faction, Front, PlayerTurn
from companion.reason import Reason
from companion.session.seats import HighCommand


@dataclass(frozen=True, slots=True)
class City:
    """A city at the check: its printed value, whose ground units hold it, and on Damascus their front."""

    name: str
    value: int
    holder: Faction | None = None
    is_damascus: bool = False
    holding_front: Front | None = None


def scoring_refusal(turn: GameTurn, front: Front, *, has_revolted: bool) -> Reason | None:
    """Why a front scores nothing now; None when it does (23.0)."""
    if not turn.has_victory_check:
        return Reason("np-vp-quarter-four-only", "23.0a")
    if front is Front.EAST and not has_revolted:
        return Reason("np-vp-no-revolt", "23.0f")
    return None


def city_points(city: City, faction: Faction, front: Front) -> int:
    """What a city gives a faction on a front; Damascus nothing to the Central Powers (23.7)."""
    if city.holder is not faction:
        return 0
    if city.is_damascus:
        return city.value if damascus_front(faction, city.holding_front) is front else 0
    return city.value


def damascus_front(faction: Faction, holding_front: Front | None) -> Front | None:
    """The front that gets the points of Damascus: that of the Allied units there (23.7, A39)."""
    return holding_front if faction is Faction.ALLIED else None


def points(cities: Sequence[City], faction: Faction, front: Front) -> int:
    """All that a front's cities give a faction at one check."""
    return sum(city_points(city, faction, front) for city in cities)


@dataclass(frozen=True, slots=True)
class Victory:
    """The outcome on one front: the level's key, its rank from 0 (draw) up, and who won."""

    level: str
    rank: int
    winner: Faction | None
    reason: Reason


def victory(totals: Mapping[Faction, int]) -> Victory:
    """The level that the difference gives (23.0)."""
    lead = totals[Faction.ALLIED] - totals[Faction.CENTRAL_POWERS]
    levels = tables().victory
    rank = sum(abs(lead) >= level.least for level in levels) - 1
    leader = Faction.ALLIED if lead > 0 else Faction.CENTRAL_POWERS
    winner = leader if rank else None
    level = levels[rank].level
    named = str(winner or "nobody")
    reason = Reason("np-victory", "23.0c", args={"difference": abs(lead), "level": level, "winner": named})
    return Victory(level, rank, winner, reason)


class Player(StrEnum):
    """The players of Race for Damascus, by the Allies they command."""

    WEST_ALLIED = "west-allied-player"
    EAST_ALLIED = "east-allied-player"


def race_player(player_turn: PlayerTurn) -> Player:
    """Who commands a player turn: each has the Allies of one front and the enemy of the other (24.0)."""
    is_west_allied = player_turn in (PlayerTurn.WEST_ALLIED, PlayerTurn.EAST_CP)
    return Player.WEST_ALLIED if is_west_allied else Player.EAST_ALLIED


def commands_of(player: Player) -> tuple[HighCommand, ...]:
    """What a player of the race commands (24.0)."""
    turns = (turn for turn in PlayerTurn if race_player(turn) is player)
    return tuple(HighCommand(faction=turn.faction.value, front=turn.front.value) for turn in turns)


def race_winner(west: Victory, east: Victory, readings: NpReadings = PRINTED) -> Player | None:
    """The Allied player with the higher level; None for a tie (24.3, A40)."""
    of_west, of_east = _race_score(west, readings), _race_score(east, readings)
    if of_west == of_east:
        return None
    return Player.WEST_ALLIED if of_west > of_east else Player.EAST_ALLIED


def race_outcome(levels: Mapping[Front, Victory], readings: NpReadings = PRINTED) -> Reason:
    """Who wins the race, in words (24.3)."""
    winner = race_winner(levels[Front.WEST], levels[Front.EAST], readings)
    return Reason("np-race", "24.3", args={"winner": winner.value if winner else "tie"})


def _race_score(outcome: Victory, readings: NpReadings) -> int:
    if outcome.winner is not Faction.CENTRAL_POWERS:
        return outcome.rank
    return -outcome.rank if readings.central_powers_win is CentralPowersWin.BELOW_DRAW else 0


def historical_level(front: Front) -> tuple[Faction | None, str]:
    """Who won on a front in history, and the level's key (23.0g)."""
    level = tables().history[front]
    return (Faction.ALLIED if rank_of(level) else None), level


def rank_of(level: str) -> int:
    """The rank of a level by its key, from 0 (draw) up."""
    return [known.level for known in tables().victory].index(level)
