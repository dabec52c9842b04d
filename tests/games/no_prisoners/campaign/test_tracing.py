"""Supply and command explained: the line, what cuts it, what would restore it, what nobody has checked."""

import pytest

from companion.games.no_prisoners.shown.tracing import traced_lines, what_if
from companion.games.no_prisoners.terms import PlayerTurn
from companion.kit.tracing import TracedLine
from companion.session.errors import IllegalCommandError
from companion.text import LANGUAGES, Catalogue
from tests.games.no_prisoners.campaign.jumping import remove
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.sketches import Sketch
from tests.games.no_prisoners.campaign.test_campaign import SHORT, Table, hex_of

BOARD = SYSTEM.field.board
ENGLISH = Catalogue("en")


def supply(table: Table, unit: str) -> TracedLine:
    return traced_lines(table.scene, unit)[0]


def said(line: TracedLine) -> list[str]:
    return [ENGLISH.reason(reason, BOARD.hex_name) for reason in line.reasons]


def cut_off() -> Table:
    """An Allied division beyond the canal, a Turkish one on its way back."""
    table = Table(SHORT)
    remove(table, *(c.id for c in table.game.on_map if c.front.value == "west"))
    table.put_all({"al-w-gb": "0708", "al-w-53": "1009", "cp-w-27": "0809"})
    return table


def test_a_line_by_rail_rests_on_the_railway_and_its_depot() -> None:
    table = Table(SHORT)
    table.put("cp-e-42", "1917")  # on the Hejaz railway, far from any depot
    line = supply(table, "cp-e-42")
    assert line.ok
    assert "by rail" in said(line)[0]
    kinds = {fact.fact.partition(":")[0] for fact in line.rests_on}
    assert kinds == {"link", "value"}
    assert said(line)[-1].startswith("By the reconstructed map")


def test_by_land_and_by_rail_the_way_by_land_is_told_and_of_neither_what_it_lacks_by_land() -> None:
    table = cut_off()
    at_qantara = supply(table, "al-w-gb")  # on the railway to Cairo, too
    assert at_qantara.reasons[0].key == "np-supply-by-land"
    assert not supply(table, "al-w-53").ok
    assert supply(table, "al-w-53").reasons[0].key == "np-supply-rail-astray", "Suez is reached, and no depot"


def test_on_the_own_railway_cut_on_either_side_it_is_not_said_to_be_out_of_reach() -> None:
    """15.3, 15.6: the line reaches the railway, which leads to no depot."""
    table = Sketch(PlayerTurn.EAST_CP)
    table.set(revolted_on=5)
    table.stand(cp_e_42="2404", cp_e_160="1604", al_e_lawrence="1714", al_e_cf="1511")
    assert supply(table, "cp-e-42").reasons[0].key == "np-supply-none"
    table.stand(cp_e_42="1612")
    first = supply(table, "cp-e-42").reasons[0]
    assert (first.key, first.rule) == ("np-supply-rail-astray", "15.3")


@pytest.mark.long
def test_a_line_that_enemies_cut_says_who_and_what_would_restore_it() -> None:
    line = supply(cut_off(), "al-w-53")
    assert not line.ok
    assert line.path == ()
    assert line.to_free
    assert any("if no enemy stood at 0809" in words for words in said(line)), said(line)


def test_command_tells_why_no_hq_commands() -> None:
    table = Table(SHORT)
    _, command = traced_lines(table.scene, "al-w-53")
    assert not command.ok
    assert command.is_bonus  # only an advantage: its lack is no trouble
    assert said(command)[0].startswith("Not by Murray")
    table.set(**{"counters__al-w-murray__range": 20})
    _, command = traced_lines(table.scene, "al-w-53")
    assert command.ok
    assert said(command) == ["In command of: Murray/Allenby HQ (7.0a)"]


def test_counters_off_the_map_have_no_lines() -> None:
    table = Table(SHORT)
    table.set(**{"counters__al-w-42__hex": None, "counters__al-w-42__spot": "gone"})
    assert traced_lines(table.scene, "al-w-42") == ()
    with pytest.raises(IllegalCommandError):
        what_if(table.scene, ["al-w-42"], hex_of("0809"))


def test_what_a_move_would_change_is_told_and_nothing_moves() -> None:
    table = cut_off()
    found = what_if(table.scene, ["cp-w-27"], hex_of("1603"))
    told = [ENGLISH.reason(reason, BOARD.hex_name) for reason in found.changes]
    assert "53rd Infantry Division (1009) would be in supply again. (15.0)" in told
    assert table.game.counters["cp-w-27"].hex == hex_of("0809")
    nothing = what_if(table.scene, ["cp-w-27"], hex_of("0809"))
    assert [reason.key for reason in nothing.changes] == ["np-if-nothing"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_counter_is_explained(language: str) -> None:
    catalogue = Catalogue(language)
    for table in (Table(SHORT), cut_off()):
        for counter in table.game.on_map:
            for line in traced_lines(table.scene, counter.id):
                assert all(catalogue.reason(reason, BOARD.hex_name) for reason in (line.name, *line.reasons))
