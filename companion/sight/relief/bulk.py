"""Many lines over heights at once: pairs as they are asked for, and all pairs of a board."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from companion.hexes.coordinates import HexCoord
from companion.hexes.lattice import IntArray
from companion.sight.grid import BoolArray
from companion.sight.judging import Codes
from companion.sight.layers import Variant
from companion.sight.relief.families import Family
from companion.sight.relief.fan import Fan
from companion.sight.relief.judging import Judged, judge
from companion.sight.relief.line import check_hex
from companion.sight.relief.terrain import ReliefTerrain
from companion.sight.relief.verdicts import verdicts_of
from companion.sight.result import Position, Verdict
from companion.sight.table import Progress, SightTable, filled_table

_MOST = np.iinfo(np.int8).max


@dataclass(frozen=True, slots=True)
class PairAnswer:
    """A line's verdict and hindrance, and what decides: the number of the rule and the hex, if any."""

    verdict: Verdict
    hindrance: int
    rule: str = ""
    hex: HexCoord | None = None


def judge_pairs(terrain: ReliefTerrain, pairs: Sequence[tuple[Position, Position]]) -> list[PairAnswer]:
    """Judge pairs of positions, those of one source together; SightError when a hex is not on the board.

    Floors are taken as they are asked for: a board's data do not know each of them.
    """
    by_source: dict[Position, list[int]] = {}
    for number, (source, target) in enumerate(pairs):
        check_hex(terrain, target)
        by_source.setdefault(source, []).append(number)
    answers: dict[int, PairAnswer] = {}
    for source, numbers in by_source.items():
        check_hex(terrain, source)
        targets = [pairs[number][1] for number in numbers]
        judged = judge(fan_of(terrain, source, targets))
        told = _told(judged)
        answers |= {numbers[order]: told[line] for line, order in enumerate(judged.fan.order.tolist())}
    return [answers[number] for number in range(len(pairs))]


def fan_of(terrain: ReliefTerrain, source: Position, targets: Sequence[Position]) -> Fan:
    """The lines from a position to others."""
    places = np.array([terrain.grid.index[target.hex] for target in targets], dtype=np.int64)
    floors = np.array([target.level for target in targets], dtype=np.int64)
    level = terrain.level_of(source.hex, source.level)
    return Fan.of(terrain, source.hex, level, places, terrain.base[places] + floors)


def _told(judged: Judged) -> list[PairAnswer]:
    """The answers in the order of the fan."""
    rules, hexes = judged.fan.terrain.chart.rules, judged.fan.terrain.grid.hexes
    answers = [
        PairAnswer(Verdict.of_code(code), total)
        for code, total in zip(judged.verdict.tolist(), judged.hindrance.tolist(), strict=True)
    ]
    for line, (family, place) in _first_places(judged).items():
        answers[line] = replace(answers[line], rule=rules[family], hex=hexes[place])
    return answers


def _first_places(judged: Judged) -> dict[int, tuple[Family, int]]:
    """For each line the first place that blocks it, or else the one where hindrance begins."""
    blocks = judged.effects.blocks
    met = [_nominal(judged, flags) for flags in blocks.values()]
    number = np.concatenate(met)
    family = np.repeat(np.arange(len(met)), [len(one) for one in met])
    families = tuple(blocks)
    found = {line: (families[kind], place) for line, kind, place in _firsts(judged, number, family)}
    hinders = _nominal(judged, judged.effects.hindrance > 0)
    for line, _, place in _firsts(judged, hinders, np.zeros(len(hinders), dtype=np.int64)):
        found.setdefault(line, (Family.HINDRANCE, place))
    return found


def _nominal(judged: Judged, flags: BoolArray) -> IntArray:
    return np.flatnonzero(flags & judged.places.in_variant[Variant.NOMINAL])


def _firsts(judged: Judged, number: IntArray, family: IntArray) -> list[tuple[int, int, int]]:
    """Line, family and place of the first of some places on each line."""
    touches = judged.places.touches.taken(number)
    order = np.lexsort((touches.spans[0], touches.line))
    _, first = np.unique(touches.line[order], return_index=True)
    chosen = order[first]
    columns = (touches.line[chosen], family[chosen], touches.place[chosen])
    return list(zip(*(column.tolist() for column in columns), strict=True))


def table_over_heights(terrain: ReliefTerrain, progress: Progress | None = None) -> SightTable:
    """Judge all pairs from ground to ground, in three bytes each."""

    def fill(source: int, columns: Codes) -> None:
        """Judge one hex with all that follow it; sight is the same both ways."""
        targets = np.arange(source, len(terrain.grid.hexes))
        level = int(terrain.base[source])
        fan = Fan.of(terrain, terrain.grid.hexes[source], level, targets, terrain.base[targets])
        judged = verdicts_of(fan)
        values = (judged.verdict, judged.nominal, np.minimum(judged.hindrance, _MOST))
        columns[:, source, fan.places] = values
        columns[:, fan.places, source] = values

    return filled_table(terrain.board, terrain.grid, fill, progress)
