from dataclasses import replace

from companion.board.library import open_board
from companion.sight.prepared import prepared_terrain
from companion.sight.settings import BlastSmoke, SightSettings

BOARD = open_board("elst")


def test_the_same_facts_are_prepared_once_for_the_same_readings() -> None:
    assert prepared_terrain(BOARD) is prepared_terrain(replace(BOARD), SightSettings())


def test_other_readings_or_other_facts_are_prepared_apart() -> None:
    other = prepared_terrain(BOARD, SightSettings(blast_smoke=BlastSmoke.BLOCKS))
    assert other.settings.blast_smoke is BlastSmoke.BLOCKS
    assert other is not prepared_terrain(BOARD)
    assert prepared_terrain(replace(BOARD, title="another print")) is not prepared_terrain(BOARD)
