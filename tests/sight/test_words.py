"""Everything that sight tells has words in every language, with all figures in place."""

from collections.abc import Iterator

import pytest

from companion.games.elst.procedures.artillery.blast_height import los_to_blast_height
from companion.reason import Reason
from companion.sight.los import line_of_sight
from companion.sight.markers import Markers, SmokeKind, blast_area
from companion.sight.result import LosResult, Position, SightError
from companion.sight.settings import BlastSmoke, SightSettings
from companion.sight.terrain import SightTerrain
from companion.text import LANGUAGES, Catalogue
from tests.sight.sketches import CENTRE, Sketch


def everything() -> SightTerrain:
    """All kinds of terrain on one line north of a steeple, the last house near the line."""
    sketch = Sketch().steeple(CENTRE).mark("dune", CENTRE)
    sketch.orchard(sketch.at(0, 1), sketch.at(0, 5)).mark("road_dirt", sketch.at(0, 1))
    sketch.box("grain", sketch.at(0, 2)).mark("polder", sketch.at(0, 2)).mark("dune", sketch.at(0, 2))
    sketch.box("building", sketch.at(0, 3)).mark("pond", sketch.at(0, 4))
    sketch.box("building", sketch.at(0, 6), half=0.1, dx=0.105)
    return sketch.prepared(SightSettings(blast_smoke=BlastSmoke.BLOCKS))


def laden() -> Markers:
    """One of every marker on that line."""
    sketch = Sketch()
    markers = Markers.none().with_vehicle(sketch.at(0, 1)).with_wreck(sketch.at(0, 2))
    for step, kind in enumerate(SmokeKind):
        markers = markers.with_smoke(sketch.at(0, step)).with_smoke(sketch.at(0, 2 + step), kind, amount=3)
    markers = markers.with_smoke(sketch.at(0, 5), SmokeKind.WHITE_PHOSPHORUS)
    return markers.with_smoke(sketch.at(0, 4), level=1).with_blast("1", blast_area(sketch.at(0, 4)))


def results() -> Iterator[LosResult]:
    terrain, sketch = everything(), Sketch()
    for markers in (Markers.none(), laden()):
        for level in (0, 1):
            for length in range(8):
                ends = Position(CENTRE, level), Position(sketch.at(0, length))
                yield line_of_sight(terrain, *ends, markers)
        yield line_of_sight(terrain, Position(sketch.at(-3, 0)), Position(sketch.at(-3, 4)), markers)
        yield line_of_sight(terrain, Position(sketch.at(-3, 5)), Position(sketch.at(0, 6)), markers)
        yield line_of_sight(terrain, Position(sketch.at(0, 5)), Position(sketch.at(0, 8)), markers)


def reasons() -> Iterator[Reason]:
    for result in results():
        yield from result.reasons
        yield from result.assumptions
        for crossing in result.crossings:
            yield from crossing.reasons
    terrain, sketch = everything(), Sketch()
    for observer, target in (((0, 5), (0, 8)), ((0, 2), (0, 5)), ((0, 2), (5, 5)), ((0, -2), (0, 2))):
        ends = Position(sketch.at(*observer)), [sketch.at(*target)]
        yield from los_to_blast_height(terrain, *ends, markers=laden()).reasons
    for level in (1, 2):
        with pytest.raises(SightError) as refusal:
            line_of_sight(terrain, Position(CENTRE), Position(sketch.at(1, 0), level))
        yield refusal.value.reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    catalogue, board = Catalogue(language), everything().board
    told = {reason.key: catalogue.reason(reason, board.hex_name) for reason in reasons()}
    assert all(told.values())
    assert len(told) > 30
