"""Whatever can be asked for by its Japanese name can be typed in kana."""

import re

from companion.paths import resources_dir
from companion.text.readings import read_aloud

_MESSAGE = re.compile(r"^([a-z0-9-]+) = (.*)$", re.MULTILINE)
_ASKED_FOR = re.compile("^(action|also|settings?)-|choice")
_PLACE, _KANJI = (
    re.compile(r"\{[^}]*\}"),
    re.compile("[\N{CJK UNIFIED IDEOGRAPH-4E00}-\N{CJK UNIFIED IDEOGRAPH-9FFF}々]"),
)


def test_every_command_choice_and_reading_is_read_in_kana() -> None:
    files = (resources_dir() / "text" / "ja").rglob("*.ftl")
    texts = [
        _PLACE.sub("", words)
        for file in files
        for key, words in _MESSAGE.findall(file.read_text("utf-8"))
        if _ASKED_FOR.search(key)
    ]
    assert len(texts) > 200
    assert [words for words in texts if _KANJI.search(read_aloud(words))] == []


def test_the_longest_word_is_read_first() -> None:
    assert read_aloud("次のフェイズへ進む") == "つぎのフェイズへすすむ"
    assert read_aloud("対戦車砲") == "たいせんしゃほう"
    assert read_aloud("Undo") == "Undo"
