"""The tracked facts of batteries, for setting them directly, and their counters, for packing up."""

from collections.abc import Iterator
from dataclasses import dataclass

from pydantic import JsonValue

from companion.games.elst.procedures.artillery.asking import LEAST_TEM, MOST_TEM
from companion.games.elst.procedures.artillery.state import Artillery, Battery
from companion.games.elst.rules.artillery.access import Chit
from companion.games.elst.rules.artillery.radio import FireCounter, ObserverKind, ObserverStatus, Radio
from companion.games.elst.rules.artillery.terms import ArtilleryCounter, Mission
from companion.games.elst.scenario_data import scenario_data
from companion.games.elst.table.scene import Scene
from companion.kit.facts import Fact
from companion.kit.system import PackedItem
from companion.reason import Reason

Options = tuple[JsonValue, ...] | None
_YES_NO: Options = (True, False)

# By field of a battery: what it may be set to; None for whatever the field takes.
_FIELDS: dict[str, Options] = {
    "has_contact": _YES_NO,
    "has_had_contact": _YES_NO,
    "has_access": _YES_NO,
    "reds": None,
    "counter": (None, *(counter.value for counter in ArtilleryCounter)),
    "hex": None,
    "mission": (None, *(mission.value for mission in Mission)),
    "missions": None,
    "contact_number": None,
    "repair_number": None,
    "accuracy_number": (2, 1),
    "may_fire_smoke": _YES_NO,
    "calibre": None,
    "fire_counter": (None, *(counter.value for counter in FireCounter)),
    "observer/kind": tuple(kind.value for kind in ObserverKind),
    "observer/status": tuple(status.value for status in ObserverStatus),
    "observer/radio": tuple(radio.value for radio in Radio),
    "observer/has_radio": _YES_NO,
    "observer/hex": None,
}
_HEXES = frozenset({"hex", "observer/hex"})
_CONTACT_NUMBERS = (2, 12)
_REPAIR_NUMBERS = (1, 6)


@dataclass(frozen=True, slots=True)
class Bounds:
    """The most chits of a pile by colour, the least and the greatest calibre, the levels of observers."""

    black: int
    red: int
    calibres: tuple[int, int]
    levels: Options


def box_bounds() -> Bounds:
    """What is in the game box of Elst."""
    data = scenario_data()
    calibres = [type_.calibre for type_ in data.battery_types]
    return Bounds(data.chits[Chit.BLACK], data.chits[Chit.RED], (min(calibres), max(calibres)), (0, 1))


def _limits(bounds: Bounds) -> dict[str, tuple[int, int]]:
    """The least and the most of each number: what dice can show, and what there is."""
    return {
        "reds": (0, bounds.red),
        "missions": (0, bounds.black),  # each begins with a black chit (2.34b)
        "contact_number": _CONTACT_NUMBERS,
        "repair_number": _REPAIR_NUMBERS,
        "calibre": bounds.calibres,
    }


def battery_facts(battery: Battery, bounds: Bounds) -> Iterator[Fact]:
    """Every fact of one battery; its pile is set as a pile."""
    limits = _limits(bounds)
    for field, options in {**_FIELDS, "observer/level": bounds.levels}.items():
        name = field.replace("/", "-").replace("_", "-")
        label = Reason(f"oba-fact-{name}", args={"battery": battery.id})
        path = f"artillery/batteries/{battery.id}/{field}"
        lowest, highest = limits.get(field, (None, None))
        is_hex = field in _HEXES  # an SR or FFE may lie off the map (2.32c-d), an observer too
        yield Fact(path, label, options, is_hex=is_hex, may_be_off_map=is_hex, lowest=lowest, highest=highest)


def tem_facts(artillery: Artillery) -> Iterator[Fact]:
    """The TEM that were read off the base game's chart."""
    for terrain in artillery.tems:
        label = Reason("oba-fact-tem", about=Reason(f"terrain-{terrain.replace('_', '-')}"))
        yield Fact(f"artillery/tems/{terrain}", label, lowest=LEAST_TEM, highest=MOST_TEM)
    for hex_ in artillery.hex_tems:
        label = Reason("oba-fact-hex-tem", hexes=(hex_,))
        yield Fact(f"artillery/hex_tems/{hex_}", label, lowest=LEAST_TEM, highest=MOST_TEM)


def packed_batteries(scene: Scene) -> Iterator[PackedItem]:
    """Each battery's observer and its counter on the map; its chits are a pile, which is packed as such."""
    for battery in scene.game.batteries.values():
        if battery.observer.hex is not None and battery.observer.hex in scene.field.board:
            yield _packed_observer(scene, battery)
        if battery.counter is not None:
            yield _packed_counter(scene, battery, battery.counter)


def _packed_level(scene: Scene, level: int) -> Reason:
    if scene.field.has_floors:
        return Reason("level-floor", args={"level": level})
    return Reason("oba-packed-steeple")


def _packed_observer(scene: Scene, battery: Battery) -> PackedItem:
    level = (_packed_level(scene, battery.observer.level),) if battery.observer.level else ()
    contact = (Reason("oba-packed-contact"),) if battery.has_contact else ()
    piece = Reason("oba-packed-observer", args={"battery": battery.id})
    return PackedItem(piece, hex=battery.observer.hex, marks=level + contact)


def _packed_counter(scene: Scene, battery: Battery, counter: ArtilleryCounter) -> PackedItem:
    piece = Reason("oba-packed-counter", args={"battery": battery.id, "counter": counter.printed})
    marks = (Reason("oba-packed-access"),) if battery.has_access else ()
    if battery.hex is None or battery.hex not in scene.field.board:
        return PackedItem(piece, place=Reason("oba-packed-off-map"), marks=marks)
    return PackedItem(piece, hex=battery.hex, marks=marks)
