"""Where counters in hand may go, shaded without asking: set-up areas, entry, marches by cost, retreats."""

import pytest

from companion.board.model import Board
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.shown.entry import entry_costs
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.terms import PlayerTurn
from companion.kit.map_items import Style
from companion.rulebook import rulebook
from companion.session.errors import IllegalCommandError
from companion.text import Catalogue
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.sketched_units import marcher
from tests.games.no_prisoners.campaign.sketches import Sketch
from tests.games.no_prisoners.campaign.test_campaign import BOARD, SHORT, Table, hex_of
from tests.games.no_prisoners.campaign.test_set_up import Fresh


def shaded(table: Table, *ids: str) -> dict[str, str]:
    """Each hex that is shaded, with the style."""
    shades = SYSTEM.reach(table.session.state, ids)
    return {BOARD.hex_name(hex_): shade.style.value for shade in shades for hex_ in shade.hexes}


def test_a_counter_to_be_set_up_shows_its_area() -> None:
    table = Fresh(SHORT)
    area = shaded(table, "cp-w-sxf")
    assert {"1008", "1111", "1208", "1209"} <= set(area)
    assert "1602" not in area
    assert set(area.values()) == {Style.GOAL.value}
    assert set(shaded(table, "cp-e-kb")) == {"1715", "2018", "2423"}


def test_a_refusal_of_the_set_up_names_the_area_and_the_nearest_hex() -> None:
    table = Fresh(SHORT)
    with pytest.raises(IllegalCommandError) as refused:
        table.do(cmd.PlaceCounter(unit="cp-w-syrcam", hex=hex_of("1306")))
    args, nearest = refused.value.reason.args, refused.value.reason.about
    assert (args["area"], args["within"], args["places"]) == ("places", 1, "El Arish, Kalaat, Audja")
    assert nearest is not None
    assert Catalogue("ja").reason(nearest, BOARD.hex_name) == "Gaza（1207）"


def test_a_march_shows_each_cost_and_where_it_stops() -> None:
    table = marcher(4, "0510", cp_w_27="0611")
    found = {
        BOARD.hex_name(hex_): shade.letter.key
        for shade in SYSTEM.reach(table.session.state, ("al-w-42",))
        for hex_ in shade.hexes
        if shade.letter
    }
    assert found["0511"] == "np-reach-stop"
    assert found["0409"] == "np-reach-cost"
    assert "0611" not in found


def test_nothing_is_shaded_for_what_does_not_move_now() -> None:
    table = Sketch(PlayerTurn.WEST_ALLIED, Phase.REPLACEMENT)
    table.stand(al_w_42="0510")
    assert shaded(table, "al-w-42") == {}


def test_a_hex_tells_what_the_chart_has_for_it() -> None:
    def told(board: Board, number: str) -> dict[str, object]:
        return {reason.key: dict(reason.args) for reason in entry_costs(board, hex_of(number))}

    gaza, desert = told(BOARD, "1207"), told(BOARD, "0809")
    assert gaza["np-entry-defence"] == {"factor": 2}
    assert gaza["np-entry-stack"]["units"] == 3
    assert desert["np-entry-ground"] == {"points": 2, "winter": 2, "differs": "no"}
    assert desert["np-entry-stack"] == {"units": 1, "winter": 2, "differs": "yes", "rail": 2}
    assert set(told(BOARD, "0101")) == {"np-hex-closed"}
    assert told(BOARD, "1308")["np-entry-entrenchment"] == {"points": 2, "factor": 2}
    assert "np-damascus-closed" in told(BOARD, "1602")
    assert "np-vehicles-enter-mountain" in told(BOARD, "1411")


def test_what_a_hex_tells_is_of_rules_that_there_are() -> None:
    book = rulebook("no_prisoners")
    assert book is not None
    rows = {rule.id for rule in book.rules}
    told = {reason.rule for hex_ in BOARD for reason in entry_costs(BOARD, hex_)}
    assert {rule for rule in told if rule.startswith("TEC-")} <= rows
