"""Names that players type, and what is meant by them: in every language, at any width and case."""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import SequenceMatcher
from functools import cache, cached_property, lru_cache
from typing import Generic, TypeVar

from companion.board.model import Board, UnknownHexError
from companion.files import read_json
from companion.hexes.coordinates import HexCoord
from companion.kit.map_items import MapCounter
from companion.latest import Latest
from companion.paths import resources_dir
from companion.reason import CompanionError, Reason
from companion.text import LANGUAGES, Catalogue, catalogue_in

T = TypeVar("T")
M_co = TypeVar("M_co", covariant=True)

MOST_LISTED = 6
_KEPT = 1 << 14  # texts as they are compared: the same ones are looked through with every letter typed
_NEAR = 0.6  # of the letters alike
_LEAST_WITHIN = 2  # characters of a name that do for it
_LATIN = re.compile(r"[a-z0-9]+")
_ACCENTS = range(0x300, 0x370)  # combining marks of Latin letters, not those of kana
_BREAKS = str.maketrans(dict.fromkeys('-–—_・･·,=＝゠"“”「」', " ") | dict.fromkeys("'’‘`´ʿʾʻʼ", ""))
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
_ORDINAL = re.compile(r"(?<=\d)(st|[nr]?d|th)\b|(?:第|#|\bnr|\bno)[\s.]*(?=\d)|第(?=[ivx]+(?![a-z]))")
_NUMBERED = re.compile("(?<=第)[一二三四五六七八九十百]+")
_DIGITS, _UNITS = "〇一二三四五六七八九", {"十": 10, "百": 100}
_WRITTEN_ALIKE = (  # in large kana, as all is by then
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
}
_KINDS = {"i": "inf", "c": "cav", "d": "div", "r": "regim", "b": "briga"}  # of troops and their sizes: 27 ID
_KIND_AND_SIZE = re.compile(r"(?<=\d)(?:st|nd|rd|th)?\s*([ic])([drb])$", re.IGNORECASE)
_HEX = re.compile(
    r"^(?:ヘクス|へくす|hex)\s*(?=[a-z]{0,2}\s?\d)|の?\s*(?:ヘクス|へくす)[にへ]?$|(?<=\d)[にへ]$",
    re.IGNORECASE,
)
_THE = re.compile(r"^\s*the\s+", re.IGNORECASE)
_TOWN = re.compile("(?<=.)(?:町|村|街|市街?|都市|駅|港)?[にへ]?$")
_ARMY = re.compile(r"^\s*[^\W\d_]{1,8}?(?:軍(?![団師旅大])の?\s*(?=\S)|(?<![兵車甲隊際])(?=第\d))")
_TROOPS = re.compile(
    "(歩兵|騎兵|砲兵|工兵|戦車|装甲車|駱駝|守備|集成|航空|国際|印度|集団|部隊|中隊|大隊|連隊|旅団|師団|軍団|司令部)"
)
_OTHER_SCRIPT = re.compile(r"(?<=[a-z0-9])(?=[^\x00-\x7f])|(?<=[^\x00-\x7f])(?=[a-z0-9])")


@dataclass(frozen=True, slots=True)
class Name(Generic[M_co]):
    """What is meant, and how it is called: `texts` are worded in every language, `printed` in none.

    What it is called for `short` is understood, and listed by the first of its texts.
    """

    means: M_co
    texts: tuple[Reason, ...] = ()
    printed: tuple[str, ...] = ()
    short: tuple[str, ...] = ()


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
    text = text.translate(_HIRAGANA).replace("リャ", "ジャ")  # ll too; in large kana see `_ways`
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


def _ways(typed: str) -> Iterator[str]:
    """What is typed, and as Japanese adds to a name; then with リヤ as ll, as large kana write it."""
    for text in dict.fromkeys((typed, _LARGE_LL.sub("ジャ", typed))):
        yield from _without_addition(text)


def _without_addition(typed: str) -> Iterable[str]:
    """What is typed, then in full, without "the", and the particles, word for a town or army of Japanese."""
    joined = typed.strip().replace("の", "")
    plain = _KIND_AND_SIZE.sub(_in_full, joined), _THE.sub("", typed)
    joined_or_not = joined, _TOWN.sub("", joined), _ARMY.sub("", typed)
    return dict.fromkeys((typed, *plain, *joined_or_not, _turned(typed)))


def _turned(typed: str) -> str:
    """What is typed with its one number or letter at the other end: 3 Garrison for Garrison 3."""
    words = words_of(typed)
    numbers = [word for word in words if word.isdecimal() or (len(word) == 1 and word.isascii())]
    if len(words) > 1 and numbers == [words[-1]]:
        return " ".join((words[-1], *words[:-1]))
    return " ".join((*words[1:], words[0])) if len(words) > 1 and numbers == [words[0]] else typed


def _in_full(letters: re.Match[str]) -> str:
    return "".join(f" {_KINDS[letter.casefold()]}" for letter in letters.groups())


