"""A line of counters as players say it: "two 4-5-7s and an LMG in NN8", "P22: 8-1 with radio"."""

import re
from itertools import islice

from companion.kit.counts import NUMBERS, kanji_counts

_MOST_WORDS = 10  # of one counter, with its count and what ails it
_ARTICLE = re.compile(
    r"^(?:(?:and|with|plus)\s+)?(?:(?:an?|the|its|his|their)\s+)?(?:other\s+)?(?=\S)", re.IGNORECASE
)
_NUMBER = re.compile(rf"^(?:{'|'.join(NUMBERS)})(?=\s+\S)", re.IGNORECASE)
_TWO = re.compile(r"^(?:pair|couple) of\s+(?=\S)", re.IGNORECASE)
_COUNTED_SQUADS = re.compile(r"(?<=\d個)(?:半個?)?分隊(?=の|$)")  # 4-5-7 2個分隊
_SQUADS_OF = re.compile(r"^(\d+\s+)(?:half-)?squads of\s+(?=\S)", re.IGNORECASE)
_TOGETHER = re.compile(
    r"\s+(?:(?:and|armed with|with|plus|holding|possessing|carrying)\s+|w/\s*)|\s*&\s*|\s*\+(?!1(?![\d-]))\s*"
    r"|(?<=\w)と(?=\w)",
    re.IGNORECASE,
)
_POSSESSED = re.compile(
    r"[()]|を?(?:所持|所有|装備|携行)(?:した|する|している|中の)?|を持(?:った|つ|っている)|付きの?"
)
_PLURAL = re.compile(r"(?<=[a-rt-z0-9])s\b", re.IGNORECASE)  # of "4-5-7s" and "LMGs", but not of "SS"
_OF_THEM = re.compile(
    r"(?P<count>\d{1,9})\s+(?:of\s+(?:them|these|which)\s+)?(?:(?:is|are)\s+)?(?P<said>\D+)", re.IGNORECASE
)
_PLACE_BEFORE = re.compile(
    r"(?P<place>[^;:]+?)\s*(?::|に(?:は|いる)?(?=\s*\w))\s*(?P<listed>.+?)(?:が(?:い|あり)(?:る|ます))?",
    re.DOTALL,
)
_PLACE_BEHIND = re.compile(r"(?P<listed>.+)\s(?:in|at|on)\s+(?P<place>.+)", re.IGNORECASE | re.DOTALL)
_BARE_HEX = re.compile(  # not X2, which may be a count
    r"(?:\b(?:in|at|on|hex)\s+)*(?<![\w./-])(?!x\d)(?P<place>\d{0,2}[a-z]{1,2}\d{1,2})(?![\w./-])(?:\s+-(?=\s))?",
    re.IGNORECASE,
)


def in_figures(part: str) -> str:
    """Words of a number in figures, articles left out: "two 4-5-7" as "2 4-5-7"."""
    counted = _TWO.sub("2 ", _ARTICLE.sub("", _COUNTED_SQUADS.sub("", kanji_counts(part))))
    figures = _NUMBER.sub(lambda word: NUMBERS[word[0].casefold()], counted)
    return _SQUADS_OF.sub(r"\1", figures)


def some_of_them(part: str) -> tuple[int | None, str]:
    """How many of what was named before are spoken of, None for all, and what is said of those."""
    said = _OF_THEM.fullmatch(in_figures(part))
    return (int(said["count"]), said["said"]) if said else (None, part)


def singular(name: str) -> str:
    """What several are called, as one is."""
    return _PLURAL.sub("", name)


def said_together(part: str) -> list[str]:
    """What is joined by "and" or "with"; else a counter and what it possesses: "8-1 (radio)"."""
    joined = (pattern.split(part) for pattern in (_TOGETHER, _POSSESSED))
    listed = ([one.strip() for one in parts if one.strip()] for parts in joined)
    return next((several for several in listed if several not in ([], [part.strip()])), [part])


def halves(part: str) -> list[tuple[str, str]]:
    """A part in two at each of its first spaces, the longest first half first: one counter has few words."""
    spaces = [space.span() for space in islice(re.finditer(r"\s+", part), _MOST_WORDS)]
    return [(part[:start], part[end:]) for start, end in reversed(spaces)]


def listed_and_place(line: str) -> list[tuple[str, str]]:
    """What a line without @ may list, and the place that it may name, behind "in" or before a colon.

    Else the one hex among its words: "4-5-7 M21", "Sherman V C17 bogged".
    """
    found = (pattern.fullmatch(line.strip()) for pattern in (_PLACE_BEFORE, _PLACE_BEHIND))
    ways = [(said["listed"], said["place"]) for said in found if said]
    bare = list(_BARE_HEX.finditer(line))
    return [*ways, (_BARE_HEX.sub(" ", line).strip(" -"), bare[0]["place"])] if len(bare) == 1 else ways
