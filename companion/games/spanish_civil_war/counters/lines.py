"""A line of counters as it is typed: `48th Brigade: 3x 3-4-6 II @ 3533 3333 3132, HQ, art 3(6)5 @ 3137`."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise

from companion.games.spanish_civil_war.counters.english import in_signs
from companion.games.spanish_civil_war.counters.japanese import at_one_width, words_apart
from companion.games.spanish_civil_war.counters.names import (
    SEVERAL,
    Called,
    FormationError,
    find_called,
    is_numbered,
    leading_name,
    whole_name,
)
from companion.games.spanish_civil_war.counters.notation import (
    OF_SEVERAL,
    NotationError,
    Typed,
    is_values,
    parse_counter,
    parted,
)
from companion.games.spanish_civil_war.counters.placed import with_place
from companion.games.spanish_civil_war.counters.several import apart, formations, spread, spread_among_others
from companion.games.spanish_civil_war.counters.words import formation_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.scenario_data import (
    Formation,
    OrderOfBattle,
    Placement,
    order_of_battle,
)
from companion.games.spanish_civil_war.terms import Arm, Battle, Size
from companion.reason import CompanionError, Reason
from companion.rulebook import plain

_WIDE = str.maketrans("：，、；;＠", ":,,,,@")
_NUMBER, _NUMBERS = re.compile(r"\d"), re.compile(r"\s*\d{4}(\s+\d{4})*\s*")
# 3 Misc battalions, 2x Misc, 4 trucks: several of what is named behind the number
_COUNTED = re.compile(
    rf"\s*(\d{{1,2}})(?:[x×]\s+|\s+(?=(?:\S+\s+)*?(?:{OF_SEVERAL})\b))(?=\D)", re.IGNORECASE
)
_COUNT = re.compile(r"^\s*\d{1,2}[x×]\s*", re.IGNORECASE)
_BEHIND = re.compile(
    r"(?P<unit>[^/:@,\"]+)/\s*(?P<whole>\S+(?:\s+(?:Division|Div|Brigade|Bde)\b)?)(?P<rest>.*)", re.IGNORECASE
)
_WHOLE_OF_IT = re.compile(
    r"\s*(?:all\s+(?:its\s+)?units?|全(?:ユニット|部隊))(?!\s*\d+[x×])(?P<values>.*)", re.IGNORECASE
)
_GUNS = "artillery"
_OF_MANY_SORTS = ("division", "brigade")
LARGE = {"battalion": Size.BATTALION, "company": Size.COMPANY, "regiment": Size.REGIMENT}
_KINDS = {
    "hq": Typed(arm=Arm.HEADQUARTERS),
    "artillery": Typed(arm=Arm.ARTILLERY),
    "artillery-battalion": Typed(arm=Arm.ARTILLERY, size=Size.BATTALION),
    "anti-tank": Typed(arm=Arm.ANTI_TANK, size=Size.COMPANY),
    "engineer": Typed(arm=Arm.ENGINEER, size=Size.BATTALION),
    "cavalry": Typed(arm=Arm.CAVALRY),
    "truck": Typed(arm=Arm.TRUCK),
    "tank-battalion": Typed(arm=Arm.ARMOUR, size=Size.BATTALION),
    "armoured-car-battalion": Typed(arm=Arm.LIGHT_ARMOUR, size=Size.BATTALION),
    "air": Typed(arm=Arm.AIR),
}


@dataclass(frozen=True, slots=True)
class Group:
    """Counters one after the other, and the places behind the @ that follows them; none: not said."""

    items: tuple[Typed, ...]
    places: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """A formation, or a counter of it by name, and what of it is told."""

    called: Called
    groups: tuple[Group, ...]


def kind_of(formation: Formation, placement: Placement) -> Typed:
    """What the set-up calls a unit, as if it were typed."""
    known = _KINDS.get(placement.what)
    return known or Typed(arm=formation.usual_arm, size=LARGE.get(placement.what))


def read_lines(text: str, battle: Battle, faction: Faction | None) -> tuple[Line, ...]:
    """Read a line that may name several formations, as many lines; each takes its own place of as many."""
    lines = _formations_apart(in_signs(at_one_width(text)), battle, faction)
    return tuple(one for line in lines for one in _guns_apart(line, battle))


def _formations_apart(text: str, battle: Battle, faction: Faction | None) -> tuple[Line, ...]:
    try:
        lines = [read_line(one, battle, faction) for one in apart(text)]
    except (FormationError, NotationError):
        typed = text.translate(_WIDE)
        lines = (
            _each_with_its_own(typed, battle, faction)
            or _one_by_one(typed, battle, faction)
            or _behind_its_unit(typed, battle, faction)
        )
        if not lines:
            raise
        return tuple(lines)
    return tuple(
        replace(line, groups=tuple(_own_place(group, at, len(lines)) for group in line.groups))
        for at, line in enumerate(lines)
    )


def _guns_apart(line: Line, battle: Battle) -> Iterator[Line]:
    """A line without guns that are a formation of their own, and those by themselves.

    No brigade has an F/88 (J.5), and of a corps the HQ alone is told apart: `V Corps: HQ @ 1907, art @ 1909`.
    """
    owners = _owners_of_guns(line.called.formation, battle)
    for formation in dict.fromkeys((line.called.formation, *owners.values())):
        called = line.called if formation == line.called.formation else Called(formation)
        groups = (
            replace(
                group, items=tuple(item for item in group.items if _owner(item, owners, line) == formation)
            )
            for group in line.groups
        )
        if told := tuple(group for group in groups if group.items):
            yield Line(called, told)


def _owners_of_guns(formation: str, battle: Battle) -> Mapping[Arm, str]:
    """The formations that have the anti-aircraft guns, and the guns of a corps."""
    formations = order_of_battle(battle).formations
    flak = {one.usual_arm: one.id for one in formations if one.usual_arm is Arm.ANTI_AIRCRAFT}
    guns = {one.usual_arm: one.id for one in formations if one.parent == formation and one.level == _GUNS}
    return flak | guns


def _owner(item: Typed, owners: Mapping[Arm, str], line: Line) -> str:
    return owners.get(item.arm, line.called.formation) if item.arm else line.called.formation


def _each_with_its_own(text: str, battle: Battle, faction: Faction | None) -> list[Line]:
    """A line for each formation where all that are listed name one, in one place; else none."""
    listed, at, places = text.partition("@")
    if ":" in listed:  # which names the formation of all
        return []
    told = formations(listed)
    if any(_is_branch_of(before, one, battle, faction) for before, one in pairwise(told)):
        return []
    return _read_all((one + at + places for one in told), battle, faction)


def _one_by_one(text: str, battle: Battle, faction: Faction | None) -> list[Line]:
    """Formations one behind the other, each with its own places: `V HQ @ 1502, 46th Division: HQ @ 1402`."""
    told: list[str] = []
    for part in text.split(","):
        if told and not _begins_another(part, battle, faction, within=told[-1]):
            told[-1] += f",{part}"
        else:
            told.append(part)
    return _read_all(told, battle, faction) if len(told) > 1 else []


def _behind_its_unit(text: str, battle: Battle, faction: Faction | None) -> list[Line]:
    """A formation behind its unit, as counters print it: `1/13`, `1st Battalion/13th Division`."""
    if (found := _BEHIND.fullmatch(text)) is None:
        return []
    return _read_all([f"{found['whole']}: {_before_the_stroke(found)}"], battle, faction)


def _before_the_stroke(found: re.Match[str]) -> str:
    """The unit and its values without the formation behind it; the number alone is a battalion's."""
    unit = found["unit"].strip()
    return f"第{unit}大隊{found['rest']}" if unit.isdecimal() else f"{unit}{found['rest']}"


