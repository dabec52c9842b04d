"""Railways cut and open again, supply lost and found, told as it comes to be (8.8, 15.6, 15.9)."""

from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.terms import PlayerTurn
from companion.session.commands import SetFacts
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.sketches import Sketch
from tests.games.no_prisoners.campaign.test_campaign import BOARD, SHORT, Table, hex_of

LINES = ("np-rail-cut", "np-rail-open", "np-supply-lost", "np-supply-found")
EAST_ALLIED = PlayerTurn.EAST_ALLIED


def _told(sketch: Sketch, **places: str) -> list[tuple[str, str]]:
    """What is told of lines once counters stand elsewhere, each with the first hex it names."""
    before = sketch.session.state
    sketch.stand(**places)
    told = SYSTEM.came_of(before, sketch.session.state)
    return [(one.key, BOARD.hex_name(one.hexes[0])) for one in told if one.key in LINES]


def test_a_unit_on_the_enemys_railway_cuts_it_and_who_loses_supply_is_told() -> None:
    """Ma'an supplies Tabuk by rail, through Mudawwara."""
    sketch = Sketch(EAST_ALLIED)
    sketch.stand(cp_e_gar_4="1511", cp_e_hxfcam="1715", al_e_cf="1811")
    assert _told(sketch, al_e_cf="1612") == [("np-rail-cut", "1612"), ("np-supply-lost", "1715")]
    assert _told(sketch, al_e_cf="1811") == [("np-rail-open", "1612"), ("np-supply-found", "1715")]
    assert _told(sketch, al_e_cf="1911") == []


def test_a_depot_that_is_taken_and_retaken_is_told_by_whom_it_supplied() -> None:
    """A forward depot stays where it is, whoever stands there, and serves its own side only (15.8, 15.9)."""
    sketch = Sketch(EAST_ALLIED, Phase.REINFORCEMENT)
    sketch.stand(al_e_cf="2018", al_e_lawrence="1720", cp_e_55="2220")
    sketch.do(cmd.PlaceDepot(hex=hex_of("2018")))
    sketch.stand(al_e_lawrence="2218")
    lost = [("np-rail-open", "2018"), ("np-supply-lost", "2118")]
    assert _told(sketch, al_e_cf="2118", cp_e_55="2018") == lost
    assert _told(sketch, cp_e_55="2220", al_e_cf="2018")[0] == ("np-rail-cut", "2018")
    assert sketch.supplied("al-e-cf")


def test_the_last_hq_of_a_front_that_goes_is_told_to_take_command_with_it() -> None:
    sketch = Sketch(PlayerTurn.WEST_ALLIED)
    sketch.stand(al_w_murray="0909", cp_w_sxf="1208", al_w_52="0909")
    before = sketch.session.state
    sketch.do(SetFacts(facts={"counters/al-w-murray/spot": "replaceable"}))
    told = [one for one in SYSTEM.came_of(before, sketch.session.state) if one.key == "np-hq-none-left"]
    assert [one.args for one in told] == [{"player": "west-allied"}]


def test_nothing_is_told_of_lines_while_counters_are_set_up() -> None:
    table = Table(SHORT)
    before = table.session.state
    table.put_all({"cp-e-gar-4": "1511", "cp-e-hxfcam": "1715"})
    assert not {one.key for one in SYSTEM.came_of(before, table.session.state)}.intersection(LINES)
