"""Fuzzy search: how well a few typed letters fit a text."""

from companion.kit.spelling import folded
from companion.text.readings import read_aloud

_START_OF_WORD = 3
_NEXT_TO_LAST = 2
_START_OF_TEXT = 3
_WHOLE_TEXT = 6
_LARGE = str.maketrans("ぁぃぅぇぉっゃゅょ", "あいうえおつやゆよ")


def score(query: str, text: str) -> int | None:
    """How well `text` holds the letters of `query` in order, higher is better; None when it does not.

    Letters that begin a word or follow one another count more, most of all the whole text or its beginning;
    case and width do not matter.
    """
    wanted, given = folded(query), folded(text)
    if not wanted:
        return 0
    at = given.find(wanted)
    if at >= 0:
        return _whole_score(wanted, given, at)
    scattered = _scattered_score(wanted, given)
    in_words = len(wanted) * _START_OF_WORD if holds(query, text) else None  # in whatever order
    return max((points for points in (scattered, in_words) if points is not None), default=None)


def holds(query: str, text: str) -> bool:
    """Whether `text` holds every word typed, each in a row, as written or read; case is nothing."""
    given = folded(text)
    if query.isascii():
        return all(word in given for word in folded(query).split())
    read = sound(read_aloud(text))
    return all(folded(word) in given or sound(word) in read for word in query.split())


def is_whole(query: str, text: str) -> bool:
    """Whether that is all of `text`, as it is written or read."""
    return folded(query) == folded(text) or sound(query) == sound(read_aloud(text))


def sound(text: str) -> str:
    """As it is compared by its sound: keys on the screen have no small kana."""
    return folded(text.translate(_LARGE))


def _whole_score(wanted: str, given: str, at: int) -> int:
    total = len(wanted) * (_START_OF_WORD + _NEXT_TO_LAST)
    total += _START_OF_WORD if _begins_word(given, at) else 0
    return total + (_WHOLE_TEXT if wanted == given else _START_OF_TEXT if at == 0 else 0)


def _scattered_score(wanted: str, given: str) -> int | None:
    total, last = 0, -1
    for letter in wanted:
        at = given.find(letter, last + 1)
        if at < 0:
            return None
        total += 1
        total += _NEXT_TO_LAST if at == last + 1 and last >= 0 else 0
        total += _START_OF_WORD if _begins_word(given, at) else 0
        last = at
    return total


def _begins_word(text: str, at: int) -> bool:
    return at == 0 or not text[at - 1].isalnum()
