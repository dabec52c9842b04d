"""What a sight verb works with: the terrain, and the markers as typed (`--smoke JJ10`, `--ffe LL16:2`)."""

import re
from collections.abc import Iterator

from companion.board.changes import ChangeError, changed
from companion.board.model import Board
from companion.cli.named_board import named_board
from companion.cli.options import HexList, SightOptions
from companion.hexes.coordinates import disk
from companion.kit.called import hex_called
from companion.known_games import boards_of_games
from companion.reason import CompanionError, Reason
from companion.sight.chart import has_chart
from companion.sight.los import check_position
from companion.sight.marker_chart import marker_hindrance, why_no_smoke
from companion.sight.markers import Markers, SmokeKind
from companion.sight.prepared import prepared_terrain
from companion.sight.relief.line import check_floor
from companion.sight.relief.terrain import ReliefTerrain
from companion.sight.result import GROUND, Position
from companion.sight.settings import SightSettings
from companion.sight.terrain import SightTerrain

_SMOKE = re.compile(r"(?P<hex>[^@=]+)(@(?P<level>[\w-]+))?(=(?P<amount>\d))?")
_BLAST = re.compile(r"(?P<hex>[^:]+)(:(?P<radius>\d))?")


class MarkerError(CompanionError):
    """A marker that is typed otherwise than its option asks, or that its hex does not take."""


def sight_board(options: SightOptions) -> Board:
    """The board that is named, else the first one found that has lines of sight."""
    if options.board is not None:
        return _changed(named_board(options.board), options)
    sighted = (board for board in boards_of_games() if has_chart(board))
    return _changed(named_board(next(sighted, "")), options)


def _changed(board: Board, options: SightOptions) -> Board:
    """The board with its terrain as a scenario has it; only boards with heights know such changes."""
    if options.change and not board.has_heights:
        raise ChangeError(Reason("terrain-change-no-heights", args={"board": board.title}))
    return changed(board, options.change or ())


def relief_terrain(options: SightOptions, board: Board) -> ReliefTerrain:
    """A board with heights prepared for sight."""
    return ReliefTerrain.of(board, settings=_settings(options))


def sight_terrain(options: SightOptions, board: Board) -> SightTerrain:
    """The board prepared for sight, its outlines read with the tolerance asked for."""
    return prepared_terrain(board, _settings(options))


def _settings(options: SightOptions) -> SightSettings:
    return SightSettings() if options.tolerance is None else SightSettings(tolerance=options.tolerance)


def typed_markers(options: SightOptions, terrain: SightTerrain | ReliefTerrain) -> Markers:
    """All markers of a command line; CompanionError for one that makes no sense."""
    board = terrain.board
    markers = _with_smoke(Markers.none(), options, terrain)
    for text in options.vehicle or ():
        markers = markers.with_vehicle(hex_called(board, text))
    for text in options.wreck or ():
        markers = markers.with_wreck(hex_called(board, text))
    for match in _matches("--ffe", _BLAST, options.ffe):
        centre = hex_called(board, match["hex"])
        area = (hex_ for hex_ in disk(centre, int(match["radius"] or 1)) if hex_ in board)
        markers = markers.with_blast(board.hex_name(centre), area)
    return markers


def _with_smoke(markers: Markers, options: SightOptions, terrain: SightTerrain | ReliefTerrain) -> Markers:
    typed = (
        ("--smoke", SmokeKind.SMOKE, options.smoke),
        ("--dispersed", SmokeKind.DISPERSED, options.dispersed),
        ("--wp", SmokeKind.WHITE_PHOSPHORUS, options.wp),
    )
    for option, kind, texts in typed:
        for match in _matches(option, _SMOKE, texts):
            hex_, amount = hex_called(terrain.board, match["hex"]), match["amount"]
            level = _smoke_level(terrain, option, match)
            _check(terrain, Position(hex_, level))
            if amount is None and marker_hindrance(terrain.board).smoke[kind] is None:
                raise MarkerError(Reason("cli-wp-without-amount", hexes=(hex_,)))
            if refusal := why_no_smoke(terrain.board, hex_):
                raise MarkerError(refusal)
            markers = markers.with_smoke(hex_, kind, level=level, amount=int(amount) if amount else None)
    return markers


def _check(terrain: SightTerrain | ReliefTerrain, position: Position) -> None:
    if isinstance(terrain, ReliefTerrain):
        check_floor(terrain, position)
    else:
        check_position(terrain, position)


def _smoke_level(terrain: SightTerrain | ReliefTerrain, option: str, match: re.Match[str]) -> int:
    typed = match["level"]
    if isinstance(terrain, ReliefTerrain) and (typed or "0").isdecimal():
        return int(typed or "0")
    levels = ("ground",) if isinstance(terrain, ReliefTerrain) else terrain.chart.levels
    name = (typed or levels[GROUND]).lower()
    if name not in levels:
        raise MarkerError(Reason("cli-marker-malformed", args={"option": option, "text": match[0]}))
    return levels.index(name)


def _matches(option: str, pattern: re.Pattern[str], texts: HexList) -> Iterator[re.Match[str]]:
    for text in texts or ():
        match = pattern.fullmatch(text.strip())
        if match is None:
            raise MarkerError(Reason("cli-marker-malformed", args={"option": option, "text": text}))
        yield match
