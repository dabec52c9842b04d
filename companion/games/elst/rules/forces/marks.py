"""What ails a counter, or what lies on it: broken, stunned, captured, and how players say it."""

import re
from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import cache

from companion.games.elst.rules.forces.units import PieceKind, PieceType
from companion.kit.names import every_word
from companion.kit.spelling import in_any_kana
from companion.reason import Reason


class Mark(StrEnum):
    """What ails a counter, or what it is besides."""

    BROKEN = "broken"
    DM = "dm"
    PINNED = "pinned"
    CX = "cx"
    WOUNDED = "wounded"
    HIDDEN = "hidden"
    PREP_FIRE = "prep-fire"
    FIRST_FIRE = "first-fire"
    FINAL_FIRE = "final-fire"
    STUNNED = "stunned"
    SHOCKED = "shocked"
    BOGGED = "bogged"
    MIRED = "mired"
    IMMOBILE = "immobile"
    MOTION = "motion"
    CREW_EXPOSED = "crew-exposed"
    CREW_GONE = "crew-gone"
    MALFUNCTIONED = "malfunctioned"
    MG_MALFUNCTIONED = "mg-malfunctioned"
    MA_DISABLED = "ma-disabled"
    DISABLED = "disabled"  # an MG; of sessions before MA_DISABLED also an MA
    SPENT = "spent"  # its special ammunition
    LOW_AMMO = "low-ammo"
    CAPTURED = "captured"
    RECALLED = "recalled"


Marks = tuple[Mark, ...]

_FIRED = (Mark.PREP_FIRE, Mark.FIRST_FIRE, Mark.FINAL_FIRE)
_OF_WEAPONS = (Mark.MALFUNCTIONED, Mark.SPENT, Mark.LOW_AMMO, Mark.CAPTURED)
_OF_MEN = (Mark.BROKEN, Mark.DM, Mark.PINNED, Mark.CX, Mark.HIDDEN, *_FIRED)
_OF_GUNS = (Mark.HIDDEN, *_FIRED, Mark.CREW_GONE, *_OF_WEAPONS)
_OF_VEHICLES = (
    *_FIRED,
    Mark.STUNNED,
    Mark.SHOCKED,
    Mark.BOGGED,
    Mark.MIRED,
    Mark.IMMOBILE,
    Mark.MOTION,
    Mark.CREW_EXPOSED,
    Mark.CREW_GONE,
    *_OF_WEAPONS,  # of these the MA malfunctions
    Mark.MG_MALFUNCTIONED,
    Mark.MA_DISABLED,
    Mark.DISABLED,
    Mark.RECALLED,
)
_OF_KINDS = {
    PieceKind.LEADER: (*_OF_MEN, Mark.WOUNDED),
    PieceKind.WEAPON: _OF_WEAPONS,
    PieceKind.RADIO: (Mark.MALFUNCTIONED, Mark.CAPTURED),
    PieceKind.GUN: _OF_GUNS,
    PieceKind.VEHICLE: _OF_VEHICLES,
}
OF_THE_BROKEN = (Mark.BROKEN, Mark.DM)
"""What a unit that rallies is rid of."""

LASTING = (
    Mark.WOUNDED,
    Mark.STUNNED,
    Mark.IMMOBILE,
    Mark.MALFUNCTIONED,
    Mark.MG_MALFUNCTIONED,
    Mark.MA_DISABLED,
    Mark.DISABLED,
    Mark.SPENT,
    Mark.LOW_AMMO,
    Mark.CAPTURED,
    Mark.RECALLED,
)
"""What a counter keeps through a Refit Phase until something is done about it."""


def lasting(marks: Iterable[Mark]) -> Marks:
    """Those of some marks that outlast a scenario."""
    return tuple(mark for mark in marks if mark in LASTING)


def marks_of(type_: PieceType) -> Marks:
    """What may ail a counter of a type."""
    return _OF_KINDS.get(type_.kind, _OF_MEN)


def in_order(marks: Iterable[Mark]) -> Marks:
    """Marks in one order, each once."""
    chosen = frozenset(marks)
    return tuple(mark for mark in Mark if mark in chosen)


def mark_in_words(mark: Mark) -> Reason:
    """A mark as it is shown."""
    return Reason(f"option-{mark.value}")


# ---- what players say ----


def parted(text: str) -> tuple[str, Marks]:
    """A name as typed without what is said to ail it, and that: "Sherman V (bogged)", "captured LMG"."""
    found: list[Mark] = []
    rest = text.strip()
    while (taken := _taken(rest)) is not None:
        rest, mark = taken
        found.append(mark)
    return rest, in_order(found)


def mark_called(text: str) -> Mark | None:
    """What alone is said: "stunned", "CE"; None for anything else."""
    said = text.strip()
    return next((mark for pattern, mark in _patterns() if said and not pattern.sub("", said, count=1)), None)


def _taken(text: str) -> tuple[str, Mark] | None:
    for pattern, mark in _patterns():
        rest = pattern.sub("", text, count=1)
        if rest and rest != text:
            return rest, mark
    return None


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], Mark], ...]:
    """How each mark may stand before a name or behind it; the longest words first."""
    said = {(words, mark) for mark in Mark for words in _words(mark)}
    return tuple((said_as(words), mark) for words, mark in sorted(said, key=lambda one: -len(one[0])))


def _words(mark: Mark) -> Iterator[str]:
    """How a mark is called in every language."""
    yield mark.value
    yield from every_word(mark_in_words(mark), Reason("forces-mark-also", args={"mark": mark.value}))


def said_as(words: str) -> re.Pattern[str]:
    """Words before or behind what they are said of, in brackets or not, in Japanese with its particles."""
    # A Japanese word joins the next without a space, and an English one may too.
    starts, ends = (r"(?<![a-z0-9])", r"(?![a-z0-9])") if words.isascii() else ("", "")
    said = starts + r"[\s-]+".join(map(in_any_kana, re.split(r"[\s-]+", words))) + ends
    link = r"(?:\s+(?:and|with|but|is|has|now|under|in|whose|its)\b|\s*&|\s*[がはで])*"
    suffered = r"(?:状態|中)?(?:を(?:受け|被っ)(?:た|ている))?"
    return re.compile(
        rf"^\(?{said}{suffered}(?:の|した|された|している|[にと]なった)?\)?\s*|{link}\s*\(?{said}{suffered}\)?$",
        re.IGNORECASE,
    )
