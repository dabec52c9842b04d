"""Many units scattered over a board, the same every time."""

from random import Random

from companion.games.spanish_civil_war.rules.ground.hierarchy import headquarters, hierarchies
from companion.games.spanish_civil_war.rules.ground.pieces import Piece
from companion.games.spanish_civil_war.rules.ground.situation import Situation
from companion.games.spanish_civil_war.terms import Arm, Battle
from tests.games.spanish_civil_war.ground.forces import NATIONALIST, REPUBLICAN, battle_map


def crowd(battle: Battle, count: int, seed: int = 1) -> Situation:
    """Every HQ of the battle, and units of its formations to make up the count."""
    chance, board = Random(seed), battle_map(battle).board
    west = [hex_ for hex_ in board if board.numbering.column_row(hex_)[0] < 38]
    east = [hex_ for hex_ in board if hex_ not in set(west)]
    own = {REPUBLICAN: east or west, NATIONALIST: west}
    pieces = [
        Piece(hq.id, hq.faction, chance.choice(own[hq.faction]), Arm.HEADQUARTERS, None, 0, hq=hq.id)
        for hq in headquarters(battle).values()
    ]
    formations = sorted(hierarchies().formations[battle])
    for number in range(len(pieces), count):
        formation = chance.choice(formations)
        faction = REPUBLICAN if "-R-" in formation else NATIONALIST
        hex_ = chance.choice(own[faction])
        pieces.append(Piece(f"unit {number}", faction, hex_, attack=chance.randrange(6), formation=formation))
    return Situation(battle_map(battle), tuple(pieces), turn=5)
