"""The counters and layers of a scenario as any map shows them."""

import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import PassRoad, TakeControl, UseStairs
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.rules.sequence import Phase
from companion.kit.map_items import MapCounter, MappedGame, Motion, Overlay, Style
from companion.session.errors import IllegalCommandError
from tests.games.elst.forces.tracking.forces_table import (
    BOARD,
    BRITISH,
    GERMAN,
    SYSTEM,
    ForcesTable,
    at,
    hexes,
)


def counters(table: ForcesTable, name: str = "") -> list[MapCounter]:
    """Those in a hex, or those off the map."""
    hex_ = at(name) if name else None
    return [one for one in SYSTEM.counters(table.state) if one.hex == hex_]


def motions(table: ForcesTable, name: str = "") -> list[tuple[str, Motion]]:
    return [(one.label, one.motion) for one in counters(table, name)]


def move(table: ForcesTable, count: int, start: str, end: str) -> None:
    """Move the first counters of a hex, or of the hand."""
    ids = [one.id for one in counters(table, start)[:count]]
    table.do(SYSTEM.move_counters(table.state, ids, at(end)))


def overlay(table: ForcesTable, id_: str) -> Overlay:
    return {one.id: one for one in SYSTEM.overlays(table.state)}[id_]


def test_the_game_shows_its_counters_on_the_map() -> None:
    assert isinstance(SYSTEM, MappedGame)


def test_each_counter_of_a_stack_is_one_by_itself() -> None:
    table = ForcesTable()
    table.add("2x 4-4-7, LMG @ NN8\nTiger")
    shown = counters(table, "NN8")
    assert [one.label for one in shown] == ["4-4-7", "4-4-7", "LMG"]
    assert len({one.id for one in shown}) == 3
    assert len({one.stack for one in shown}) == 1
    assert [one.label for one in counters(table)] == ["Pz VIE"]


def test_infantry_and_vehicles_are_due_in_their_own_movement_phase() -> None:
    table = ForcesTable()
    table.add("4-4-7, LMG, Tiger @ NN8")
    table.add("4-5-7 @ C10", BRITISH)
    assert {motion for _, motion in motions(table, "NN8")} == {Motion.FREE}
    table.go_to(Phase.MOVEMENT)
    assert motions(table, "NN8") == [
        ("4-4-7", Motion.DUE),
        ("LMG", Motion.FREE),
        ("Pz VIE", Motion.DUE),
    ]
    assert motions(table, "C10") == [("4-5-7", Motion.FREE)]


def test_what_moved_is_done_until_the_next_phase() -> None:
    table = ForcesTable()
    table.add("3x 4-4-7 @ NN8")
    table.add("4-4-7 @ MM9")
    table.go_to(Phase.MOVEMENT)
    move(table, 2, "NN8", "MM9")
    assert [motion for _, motion in motions(table, "MM9")] == [Motion.DONE, Motion.DONE, Motion.DUE]
    assert motions(table, "NN8") == [("4-4-7", Motion.DUE)]
    table.go_to(Phase.ADVANCE)
    assert {motion for _, motion in motions(table, "MM9")} == {Motion.DUE}


def test_a_counter_that_moves_on_stays_done() -> None:
    table = ForcesTable()
    table.add("4-4-7 @ NN8")
    table.go_to(Phase.MOVEMENT)
    move(table, 1, "NN8", "MM9")
    move(table, 1, "MM9", "MM10")
    assert motions(table, "MM10") == [("4-4-7", Motion.DONE)]
    table.add("4-4-7 @ MM9")
    assert motions(table, "MM9") == [("4-4-7", Motion.DUE)]


@pytest.mark.parametrize("ends", ["MM9", "steeple"])
def test_of_like_counters_those_who_were_chosen_go(ends: str) -> None:
    """One that came in goes on: those that wait for their own move still do."""
    table = ForcesTable()
    table.add("2x 4-4-7 @ NN8\n4-4-7 @ MM10")
    table.go_to(Phase.MOVEMENT)
    move(table, 1, "MM10", "NN8")
    (came,) = (one for one in counters(table, "NN8") if one.is_moved)
    if ends == "steeple":
        choices = SYSTEM.counter_choices(table.state, [came.id])
        table.do(next(one for one in choices if one.command is UseStairs).build())
    else:
        table.do(SYSTEM.move_counters(table.state, [came.id], at(ends)))
    ground = [one for one in counters(table, "NN8") if not one.place]
    assert [one.motion for one in ground] == [Motion.DUE, Motion.DUE]


