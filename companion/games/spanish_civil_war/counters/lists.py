"""Lists of counters typed by formation, or pasted from a spreadsheet; errors by line."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from companion.board.model import Board
from companion.games.spanish_civil_war.counters.counter import UNKNOWN, Counter, PrintedValues
from companion.games.spanish_civil_war.counters.english import with_sign
from companion.games.spanish_civil_war.counters.lines import LARGE, Group, Line, kind_of, read_lines
from companion.games.spanish_civil_war.counters.notation import NotationError, Typed
from companion.games.spanish_civil_war.counters.placed import bare_places
from companion.games.spanish_civil_war.counters.printed_setup import named_towns
from companion.games.spanish_civil_war.counters.sheet import CounterSheet, FreeIds
from companion.games.spanish_civil_war.counters.writing import written_counter
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.scenario_data import Formation, order_of_battle
from companion.games.spanish_civil_war.terms import Arm, Battle, Size
from companion.hexes.coordinates import HexCoord
from companion.kit.called import hex_called
from companion.kit.names import Name, Names, NameUnclearError
from companion.kit.typed import overlong
from companion.reason import CompanionError, Reason
from companion.rulebook import plain

MOST_COUNTERS = 2000  # named at once; the sheet has 280 in all
MOST_ERRORS = 100
_COLUMNS = ("formation", "count", "arm", "size", "front", "back", "name")  # of a pasted row
_MADRID = ("Madrid", "Madrid box", "マドリッドボックス", "マドリードボックス")
_BOX = Names([Name("box", (Reason("scw-spot-madrid"),), _MADRID)])

Alike = tuple[str, Arm]  # a formation and a branch
Spot = HexCoord | None
"""Where a counter is said to stand: a hex, or None for the box of the reserve."""


@dataclass(frozen=True, slots=True)
class LineError:
    """What is wrong with a line, counted from 1."""

    line: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class Known:
    """What was told before: the counters, which of them wait off the map, and where the others stand."""

    sheet: CounterSheet
    waiting: frozenset[str] = frozenset()
    hexes: Mapping[str, HexCoord] = field(default_factory=dict)
    board: Board | None = None


@dataclass(frozen=True, slots=True)
class ReadCounters:
    """The sheet with what could be read: counters new or told anew, where they stand, what is wrong."""

    sheet: CounterSheet
    added: tuple[Counter, ...] = ()
    errors: tuple[LineError, ...] = ()
    places: Mapping[str, Spot] = field(default_factory=dict)


def read_counters(text: str, known: CounterSheet | Known, faction: Faction | None = None) -> ReadCounters:
    """Read lines such as `48: 4x 3-4-6/2-2-6 II, HQ, art 4(8)6`, or rows with tabs between their columns.

    Rows have formation, count, branch, size, front, back, name. `faction` tells which brigade 1 is
    meant. A counter that waits without values takes those typed for one like it, or the place typed;
    what a line with a plus before it tells is one more.
    Lines that cannot be read change nothing; after many of them the rest is not looked at.
    """
    told = Known(known) if isinstance(known, CounterSheet) else known
    reading = _Reading(told, told.sheet.free_ids(), faction, _alike(told.sheet))
    errors: list[LineError] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or _is_heading(line):
            continue
        try:
            reading.read(line)
            _check_count(reading.added)
        except CompanionError as error:
            errors.append(LineError(number, error.reason))
            if len(errors) == MOST_ERRORS or len(reading.added) > MOST_COUNTERS:
                break
    added = tuple(reading.added.values())
    return ReadCounters(told.sheet.adding(added), added, tuple(errors), reading.places)


def _check_count(added: Mapping[str, Counter]) -> None:
    if len(added) > MOST_COUNTERS:
        raise NotationError(Reason("scw-counters-too-many", args={"most": MOST_COUNTERS}))


def _is_heading(line: str) -> bool:
    return plain(line.split("\t", maxsplit=1)[0].strip()) == _COLUMNS[0]


@dataclass(frozen=True, slots=True)
class _Reading:
    """What the lines of one list have in common, and what they have brought so far."""

    known: Known
    ids: FreeIds
    faction: Faction | None
    alike: Mapping[Alike, Sequence[Counter]]
    added: dict[str, Counter] = field(default_factory=dict)
    places: dict[str, Spot] = field(default_factory=dict)

    @property
    def _battle(self) -> Battle:
        return self.known.sheet.battle

    def read(self, line: str) -> None:
        """Take in a line once all of it could be read."""
        if refusal := overlong(line):
            raise NotationError(refusal)
        plus, rest = _plus(line)
        found: dict[str, Counter] = {}
        places: dict[str, Spot] = {}
        for read in self._lines(_row(rest) if "\t" in rest else rest):
            self._read_one(read, plus, found, places)
        self.added.update(found)
        self.places.update(places)

    def _lines(self, text: str) -> tuple[Line, ...]:
        """A line as one for each formation; a place with no @ nor "in" before it is told, not the values."""
        try:
            return read_lines(text, self._battle, self.faction)
        except NotationError as refusal:
            place = next(filter(self._is_place, bare_places(text)), None)
            if place is None:
                raise
            if (signed := with_sign(text, place)) != text:
                return self._lines(signed)
            raise NotationError(Reason("scw-counter-place-bare", args={"text": place})) from refusal

    def _is_place(self, name: str) -> bool:
        try:
            return self.known.board is not None and self._spot(name) is not None
        except NameUnclearError as unclear:
            return unclear.is_several
        except CompanionError:
            return False

    def _read_one(self, read: Line, plus: bool, found: dict[str, Counter], places: dict[str, Spot]) -> None:
        told = order_of_battle(self._battle).formation(read.called.formation)
        under = _under(told, read.called.name)  # of all in the line: those of a battalion HQ
        for group in read.groups:
            for typed, spots in _each(group, [self._spot(place) for place in group.places]):
                formation, named = self._whose(told, typed), replace(typed, name=typed.name or under)
                before = None if plus else self._meant(formation, named, spots, {*found, *self.places})
                counter = _told_anew(before, named) if before else _new(formation, named, self.ids)
                found[counter.id] = counter
                places.update((counter.id, spot) for spot in spots)

    def _whose(self, told: Formation, typed: Typed) -> Formation:
        """The formation of what is told behind another: trucks are nobody's but their side's (B.3a)."""
        if typed.arm is not Arm.TRUCK:
            return told
        own = (one for one in order_of_battle(self._battle).formations if one.faction is told.faction)
        return next((one for one in own if one.level == "truck"), told)

    def _spot(self, place: str) -> Spot:
        """The hex of a number or name, or the reserve's box."""
        if self._battle is Battle.JARAMA and _BOX.fitting(place):
            return None
        if self.known.board is None:
            raise NotationError(Reason("scw-counter-not-read", args={"text": place}))
        return hex_called(self.known.board, place, named_towns(self._battle, self.known.board))

    def _meant(
        self, formation: Formation, typed: Typed, spots: tuple[Spot, ...], taken: set[str]
    ) -> Counter | None:
        """One that was told before and is meant, as it was told last; any of like ones without a name.

        NotationError names them where they bear different names and none is typed.
        """
        alike = self.alike.get((formation.id, typed.arm), ())
        told = (self.added.get(one.id, one) for one in alike if one.id not in taken)
        meant = [one for one in told if self._is_meant(one, typed, spots)]
        meant = [one for one in meant if one.name == typed.name] or meant
        if len(names := dict.fromkeys(one.name for one in meant)) > 1:
            like = {"front": typed.front, "back": UNKNOWN, "size": typed.size, "name": ""}
            text = written_counter(meant[0].model_copy(update=like))
            raise NotationError(
                Reason("name-several", args={"text": text, "names": "; ".join(names), "more": 0})
            )
        return next(iter(meant), None)

    def _is_meant(self, counter: Counter, typed: Typed, spots: tuple[Spot, ...]) -> bool:
        """Whether a counter of before lacks just what is typed now: its values, or its place."""
        if typed.name and counter.name not in ("", typed.name):
            return False
        is_valued = _is_blank(counter) and typed.front != UNKNOWN
        if spots and counter.id in self.known.waiting:
            return is_valued or typed.front in (UNKNOWN, counter.front)
        stands = self.known.hexes.get(counter.id)
        return is_valued and (not spots or (stands is not None and stands in spots))


