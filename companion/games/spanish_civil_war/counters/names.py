"""What formations and counters are called: as the rulebook prints it, as the program shows it, for short."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from companion.games.spanish_civil_war.counters.notation import ARM_WORDS, SIZE_WORDS, WHOSE, is_values
from companion.games.spanish_civil_war.counters.words import formation_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.scenario_data import Formation, order_of_battle
from companion.games.spanish_civil_war.terms import Battle
from companion.kit.names import Name, Names, NameUnclearError
from companion.kit.spelling import ORDINAL_END
from companion.reason import CompanionError, Reason
from companion.rulebook import plain

_ORDINAL = re.compile(rf"\d{{1,3}}{ORDINAL_END}|第\d{{1,3}}", re.IGNORECASE)
_NUMBER_ALONE = re.compile(rf"第?\d{{1,3}}{ORDINAL_END}?", re.IGNORECASE)
SEVERAL = ("scw-formation-several", "name-several")
_SIDES = {
    **dict.fromkeys(("republican", "共和国軍", "共和国", "政府軍"), Faction.REPUBLICAN),
    **dict.fromkeys(("nationalist", "国粋主義軍", "国粋軍", "国粋派"), Faction.NATIONALIST),
    **dict.fromkeys(("国民派", "反乱軍", "フランコ軍", "独軍", "ドイツ軍"), Faction.NATIONALIST),
}
_LEAST_LETTERS = 2  # of a size in words; the marks I and X are shorter
_SHORT = {
    "bde": "brigade",
    "bn": "battalion",
    "btn": "battalion",
    "div": "division",
    "reg": "regiment",
    "regt": "regiment",
    "rgt": "regiment",
    "arty": "artillery",
}


class FormationError(CompanionError):
    """A name that means no formation, or several."""


@dataclass(frozen=True, slots=True)
class Called:
    """A formation, or one counter of it by what is printed on that ("Quijorna", "2/1")."""

    formation: str
    name: str = ""


def find_called(name: str, battle: Battle, faction: Faction | None) -> Called:
    """What players mean by "48", "VAR" or "13th Int"; FormationError for none or several.

    Of the side that is not named, none is meant by a part of its name.
    """
    names, typed = _looked_for(name, battle, faction)
    try:
        return names.meant(typed)
    except NameUnclearError as unclear:
        raise _refused(name, unclear) from unclear


def _looked_for(name: str, battle: Battle, faction: Faction | None) -> tuple[Names[Called], str]:
    """Among which names one is looked for, and as what."""
    typed = _in_full(name)
    own = names_of(battle, faction)
    if (said := _whose(typed)) and not own.exact(typed):
        side, typed = said
        own = names_of(battle, side)
    every = names_of(battle)
    return (every if every.exact(typed) and not own.possible(typed) else own), typed


def _in_full(name: str) -> str:
    return " ".join(_SHORT.get(word.casefold().rstrip("."), word) for word in name.split())


def whole_name(words: list[str], battle: Battle, faction: Faction | None) -> int:
    """How many words at the beginning are a name, none of it completed; a number alone may be a unit's."""
    names, counts = names_of(battle, faction), range(len(words), 0, -1)
    heads = ((count, _in_full(" ".join(words[:count]))) for count in counts)
    return next((at for at, head in heads if names.exact(head) and not _NUMBER_ALONE.fullmatch(head)), 0)


def is_numbered(name: str, battle: Battle, faction: Faction | None) -> bool:
    """Whether a name is but a number, and a formation has it."""
    return bool(_NUMBER_ALONE.fullmatch(name)) and _may_mean(name, battle, faction)


def _whose(typed: str) -> tuple[Faction, str] | None:
    """The side that a name begins with, and the rest."""
    for word, side in _SIDES.items():
        if plain(typed).startswith(word):
            return side, typed[len(word) :].removeprefix("の").strip()
    return None


def said_of(side: Faction) -> tuple[str, ...]:
    """How players name a side before one of its units."""
    return tuple(word for word, whose in _SIDES.items() if whose is side)


def leading_name(words: list[str], battle: Battle, faction: Faction | None) -> tuple[Called, list[str]]:
    """What the first words of a line mean, as many of them as are a name, and the words behind it."""
    least = 1 if _is_apart(words) else 2
    named = next((at for at, word in enumerate(words) if at and is_values(word)), len(words))
    heads = {count: " ".join(words[:count]) for count in range(len(words), least - 1, -1)}
    means = (count for count, head in heads.items() if _may_mean(head, battle, faction))
    count = next(means, named if named in heads else 0)  # none is a name: it is told what is most like one
    return find_called(heads.get(count, ""), battle, faction), words[count:]


def _may_mean(name: str, battle: Battle, faction: Faction | None) -> bool:
    names, typed = _looked_for(name, battle, faction)
    return bool(names.candidates(typed))


def _is_apart(words: list[str]) -> bool:
    """Whether the first word may be a name alone: in 2nd Tank Battalion it numbers what follows."""
    if not words or not _ORDINAL.fullmatch(words[0]):
        return True
    behind = (word for one in words[1:] if (word := plain(one)) not in ARM_WORDS)
    following = next(behind, "")
    return not (following in WHOSE or (len(following) >= _LEAST_LETTERS and following in SIZE_WORDS))


def _refused(name: str, unclear: NameUnclearError) -> FormationError:
    """Several are told by their names, or by their ids where those alone tell them apart."""
    names = str(unclear.reason.args.get("names", "")).split("; ")
    if unclear.is_several and len(set(names)) < len(names):
        ids = ", ".join(dict.fromkeys(one.formation for one in unclear.means if isinstance(one, Called)))
        return FormationError(Reason("scw-formation-several", args={"text": name, "ids": ids}))
    return FormationError(
        unclear.reason if unclear.means else Reason("scw-formation-unknown", args={"text": name})
    )


@cache
def names_of(battle: Battle, faction: Faction | None = None) -> Names[Called]:
    """What may be named in a battle, of one side or both."""
    formations = order_of_battle(battle).formations
    chosen = (one for one in formations if faction in (None, one.faction))
    return Names(name for one in chosen for name in _names(one))


def _names(formation: Formation) -> Iterator[Name[Called]]:
    id_ = formation.id
    short = (id_, id_.split("-", 2)[2], *formation.names)
    yield Name(Called(id_), (formation_in_words(id_),), short=short)
    for under, names in formation.subordinates.items():
        words = formation_in_words(f"J-R-{under.replace('/', '-')}")
        yield Name(Called(id_, under), (words,), (under,), names)
    for placement in formation.setup:
        if placement.name:
            yield Name(Called(id_, placement.name), (), (placement.name, *placement.names))
