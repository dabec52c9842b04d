"""The words of the cases and those of the companion."""

from companion.games.no_prisoners.terms import Crt, Faction, Front, PlayerTurn, Role, UnitType
from companion.hexes.coordinates import HexCoord
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command, UnknownMessageError
from tests.cases.case_files import Values
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.test_campaign import Table

FACTIONS = {"AL": Faction.ALLIED, "CP": Faction.CENTRAL_POWERS}
FACTION_NAMES = {faction: name for name, faction in FACTIONS.items()}
FRONTS = {"W": Front.WEST, "E": Front.EAST}
FRONT_NAMES = {front: name for name, front in FRONTS.items()}
PLAYER_TURNS = {
    "WCP": PlayerTurn.WEST_CP,
    "WAL": PlayerTurn.WEST_ALLIED,
    "EAL": PlayerTurn.EAST_ALLIED,
    "ECP": PlayerTurn.EAST_CP,
}
PLAYER_TURN_NAMES = {turn: name for name, turn in PLAYER_TURNS.items()}
TABLES = {"R": Crt.RAID, "MO": Crt.MAIN_OFFENSIVE}
ROLES = {"attacker": Role.ATTACKER, "defender": Role.DEFENDER}


def unit_type(name: str | None) -> UnitType | None:
    """A type of unit; "support" and "railhead" are described by other means."""
    return UnitType(name.replace("_", "-")) if name else None


def front_or_none(name: str | None) -> Front | None:
    return FRONTS[name] if name else None


def hex_at(pair: list[int]) -> HexCoord:
    return HexCoord(pair[0], pair[1])


def verdict(refusal: object) -> Values:
    return {"legal": refusal is None}


def is_done(table: Table, command: Command) -> bool:
    """Whether a session carries a command out."""
    try:
        table.do(command)
    except IllegalCommandError:
        return False
    return True


def is_wished(table: Table, wish: Values) -> bool:
    """Whether a session carries out a command as it is written; no command says what none can mean."""
    try:
        command = SYSTEM.commands.load(wish)
    except UnknownMessageError:
        return False
    return is_done(table, command)
