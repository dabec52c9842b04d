"""How names are compared: at one width and case, in kana of one kind, contractions and numbers in full."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache

_KEPT = 1 << 14  # texts as they are compared: the same ones are looked through with every letter typed
_ACCENTS = range(0x300, 0x370)  # combining marks of Latin letters, not those of kana
_BREAKS = str.maketrans(
    dict.fromkeys('-–—_・･·,=＝゠"“”「」', " ") | dict.fromkeys("'’‘`´ʿʾʻʼ", "") | {"ı": "i"}  # Yıldırım
)
_HIRAGANA = {code: code + 0x60 for code in range(0x3041, 0x3097)}
_IN_HIRAGANA = {katakana: hiragana for hiragana, katakana in _HIRAGANA.items()}
_KANA = str.maketrans(
    dict(zip("ァィゥェォッャュョヮ", "アイウエオツヤユヨワ", strict=True)) | dict.fromkeys("ー")
)
_LARGE_LL = re.compile("[リり][ヤや]")
_DRAWN_OUT = re.compile("(?<=[ァ-ヶ])[-\u2010-\u2015\u2212\uff0d]")  # by a dash, in want of the mark
_BRACKETS = re.compile(r"[()\[\]〔〕]")
_INITIALS = re.compile(r"\b[a-z](?:\.[a-z])+\b\.?")
_PARTED = re.compile(r"(?<=[a-z])[./]|/(?=[a-z])")  # Inf. Div.; SXF/Yildirim
ORDINAL_END = r"(?:st|nd|rd|th|(?<!1\d)(?<=[23])d)"  # 2d and 3d, but 48d is a counter
_ORDINAL = re.compile(rf"(?<=\d){ORDINAL_END}\b|(?:第|ダイ|#|\bnr|\bno)[\s.]*(?=\d)|第(?=[ivx]+(?![a-z]))")
_DIGITS, _UNITS = "〇一二三四五六七八九", {"十": 10, "百": 100}
_SOUNDED = (  # words for troops in large kana, as they stand where nobody has turned them into kanji
    ("ホヘイ", "歩兵"),
    ("キヘイ", "騎兵"),
    ("ホウヘイ", "砲兵"),
    ("シダン", "師団"),
    ("リヨダン", "旅団"),
    ("レンタイ", "連隊"),
    ("ダイタイ", "大隊"),
    ("チユウタイ", "中隊"),
    ("シユウダン", "集団"),
    ("シユウセイ", "集成"),
    ("グンダン", "軍団"),
    ("シユビ", "守備"),
    ("シレイブ", "司令部"),
    ("コウクウ", "航空"),
    ("シヨウカンタイ", "小艦隊"),
    ("ブタイ", "部隊"),
)
_WRITTEN_ALIKE = (  # in large kana, as all is by then
    *_SOUNDED,
    ("リヨ", "ジヨ"),  # ll, as in Castillo
    *((f"ヴ{vowel}", read) for vowel, read in zip("アイエオ", "バビベボ", strict=True)),
    ("ヴ", "ブ"),
    ("ヂ", "ジ"),
    ("ヅ", "ズ"),
    ("イエ", "エ"),
    ("リヤ", "リア"),
    ("聯", "連"),
    ("HQ", "司令部"),
    ("守備隊", "守備連隊"),
    ("高地", "丘"),
    ("ヒル", "丘"),
    ("ラクダ", "駱駝"),
    ("インド", "印度"),
    ("オストラリア", "豪州"),
    ("インタナシヨナル", "国際"),
)
_ABBREVIATED = {  # contractions, by the letters with which the word they stand for begins
    **dict.fromkeys(("rgt", "regt", "rgmt"), "regim"),
    **dict.fromkeys(("bde", "bgde", "bgd"), "briga"),
    **dict.fromkeys(("bn", "btn", "battn"), "battal"),
    **dict.fromkeys(("bty", "btry"), "batter"),
    **dict.fromkeys(("coy", "cmpy"), "compan"),
    **dict.fromkeys(("sqn", "sqdn"), "squadr"),
    **dict.fromkeys(("dvn", "divn"), "divis"),
    **dict.fromkeys(("grp", "gp"), "group"),
    "mtd": "mounted",
    "armored": "armoured",
    "arty": "artil",
    "gds": "guards",
    "intl": "int",
}
_KINDS = {"i": "inf", "c": "cav", "d": "div", "r": "regim", "b": "briga"}  # of troops and their sizes: 27 ID
_KIND_AND_SIZE = re.compile(r"(?<=\d)(?:st|nd|rd|th)?\s*([ic])([drb])$", re.IGNORECASE)
_THE = re.compile(r"^\s*the\s+", re.IGNORECASE)
_TOWN = re.compile("(?<=.)(?:町|村|街|市街?|都市|駅|港)?[にへ]?$")
_ARMY = re.compile(r"^\s*[^\W\d_]{1,8}?(?:軍(?![団師旅大])の?\s*(?=\S)|(?<![兵車甲隊際])(?=第\d))")
_TROOPS = re.compile(
    "(歩兵|騎兵|砲兵|工兵|戦車|装甲車|駱駝|守備|集成|航空|国際|印度|集団|部隊|中隊|大隊|連隊|旅団|師団|軍団|司令部)"
)
_NUMBERED = re.compile(f"(?<=第)[一二三四五六七八九十百]+|[一二三四五六七八九十百]+(?={_TROOPS.pattern})")
_OTHER_SCRIPT = re.compile(r"(?<=[a-z0-9])(?=[^\x00-\x7f])|(?<=[^\x00-\x7f])(?=[a-z0-9])")


@lru_cache(_KEPT)
def folded(text: str) -> str:
    """A name as it is compared: one width, small letters, no accents, single spaces, kana of one kind."""
    plain = unicodedata.normalize("NFKD", text.translate(_BREAKS))
    kept = "".join(letter for letter in plain if ord(letter) not in _ACCENTS)
    return " ".join(of_one_kind(unicodedata.normalize("NFKC", kept)).casefold().split())


def of_one_kind(text: str) -> str:
    """Katakana, as large as they come and never drawn out: few type those of a foreign name as printed."""
    if text.isascii():
        return text
    text = text.translate(_HIRAGANA).replace("リャ", "ジャ")  # ll too; in large kana see `ways_of`
    text = _DRAWN_OUT.sub("", text.translate(_KANA))
    for written, read in _WRITTEN_ALIKE:
        text = text.replace(written, read)
    return text


def in_any_kana(word: str) -> str:
    """A pattern of a word: its katakana may be hiragana, and large, as keys on the screen have them."""
    return "".join(map(_any_kana, word))


def _any_kana(letter: str) -> str:
    alike = {
        one
        for code in (letter, letter.translate(_KANA))
        for one in (code, code.translate(_IN_HIRAGANA))
        if one
    }
    return f"[{''.join(sorted(alike))}]" if len(alike) > 1 else re.escape(letter)


@lru_cache(_KEPT)
def words_of(text: str) -> tuple[str, ...]:
    """The words of a name as compared: 48th is 48, 第48旅団 has three, brackets none, Regt regiment."""
    numbered = _NUMBERED.sub(_number_of, _BRACKETS.sub(" ", folded(text)))
    plain = _PARTED.sub(" ", _INITIALS.sub(lambda found: found[0].replace(".", ""), numbered))
    plain = _ORDINAL.sub("", plain)
    return tuple(_ABBREVIATED.get(word, word) for word in _OTHER_SCRIPT.sub(" ", plain).split())


def ways_of(typed: str) -> Iterator[str]:
    """What is typed, and as Japanese adds to a name; then with リヤ as ll, as large kana write it."""
    for text in dict.fromkeys((typed, _LARGE_LL.sub("ジャ", typed))):
        yield from _without_addition(text)


def _without_addition(typed: str) -> Iterable[str]:
    """What is typed, then in full, without "the", and the particles, word for a town or army of Japanese."""
    joined = typed.strip().replace("の", "")
    plain = _KIND_AND_SIZE.sub(_in_full, joined), _THE.sub("", typed)
    joined_or_not = joined, _TOWN.sub("", joined), _ARMY.sub("", typed)
    return dict.fromkeys((typed, *plain, *joined_or_not, turned(typed)))


def turned(typed: str) -> str:
    """What is typed with its one number or letter at the other end: 3 Garrison for Garrison 3."""
    words = words_of(typed)
    numbers = [word for word in words if word.isdecimal() or (len(word) == 1 and word.isascii())]
    if len(words) > 1 and numbers == [words[-1]]:
        return " ".join((words[-1], *words[:-1]))
    return " ".join((*words[1:], words[0])) if len(words) > 1 and numbers == [words[0]] else typed


def beginning_with(army: str) -> re.Pattern[str]:
    """What begins with an army as compared: Turkish, as a word of its own; 土, 土軍 and 土軍の."""
    return re.compile(
        rf"{re.escape(army)}(?![^\W\d_])\.?\s*" if army.isascii() else f"{re.escape(army)}軍?の?\\s*"
    )


def _in_full(letters: re.Match[str]) -> str:
    return "".join(f" {_KINDS[letter.casefold()]}" for letter in letters.groups())


@lru_cache(_KEPT)
def parts_of(words: tuple[str, ...]) -> tuple[str, ...]:
    """Words with the kinds and sizes of troops parted that Japanese runs together."""
    return tuple(_TROOPS.sub(r" \1 ", " ".join(words)).split())


def parts_typed(text: str) -> tuple[str, ...]:
    """The same of what is typed, which may say whose army it is of."""
    return parts_of(words_of(_ARMY.sub("", text).replace("の", "")))


def _number_of(kanji: re.Match[str]) -> str:
    """A number below 1000 that is written in kanji."""
    number, digit = 0, 0
    for one in kanji[0]:
        unit = _UNITS.get(one)
        number, digit = (number + (digit or 1) * unit, 0) if unit else (number, _DIGITS.index(one))
    return str(number + digit)
