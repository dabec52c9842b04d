"""What a sight verb works with: the terrain, and the markers as typed (`--smoke JJ10`, `--ffe LL16:2`)."""

import re
from collections.abc import Iterator

from companion.board.model import Board
from companion.cli.options import HexList, SightOptions
from companion.hexgrid import disk
from companion.reason import CompanionError, Reason
from companion.sight.chart import load_chart
from companion.sight.markers import Markers, SmokeKind
from companion.sight.settings import SightSettings
from companion.sight.terrain import SightTerrain

_SMOKE = re.compile(r"(?P<hex>[^@=]+)(?P<steeple>@steeple)?(=(?P<amount>\d))?", re.IGNORECASE)
_BLAST = re.compile(r"(?P<hex>[^:]+)(:(?P<radius>\d))?")


class MarkerError(CompanionError):
    """A marker that is typed otherwise than its option asks."""


def sight_terrain(options: SightOptions, board: Board) -> SightTerrain:
    """The board prepared for sight, its outlines read with the tolerance asked for."""
    settings = SightSettings() if options.tolerance is None else SightSettings(tolerance=options.tolerance)
    return SightTerrain.of(board, load_chart(board.id), settings)


def typed_markers(options: SightOptions, board: Board) -> Markers:
    """All markers of a command line; MarkerError or UnknownHexError for one that makes no sense."""
    markers = _with_smoke(Markers.none(), options, board)
    for text in options.vehicle or ():
        markers = markers.with_vehicle(board.parse_hex(text))
    for text in options.wreck or ():
        markers = markers.with_wreck(board.parse_hex(text))
    for match in _matches("--ffe", _BLAST, options.ffe):
        centre = board.parse_hex(match["hex"])
        area = (hex_ for hex_ in disk(centre, int(match["radius"] or 1)) if hex_ in board)
        markers = markers.with_ffe(board.hex_name(centre), area)
    return markers


def _with_smoke(markers: Markers, options: SightOptions, board: Board) -> Markers:
    typed = (
        ("--smoke", SmokeKind.SMOKE, options.smoke),
        ("--dispersed", SmokeKind.DISPERSED, options.dispersed),
        ("--wp", SmokeKind.WHITE_PHOSPHORUS, options.wp),
    )
    for option, kind, texts in typed:
        for match in _matches(option, _SMOKE, texts):
            hex_, amount = board.parse_hex(match["hex"]), match["amount"]
            if kind is SmokeKind.WHITE_PHOSPHORUS and amount is None:
                raise MarkerError(Reason("cli-wp-without-amount", hexes=(hex_,)))
            level = 1 if match["steeple"] else 0
            markers = markers.with_smoke(hex_, kind, level=level, amount=int(amount) if amount else None)
    return markers


def _matches(option: str, pattern: re.Pattern[str], texts: HexList) -> Iterator[re.Match[str]]:
    for text in texts or ():
        match = pattern.fullmatch(text.strip())
        if match is None:
            raise MarkerError(Reason("cli-marker-malformed", args={"option": option, "text": text}))
        yield match
