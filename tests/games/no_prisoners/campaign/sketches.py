"""Positions of No Prisoners with only the counters that a test puts on the map."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.state import Combat
from companion.games.no_prisoners.terms import Crt, MoveHow, PlayerTurn
from companion.kit.panels import Choice
from companion.reason import Reason
from companion.session.commands import Overrule, SetFacts
from companion.session.session import Session
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.test_campaign import BOARD, SHORT, Table, hex_of

GONE = {"spot": Spot.GONE.value, "hex": None}


def empty(table: Table, player_turn: PlayerTurn, phase: Phase, turn: int) -> None:
    """The map is emptied, at another moment."""
    moment = {"moment/turn": turn, "moment/player_turn": player_turn.value, "moment/phase": phase.value}
    away = {f"counters/{c.id}/{k}": v for c in table.game.on_map for k, v in GONE.items()}
    table.do(SetFacts(facts={**away, **moment}))


@lru_cache(maxsize=4)
def _emptied(player_turn: PlayerTurn, phase: Phase, turn: int) -> Session:
    table = Table(SHORT)
    empty(table, player_turn, phase, turn)
    return table.session


class Sketch(Table):
    """A moment of 1916 II or another turn, the map empty. Underscores in names of units stand for hyphens."""

    def __init__(
        self,
        player_turn: PlayerTurn = PlayerTurn.WEST_ALLIED,
        phase: Phase = Phase.MOVEMENT,
        turn: int = 6,
        **settings: Any,
    ) -> None:
        if settings:
            super().__init__(SHORT, **settings)
            empty(self, player_turn, phase, turn)
        else:
            self.go_on_from(_emptied(player_turn, phase, turn))

    def stand(self, **places: str) -> None:
        """Counters stand in hexes."""
        facts: dict[str, Any] = {}
        for unit, number in places.items():
            id_, hex_ = unit.replace("_", "-"), hex_of(number)
            facts |= {f"counters/{id_}/spot": "map", f"counters/{id_}/hex": {"q": hex_.q, "r": hex_.r}}
        self.do(SetFacts(facts=facts))

    def print(self, unit: str, **values: Any) -> None:
        """What is printed on a counter: strength, movement, range, type, is_starred."""
        self.print_all({unit: values})

    def print_all(self, values: Mapping[str, Mapping[str, Any]]) -> None:
        """The same of several."""
        fields = ((unit, field, value) for unit, own in values.items() for field, value in own.items())
        self.do(SetFacts(facts={f"counters/{unit}/{field}": value for unit, field, value in fields}))

    def unit(self, unit: str) -> Counter:
        return self.game.counters[unit]

    def at(self, unit: str) -> str:
        """The number of the hex in which a counter stands; empty off the map."""
        hex_ = self.unit(unit).hex
        return BOARD.hex_name(hex_) if hex_ else ""

    @property
    def combat(self) -> Combat:
        assert self.game.combat is not None
        return self.game.combat

    # ---- wishes ----

    def march(self, unit: str, number: str, how: MoveHow = "normal") -> cmd.MoveCounters:
        return cmd.MoveCounters(units=(unit,), hex=hex_of(number), how=how)

    def why_not(self, unit: str, number: str, how: MoveHow = "normal") -> str:
        """The key of what refuses a move."""
        return self.refused(self.march(unit, number, how))

    def overrule(self, command: Any) -> None:
        self.do(Overrule(command=SYSTEM.commands.dump(command), note="the table is right"))

    def supplied(self, unit: str) -> bool:
        return self.scene.is_supplied(self.unit(unit))

    def last_lines(self) -> list[Reason]:
        return [reason for group in self.session.log()[-1].details for reason in group]

    def attack(self, number: str, *attackers: str, crt: Crt = Crt.RAID, **support: bool) -> cmd.Attack:
        return cmd.Attack(hex=hex_of(number), crt=crt, attackers=attackers, **support)

    def choices(self, command: type[Any]) -> list[Choice]:
        return [choice for choice in self.session.choices() if choice.command is command]
