"""One line for several formations, as set-ups print it: `1st and 4th Tank Battalions`, `第1、第4戦車大隊`."""

import re

from companion.kit.spelling import ORDINAL_END

_NUMBER = rf"(?:\d{{1,3}}{ORDINAL_END}\b|第\d{{1,3}})"
_BETWEEN = r"\s*(?:,\s*and\b|,|、|，|;|；|・|&|\band\b|及び|および|と)\s*"
_SEVERAL = re.compile(rf"\s*({_NUMBER}(?:{_BETWEEN}{_NUMBER})+)(?!\s*{_BETWEEN})", re.IGNORECASE)
# Of each may be said what the set-up says once (第94聯隊、第95聯隊), or 第 only of the first (第94、95聯隊).
_WHOLE = re.compile(rf"(第\d{{1,3}})([^\W\d]{{2,6}})(?=(?:{_BETWEEN}第?\d{{1,3}}\2)+)")
_BARE = re.compile(rf"^(\s*第\d{{1,3}}(?:{_BETWEEN}第\d{{1,3}})*{_BETWEEN})(?=\d{{1,3}}[^\x00-\x7f\d])")
_PLURAL = re.compile(r"\b(battalion|brigade|division|regiment)s\b", re.IGNORECASE)
_NEXT = rf"(?:{_BETWEEN}(?:{_NUMBER}|\d{{1,3}}))+"
_UNITS = r"\s*(大隊|中隊|聯隊|連隊|battalion|company|companie|regiment)s?([^,、，@＠]*)"
_OF_ONE = re.compile(rf"(?<=[^\s,、，])(\s*(?:の|:)?\s*)({_NUMBER}{_NEXT}){_UNITS}", re.IGNORECASE)
# Behind a formation's colon, or its first unit, they are units after a comma too.
_AMONG_OTHERS = re.compile(rf"((?:^|(?<=,))\s*)((?:{_NUMBER}|\d{{1,3}}){_NEXT}){_UNITS}", re.IGNORECASE)
# Numbers alone are formations where they stand before a colon or plural, or where each has its HQ.
_ANY = re.compile(
    rf"\s*(第?\d{{1,3}}{ORDINAL_END}?|[IVX]+)\s*(battalion|brigade|division|regiment|(?:国際)?旅団|師団|聯隊|連隊)?s?\s*",
    re.IGNORECASE,
)
_BEFORE_PLURAL = re.compile(
    rf"\s*(\d{{1,3}}(?:{_BETWEEN}\d{{1,3}})+)(?=\s+(?:(?:battalion|brigade|division|regiment)s|HQs?)\b)",
    re.IGNORECASE,
)
_HQ = re.compile(
    rf"\s*第?\d{{1,3}}{ORDINAL_END}?\s+(?:HQ|司令部)(?:\s*[@＠]\s*[^\s@＠,、，;；]+)?(?=[\s,、，;；]|$)",
    re.IGNORECASE,
)
_COLON, _COMMAS = re.compile("[:：]"), re.compile(r"[\s,、，;；]*")
_ANY_NUMBER = re.compile(r"\d{1,3}")
_AND = re.compile(_BETWEEN, re.IGNORECASE)


def apart(line: str) -> list[str]:
    """A line for each formation that its head numbers; the line itself where that is one."""
    if parts := _before_colon(line) or _each_an_hq(line):
        return parts
    line = _BARE.sub(r"\1第", _WHOLE.sub(r"\1", line))
    head = _SEVERAL.match(line) or _BEFORE_PLURAL.match(line)
    if head is None:
        return [line]
    rest = _PLURAL.sub(r"\1", line[head.end() :], count=1)
    return [number + rest for number in _AND.split(head[1])]


def _before_colon(line: str) -> list[str]:
    """`48, 70: HQ`, `48 and 70 Brigades: HQ`, `48旅団、70旅団: HQ`: what the last one is they all are."""
    head, *rest = _COLON.split(line, maxsplit=1)
    numbered = [found for one in _AND.split(head) if (found := _ANY.fullmatch(one))]
    if not rest or len(numbered) < 2 or len(numbered) < len(_AND.split(head)):
        return []
    return [f"{one[1]} {one[2] or numbered[-1][2] or ''}: {rest[0]}" for one in numbered]


def _each_an_hq(line: str) -> list[str]:
    """`48 HQ @ 3432, 70 HQ @ 3533`: no brigade has two, so each is that of the number before it."""
    parts = _HQ.findall(line)
    return parts if len(parts) > 1 and _COMMAS.fullmatch(_HQ.sub("", line)) else []


def spread(line: str) -> str:
    """Units of one formation that are numbered together, each by itself: `第13師団 第1、第4大隊 4-4-6`."""
    return _OF_ONE.sub(_each, line)


def spread_among_others(units: str) -> str:
    """The same among others of a formation that was named: `HQ @ 1715, 1st and 4th Battalions`."""
    return _AMONG_OTHERS.sub(_each, units)


def _each(found: re.Match[str]) -> str:
    size = "大隊" if found[3] == "companie" else found[3]
    return found[1] + ", ".join(f"第{it} {size}{found[4]}" for it in _ANY_NUMBER.findall(found[2]))


def formations(listed: str) -> list[str]:
    """What a list of formations names, one after the other."""
    return _AND.split(listed)
