"""Fire at and from the steeple, and smoke grenades there, as choices for a stack (1.1)."""

from collections.abc import Iterator
from typing import Any

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import FireAt, PlaceGrenade
from companion.games.elst.procedures.forces.grenades import grenade_refusal
from companion.games.elst.procedures.forces.shooting import shot_of, shot_refusal
from companion.games.elst.procedures.forces.state import Place
from companion.games.elst.procedures.forces.words import roster_text
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.steeple_fire import HAS_AREA_TYPE, WeaponKind, weapons_of
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.levels import GROUND, STEEPLE
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.panels import Choice, Input, InputKind
from companion.reason import Reason

_FIRE_PHASES = (Phase.PREP_FIRE, Phase.MOVEMENT, Phase.DEFENSIVE_FIRE, Phase.ADVANCING_FIRE)
_AT = Input("at", InputKind.HEX, Reason("input-target"))
_MOST_HINDRANCE = 6
_AMOUNT = Input(
    "amount", InputKind.NUMBER, Reason("input-smoke-amount"), highest=_MOST_HINDRANCE, may_be_left=True
)


def steeple_choices(
    scene: Scene, side: Faction, place: Place, pieces: tuple[Pieces, ...]
) -> Iterator[Choice]:
    """What counters of one place may do in a fire phase that concerns a steeple."""
    if place.hex is None or scene.game.moment.phase not in _FIRE_PHASES:
        return
    there = {"side": side, "text": roster_text(pieces), "hex": place.hex, "level": place.level}
    for weapon in weapons_of(side, (some.piece_type for some in pieces)):
        for is_area in (False, True) if weapon in HAS_AREA_TYPE else (False,):
            yield from _shots(scene, {**there, "weapon": weapon, "is_area": is_area})
    is_squad = [(some.count, some.piece_type.kind) for some in pieces] == [(1, PieceKind.SQUAD)]
    if is_squad and scene.game.moment.phase is Phase.MOVEMENT and scene.field.has(place.hex, STEEPLE):
        yield from _grenades(scene, there, place.hex)


def _shots(scene: Scene, values: dict[str, Any]) -> Iterator[Choice]:
    """From the steeple at any hex; from the ground at each steeple hex."""
    if values["level"] == STEEPLE:
        yield Choice(_shot_label("forces-choice-fire-from-steeple", values), FireAt, values, (_AT,))
        return
    for hex_ in scene.field.steeples:
        told = {**values, "at": hex_}
        refusal = shot_refusal(scene, shot_of(scene, FireAt(**told)))
        yield Choice(
            _shot_label("forces-choice-fire-at-steeple", values, hex_), FireAt, told, refusal=refusal
        )


def _shot_label(key: str, values: dict[str, Any], *hexes: HexCoord) -> Reason:
    weapon: WeaponKind = values["weapon"]
    args = {"weapon": weapon.value, "area": "yes" if values["is_area"] else "no"}
    return Reason(key, "1.1j", hexes, args)


def _grenades(scene: Scene, there: dict[str, Any], hex_: HexCoord) -> Iterator[Choice]:
    """On either level of the squad's own hex."""
    for level in (GROUND, STEEPLE):
        values = {**there, "at": hex_, "at_level": level}
        label = Reason("forces-choice-grenade", "1.1n", args={"level": level})
        refusal = grenade_refusal(scene, PlaceGrenade(**values))
        yield Choice(label, PlaceGrenade, values, (_AMOUNT,), refusal)