def _alike(sheet: CounterSheet) -> Mapping[Alike, Sequence[Counter]]:
    """The counters of each formation and branch, in order."""
    found: dict[Alike, list[Counter]] = {}
    for counter in sheet.counters:
        found.setdefault((counter.formation, counter.arm), []).append(counter)
    return found


def _plus(line: str) -> tuple[bool, str]:
    rest = line.lstrip()
    return rest[0] in "+＋", rest.lstrip("+＋")


def _row(line: str) -> str:
    """A pasted row as the line that would be typed for it."""
    cells = [field.strip() for field in line.split("\t")]
    if beyond := " ".join(filter(None, cells[len(_COLUMNS) :])):
        raise NotationError(Reason("scw-counter-not-read", args={"text": beyond}))
    fields = dict(zip(_COLUMNS, cells, strict=False))
    count = f"{fields['count']}x" if fields.get("count") else ""
    values = "/".join(face for face in (fields.get("front"), fields.get("back")) if face)
    name = f'"{fields["name"]}"' if fields.get("name") else ""
    words = (count, fields.get("arm", ""), fields.get("size", ""), values, name)
    return f"{fields['formation']}: {' '.join(word for word in words if word)}"


def _each(group: Group, spots: list[Spot]) -> Iterator[tuple[Typed, tuple[Spot, ...]]]:
    """Every counter of a group by itself, with its place: one for all, or as many as there are counters."""
    items = group.items
    if len(items) == 1 and items[0].count == 1 and spots:
        items = (replace(items[0], count=len(spots)),)
    each = [replace(typed, count=1) for typed in items for _ in range(typed.count)]
    if len(spots) <= 1:
        yield from ((typed, tuple(spots)) for typed in each)
    elif len(each) != len(spots):
        args = {"count": len(each), "places": len(spots)}
        raise NotationError(Reason("scw-counter-places", args=args))
    else:
        yield from ((typed, (spot,)) for typed, spot in zip(each, spots, strict=True))


