"""What is typed for hexes: numbers, and every name that the map or the session in play knows."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from companion.board.model import UnknownHexError
from companion.kit.called import counter_names, hex_alone, place_names
from companion.kit.map_items import RosterGame
from companion.kit.names import MOST_LISTED, CounterMeant, Name, Names, NameUnclearError, hex_of
from companion.kit.spelling import folded
from companion.latest import Latest
from companion.reason import CompanionError, Reason
from companion.sight.result import Position
from companion.text import LANGUAGES
from ui.panels.levels import all_levels, has_sight, level_reason, level_words, levels_of
from ui.session.counters import counters_of
from ui.shell.troubles import asked
from ui.widgets.hex_text import is_number, line_alone, parse_hexes, parts_of, plain

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from companion.hexes.coordinates import HexCoord
    from companion.kit.names import Absent, Means
    from ui.session.bridge import SessionBridge

T = TypeVar("T")

_LEAST = 2  # characters
_THE = re.compile(r"^(?:the|from)\b|\bthe$", re.IGNORECASE)  # before a level that one hex alone has
_BEGUN = re.compile(r"(?:^|[@＠,;、，；・:：])\s*(?:\d+\s*[x×ｘ*]\s*)?([^@＠,;、，；・:：]*)$", re.IGNORECASE)


_latest: Latest[Names[HexCoord]] = Latest()  # words take time to put together
_latest_places: Latest[Names[HexCoord]] = Latest()


def _names(bridge: SessionBridge) -> Sequence[Name[Means]]:
    session = bridge.session
    if session is None or session.is_closed:
        return place_names(bridge.board)
    return asked(bridge, lambda: session.system.names(session.state), place_names(bridge.board))


def _with_hex(names: Sequence[Name[Means]]) -> list[Name[HexCoord]]:
    found = ((hex_of(name.means), name) for name in names)
    return [Name(hex_, name.texts, name.printed, name.short) for hex_, name in found if hex_ is not None]


def names_of(bridge: SessionBridge) -> Names[HexCoord]:
    """Every name that may be typed for a hex: places of the map, counters in sight."""
    return _latest.of(_now(bridge), lambda: _told(bridge, _with_hex(_names(bridge))))


def _places(bridge: SessionBridge) -> Names[HexCoord]:
    """What may be typed for a hex behind an @: no counter stands for its hex there."""
    return _latest_places.of(_now(bridge), lambda: _told(bridge, _with_hex(_place_names(bridge))))


def _place_names(bridge: SessionBridge) -> list[Name[Means]]:
    return [one for one in _names(bridge) if not isinstance(one.means, CounterMeant)]


def _now(bridge: SessionBridge) -> tuple[object, ...]:
    """All that names are put together from."""
    session = bridge.session
    system, state = (session.system, session.state) if session else (None, None)
    return bridge.board, system, state, bridge.catalogue


def _told(bridge: SessionBridge, names: Iterable[Name[T]]) -> Names[T]:
    """Names that may be typed in any language, and are listed in the player's."""
    own = bridge.catalogue.language
    return Names(names, bridge.hex_name, sorted(LANGUAGES, key=lambda language: language != own))


def hexes_in(bridge: SessionBridge, text: str, goals: Collection[HexCoord] = ()) -> tuple[HexCoord, ...]:
    """The hexes of a line, by numbers or names; CompanionError for what is neither, or several things.

    A number need not be typed to its end where only one of the hexes that may be given (`goals`) begins so.
    """
    text = hex_alone(text)
    try:
        return parse_hexes(bridge.board, text)
    except UnknownHexError as refusal:
        if len(begun := _begun(bridge, text, goals)) == 1:
            return begun
        is_name = bool(names_of(bridge).exact(text))  # からーと begins with a word that joins others
        parts = [text] if is_name else [part for part in parts_of(text) if part]
        is_one = len(parts) < 2  # of several each is told by itself
        return tuple(_one(bridge, part, refusal if is_one else None) for part in parts or [text])


