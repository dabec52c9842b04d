"""What to keep in mind in each phase: scenarios/elst/reminders.json."""

from collections.abc import Collection
from functools import cache

from companion.files import scenario_json
from companion.games.elst.factions import Faction
from companion.games.elst.rules.sequence import Moment, Phase
from companion.reason import Reason
from companion.saved import Frozen


class Reminder(Frozen):
    """A text for some phases, perhaps of one player's turn only, or only while a type is on the map."""

    key: str
    rule: str
    phases: tuple[Phase, ...]
    player: Faction | None = None
    piece: str | None = None


@cache
def all_reminders() -> tuple[Reminder, ...]:
    """The file, read once."""
    data = scenario_json("elst/reminders.json")
    return tuple(Reminder.model_validate(reminder) for reminder in data["reminders"])


def reminders_at(moment: Moment, on_map: Collection[str] | None) -> tuple[Reason, ...]:
    """The reminders of a phase. `on_map` are the types tracked on the map, None when none are tracked."""
    return tuple(
        Reason(reminder.key, reminder.rule)
        for reminder in all_reminders()
        if _is_due(reminder, moment)
        and (reminder.piece is None or on_map is None or reminder.piece in on_map)
    )


def _is_due(reminder: Reminder, moment: Moment) -> bool:
    return moment.phase in reminder.phases and reminder.player in (None, moment.player)