def _begins_another(part: str, battle: Battle, faction: Faction | None, within: str) -> bool:
    """Whether a whole name stands first; a number alone may be that of a unit, but before a colon."""
    head, colon, _ = part.partition(":")
    if colon and is_numbered(head.strip(), battle, faction):
        return True
    if not whole_name(_words_named(head), battle, faction):
        return False
    return bool(colon) or not _is_branch_of(within, part, battle, faction)


def _is_branch_of(before: str, part: str, battle: Battle, faction: Faction | None) -> bool:
    """Whether a branch is one of the formation before it, which is no battalion by itself.

    It is in `1st Brigade: HQ @ 3249, art @ 3349`, not in `Canaris Battalion 3-4-6, 2x art 4(8)5`.
    """
    words = _words_named(part)
    named = words[: whole_name(words, battle, faction)]
    return bool(named) and _is_branch(" ".join(named)) and not _is_alone(before, battle, faction)


def _words_named(part: str) -> list[str]:
    """The words of a part before its places, without how many it tells of."""
    return parted(_COUNT.sub("", words_apart(part.partition("@")[0])))


def _is_alone(line: str, battle: Battle, faction: Faction | None) -> bool:
    """Whether a line tells of a battalion by itself, so that guns behind it are not its own."""
    told = (one.called.formation for one in _read_all([line], battle, faction))
    return any(order_of_battle(battle).formation(id_).level == "battalion" for id_ in told)


def _is_branch(text: str) -> bool:
    """Whether words alone say what a unit is; a number says which, as in `2/1 Tank`."""
    try:
        return not _NUMBER.search(text) and parse_counter(text, Typed()).arm is not None
    except NotationError:
        return False


