"""One line for several formations, as set-ups print it: `1st and 4th Tank Battalions`, `第1、第4戦車大隊`."""

import re

_NUMBER = r"(?:\d{1,3}(?:st|nd|rd|th)\b|第\d{1,3})"
_BETWEEN = r"\s*(?:,\s*and\b|,|、|，|;|；|・|&|\band\b|及び|および|と)\s*"
_SEVERAL = re.compile(rf"\s*({_NUMBER}(?:{_BETWEEN}{_NUMBER})+)(?!\s*{_BETWEEN})", re.IGNORECASE)
# Of each may be said what the set-up says once (第94聯隊、第95聯隊), or 第 only of the first (第94、95聯隊).
_WHOLE = re.compile(rf"(第\d{{1,3}})([^\W\d]{{2,6}})(?=(?:{_BETWEEN}第?\d{{1,3}}\2)+)")
_BARE = re.compile(rf"^(\s*第\d{{1,3}}(?:{_BETWEEN}第\d{{1,3}})*{_BETWEEN})(?=\d{{1,3}}[^\x00-\x7f\d])")
_PLURAL = re.compile(r"\b(battalion|brigade|division|regiment)s\b", re.IGNORECASE)
_OF_ONE = re.compile(
    rf"(?<=[^\s,、，])(\s*(?:の|:)?\s*)({_NUMBER}(?:{_BETWEEN}(?:{_NUMBER}|\d{{1,3}}))+)"
    r"\s*(大隊|中隊|聯隊|連隊|battalion|company|companie|regiment)s?([^,、，@＠]*)",
    re.IGNORECASE,
)
_ANY_NUMBER = re.compile(r"\d{1,3}")
_AND = re.compile(_BETWEEN, re.IGNORECASE)


def apart(line: str) -> list[str]:
    """A line for each formation that its head numbers; the line itself where that is one."""
    line = _BARE.sub(r"\1第", _WHOLE.sub(r"\1", line))
    head = _SEVERAL.match(line)
    if head is None:
        return [line]
    rest = _PLURAL.sub(r"\1", line[head.end() :], count=1)
    return [number + rest for number in re.findall(_NUMBER, head[1], re.IGNORECASE)]


def spread(line: str) -> str:
    """Units of one formation that are numbered together, each by itself: `第13師団 第1、第4大隊 4-4-6`."""
    return _OF_ONE.sub(_each, line)


def _each(found: re.Match[str]) -> str:
    size = "大隊" if found[3] == "companie" else found[3]
    return found[1] + ", ".join(f"第{it} {size}{found[4]}" for it in _ANY_NUMBER.findall(found[2]))


def formations(listed: str) -> list[str]:
    """What a list of formations names, one after the other."""
    return _AND.split(listed)
