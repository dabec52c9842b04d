"""The ways in which one name is written in kana: who types rarely sees how it was printed."""

import unicodedata
from collections.abc import Iterator

_HALF = {
    unicodedata.normalize("NFKC", chr(code)): chr(code) for code in range(0xFF66, 0xFF9E)
}  # of the width of Latin letters
_MARKS = {"\u3099": "\uff9e", "\u309a": "\uff9f"}
_SMALL = str.maketrans("ァィゥェォッャュョ", "アイウエオツヤユヨ")


def ways_to_write(text: str) -> Iterator[str]:
    """As printed, in hiragana, half as wide, without or with other long marks and dots, in large kana."""
    yield text
    yield _hiragana(text)
    yield _half_wide(text)
    yield text.replace("ー", "")
    yield text.replace("ー", "\u2015")
    yield text.translate(_SMALL)
    for dot in ("", " ", "=", "＝", "\uff65", "\u3000"):
        yield text.replace("・", dot)


def _hiragana(text: str) -> str:
    return "".join(chr(ord(one) - 0x60) if "ァ" <= one <= "ヶ" else one for one in text)


def _half_wide(text: str) -> str:
    return "".join(_half(one) for one in text)


def _half(letter: str) -> str:
    letters = unicodedata.normalize("NFD", letter)
    halves = [_HALF.get(one, _MARKS.get(one, "")) for one in letters]
    return "".join(halves) if all(halves) else letter
