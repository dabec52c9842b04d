"""The line of the side view says what the verdict says: over what does not block, into what does."""

import pytest

from companion.board.library import open_board
from companion.sight.chart import load_chart
from companion.sight.los import line_of_sight
from companion.sight.profile import SideProfile, side_profile
from companion.sight.result import LosResult, Position, Verdict
from companion.sight.terrain import SightTerrain
from ui.panels.sight_profile import along
from ui.widgets.sight_path import Spot, level_at, sight_path


@pytest.fixture(scope="module")
def terrain() -> SightTerrain:
    return SightTerrain.of(open_board("elst"), load_chart("elst"))


def _path(profile: SideProfile, result: LosResult) -> tuple[Spot, ...]:
    start = result.crossings[0].enters
    ends = (result.crossings[0].hex, result.crossings[-1].hex)
    return sight_path(profile, ends, along(start, result.block_point))


@pytest.mark.long
@pytest.mark.parametrize("is_looking_up", [False, True])
def test_lines_of_the_steeple(terrain: SightTerrain, is_looking_up: bool) -> None:
    steeple = Position(terrain.board.parse_hex("NN8"), 1)
    seen = set()
    for hex_ in list(terrain.board.hexes)[::8]:
        if hex_ == steeple.hex:
            continue
        ends = (Position(hex_), steeple) if is_looking_up else (steeple, Position(hex_))
        result = line_of_sight(terrain, *ends)
        profile = side_profile(terrain, result)
        path = _path(profile, result)
        assert (path[0][0], path[-1]) == (0, (profile.length, profile.target_level + 0.3))
        seen.add(result.verdict)
        if result.verdict is Verdict.BLOCKED:
            _meets_what_blocks(profile, path, along(result.crossings[0].enters, result.block_point))
        elif result.verdict is not Verdict.TOO_CLOSE:
            _passes_over(profile, path, (ends[0].hex, ends[1].hex))
    assert {Verdict.CLEAR, Verdict.BLOCKED} <= seen


def _passes_over(profile: SideProfile, path: tuple[Spot, ...], ends: tuple[object, object]) -> None:
    for part in profile.parts:
        if part.hex not in ends:
            for at in (part.begins, (part.begins + part.ends) / 2, part.ends):
                assert level_at(path, at) > part.height


def _meets_what_blocks(profile: SideProfile, path: tuple[Spot, ...], at: float) -> None:
    met = [part.height for part in profile.parts if part.begins - 0.01 <= at <= part.ends + 0.01]
    assert not met or level_at(path, at) < max(met)