def positions_in(bridge: SessionBridge, text: str, goals: Collection[HexCoord] = ()) -> tuple[Position, ...]:
    """As `hexes_in`, each hex on the ground but one behind which another level is named.

    Where one hex alone has that level, among all or among those that are meant, the level says enough.
    What is said around a line of sight is left out.
    """
    text = _hex_before_level(bridge, line_alone(text)) if has_sight(bridge.board) else text
    found: list[Position] = []
    begins = 0
    for called in _level_names(bridge).finditer(text):
        level, before = _level_called(bridge, called[1]), text[begins : called.start()]
        if found and not any(_THE.sub("", part) for part in parts_of(before)):
            before = bridge.hex_name(found[-1].hex)  # "the top to the ground": both ends of one hex
        found += _up_to_level(bridge, before, level, goals)
        begins = called.end()
    if text[begins:].strip() or not found:
        found += map(Position, hexes_in(bridge, text[begins:], goals))
    return tuple(found)


def whole_hexes_in(
    bridge: SessionBridge, text: str, goals: Collection[HexCoord] = ()
) -> tuple[HexCoord, ...]:
    """As `hexes_in`; a level may be named behind a hex, of which the whole is meant."""
    return tuple(position.hex for position in positions_in(bridge, text, goals))


def _up_to_level(bridge: SessionBridge, text: str, level: int, goals: Collection[HexCoord]) -> list[Position]:
    """What is named before a level, the last of it on that level."""
    *before, last = parts_of(text)
    ahead = [hex_ for part in before if part for hex_ in hexes_in(bridge, part, goals)]
    *more, hex_ = _with_level(bridge, last, level, goals)
    if level not in levels_of(bridge.board, hex_):
        raise CompanionError(
            Reason("hex-lacks-level", hexes=(hex_,), about=level_reason(bridge.board, level))
        )
    return [*map(Position, (*ahead, *more)), Position(hex_, level)]


def _with_level(
    bridge: SessionBridge, text: str, level: int, goals: Collection[HexCoord]
) -> tuple[HexCoord, ...]:
    """The hexes named, the last of them that of the level; the only one that has it needs no name."""
    having = [hex_ for hex_ in bridge.board if level in levels_of(bridge.board, hex_)] if level else []
    if len(having) == 1 and not _THE.sub("", text).strip():
        return tuple(having)
    try:
        return hexes_in(bridge, text, goals)
    except NameUnclearError as unclear:
        found = [hex_ for hex_ in having if unclear.is_several and hex_ in unclear.means]
        if len(found) != 1:
            raise
        return tuple(found)


def _level_names(bridge: SessionBridge) -> re.Pattern[str]:
    """What the levels of a board are called in every language, as they stand behind a hex."""
    return _behind(_every_level_word(bridge))


def _every_level_word(bridge: SessionBridge) -> tuple[str, ...]:
    every = (word for level in all_levels(bridge.board) for word in level_words(bridge.board, level))
    return tuple(sorted(every, key=len, reverse=True))


def _hex_before_level(bridge: SessionBridge, text: str) -> str:
    """A line in which the level may be named before its hex: "the roof of NN8" as "NN8 roof"."""
    return _before(_every_level_word(bridge)).sub(r" \2 \1 ", text)


def _level_called(bridge: SessionBridge, text: str) -> int:
    levels = ((level, level_words(bridge.board, level)) for level in all_levels(bridge.board))
    return next(level for level, words in levels if folded(text) in map(folded, words))


@cache
def _before(called: tuple[str, ...]) -> re.Pattern[str]:
    words = "|".join(map(re.escape, called))
    return re.compile(
        rf"(?:\b(?:the|church)\s+)*\b({words})(?:\s+level)?\s+(?:of|in|at)\s+(\w+\d)\b", re.IGNORECASE
    )


@cache
def _behind(called: tuple[str, ...]) -> re.Pattern[str]:
    words = "|".join(map(re.escape, called))
    return re.compile(rf"(?:\s|の|[（(])*(?<![a-z])({words})(?![a-z])(?:\s+level\b)?[)）]?", re.IGNORECASE)


