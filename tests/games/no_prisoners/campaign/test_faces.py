"""The rules ask of an enemy stack only its side, front, hex and if it exerts a ZOC, until it fights (9.6).

So a player in the fog is judged on what he sees: every verdict is the same with faces for the enemy's
counters, and in a combat with the cards that it opened.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from companion.games.no_prisoners.procedures import attacking, fighting, pursuing
from companion.games.no_prisoners.procedures.combat_choices import combat_choices
from companion.games.no_prisoners.procedures.marching import reachable
from companion.games.no_prisoners.procedures.retreating import pursuit_ends, retreat_ends
from companion.games.no_prisoners.rules.movement.costs import MoveKind
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import Combat, Stage
from companion.games.no_prisoners.terms import Crt, Faction, Role, UnitType
from companion.hexes.coordinates import HexCoord
from companion.session.seats import HighCommand
from tests.forms import IS_LONG
from tests.games.no_prisoners.campaign.random_play import Player
from tests.games.no_prisoners.campaign.sketches import Sketch
from tests.games.no_prisoners.campaign.test_fighting import battle, fought

SEEDS = (0, 1) if IS_LONG else (1,)


def _seen_by(scene: Scene, faction: Faction) -> Scene:
    """The scene as one side sees it in the fog, alone at the machine."""
    options = scene.options.model_copy(update={"fog_of_war": True})
    return replace(scene, options=options, commands=frozenset({HighCommand(faction=faction)})).seen


def _units_of(scene: Scene, faction: Faction) -> list[Counter]:
    return [one for one in scene.game.on_map if one.faction is faction and one.is_ground]


@cache
def _played(seed: int) -> tuple[Scene, ...]:
    """A game in progress, looked at every twenty acts."""
    player = Player(Random(seed))
    return tuple(_twenty_acts_on(player) for _ in range(12))


def _twenty_acts_on(player: Player) -> Scene:
    for _ in range(20):
        player.act()
    return player.scene


# ---- outside combat ----


def verdicts(scene: Scene, unit: Counter) -> dict[str, object]:
    """Supply with its line and reasons, the HQs in command, and every reach with its cost."""
    judged = scene.supplies[unit.faction, unit.front].judge(scene.piece(unit))
    reaches = {kind: _ends(scene, unit, kind) for kind in MoveKind}
    return {"supply": judged, "command": scene.commanders(unit), **reaches}


def _ends(scene: Scene, unit: Counter, kind: MoveKind) -> dict[HexCoord, object]:
    return {hex_: arrival.cost for hex_, arrival in reachable(scene, unit, kind).items()}


@pytest.mark.long
@pytest.mark.fuzz
@pytest.mark.parametrize("seed", SEEDS)
def test_supply_command_and_reach_are_judged_alike_with_faces_for_enemy_counters(seed: int) -> None:
    judged = hidden = 0
    for scene in _played(seed)[2::6]:
        for faction in Faction:
            seen = _seen_by(scene, faction)
            hidden += sum(one.is_face for one in seen.game.on_map)
            for unit in _units_of(scene, faction):
                assert verdicts(seen, unit) == verdicts(scene, unit), unit.id
                judged += 1
    assert judged > 60
    assert hidden > 60


def test_the_zone_of_a_face_counts() -> None:
    """So that the test above would notice: without the faces' zones some verdict is another."""
    assert any(
        verdicts(_without_zones(seen), unit) != verdicts(seen, unit)
        for scene in _played(1)
        for faction in Faction
        for seen in [_seen_by(scene, faction)]
        for unit in _units_of(scene, faction)
    )


def _without_zones(seen: Scene) -> Scene:
    counters = {
        id_: one.model_copy(update={"is_starred": True}) if one.is_face else one
        for id_, one in seen.game.counters.items()
    }
    return replace(seen, game=seen.game.having(counters=counters))


# ---- what a face tells ----


