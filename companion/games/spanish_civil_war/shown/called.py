"""What units on the map are called besides their names: by their values, as the set-up names them."""

from collections.abc import Iterable, Iterator

from companion.games.spanish_civil_war.counters.names import said_of
from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.scenario_data import Formation
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Unit
from companion.games.spanish_civil_war.terms import Arm
from companion.kit.map_items import MapCounter
from companion.kit.names import CounterMeant, Name
from companion.reason import Reason


def also_called(scene: Scene, counters: Iterable[MapCounter]) -> Iterator[Name[CounterMeant]]:
    """Other names of counters: 第46師団の聯隊 4-4-6, V軍団司令部, キホルナ大隊."""
    for counter in counters:
        unit = scene.unit(counter.id)
        formation = scene.formation(unit)
        texts = (counter.name, _in_full(unit, counter.label))
        yield Name(
            CounterMeant(counter.id, counter.hex),
            texts,
            short=tuple(_others(formation, unit)),
            armies=said_of(formation.faction),
        )


def _in_full(unit: Unit, values: str) -> Reason:
    """With its size and values, any of which may be left out."""
    name = unit_in_words(unit.counter)
    told = {"size": unit.counter.size.value if unit.counter.size else "none", "values": values}
    return Reason("scw-unit-in-full", args={**name.args, **told}, about=name.about)


def _others(formation: Formation, unit: Unit) -> Iterator[str]:
    counter = unit.counter
    if counter.arm is Arm.HEADQUARTERS and not counter.name:
        yield from (f"{name}司令部" for name in formation.names if not name.isascii())
    for placement in formation.setup:
        if counter.name and placement.name == counter.name:
            own = (placement.name, *placement.names)
            yield from (name if name.endswith("大隊") else f"{name}大隊" for name in own)
            yield f"{placement.name} battalion"
