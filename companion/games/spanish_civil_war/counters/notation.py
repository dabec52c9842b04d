"""How counters are typed: `4x 3-4-6/2-2-6 II`, `HQ`, `art 4(8)6`, `tank 2-1-12 I "3/1"`."""

import re
from dataclasses import dataclass, replace

from companion.games.spanish_civil_war.counters.counter import UNKNOWN, PrintedValues
from companion.games.spanish_civil_war.terms import Arm, Size
from companion.reason import CompanionError, Reason
from companion.rulebook import plain

ARM_WORDS = {
    "inf": Arm.INFANTRY,
    "infantry": Arm.INFANTRY,
    "cav": Arm.CAVALRY,
    "cavalry": Arm.CAVALRY,
    "eng": Arm.ENGINEER,
    "engineer": Arm.ENGINEER,
    "tank": Arm.ARMOUR,
    "armour": Arm.ARMOUR,
    "ac": Arm.LIGHT_ARMOUR,
    "light": Arm.LIGHT_ARMOUR,
    "at": Arm.ANTI_TANK,
    "aa": Arm.ANTI_AIRCRAFT,
    "f88": Arm.ANTI_AIRCRAFT,
    "art": Arm.ARTILLERY,
    "artillery": Arm.ARTILLERY,
    "hq": Arm.HEADQUARTERS,
    "truck": Arm.TRUCK,
    "air": Arm.AIR,
}
SIZE_WORDS = {
    "i": Size.COMPANY,
    "co": Size.COMPANY,
    "ii": Size.BATTALION,
    "bn": Size.BATTALION,
    "iii": Size.REGIMENT,
    "reg": Size.REGIMENT,
    "x": Size.BRIGADE,
    "bde": Size.BRIGADE,
    "xx": Size.DIVISION,
    "div": Size.DIVISION,
    "xxx": Size.CORPS,
    "corps": Size.CORPS,
}
ONE_SIDED = "-"  # typed in place of a reduced side
_COUNT = re.compile(r"(\d{1,99})x")
_FIGURE = r"(\d{1,3}|\?)"  # no counter has more digits
_MOBILE = re.compile(f"{_FIGURE}-{_FIGURE}-{_FIGURE}")
_GUN = re.compile(rf"{_FIGURE}\({_FIGURE}\){_FIGURE}")
_AIR = re.compile(r"\d{1,3}")
_WORDS = re.compile(r'"[^"]*"|\S+')
MOST = 40  # counters of one kind in one line; the sheet has 280 in all


class NotationError(CompanionError):
    """Something typed that is no counter."""


@dataclass(frozen=True, slots=True)
class Typed:
    """Counters of one kind as typed."""

    count: int = 1
    arm: Arm = Arm.INFANTRY
    size: Size | None = None
    name: str = ""
    front: PrintedValues = UNKNOWN
    back: PrintedValues | None = UNKNOWN


def parse_counter(text: str) -> Typed:
    """Read one item of a list; NotationError names the word that is not understood."""
    words = _WORDS.findall(text)
    if not words:
        raise NotationError(Reason("scw-counter-empty"))
    typed = Typed()
    for word in words:
        typed = _with_word(typed, word)
    return typed


def _with_word(typed: Typed, word: str) -> Typed:
    if word.startswith('"'):
        return replace(typed, name=word.strip('"'))
    read = plain(word)
    if count := _COUNT.fullmatch(read):
        return replace(typed, count=_count(word, int(count[1])))
    if read in ARM_WORDS:
        return replace(typed, arm=ARM_WORDS[read])
    if read in SIZE_WORDS:
        return replace(typed, size=SIZE_WORDS[read])
    return _with_values(typed, word)


def _count(word: str, count: int) -> int:
    if not 1 <= count <= MOST:
        raise NotationError(Reason("scw-counter-count", args={"text": word, "most": MOST}))
    return count


def _with_values(typed: Typed, word: str) -> Typed:
    """Values of the front, and of the back after a slash; a gun is told by its brackets."""
    front, slash, back = plain(word).partition("/")
    faces = parse_face(front, word), parse_back(back, word) if slash else UNKNOWN
    is_gun = faces[0].range is not None or "(" in front
    return replace(typed, front=faces[0], back=faces[1], arm=Arm.ARTILLERY if is_gun else typed.arm)


def parse_back(text: str, word: str) -> PrintedValues | None:
    """A reduced side; None for a unit that has none."""
    return None if text == ONE_SIDED else parse_face(text, word)


def parse_face(text: str, word: str) -> PrintedValues:
    """The values of one side; a question mark is not known yet. `word` is named in the refusal."""
    text = plain(text)
    if mobile := _MOBILE.fullmatch(text):
        attack, defence, movement = map(_number, mobile.groups())
        return PrintedValues(attack=attack, defence=defence, movement=movement)
    if gun := _GUN.fullmatch(text):
        attack, range_, movement = map(_number, gun.groups())
        return PrintedValues(attack=attack, range=range_, movement=movement)
    if _AIR.fullmatch(text):
        return PrintedValues(attack=int(text))
    raise NotationError(Reason("scw-counter-not-read", args={"text": word}))


def _number(text: str) -> int | None:
    return None if text == "?" else int(text)
