import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import RallyPieces, TellRoll
from companion.games.elst.procedures.forces.rolling import self_rally_choices
from companion.games.elst.procedures.forces.state import Place, Spot
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.shown.forces.on_map import stacked_counters
from companion.games.elst.shown.forces.stack_choices import selection_choices
from companion.kit.panels import Choice
from companion.text import Catalogue
from tests.games.elst.forces.tracking.forces_table import BOARD, BRITISH, GERMAN, ForcesTable, at


def told(table: ForcesTable) -> list[str]:
    """What the last act has told, in words."""
    words = Catalogue("en")
    events = (event for act in table.session.journal.done[-1].acts for event in act.events)
    return [words.reason(line, BOARD.hex_name) for event in events for line in event.news()]


def choices(table: ForcesTable, is_broken: bool) -> dict[str, Choice]:
    """What may be told of the counters that are broken, or of the others."""
    ids = [one.shown.id for one in stacked_counters(table.scene) if bool(one.holding.marks) is is_broken]
    return {choice.label.key: choice for choice in selection_choices(table.scene, ids)}


def marks(table: ForcesTable, hex_: str, side: Faction = BRITISH) -> list[tuple[str, ...]]:
    return [some.marks for some in table.forces.lying(side, Place(spot=Spot.MAP, hex=at(hex_)))]


def test_fire_is_kept_with_its_dice_sight_polder_and_cowering() -> None:
    table = ForcesTable()
    table.add("SS 4-4-7, LMG @ P23")
    table.do(TellRoll(side=GERMAN, text="SS 4-4-7", spot=Spot.MAP, hex=at("P23"), total=11, at=at("L20")))
    assert told(table) == [
        "P23: SS 4-4-7, dice 11",
        "at L20",
        "seen clearly, range 5",
        "In polder: +1 TEM for Infantry not moving (1.3)",
    ]
    table.add("4-5-7 @ M21", BRITISH)
    table.do(TellRoll(side=BRITISH, text="4-5-7", spot=Spot.MAP, hex=at("M21"), total=12, at=at("P22")))
    assert told(table)[2:] == ["seen clearly, range 3", "Does not cower (3.1)"]


def test_dice_of_any_kind_are_kept_with_what_they_were_for() -> None:
    table = ForcesTable()
    table.add("4-5-7 @ M20", BRITISH)
    table.do(choices(table, is_broken=False)["forces-choice-roll"].build(total=9, note="morale check"))
    assert told(table) == ["M20: 4-5-7, dice 9", "note: morale check"]
    elsewhere = {"side": BRITISH, "text": "4-5-7", "spot": Spot.MAP, "hex": at("M21")}
    assert table.refusal(TellRoll(**elsewhere, total=9)) == "forces-not-there"


def test_a_broken_squad_rallies_by_itself_before_others_twice_a_phase() -> None:
    table = ForcesTable()
    table.add("3x 4-5-7 broken, 4-5-7 @ M20", BRITISH)
    table.go_to(Phase.RALLY, BRITISH)
    assert "forces-choice-self-rallies" not in choices(table, is_broken=False)
    one = {"side": BRITISH, "text": "broken 4-5-7", "spot": Spot.MAP, "hex": at("M20")}
    table.do(RallyPieces(**one, total=5, is_rallied=True, is_self_rally=True))
    assert told(table) == ["M20: 4-5-7, dice 5", "rallied, in Good Order"]
    assert sorted(map(len, marks(table, "M20"))) == [0, 1]
    table.do(RallyPieces(**one, total=10, is_rallied=False, is_self_rally=True))
    assert (
        table.refusal(RallyPieces(**one, total=4, is_rallied=True, is_self_rally=True)) == "self-rally-used"
    )
    assert not choices(table, is_broken=True)["forces-choice-self-rallies"].is_legal
    table.do(RallyPieces(**one, total=4, is_rallied=True))
    assert table.forces.at(BRITISH, Place(spot=Spot.MAP, hex=at("M20")))[0].count == 4


@pytest.mark.parametrize(("text", "player"), [("2-4-7", GERMAN), ("8-0", BRITISH)])
def test_neither_leaders_nor_the_other_side_use_up_a_self_rally(text: str, player: Faction) -> None:
    table = ForcesTable()
    table.add("2-4-7 broken, 8-0 broken @ M20", BRITISH)
    table.go_to(Phase.RALLY, player)
    one = {"side": BRITISH, "text": text, "spot": Spot.MAP, "hex": at("M20"), "total": 5, "is_rallied": True}
    assert table.refusal(RallyPieces(**one, is_self_rally=True)) == "self-rally-only-own-mmc"
    table.do(RallyPieces(**one))


def test_who_may_rally_by_itself_is_offered_with_the_scenario() -> None:
    table = ForcesTable()
    table.add("4-5-7, 2-4-7 broken, 8-0 broken @ M20", BRITISH)
    table.go_to(Phase.RALLY, BRITISH)
    (choice,) = self_rally_choices(table.scene)
    table.do(choice.build(total=5, is_rallied=True))
    assert sorted(map(len, marks(table, "M20"))) == [0, 0, 1]
    table.go_to(Phase.RALLY, GERMAN)
    assert list(self_rally_choices(table.scene)) == []


def test_nobody_rallies_in_another_phase_or_in_good_order() -> None:
    table = ForcesTable()
    table.add("4-5-7, 2-4-7 broken @ M20", BRITISH)
    table.go_to(Phase.RALLY, BRITISH)
    one = {"side": BRITISH, "spot": Spot.MAP, "hex": at("M20"), "total": 5, "is_rallied": True}
    assert table.refusal(RallyPieces(**one, text="4-5-7")) == "rally-not-broken"
    table.go_to(Phase.MOVEMENT, BRITISH)
    assert table.refusal(RallyPieces(**one, text="2-4-7")) == "self-rally-not-now"
