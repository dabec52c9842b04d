import pytest

from companion.games.elst.procedures.forces.commands import MarkPieces, MovePieces, Weakening, WeakenUnit
from companion.games.elst.procedures.forces.state import Place, Spot
from companion.games.elst.procedures.forces.words import pieces_in_words
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.forces.roster import parse_roster_line
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.shown.forces.on_map import stacked_counters
from companion.games.elst.shown.forces.stack_choices import selection, selection_choices
from companion.kit.map_items import Motion
from companion.text import Catalogue
from tests.games.elst.forces.tracking.forces_table import BOARD, BRITISH, GERMAN, ForcesTable, at


def told(table: ForcesTable, hex_: str, side=BRITISH) -> list[str]:
    """Each counter of a hex in words, as a list of it says them."""
    lying = table.forces.lying(side, Place(spot=Spot.MAP, hex=at(hex_)))
    return [Catalogue("en").reason(pieces_in_words((some,)), BOARD.hex_name) for some in lying]


@pytest.mark.parametrize(
    ("text", "type_", "mark"),
    [
        ("StuG IIIG(L) stunned", "stug-iii-g-late", Mark.STUNNED),
        ("stunned StuG IIIG(L)", "stug-iii-g-late", Mark.STUNNED),
        ("StuG IIIG(L) (stunned)", "stug-iii-g-late", Mark.STUNNED),
        ("StuG IIIG(L)（麻痺）", "stug-iii-g-late", Mark.STUNNED),
        ("走行不能 StuG IIIG(L)", "stug-iii-g-late", Mark.IMMOBILE),
        ("PaK 40 whose crew is gone", "pak-40", Mark.CREW_GONE),
        ("crewless PaK 40", "pak-40", Mark.CREW_GONE),
        ("4-4-7 under DM", "german-4-4-7", Mark.DM),
        ("混乱4-4-7", "german-4-4-7", Mark.BROKEN),
        ("LMG low ammo", "lmg", Mark.LOW_AMMO),
    ],
)
def test_a_name_takes_what_ails_the_counter(text: str, type_: str, mark: Mark) -> None:
    (some,) = parse_roster_line(text, GERMAN, BOARD).pieces
    assert (some.piece_type.id.startswith(type_), some.count, some.marks) == (True, 1, (mark,))


def test_counts_and_several_marks_go_in_any_order() -> None:
    line = parse_roster_line("2x broken 4-4-7, pinned 2 4-4-7 CX, 4-4-7", GERMAN, BOARD)
    assert line.pieces == (
        Pieces(type="german-4-4-7", count=2, marks=(Mark.BROKEN,)),
        Pieces(type="german-4-4-7", count=2, marks=(Mark.PINNED, Mark.CX)),
        Pieces(type="german-4-4-7", count=1),
    )


def test_what_is_captured_goes_by_the_other_side_s_name() -> None:
    (gun,) = parse_roster_line("captured PaK 40", BRITISH, BOARD).pieces
    assert gun.marks == (Mark.CAPTURED,)
    table = ForcesTable()
    assert table.refusal_of_naming("PaK 40", BRITISH) == "roster-unknown-piece"


def test_what_cannot_ail_a_counter_is_refused() -> None:
    table = ForcesTable()
    assert table.refusal_of_naming("4-4-7 stunned @ M20", GERMAN) == "roster-unfit-mark"


def test_what_ails_a_counter_goes_with_it() -> None:
    table = ForcesTable()
    table.add("4-5-7, 4-5-7 broken @ M20", BRITISH)
    move = {"side": BRITISH, "spot": Spot.MAP, "hex": at("M20"), "to_spot": Spot.MAP, "to_hex": at("L20")}
    table.do(MovePieces(text="broken 4-5-7", **move))
    assert (told(table, "M20"), told(table, "L20")) == (["4-5-7"], ["4-5-7 (broken)"])
    assert table.refusal(MovePieces(text="broken 4-5-7", **move)) == "forces-not-there"
    table.do(MovePieces(text="4-5-7", **move))
    assert told(table, "L20") == ["4-5-7 (broken)", "4-5-7"]


