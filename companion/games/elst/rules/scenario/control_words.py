"""Control told in words: "British A-M but L6, M6 (German); N east German; all others British" (4.2ad).

A side stands before what is its own or behind it. Hexrows mean the building hexes in them, "but" takes hexes
out, a side in brackets behind them gives them to it. What is told later stands.
"""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cached_property

from companion.board.model import Board, UnknownHexError
from companion.games.elst.factions import Faction
from companion.games.elst.rules.forces.pieces import sides_called
from companion.games.elst.rules.refit.ground import RefitGround
from companion.hexes.coordinates import HexCoord
from companion.kit.called import hex_called
from companion.reason import CompanionError, Reason

Told = dict[HexCoord, Faction | None]


class ControlWordsError(CompanionError):
    """Words that tell no control, with those that cannot be read."""


class _Word(Enum):
    """Words that are neither a side nor hexes."""

    BUT = auto()
    BUT_THESE = auto()
    REST = auto()
    ALL = auto()
    EAST = auto()
    WEST = auto()
    END = auto()
    OPEN = auto()
    CLOSE = auto()
    FILLING = auto()


_IN_HIRAGANA = {code: code - 0x60 for code in range(0x30A1, 0x30F7)}

SIDES: dict[str, Faction | None] = {
    **{
        spelled: side
        for side, words in sides_called().items()
        for word in words
        for spelled in (word, word.translate(_IN_HIRAGANA))
    },
    **dict.fromkeys(("nobody", "支配なし"), None),
}
_SPELLED = {
    _Word.BUT: "but except excepting without not excluding ただし 但し",
    _Word.BUT_THESE: "を除く を除いて 以外",
    _Word.REST: "other others rest remaining else 残り その他",
    _Word.ALL: "all every everything whole 全部 すべて 全て",
    _Word.EAST: "east eastward eastwards on onward onwards 以東 より東",
    _Word.WEST: "west westward westwards 以西 より西",
    _Word.END: "; . \n 。",
    _Word.OPEN: "(",
    _Word.CLOSE: ")",
    _Word.FILLING: "the a is are of in from hex hexes hexrow hexrows row rows column columns building "
    "buildings control controls controlled held hold holds have has own owns by side and "
    "ヘクス列 ヘクス 建物 支配 列 の は が を と で に も や まで および 及び 含む ・",
}
_WORDS = {text: word for word, texts in _SPELLED.items() for text in texts.split(" ")}
_JAPANESE = sorted((text for text in (*SIDES, *_WORDS) if not text.isascii()), key=len, reverse=True)
_TO = re.compile(r"\s*(?:\b(?:to|through)\b|から|\.\.|[-–—~〜])\s*(?=[A-Za-z]{1,2}\b)", re.IGNORECASE)
_ON = re.compile(r"\b([A-Za-z]{1,2})\s*(?:[-–—~〜]|\.\.)(?=[\s,;.)、]|$)")
_KNOWN = "|".join(map(re.escape, _JAPANESE))
_UNREAD = rf"(?:(?!{_KNOWN})[\u3040-\u9fff])+"
_TOKEN = re.compile("|".join((r"[();.\n。]", _KNOWN, _UNREAD, r"[^\s,、:：();.。\u3040-\u9fff]+")))
_ROW = re.compile(r"([A-Z])\1?", re.IGNORECASE)
_ROWS = re.compile(r"([A-Z])(\1?)=([A-Z])(\3?)", re.IGNORECASE)


