"""Names that players type, and what is meant by them: in every language, at any width and case."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import SequenceMatcher
from functools import cached_property
from typing import Generic, TypeVar

from companion.hexes.coordinates import HexCoord
from companion.kit.spelling import beginning_with, folded, parts_of, parts_typed, turned, ways_of, words_of
from companion.reason import CompanionError, Reason
from companion.text import LANGUAGES, catalogue_in

T = TypeVar("T")
M_co = TypeVar("M_co", covariant=True)

MOST_LISTED = 6
_NEAR = 0.6  # of the letters alike
_LEAST_WITHIN = 2  # characters of a name that do for it


@dataclass(frozen=True, slots=True)
class Name(Generic[M_co]):
    """What is meant, and how it is called: `texts` are worded in every language, `printed` in none.

    What it is called for `short` is understood, and listed by the first of its texts. Words of `armies` may
    stand before any of them, to say whose it is.
    """

    means: M_co
    texts: tuple[Reason, ...] = ()
    printed: tuple[str, ...] = ()
    short: tuple[str, ...] = ()
    armies: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CounterMeant:
    """A counter by its id, and the hex in which it stands; None off the map."""

    id: str
    hex: HexCoord | None = None


Means = HexCoord | CounterMeant


@dataclass(frozen=True, slots=True)
class Absent:
    """A counter by its name that stands in no hex, and where it is instead, or what it waits for."""

    name: Reason
    where: Reason


@dataclass(frozen=True, slots=True)
class Spelled(Generic[T]):
    """One spelling of a name, and what it means; of what is short, the name `in_full`."""

    text: str
    means: T
    words: tuple[str, ...] = field(compare=False, repr=False)
    in_full: str = field(default="", compare=False, repr=False)
    others: tuple[str, ...] = field(default=(), compare=False, repr=False)  # what languages call it
    letters: str = field(init=False, compare=False, repr=False)  # of all words, without the spaces

    def __post_init__(self) -> None:
        object.__setattr__(self, "letters", "".join(self.words))


class NameUnclearError(CompanionError):
    """Something typed that means nothing here, or several things; `means` would do, or are like it."""

    def __init__(self, reason: Reason, means: Iterable[object], *, is_several: bool) -> None:
        super().__init__(reason)
        self.means, self.is_several = tuple(means), is_several


def every_word(*texts: Reason) -> tuple[str, ...]:
    """How texts are worded in every language; "; " stands between words that are never shown."""
    spelled = Names((Name(None, texts),)).spelled
    return tuple(word for one in spelled for word in map(str.strip, one.text.split(";")) if word)


class Names(Generic[T]):
    """Names that may be typed at one place. Words are looked up when the first one is."""

    def __init__(
        self,
        names: Iterable[Name[T]],
        hex_name: Callable[[HexCoord], str] = str,
        languages: Sequence[str] = LANGUAGES,
    ) -> None:
        self._names, self._hex_name, self._languages = tuple(names), hex_name, languages

    @cached_property
    def spelled(self) -> tuple[Spelled[T], ...]:
        """Every spelling in every language, each once for what it means."""
        found: dict[tuple[tuple[str, ...], T], Spelled[T]] = {}
        catalogues = [catalogue_in(language) for language in self._languages]
        for name in self._names:
            worded = [it.reason(text, self._hex_name) for text in name.texts for it in catalogues]
            in_full = next(iter(worded), "")
            for text in (*name.printed, *worded, *name.short):
                if words := words_of(text):
                    shown = in_full if text in name.short else ""
                    one = Spelled(text, name.means, words, shown, tuple(worded))
                    found.setdefault((words, name.means), one)
        return tuple(found.values())

    @cached_property
    def _by_letters(self) -> Mapping[str, Sequence[Spelled[T]]]:
        found: dict[str, list[Spelled[T]]] = {}
        for one in self.spelled:
            found.setdefault(one.letters, []).append(one)
        return found

    def fitting(self, typed: str) -> tuple[Spelled[T], ...]:
        """Exact names; without any, those whose words begin with the words typed, in their order.

        Letters may be typed without the spaces: few write those of a name in kana.
        """
        words = words_of(typed)
        letters = "".join(words)
        return self.exact(typed) or tuple(
            one
            for one in self.spelled
            if words and (_begin(words, one.words) or _runs_on(letters, one.letters))
        )

    def fitting_somehow(self, typed: str) -> tuple[Spelled[T], ...]:
        """As `fitting`; without any, what is typed is read as Japanese adds to a name or shortens it."""
        return (
            self._of_army(typed)
            or next(filter(None, map(self.fitting, ways_of(typed))), ())
            or self._shortened(typed)
        )

    @cached_property
    def _armies(self) -> tuple[tuple[re.Pattern[str], frozenset[T]], ...]:
        """How what is typed begins that says whose it is, and all that is theirs; long words first."""
        found: dict[str, set[T]] = {}
        for name in self._names:
            for army in name.armies:
                found.setdefault(folded(army), set()).add(name.means)
        longest_first = sorted(found, key=len, reverse=True)
        return tuple((beginning_with(army), frozenset(found[army])) for army in longest_first)

    def _of_army(self, typed: str) -> tuple[Spelled[T], ...]:
        """Those whose army is named first, which tells two numbers alike apart: Turkish 42nd, 英42師団."""
        text = folded(typed)
        for begins, theirs in () if self.exact(typed) else self._armies:
            army = begins.match(text)
            rest = text[army.end() :] if army else ""
            found = self._possible_somehow(rest) if rest else ()
            if found := tuple(one for one in found if one.means in theirs):
                return found
        return ()

    def _possible_somehow(self, typed: str) -> tuple[Spelled[T], ...]:
        return next(filter(None, map(self.possible, ways_of(typed))), ()) or self._shortened(typed)

    def _shortened(self, typed: str) -> tuple[Spelled[T], ...]:
        return self._of_parts(typed) or self._holding(typed)

    def _holding(self, typed: str) -> tuple[Spelled[T], ...]:
        """Those in which it stands anywhere: Japanese, which parts no words, begins none of a name."""
        letters = "".join(words_of(typed))
        is_enough = letters.isalpha() and not letters.isascii() and len(letters) >= _LEAST_WITHIN
        return tuple(one for one in self.spelled if is_enough and letters in one.letters)

    def _of_parts(self, typed: str) -> tuple[Spelled[T], ...]:
        """Those of whose troops some kind is left out: 第27師団 is 第27歩兵師団."""
        parts = parts_typed(typed)
        each = ((parts_of(one.words), one) for one in self.spelled if parts)
        return tuple(one for words, one in each if _begin(parts, words) and not _breaks_number(parts, words))

    def exact(self, typed: str) -> tuple[Spelled[T], ...]:
        """The names all of which is typed."""
        words = words_of(typed)
        letters = "".join(words)
        beside = (words[1:], words[:-1]) if len(words) > 1 else ()  # a hex, before the name or behind it
        alike = (one for part in (words, *beside) for one in self._by_letters.get("".join(part), ()))
        return tuple(one for one in alike if self._is(words, letters, one))

    def possible(self, typed: str) -> tuple[Spelled[T], ...]:
        """Of what fits, all that may be meant: a number is typed whole, 2 is no 28."""
        words = words_of(typed)
        letters = "".join(words)
        return tuple(
            one
            for one in self.fitting(typed)
            if self._is(words, letters, one) or not _breaks_number(words, one.words)
        )

    def _is(self, words: tuple[str, ...], letters: str, one: Spelled[T]) -> bool:
        """Whether all of a name is typed, its hex beside it or not; parted otherwise it is the same name."""
        if one.letters == letters or len(words) != len(one.words) + 1:
            return one.letters == letters
        number = folded(self._number(one))
        return words in ((*one.words, number), (number, *one.words))

    def completions(self, typed: str) -> tuple[str, ...]:
        """The names that what was typed may become, each with its hex; all that is typed is none."""
        found = _each_once(
            self._of_army(typed) or self.fitting(typed) or self._holding(typed) or self.fitting(turned(typed))
        )
        return tuple(self.shown(one) for one in found[:MOST_LISTED])

    def nearest(self, typed: str, most: int = 3) -> tuple[Spelled[T], ...]:
        """The names that are most like what was typed; none where nothing is like it."""
        wanted = " ".join(words_of(typed))
        if wanted.isdecimal():
            return ()  # one number is as good as another
        likeness = _likeness(wanted, (" ".join(one.words) for one in self.spelled))
        pairs = zip(likeness, self.spelled, strict=True)
        found = sorted(((like, one) for like, one in pairs if like >= _NEAR), key=lambda pair: -pair[0])
        return _each_once(one for _, one in found)[:most]

    def candidates(self, typed: str) -> tuple[Spelled[T], ...]:
        """Each thing that may be meant, by the first of its names; none where `meant` names the nearest."""
        return _each_once(self._of_army(typed) or self._possible_somehow(typed))

    def meant(self, typed: str) -> T:
        """What is meant; NameUnclearError lists several and takes none, or names the nearest."""
        found = self.candidates(typed)
        if len(found) == 1:
            return found[0].means
        shown = found[:MOST_LISTED] if found else self.nearest(typed)
        reason = self._unclear(typed.strip(), shown, len(found))
        raise NameUnclearError(reason, [one.means for one in shown], is_several=bool(found))

    def _unclear(self, typed: str, shown: Sequence[Spelled[T]], count: int) -> Reason:
        listed = [self.shown(_as_typed(one, typed)) for one in shown]
        names = "; ".join(listed if count else dict.fromkeys(listed))
        if count:
            more = max(count - len(shown), 0)
            return Reason("name-several", args={"text": typed, "names": names, "more": more})
        key = "name-unknown-near" if names else "name-unknown"
        return Reason(key, args={"text": typed, "names": names} if names else {"text": typed})

    def shown(self, one: Spelled[T]) -> str:
        """A name with its hex, where it has one."""
        number, text = self._number(one), one.in_full or one.text
        return text if not number or number in text else f"{text} {number}"

    def _number(self, one: Spelled[T]) -> str:
        hex_ = hex_of(one.means)
        return self._hex_name(hex_) if hex_ else ""


def _as_typed(one: Spelled[T], typed: str) -> Spelled[T]:
    """A name in the script in which was typed, where a language has it: who types kana reads kana.

    A number is of no script: it is found in words of any language, and listed in those of the player. So are
    Latin letters that stand in a Japanese name, as PUA in PUA旅団.
    """
    if folded(typed).isdecimal():
        return replace(one, in_full=one.others[0]) if one.text in one.others else one
    if typed.isascii() or not (one.in_full or one.text).isascii():
        return one
    called = next((text for text in one.others if not text.isascii()), "")
    return replace(one, in_full=called) if called else one


def _each_once(spelled: Iterable[Spelled[T]]) -> tuple[Spelled[T], ...]:
    """The first spelling of each thing that is meant."""
    found: dict[T, Spelled[T]] = {}
    for one in spelled:
        found.setdefault(one.means, one)
    return tuple(found.values())


def hex_of(means: object) -> HexCoord | None:
    """The hex that is meant, or in which what is meant stands."""
    return means if isinstance(means, HexCoord) else means.hex if isinstance(means, CounterMeant) else None


def _begin(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each word typed begins a word of the name, one after the other; camels is a camel unit."""
    left = iter(words)
    for part in typed:
        for word in left:
            if word.startswith(part) or f"{word}s" == part:
                break
        else:
            return False
    return True


def _breaks_number(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Whether a number typed only begins one of the name."""
    whole = [word for word in words if word in typed or not any(_is_broken(part, word) for part in typed)]
    return not (_begin(typed, whole) or _runs_on("".join(typed), "".join(whole)))


def _is_broken(part: str, word: str) -> bool:
    return part[-1].isdecimal() and word.startswith(part) and word[len(part) :][:1].isdecimal()


def _runs_on(typed: str, letters: str) -> bool:
    return typed.isalpha() and letters.startswith(typed)


def _likeness(wanted: str, names: Iterable[str]) -> Iterator[float]:
    """How like something each name is; 0 for all that is not near, which is seen much sooner."""
    bound = SequenceMatcher(None, "", wanted)
    for name in names:
        bound.set_seq1(name)
        is_near = bound.real_quick_ratio() >= _NEAR and bound.quick_ratio() >= _NEAR
        yield SequenceMatcher(None, wanted, name).ratio() if is_near else 0.0
