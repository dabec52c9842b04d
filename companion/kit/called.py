"""What boards and counters are called: places of the map, hexes by number, counters by what is printed."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from companion.board.model import Board, UnknownHexError
from companion.files import read_json
from companion.hexes.coordinates import HexCoord
from companion.kit.map_items import MapCounter
from companion.kit.names import Absent, CounterMeant, Means, Name, Names, NameUnclearError
from companion.kit.spelling import folded
from companion.latest import Latest
from companion.paths import resources_dir
from companion.reason import Reason
from companion.text import LANGUAGES, Catalogue, catalogue_in

_LATIN = re.compile(r"[a-z0-9]+")
_HEX = re.compile(
    r"^(?:ヘクス|へくす|hex)\s*(?=[a-z]{0,2}\s?\d)|の?\s*(?:ヘクス|へくす)[にへ]?$|(?<=\d)[にへ]$",
    re.IGNORECASE,
)

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