@dataclass
class _Group:
    """What is said of one side's hexes: these, but not those, and those rather of another side."""

    hexes: set[HexCoord] = field(default_factory=set)
    out: set[HexCoord] = field(default_factory=set)
    given: Told = field(default_factory=dict)
    is_out: bool = False
    is_all: bool = False
    is_rest: bool = False
    is_row: bool = False
    last: list[HexCoord] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been said yet."""
        return not (self.hexes or self.is_all or self.is_rest)


class ControlReader:
    """Reads words about a map. `known` are the hexes of which control is told already."""

    def __init__(self, board: Board, ground: RefitGround, known: Iterable[HexCoord] = ()) -> None:
        self._board, self._ground, self._known = board, ground, frozenset(known)
        self._told: Told = {}
        self._group = _Group()
        self._sides: list[Faction | None] = []  # the side that stands before what is its own, if any
        self._said: tuple[_Group, Faction | None] | None = None  # what was told last in this sentence
        self._is_inside = False

    def read(self, text: str) -> Told:
        """Who controls which hexes by these words; ControlWordsError for what cannot be read."""
        tokens = _tokens(text)
        for place, token in enumerate(tokens):
            self._take(token, tokens[place + 1] if place + 1 < len(tokens) else "")
        self._end()
        if not self._told:
            raise ControlWordsError(Reason("control-words-nothing", "4.2ad", args={"text": text.strip()}))
        return self._told

    # ---- word by word ----

    def _take(self, token: str, following: str) -> None:
        if token in SIDES:
            self._take_side(SIDES[token], is_last=_WORDS.get(following or ";") is _Word.END)
        elif token in _WORDS:
            self._take_word(_WORDS[token])
        else:
            self._take_hexes(self._hexes(token, _WORDS.get(following)), is_row=_is_row(token))

    def _take_hexes(self, hexes: list[HexCoord], *, is_row: bool) -> None:
        """Hexes one after the other are spoken of together, a hexrow by itself."""
        group = self._group
        group.last = hexes if is_row or group.is_row else [*group.last, *hexes]
        group.is_row = is_row
        (group.out if group.is_out else group.hexes).update(hexes)

    def _take_side(self, side: Faction | None, *, is_last: bool) -> None:
        group = self._group
        if self._is_inside or (
            group.is_out and group.last and is_last
        ):  # "but L6 (German)", "but L6 is German"
            group.given.update(dict.fromkeys(group.last, side))
        elif self._sides or group.is_empty:
            self._end()
            self._sides = [side]
        else:
            self._sides = [side]
            self._end()
            self._sides.clear()

    def _take_word(self, word: _Word) -> None:
        group = self._group
        match word:
            case _Word.OPEN | _Word.CLOSE:
                self._is_inside = word is _Word.OPEN
            case _Word.END:
                self._end()
                self._sides, self._said = [], None
            case _Word.BUT:
                self._except()
            case _Word.BUT_THESE:
                group.out.update(group.last)
            case _Word.REST:
                group.is_rest = True
            case _Word.ALL:
                group.is_all = True

    def _except(self) -> None:
        """What follows is taken out, of what was told just before too: "A-M British, but L6"."""
        if self._group.is_empty and self._said is not None:
            self._group, side = self._said
            self._sides = [side]
        self._group.is_out, self._group.last = True, []

    def _end(self) -> None:
        """What was said of a side is told; of none it cannot be."""
        group, self._group = self._group, _Group()
        if group.is_empty:
            return
        if not self._sides:
            raise ControlWordsError(Reason("control-words-no-side", "4.2ad"))
        self._said = group, self._sides[0]
        hexes = group.hexes or self._every(group)
        self._told |= dict.fromkeys(sorted(hexes), self._sides[0])
        for hex_ in group.out:
            self._told.pop(hex_, None)
        self._told |= group.given

    def _every(self, group: _Group) -> set[HexCoord]:
        """All buildings, or those of which nothing is told yet."""
        buildings = set(self._ground.buildings)
        return buildings - self._told.keys() - self._known if group.is_rest else buildings

    # ---- hexes ----

    def _hexes(self, token: str, following: _Word | None) -> list[HexCoord]:
        """The hex of a number or a place, the buildings of a hexrow or several."""
        if rows := _ROWS.fullmatch(token):
            return self._between(self._column(rows[1] + rows[2]), self._column(rows[3] + rows[4]))
        if _ROW.fullmatch(token):
            column = self._column(token)
            first, last = self._ends
            east, west = following is _Word.EAST, following is _Word.WEST
            return self._between(first if west else column, last if east else column)
        try:
            return [hex_called(self._board, token.replace("=", "-"))]
        except UnknownHexError as error:
            raise ControlWordsError(Reason("control-words-unknown", "4.2ad", args={"word": token})) from error

    def _between(self, first: int, last: int) -> list[HexCoord]:
        column_of = self._board.numbering.column_row
        return [hex_ for hex_ in self._ground.buildings if first <= column_of(hex_)[0] <= last]

    @cached_property
    def _ends(self) -> tuple[int, int]:
        """The first and the last hexrow of the map."""
        columns = [self._board.numbering.column_row(hex_)[0] for hex_ in self._board]
        return min(columns), max(columns)

    def _column(self, letters: str) -> int:
        """The hexrow of some letters; ControlWordsError where the map has none."""
        for row in range(3):
            try:
                return self._board.numbering.column_row(self._board.parse_hex(f"{letters}{row}"))[0]
            except UnknownHexError:
                continue
        raise ControlWordsError(Reason("control-words-unknown", "4.2ad", args={"word": letters}))


def names_a_side(text: str) -> bool:
    """Whether some words say whose anything is."""
    return any(token in SIDES for token in _tokens(text))


def _is_row(token: str) -> bool:
    return bool(_ROW.fullmatch(token) or _ROWS.fullmatch(token))


def _tokens(text: str) -> list[str]:
    """The words; "A to M" and "A-M" are one, "N-" is N and what is east of it."""
    plain = unicodedata.normalize("NFKC", text)
    plain = _ON.sub(r"\1 east", _TO.sub("=", plain))
    found = (token.casefold() for token in _TOKEN.findall(plain))
    return [token for token in found if _WORDS.get(token) is not _Word.FILLING]
