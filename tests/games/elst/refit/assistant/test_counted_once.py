"""Every counter is counted once: in the records, among what is packed up, in the tracked piles (CG6)."""

from collections import Counter

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import MovePieces
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.refit.commands import (
    BeginScenario,
    ChooseChit,
    CloseOrder,
    FinishScenario,
    NextRefitStep,
    Possess,
    Replenish,
    RevealChits,
    RollPoints,
    RollTable,
    SetUpPieces,
    ShowWork,
    TellLosses,
    TellOutside,
    TradeLmg,
)
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.refit.initiative import Chit
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.terms import RollKind
from companion.games.elst.shown.refit.record_sheets import course_sheet
from companion.kit.questions import Question
from companion.session.commands import SetFacts
from companion.text import Catalogue
from tests.games.elst.refit.assistant.refit_table import BOARD, BRITISH, GERMAN, SYSTEM, CampaignTable
from tests.games.elst.refit.assistant.telling import (
    add,
    at_step,
    count,
    hex_at,
    page,
    retained,
    tell_worked_example,
    tracked,
)


def refitting(text: str, side: Faction = GERMAN) -> CampaignTable:
    """At the Escapes, with tracked counters that the Setup Areas of the rulebook's example hold."""
    table = CampaignTable()
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    add(table, side, text)
    table.go_to(RefitStep.ESCAPE)
    return table


def to_the_set_up(table: CampaignTable) -> None:
    """A British attack, about to be set up."""
    table.go_to(RefitStep.REPLENISHMENT)
    table.work(BRITISH, Chit.ATTACK)
    table.work(GERMAN, Chit.IDLE)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE))


def rows(table: CampaignTable, language: str = "en") -> list[tuple[str, str]]:
    """The order of battle as the records print it: where, and which counters."""
    say = Catalogue(language).reason
    table_ = course_sheet((), table.state.game).sections[-1].table
    return [tuple(say(cell, BOARD.hex_name) for cell in row) for row in table_.rows]


def packed(table: CampaignTable) -> Counter[tuple[str, str]]:
    """What is packed up: where, and which counter."""
    say, found = Catalogue("en").reason, Counter[tuple[str, str]]()
    for item in SYSTEM.inventory(table.state):
        where = say(item.place, BOARD.hex_name) if item.place else BOARD.hex_name(item.hex)
        found[where, say(item.piece, BOARD.hex_name)] += item.count
    return found


def roll(table: CampaignTable, kind: RollKind, place: str, text: str, total: int) -> None:
    """One die for a counter of the Germans, of which the table knows nothing more."""
    table.do(RollTable(kind=kind, side=GERMAN, place=place, text=text, repair_number=3))
    while isinstance(table.asked, Question):
        table.reply(None)
    table.answer(total)


def test_what_the_repairs_eliminate_is_retained_no_more() -> None:
    table = refitting("stunned Tiger, malfunctioned LMG, 4-4-7 @ M15")
    table.go_to(RefitStep.REPAIR)
    roll(table, RollKind.STUN, "#2", "Tiger", 6)
    roll(table, RollKind.WEAPON, "#2", "LMG", 6)
    assert tracked(table, GERMAN, Spot.ELIMINATED) == {"tiger": 1, "lmg": 1}
    assert tracked(table, GERMAN, Spot.RETAINED) == {"german-4-4-7": 1}
    assert rows(table) == [("Germans, area #2", "4-4-7"), ("Germans, eliminated", "Pz VIE, LMG")]
    assert packed(table) == {
        ("Germans, area #2", "German 4-4-7"): 1,
        ("eliminated", "German Pz VIE"): 1,
        ("eliminated", "German LMG"): 1,
    }


def test_who_is_healed_and_what_is_repaired_is_shown_so() -> None:
    table = refitting("malfunctioned LMG, wounded 8-1, 4-4-7 @ M15")
    table.go_to(RefitStep.WOUNDED)
    assert rows(table) == [("Germans, area #2", "LMG (malfunctioned), 8-1 (wounded), 4-4-7")]
    assert rows(table, "ja") == [("ドイツ軍・エリア#2", "LMG（故障）、8-1（負傷）、4-4-7")]
    roll(table, RollKind.WOUNDED, "#2", "8-1", 1)
    table.do(NextRefitStep())
    table.go_to(RefitStep.REPAIR)
    roll(table, RollKind.WEAPON, "#2", "LMG", 1)
    assert rows(table) == [("Germans, area #2", "4-4-7, 8-1, LMG")]


def test_counters_told_by_hand_and_replenished_squads_are_packed_up() -> None:
    table = at_step(RefitStep.POSSESSION)
    count(table, GERMAN, "#2", "2x 4-4-7")
    table.do(TellLosses(side=BRITISH, text="4x 4-5-7"))
    table.go_to(RefitStep.REPLENISHMENT)
    table.do(Replenish(faction=BRITISH, text="4-5-7", goal="#1"), RollPoints(faction=BRITISH))
    table.answer(1)
    table.do(CloseOrder(faction=BRITISH), ChooseChit(faction=BRITISH, chit=Chit.ATTACK))
    table.work(GERMAN, Chit.IDLE)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE), ShowWork(faction=BRITISH))
    assert packed(table) == {
        ("British, area #1", "British 4-4-7"): 1,
        ("Germans, area #2", "German 4-4-7"): 2,
    }


