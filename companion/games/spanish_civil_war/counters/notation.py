"""How counters are typed: `4x 3-4-6/2-2-6 II`, `HQ`, `art 4(8)6`, `tank 2-1-12 I "3/1"`."""

import re
from dataclasses import dataclass, replace
from typing import Any

from companion.games.spanish_civil_war.counters.counter import UNKNOWN, PrintedValues
from companion.games.spanish_civil_war.terms import Arm, Size
from companion.kit.spelling import ORDINAL_END
from companion.reason import CompanionError, Reason
from companion.rulebook import plain

ARM_WORDS = {
    "inf": Arm.INFANTRY,
    "infantry": Arm.INFANTRY,
    "歩兵": Arm.INFANTRY,
    "cav": Arm.CAVALRY,
    "cavalry": Arm.CAVALRY,
    "騎兵": Arm.CAVALRY,
    "eng": Arm.ENGINEER,
    "engineer": Arm.ENGINEER,
    "engineers": Arm.ENGINEER,
    "工兵": Arm.ENGINEER,
    "tank": Arm.ARMOUR,
    "tanks": Arm.ARMOUR,
    "armour": Arm.ARMOUR,
    "戦車": Arm.ARMOUR,
    "機甲": Arm.ARMOUR,
    "ac": Arm.LIGHT_ARMOUR,
    "light": Arm.LIGHT_ARMOUR,
    "装甲車": Arm.LIGHT_ARMOUR,
    "at": Arm.ANTI_TANK,
    "anti-tank": Arm.ANTI_TANK,
    "対戦車砲": Arm.ANTI_TANK,
    "対戦車": Arm.ANTI_TANK,
    "aa": Arm.ANTI_AIRCRAFT,
    "f88": Arm.ANTI_AIRCRAFT,
    "f/88": Arm.ANTI_AIRCRAFT,
    "高射砲": Arm.ANTI_AIRCRAFT,
    "art": Arm.ARTILLERY,
    "artillery": Arm.ARTILLERY,
    "gun": Arm.ARTILLERY,
    "guns": Arm.ARTILLERY,
    "砲兵": Arm.ARTILLERY,
    "hq": Arm.HEADQUARTERS,
    "司令部": Arm.HEADQUARTERS,
    "truck": Arm.TRUCK,
    "trucks": Arm.TRUCK,
    "トラック": Arm.TRUCK,
    "air": Arm.AIR,
    "aircraft": Arm.AIR,
    "航空機": Arm.AIR,
    "爆撃機": Arm.AIR,
}
SIZE_WORDS = {
    "i": Size.COMPANY,
    "co": Size.COMPANY,
    "company": Size.COMPANY,
    "companies": Size.COMPANY,
    "中隊": Size.COMPANY,
    "ii": Size.BATTALION,
    "bn": Size.BATTALION,
    "battalion": Size.BATTALION,
    "battalions": Size.BATTALION,
    "大隊": Size.BATTALION,
    "iii": Size.REGIMENT,
    "reg": Size.REGIMENT,
    "regiment": Size.REGIMENT,
    "regiments": Size.REGIMENT,
    "聯隊": Size.REGIMENT,
    "連隊": Size.REGIMENT,
    "x": Size.BRIGADE,
    "bde": Size.BRIGADE,
    "xx": Size.DIVISION,
    "div": Size.DIVISION,
    "xxx": Size.CORPS,
    "corps": Size.CORPS,
}
ONE_SIDED = "-"  # typed in place of a reduced side
_COUNT = re.compile(r"(\d{1,99})[x×]")
OF_SEVERAL = "companies|(?:battalion|regiment|tank|gun|truck|engineer)s"
_PLURAL = re.compile(rf"(?:^|(?<=\s))(\d{{1,2}})(?=\s+(?:{OF_SEVERAL})\b)", re.IGNORECASE)
_FIGURE = r"(\d{1,3}|\?)"  # no counter has more digits
_MOBILE = re.compile(f"{_FIGURE}-{_FIGURE}-{_FIGURE}")
_GUN = re.compile(rf"{_FIGURE}-?\({_FIGURE}\)-?{_FIGURE}")
_DIGITS = re.compile(r"(\d)(\d)(\d|1\d)")  # as quick fingers type it: 346, 2212
_ONE = re.compile(r"\d{1,3}")
_LEAST_DIGITS = 3
_QUOTED = re.compile('"[^"]*"')
_WORDS = re.compile(rf"{_QUOTED.pattern}|\S+")
_SAID_OF_GUNS, _GUNS_BY_NAME = ("gun", "guns"), (Arm.ANTI_TANK, Arm.ANTI_AIRCRAFT)
_ALL = re.compile(r"^(全|all\s+)", re.IGNORECASE)
_UNITS = {"unit", "units", "ユニット"}  # said of any
WHOSE = {"brigade", "旅団", "戦車旅団", "division", "師団"}  # said of what its name tells already
_ARMS, _SIZES = (
    "|".join(sorted((word for word in words if not word.isascii()), key=len, reverse=True))
    for words in (ARM_WORDS, SIZE_WORDS)
)
_BEHIND = re.compile(
    rf"((?<=[^\x00-\x7f]|\d)(?i:HQ)|(?<=\S)(?:{_ARMS}))?((?<=\S)(?:{_SIZES}))?((?<=\S)ユニット)?$"
)
_MARKED = re.compile(r"(?<=”)(?=[^\x00-\x7f])")
_NUMBERED = re.compile("(?<=師団|旅団|軍団|聯隊|連隊)の?(?=第?\\d)")
_ORDINAL = re.compile(rf"第(\d{{1,3}})|(\d{{1,3}}){ORDINAL_END}")
_PARTICLE = re.compile(r"(?:(?<=\S)|^)[のにはがをと]$")
_NAME = re.compile(r"\d+(/\d+)+")  # as battalions have it printed: 3/7/4
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


