"""A line as Japanese sets it, its words apart: `第48旅団の歩兵大隊（3-4-6）2個` has five."""

import re

from companion.kit.counts import COUNTED_BY, kanji_counts
from companion.kit.spelling import in_any_kana

_DASH = "[-－‐‑‒–—―−ー]"
_FIGURE = r"(?:\d{1,3}|[?？])"
_FACE = rf"(?:{_FIGURE}{_DASH}{_FIGURE}{_DASH}{_FIGURE}|{_FIGURE}-?[(（]{_FIGURE}[)）]-?{_FIGURE})(?!\d)"
_VALUES = rf"(?<![\d/／.]){_FACE}(?:[/／](?:{_FACE}|-(?!\S)))?"
_BACK = r"(?<=\d)[/／,]?\s*(?P<open>[(（])?(?:裏面?|減少(?:戦力)?面?)[は:]?\s*"
_BEHIND = (
    (re.compile(rf"{_BACK}(?P<face>{_FACE})(?(open)[)）]?)"), r"/\g<face> "),
    (re.compile(rf"{_BACK}(?:なし|無し)(?(open)[)）]?)"), "/- "),
)
_IN_BRACKETS = re.compile(rf"(?<!\d)[(（]\s*({_VALUES})\s*[)）]")
_AT_JAPANESE = re.compile(rf"(?<=[^\x00-\x7f])(?={_VALUES})|(?<=\d)(?=[をがはで])")
_VALUES_FOUND = re.compile(_VALUES)
_DASHES = re.compile(_DASH)
_COUNT = re.compile(rf"[をがは]?\s*(?<![\d./第-])(\d{{1,2}})(?: ?{COUNTED_BY}の?(?:ユニット)?|ユニット)")
_TIMES = re.compile(r"([-)）]\d{1,2}|[^\W\d]|[)）])(?: *× *|(?<=\d)x)(\d{1,2})(?![\d(（-])")
_BATTALION_ALONE = re.compile(r"^\s*(\d{1,2}/\d{1,2}/(\d{1,2}))(?!\d)\s*(?:大隊|II\b)?", re.IGNORECASE)
_BATTALION = re.compile(r"(第?(\d+)旅団)の?第?(\d+)[聯連]隊の?第?(\d+)大隊")  # 3/7/4 is printed (J.8)
_WHERE = re.compile(r"は\s*(?=\d{4}(?!\d))")
_PUT = re.compile(r"[をはが]\s*([^\s@を]+?)\s*[にへ](?:配置|置く)?(?:する)?$|は\s*([^\s@,\d]+)$")
_WIDE_LETTERS = {wide: wide - 0xFEE0 for first in "Ａａ" for wide in range(ord(first), ord(first) + 26)}
_AND_ANOTHER = re.compile(r"(?<=\d{4})\s*(?:と|並びに|及び|および)\s*(?=[^\W\d])")  # 司令部＠2650と砲兵＠2750
_INTERNATIONAL = re.compile(r"(?<=\d)\s*int\s*(?:[(（]国際[)）])?\s*(?=旅団)", re.IGNORECASE)  # as printed
_KATAKANA = tuple((re.compile(in_any_kana(word)), word) for word in ("ユニット", "トラック"))


def at_one_width(line: str) -> str:
    """Letters at one width, counts in digits, a comma for a word that adds a counter behind a place."""
    line = _INTERNATIONAL.sub("国際", kanji_counts(line.translate(_WIDE_LETTERS)))
    return _AND_ANOTHER.sub(", ", line)


def words_apart(line: str) -> str:
    """Values, counts and what is done with them set apart as in a line that is typed with spaces."""
    for word, printed in _KATAKANA:
        line = word.sub(printed, line)
    for behind, written in _BEHIND:
        line = behind.sub(written, line)
    line = _IN_BRACKETS.sub(r" \1 ", line)
    line = _AT_JAPANESE.sub(" ", line)
    line = _VALUES_FOUND.sub(lambda found: _DASHES.sub("-", found[0]), line)
    line = _BATTALION_ALONE.sub(r"第\2旅団 \1 大隊 ", line)
    line = _BATTALION.sub(r"\1 \4/\3/\2 大隊", line)
    line = _TIMES.sub(r"\1 \2x ", _COUNT.sub(r" \1x ", line))
    return line if "@" in line else _PUT.sub(_put, _WHERE.sub(" @ ", line))


def _put(found: re.Match[str]) -> str:
    return f" @ {found[1] or found[2]}"
