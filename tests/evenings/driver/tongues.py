"""What hands look for by themselves, in either language, and how Japanese is written key by key."""

from __future__ import annotations

import re
from unicodedata import normalize

from driver.seen import Thing, named

_JAPANESE = {
    "Keys on the screen": "画面キー",
    "space": "空白",
    "Enter": "決定",
    "Erase": "1文字消す",
    "Put the keys away": "画面キーをしまう",
    "All commands": "すべてのコマンド",
    "Session": "セッション",
    "Markers and corrections": "マーカーと訂正",
    "Set directly": "直接設定",
    "Go on to what is due next": "次にすることまで進む",
    "Correct the last answer": "直前の答えを訂正",
    "Go to a hex": "ヘクスへ移動",
    "To hex": "移動先のヘクス",
    "Put it in hex": "置くヘクス",
    "Enter all": "すべて決定",
    "Do it": "実行",
    "Go on": "続ける",
    "Open": "開く",
    "Find a command": "コマンドを探す",
    "Find a fact": "項目を探す",
    "Find a reading": "解釈を探す",
    "Sight": "視線",
    "Undo": "元に戻す",
    "Redo": "やり直す",
    "Declare the shot": "射撃を宣言",
    "Copy down (Ctrl+D)": "下へコピー（Ctrl+D）",
    "One more like it (Ctrl+Return)": "同じものを追加（Ctrl+Return）",
}
KANA, WORDS = "かな", "漢字"
"""The keys that turn to other keys."""
_FIRST_KANA, _PAST_KANA = "\u3041", "\u3100"
_BROAD = str.maketrans("、。「」×", ',;""x')  # a stop ends a stack, as a semicolon does
_NUMBER = re.compile("[一二三四五六七八九]?十[一二三四五六七八九]?|(?<=第)[一二三四五六七八九]")
_DIGITS = "〇一二三四五六七八九"
_SOUNDS = {  # of words that have no key: keys offer them for their kana
    "全": "ぜん",
    "置": "お",
    "見": "み",
    "解放": "かいほう",
    "機甲": "きこう",
    "離脱": "りだつ",
    "得点": "とくてん",
    "保持": "ほじ",
    "突撃": "とつげき",
    "第": "だい",
    "師団": "しだん",
    "視線": "しせん",
    "捕獲": "ほかく",
    "衝撃": "しょうげき",
    "受": "う",
    "走行不能": "そうこうふのう",
    "戦車": "せんしゃ",
    "型": "がた",
    "人": "にん",
    "瓦礫": "がれき",
    "煙幕": "えんまく",
    "対岸": "たいがん",
    "補給廠": "ほきゅうしょう",
    "東": "ひがし",
    "直接": "ちょくせつ",
    "設定": "せってい",
    "終了": "しゅうりょう",
    "港": "みなと",
}
_LARGE = str.maketrans("ぁぃぅぇぉっゃゅょゎ", "あいうえおつやゆよわ")
_HIRAGANA = {code + 0x60: code for code in range(0x3041, 0x3097)}
_MARKS = {"\u3099": "゛", "\u309a": "゜"}


def called(*names: str) -> tuple[str, ...]:
    """Names with those of the other language."""
    return tuple(one for name in names for one in (name, _JAPANESE.get(name, name)))


def here(things: list[Thing], name: str) -> str:
    """What is called so in the language that is shown."""
    return next((one for one in called(name) if named(things, one)), name)


def narrow(text: str) -> str:
    """Signs, letters and numbers as they stand on keys; kana stay whole."""
    return _NUMBER.sub(_in_digits, normalize("NFKC", text.translate(_BROAD)))


def _in_digits(number: re.Match[str]) -> str:
    """A number below 100 that is written in kanji."""
    tens, ten, ones = number[0].rpartition("十")
    digits = [_DIGITS.index(one) for one in (tens or "一" if ten else "〇", ones or "〇")]
    return str(10 * digits[0] + digits[1])


def is_kana(character: str) -> bool:
    """Whether it is written by the keys of kana."""
    return _FIRST_KANA <= character < _PAST_KANA


def kana_keys(character: str) -> list[str]:
    """The keys of one kana: large, in hiragana, its mark behind it."""
    large = character.translate(_HIRAGANA).translate(_LARGE)
    return [_MARKS.get(one, one) for one in normalize("NFD", large)]


def sound_of(text: str, key: str) -> tuple[str, str]:
    """The longest word that the text goes on with, and its kana; none where a key has as much of it."""
    found = [word for word in _SOUNDS if text.startswith(word) and len(word) > len(key)]
    word = max(found, key=len, default="")
    return word, _SOUNDS.get(word, "")


def word_key(names: list[str], text: str) -> str:
    """The longest word on the keys that the text goes on with, or that goes on as the text ends."""
    found = [name for name in names if text.startswith(name)] or [
        name for name in names if text and name.startswith(text)
    ]
    return max(found, key=len, default="")
