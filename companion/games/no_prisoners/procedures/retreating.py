"""Where units may retreat and pursue on the map (12.2, 13.0)."""

from functools import partial

from companion.games.no_prisoners.procedures.entering import (
    crosses_boundary,
    damascus_bar,
    is_impassable,
    minds_ezoc,
    step_refusal,
)
from companion.games.no_prisoners.procedures.stacking import excess_with
from companion.games.no_prisoners.rules.combat.pursuit import PursuitGround, closed_to_pursuit
from companion.games.no_prisoners.rules.combat.pursuit import pursuit_ends as ends_of_pursuit
from companion.games.no_prisoners.rules.combat.retreat import Ends, RetreatGround, RetreatHex
from companion.games.no_prisoners.rules.combat.retreat import retreat_ends as ends_of_retreat
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.scene import Scene
from companion.hexes.coordinates import HexCoord, distance
from companion.reason import Reason


def retreat_ends(scene: Scene, unit: str) -> frozenset[HexCoord]:
    """The hexes in which a unit may end its retreat; those that overstack only where there is no other."""
    ends = _ends(scene, scene.counter(unit))
    return frozenset(hex_ for hex_, refusal in ends.items() if refusal is None)


def retreat_refusal(scene: Scene, unit: str, hex_: HexCoord) -> Reason | None:
    """Why a unit may not retreat to a hex; None when it may."""
    combat, counter = scene.game.combat, scene.standing(unit)
    if combat is None or unit not in combat.retreating or counter.hex is None:
        return Reason("np-not-retreating", "12.0")
    far = distance(counter.hex, hex_)
    if far != combat.retreat:
        return Reason("np-retreat-too-short", "12.2f", (hex_,), {"wanted": combat.retreat, "got": far})
    return _ends(scene, counter).get(hex_, Reason("np-retreat-closed", "12.2", (hex_,)))


def _ends(scene: Scene, counter: Counter) -> Ends:
    """Every way out for a unit in the combat under way."""
    combat = scene.game.combat
    if combat is None or counter.hex is None:
        return {}
    ground = RetreatGround(
        counter.hex,
        partial(_retreat_hex, scene, counter),
        lambda hex_: excess_with(scene, counter, hex_) > 0,
        combat.is_no_prisoners,
    )
    return ends_of_retreat(combat.retreat, ground)


def _retreat_hex(scene: Scene, counter: Counter, here: HexCoord, there: HexCoord) -> RetreatHex:
    """What a hex means for a unit that retreats into it."""
    return RetreatHex(
        has_enemy=scene.has_enemy(there, counter.faction),
        is_ezoc=there in scene.ezoc(counter.faction, counter.front) and minds_ezoc(counter),
        is_off_map=there not in scene.field.board,
        is_impassable=is_impassable(scene, counter, here, there),
        crosses_boundary=crosses_boundary(scene, counter, there),
        is_closed_damascus=damascus_bar(scene, counter, there) is not None,
    )


def pursuit_ends(scene: Scene, unit: str, allowed: int) -> frozenset[HexCoord]:
    """Where a unit may end its pursuit: a vacated hex beside it, then any; EZOC does not matter."""
    combat, counter = scene.game.combat, scene.counter(unit)
    if combat is None or counter.hex is None:
        return frozenset()
    ground = PursuitGround(counter.hex, combat.vacated, partial(_pursuit_step_refusal, scene, counter))
    return ends_of_pursuit(allowed, ground)


def _pursuit_step_refusal(scene: Scene, counter: Counter, here: HexCoord, there: HexCoord) -> Reason | None:
    if refusal := damascus_bar(scene, counter, there):
        return refusal
    return closed_to_pursuit(there) if step_refusal(scene, counter, here, there) else None