def test_a_face_tells_side_front_and_place_and_nothing_that_is_printed() -> None:
    for scene in _played(1)[3::4]:
        for faction in Faction:
            seen = _seen_by(scene, faction)
            faces = [one for one in seen.game.counters.values() if one.is_face]
            assert faces
            for face in faces:
                printed = (face.type, face.size, face.nation, face.strength, face.movement, face.range)
                assert printed in ((None, "", None, None, None, None), (UnitType.MARKER, "", *[None] * 4))
                assert (face.name, face.group, face.is_tribal, face.is_sturm) == ("", "", False, False)
            enemies = {one.id for one in scene.game.on_map if one.faction is not faction and one.is_ground}
            opened = set(scene.game.combat.opened) if scene.game.combat else set()
            assert not (enemies - opened) & seen.game.counters.keys()


def test_the_counters_of_a_stack_show_one_zone() -> None:
    """Which of them has a star its owner alone knows."""
    for scene in _played(1)[1::2]:
        for faction in Faction:
            stars: dict[tuple[object, ...], set[bool]] = {}
            for one in _seen_by(scene, faction).game.on_map:
                if one.is_face:
                    stars.setdefault((one.faction, one.front, one.hex), set()).add(one.is_starred)
            assert all(len(found) == 1 for found in stars.values())


# ---- in combat ----


def _combats(seed: int) -> Iterator[tuple[Scene, Combat]]:
    """Every moment of combats, their defence revealed, by each die on either table."""
    random = Random(seed)
    for crt in Crt:
        for die in range(1, 7):
            table = fought(battle(random.randint(2, 8), random.randint(2, 6)), die, crt, air=True)
            while (combat := table.game.combat) is not None:
                yield table.scene, combat
                _go_on(table, random)


def _go_on(table: Sketch, random: Random) -> None:
    if table.session.state.waiting:
        table.answer_quietly()
        return
    choice = random.choice(combat_choices(table.scene))
    unit = choice.values.get("unit", "")
    goals = _goals(table.scene, unit) if choice.inputs else ()
    table.do(choice.build(hex=random.choice(sorted(goals))) if goals else choice.build())


def _goals(scene: Scene, unit: str) -> frozenset[HexCoord]:
    combat = scene.game.combat
    if combat and combat.stage is Stage.RETREAT:
        return retreat_ends(scene, unit)
    return pursuit_ends(scene, unit, pursuing.pursuit_allowance(scene, unit))


def _fight(scene: Scene, combat: Combat) -> dict[str, object]:
    """All that either side may be told of a combat."""
    return {
        "odds": attacking.combat_odds(scene, combat),
        "refusal": fighting.fighting_refusal(scene, combat),
        "strengths": fighting.strengths_of(scene, combat),
        "owed": fighting.owed_losses(scene, combat),
        "left": {role: attacking.survivors(scene, combat, role) for role in Role},
        "pursuit": {unit: pursuing.pursuit_allowance(scene, unit) for unit in combat.pursuing},
    }


def _ways(scene: Scene, combat: Combat, faction: Faction) -> dict[str, object]:
    """Where a side's own units may end their retreat or pursuit."""
    units = combat.retreating if combat.stage is Stage.RETREAT else combat.pursuing
    own = (unit for unit in units if scene.counter(unit).faction is faction)
    return {unit: _goals(scene, unit) for unit in own}


@pytest.mark.parametrize("seed", range(2))
def test_a_combat_is_judged_alike_from_the_cards_that_it_opened(seed: int) -> None:
    stages = set()
    for scene, combat in _combats(seed):
        stages.add(combat.stage)
        for faction in Faction:
            seen = _seen_by(scene, faction)
            assert _fight(seen, combat) == _fight(scene, combat)
            assert _ways(seen, combat, faction) == _ways(scene, combat, faction)
    assert {Stage.LOSSES, Stage.RETREAT, Stage.PURSUIT} <= stages


def test_the_cards_of_a_combat_are_the_counters_as_they_are() -> None:
    for scene, combat in _combats(2):
        known = scene.game.counters
        assert {id_: known[id_] for id_ in combat.cards if id_ in known} == dict(combat.cards)
