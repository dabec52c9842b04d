"""What a hex or a step means for one unit: enemies, water, mountains, the other front, Damascus."""

from companion.games.no_prisoners.rules.movement.costs import governing
from companion.games.no_prisoners.rules.movement.damascus import damascus_refusal
from companion.games.no_prisoners.rules.movement.vehicles import is_too_steep
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.field import RAIL
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.terms import UnitType
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


def counter_of(scene: Scene, unit: str) -> Counter | Reason:
    """A counter by id, or why there is none."""
    return scene.game.counters.get(unit) or Reason("np-no-such-counter", args={"unit": unit})


def entering_refusal(scene: Scene, counter: Counter, hex_: HexCoord) -> Reason | None:
    """Why a counter may not be put into a hex at all; None when it may (6.3-5)."""
    if refusal := _foreign_refusal(scene, counter, hex_):
        return refusal
    return Reason("np-enemy-there", "6.3-5e", (hex_,)) if scene.has_enemy(hex_, counter.faction) else None


def _foreign_refusal(scene: Scene, counter: Counter, hex_: HexCoord) -> Reason | None:
    """Why a hex is open to no unit of a front, whoever holds it; None where it is."""
    if scene.field.is_closed(hex_):
        return Reason("np-hex-closed", "TEC-all-sea", (hex_,))
    if refusal := damascus_bar(scene, counter, hex_):
        return refusal
    return Reason("np-other-front", "17.0a", (hex_,)) if crosses_boundary(scene, counter, hex_) else None


def standing_refusal(scene: Scene, counter: Counter, hex_: HexCoord) -> Reason | None:
    """Why a unit stands in a hex against the rules, whoever else is there; None when it may."""
    if refusal := _foreign_refusal(scene, counter, hex_):
        return refusal
    if _is_steep(scene, counter, hex_, has_way=True):
        return Reason("np-vehicles-enter-mountain", "TEC-mountain", (hex_,))
    return Reason("np-train-keeps-to-rail", "19.4a", (hex_,)) if is_off_rails(scene, counter, hex_) else None


def damascus_bar(scene: Scene, counter: Counter, hex_: HexCoord) -> Reason | None:
    """Why Damascus is closed to a unit; None where it is not, and for every other hex (21.3)."""
    if hex_ != scene.field.damascus:
        return None
    return damascus_refusal(counter.faction, counter.front, scene.game.damascus_front(hex_))


def crosses_boundary(scene: Scene, counter: Counter, hex_: HexCoord) -> bool:
    """Whether a hex lies on the other front; Damascus lies on both (17.0, 21.3)."""
    return hex_ != scene.field.damascus and scene.field.front(hex_) is not counter.front


def is_impassable(scene: Scene, counter: Counter, here: HexCoord, there: HexCoord) -> bool:
    """Whether a unit cannot take a step: water, mountains for vehicles, off the own rails for trains."""
    field = scene.field
    if field.is_closed(there) or field.is_barred(here, there):
        return True
    if counter.type is UnitType.ARMOURED_TRAIN:
        return is_off_rails(scene, counter, there) or not is_linked(scene, here, there)
    has_way = is_by_pass(scene, here, there) or field.is_road(here, there)
    return _is_steep(scene, counter, there, has_way=has_way)


def _is_steep(scene: Scene, counter: Counter, hex_: HexCoord, *, has_way: bool) -> bool:
    """Whether mountains keep a unit out of a hex into which a pass or road leads, or none does."""
    terrain = governing(scene.field.terrain(hex_))
    return is_too_steep(counter.type, terrain, has_way=has_way, readings=scene.readings)


def is_off_rails(scene: Scene, counter: Counter, hex_: HexCoord) -> bool:
    """Whether an armoured train is meant, and a hex that is not of its own net (19.4)."""
    return counter.type is UnitType.ARMOURED_TRAIN and hex_ not in scene.sources.rail[counter.faction]


def is_linked(scene: Scene, here: HexCoord, there: HexCoord) -> bool:
    """Whether a railway leads from a hex to the next."""
    return any(to == there for to, _ in scene.field.links(here, RAIL))


def is_by_pass(scene: Scene, here: HexCoord, there: HexCoord) -> bool:
    """Whether a step leads along a pass, into it or out of it."""
    passes = scene.field.passes
    return here in passes.get(there, ()) or there in passes.get(here, ())


def hex_refusal(scene: Scene, counter: Counter, hex_: HexCoord) -> Reason | None:
    """Why no move of a unit ends in a hex, wherever it comes from; None when one may (8.4, 21.3)."""
    is_forbidden = scene.field.is_closed(hex_) or _is_steep(scene, counter, hex_, has_way=True)
    return _bar(scene, counter, hex_, is_forbidden=is_forbidden)


def step_refusal(scene: Scene, counter: Counter, here: HexCoord, there: HexCoord) -> Reason | None:
    """Why a unit may not take a step, whatever it costs, EZOC aside; None when it may (8.4, 21.3)."""
    return _bar(scene, counter, there, is_forbidden=is_impassable(scene, counter, here, there))


def _bar(scene: Scene, counter: Counter, hex_: HexCoord, *, is_forbidden: bool) -> Reason | None:
    if refusal := damascus_bar(scene, counter, hex_):
        return refusal
    if is_forbidden and _is_steep(scene, counter, hex_, has_way=False):
        return Reason("np-vehicles-enter-mountain", "TEC-mountain", (hex_,))
    if is_forbidden:
        return Reason("np-minimum-terrain", "8.4b", (hex_,))
    if crosses_boundary(scene, counter, hex_):
        return Reason("np-minimum-boundary", "8.4b", (hex_,))
    return Reason("np-minimum-enemy", "8.4b", (hex_,)) if scene.has_enemy(hex_, counter.faction) else None


def is_held(scene: Scene, counter: Counter) -> bool:
    """Whether EZOC holds a unit where it stands."""
    return minds_ezoc(counter) and counter.hex in scene.ezoc(counter.faction, counter.front)


def starts_in_ezoc(scene: Scene, counter: Counter) -> bool:
    """Whether EZOC holds a unit that stands in it, or that left it by rail in this phase (8.1, 10.6)."""
    return is_held(scene, counter) or counter.id in scene.game.phase.disengaged


def stopping_refusal(scene: Scene, counter: Counter) -> Reason | None:
    """Why a unit that has moved into EZOC moves no farther; None where it may (10.0)."""
    is_stopped = scene.game.has_moved(counter.id) and is_held(scene, counter)
    return Reason("np-stop-in-ezoc", "10.0d") if is_stopped else None


def minds_ezoc(counter: Counter) -> bool:
    """Whether EZOC matters to a unit; an armoured train ignores it (19.4)."""
    return counter.type is not UnitType.ARMOURED_TRAIN
