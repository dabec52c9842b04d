"""Units and formations in words."""

from collections.abc import Iterable, Mapping, Sequence

from companion.games.spanish_civil_war.counters.counter import Counter, PrintedValues
from companion.games.spanish_civil_war.terms import Arm, Size
from companion.kit.printed import figure
from companion.reason import Reason

MOST_NAMED = 3
_SIZES = {
    Size.COMPANY: "I",
    Size.BATTALION: "II",
    Size.REGIMENT: "III",
    Size.BRIGADE: "X",
    Size.DIVISION: "XX",
    Size.CORPS: "XXX",
}


def formation_in_words(formation: str) -> Reason:
    """A formation's name."""
    return Reason(f"scw-formation-{formation.lower()}")


def unit_in_words(counter: Counter) -> Reason:
    """A unit: its formation, what it is, its number or name."""
    number = counter.id.rsplit("-", 1)[1]
    args: dict[str, str | int | float] = {
        "arm": counter.arm.value,
        "number": number,
        "name": counter.name,
        "named": "shared" if counter.shares_name else "yes" if counter.name else "no",
    }
    return Reason("scw-unit", args=args, about=formation_in_words(counter.formation))


def unit_for_short(counter: Counter) -> Reason:
    """A unit by what is printed on it alone, where that tells it apart."""
    name = counter.own_name
    return Reason("scw-named", args={"name": name}) if name else unit_in_words(counter)


def id_in_words(id_: str, name: str = "") -> Reason:
    """A unit by its id, as events know it, and by the name of its counter where the event keeps that."""
    rest, number = id_.rsplit("-", 1)
    arm = max((arm.value for arm in Arm if rest.endswith(f"-{arm.value}")), key=len)
    args: dict[str, str | int | float] = {"arm": arm, "number": number, "name": name}
    args["named"] = "yes" if name else "no"
    return Reason("scw-unit", args=args, about=formation_in_words(rest.removesuffix(f"-{arm}")))


def ids_in_words(ids: Sequence[str], names: Mapping[str, str] | None = None) -> tuple[Reason, ...]:
    """A few units by their ids, each by name; more of them only as the number that they are."""
    if len(ids) > MOST_NAMED:
        return ()
    return tuple(id_in_words(id_, (names or {}).get(id_, "")) for id_ in ids)


def own_names(counters: Iterable[Counter]) -> dict[str, str]:
    """The names of those units that have one of their own, by their ids: for events to keep."""
    return {counter.id: counter.own_name for counter in counters if counter.own_name}


def units_in_words(counters: Iterable[Counter]) -> tuple[Reason, ...]:
    """Units one after the other."""
    return tuple(unit_in_words(counter) for counter in counters)


def size_mark(counter: Counter) -> str:
    """The mark above a counter's symbol."""
    return _SIZES[counter.size] if counter.size else ""


def values_text(face: PrintedValues, arm: Arm) -> str:
    """One face as printed; a question mark for what is not known."""
    if arm is Arm.AIR:
        return figure(face.attack)
    if arm is Arm.ARTILLERY:
        return f"{figure(face.attack)}({figure(face.range)}){figure(face.movement)}"
    return f"{figure(face.attack)}-{figure(face.defence)}-{figure(face.movement)}"
