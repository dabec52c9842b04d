"""A bit of desert laid out anew, on which a case's abstract hexes lie: land where it says so, sea around."""

from collections.abc import Container, Iterable
from dataclasses import replace
from typing import Any

from companion.board.facts import HexFacts, HexsideFacts, Value
from companion.games.no_prisoners.game import NoPrisoners
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table.field import DAMASCUS
from companion.games.no_prisoners.terms import Faction, PlayerTurn
from companion.hexes.coordinates import Direction, HexCoord, Hexside, distance
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.sketches import Sketch
from tests.games.no_prisoners.campaign.test_campaign import BOARD, hex_of

MIDDLE = hex_of("2110")  # no town, road or river lies within the radius
RADIUS = 5
UNITS = {
    Faction.ALLIED: ("al-w-42", "al-w-52", "al-w-53", "al-w-54", "al-w-10ind", "al-w-11ind", "al-w-29ind"),
    Faction.CENTRAL_POWERS: ("cp-w-27", "cp-w-8", "cp-w-16", "cp-w-23", "cp-w-24", "cp-w-25", "cp-w-26"),
}
DEPOTS = {Faction.ALLIED: "allied", Faction.CENTRAL_POWERS: "central"}


def land(hex_: HexCoord, terrain: str = "clear", front: str = "W", **values: Value) -> HexFacts:
    """A hex of the West."""
    return HexFacts(hex_, frozenset({terrain}), values={"front": front, **values})


def depot(hex_: HexCoord, faction: Faction) -> HexFacts:
    """A clear hex that supplies a faction."""
    return land(hex_, depot=DEPOTS[faction])


def linked(facts: HexFacts, network: str, way: Direction, kind: str = "road") -> HexFacts:
    """A hex out of which a road or railway leads."""
    return replace(facts, links={network: {way: kind}})


def staged(
    lands: Iterable[HexFacts],
    *,
    off_map: Container[HexCoord] = (),
    damascus: HexCoord | None = None,
    rivers: Iterable[Hexside] = (),
) -> NoPrisoners:
    """The game on such a map; `damascus` is where that city lies instead."""
    board = SYSTEM.field.board
    sea = {hex_: HexFacts(hex_, frozenset({"all_sea"})) for hex_ in board if distance(hex_, MIDDLE) <= RADIUS}
    laid = {facts.coord: facts for facts in lands}
    assert laid.keys() <= sea.keys()
    hexes = {hex_: facts for hex_, facts in {**board.hexes, **sea, **laid}.items() if hex_ not in off_map}
    wet = {side: HexsideFacts(side, frozenset({"river"})) for side in rivers}
    places = [
        replace(place, hexes=(damascus,)) if damascus and place.name == DAMASCUS else place
        for place in board.places
    ]
    new = replace(board, hexes=hexes, hexsides={**board.hexsides, **wet}, places=tuple(places))
    return NoPrisoners(new)


class Stage(Sketch):
    """A phase of 1916 II, or another turn, on a map laid out anew; divisions of the West stand on it."""

    def __init__(
        self, lands: Iterable[HexFacts], player_turn: PlayerTurn, phase: Phase, turn: int = 6, **board: Any
    ) -> None:
        super().__init__(player_turn, phase, turn, system=staged(lands, **board))
        self._free = {faction: iter(units) for faction, units in UNITS.items()}

    def post(self, faction: Faction, hex_: HexCoord, **printed: Any) -> str:
        """Another division of a faction in a hex; its id."""
        unit = next(self._free[faction])
        self.stand(**{unit: BOARD.hex_name(hex_)})
        if printed:
            self.print(unit, **printed)
        return unit