def test_setting_up_is_no_move() -> None:
    table = ForcesTable()
    table.go_to(Phase.MOVEMENT)
    table.add("4-4-7")
    assert motions(table) == [("4-4-7", Motion.DUE)]
    move(table, 1, "", "NN8")
    assert motions(table, "NN8") == [("4-4-7", Motion.DUE)]


def test_counters_of_two_places_do_not_move_as_one() -> None:
    table = ForcesTable()
    table.add("4-4-7 @ NN8\n4-4-7 @ MM9")
    ids = [one.id for one in SYSTEM.counters(table.state)]
    with pytest.raises(IllegalCommandError) as refused:
        SYSTEM.move_counters(table.state, ids, at("OO8"))
    assert refused.value.reason.key == "forces-counters-apart"


def test_counters_that_have_gone_are_not_moved() -> None:
    table = ForcesTable()
    table.add("4-4-7 @ NN8")
    ids = [one.id for one in counters(table, "NN8")]
    move(table, 1, "NN8", "MM9")
    with pytest.raises(IllegalCommandError) as refused:
        SYSTEM.move_counters(table.state, ids, at("OO8"))
    assert refused.value.reason.key == "forces-counters-gone"


def offered(table: ForcesTable, name: str, count: int = 1) -> dict[str, object]:
    ids = [one.id for one in counters(table, name)[:count]]
    return {one.label.key: one for one in SYSTEM.counter_choices(table.state, ids)}


def test_what_else_may_be_told_depends_on_where_counters_are() -> None:
    table = ForcesTable()
    table.add("2x 4-4-7 @ NN8\n4-4-7 @ TT10\n4-4-7")
    assert {"forces-choice-eliminate", "forces-choice-reduce", "forces-choice-climb"} <= set(
        offered(table, "NN8")
    )
    assert "forces-choice-reduce" not in offered(table, "NN8", 2)
    assert "forces-choice-leave" in offered(table, "TT10")
    assert "forces-choice-leave" not in offered(table, "NN8")
    assert set(offered(table, "")) == {
        "forces-choice-offboard",
        "forces-choice-retain",
        "forces-choice-strike-off",
    }


def test_who_is_in_hand_is_placed_off_the_map_by_a_button_in_an_rph_of_its_side() -> None:
    """CG8b, 4.5182: what the phase is for stands on the card, not behind "More"."""
    table = ForcesTable()
    table.add("4-4-7")
    assert not offered(table, "")["forces-choice-offboard"].leads
    table.go_to(Phase.RALLY)
    assert offered(table, "")["forces-choice-offboard"].leads


def test_a_company_in_hand_is_placed_off_the_map_at_once() -> None:
    """CG8b: one button for those in hand, one for all that may enter."""
    table = ForcesTable()
    table.add("3x 4-4-7, 9-1, LMG")
    assert "forces-choice-place-all" not in offered(table, ""), "not yet"
    table.go_to(Phase.RALLY)
    every = offered(table, "")["forces-choice-place-all"]
    assert every.leads
    assert every.label.args == {"count": 5}
    table.do(every.build())
    assert table.pile(Spot.OFFBOARD) == "3x 4-4-7, 9-1, LMG"
    assert table.pile(Spot.HAND) == ""


def test_a_leader_who_stays_may_lead_the_broken_off_the_map() -> None:
    table = ForcesTable()
    table.add("4-4-7, 9-2 @ TT3")
    led = offered(table, "TT3")["forces-choice-leave-led"]
    assert (led.label.args["leader"], led.build().leader_drm) == ("9-2", -2)
    table.add("4-4-7 @ TT4")
    assert "forces-choice-leave-led" not in offered(table, "TT4")
    table.add("4-4-7, 9-2 @ A12")
    assert "forces-choice-leave-led" not in offered(table, "A12")


