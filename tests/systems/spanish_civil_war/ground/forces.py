"""Counters on the real boards, as a test would set them up."""

from collections.abc import Iterable
from functools import cache

from companion.board.library import open_board
from companion.systems.spanish_civil_war.factions import Faction
from companion.systems.spanish_civil_war.ground.battle_map import BattleMap
from companion.systems.spanish_civil_war.ground.pieces import Piece
from companion.systems.spanish_civil_war.ground.situation import Situation
from companion.systems.spanish_civil_war.terms import Arm, Battle

REPUBLICAN, NATIONALIST = Faction


@cache
def battle_map(battle: Battle) -> BattleMap:
    return BattleMap(open_board(battle.value), battle)


def unit(battle: Battle, faction: Faction, hex_: str, formation: str = "", **other: object) -> Piece:
    """A battalion of attack 4 named by its hex."""
    where = battle_map(battle).board.parse_hex(hex_)
    known: dict[str, object] = {"attack": 4, "formation": formation, "id": f"{formation or 'unit'} {hex_}"}
    return Piece(faction=faction, hex=where, **(known | other))  # type: ignore[arg-type]


def hq(battle: Battle, faction: Faction, hex_: str, formation: str) -> Piece:
    """An HQ of a formation, with attack 0."""
    return unit(
        battle,
        faction,
        hex_,
        formation,
        id=f"HQ-{formation}",
        hq=f"HQ-{formation}",
        arm=Arm.HEADQUARTERS,
        size=None,
        attack=0,
    )


def situation(battle: Battle, pieces: Iterable[Piece], turn: int = 5) -> Situation:
    return Situation(battle_map(battle), tuple(pieces), turn)