def parse_counter(text: str, usual: Typed | None = None) -> Typed:
    """Read one item of a list, what it leaves out as usual; NotationError names what is not understood."""
    words = [word for word in parted(_PLURAL.sub(r"\1x", text)) if plain(word) not in _UNITS | WHOSE]
    if not words and usual is None:
        raise NotationError(Reason("scw-counter-empty"))
    said, unread = _Said(), list[str]()
    for word in words:
        unread += [] if said.takes(word) else [word]
    typed = replace(usual or Typed(), **said.values)
    for word in unread[:-1]:  # the last are values, where it is no name
        typed = _named(typed, said, word)
    if not unread:
        return typed
    is_named = typed.size and _ORDINAL.fullmatch(plain(unread[-1]))
    return _named(typed, said, unread[-1]) if is_named else _with_values(typed, unread[-1])


def _named(typed: Typed, said: "_Said", word: str) -> Typed:
    """With the name that a battalion has printed; by its number, where its size is said."""
    number = _ORDINAL.fullmatch(plain(word))
    if not _NAME.fullmatch(plain(word)) and (number is None or typed.size is None):
        raise NotationError(Reason("scw-counter-not-read", args={"text": word}))
    name = (number[1] or number[2]) if number else word
    said.take("name", name, word)
    return replace(typed, name=name)


def parted(text: str) -> list[str]:
    """The words of a line; Japanese sets what a unit is directly behind the name: 第1旅団 対戦車砲 中隊."""
    words = _WORDS.findall(_ALL.sub("", text.strip()))
    return [part for word in words for part in ([word] if word.startswith('"') else _parts(word))]


def _parts(word: str) -> list[str]:
    if plain(word) in ARM_WORDS:
        return [word]
    apart = _NUMBERED.sub(" ", _MARKED.sub(" ", _PARTICLE.sub("", word))).split()
    parts = [part for one in apart for part in _BEHIND.sub(r" \1 \2 \3", one).split()]
    return [left for part in parts if (left := _PARTICLE.sub("", part))]


