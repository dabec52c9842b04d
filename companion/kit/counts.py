"""How many of a thing are meant: `2x` before it, in Japanese `2個の` before or `×2` behind."""

import re

_TO_TEN = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NUMBERS = {word: str(number) for number, word in enumerate(_TO_TEN, start=1)}
DIGITS = str.maketrans("〇一二三四五六七八九", "0123456789")
COUNTED_BY = "(?:[個つ両門挺丁名人基台]|機(?![甲械関]))"  # what Japanese counts things by
_KANJI_COUNT = re.compile(f"[一二三四五六七八九](?={COUNTED_BY})")
_BEFORE = re.compile(rf"(\d{{1,2}})\s*(?:[x×ｘ]\s*|{COUNTED_BY}の?\s*)(\S.*)", re.IGNORECASE)
COUNTED_BEHIND = re.compile(
    rf"(?P<name>\S.*?)\s*\(?(?:[x×*]\s*(?=\d+\)?$)|[がを]?(?=\d+{COUNTED_BY})|(?<=\()(?=\d+\)$))(?P<count>\d{{1,99}}){COUNTED_BY}?\)?",
    re.IGNORECASE,
)


def kanji_counts(text: str) -> str:
    """Counts in figures that are written in kanji: 二個の, 4-5-7 三つ."""
    return _KANJI_COUNT.sub(lambda count: count[0].translate(DIGITS), text)


def counted(text: str) -> tuple[int, str]:
    """How many are said and of what; one where no number is said."""
    text = kanji_counts(text)
    if before := _BEFORE.fullmatch(text):
        return int(before[1]), before[2]
    behind = COUNTED_BEHIND.fullmatch(text)
    return (int(behind["count"]), behind["name"]) if behind else (1, text)
