"""Counters put on the real boards in a session, to see whom their zones, lines and chains reach."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from companion.board.library import open_board
from companion.board.model import Board
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.ground.battle_map import BattleMap
from companion.games.spanish_civil_war.rules.ground.pieces import Piece
from companion.games.spanish_civil_war.rules.ground.situation import Situation
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.state import Status
from companion.games.spanish_civil_war.terms import Battle
from companion.hexes.coordinates import HexCoord
from companion.kit.tracing import TracedLine
from companion.session.commands import SetFacts
from tests.games.spanish_civil_war.table import Table

REPUBLICAN, NATIONALIST = Faction
BATTLES = {"J": Battle.JARAMA, "B": Battle.BRUNETE}


@cache
def battle_map(battle: Battle) -> BattleMap:
    return BattleMap(open_board(battle.value), battle)


@dataclass(frozen=True, slots=True)
class Told:
    """A counter of a formation as players tell it, and the hex where it stands."""

    formation: str
    hex: str
    words: str

    @property
    def faction(self) -> Faction:
        return REPUBLICAN if "-R-" in self.formation else NATIONALIST


def unit(formation: str, hex_: str, words: str = "4-4-6 II") -> Told:
    """A battalion of attack 4, unless told otherwise."""
    return Told(formation, hex_, words)


def hq(formation: str, hex_: str, name: str = "") -> Told:
    """An HQ of a formation, or one below it that has a name of its own."""
    return Told(formation, hex_, f'HQ 0-1-6 "{name}"' if name else "HQ 0-1-6")


class Position(Table):
    """A battle in a movement phase with counters where the table has them; all need a line by turn 5."""

    def __init__(
        self, battle: Battle, *counters: Told, turn: int = 5, board: Board | None = None, **settings: Any
    ) -> None:
        super().__init__(battle, board, **settings)
        now = {"clock/moment/turn": turn, "clock/moment/phase": Phase.FIRST_MOVEMENT.value}
        self.do(SetFacts(facts=now))
        self.ids = [self.add(counter) for counter in counters]

    def add(self, counter: Told) -> str:
        """One more; its id."""
        return self.stand(counter.faction, f"{counter.formation}: {counter.words}", counter.hex)

    def to(self, id_: str, hex_: str | HexCoord) -> None:
        """A counter stands elsewhere now."""
        name = hex_ if isinstance(hex_, str) else self.system.map.board.hex_name(hex_)
        self.insist(self.placing(id_, name))

    def judged(self, id_: str = "") -> Status:
        """The status of a counter, the first one if not said, as a combat phase judges it for both sides."""
        self.do(SetFacts(facts={"clock/moment/phase": Phase.FIRST_COMBAT.value}))
        self.judge()
        return self.game.status(id_ or self.ids[0])

    def lines(self, id_: str = "") -> tuple[TracedLine, TracedLine]:
        """Supply and command of a counter as the window explains them."""
        supply, command = self.system.traced_lines(self.session.state, id_ or self.ids[0])
        return supply, command

    @property
    def situation(self) -> Situation:
        """What play asks for zones, supply and command."""
        return self.scene.situation

    @property
    def first(self) -> Piece:
        """The first counter."""
        return self.situation.by_id[self.ids[0]]

    def zone(self, faction: Faction) -> set[HexCoord]:
        """The hexes that a side controls."""
        map_, zones = self.system.map, self.situation.presence(faction).zones
        return {hex_ for hex_ in map_.board if zones.covers(map_.net.numbers[hex_])}

    def names(self, hexes: Any) -> list[str]:
        """Hexes by number."""
        return [self.system.map.board.hex_name(hex_) for hex_ in hexes]