def _read_all(lines: Iterable[str], battle: Battle, faction: Faction | None) -> list[Line]:
    """Lines that can all be read; else none."""
    try:
        return [read_line(one, battle, faction) for one in lines]
    except (FormationError, NotationError):
        return []


def _own_place(group: Group, at: int, of: int) -> Group:
    """A single unit's group, with one of the places that all formations of a line have between them."""
    is_single = len(group.items) == 1 and group.items[0].count == 1
    return replace(group, places=(group.places[at],)) if is_single and len(group.places) == of else group


def read_line(text: str, battle: Battle, faction: Faction | None) -> Line:
    """Read a line; FormationError or NotationError for what is not understood."""
    head, colon, rest = spread(with_place(words_apart(text.translate(_WIDE)))).partition(":")
    if colon:
        rest = spread_among_others(rest)
        called, more = _headed(head.strip(), battle, faction)
        places = "@" if _are_places(rest, battle, called) else ""
        return _line(called, _groups(places + rest, partial(_item, battle, called, more)))
    named, comma, others = head.partition(",")
    listed, at, places = f"{named}{comma}{spread_among_others(others)}".partition("@")
    first, comma, others = listed.partition(",")
    count, one = _counted(first, battle, faction)
    called, words = _named(one.split(), battle, faction)
    told = f"{count}{' '.join(words)}"
    rest = f"{told}{comma if told else ''}{others}{at}{places}"  # `45th Division, all units`
    return _line(called, _groups(rest, partial(_own_item, battle, called)))


def _line(called: Called, groups: Iterable[Group]) -> Line:
    """A line whose first units bear the name that it begins with, where they have none of their own."""
    first, *others = groups
    item, *items = first.items
    named = replace(item, name=item.name or called.name)
    return Line(called, (replace(first, items=(named, *items)), *others))


def _counted(text: str, battle: Battle, faction: Faction | None) -> tuple[str, str]:
    """How many, where that stands before a whole name, and the name with what follows it."""
    found = _COUNTED.match(text)
    rest = text[found.end() :] if found else ""
    return (f"{found[1]}x ", rest) if found and whole_name(rest.split(), battle, faction) else ("", text)


def _are_places(text: str, battle: Battle, called: Called) -> bool:
    """Whether there are but hexes behind the colon, as the set-up prints them for the formation."""
    setup = order_of_battle(battle).formation(called.formation).setup
    printed = {number for placement in setup for number in placement.hexes}
    return all(plain(part).strip()[:4] in printed for part in text.split(","))


def _headed(head: str, battle: Battle, faction: Faction | None) -> tuple[Called, str]:
    """The name before a colon, and words behind it that say what its units are: `48th Brigade artillery`."""
    try:
        return find_called(head, battle, faction), ""
    except FormationError as refusal:
        try:
            called, words = leading_name(parted(head), battle, faction)
            parse_counter(" ".join(words), Typed())
        except (FormationError, NotationError):
            raise refusal from None
        return called, " ".join(words)


def _named(words: list[str], battle: Battle, faction: Faction | None) -> tuple[Called, list[str]]:
    """The formation that a line without a colon begins with, and the words behind it."""
    try:
        return leading_name(words, battle, faction)
    except FormationError as refusal:
        if (apart := parted(" ".join(words))) != words:
            return _named_apart(apart, battle, faction, refusal)
        raise _unnamed(words, refusal) from None


def _named_apart(
    words: list[str], battle: Battle, faction: Faction | None, refusal: FormationError
) -> tuple[Called, list[str]]:
    """As Japanese words that are set one behind the other; else it is told as it was typed."""
    try:
        return leading_name(words, battle, faction)
    except FormationError as error:
        is_several = error.reason.key in SEVERAL
        raise (error if is_several else _unnamed(words, refusal)) from None


def _unnamed(words: list[str], refusal: FormationError) -> CompanionError:
    """Where no formation is so much as tried to be named, how that is done."""
    is_tried = refusal.reason.key != "scw-formation-unknown" or any(map(is_values, words[1:]))
    args = {"text": " ".join(words)}
    return refusal if is_tried else NotationError(Reason("scw-counter-no-formation", args=args))


def _usual(battle: Battle, called: Called, words: str) -> Typed:
    """What an item of a line is that does not say so itself."""
    formation = order_of_battle(battle).formation(called.formation)
    placement = next((one for one in formation.setup if called.name and one.name == called.name), None)
    usual = kind_of(formation, placement) if placement else Typed(arm=formation.usual_arm)
    return parse_counter(words, usual) if words else usual


