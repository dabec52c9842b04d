"""What judging supply and command has found, told as it happens (9.3c)."""

from collections.abc import Iterator, Mapping, Sequence

from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.rules.sequence import COMBAT
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import IN_ORDER, Status, Unit
from companion.reason import Reason

_MOST_NAMED = 2  # formations of each lack: the bar has two lines


def judged_told(before: Scene, after: Scene) -> Iterator[Reason]:
    """Which units lack supply, which command, two lines for each; that none does, where none does."""
    judged = after.game.judged
    if judged is None or judged is before.game.judged:
        return
    found = [told for lack in ("supply", "command") for told in _told(after, judged.statuses, lack)]
    yield from found or [Reason("scw-news-all-judged", "9.3c", args={"side": judged_side(after)})]


def judged_side(scene: Scene) -> str:
    """Whose units are judged: of both sides in combat, in a movement phase of the side that moves (5.0)."""
    clock = scene.game.clock
    return "both" if clock.phasing is None or clock.moment.phase in COMBAT else clock.phasing.value


def _told(scene: Scene, statuses: Mapping[str, Status], lack: str) -> Iterator[Reason]:
    """A line for each formation by its first unit; behind the second how many there are of all others."""
    formations: dict[str, list[Unit]] = {}
    for unit in scene.game.on_map():
        if _lacks(statuses.get(unit.id, IN_ORDER), lack):
            formations.setdefault(unit.counter.formation, []).append(unit)
    told = list(formations.values())
    others = [unit for units in told[_MOST_NAMED:] for unit in units]
    for units in told[:_MOST_NAMED]:
        yield _line(units, others if units is told[:_MOST_NAMED][-1] else (), lack)


def _line(units: Sequence[Unit], others: Sequence[Unit], lack: str) -> Reason:
    hexes = tuple(dict.fromkeys(unit.stand.hex for unit in (*units, *others) if unit.stand.hex))
    args: dict[str, str | int | float] = {"lack": lack, "more": len(units) - 1, "others": len(others)}
    return Reason("scw-news-judged", "9.3c", hexes, args, unit_in_words(units[0].counter))


def _lacks(status: Status, lack: str) -> bool:
    return not (status.is_supplied if lack == "supply" else status.is_in_command)
