"""Every type of counter, read from scenarios/elst/{units,guns,vehicles}.json, and found by its name."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from companion.files import scenario_json
from companion.games.elst.factions import Faction
from companion.games.elst.rules.forces.spoken import halves, singular
from companion.games.elst.rules.forces.units import PieceKind, PieceType
from companion.games.elst.rules.forces.weapons import GunType, VehicleType
from companion.kit.counts import DIGITS
from companion.kit.names import Name, Names
from companion.kit.spelling import of_one_kind


@cache
def piece_types() -> Mapping[str, PieceType]:
    """All types by id, in the order of the files."""
    return MappingProxyType({type_.id: type_ for type_ in (*_units(), *_guns(), *_vehicles())})


def piece_type(id_: str) -> PieceType:
    """A type by id; KeyError when there is none."""
    return piece_types()[id_]


def _units() -> Iterator[PieceType]:
    return map(PieceType.model_validate, _pieces("units"))


def _guns() -> Iterator[PieceType]:
    return map(GunType.model_validate, _pieces("guns"))


def _vehicles() -> Iterator[PieceType]:
    return map(VehicleType.model_validate, _pieces("vehicles"))


def _pieces(name: str) -> list[dict[str, Any]]:
    pieces: list[dict[str, Any]] = scenario_json(f"elst/{name}.json")["pieces"]
    return pieces


def words_for(what: str) -> tuple[str, ...]:
    """What players say for something beside the names of counters."""
    return tuple(_said()[what])


@cache
def _said() -> dict[str, Any]:
    said: dict[str, Any] = scenario_json("elst/units.json")["said"]
    return said


def find_piece(text: str, faction: Faction) -> PieceType | None:
    """The type that a side's player names by its counter, "4-5-7", "SS 4-4-7", "9-1", "LMG"; or None.

    An SS type is named with SS where another type has the same values; what kind it is may be
    said too, before or behind, and so may the side. Values need no hyphens: "457", "91"; several may be
    named in the plural. A kind alone, "gun", will do where one counter of the side is of it, and two names of
    one counter: "Sherman VC (Firefly)".
    """
    named = _named(text, faction) or _only_one(text, faction)
    return named or _of_two_names(text, faction)


def _named(text: str, faction: Faction) -> PieceType | None:
    names = _names(faction)
    return names.get(plain(text)) or names.get(plain(singular(text)))


def _of_two_names(text: str, faction: Faction) -> PieceType | None:
    """The one type that both names mean, with brackets round the second or none."""
    for first, second in halves(text.replace("(", " ").replace(")", " ").strip()):
        type_ = _named(first, faction)
        if type_ and type_ is _named(second, faction) and plain(first) != plain(second):
            return type_
    return None


def _only_one(text: str, faction: Faction) -> PieceType | None:
    of_kind = _of_kind(text, faction)
    return _names(faction).get(plain(of_kind[0])) if len(of_kind) == 1 else None


def plain(text: str) -> str:
    """A name without regard to width, case, kind of kana and of digits, and spaces."""
    return "".join(of_one_kind(unicodedata.normalize("NFKC", text)).casefold().translate(DIGITS).split())


@cache
def _names(faction: Faction) -> Mapping[str, PieceType]:
    """Every name of every type that serves a side; among equal ones the first not of the SS."""
    serving = [type_ for type_ in piece_types().values() if type_.serves(faction)]
    names: dict[str, PieceType] = {}
    for type_ in sorted(serving, key=lambda type_: type_.is_ss):
        for name in _spellings(type_, faction):
            names.setdefault(plain(name), type_)
    short = {name.replace("-", ""): type_ for name, type_ in names.items() if _VALUES.search(name)}
    return short | names


def names_like(text: str, faction: Faction) -> str:
    """The names of a side's counters of the kind typed, or most like what was; empty for none."""
    if of_kind := _of_kind(text, faction):
        return "; ".join(of_kind)
    return "; ".join(one.text for one in printed_names(faction).nearest(text, _MOST_LIKE))


def _of_kind(text: str, faction: Faction) -> tuple[str, ...]:
    by_kind = _names_by_kind(faction)
    return by_kind.get(plain(text)) or by_kind.get(plain(singular(text))) or ()


