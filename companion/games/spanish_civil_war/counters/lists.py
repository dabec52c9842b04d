"""Lists of counters typed by formation, or pasted from a spreadsheet; errors by line."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from companion.games.spanish_civil_war.counters.counter import Counter
from companion.games.spanish_civil_war.counters.notation import NotationError, Typed, parse_counter
from companion.games.spanish_civil_war.counters.sheet import CounterSheet, FreeIds
from companion.games.spanish_civil_war.counters.words import formation_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.scenario_data import Formation, order_of_battle
from companion.games.spanish_civil_war.terms import Battle
from companion.kit.names import Name, Names, NameUnclearError
from companion.reason import CompanionError, Reason
from companion.rulebook import plain

MOST_COUNTERS = 2000  # named at once; the sheet has 280 in all
MOST_ERRORS = 100
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
    meant. Lines that cannot be read change nothing; after many of them the rest is not looked at.
    """
    added: list[Counter] = []
    errors: list[LineError] = []
    reading = _Reading(sheet.battle, sheet.free_ids(), faction)
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or _is_heading(line):
            continue
        try:
            added += reading.counters(line)
            _check_count(added)
        except CompanionError as error:
            errors.append(LineError(number, error.reason))
            if len(errors) == MOST_ERRORS or len(added) > MOST_COUNTERS:
                break
    return ReadCounters(sheet.adding(added), tuple(added), tuple(errors))


def _check_count(added: Sequence[Counter]) -> None:
    if len(added) > MOST_COUNTERS:
        raise NotationError(Reason("scw-counters-too-many", args={"most": MOST_COUNTERS}))


def _is_heading(line: str) -> bool:
    return plain(line.split("\t", maxsplit=1)[0].strip()) == _COLUMNS[0]


@dataclass(frozen=True, slots=True)
class _Reading:
    """What the lines of one list have in common."""

    battle: Battle
    ids: FreeIds
    faction: Faction | None

    def counters(self, line: str) -> list[Counter]:
        """The counters of a line, numbered once all of it could be read."""
        name, items = _row(line) if "\t" in line else _list(line)
        formation = find_formation(name, self.battle, self.faction)
        told = [parse_counter(item) for item in items]
        return [counter for typed in told for counter in _numbered(formation, typed, self.ids)]


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


def _numbered(formation: Formation, typed: Typed, ids: FreeIds) -> Iterator[Counter]:
    for _ in range(typed.count):
        yield Counter(
            id=ids.take(formation.id, typed.arm),
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


def find_formation(name: str, battle: Battle, faction: Faction | None) -> Formation:
    """The formation that players mean by "48", "VAR" or "13th Int"; FormationError for none or several.

    One of the side named comes before those of the other.
    """
    own = _names(battle, faction)
    try:
        return order_of_battle(battle).formation((own if own.fitting(name) else _names(battle)).meant(name))
    except NameUnclearError as unclear:
        raise _refused(name, unclear) from unclear


def _refused(name: str, unclear: NameUnclearError) -> FormationError:
    """Several are told by their ids, which alone tell them apart."""
    ids = ", ".join(map(str, unclear.means))
    if unclear.is_several:
        return FormationError(Reason("scw-formation-several", args={"text": name, "ids": ids}))
    return FormationError(unclear.reason if ids else Reason("scw-formation-unknown", args={"text": name}))


@cache
def _names(battle: Battle, faction: Faction | None = None) -> Names[str]:
    """The formations of a battle, of one side or both, by id, short name and name in words."""
    formations = order_of_battle(battle).formations
    return Names(
        Name(one.id, (formation_in_words(one.id),), (one.id, one.id.split("-", 2)[2]))
        for one in formations
        if faction in (None, one.faction)
    )
