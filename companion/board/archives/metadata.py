"""What an archive's BoardMetadata.xml says: an XML reader that knows no entities and no document types."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import isfinite
from xml.parsers import expat

from companion.files import refuse

_FILE = "BoardMetadata.xml"
_MOST_DEPTH = 40
_MOST_ELEMENTS = 20_000
MOST_COLUMNS = 200
_SIDES = "012345"  # hexsides as slopes name them, clockwise from the top

# Elements that only say how a picture is recoloured or overlaid; no fact of the ground is in them.
_OF_PICTURES = frozenset(
    (
        *("boardMetadata", "buildingTypes", "overlaySSRules", "overlaySSRule", "underlaySSRule", "color"),
        *("colors", "colorSSRules", "colorSSRule", "colorSSR", "colorMap", "overlaySSRuleSet"),
        *("overlaySSRuleImage", "SSRControls"),
    )
)
_READ = frozenset(("slopes", "slope", "buildingType"))

Attributes = dict[str, str]


@dataclass(frozen=True, slots=True)
class Layout:
    """How hexes lie on the picture: columns, rows, distances of columns and rows, middle of A1 (pixels).

    `alternate`: the even columns, not the odd ones, stand half a hex higher and have a row more.
    `size`, where given, is the picture's (pixels): hexes whose middle lies outside are none.
    """

    columns: int
    rows: int
    hex_width: float = 56.25
    hex_height: float = 64.5
    a1: tuple[float, float] = (0.0, 32.25)
    alternate: bool = False
    size: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Metadata:
    """A board's name, version and layout, its slopes and own building types, and what was not understood.

    `picture` is the member with the board's picture. `has_hills` is None where nothing says so.

    `slopes` holds a hex name and the hexsides (0 to 5, clockwise from the top) through which ground rises.
    """

    name: str
    version: str
    layout: Layout
    slopes: tuple[tuple[str, str], ...] = ()
    buildings: tuple[tuple[str, str], ...] = ()
    unknown: tuple[str, ...] = ()
    picture: str = ""
    has_hills: bool | None = None


def metadata_of(content: bytes) -> Metadata:
    """Read the file; FileError says in one line what is wrong."""
    elements = tuple(_elements(content))
    head = next((attributes for tag, attributes in elements if tag == "boardMetadata"), None)
    if head is None:
        refuse("archive-no-metadata", _FILE)
    return Metadata(
        name=head.get("name", "").strip(),
        version=head.get("version", "").strip(),
        layout=_layout(head),
        slopes=tuple(_pairs(elements, "slope", "hex", "hexsides")),
        buildings=tuple(_pairs(elements, "buildingType", "hexName", "buildingTypeName")),
        unknown=tuple(sorted({tag for tag, _ in elements} - _OF_PICTURES - _READ)),
        picture=head.get("boardImageFileName", "").strip(),
        has_hills=_is_true(head, "hasHills"),
    )


def _pairs(elements: tuple[tuple[str, Attributes], ...], tag: str, *names: str) -> Iterator[tuple[str, str]]:
    for found, attributes in elements:
        if found == tag:
            yield attributes.get(names[0], "").strip(), attributes.get(names[1], "").strip()


def _elements(content: bytes) -> list[tuple[str, Attributes]]:
    """All elements in their order, with their attributes."""
    found: list[tuple[str, Attributes]] = []
    depth = 0

    def begin(tag: str, attributes: Attributes) -> None:
        nonlocal depth
        depth += 1
        found.append((tag, attributes))
        if depth > _MOST_DEPTH or len(found) > _MOST_ELEMENTS:
            refuse("archive-bad-xml", _FILE)

    def end(_tag: str) -> None:
        nonlocal depth
        depth -= 1

    parser = expat.ParserCreate()
    parser.StartElementHandler, parser.EndElementHandler = begin, end
    parser.StartDoctypeDeclHandler = _refuse_doctype
    try:
        parser.Parse(content, True)
    except expat.ExpatError as error:
        refuse("archive-bad-xml", f"{_FILE} {error.lineno}:{error.offset}")
    return found


def _refuse_doctype(*_about: object) -> None:
    """Document types declare entities, and entities may be bombs or reach for other files."""
    refuse("archive-doctype", _FILE)


def _layout(head: Attributes) -> Layout:
    usual = Layout(0, 0)
    layout = Layout(
        columns=int(_figure(head, "width", 0)),
        rows=int(_figure(head, "height", 0)),
        hex_width=_figure(head, "hexWidth", usual.hex_width),
        hex_height=_figure(head, "hexHeight", usual.hex_height),
        a1=(_figure(head, "A1CenterX", usual.a1[0]), _figure(head, "A1CenterY", usual.a1[1])),
        alternate=_is_true(head, "altHexGrain"),
    )
    sizes = (layout.columns, layout.rows, layout.hex_width, layout.hex_height)
    if min(sizes) < 1 or max(sizes[:2]) > MOST_COLUMNS:
        refuse("archive-bad-layout", _FILE)
    return layout


def _is_true(head: Attributes, name: str) -> bool:
    return head.get(name, "").strip().upper() == "TRUE"


def _figure(head: Attributes, name: str, usual: float) -> float:
    """A number, or the usual one where it is not given."""
    try:
        figure = float(head.get(name) or usual)
    except ValueError:
        refuse("archive-bad-figure", f"{_FILE} {name}")
    if not isfinite(figure) or abs(figure) > 100_000:
        refuse("archive-bad-figure", f"{_FILE} {name}")
    return figure
