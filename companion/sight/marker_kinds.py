"""The kinds of marker that a player can put on a hex, and putting them there."""

from enum import StrEnum

from companion.hexes.coordinates import HexCoord
from companion.sight.markers import Markers, SmokeKind, blast_area, hand_area, hand_laid


class MarkerKind(StrEnum):
    """What one tap puts on a hex; the value is the stem of its text keys and icon."""

    SMOKE = "smoke"
    DISPERSED_SMOKE = "dispersed-smoke"
    WHITE_PHOSPHORUS = "white-phosphorus"
    VEHICLE = "vehicle"
    WRECK = "wreck"
    BLAST_AREA = "blast-area"

    @property
    def is_smoke(self) -> bool:
        """Whether it is a smoke counter, which has a level and perhaps a value."""
        return self in _SMOKE


_SMOKE = (MarkerKind.SMOKE, MarkerKind.DISPERSED_SMOKE, MarkerKind.WHITE_PHOSPHORUS)


def has_marker(markers: Markers, hex_: HexCoord, kind: MarkerKind, level: int = 0) -> bool:
    """Whether a marker of a kind lies on a hex; a blast area lies on all of its hexes."""
    match kind:
        case MarkerKind.VEHICLE:
            return hex_ in markers.vehicles
        case MarkerKind.WRECK:
            return hex_ in markers.wrecks
        case MarkerKind.BLAST_AREA:
            return bool(markers.blasts_over(hex_))
        case _:
            return any((s.kind.value, s.level) == (kind.value, level) for s in markers.smoke_in(hex_))


def marker_places(markers: Markers) -> list[tuple[MarkerKind, HexCoord, int]]:
    """Every marker that can be put or taken by hand: its kind, hex and level."""
    smoke = [(MarkerKind(s.kind.value), s.hex, s.level) for s in markers.smoke]
    vehicles = [(MarkerKind.VEHICLE, hex_, 0) for hex_ in markers.vehicles]
    wrecks = [(MarkerKind.WRECK, hex_, 0) for hex_ in markers.wrecks]
    blasts = [(MarkerKind.BLAST_AREA, hex_, 0) for hex_ in hand_laid(markers.blasts)]
    return sorted((*smoke, *vehicles, *wrecks, *blasts), key=lambda place: (place[1], place[0], place[2]))


def with_marker(
    markers: Markers, hex_: HexCoord, kind: MarkerKind, level: int = 0, amount: int | None = None
) -> Markers:
    """With a marker of a kind on a hex; a blast area covers the hexes around too."""
    match kind:
        case MarkerKind.VEHICLE:
            return markers.with_vehicle(hex_)
        case MarkerKind.WRECK:
            return markers.with_wreck(hex_)
        case MarkerKind.BLAST_AREA:
            return markers.with_blast(hand_area(hex_), blast_area(hex_))
        case _:
            return markers.with_smoke(hex_, SmokeKind(kind.value), level=level, amount=amount)


def without_marker(markers: Markers, hex_: HexCoord, kind: MarkerKind, level: int = 0) -> Markers:
    """Without the markers of a kind on a hex; of a blast area, all of it."""
    match kind:
        case MarkerKind.VEHICLE:
            return markers.without_vehicle(hex_)
        case MarkerKind.WRECK:
            return markers.without_wreck(hex_)
        case MarkerKind.BLAST_AREA:
            for area in markers.blasts_over(hex_):
                markers = markers.without_blast(area)
            return markers
        case _:
            return markers.without_smoke(hex_, SmokeKind(kind.value), level=level)