def _is_blank(counter: Counter) -> bool:
    return counter.front == UNKNOWN


def _told_anew(counter: Counter, typed: Typed) -> Counter:
    """With what is typed now; what is not typed stays."""
    changes = {
        "front": counter.front if typed.front == UNKNOWN else typed.front,
        "back": counter.back if typed.back == UNKNOWN else typed.back,
        "size": typed.size or counter.size,
        "name": typed.name or counter.name,
    }
    return counter.model_copy(update=changes)


def _new(formation: Formation, typed: Typed, ids: FreeIds) -> Counter:
    """A new one; what the rulebook prints of its formation's values need not be typed."""
    return Counter(
        id=ids.take(formation.id, typed.arm),
        faction=formation.faction,
        formation=formation.id,
        arm=typed.arm,
        size=_size(formation, typed),
        name=typed.name,
        front=_printed(formation, typed) if typed.front == UNKNOWN else typed.front,
        back=typed.back,
        under=_under(formation, typed.name),
    )


def _size(formation: Formation, typed: Typed) -> Size | None:
    """As typed, else as the set-up calls units of its branch, or as one that has no other units is called.

    Of an anti-tank company the set-up is right and its counter, marked battalion, is not (J set-up, errata).
    """
    sizes = {one.size for place in formation.setup if (one := kind_of(formation, place)).arm is typed.arm}
    called = sizes.pop() if len(sizes) == 1 else None
    is_misprinted = called is not None and typed.arm is Arm.ANTI_TANK
    level = LARGE.get(formation.level) if typed.arm is formation.usual_arm else None
    return called if is_misprinted else typed.size or called or level


def _printed(formation: Formation, typed: Typed) -> PrintedValues:
    values = formation.values if typed.arm is formation.usual_arm else None
    if values is None:
        return UNKNOWN
    return PrintedValues(attack=values.attack, defence=values.defence, movement=values.movement)


def _under(formation: Formation, name: str) -> str:
    """A name such as "2/1" that is one of an HQ within the formation."""
    return name if name in formation.subordinates else ""
