"""The words of refit cases and what they mean."""

from dataclasses import replace

from companion.board.library import open_board
from companion.games.elst.factions import Faction
from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.games.elst.rules.forces.pieces import find_piece, is_told_apart
from companion.games.elst.rules.forces.units import PieceKind, PieceType
from companion.games.elst.rules.refit.ground import RefitGround
from companion.games.elst.rules.refit.shift import Place
from tests.games.elst.refit import worked_example

FACTIONS = {"British": Faction.BRITISH, "German": Faction.GERMAN}
FACTION_NAMES = {faction: name for name, faction in FACTIONS.items()}
DATES = {date.value.replace("-", " "): date for date in CampaignDate}
DATE_NAMES = {date: name for name, date in DATES.items()}
BOARD = open_board("elst")
GROUND = RefitGround.of(BOARD)
# A map of the same shape without terrain, for cases that speak of hexes only.
BLANK = replace(
    GROUND,
    enterable=GROUND.hexes,
    drivable=GROUND.hexes,
    buildings=frozenset(),
    edge_roads=frozenset(),
)
_UNNAMED = {"squad": "4-5-7", "HS": "2-4-7", "AFV": "Sherman V", "MMC": "4-5-7", "SMC": "9-1"}


def isolated_place() -> Place:
    """The isolated Setup Area of the worked example."""
    (isolated,) = (area for area in worked_example.areas().areas if area.is_isolated)
    return Place(isolated)


def faction_of(unit: str) -> Faction:
    """Whose unit it is; one that does not say is British where the British have it."""
    if unit.startswith(("SS", "German")):
        return Faction.GERMAN
    return Faction.BRITISH


def piece(unit: str) -> PieceType:
    """The type that a case means by "SS HS 2-3-7", "SS 2-3-7 HS", "leader 9-2 wounded" or "squad"."""
    words = _UNNAMED.get(unit, unit).removesuffix(" wounded").removesuffix(" HS")
    found = find_piece(words, faction_of(unit))
    assert found is not None, unit
    return found


def piece_name(type_: PieceType) -> str:
    """A type as cases name it."""
    is_plain_german = type_.faction is Faction.GERMAN and not type_.is_ss
    parts = [FACTION_NAMES[type_.faction] if type_.faction and not type_.is_ss else ""]
    parts += ["SS"] if type_.is_ss else []
    parts += ["non-SS"] if is_plain_german and is_told_apart(type_) else []
    parts += ["HS"] if type_.kind is PieceKind.HALF_SQUAD else []
    parts += ["crew"] if type_.kind is PieceKind.CREW else []
    parts += ["leader"] if type_.is_smc else []
    return " ".join(part for part in (*parts, type_.name) if part)
