"""Words in Chinese characters for the kana just typed: keys on the screen have those alone."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from companion.text.readings import readings
from ui.shell.fuzzy import sound

_KANA_AT_END = re.compile("[ぁ-ゖー]+$")


class Written(NamedTuple):
    """What so many kana at the end of a text may be written as."""

    kana: int
    words: tuple[str, ...]


def written_so(text: str) -> Written:
    """Words for as many of the last kana as begin the sound of one; what is read just so comes first."""
    found = _KANA_AT_END.search(text)
    ends = (text[at:] for at in range(found.start(), len(text))) if found else ()
    return next((Written(len(end), words) for end in ends if (words := _words_for(end))), Written(0, ()))


def _words_for(kana: str) -> tuple[str, ...]:
    return tuple(word for read, word in _by_length() if read.startswith(sound(kana)))


@cache
def _by_length() -> tuple[tuple[str, str], ...]:
    """Sounds with their words, the shortest first."""
    sounds = ((sound(read), word) for word, read in readings().items())
    return tuple(sorted(sounds, key=lambda pair: len(pair[0])))