def _groups(text: str, read: Callable[[str], Typed]) -> Iterator[Group]:
    """Items with the places behind them; after places a comma begins the next items."""
    first, *behind = text.split("@")
    items = first
    for tail in behind:
        if first.strip() and not items.strip():  # what stands at another place is not said
            raise NotationError(Reason("scw-counter-not-read", args={"text": f"@{tail.rstrip()}"}))
        places, following = _places(tail.split(","))
        yield Group(tuple(_items(items, read)), places)
        items = following
    if items.strip() or not behind:
        yield Group(tuple(_items(items, read)))


def _items(text: str, read: Callable[[str], Typed]) -> Iterator[Typed]:
    items = text.split(",")
    for item in items:
        if len(items) > 1 and not item.strip():
            raise NotationError(Reason("scw-counter-empty"))
        yield read(item)


def _item(battle: Battle, called: Called, words: str, text: str) -> Typed:
    """One item; a unit that attacks or has a size is no HQ where nobody says so.

    Of a counter with a name that the set-up prints, it says what that is: `4th Tank Battalion`.
    """
    usual = _usual(battle, called, words)
    if whole := _WHOLE_OF_IT.fullmatch(text):
        count = _count_of(order_of_battle(battle).formation(called.formation))
        return replace(parse_counter(whole["values"], usual), count=count)
    if own := _by_own_name(battle, called, text, is_whole=True):
        return own
    text = _without_own_formation(battle, called, text)
    try:
        typed = parse_counter(text, usual)
    except NotationError:
        if own := _by_own_name(battle, called, text):
            return own
        raise
    is_doubtful = usual.arm is Arm.HEADQUARTERS and (typed.size or typed.front.attack)
    return parse_counter(text) if is_doubtful else typed


def _own_item(battle: Battle, called: Called, text: str) -> Typed:
    """One item of a line without a colon; NotationError where it begins another formation's."""
    typed = _item(battle, called, "", text)
    if _is_anothers(typed, order_of_battle(battle), called.formation):
        raise NotationError(Reason("scw-counter-not-read", args={"text": text.strip()}))
    return typed


def _is_anothers(typed: Typed, order: OrderOfBattle, id_: str) -> bool:
    """Whether a battalion by itself has no such unit, but another formation is of that sort."""
    own = order.formation(id_)
    if own.level != "battalion" or typed.arm in {None, own.usual_arm}:
        return False
    others = (one for one in order.formations if one.faction is own.faction)
    return any(one.usual_arm is typed.arm and one.level not in _OF_MANY_SORTS for one in others)


def _count_of(formation: Formation) -> int:
    """How many a formation has; NotationError where only its counters show that."""
    count = formation.count
    if count is None or (count > 1 and formation.level in _OF_MANY_SORTS):
        raise NotationError(Reason("scw-counter-all", about=formation_in_words(formation.id)))
    return count


def _without_own_formation(battle: Battle, called: Called, text: str) -> str:
    """A unit as its counter prints it, behind the name of its formation: `13: 1st Battalion/13th`."""
    found = _BEHIND.fullmatch(text)
    try:
        faction = order_of_battle(battle).formation(called.formation).faction
        is_own = found and find_called(found["whole"], battle, faction) == Called(called.formation)
    except FormationError:
        return text
    return _before_the_stroke(found) if found and is_own else text


def _by_own_name(battle: Battle, called: Called, text: str, *, is_whole: bool = False) -> Typed | None:
    """A unit that has a name, among those of its formation: `71: HQ, Quijorna 2-3-6`.

    With `is_whole` no name is completed, and the formation may be named once more: `11: HQ, 11 Div art`.
    """
    faction, words = order_of_battle(battle).formation(called.formation).faction, parted(text)
    count = whole_name(words, battle, faction) if is_whole else 0
    if is_whole and not count:
        return None
    try:
        if count:
            unit, words = find_called(" ".join(words[:count]), battle, faction), words[count:]
        else:
            unit, words = leading_name(words, battle, faction)
    except FormationError:
        return None
    is_own = (count or unit.name) and unit.formation == called.formation
    typed = parse_counter(" ".join(words), _usual(battle, unit, "")) if is_own else None
    return replace(typed, name=unit.name) if typed else None


def _places(parts: Sequence[str]) -> tuple[tuple[str, ...], str]:
    """The places at the beginning of some parts, and the items behind them."""
    first, *others = parts
    count = next((at for at, part in enumerate(others) if not _NUMBERS.fullmatch(part)), len(others))
    named = [first, *others[:count]]
    found = (one for part in named for one in (part.split() if _NUMBERS.fullmatch(part) else [part.strip()]))
    return tuple(found), ",".join(others[count:])
