"""Sight charts as files: the Elst chart, and bad ones."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from companion.paths import scenarios_dir
from companion.reason import CompanionError
from companion.sight.chart import Effect, Extent, SightChart, Told, load_chart, read_chart
from companion.sight.los import Position, line_of_sight
from companion.sight.markers import SmokeKind
from companion.sight.result import RAISED
from companion.sight.terrain import SightTerrain
from tests.sight.blocking import blocker, blocker_area
from tests.sight.sketches import CHART, Sketch

ELST = scenarios_dir() / "elst" / "sight.json"


def test_the_elst_chart() -> None:
    chart = load_chart("elst")
    effects = {key: (row.effect, row.extent) for key, row in (chart.terrain | chart.areas).items()}
    acting = {key: effect for key, effect in effects.items() if effect[0] is not Effect.NONE}
    assert acting == {
        "orchard": (Effect.HINDRANCE, Extent.HEX),
        "grain": (Effect.HINDRANCE, Extent.OUTLINE),
        "building": (Effect.OBSTACLE, Extent.OUTLINE),
    }
    assert {key for key, row in (chart.terrain | chart.areas).items() if row.blinds} == {
        "orchard",
        "building",
    }
    assert chart.markers.smoke == {
        SmokeKind.SMOKE: 3,
        SmokeKind.DISPERSED: 2,
        SmokeKind.WHITE_PHOSPHORUS: None,
    }


def test_the_chart_knows_all_terrain_of_the_board(elst: SightTerrain) -> None:
    keys = frozenset[str]().union(*(facts.terrain for facts in elst.board.hexes.values()))
    assert keys <= elst.chart.terrain.keys()
    assert {area.kind for area in elst.board.areas} <= elst.chart.areas.keys()


def test_a_game_without_a_chart() -> None:
    with pytest.raises(CompanionError) as refusal:
        load_chart("atlantis")
    assert refusal.value.reason.key == "sight-chart-missing"
    assert dict(refusal.value.reason.args) == {"board": "atlantis"}


def test_a_wrong_field_is_named(tmp_path: Path) -> None:
    chart = json.loads(ELST.read_text("utf-8"))
    chart["terrain"]["orchard"]["effect"] = "hides"
    (tmp_path / "sight.json").write_text(json.dumps(chart), "utf-8")
    with pytest.raises(CompanionError) as refusal:
        read_chart(tmp_path / "sight.json")
    assert refusal.value.reason.key == "sight-chart-broken"
    assert refusal.value.reason.args["where"] == "terrain.orchard.effect"


def test_a_broken_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "sight.json").write_text(ELST.read_text("utf-8")[:200], "utf-8")
    with pytest.raises(CompanionError) as refusal:
        read_chart(tmp_path / "sight.json")
    assert refusal.value.reason.args["file"] == "sight.json"


def test_areas_that_act_through_their_hexes(elst: SightTerrain) -> None:
    """Another game may read an outline as filling its hexes."""
    chart = elst.chart.model_dump()
    chart["areas"]["building"]["extent"] = "hex"
    sketch = Sketch()
    sketch.box("building", sketch.at(0, 2), half=0.05, dx=0.4)
    board = sketch.prepared().board
    terrain = SightTerrain.of(board, SightChart.model_validate(chart))
    assert not terrain.outlines.areas
    result = line_of_sight(terrain, Position(sketch.at(0, 0)), Position(sketch.at(0, 4)))
    assert (blocker(result), blocker_area(result), result.margin) == (sketch.at(0, 2), None, None)


def test_a_chart_of_one_level_has_no_line_from_above() -> None:
    sketch = Sketch()
    terrain = replace(
        sketch.steeple(sketch.at(0, 0)).prepared(), chart=CHART.model_copy(update={"raised": None})
    )
    assert terrain.chart.levels == ("ground",)
    with pytest.raises(CompanionError) as refusal:
        line_of_sight(terrain, Position(sketch.at(0, 0), RAISED), Position(sketch.at(0, 2)))
    assert refusal.value.reason.key == "sight-no-level"


def test_a_line_from_above_is_told_in_the_words_of_its_chart() -> None:
    told = Told(text="sight-from-tower", rule="9")
    raised = CHART.raised.model_copy(update={"value": "tower", "seen_from": told})
    sketch = Sketch()
    board = sketch.prepared().board
    hexes = {**board.hexes, sketch.at(0, 0): replace(board.hexes[sketch.at(0, 0)], values={"tower": True})}
    chart = CHART.model_copy(update={"raised": raised})
    terrain = SightTerrain.of(replace(board, hexes=hexes), chart)
    result = line_of_sight(terrain, Position(sketch.at(0, 0), RAISED), Position(sketch.at(0, 3)))
    assert chart.levels == ("ground", "tower")
    assert ("sight-from-tower", "9") in {(reason.key, reason.rule) for reason in result.reasons}