class _Said:
    """What the words of one counter say of it, each thing once: of two HQs nobody would miss the second."""

    def __init__(self) -> None:
        self.values: dict[str, Any] = {}
        self._words: dict[str, str] = {}

    def takes(self, word: str) -> bool:
        """Take in a word; False for one that may be values or a number."""
        read = plain(word)
        if _QUOTED.fullmatch(word):
            self.take("name", word.strip('"'), word)
        elif count := _COUNT.fullmatch(read):
            self.take("count", _count(word, int(count[1])), word)
        elif read in _SAID_OF_GUNS and self.values.get("arm") in _GUNS_BY_NAME:
            pass
        elif read in ARM_WORDS:
            self.take("arm", ARM_WORDS[read], word)
        elif read in SIZE_WORDS:
            self.take("size", SIZE_WORDS[read], word)
        else:
            return False
        return True

    def take(self, what: str, value: object, word: str) -> None:
        """Take in what a word says; the same in another word, as `II battalion`, is no second counter."""
        if what not in self.values:
            self.values[what], self._words[what] = value, word
        elif self.values[what] != value or plain(self._words[what]) == plain(word):
            args = {"one": self._words[what], "other": word}
            raise NotationError(Reason("scw-counter-two", args=args))


def _count(word: str, count: int) -> int:
    if not 1 <= count <= MOST:
        raise NotationError(Reason("scw-counter-count", args={"text": word, "most": MOST}))
    return count


def _with_values(typed: Typed, word: str) -> Typed:
    """Values of the front, and of the back after a slash; a gun is told by its brackets.

    Of an HQ a number alone says how many, which is one; another may be a formation: `48 HQ 70`.
    """
    if typed.arm is Arm.HEADQUARTERS and _ONE.fullmatch(plain(word)) and len(word) < _LEAST_DIGITS:
        if int(word) != 1:
            raise NotationError(Reason("scw-counter-not-read", args={"text": word}))
        return typed
    arm = Arm.ARTILLERY if "(" in plain(word).partition("/")[0] else typed.arm
    front, back = parse_faces(word, arm)
    return replace(typed, front=front, back=back, arm=arm)


def is_values(word: str) -> bool:
    """Whether a word is both sides of a counter, or one."""
    try:
        return bool(parse_faces(word, Arm.INFANTRY))
    except NotationError:
        return False


def parse_faces(word: str, arm: Arm) -> tuple[PrintedValues, PrintedValues | None]:
    """Both sides of a counter, with a slash between; unknown is a back that is not typed."""
    front, slash, back = plain(word).partition("/")
    return parse_face(front, word, arm), parse_back(back, word, arm) if slash else UNKNOWN


def parse_back(text: str, word: str, arm: Arm = Arm.INFANTRY) -> PrintedValues | None:
    """A reduced side; None for a unit that has none."""
    return None if text == ONE_SIDED else parse_face(text, word, arm)


def parse_face(text: str, word: str, arm: Arm = Arm.INFANTRY) -> PrintedValues:
    """The values of one side; a question mark is not known yet. `word` is named in the refusal."""
    text = plain(text)
    if mobile := _MOBILE.fullmatch(text):
        return _mobile(*map(_number, mobile.groups()))
    if gun := _GUN.fullmatch(text):
        return _gun(*map(_number, gun.groups()))
    if _ONE.fullmatch(text) and (arm is Arm.AIR or len(text) < _LEAST_DIGITS):
        return PrintedValues(movement=int(text)) if arm is Arm.TRUCK else PrintedValues(attack=int(text))
    if digits := _DIGITS.fullmatch(text):
        figures = map(int, digits.groups())
        return _gun(*figures) if arm is Arm.ARTILLERY else _mobile(*figures)
    raise NotationError(Reason("scw-counter-not-read", args={"text": word}))


def _mobile(attack: int | None, defence: int | None, movement: int | None) -> PrintedValues:
    return PrintedValues(attack=attack, defence=defence, movement=movement)


def _gun(attack: int | None, reach: int | None, movement: int | None) -> PrintedValues:
    return PrintedValues(attack=attack, range=reach, movement=movement)


def _number(text: str) -> int | None:
    return None if text == "?" else int(text)
