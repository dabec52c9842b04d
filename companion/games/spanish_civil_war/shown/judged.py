"""What judging supply and command has found, told as it happens (9.3c)."""

from collections.abc import Iterator, Mapping

from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.rules.sequence import COMBAT
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import IN_ORDER, Status
from companion.reason import Reason


def judged_told(before: Scene, after: Scene) -> Iterator[Reason]:
    """Which units lack supply, which command, in two lines; that none does, where none does."""
    judged = after.game.judged
    if judged is None or judged is before.game.judged:
        return
    found = [told for lack in ("supply", "command") if (told := _told(after, judged.statuses, lack))]
    yield from found or [Reason("scw-news-all-judged", "9.3c", args={"side": judged_side(after)})]


def judged_side(scene: Scene) -> str:
    """Whose units are judged: of both sides in combat, in a movement phase of the side that moves (5.0)."""
    clock = scene.game.clock
    return "both" if clock.phasing is None or clock.moment.phase in COMBAT else clock.phasing.value


def _told(scene: Scene, statuses: Mapping[str, Status], lack: str) -> Reason | None:
    units = [unit for unit in scene.game.on_map() if _lacks(statuses.get(unit.id, IN_ORDER), lack)]
    if not units:
        return None
    hexes = tuple(dict.fromkeys(unit.stand.hex for unit in units if unit.stand.hex))
    args: dict[str, str | int | float] = {"lack": lack, "more": len(units) - 1}
    return Reason("scw-news-judged", "9.3c", hexes, args, unit_in_words(units[0].counter))


def _lacks(status: Status, lack: str) -> bool:
    return not (status.is_supplied if lack == "supply" else status.is_in_command)