@cache
def _names_by_kind(faction: Faction) -> Mapping[str, tuple[str, ...]]:
    """The counters meant by a kind or class alone: "SS squad", "1st line", "Volksgrenadier HS", "gun"."""
    found: dict[str, tuple[str, ...]] = {}
    for type_ in (one for one in piece_types().values() if one.serves(faction)):
        for kind in _kinds_said(type_):
            for origin in ("", *_origins(type_, faction)):
                words = plain(f"{origin}{kind}")
                found[words] = (*found.get(words, ()), printed_name(type_))
    return found


def _kinds_said(type_: PieceType) -> Iterator[str]:
    """What a counter is called with all of its kind, and with those of its class."""
    kinds = _said()["kinds"].get(type_.kind, ())
    yield from kinds
    for class_ in _said()["classes"].get(type_.unit_class, ()):
        yield class_
        yield from (f"{class_}{kind}" for kind in kinds)


@cache
def printed_names(faction: Faction) -> Names[str]:
    """The types that serve a side by what they are called."""
    serving = (type_ for type_ in piece_types().values() if type_.serves(faction))
    return Names(Name(type_.id, printed=(printed_name(type_), *type_.aliases)) for type_ in serving)


_MOST_LIKE = 4  # as many as the kinds of one tank
_IN_FIGURES = {"I": "1", "II": "2", "III": "3", "V": "5", "VI": "6"}
_ROMAN = re.compile(r"(?<![A-Za-z])(?:I{1,3}|VI?)(?=[A-Z]?(?![A-Za-z]))")
_VALUES = re.compile(r"\d-\d-\d|^\d{1,2}-\d$")


def _spellings(type_: PieceType, faction: Faction) -> Iterator[str]:
    kinds = tuple(_kinds_said(type_))
    origins = _origins(type_, faction)
    for name in _numbered_ways(type_.name, *type_.aliases):
        for called in (name, *(f"{one}{name}" for one in kinds), *(f"{name}{one}" for one in kinds)):
            yield called
            yield from (f"{origin}{called}" for origin in origins)
            if type_.is_ss:
                yield f"{called}SS"
        if type_.is_ss:
            yield from (f"{one}{origin}{name}" for one in kinds for origin in origins)


def _numbered_ways(*names: str) -> Iterator[str]:
    """The names, and with a Roman number in figures: Sherman 5C, Pz 6."""
    for name in names:
        yield name
        if _ROMAN.search(name):
            yield _ROMAN.sub(lambda number: _IN_FIGURES[number[0]], name)


def _origins(type_: PieceType, faction: Faction) -> tuple[str, ...]:
    """What may be said of whose a counter is, before or behind its name."""
    sides = tuple(f"{side}{link}" for side in sides_called()[faction] for link in ("", "の"))
    if type_.is_ss:
        ss = tuple(f"{one}{link}" for one in words_for("ss") for link in ("", "の"))
        return (*sides, *ss, *(f"{side}{one}" for side in sides for one in ss))
    return (*sides, "non-SS", f"{faction.value} non-SS", *_troops(type_))


@cache
def sides_called() -> Mapping[Faction, tuple[str, ...]]:
    """What players call each side, in small letters."""
    return {Faction(side): tuple(words) for side, words in _said()["sides"].items()}


def _troops(type_: PieceType) -> Iterator[str]:
    """Whose squads those of a side that has the SS besides are called (RG table)."""
    if type_.faction is Faction.GERMAN and type_.kind in (PieceKind.SQUAD, PieceKind.HALF_SQUAD):
        yield from (f"{one}{link}" for one in words_for("german") for link in ("", "の"))


def printed_name(type_: PieceType) -> str:
    """The name of a counter, as a roster may name it."""
    return f"SS {type_.name}" if type_.is_ss and is_told_apart(type_) else type_.name


def is_told_apart(type_: PieceType) -> bool:
    """Whether its side has another type of the same values, so that SS or not must be said."""
    return any(_values(other) == _values(type_) and other.id != type_.id for other in piece_types().values())


def _values(type_: PieceType) -> tuple[str, str, Faction | None]:
    return type_.kind, type_.name, type_.faction
