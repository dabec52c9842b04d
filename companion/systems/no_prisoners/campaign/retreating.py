"""Where units may retreat and pursue on the map (12.2, 13.0)."""

from collections.abc import Iterable
from functools import partial

from companion.hexgrid import HexCoord, Hexside, distance
from companion.reason import Reason
from companion.systems.no_prisoners.campaign.counters import Counter
from companion.systems.no_prisoners.campaign.moving import counter_of, entering_refusal
from companion.systems.no_prisoners.campaign.scene import Scene
from companion.systems.no_prisoners.campaign.stacking import excess_with
from companion.systems.no_prisoners.combat.pursuit import PursuitGround, closed_to_pursuit
from companion.systems.no_prisoners.combat.pursuit import pursuit_ends as ends_of_pursuit
from companion.systems.no_prisoners.combat.retreat import RetreatHex, Route, route_refusal
from companion.systems.no_prisoners.movement.costs import governing
from companion.systems.no_prisoners.movement.damascus import damascus_refusal
from companion.systems.no_prisoners.terms import UnitType


def retreat_ends(scene: Scene, unit: str) -> frozenset[HexCoord]:
    """The hexes in which a unit may end its retreat; those that overstack only where there is no other."""
    combat, counter = scene.game.combat, scene.game.counters[unit]
    if combat is None or counter.hex is None:
        return frozenset()
    ends = frozenset({counter.hex})
    for length in range(1, combat.retreat + 1):
        ends = frozenset(_next_ring(scene, counter, ends, length))
    roomy = frozenset(hex_ for hex_ in ends if not excess_with(scene, counter, hex_))
    return roomy or ends


def _next_ring(scene: Scene, counter: Counter, ends: Iterable[HexCoord], length: int) -> Iterable[HexCoord]:
    """The open hexes one step farther from the combat: every hex of a retreat leads away from it."""
    for here in ends:
        for there in here.neighbours():
            is_away = counter.hex is not None and distance(counter.hex, there) == length
            if is_away and _step_refusal(scene, counter, here, there) is None:
                yield there


def _step_refusal(scene: Scene, counter: Counter, here: HexCoord, there: HexCoord) -> Reason | None:
    combat = scene.game.combat
    is_through = combat is not None and combat.is_no_prisoners
    return route_refusal(Route("", (_retreat_hex(scene, counter, here, there),)), 1, through_ezoc=is_through)


def _retreat_hex(scene: Scene, counter: Counter, here: HexCoord, there: HexCoord) -> RetreatHex:
    """What a hex means for a unit that retreats into it."""
    field = scene.field
    is_damascus = there == field.damascus
    holder = scene.game.damascus_front(there) if is_damascus else None
    return RetreatHex(
        has_enemy=scene.has_enemy(there, counter.faction),
        is_ezoc=there in scene.ezoc(counter.faction, counter.front) and _minds_ezoc(counter),
        is_off_map=there not in field.board,
        is_impassable=_is_impassable(scene, counter, here, there),
        crosses_boundary=not is_damascus and field.front(there) is not counter.front,
        is_closed_damascus=is_damascus
        and damascus_refusal(counter.faction, counter.front, holder) is not None,
    )


def _minds_ezoc(counter: Counter) -> bool:
    return counter.type is not UnitType.ARMOURED_TRAIN


def _is_impassable(scene: Scene, counter: Counter, here: HexCoord, there: HexCoord) -> bool:
    """Whether a unit could not go there normally: water, mountains for vehicles, off the rails for trains."""
    field, type_ = scene.field, counter.type
    if field.is_closed(there) or Hexside.between(here, there) in field.barriers:
        return True
    if type_ is UnitType.ARMOURED_TRAIN:
        return there not in scene.sources.rail[counter.faction]
    return bool(type_ and type_.is_vehicle and "mountain" in governing(field.terrain(there)))


def retreat_refusal(scene: Scene, unit: str, hex_: HexCoord) -> Reason | None:
    """Why a unit may not retreat to a hex; None when it may."""
    combat = scene.game.combat
    if combat is None or unit not in combat.retreating:
        return Reason("np-not-retreating", "12.0")
    counter = counter_of(scene, unit)
    if isinstance(counter, Reason):
        return counter
    if hex_ in retreat_ends(scene, unit):
        return None
    far = distance(counter.hex, hex_) if counter.hex else 0
    if far != combat.retreat:
        return Reason("np-retreat-too-short", "12.2f", args={"wanted": combat.retreat, "got": far})
    return Reason("np-retreat-closed", "12.2", (hex_,))


def pursuit_ends(scene: Scene, unit: str, allowed: int) -> frozenset[HexCoord]:
    """Where a unit may end its pursuit: a vacated hex beside it, then any; EZOC does not matter."""
    combat, counter = scene.game.combat, scene.game.counters[unit]
    if combat is None or counter.hex is None:
        return frozenset()
    ground = PursuitGround(counter.hex, combat.vacated, partial(_pursuit_step_refusal, scene, counter))
    return ends_of_pursuit(allowed, ground)


def _pursuit_step_refusal(scene: Scene, counter: Counter, here: HexCoord, there: HexCoord) -> Reason | None:
    if refusal := entering_refusal(scene, counter, there):
        return refusal
    return closed_to_pursuit(there) if _is_impassable(scene, counter, here, there) else None