@lru_cache(_KEPT)
def _parts(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(_TROOPS.sub(r" \1 ", " ".join(words)).split())


def _number_of(kanji: re.Match[str]) -> str:
    """A number below 1000 that is written in kanji."""
    number, digit = 0, 0
    for one in kanji[0]:
        unit = _UNITS.get(one)
        number, digit = (number + (digit or 1) * unit, 0) if unit else (number, _DIGITS.index(one))
    return str(number + digit)


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
        return next(filter(None, map(self.fitting, _ways(typed))), ()) or self._shortened(typed)

    def _shortened(self, typed: str) -> tuple[Spelled[T], ...]:
        return self._of_parts(typed) or self._holding(typed)

    def _holding(self, typed: str) -> tuple[Spelled[T], ...]:
        """Those in which it stands anywhere: Japanese, which parts no words, begins none of a name."""
        letters = "".join(words_of(typed))
        is_enough = letters.isalpha() and not letters.isascii() and len(letters) >= _LEAST_WITHIN
        return tuple(one for one in self.spelled if is_enough and letters in one.letters)

    def _of_parts(self, typed: str) -> tuple[Spelled[T], ...]:
        """Those of whose troops some kind is left out: 第27師団 is 第27歩兵師団."""
        parts = _parts(words_of(_ARMY.sub("", typed).replace("の", "")))
        each = ((_parts(one.words), one) for one in self.spelled if parts)
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
        found = _each_once(self.fitting(typed) or self._holding(typed) or self.fitting(_turned(typed)))
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
        return _each_once(next(filter(None, map(self.possible, _ways(typed))), ()) or self._shortened(typed))

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


# ---- what boards and counters are called ----


_places: Latest[Names[HexCoord]] = Latest()  # a sheet of counters asks place after place of one board


def place_names(board: Board) -> tuple[Name[HexCoord], ...]:
    """The named places of a board, one that covers several hexes means each of them; terrain of one hex."""
    catalogue = catalogue_in(LANGUAGES[0])
    texts = ((place, _place_texts(place.name, catalogue)) for place in board.places)
    named = (
        Name(hex_, text, (place.name,), other_spellings().get(_place_id(place.name), ()))
        for place, text in texts
        for hex_ in place.hexes
    )
    return *named, *_lone_terrain(board, catalogue)


def _lone_terrain(board: Board, catalogue: Catalogue) -> Iterator[Name[HexCoord]]:
    """Terrain that no second hex has is as good as a name: the pond."""
    counted = Counter(key for facts in board.hexes.values() for key in facts.terrain)
    for hex_, facts in board.hexes.items():
        lone = (f"terrain-{key}" for key in facts.terrain if counted[key] == 1)
        yield from (Name(hex_, (Reason(key),)) for key in lone if key in catalogue)


@cache
def other_spellings() -> Mapping[str, tuple[str, ...]]:
    """How players and other books spell places beside the catalogues, by what their messages end with."""
    told: dict[str, list[str]] = read_json(resources_dir() / "places.json")
    return {place: tuple(spellings) for place, spellings in told.items()}


def place_at(board: Board, hex_: HexCoord) -> Reason | None:
    """What the languages call the place in a hex; None where the catalogues have no word for one."""
    catalogue = catalogue_in(LANGUAGES[0])
    there = (place.name for place in board.places if hex_ in place.hexes)
    return next((text for name in there for text in _place_texts(name, catalogue)), None)


def printed_place(board: Board, hex_: HexCoord) -> Reason | None:
    """The place in a hex as the map prints it, in every language; None where it has no name of its own."""
    catalogue = catalogue_in(LANGUAGES[0])
    there = (place.name for place in board.places if hex_ in place.hexes)
    name = next((name for name in there if _place_texts(name, catalogue)), "")
    return Reason("place-printed", args={"name": name}) if name else None


def _place_texts(name: str, catalogue: Catalogue) -> tuple[Reason, ...]:
    """What the languages call a place, where the catalogues have a word for it."""
    key = f"place-{_place_id(name)}"
    return (Reason(key),) if key in catalogue else ()


def _place_id(name: str) -> str:
    return "-".join(_LATIN.findall(folded(name)))


def hex_alone(text: str) -> str:
    """A hex without the word for one that is said of it: ヘクス2411, 2411に."""
    return _HEX.sub("", text.strip())


def hex_called(board: Board, text: str, besides: tuple[Name[HexCoord], ...] = ()) -> HexCoord:
    """The hex of a number, else of a place of the map, or of what else has a name.

    UnknownHexError for what is neither, NameUnclearError for several hexes, or where a name is like it.
    """
    try:
        return board.parse_hex(hex_alone(text))
    except UnknownHexError as refusal:
        try:
            every = _places.of(
                (board, besides), lambda: Names((*place_names(board), *besides), board.hex_name)
            )
            return every.meant(hex_alone(text))
        except NameUnclearError as unclear:
            raise (unclear if unclear.means else refusal) from None


def counter_names(counters: Iterable[MapCounter]) -> tuple[Name[Means], ...]:
    """Counters by their whole names, their printed designations and values, alone and together."""
    return tuple(Name(CounterMeant(one.id, one.hex), (one.name,), short=_printed(one)) for one in counters)


def absent_names(counters: Iterable[MapCounter]) -> tuple[Name[Absent], ...]:
    """Counters as `counter_names`, of those that lie at a place off the map."""
    return tuple(
        Name(Absent(one.name, one.place), (one.name,), short=_printed(one))
        for one in counters
        if one.hex is None and one.place
    )


def _printed(counter: MapCounter) -> tuple[str, ...]:
    """What stands on a counter: lists show its values behind its designation."""
    parts = tuple(filter(None, (counter.short_name, counter.label)))
    return (*parts, " ".join(parts)) if len(parts) > 1 else parts
