import pytest

from companion.chance.requests import RollRequest
from companion.games.elst.procedures.forces.commands import LeaveMap
from companion.games.elst.procedures.forces.state import Place, Spot
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.shown.victory import watch
from companion.kit.news import news_since
from companion.kit.panels import Choice
from companion.session.commands import SetFacts
from tests.games.elst.forces.tracking.forces_table import BRITISH, GERMAN, SYSTEM, ForcesTable, at
from tests.games.elst.played import Played


def leave(text: str, name: str, side=GERMAN, **fields) -> LeaveMap:
    return LeaveMap(side=side, text=text, hex=at(name), **fields)


def table_with(text: str, side=GERMAN) -> ForcesTable:
    table = ForcesTable()
    table.add(text, side)
    return table


def test_by_the_own_entry_area_units_are_retained() -> None:
    table = table_with("2x 4-4-7, LMG @ TT3")
    table.do(leave("4-4-7, LMG", "TT3"))
    assert (table.pile(Spot.RETAINED), table.there("TT3")) == ("4-4-7, LMG", "4-4-7")


def test_by_another_edge_they_are_lost() -> None:
    table = table_with("4-4-7 @ A12")
    table.do(leave("4-4-7", "A12"))
    assert table.pile(Spot.ELIMINATED) == "4-4-7"


def test_the_british_leave_for_points_without_a_check() -> None:
    table = table_with("9x 4-5-7, 8-1, MMG @ TT10", BRITISH)
    table.do(leave("9x 4-5-7, 8-1, MMG", "TT10", BRITISH, is_broken=True))
    assert table.asked is None
    assert table.pile(Spot.EXITED, BRITISH) == "9x 4-5-7, 8-1, MMG"
    assert watch(table.scene).points == 20


def told_since(table: ForcesTable, seq: int) -> list[tuple[str, dict]]:
    return [(one.key, dict(one.args)) for one in news_since(table.session.journal, seq).reasons]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("TT10", ("forces-log-points", {"points": 7, "total": 8, "needed": 20})),
        ("A12", ("forces-log-left-out", {"pieces": "9-2, 2x 4-5-7"})),
        ("TT5", ("forces-log-lost-at-edge", {"pieces": "9-2, 2x 4-5-7"})),
    ],
)
def test_what_becomes_of_those_who_leave_is_told(name: str, told: tuple[str, dict]) -> None:
    table = table_with(f"9-2, 2x 4-5-7 @ {name}", BRITISH)
    table.add("8-0 @ TT6", BRITISH)
    table.do(leave("8-0", "TT6", BRITISH))
    seq = len(table.session.journal.entries) + 1
    table.do(leave("9-2, 2x 4-5-7", name, BRITISH))
    assert told_since(table, seq) == [told]


def test_who_fails_the_check_and_is_lost_is_told() -> None:
    table = table_with("3-4-8, HMG @ TT3")
    table.do(leave("3-4-8, HMG", "TT3", is_broken=True))
    seq = len(table.session.journal.entries) + 1
    table.answer(12)
    assert told_since(table, seq) == [("forces-log-lost-at-edge", {"pieces": "3-4-8, HMG"})]


def test_broken_ss_are_checked_against_their_known_morale() -> None:
    table = table_with("SS 4-4-7, LMG @ TT3")
    table.do(leave("SS 4-4-7, LMG", "TT3", is_broken=True, leader_drm=-1))
    request = table.asked
    assert isinstance(request, RollRequest)
    assert request.goal is not None
    assert (request.goal.at_most, [modifier.value for modifier in request.modifiers]) == (8, [-1])
    table.answer(9)
    assert table.pile(Spot.RETAINED) == "SS 4-4-7, LMG"
    assert table.forces.leaver is None


def test_failure_reduces_a_squad_that_keeps_its_weapon() -> None:
    table = table_with("SS 4-4-7, LMG @ TT3")
    table.do(leave("SS 4-4-7, LMG", "TT3", is_broken=True))
    table.answer(9)
    assert (table.pile(Spot.RETAINED), table.there("TT3")) == ("SS 2-3-7, LMG", "")


def test_failure_eliminates_a_half_squad_with_its_weapon() -> None:
    table = table_with("3-4-8, HMG @ TT3")
    table.do(leave("3-4-8, HMG", "TT3", is_broken=True))
    table.answer(12)
    assert (table.pile(Spot.ELIMINATED), table.pile(Spot.RETAINED)) == ("3-4-8, HMG", "")


def test_morale_that_only_the_counter_tells_is_asked() -> None:
    table = table_with("4-4-7 @ TT3")
    table.do(leave("4-4-7", "TT3", is_broken=True))
    assert table.purpose == ElstPurpose.LEAVER_MORALE
    table.answer(7)
    assert table.purpose == ElstPurpose.LEAVING
    table.answer(8)
    assert table.pile(Spot.RETAINED) == "2-3-7"


