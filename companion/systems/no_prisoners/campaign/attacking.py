"""Declaring an attack: who may attack what, with which support (11.0 to 11.13)."""

from companion.hexgrid import HexCoord, Hexside, distance
from companion.reason import Reason
from companion.systems.no_prisoners.campaign.commands import Attack
from companion.systems.no_prisoners.campaign.counters import Counter, Spot
from companion.systems.no_prisoners.campaign.scene import Scene
from companion.systems.no_prisoners.campaign.state import Combat
from companion.systems.no_prisoners.combat.odds import (
    Attacker,
    Barrier,
    Odds,
    Shifts,
    Target,
    crt_refusal,
    odds,
)
from companion.systems.no_prisoners.combat.support import (
    AirBase,
    Commitment,
    air_refusal,
    command_bonus_refusal,
    naval_refusal,
)
from companion.systems.no_prisoners.movement.costs import governing
from companion.systems.no_prisoners.readings import CommandBonus
from companion.systems.no_prisoners.terms import Faction, UnitType


def attacking_refusal(scene: Scene, command: Attack) -> Reason | None:
    """Why an attack may not be made; None when it may."""
    if not scene.game.moment.phase.is_combat:
        return Reason("np-combat-phase-only", "11.0")
    if not defenders(scene, command.hex):
        return Reason("np-nobody-there", "11.0", (command.hex,))
    eligible = {counter.id for counter in eligible_attackers(scene, command.hex)}
    if not eligible or not set(command.attackers) <= eligible:
        return Reason("np-cannot-attack", "11.0", (command.hex,))
    combat = planned(scene, command)
    if refusal := crt_refusal(_attackers(scene, combat), _target(scene, combat), command.crt):
        return refusal
    return _support_refusal(scene, command, combat)


def defenders(scene: Scene, hex_: HexCoord) -> tuple[Counter, ...]:
    """The enemy ground units of the front in a hex."""
    player_turn = scene.game.player_turn
    if player_turn is None:
        return ()
    enemies = scene.enemies(hex_, player_turn.faction)
    is_damascus = hex_ == scene.field.damascus
    return tuple(c for c in enemies if is_damascus or c.front is player_turn.front)


def eligible_attackers(scene: Scene, hex_: HexCoord) -> tuple[Counter, ...]:
    """The units that may still attack a hex in this phase."""
    player_turn = scene.game.player_turn
    if player_turn is None:
        return ()
    own = scene.game.at(Spot.MAP, player_turn.faction, player_turn.front)
    return tuple(counter for counter in own if _may_attack(scene, counter, hex_))


def _may_attack(scene: Scene, counter: Counter, hex_: HexCoord) -> bool:
    if not counter.is_ground or counter.hex is None or counter.id in scene.game.phase.attacked:
        return False
    if distance(counter.hex, hex_) != 1 or Hexside.between(counter.hex, hex_) in scene.field.barriers:
        return False
    return not (counter.type and counter.type.is_vehicle and _is_closed_mountain(scene, hex_))


def _is_closed_mountain(scene: Scene, hex_: HexCoord) -> bool:
    terrain = scene.field.terrain(hex_)
    is_opened = scene.readings.passes_carry_vehicles and "pass" in terrain
    return "mountain" in governing(terrain) and not is_opened


def targets(scene: Scene) -> tuple[HexCoord, ...]:
    """The hexes that may be attacked now."""
    player_turn = scene.game.player_turn
    if player_turn is None or not scene.game.moment.phase.is_combat:
        return ()
    hexes = {c.hex for c in scene.game.on_map if c.faction is not player_turn.faction and c.hex}
    return tuple(sorted(h for h in hexes if defenders(scene, h) and eligible_attackers(scene, h)))


def planned(scene: Scene, command: Attack) -> Combat:
    """The combat as it would be declared."""
    eligible = [counter.id for counter in eligible_attackers(scene, command.hex)]
    attackers = command.attackers or tuple(eligible)
    return Combat(
        target=command.hex,
        attackers=attackers,
        defenders=tuple(counter.id for counter in defenders(scene, command.hex)),
        crt=command.crt,
        air=_free(scene, UnitType.AIR) if command.air else "",
        naval=_free(scene, UnitType.NAVAL) if command.naval else "",
        hq=_free_hq(scene, attackers) if command.command else "",
    )


# ---- support ----


def _free(scene: Scene, type_: UnitType) -> str:
    """An air group or flotilla of the front that was not used in this phase."""
    markers = _markers(scene, type_)
    return next((counter.id for counter in markers if counter.id not in scene.game.phase.used), "")


def _markers(scene: Scene, type_: UnitType) -> tuple[Counter, ...]:
    player_turn = scene.game.player_turn
    if player_turn is None:
        return ()
    available = scene.game.at(Spot.AVAILABLE, player_turn.faction, player_turn.front)
    return tuple(counter for counter in available if counter.type is type_)