def _begun(bridge: SessionBridge, text: str, goals: Collection[HexCoord]) -> tuple[HexCoord, ...]:
    """The hexes among some whose number begins as typed."""
    typed = plain(text).strip()
    is_begun = len(typed) >= _LEAST and is_number(typed)
    return tuple(hex_ for hex_ in sorted(goals) if is_begun and bridge.hex_name(hex_).startswith(typed))


def completions(bridge: SessionBridge, text: str, goals: Collection[HexCoord] = ()) -> list[str]:
    """What a line may become: the last name that is typed on it completed, what stands before it kept.

    A number needs no help but where one of `goals` is wanted, and one letter is no name yet.
    """
    begun = _begun(bridge, text, goals)[:MOST_LISTED]
    return [_with_place(bridge, hex_) for hex_ in begun] or _completed(names_of(bridge), text)


def _with_place(bridge: SessionBridge, hex_: HexCoord) -> str:
    """A hex by its number, behind the name of its place where it has one."""
    system = bridge.session.system if bridge.session else None
    place = system.place_at(hex_) if system else None
    number = bridge.hex_name(hex_)
    return f"{bridge.reason_text(place)} {number}" if place else number


def counter_completions(bridge: SessionBridge, faction: str, text: str) -> list[str]:
    """What a list of a faction's counters in sight may become, as `completions`."""
    own = (counter for counter in counters_of(bridge) if counter.faction == faction)
    return _completed(_told(bridge, counter_names(own)), text)


def counter_called(bridge: SessionBridge, ids: Collection[str], text: str) -> str | None:
    """Which of some counters is called so; None for none or several of them, for a number or a place."""
    if is_number(hex_alone(text)) or _places(bridge).fitting(text):
        return None
    named = ((one, one.means) for one in _names(bridge))
    called = [one for one, means in named if isinstance(means, CounterMeant) and means.id in ids]
    try:
        meant = _told(bridge, called).meant(text)
    except NameUnclearError:
        return None
    return meant.id if isinstance(meant, CounterMeant) else None


def _completed(names: Names[HexCoord] | Names[Means], text: str) -> list[str]:
    last = text.strip() if names.fitting(text) else parts_of(text)[-1]
    if len(last) < _LEAST or is_number(last):
        return []
    before = text[: len(text.rstrip()) - len(last)]
    return [f"{before}{name}" for name in names.completions(last)]


def roster_completions(bridge: SessionBridge, faction: str, line: str) -> tuple[int, list[str]]:
    """What the last name on a line of counters may become, and where on the line it begins.

    Counters, or places behind an @; what stands behind a colon are values.
    """
    session = bridge.session
    if session is None or not faction or not isinstance(session.system, RosterGame):
        return 0, []
    begun = _BEGUN.search(line)
    typed = begun[1] if begun else ""
    if "@" in plain(line):
        found = _completed(_places(bridge), typed)
    elif len(typed) < _LEAST or ":" in plain(line):
        found = []
    else:
        found = list(session.system.namable(faction).completions(typed))
    return len(line) - len(typed), [text for text in dict.fromkeys(found) if text != typed]


def _one(bridge: SessionBridge, text: str, refusal: UnknownHexError | None) -> HexCoord:
    """A complete number is a hex; one that no hex has, and nothing is called, is told as the number it is."""
    names = names_of(bridge)
    if is_number(text) and not names.fitting(text):
        return bridge.board.parse_hex(plain(text))
    try:
        return names.meant(text)
    except NameUnclearError as unclear:
        away = None if unclear.is_several else _off_map(bridge, text)
        raise (away or (unclear if unclear.means else refusal) or unclear) from None


def _off_map(bridge: SessionBridge, text: str) -> CompanionError | None:
    """Where a counter is that has no hex, or which of several; None where none off the map is called so."""
    session = bridge.session
    nobody: Sequence[Name[Absent]] = ()
    if session is None or session.is_closed:
        return None
    try:
        meant = _told(bridge, asked(bridge, lambda: session.system.absent(session.state), nobody)).meant(text)
    except NameUnclearError as unclear:
        return unclear if unclear.is_several else None
    args = {"name": bridge.reason_text(meant.name)}
    return CompanionError(Reason("name-off-map", args=args, about=meant.where))
