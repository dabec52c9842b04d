"""`companion los --pairs`: lines asked for in one CSV file, their answers in another."""

import csv
import io
from collections.abc import Iterator, Sequence
from pathlib import Path

from companion.board.model import Board
from companion.cli.voice import Voice
from companion.files import read_bytes, reading, refuse, write_text
from companion.kit.called import hex_called
from companion.sight.los import line_of_sight
from companion.sight.markers import Markers
from companion.sight.relief.bulk import PairAnswer, judge_pairs
from companion.sight.relief.marked import marked_line
from companion.sight.relief.terrain import ReliefTerrain
from companion.sight.result import LosResult, Position
from companion.sight.table_file import check_place
from companion.sight.terrain import SightTerrain

_ASKED = ("source", "target", "source_floor", "target_floor")
_TOLD = ("verdict", "hindrance", "rule", "hex")
_MOST_PAIRS = 1_000_000
_MOST_FLOORS = 20

Row = dict[str, str]
Pair = tuple[Position, Position]


def write_pairs(
    voice: Voice, terrain: SightTerrain | ReliefTerrain, markers: Markers, asked: Path, told: Path
) -> None:
    """Judge the lines of one file and write them with their answers into another, whole or not at all."""
    check_place(told)
    rows = _rows(asked)
    with reading(asked.name):
        pairs = [_pair(terrain.board, number, row) for number, row in enumerate(rows, 2)]
    answers = _answers(terrain, markers, pairs)
    write_text(told, _written(terrain.board, rows, answers))
    voice.say(voice.text("cli-pairs-written", file=str(told), pairs=len(rows)))


def _answers(
    terrain: SightTerrain | ReliefTerrain, markers: Markers, pairs: Sequence[Pair]
) -> list[PairAnswer]:
    if not isinstance(terrain, ReliefTerrain):
        return [_answer(line_of_sight(terrain, *pair, markers)) for pair in pairs]
    if markers:
        return [_answer(marked_line(terrain, *pair, markers)) for pair in pairs]
    return judge_pairs(terrain, pairs)


def _rows(file: Path) -> list[Row]:
    with reading(file.name):
        try:
            text = read_bytes(file).decode("utf-8-sig")
        except UnicodeDecodeError:
            refuse("pairs-not-text")
        reader = csv.DictReader(io.StringIO(text, newline=""))
        if not {"source", "target"} <= set(reader.fieldnames or ()):
            refuse("pairs-no-columns")
        rows = [{name: (row.get(name) or "").strip() for name in _ASKED} for row in reader]
        if len(rows) > _MOST_PAIRS:
            refuse("pairs-too-many", most=_MOST_PAIRS)
        return rows


def _pair(board: Board, number: int, row: Row) -> Pair:
    source, target = (hex_called(board, row[name]) for name in ("source", "target"))
    return (
        Position(source, _floor(row["source_floor"], number)),
        Position(target, _floor(row["target_floor"], number)),
    )


def _floor(text: str, number: int) -> int:
    if not text:
        return 0
    if not (text.isascii() and text.isdigit() and int(text) <= _MOST_FLOORS):
        refuse("pairs-bad-floor", str(number), text=text[:20])
    return int(text)


def _answer(result: LosResult) -> PairAnswer:
    rule = next((reason.rule for reason in result.reasons if reason.rule), "")
    hindering = (crossing.hex for crossing in result.crossings if crossing.adds)
    hexes = (*(obstacle.hex for obstacle in result.obstacles[:1]), *hindering)
    return PairAnswer(result.verdict, result.hindrance, rule, next(iter(hexes), None))


def _written(board: Board, rows: Sequence[Row], answers: Sequence[PairAnswer]) -> str:
    out = io.StringIO(newline="")
    table = csv.writer(out, lineterminator="\n")
    table.writerow((*_ASKED, *_TOLD))
    table.writerows(_lines(board, rows, answers))
    return out.getvalue()


def _lines(
    board: Board, rows: Sequence[Row], answers: Sequence[PairAnswer]
) -> Iterator[tuple[str | int, ...]]:
    for row, answer in zip(rows, answers, strict=True):
        hex_ = board.hex_name(answer.hex) if answer.hex else ""
        yield (*row.values(), answer.verdict.value, answer.hindrance, answer.rule, hex_)