def test_of_two_in_the_entry_area_the_one_that_has_entered_is_on_the_map_alone() -> None:
    table = at_step(RefitStep.POSSESSION)
    count(table, GERMAN, "entry", "2x Panther")
    to_the_set_up(table)
    assert rows(table) == [("Germans, Entry Area", "2x Pz VG")]
    table.do(BeginScenario())
    table.do(SetFacts(facts={"clock/moment/player": "german", "clock/moment/phase": "rph"}))
    table.do(MovePieces(side=GERMAN, text="Panther", spot=Spot.RETAINED, to_spot=Spot.OFFBOARD))
    enters = {"spot": Spot.OFFBOARD, "to_spot": Spot.MAP, "to_hex": hex_at("TT7")}
    table.do(MovePieces(side=GERMAN, text="Panther", **enters))
    assert sorted(packed(table).values()) == [1, 1]
    assert [counters for _, counters in rows(table)] == ["Pz VG", "Pz VG"]
    table.do(FinishScenario())
    assert retained(table, GERMAN, "entry") == {"panther": 1}
    assert rows(table) == [("Germans, Entry Area", "Pz VG"), ("Germans, on the map", "Pz VG")]


def test_who_was_not_set_up_is_retained_off_the_map_for_the_next_scenario() -> None:
    """CG6: of what may set up or enter, that which did not is Retained still."""
    table = refitting("3x 4-4-7, wounded 8-1 @ M15")
    to_the_set_up(table)
    table.do(SetUpPieces(side=GERMAN, place="#2", text="4-4-7", hex=hex_at("M15")), BeginScenario())
    assert sum(packed(table).values()) == 4
    table.do(FinishScenario())
    assert retained(table, GERMAN, "entry") == {"german-4-4-7": 2, "leader-8-1 wounded": 1}
    assert tracked(table, GERMAN, Spot.RETAINED) == {"german-4-4-7": 2, "leader-8-1": 1}
    assert "Germans, Entry Area: 2x 4-4-7" in news(table)


def test_what_cannot_move_is_retained_in_its_hex_though_nobody_set_it_up() -> None:
    table = refitting("immobile Tiger, 2x 4-4-7 @ M15")
    to_the_set_up(table)
    table.do(SetUpPieces(side=GERMAN, place="#2", text="4-4-7", hex=hex_at("M15")))
    table.do(BeginScenario(), FinishScenario())
    assert rows(table)[:2] == [("Germans, Entry Area", "4-4-7"), ("Germans, in its hex", "Pz VIE (immobile)")]


def test_the_last_of_a_side_that_was_tracked_does_not_take_the_others_along() -> None:
    table = refitting("2x 4-4-7 @ M15")
    to_the_set_up(table)
    table.do(SetUpPieces(side=GERMAN, place="#2", text="4-4-7", hex=hex_at("M15")), BeginScenario())
    table.do(MovePieces(side=GERMAN, text="4-4-7", spot=Spot.MAP, hex=hex_at("M15"), to_spot=Spot.ELIMINATED))
    table.do(FinishScenario())
    assert retained(table, GERMAN, "entry") == {"german-4-4-7": 1}


def test_a_side_of_which_nothing_was_tracked_on_the_map_has_set_up_there() -> None:
    table = at_step(RefitStep.POSSESSION)
    count(table, GERMAN, "#2", "2x 4-4-7")
    count(table, GERMAN, "entry", "Panther")
    to_the_set_up(table)
    table.do(BeginScenario(), FinishScenario())
    assert rows(table) == [("Germans, Entry Area", "Pz VG")]
    assert "Gone from Germans, area #2: 2x 4-4-7" in news(table)


def test_what_the_enemy_takes_is_among_the_eliminated_only_once_he_loses_it() -> None:
    table = refitting("LMG @ E12")
    table.do(TellOutside(side=GERMAN, text="LMG", hex=hex_at("E12")))
    assert rows(table) == [("British, area #1", "LMG (captured)")]
    table.go_to(RefitStep.POSSESSION)
    count(table, BRITISH, "#1", "4-5-7")
    table.do(Possess(side=BRITISH, place="#1", text="LMG", built_for=GERMAN, is_destroyed=True))
    assert rows(table) == [("British, area #1", "4-5-7"), ("Germans, eliminated", "LMG")]


def test_an_lmg_given_up_for_a_vehicle_is_eliminated() -> None:
    table = at_step(RefitStep.REPAIR)
    count(table, GERMAN, "#2", "LMG")
    count(table, GERMAN, "#2", "Tiger", Mark.DISABLED)
    table.do(TradeLmg(side=GERMAN, place="#2", text="Tiger"))
    assert rows(table) == [("Germans, area #2", "Pz VIE"), ("Germans, eliminated", "LMG")]


def test_half_squads_that_combine_are_one_squad_in_every_list() -> None:
    table = refitting("2x 2-3-7 @ M15")
    table.go_to(RefitStep.CONSOLIDATION)
    table.do(NextRefitStep())
    assert rows(table) == [("Germans, area #2", "4-4-7")]
    assert packed(table) == {("Germans, area #2", "German 4-4-7"): 1}


def news(table: CampaignTable) -> list[str]:
    """What the page tells of the step under way."""
    say = Catalogue("en").reason
    return [say(result.line, BOARD.hex_name) for result in page(table).results]
