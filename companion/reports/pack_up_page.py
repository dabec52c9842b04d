"""The pack-up list as a page to print: what stands where, the piles, a picture of the map."""

import base64
from collections.abc import Mapping
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from companion.kit.system import PackedItem
from companion.reports.pack_up import PackedPile, PackedPlace, PackUp
from companion.reports.words import Words

_TEMPLATES = Path(__file__).parent / "templates"
_PRINTED = 11  # points


def pack_up_html(
    pack: PackUp, words: Words, title: str, picture: bytes = b"", points: float = _PRINTED
) -> str:
    """The page as HTML in letters of so many points, the picture (PNG) inside it."""
    environment = Environment(
        loader=FileSystemLoader(_TEMPLATES), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    return environment.get_template("pack_up.html").render(
        title=title,
        language=words.catalogue.language,
        where=words.row(pack.recap.where),
        waiting=[words.reason(reason) for reason in pack.recap.waiting],
        time=words.time(pack.recap.time),
        text=words.catalogue.text,
        places=[
            (_place(place, words), [_item(item, words) for item in place.items])
            for place in sorted(pack.places, key=lambda place: _as_numbered(place, words))
        ],
        piles=[_pile(pile, words) for pile in pack.piles],
        points=points,
        picture=base64.b64encode(picture).decode(),
    )


def _as_numbered(place: PackedPlace, words: Words) -> tuple[bool, int, str, int]:
    """Hexes as their printed numbers run: A2, A10, B1, AA1, or 2729, 3129; then boxes."""
    if place.hex is None:
        return True, 0, "", 0
    name = words.hex_name(place.hex)
    letters = name.rstrip("0123456789")
    return False, len(letters), letters, int(name.removeprefix(letters) or 0)


def _place(place: PackedPlace, words: Words) -> str:
    if place.hex is not None:
        return words.hex_name(place.hex)
    return words.reason(place.place) if place.place else ""


def _item(item: PackedItem, words: Words) -> str:
    """A piece with its marks, and how many there are."""
    text = words.row((item.piece, *item.marks))
    return text if item.count == 1 else words.catalogue.text("pack-up-count", item=text, count=item.count)


def _pile(pile: PackedPile, words: Words) -> tuple[str, str, str]:
    """Its name, what is left in it, what was drawn."""
    return pile.name, _chits(pile.left, words), _chits(pile.drawn, words)


def _chits(chits: Mapping[str, int], words: Words) -> str:
    text = words.catalogue.text
    return words.catalogue.join(
        text("pack-up-chits", chit=text(f"chit-{chit}"), count=count) for chit, count in chits.items()
    )
