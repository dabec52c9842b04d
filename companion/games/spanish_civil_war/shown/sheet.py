"""The sheet of counters: a row for each that was told, formation by formation."""

from collections.abc import Iterator

from companion.games.spanish_civil_war.counters.cells import cells_of
from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.shown.schedule import waiting_of
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Spot, Unit
from companion.kit.counter_sheets import SheetRow
from companion.reason import Reason


def sheet_rows(scene: Scene, side: Faction) -> Iterator[SheetRow]:
    """A side's counters in the order of battle; within a formation as they were told."""
    units = [unit for unit in scene.game.units.values() if unit.faction is side]
    places = {formation.id: place for place, formation in enumerate(scene.order.formations)}
    for unit in sorted(units, key=lambda unit: places[unit.counter.formation]):
        yield _row(scene, unit)


def _row(scene: Scene, unit: Unit) -> SheetRow:
    counter, hex_ = unit.counter, unit.stand.hex
    where = Reason("scw-sheet-hex", "", (hex_,)) if hex_ else _place(scene, unit)
    cells, name = cells_of(counter), unit_in_words(counter)
    return SheetRow(counter.id, counter.formation, name, cells, counter.is_complete, where)


def _place(scene: Scene, unit: Unit) -> Reason:
    """Where it waits; in hand, where it is set up or comes onto the map."""
    if unit.stand.spot is Spot.HAND and unit.stand.returns is None:
        return Reason("scw-setup", args=waiting_of(scene, scene.formation(unit)))
    return Reason(f"scw-spot-{unit.stand.spot.value}")
