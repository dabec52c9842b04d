"""What the map shows of zones, supply and command, and what a counter tells of itself."""

import pytest

from companion.play.map_items import Overlay, Style
from companion.systems.spanish_civil_war.ground.overlays import (
    command_facts,
    ground_overlays,
    status_marks,
    supply_facts,
)
from companion.systems.spanish_civil_war.ground.situation import Situation, Status
from companion.systems.spanish_civil_war.terms import Battle, Size
from companion.text import LANGUAGES, Catalogue
from tests.systems.spanish_civil_war.ground.forces import NATIONALIST, REPUBLICAN, hq, situation, unit

BRUNETE = Battle.BRUNETE


def field() -> Situation:
    """A battalion of the 34th with its HQ, and a regiment of the 71st beside 1501 that cuts it off."""
    return situation(
        BRUNETE,
        [
            unit(BRUNETE, REPUBLICAN, "1807", "B-R-34", id="cut off"),
            hq(BRUNETE, REPUBLICAN, "1806", "B-R-34"),
            unit(BRUNETE, NATIONALIST, "1502", "B-N-71", id="blocker", size=Size.REGIMENT),
        ],
    )


def layer(name: str, at: Situation) -> Overlay:
    return next(overlay for overlay in ground_overlays(at) if overlay.id == name)


def test_zones_are_shaded_by_side() -> None:
    shades = {shade.style: shade.hexes for shade in layer("scw-zones", field()).shades}
    assert shades[Style.FIRST] == frozenset()  # a battalion alone has none at Brunete
    assert field().map.board.parse_hex("1501") in shades[Style.SECOND]
    assert shades[Style.BOTH] == frozenset()


def test_units_without_a_line_are_marked_and_others_have_theirs_drawn() -> None:
    cut = layer("scw-supply", field())
    marked = {field().map.board.hex_name(mark.hex) for mark in cut.marks}
    assert marked == {"1806", "1807"}
    free = layer("scw-supply", field().without(["blocker"]))
    assert not free.marks
    assert {path.style for path in free.paths} == {Style.DOUBTFUL}  # no road is checked yet


def test_chains_are_drawn_where_they_hold_and_marked_where_they_fail() -> None:
    assert {mark.hex for mark in layer("scw-command", field()).marks} == {
        piece.hex for piece in field().pieces
    }
    whole = situation(BRUNETE, [*field().pieces[:2], hq(BRUNETE, REPUBLICAN, "1804", "B-R-XVIII")])
    chains = layer("scw-command", whole)
    assert not chains.marks
    ends = {(path.hexes[0], path.hexes[-1]) for path in chains.paths}
    battalion, division, corps = (piece.hex for piece in whole.pieces)
    assert ends == {(battalion, division), (division, corps)}


def test_marks_say_what_is_wrong() -> None:
    assert status_marks(Status(True, True)) == ()
    assert len(status_marks(Status(False, False))) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_counter_tells_who_would_have_to_go(language: str) -> None:
    at = field()
    catalogue = Catalogue(language)
    unit = at.by_id["cut off"]
    facts = (*supply_facts(at, unit), *command_facts(at, unit))
    told = {fact.key: catalogue.reason(fact, at.map.board.hex_name) for fact in facts}
    assert "1502" in told["scw-line-without"]
    assert told["scw-command-hq-lost"]
    for overlay in ground_overlays(at):
        assert catalogue.reason(overlay.name, at.map.board.hex_name)
        for shade in overlay.shades:
            assert shade.letter is None or catalogue.reason(shade.letter, at.map.board.hex_name)