def test_morale_read_off_one_counter_holds_for_all_of_its_type() -> None:
    table = table_with("3x 4-4-7 @ TT3")
    table.do(leave("4-4-7", "TT3", is_broken=True))
    table.answer(7)
    table.answer(7)
    table.do(leave("4-4-7", "TT3", is_broken=True))
    assert table.purpose == ElstPurpose.LEAVING
    table.answer(7)
    table.do(SetFacts(facts={"forces/broken_morale/german-4-4-7": 6}))
    table.do(leave("4-4-7", "TT3", is_broken=True))
    table.answer(7)
    assert table.pile(Spot.RETAINED) == "2x 4-4-7, 2-3-7"


@pytest.mark.parametrize(("reply", "left"), [("yes", "4-4-7"), ("no", "2-3-7")])
def test_where_nobody_knows_it_the_table_tells_the_result(reply: str, left: str) -> None:
    table = table_with("4-4-7 @ TT3")
    table.do(leave("4-4-7", "TT3", is_broken=True))
    table.answer(None)
    assert table.purpose == ElstPurpose.LEAVER_RESULT
    table.answer(reply)
    assert table.pile(Spot.RETAINED) == left


def test_a_broken_leader_is_wounded_and_retained() -> None:
    table = table_with("9-1 @ TT3")
    table.do(leave("9-1", "TT3", is_broken=True))
    table.answer(9)
    table.answer(12)
    retained = table.forces.lying(GERMAN, Place(spot=Spot.RETAINED))
    assert [(some.type, some.marks) for some in retained] == [("leader-9-1", (Mark.WOUNDED,))]


@pytest.mark.parametrize(
    ("is_killed", "eliminated", "retained"), [("yes", "9-1, LMG", ""), ("no", "", "9-1, LMG")]
)
def test_what_a_failed_nmc_does_to_a_wounded_leader_is_asked(
    is_killed: str, eliminated: str, retained: str
) -> None:
    """CG11b: Casualty Reduction again, and no source says what that does (M-18)."""
    table = table_with("broken wounded 9-1, LMG @ TT3")
    table.do(leave("9-1, LMG", "TT3", is_broken=True))
    table.answer(9)
    table.answer(12)
    assert table.purpose == "leaving-ask-wound"
    table.answer(is_killed)
    assert (table.pile(Spot.ELIMINATED), table.pile(Spot.RETAINED)) == (eliminated, retained)


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (leave("4-4-7", "NN8"), "leaving-not-at-edge"),
        (leave("2x 4-4-7", "TT3", is_broken=True), "leaving-one-at-a-time"),
        (leave("LMG", "TT3", is_broken=True), "leaving-one-at-a-time"),
        (leave("3x 4-4-7", "TT3"), "forces-not-there"),
    ],
)
def test_who_cannot_leave(command: LeaveMap, key: str) -> None:
    table = table_with("2x 4-4-7, LMG @ TT3\n4-4-7 @ NN8")
    assert table.refusal(command) == key


# ---- offered for a stack ----


def test_a_stack_at_the_edge_leaves_broken_by_its_nmc_helped_by_a_leader_who_stays() -> None:
    """CG11b: each leader of the stack with a DRM who does not go himself."""
    table = Played()
    table.add(GERMAN, "SS 4-4-7, 9-1, 8-0 @ TT3")
    (leaves,) = table.offers("TT3", of="ss-4-4-7", label="forces-choice-leave")
    led = table.offers("TT3", of="ss-4-4-7", label="forces-choice-leave-led")
    assert [one.label.args["leader"] for one in led] == ["9-1"]
    assert [(one.name, one.usual) for one in leaves.inputs] == [("is_broken", "no")]
    for command, drms in ((leaves.build(is_broken="yes"), []), (led[0].build(), [-1])):
        table.do(command)
        assert isinstance(table.asked, RollRequest)
        assert [modifier.value for modifier in table.asked.modifiers] == drms
        table.session.undo()
    table.do(leaves.build(is_broken="no"))
    assert table.asked is None


def test_whoever_is_known_to_be_broken_takes_his_nmc_unasked() -> None:
    table = Played()
    table.add(GERMAN, "SS 4-4-7 broken, SS 4-4-7, 9-1 broken @ TT3")
    (broken,) = [one for one in table.counters("TT3") if "ss-4-4-7" in one and "broken" in one]
    leaves = offered_for(table, broken)["forces-choice-leave"]
    assert leaves.inputs == ()
    assert "forces-choice-leave-led" not in offered_for(table, broken)
    table.do(leaves.build())
    assert table.purpose == ElstPurpose.LEAVING
    table.answer(7)
    forces = table.session.state.game.forces
    retained = [some.kind for some in forces.lying(GERMAN, Place(spot=Spot.RETAINED))]
    left = [some.kind for some in forces.lying(GERMAN, Place(spot=Spot.MAP, hex=at("TT3")))]
    assert retained == [("ss-4-4-7", (Mark.BROKEN,))]
    assert ("ss-4-4-7", ()) in left


def test_nobody_is_asked_whether_he_is_broken_where_it_makes_no_difference() -> None:
    table = Played()
    table.add(GERMAN, "LMG @ TT3")
    table.add(BRITISH, "4-5-7 broken @ TT10")
    for name in ("TT3", "TT10"):
        assert table.choices(name)["forces-choice-leave"].inputs == ()


def offered_for(table: Played, id_: str) -> dict[str, Choice]:
    return {one.label.key: one for one in SYSTEM.counter_choices(table.session.state, [id_])}
