"""Outside combat the rules ask of an enemy stack only its side, front, hex and whether it exerts a ZOC (9.6).

So a player in the fog can be judged on what he sees: every verdict is the same with the enemy's counters
taken away and one face laid down for each of their stacks.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random

import pytest

from companion.games.no_prisoners.procedures.marching import reachable
from companion.games.no_prisoners.rules.movement.costs import MoveKind
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.terms import Faction, Front, UnitType
from companion.hexes.coordinates import HexCoord
from tests.games.no_prisoners.campaign.random_play import Player


@dataclass(frozen=True, slots=True)
class _Face:
    """All that everybody may know of a stack."""

    side: Faction
    front: Front
    hex: HexCoord
    exerts_zoc: bool

    def as_counter(self, number: int) -> Counter:
        """A piece of cardboard with nothing printed on it."""
        place = {"spot": Spot.MAP, "hex": self.hex, "is_starred": not self.exerts_zoc}
        return Counter(id=f"face-{number}", faction=self.side, front=self.front, **place)


def _faces(units: Iterable[Counter]) -> Iterator[_Face]:
    stacks: dict[tuple[Faction, Front, HexCoord], list[Counter]] = {}
    for unit in units:
        if unit.hex is not None:
            stacks.setdefault((unit.faction, unit.front, unit.hex), []).append(unit)
    for (side, front, hex_), stack in stacks.items():
        yield _Face(side, front, hex_, not all(unit.is_starred for unit in stack))


def _as_seen_by(scene: Scene, faction: Faction) -> Scene:
    """The scene with nothing of the enemy but faces, and railheads, which lie open."""
    counters = scene.game.counters.values()
    enemies = [one for one in counters if one.faction is not faction and one.type is not UnitType.MARKER]
    faces = _faces(one for one in enemies if one.is_on_map and one.is_ground)
    kept = [one for one in counters if one not in enemies]
    laid = [face.as_counter(number) for number, face in enumerate(faces)]
    return replace(scene, game=scene.game.having(counters={one.id: one for one in (*kept, *laid)}))


def _units_of(scene: Scene, faction: Faction) -> list[Counter]:
    return [one for one in scene.game.on_map if one.faction is faction and one.is_ground]


def _verdicts(scene: Scene, unit: Counter) -> dict[str, object]:
    """Supply with its line and reasons, the HQs in command, and every reach with its cost."""
    judged = scene.supplies[unit.faction, unit.front].judge(scene.piece(unit))
    reaches = {kind: _ends(scene, unit, kind) for kind in MoveKind}
    return {"supply": judged, "command": scene.commanders(unit), **reaches}


def _ends(scene: Scene, unit: Counter, kind: MoveKind) -> dict[HexCoord, object]:
    return {hex_: arrival.cost for hex_, arrival in reachable(scene, unit, kind).items()}


def _scenes(seed: int, count: int, apart: int) -> Iterator[Scene]:
    """A game in progress, looked at every so many acts."""
    player = Player(Random(seed))
    for _ in range(count):
        for _ in range(apart):
            player.act()
        yield player.scene


@pytest.mark.parametrize("seed", range(2))
def test_supply_command_and_reach_are_judged_alike_with_faces_for_enemy_stacks(seed: int) -> None:
    judged = gone = 0
    for scene in _scenes(seed, count=4, apart=60):
        for faction in Faction:
            seen = _as_seen_by(scene, faction)
            gone += len(scene.game.on_map) - len(seen.game.on_map)
            for unit in _units_of(scene, faction):
                assert _verdicts(seen, unit) == _verdicts(scene, unit), unit.id
                judged += 1
    assert judged > 60
    assert gone > 10


def test_the_zone_of_a_face_counts() -> None:
    """So that the test above would notice: without the faces' zones some verdict is another."""
    assert any(
        _verdicts(_without_zones(seen), unit) != _verdicts(seen, unit)
        for scene in _scenes(1, count=12, apart=25)
        for faction in Faction
        for seen in [_as_seen_by(scene, faction)]
        for unit in _units_of(scene, faction)
    )


def _without_zones(seen: Scene) -> Scene:
    counters = {
        id_: one.model_copy(update={"is_starred": True}) if id_.startswith("face-") else one
        for id_, one in seen.game.counters.items()
    }
    return replace(seen, game=seen.game.having(counters=counters))
