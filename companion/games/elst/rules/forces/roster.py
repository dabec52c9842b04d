"""Rosters typed the fast way: `3x 4-5-7, 9-1, 2 LMG @ NN8`."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache, lru_cache

from companion.board.model import Board
from companion.games.elst.factions import Faction
from companion.games.elst.rules.forces.counted import Pieces, gathered
from companion.games.elst.rules.forces.marks import (
    Mark,
    Marks,
    in_order,
    mark_called,
    mark_in_words,
    marks_of,
    parted,
    said_as,
)
from companion.games.elst.rules.forces.pieces import find_piece, names_like, plain, words_for
from companion.games.elst.rules.forces.spoken import (
    halves,
    in_figures,
    listed_and_place,
    said_together,
    some_of_them,
)
from companion.games.elst.rules.forces.units import PieceType
from companion.hexes.coordinates import HexCoord
from companion.kit.called import hex_called
from companion.kit.counts import COUNTED_BEHIND, COUNTED_BY
from companion.kit.names import Name, Names, NameUnclearError, every_word
from companion.kit.typed import overlong
from companion.reason import CompanionError, Reason
from companion.saved import Frozen

MOST_OF_A_TYPE = 99
MOST_COUNTERS = 2000  # named at once: far beyond what the game has


class RosterError(CompanionError):
    """A roster line that cannot be read, with the part concerned."""


class RosterLine(Frozen):
    """What one line says: counters, and the hex where they stand (None: not said), perhaps its steeple."""

    pieces: tuple[Pieces, ...]
    hex: HexCoord | None = None
    level: int = 0


_COUNTED = re.compile(
    rf"(?P<count>[+-]?\d{{1,99}})\s*(?:[x×*]\s*|\s|{COUNTED_BY}の?\s*)(?P<name>\S.*)", re.IGNORECASE
)
_SEPARATORS = re.compile(r"[,;、・\n]")
_BEHIND_A_PLACE = re.compile(r"([@＠][^@＠;；。\n]*)[;；。]")
_BEFORE_ANOTHER_PLACE = re.compile(r"([@＠][^@＠,、，;；。\n]*)[,、，](?=[^@＠\n]*[@＠])")
_ENDS_OF_STACKS = re.compile(r"[;；。]")
_BEFORE_A_LEVEL = re.compile(r"^(?:(?:in|on|at|the|church)\s+)+(?=\S)", re.IGNORECASE)
_OF_A_HEX = re.compile(r"^(?:of|in|at)\s+", re.IGNORECASE)
_OF_ANY_STEEPLE = re.compile(r"\b(?:in|on|at|of|the|church)\b", re.IGNORECASE)


def parse_roster(text: str, faction: Faction, board: Board) -> tuple[RosterLine, ...]:
    """Read the lines of a roster; empty ones are passed over, and behind a place a semicolon ends one too.

    Raises RosterError for a name, a count, a line that says nothing or too many counters in all,
    UnknownHexError or NameUnclearError for a hex or place.
    """
    lines = (parse_roster_line(line, faction, board) for line in roster_lines(text) if line.strip())
    return tuple(_counted(lines))


def roster_lines(text: str) -> list[str]:
    """The lines of a roster, also where several are typed in one: `9-1 @ M20; M21: 4-5-7`.

    A comma behind a place ends one where another place is named further on: `9-1 @ M20, 4-5-7 @ M21`.
    """
    lines = _BEFORE_ANOTHER_PLACE.sub(r"\1\n", _BEHIND_A_PLACE.sub(r"\1\n", text)).splitlines()
    return [one for line in lines for one in _stacks_of(line)]


def _stacks_of(line: str) -> list[str]:
    """Several stacks typed in one line, each of which says its place; else the line."""
    stacks = [one for one in _ENDS_OF_STACKS.split(line) if one.strip()]
    each_has_a_place = all("@" in one or "＠" in one or listed_and_place(one) for one in stacks)
    return stacks if each_has_a_place else [line]


def _counted(lines: Iterable[RosterLine]) -> Iterator[RosterLine]:
    """The lines, as long as no box could hold fewer counters than they name."""
    count = 0
    for line in lines:
        count += sum(some.count for some in line.pieces)
        if count > MOST_COUNTERS:
            raise RosterError(Reason("roster-too-many", args={"most": MOST_COUNTERS}))
        yield line


def parse_roster_line(
    text: str, faction: Faction, board: Board, captured: frozenset[str] = frozenset()
) -> RosterLine:
    """Read one line: counted names with commas between, then perhaps @ and a hex, "NN8 steeple" (1.1a).

    The place may also stand behind "in" or before a colon, as a stack is shown: "NN8: 8-1, radio".
    Who is said to be off the map has no hex. What the side has `captured`, by type id, needs no word for it.
    """
    clean = unicodedata.normalize("NFKC", text)
    if refusal := overlong(clean):
        raise RosterError(refusal)
    listed, at, place = clean.partition("@")
    where = _parse_place(place.strip(), board) if at else None
    if not at:
        listed, where = _said_place(clean, board)
    if where and where[1]:
        listed = _without_steeple(listed)
    elif said := _bare_steeple(listed, where, board):
        listed, where = said
    parts = [part.strip() for part in _SEPARATORS.split(listed) if part.strip()]
    if not parts:
        raise RosterError(Reason("roster-nothing-named", args={"text": text.strip()}))
    pieces = gathered(_parse_parts(parts, faction, captured))
    if where is None:
        return RosterLine(pieces=pieces)
    hex_, level = where
    return RosterLine(pieces=pieces, hex=hex_, level=level)


def _said_place(line: str, board: Board) -> tuple[str, tuple[HexCoord, int] | None]:
    """What a line lists and where that stands; all of it and None where it names no place.

    NameUnclearError for a place of several hexes, as of one behind an @.
    """
    several: NameUnclearError | None = None
    for listed, place in listed_and_place(line):
        try:
            return listed, _parse_place(place.strip(), board)
        except NameUnclearError as unclear:
            several = several or (unclear if unclear.is_several else None)
        except CompanionError:
            continue
    if several is not None:
        raise several
    return line, None


def _without_steeple(listed: str) -> str:
    """What is listed, without "(steeple)" behind each that stands there."""
    return next((said for word in _steeple_brackets() if (said := word.sub("", listed)) != listed), listed)


def _bare_steeple(
    listed: str, where: tuple[HexCoord, int] | None, board: Board
) -> tuple[str, tuple[HexCoord, int]] | None:
    """What a line lists, its steeple and level, where nothing leads to it, as "8-1 steeple"."""
    said = next((found for word in _bare_steeples() if (found := word.search(listed))), None)
    if said is None:
        return None
    steeples = [hex_ for hex_ in _steeples(board) if where is None or hex_ == where[0]]
    if len(steeples) != 1:
        return None
    return listed[: said.start()] + listed[said.end() :], (steeples[0], 1)


def _steeples(board: Board) -> list[HexCoord]:
    return [hex_ for hex_, facts in board.hexes.items() if facts.values.get("steeple")]


def _parse_parts(parts: Iterable[str], faction: Faction, captured: frozenset[str]) -> list[Pieces]:
    """What is listed; what is said to ail a counter may stand behind it as a part of its own."""
    found: list[Pieces] = []
    for part in parts:
        count, said = some_of_them(part)
        mark = mark_called(said) if found and not find_piece(part, faction) else None
        if mark is None:
            found += _parse_joined(part, faction, captured)
        else:
            found += _ailing(found.pop(), mark, count, part)
    return found


def _ailing(some: Pieces, mark: Mark, count: int | None, part: str) -> Iterator[Pieces]:
    """Those of which nothing more is said, and the others, all of them for None."""
    ailing = some.count if count is None else _checked_count(count, part, some.count)
    if ailing < some.count:
        yield some.counting(some.count - ailing)
    yield _fitted(some.piece_type, ailing, (*some.marks, mark))


def _parse_joined(part: str, faction: Faction, captured: frozenset[str]) -> list[Pieces]:
    """One part; where it is none, several that "and" or "with" joins, if the first of them is one.

    Nothing need join them: "4-5-7 LMG".
    """
    try:
        return [_parse_part(part, faction, captured)]
    except RosterError as refusal:
        first, *others = said_together(part)
        if first == part:
            return _parse_side_by_side(part, faction, captured, refusal)
        try:
            found = _parse_joined(first, faction, captured)
        except RosterError:
            raise refusal from None
        return [*found, *_parse_parts(others, faction, captured)]


def _parse_side_by_side(
    part: str, faction: Faction, captured: frozenset[str], refusal: RosterError
) -> list[Pieces]:
    """Counters with nothing but spaces between them; the refusal where it is not all counters."""
    for first, others in halves(part):
        with suppress(RosterError):
            return [_parse_part(first, faction, captured), *_parse_joined(others, faction, captured)]
    raise refusal


def _parse_place(text: str, board: Board) -> tuple[HexCoord, int] | None:
    """A hex with its level, None off the map. A steeple needs no hex if board or place has one only."""
    if plain(text) in _off_map():
        return None
    text = _BEFORE_A_LEVEL.sub("", text)
    said = next((pattern for pattern in _steeple_words() if pattern.search(text)), None)
    if said is None:
        return hex_called(board, _without_ground(text)), 0
    rest = _OF_A_HEX.sub("", said.sub("", text, count=1).strip(" ,の"))
    rest = rest if _OF_ANY_STEEPLE.sub("", rest).strip() else ""
    steeples = set(_steeples(board))
    try:
        found = {hex_called(board, rest)} if rest else steeples
    except NameUnclearError as unclear:
        found = steeples.intersection(unclear.means)
        if len(found) != 1:
            raise
    return (found.pop(), 1) if len(found) == 1 else (hex_called(board, text), 0)


def _without_ground(place: str) -> str:
    """A place without the level that a steeple stands on, which may be said: "NN8, ground level"."""
    said = next((pattern for pattern in _ground_words() if pattern.search(place)), None)
    rest = _OF_A_HEX.sub("", said.sub("", place, count=1).strip(" ,の")) if said else ""
    return rest or place


@cache
def _ground_words() -> tuple[re.Pattern[str], ...]:
    return tuple(map(said_as, every_word(Reason("level-ground"), Reason("level-ground-also"))))


@cache
def _off_map() -> frozenset[str]:
    """What those are called who wait off the map, as stacks are shown and as players say it."""
    shown = (Reason("forces-place", args={"spot": spot}) for spot in ("hand", "offboard"))
    names = Names(Name(1, (reason,)) for reason in shown)
    return frozenset(plain(one) for one in (*(name.text for name in names.spelled), *words_for("hand")))


@cache
def _steeple_brackets() -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(rf"\s*\({re.escape(name)}\)", re.IGNORECASE) for name in _steeple_names())


@cache
def _bare_steeples() -> tuple[re.Pattern[str], ...]:
    lead = r"(?:\b(?:in|on|up|at|of|the|church)\s+|教会の)*"
    names = "|".join(map(re.escape, _steeple_names()))
    ways = (rf"^{lead}(?:{names})(?=[\s,、:])[\s,、:]*", rf"(?:^|[\s,、]+){lead}(?:{names})$")
    return tuple(re.compile(way, re.IGNORECASE) for way in ways)


@cache
def _steeple_words() -> tuple[re.Pattern[str], ...]:
    return tuple(map(said_as, _steeple_names()))


@cache
def _steeple_names() -> tuple[str, ...]:
    """A steeple in every language, and as players call it beside."""
    return every_word(Reason("level-steeple"), Reason("level-steeple-also"))


def _parse_part(part: str, faction: Faction, captured: frozenset[str]) -> Pieces:
    """As `_read_part`, whose RosterError is raised."""
    found = _read_part(part, faction, captured)
    if isinstance(found, RosterError):
        raise RosterError(found.reason)
    return found


@lru_cache(maxsize=1024)
def _read_part(part: str, faction: Faction, captured: frozenset[str]) -> Pieces | RosterError:
    """Counters or why they are none: side by side the same words are tried again and again."""
    try:
        return _counted_piece(part, faction, captured)
    except RosterError as refusal:
        return refusal


def _counted_piece(part: str, faction: Faction, captured: frozenset[str]) -> Pieces:
    """A count, a name, and what is said to ail them, in any order: "2 broken 4-5-7", "LMG (captured)"."""
    if type_ := find_piece(part, faction):
        return Pieces(type=type_.id, count=1)
    said, marks = parted(in_figures(part))
    counted = _counted_name(said, faction)
    if counted is None or find_piece(said, faction):
        return _marked(said, 1, marks, faction, captured)
    name, more = parted(counted["name"])
    return _marked(name, _checked_count(int(counted["count"]), part), (*marks, *more), faction, captured)


def _counted_name(said: str, faction: Faction) -> re.Match[str] | None:
    """A count and a name: of two ways to read it, the one that names a counter. "2 x 457" and "457 x 2"."""
    ways = [way for pattern in (_COUNTED, COUNTED_BEHIND) if (way := pattern.fullmatch(said))]
    named = (way for way in ways if find_piece(parted(way["name"])[0], faction))
    return next(named, ways[0] if ways else None)


def _marked(name: str, count: int, marks: Marks, faction: Faction, captured: frozenset[str]) -> Pieces:
    """Counters as they are named; RosterError for no counter, or for what cannot ail one."""
    type_ = find_piece(name, faction)
    other = find_piece(name, faction.opponent) if type_ is None else None
    if other and (Mark.CAPTURED in marks or other.id in captured):
        type_ = other
    if type_ is None:
        args = {"name": name, "faction": faction.value, "like": names_like(name, faction) or "none"}
        raise RosterError(Reason("roster-unknown-piece", args=args))
    return _fitted(type_, count, marks)


def _fitted(type_: PieceType, count: int, marks: Marks) -> Pieces:
    """So many of a type; RosterError for what cannot ail it. A broken weapon is one that malfunctions."""
    fitting = marks_of(type_)
    if Mark.BROKEN not in fitting and Mark.MALFUNCTIONED in fitting:
        marks = tuple(Mark.MALFUNCTIONED if mark is Mark.BROKEN else mark for mark in marks)
    for mark in marks:
        if mark not in fitting:
            raise RosterError(_unfit(type_.name, mark))
    return Pieces(type=type_.id, count=count, marks=in_order(marks))


def _unfit(name: str, mark: Mark) -> Reason:
    return Reason("roster-unfit-mark", args={"name": name}, about=mark_in_words(mark))


def unfit_refusal(pieces: Iterable[Pieces], mark: Mark) -> Reason | None:
    """Why something cannot ail counters; None when it can ail all of them."""
    unfit = next((some.piece_type for some in pieces if mark not in marks_of(some.piece_type)), None)
    return _unfit(unfit.name, mark) if unfit else None


def _checked_count(count: int, part: str, most: int = MOST_OF_A_TYPE) -> int:
    if not 1 <= count <= most:
        raise RosterError(
            Reason("roster-impossible-count", args={"count": count, "part": part, "most": most})
        )
    return count
