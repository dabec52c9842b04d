"""Verdicts found the short way, without reasons, are those of the rules, line by line."""

import random
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from companion.board.archives.importing import import_board
from companion.board.model import Board
from companion.hexes.coordinates import Direction
from companion.sight.relief.fan import Fan
from companion.sight.relief.judging import judge
from companion.sight.relief.terrain import ReliefTerrain
from companion.sight.relief.verdicts import verdicts_of
from companion.sight.result import Verdict
from tests.board.archives.made_archives import GRAIN, GULLY, WALL, WOODS, disc, made_archive
from tests.forms import tried_with
from tests.sight.relief.made_ground import Ground, Walls, made_board

KINDS = (
    *("woods", "grain", "orchard", "orchard-out-of-season", "stone-building-1", "stone-building-2"),
    *("gully", "hillock", "stone-bridge", "crags", "water", "stone-rubble", "brush", "wooden-building"),
)
SIDES = ("wall", "hedge", "bocage", "cliff", "rowhouse-wall-1", "slope-up", "slope-down")


def _ground(rng: random.Random) -> Ground:
    """Half of the hexes bare; levels in patches, so that some lines are clear."""
    names = [f"{column}{row}" for column in "ABCDEFGHI" for row in range(1, 9)]
    low = rng.choice((-1, 0))
    return {
        name: (rng.choice(KINDS) if rng.random() < 0.35 else "open-ground", rng.choice((low, 0, 0, 0, 1, 2)))
        for name in names
    }


def _walls(rng: random.Random) -> Walls:
    spots = [(f"{rng.choice('BCDEFGH')}{rng.randint(2, 7)}", rng.choice(tuple(Direction))) for _ in range(14)]
    return {spot: rng.choice(SIDES) for spot in spots}


def _assert_same(board: Board) -> None:
    terrain = ReliefTerrain.of(board)
    everywhere, verdicts = np.arange(len(board)), set[int]()
    for hex_ in terrain.grid.hexes:
        for floor in terrain.floors(hex_):
            fan = Fan.of(terrain, hex_, terrain.level_of(hex_, floor), everywhere, terrain.base)
            short, whole = verdicts_of(fan), judge(fan)
            assert short.verdict.tolist() == whole.verdict.tolist()
            assert short.nominal.tolist() == whole.nominal.tolist()
            drawn = np.where(whole.nominal == Verdict.BLOCKED.code, 0, whole.hindrance)
            assert short.hindrance.tolist() == drawn.tolist()
            verdicts.update(short.verdict.tolist())
    assert len(verdicts) >= 3


@tried_with("seed", range(6))
def test_on_boards_of_all_terrains(seed: int) -> None:
    rng = random.Random(seed)
    _assert_same(made_board(_ground(rng), _walls(rng)))


def test_where_outlines_are_drawn(tmp_path: Path) -> None:
    def paint(levels: NDArray[np.int8], codes: NDArray[np.uint8]) -> None:
        rng = random.Random(8)
        for _ in range(6):
            disc(levels, rng.randint(0, 6), rng.randint(1, 4), rng.randint(20, 70), rng.randint(-1, 2))
        for code in (GRAIN, WOODS, WOODS, GULLY, WALL, GRAIN, WOODS):
            disc(codes, rng.randint(0, 6), rng.randint(1, 4), rng.randint(8, 30), code)

    _assert_same(import_board(made_archive(tmp_path / "bdmade", paint)).board)