def test_a_name_alone_means_any_that_is_there() -> None:
    table = ForcesTable()
    table.add("4-5-7 broken @ M20", BRITISH)
    where = {"side": BRITISH, "spot": Spot.MAP, "hex": at("M20")}
    table.do(MovePieces(text="4-5-7", **where, to_spot=Spot.MAP, to_hex=at("M21")))
    assert told(table, "M21") == ["4-5-7 (broken)"]


def test_a_squad_rallies_and_breaks_and_undo_gives_it_back() -> None:
    table = ForcesTable()
    table.add("2x 4-5-7 @ M20", BRITISH)
    where = {"side": BRITISH, "spot": Spot.MAP, "hex": at("M20"), "text": "4-5-7", "mark": Mark.BROKEN}
    table.do(MarkPieces(**where))
    assert told(table, "M20") == ["4-5-7", "4-5-7 (broken)"]
    table.do(MarkPieces(**where, is_on=False))
    assert told(table, "M20") == ["2x 4-5-7"]
    assert table.refusal(MarkPieces(**where, is_on=False)) == "forces-marked-already"
    assert table.refusal(MarkPieces(**{**where, "mark": Mark.STUNNED})) == "roster-unfit-mark"
    table.session.undo()
    assert told(table, "M20") == ["4-5-7", "4-5-7 (broken)"]


def test_a_broken_squad_that_is_reduced_is_a_broken_half_squad() -> None:
    table = ForcesTable()
    table.add("4-5-7 broken, 4-5-7 @ M20", BRITISH)
    where = {"side": BRITISH, "spot": Spot.MAP, "hex": at("M20")}
    table.do(WeakenUnit(**where, text="broken 4-5-7", how=Weakening.CASUALTY_REDUCTION))
    assert told(table, "M20") == ["4-5-7", "2-4-7 (broken)"]


def test_what_is_eliminated_has_nothing_more_to_ail_it() -> None:
    table = ForcesTable()
    table.add("4-5-7 broken @ M20", BRITISH)
    where = {"side": BRITISH, "spot": Spot.MAP, "hex": at("M20")}
    table.do(MovePieces(**where, text="4-5-7", to_spot=Spot.ELIMINATED))
    assert table.forces.pile(BRITISH, Spot.ELIMINATED) == (Pieces(type="british-4-5-7", count=1),)
    assert all(not held.marks for held in table.forces.holdings)


def test_a_counter_picked_is_told_apart_and_offers_what_is_no_more() -> None:
    table = ForcesTable()
    table.add("4-5-7, 4-5-7 broken @ M20", BRITISH)
    broken = next(one for one in stacked_counters(table.scene) if one.holding.marks)
    assert selection(table.scene, [broken.shown.id]).text == "broken 4-5-7"
    choices = selection_choices(table.scene, [broken.shown.id])
    rally = next(choice for choice in choices if choice.label.key == "forces-choice-unmark")
    table.do(rally.build())
    assert told(table, "M20") == ["2x 4-5-7"]


def test_what_ails_men_is_told_of_them_also_where_what_they_carry_is_taken_with_them() -> None:
    table = ForcesTable()
    table.add("8-1, radio, 4-5-7, PIAT @ M20", BRITISH)
    choices = selection_choices(table.scene, [one.shown.id for one in stacked_counters(table.scene)])
    (marks,) = [choice for choice in choices if choice.command is MarkPieces]
    assert Mark.BROKEN.value in marks.inputs[0].options
    table.do(marks.build(mark="broken"))
    assert sorted(told(table, "M20")) == ["4-5-7 (broken)", "8-1 (broken)", "PIAT", "radio"]


def test_who_breaks_after_it_moved_has_moved() -> None:
    table = ForcesTable()
    table.add("4-5-7 @ M20", BRITISH)
    table.go_to(Phase.MOVEMENT, BRITISH)
    where = {"side": BRITISH, "text": "4-5-7", "spot": Spot.MAP}
    table.do(MovePieces(**where, hex=at("M20"), to_spot=Spot.MAP, to_hex=at("M21")))
    table.do(MarkPieces(**where, hex=at("M21"), mark=Mark.BROKEN))
    assert [one.shown.motion for one in stacked_counters(table.scene)] == [Motion.DONE]