def _free_hq(scene: Scene, attackers: tuple[str, ...]) -> str:
    """An HQ that commands all attackers and was not used in this phase."""
    ranges = [scene.commanders(scene.game.counters[unit]) for unit in attackers]
    common = frozenset.intersection(*ranges) if ranges else frozenset()
    return next((hq for hq in sorted(common) if hq not in scene.game.phase.used), "")


def _support_refusal(scene: Scene, command: Attack, combat: Combat) -> Reason | None:
    if command.air and (refusal := _air_refusal(scene, combat)):
        return refusal
    if command.naval and (refusal := _naval_refusal(scene, combat)):
        return refusal
    return _command_refusal(scene, combat) if command.command else None


def _commitment(scene: Scene, type_: UnitType, chosen: str) -> Commitment | None:
    """The marker that would be committed; None where the front has none of its kind."""
    player_turn = scene.game.player_turn
    if player_turn is None or not _markers(scene, type_):
        return None
    return Commitment(faction=player_turn.faction, is_used=not chosen)


def _air_refusal(scene: Scene, combat: Combat) -> Reason | None:
    commitment = _commitment(scene, UnitType.AIR, combat.air)
    if commitment is None:
        return Reason("np-no-air-group", "11.8")
    return air_refusal(commitment, _air_base(scene, combat.target))


def _air_base(scene: Scene, target: HexCoord) -> AirBase | None:
    """The nearest city or town that an own supplied ground unit of the front holds (11.8)."""
    player_turn = scene.game.player_turn
    if player_turn is None:
        return None
    own = scene.game.at(Spot.MAP, player_turn.faction, player_turn.front)
    held = [c.hex for c in own if c.hex in scene.field.towns and c.is_ground and scene.is_supplied(c)]
    distances = [distance(hex_, target) for hex_ in held if hex_ is not None]
    return AirBase(True, True, min(distances)) if distances else None


def _naval_refusal(scene: Scene, combat: Combat) -> Reason | None:
    commitment = _commitment(scene, UnitType.NAVAL, combat.naval)
    if commitment is None:
        is_allied = scene.game.player_turn and scene.game.player_turn.faction is Faction.ALLIED
        return Reason("np-no-flotilla" if is_allied else "np-naval-allied-only", "11.9a")
    is_coastal = bool(scene.field.value(combat.target, "coastal"))
    is_beside = scene.field.value(combat.target, "canal_bank") is not None
    return naval_refusal(commitment, is_coastal=is_coastal, is_beside_canal=is_beside)


def _command_refusal(scene: Scene, combat: Combat) -> Reason | None:
    ranges = [scene.commanders(scene.game.counters[unit]) for unit in combat.attackers]
    if not any(ranges) and any(_is_unread_hq(scene, counter) for counter in scene.game.on_map):
        return Reason("np-command-range-unknown", "2.4c")
    hqs = {hq for commanding in ranges for hq in commanding}
    used = {hq: hq in scene.game.phase.used for hq in hqs}
    is_once = scene.readings.command_bonus is CommandBonus.ONCE_PER_PHASE
    return command_bonus_refusal(ranges, used, is_spent=is_once and _has_spent(scene))


def _is_unread_hq(scene: Scene, counter: Counter) -> bool:
    """Whether it is an HQ of the player turn whose range nobody has entered."""
    turn = scene.game.player_turn
    is_own = turn is not None and (turn.faction, turn.front) == (counter.faction, counter.front)
    return is_own and counter.range is None and counter.type is not None and counter.type.is_hq


def _has_spent(scene: Scene) -> bool:
    used = (scene.game.counters[unit] for unit in scene.game.phase.used)
    return any(counter.type and counter.type.is_hq for counter in used)


# ---- odds ----


def combat_odds(scene: Scene, combat: Combat) -> Odds:
    """The odds of a combat; every strength must have been read."""
    shifts = Shifts(bool(combat.air), bool(combat.naval), bool(combat.hq))
    return odds(_attackers(scene, combat), _target(scene, combat), shifts, scene.readings)


def _attackers(scene: Scene, combat: Combat) -> tuple[Attacker, ...]:
    return tuple(_attacker(scene, scene.game.counters[unit], combat.target) for unit in combat.attackers)


def _attacker(scene: Scene, counter: Counter, target: HexCoord) -> Attacker:
    is_boundary = counter.hex is not None and target != scene.field.damascus
    is_barred = is_boundary and scene.field.front(target) is not counter.front
    return Attacker(
        counter.strength or 0,
        counter.type,
        scene.is_supplied(counter),
        counter.hex is not None and scene.field.is_river(counter.hex, target),
        Barrier.FRONT_BOUNDARY if is_barred else None,
    )


def _target(scene: Scene, combat: Combat) -> Target:
    units = [scene.game.counters[unit] for unit in combat.defenders]
    ways = scene.field.passes.get(combat.target, frozenset())
    starts = [scene.game.counters[unit].hex for unit in combat.attackers]
    return Target(
        tuple(unit.strength or 0 for unit in units),
        units[0].faction,
        scene.field.terrain(combat.target),
        is_along_pass=bool(starts) and all(start in ways for start in starts),
        is_winter=scene.is_winter,
    )
