"""The sheet of counters: a row for each that was told, formation by formation."""

from collections.abc import Iterator

from companion.games.spanish_civil_war.counters.cells import cells_of
from companion.games.spanish_civil_war.counters.counter import Counter
from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.table.scene import Scene
from companion.kit.counter_sheets import SheetRow


def sheet_rows(scene: Scene, side: Faction) -> Iterator[SheetRow]:
    """A side's counters in the order of battle; within a formation as they were told."""
    counters = [unit.counter for unit in scene.game.units.values() if unit.faction is side]
    places = {formation.id: place for place, formation in enumerate(scene.order.formations)}
    for counter in sorted(counters, key=lambda counter: places[counter.formation]):
        yield _row(counter)


def _row(counter: Counter) -> SheetRow:
    return SheetRow(
        counter.id, counter.formation, unit_in_words(counter), cells_of(counter), counter.is_complete
    )
