"""Lists of counters typed by formation, or pasted from a spreadsheet; errors by line."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.reason import CompanionError, Reason
from companion.rulebook import plain
from companion.systems.spanish_civil_war.counters.counter import Counter
from companion.systems.spanish_civil_war.counters.notation import NotationError, Typed, parse_counter
from companion.systems.spanish_civil_war.counters.sheet import CounterSheet
from companion.systems.spanish_civil_war.factions import Faction
from companion.systems.spanish_civil_war.scenario_data import Formation, order_of_battle

_COLUMNS = ("formation", "count", "arm", "size", "front", "back", "name")  # of a pasted row


class FormationError(CompanionError):
    """A name that means no formation, or several."""


@dataclass(frozen=True, slots=True)
class LineError:
    """What is wrong with a line, counted from 1."""

    line: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class ReadCounters:
    """The sheet with what could be read, the counters that are new in it, and what could not be read."""

    sheet: CounterSheet
    added: tuple[Counter, ...] = ()
    errors: tuple[LineError, ...] = ()


def read_counters(text: str, sheet: CounterSheet, faction: Faction | None = None) -> ReadCounters:
    """Read lines such as `48: 4x 3-4-6/2-2-6 II, HQ, art 4(8)6`, or rows with tabs between their columns.

    Rows have formation, count, branch, size, front, back, name. `faction` tells which brigade 1 is
    meant. Lines that cannot be read change nothing.
    """
    read = ReadCounters(sheet)
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip() and not _is_heading(line):
            read = _with_line(read, number, line, faction)
    return read


def _is_heading(line: str) -> bool:
    return plain(line.split("\t", maxsplit=1)[0].strip()) == _COLUMNS[0]


def _with_line(read: ReadCounters, number: int, line: str, faction: Faction | None) -> ReadCounters:
    try:
        added = tuple(_counters(line, read.sheet, faction))
    except CompanionError as error:
        return ReadCounters(read.sheet, read.added, (*read.errors, LineError(number, error.reason)))
    return ReadCounters(read.sheet.adding(added), (*read.added, *added), read.errors)


def _counters(line: str, sheet: CounterSheet, faction: Faction | None) -> Iterator[Counter]:
    name, items = _row(line) if "\t" in line else _list(line)
    formation = find_formation(name, sheet, faction)
    taken: list[str] = []
    for item in items:
        for counter in _numbered(formation, parse_counter(item), sheet, taken):
            taken.append(counter.id)
            yield counter


def _list(line: str) -> tuple[str, Sequence[str]]:
    name, colon, items = line.replace("：", ":").replace("，", ",").replace("、", ",").partition(":")
    if not colon:
        raise NotationError(Reason("scw-counter-no-formation", args={"text": line.strip()}))
    return name.strip(), items.split(",")


def _row(line: str) -> tuple[str, Sequence[str]]:
    """A pasted row as the item that would be typed for it."""
    fields = dict(zip(_COLUMNS, (field.strip() for field in line.split("\t")), strict=False))
    count = f"{fields['count']}x" if fields.get("count") else ""
    values = "/".join(face for face in (fields.get("front"), fields.get("back")) if face)
    name = f'"{fields["name"]}"' if fields.get("name") else ""
    words = (count, fields.get("arm", ""), fields.get("size", ""), values, name)
    return fields["formation"], (" ".join(word for word in words if word),)


def _numbered(
    formation: Formation, typed: Typed, sheet: CounterSheet, taken: Sequence[str]
) -> Iterator[Counter]:
    ids = list(taken)
    for _ in range(typed.count):
        ids.append(sheet.free_id(formation.id, typed.arm, ids))
        yield Counter(
            id=ids[-1],
            faction=formation.faction,
            formation=formation.id,
            arm=typed.arm,
            size=typed.size,
            name=typed.name,
            front=typed.front,
            back=typed.back,
            under=_under(formation, typed.name),
        )


def _under(formation: Formation, name: str) -> str:
    """A name such as "2/1" that is one of an HQ within the formation."""
    return name if name in formation.subordinates else ""


def find_formation(name: str, sheet: CounterSheet, faction: Faction | None) -> Formation:
    """The formation that players mean by "48", "VAR" or "J-N-1"; FormationError for none or several."""
    wanted = plain(name)
    formations = order_of_battle(sheet.battle).formations
    found = [f for f in formations if wanted in {plain(f.id), plain(f.id.split("-", 2)[2])}]
    if len(found) > 1 and faction:
        found = [formation for formation in found if formation.faction is faction]
    if not found:
        raise FormationError(Reason("scw-formation-unknown", args={"text": name}))
    if len(found) > 1:
        ids = ", ".join(formation.id for formation in found)
        raise FormationError(Reason("scw-formation-several", args={"text": name, "ids": ids}))
    return found[0]
