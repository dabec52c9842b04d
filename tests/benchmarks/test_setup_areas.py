"""Setup Areas of the whole map after one location changes hands: 50 ms on a desk computer."""

from typing import Any

from companion.games.elst.factions import Faction
from companion.games.elst.rules.refit.fixing import fix_areas
from tests.games.elst.refit.worked_example import areas, control, ground, hex_at


def test_areas_after_a_change_of_control(benchmark: Any) -> None:
    areas()  # what the board alone gives is prepared once
    changed = {**control(), hex_at("F14"): Faction.BRITISH}

    def recompute() -> int:
        return len(fix_areas(ground(), changed).result.areas)

    assert benchmark(recompute) == len(fix_areas(ground(), changed).result.areas)
