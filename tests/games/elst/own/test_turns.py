"""The sequence of play of a scenario of one's own: its length is asked, its sides have names."""

import pytest

from companion.games.elst.own.commands import MoveOwnPieces, NameOwnCounters, NameSide, TakePieces
from companion.games.elst.procedures.clock import NextPhase
from companion.games.elst.rules.sequence import PHASES, Phase
from companion.reason import CompanionError
from companion.session.errors import IllegalCommandError
from companion.text import LANGUAGES, Catalogue
from tests.games.elst.own.own_table import FIRST, SECOND, OwnTable, own_session
from ui.tour.made_boards import hill_board, joined_boards


def test_a_session_begins_with_what_only_the_card_tells() -> None:
    session = own_session(hill_board())
    assert [str(one.purpose) for one in session.state.waiting] == ["own-ask-turns"]
    with pytest.raises(IllegalCommandError):
        session.execute(NextPhase())


def test_a_whole_turn_goes_through_the_eight_phases_of_both() -> None:
    table, seen = OwnTable(), []
    while table.game.moment.turn == 1:
        seen.append((table.game.moment.player, table.game.moment.phase))
        table.do(NextPhase())
    assert seen == [(side, phase) for side in (FIRST, SECOND) for phase in PHASES]
    assert table.game.moment.turn == 2
    assert "Turn 2, First side’s Rally Phase (RPh)" in table.told()


@pytest.mark.parametrize(("ends_half", "phases"), [(False, 32), (True, 24)])
def test_the_last_turn_ends_it_after_one_player_turn_or_both(ends_half: bool, phases: int) -> None:
    table = OwnTable(turns=2, ends_half=ends_half)
    for _ in range(phases):
        assert not table.game.clock.is_over
        table.do(NextPhase())
    assert table.game.clock.is_over
    with pytest.raises(IllegalCommandError) as refusal:
        table.do(NextPhase())
    assert refusal.value.reason.key == "own-scenario-is-over"
    table.session.undo()
    assert not table.game.clock.is_over


def test_sides_are_called_as_the_players_call_them() -> None:
    table = OwnTable()
    table.do(NameSide(side=FIRST, name=" Americans "), NextPhase())
    told = table.told()
    assert "Turn 1, Americans Prep Fire Phase (PFPh)" in told
    now = table.session.system.now(table.session.state)
    assert now is not None
    shown = table.session.system.reworded(table.session.state, now.short)
    assert Catalogue("ja").reason(shown, str) == "第1ターン Americans・PFPh"
    with pytest.raises(IllegalCommandError):
        table.do(NameSide(side=SECOND, name="  "))


def test_counters_of_any_name_stand_on_the_board_and_on_floors() -> None:
    table = OwnTable()
    table.do(NameOwnCounters(side=FIRST, text="2x 4-6-7 @ O4"))
    ids = [one.id for one in table.session.system.counters(table.session.state)]
    table.do(MoveOwnPieces(ids=(ids[0],), hex=table.at("O4"), level=2))
    shown = {one.id: (one.hex, one.box) for one in table.session.system.counters(table.session.state)}
    assert shown == {ids[0]: (table.at("O4"), "floor-2"), ids[1]: (table.at("O4"), "")}
    with pytest.raises(IllegalCommandError) as refusal:
        table.do(MoveOwnPieces(ids=(ids[1],), hex=table.at("A5"), level=1))
    assert refusal.value.reason.key == "own-no-such-floor"
    table.do(TakePieces(ids=tuple(ids)))
    assert not table.game.pieces
    table.session.undo()
    assert len(table.game.pieces) == 2


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("4-6-7", "own-line-without-hex"),
        ("4-6-7 @ Z99", "hex-off-board"),
        ("4-6-7 @ there", "hex-not-a-number"),
        (" \n ", "own-name-needed"),
        ("@ K5", "own-name-needed"),
        (f"{'x' * 30} @ K5", "own-name-too-long"),
        ("999x 4-6-7 @ K5", "own-too-many-counters"),
    ],
)
def test_lines_that_name_no_counters_are_refused_in_one_line(text: str, key: str) -> None:
    table = OwnTable()
    with pytest.raises(CompanionError) as refusal:
        table.do(NameOwnCounters(side=FIRST, text=text))
    assert refusal.value.reason.key == key
    assert not table.game.pieces


def test_lines_name_many_counters_at_once() -> None:
    table = OwnTable()
    table.do(NameOwnCounters(side=SECOND, text="3x 4-6-7, 9-1 @ K5\n2×MMG、指揮官 @ I5"))
    found = [
        (piece.name, table.session.system.board.hex_name(piece.hex)) for piece in table.game.pieces.values()
    ]
    assert found == [("4-6-7", "K5")] * 3 + [("9-1", "K5")] + [("MMG", "I5")] * 2 + [("指揮官", "I5")]


def test_on_boards_put_together_hexes_are_called_by_board_and_number() -> None:
    table = OwnTable(board=joined_boards())
    table.do(NameOwnCounters(side=FIRST, text="9-1 @ 2g6"))
    (piece,) = table.game.pieces.values()
    assert table.session.system.board.hex_name(piece.hex) == "2G6"


def test_nothing_of_the_campaign_is_offered_and_everything_is_worded() -> None:
    table = OwnTable()
    table.battery()
    table.go_to(Phase.PREP_FIRE)
    system, state = table.session.system, table.session.state
    assert {panel.id for panel in system.panels(state)} == {
        "elst-clock", "elst-battery-A1", "elst-table", "elst-table-markers", "starter-kit-forces"
    }  # fmt: skip
    types = {choice.command.type for choice in table.session.choices()}
    assert not {one for one in types if one.startswith(("refit", "forces", "elst-agree"))}
    for language in LANGUAGES:
        catalogue, name = Catalogue(language), system.board.hex_name
        for panel in system.panels(state):
            assert catalogue.reason(panel.title, name)
        for choice in table.session.choices():
            assert catalogue.reason(choice.label, name)
        for fact in system.facts(state):
            assert catalogue.reason(fact.label, name)
