"""What the map shows of zones, supply and command, and what a counter tells of itself."""

import pytest

from companion.games.spanish_civil_war.table.state import Spot
from companion.games.spanish_civil_war.terms import Battle
from companion.kit.map_items import Overlay, Style
from companion.text import LANGUAGES, Catalogue
from tests.games.spanish_civil_war.ground.forces import Position, hq, unit


@pytest.fixture
def table() -> Position:
    """A battalion of the 34th with its HQ, and a regiment of the 71st beside 1501 that cuts it off."""
    cut_off, blocker = unit("B-R-34", "1807"), unit("B-N-71", "1502", "4-4-6 III")
    return Position(Battle.BRUNETE, cut_off, hq("B-R-34", "1806"), blocker)


def layer(name: str, table: Position) -> Overlay:
    return next(overlay for overlay in table.system.overlays(table.session.state) if overlay.id == name)


def test_zones_are_shaded_by_side(table: Position) -> None:
    shades = {shade.style: shade.hexes for shade in layer("scw-zones", table).shades}
    assert shades[Style.FIRST] == frozenset()  # a battalion alone has none at Brunete
    assert table.hex("1501") in shades[Style.SECOND]
    assert shades[Style.BOTH] == frozenset()


def test_units_without_a_line_are_marked_and_others_have_theirs_drawn(table: Position) -> None:
    assert set(table.names(mark.hex for mark in layer("scw-supply", table).marks)) == {"1806", "1807"}
    table.take(table.ids[2], Spot.HAND)
    free = layer("scw-supply", table)
    assert not free.marks
    assert {path.style for path in free.paths} == {Style.DOUBTFUL}  # no road is checked yet


def test_chains_are_drawn_where_they_hold_and_marked_where_they_fail(table: Position) -> None:
    marked = table.names(mark.hex for mark in layer("scw-command", table).marks)
    assert set(marked) == {"1807", "1806", "1502"}
    table.take(table.ids[2], Spot.HAND)
    table.add(hq("B-R-XVIII", "1804"))
    chains = layer("scw-command", table)
    assert not chains.marks
    ends = {tuple(table.names((path.hexes[0], path.hexes[-1]))) for path in chains.paths}
    assert ends == {("1807", "1806"), ("1806", "1804")}


def test_counters_bear_a_mark_for_supply_and_for_command_as_judged(table: Position) -> None:
    def marks() -> list[str]:
        counters = table.system.counters(table.session.state)
        mine = next(counter for counter in counters if counter.id == table.ids[0])
        return [mark.letter.key for mark in mine.marks]

    assert marks() == []
    table.judge()
    assert marks() == ["scw-letter-unsupplied", "scw-letter-uncommanded"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_counter_tells_who_would_have_to_go(table: Position, language: str) -> None:
    catalogue, name = Catalogue(language), table.system.map.board.hex_name
    told = {fact.key: catalogue.reason(fact, name) for line in table.lines() for fact in line.reasons}
    assert "1502" in told["scw-line-without"]
    assert told["scw-command-hq-lost"]
    for overlay in table.system.overlays(table.session.state):
        assert catalogue.reason(overlay.name, name)
        for shade in overlay.shades:
            assert shade.letter is None or catalogue.reason(shade.letter, name)