def test_every_choice_is_a_whole_command() -> None:
    table = ForcesTable()
    table.add("4-4-7 @ NN8")
    table.do(offered(table, "NN8")["forces-choice-climb"].build())
    assert counters(table, "NN8")[0].marks[0].name.key == "forces-packed-steeple"
    table.do(offered(table, "NN8")["forces-choice-eliminate"].build())
    assert table.pile(Spot.ELIMINATED) == "4-4-7"


def test_counters_named_by_mistake_are_struck_off_where_they_are() -> None:
    table = ForcesTable()
    table.add("2x 4-4-7 @ NN8")
    table.do(offered(table, "NN8")["forces-choice-strike-off"].build())
    assert table.there("NN8") == "4-4-7"


def test_mmc_by_an_edge_road_may_tell_that_they_pass() -> None:
    table = ForcesTable()
    road = BOARD.hex_name(min(SYSTEM.field.ground.edge_roads))
    table.add(f"4-4-7, 9-1 @ {road}")
    table.do(offered(table, road)["forces-choice-pass-road"].build())
    assert table.forces.passed[GERMAN] == (at(road),)
    leader = [one.id for one in counters(table, road) if one.label == "9-1"]
    offers = SYSTEM.counter_choices(table.state, leader)
    assert "forces-choice-pass-road" not in {choice.label.key for choice in offers}
    table.add("4-4-7 (broken) @ TT7")
    assert "forces-choice-pass-road" not in offered(table, "TT7")


def test_the_steeple_stacks_apart_from_the_ground() -> None:
    table = ForcesTable()
    table.add("2x 4-4-7 @ NN8")
    table.do(UseStairs(side=GERMAN, text="4-4-7", hex=at("NN8"), goes_up=True))
    ground, steeple = counters(table, "NN8")
    assert ground.stack != steeple.stack
    assert (ground.stack.hex, steeple.stack.hex) == (at("NN8"), at("NN8"))
    assert (ground.place, steeple.place.key) == (None, "forces-place-hex")


def test_a_climber_is_no_stranger_to_the_stairs() -> None:
    table = ForcesTable()
    table.add("4-4-7 @ NN8")
    table.do(UseStairs(side=GERMAN, text="4-4-7", hex=at("NN8"), goes_up=True))
    assert "forces-choice-descend" in offered(table, "NN8")


def test_layers_tell_control_passes_and_victory() -> None:
    table = ForcesTable()
    table.do(TakeControl(side=BRITISH, hexes=hexes("NN8")))
    table.do(PassRoad(side=GERMAN, hexes=(min(SYSTEM.field.ground.edge_roads),)))
    british, german = overlay(table, "elst-control").shades
    assert (british.hexes, british.style) == (frozenset(hexes("NN8")), Style.FIRST)
    assert not german.hexes
    assert overlay(table, "elst-road").shades[1].hexes
    held, missing, edge = overlay(table, "elst-victory").shades
    assert at("NN8") in held.hexes
    assert at("NN8") not in missing.hexes
    assert {at("TT6"), at("TT20")} <= edge.hexes
    assert overlay(table, "elst-victory").marks[0].hex == at("NN8")


@pytest.mark.parametrize(
    ("text", "side", "elr"),
    [
        ("4-5-7", BRITISH, 3),
        ("9-1", BRITISH, 3),
        ("9-1", GERMAN, 3),
        ("4-4-7", GERMAN, 2),
        ("2-2-8", GERMAN, 2),
        ("SS 4-4-7", GERMAN, None),
    ],
)
def test_a_counter_tells_its_elr(text: str, side: Faction, elr: int | None) -> None:
    """CG13: MMC of the SS never fail it."""
    table = ForcesTable()
    table.add(f"{text} @ NN8", side)
    (counter,) = counters(table, "NN8")
    told = {fact.key: fact.args.get("elr") for fact in counter.facts if fact.key.endswith("-elr")}
    assert told == ({"piece-no-elr": None} if elr is None else {"piece-elr": elr})
