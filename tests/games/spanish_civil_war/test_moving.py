"""Movement of a session at Jarama: once a phase, within reach, by status as judged."""

import json
from dataclasses import replace

import pytest

from companion.games.spanish_civil_war.procedures.aftermath import ways_out
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.shown.on_map import hex_lines
from companion.games.spanish_civil_war.table.commands import (
    BuildPontoon,
    DeclareFight,
    LeaveMap,
    PlaceUnits,
    RebuildHq,
    StrikeCounters,
    TypeCounters,
)
from companion.games.spanish_civil_war.table.state import Spot
from companion.games.spanish_civil_war.table.tracked import packed_units
from companion.games.spanish_civil_war.terms import Battle
from companion.hexes.coordinates import HexCoord
from companion.kit.map_items import Motion, Style
from companion.kit.news import news_since
from companion.reason import Reason
from companion.session.commands import SetFacts
from companion.session.session import Session
from companion.session.store import Record
from companion.session.stores.memory import MemoryStore
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

FOOT, HQ = "J-N-1-infantry-1", "J-N-1-hq-1"


@pytest.fixture
def table() -> Table:
    """A Nationalist battalion and its HQs in the west, a Republican battalion east of them."""
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "48: 2x 3-4-6/2-2-6 II")
    table.tell(NATIONALIST, "1: 2x 7-4-6/3-3-6 II, HQ 0-1-6\nVAR: HQ 0-1-6\nENG4: eng 4-4-6/2-2-6 II")
    table.put(J_R_48_infantry_1="3533")
    table.put(J_N_1_infantry_1="3129", J_N_1_hq_1="3028", J_N_VAR_hq_1="3028")
    table.go_to(Phase.FIRST_MOVEMENT)
    table.judge()
    return table


def test_a_unit_moves_once_a_phase(table: Table) -> None:
    table.do(table.move(FOOT, "3130"))
    again = table.refused(table.move(FOOT, "3131"))
    assert (again.key, again.rule) == ("scw-moved-already", "6.1c")
    table.insist(table.move(FOOT, "3131"))
    assert table.where(FOOT) == "3131"


def test_a_hex_out_of_reach_is_refused_with_the_points(table: Table) -> None:
    refusal = table.refused(table.move(FOOT, "1640"))
    assert (refusal.key, refusal.args["points"]) == ("scw-out-of-reach", 6)


def test_only_the_phasing_side_moves(table: Table) -> None:
    assert table.refused(table.move("J-R-48-infantry-1", "3534")).key == "scw-not-own-movement"


def test_nobody_enters_a_hex_of_the_enemy(table: Table) -> None:
    assert table.refused(table.move(FOOT, "3533")).key == "scw-enemy-there"


def test_status_holds_for_the_phase_until_it_is_judged_again(table: Table) -> None:
    assert table.game.status(FOOT).is_in_command
    table.take(HQ, Spot.ELIMINATED)
    assert table.game.status(FOOT).is_in_command
    table.judge()
    assert not table.game.status(FOOT).is_in_command
    assert table.refused(table.move(FOOT, "1640")).args["points"] == 3


def test_reinforcements_do_not_enter_in_an_enemy_zoc(table: Table) -> None:
    refusal = table.refused(table.move("J-N-1-infantry-2", "3532"))
    assert refusal.rule == "15.1b"
    table.do(table.move("J-N-1-infantry-2", "2828"))
    assert table.unit("J-N-1-infantry-2").stand.arrived == table.game.clock.moment
    table.judge()
    assert table.game.status("J-N-1-infantry-2").is_in_command


def test_units_leave_by_the_edge_and_do_not_come_back(table: Table) -> None:
    assert table.refused(LeaveMap(units=(FOOT,))).key == "scw-not-at-edge"
    table.put(J_N_1_infantry_1="2828")
    table.do(LeaveMap(units=(FOOT,)))
    assert (table.where(FOOT), table.unit(FOOT).stand.left_by) == ("exited", table.hex("2828"))
    assert table.refused(table.move(FOOT, "2828")).rule == "16.0d"


def test_an_attacker_retreats_to_where_it_came_from(table: Table) -> None:
    table.put(J_N_1_infantry_1="3530")
    table.do(table.move(FOOT, "3532"))
    table.go_to(Phase.FIRST_COMBAT)
    table.do(DeclareFight(attackers=(FOOT,), hexes=(table.hex("3533"),)))
    stand = table.unit(FOOT).stand
    assert stand.came_from is not None
    found = {*map(table.hex, ways_out(table.scene, table.unit(FOOT)).open)}
    assert found == {stand.came_from, *stand.or_from}


def test_a_pontoon_stands_while_its_builder_stays(table: Table) -> None:
    board = table.system.map.board
    side = next(side for side, facts in board.hexsides.items() if "river" in facts.features)
    near, far = side.hexes
    engineer = "J-N-ENG4-engineer-1"
    table.put(**{engineer.replace("-", "_"): board.hex_name(near)})
    table.do(BuildPontoon(unit=engineer, hex=far))
    table.insist(table.move(engineer, board.hex_name(next(iter(board.neighbours(near))))))
    assert not table.game.pontoons  # who moves in the phase has built none
    told = news_since(table.session.journal, 1).reasons
    assert Reason("scw-news-pontoon-not-built", "J.16a", (far,)) in told
    assert "scw-news-pontoon-gone" not in {one.key for one in told}
    table.session.undo()
    assert engineer in table.game.standing_pontoons
    assert table.scene.pontoons == frozenset()  # not before the phase is over
    assert shown_pontoons(table, near) == ([((near, far), Style.DOUBTFUL)], ["scw-hex-pontoon-building"])
    counters = table.system.counters(table.session.state)
    marks = next(counter.marks for counter in counters if counter.id == engineer)
    assert "scw-letter-pontoon" in {mark.letter.key for mark in marks}
    packed = next(one for one in packed_units(table.game) if one.hex == near)
    assert Reason("scw-packed-pontoon", "", (far,)) in packed.marks
    table.go_to(Phase.FIRST_COMBAT)
    assert table.scene.pontoons == {side}
    assert shown_pontoons(table, far) == ([((near, far), Style.GOOD)], ["scw-hex-pontoon"])
    other = "J-N-ENG6-engineer-1"
    table.tell(NATIONALIST, "ENG6: eng 6-8-6/3-4-6 II")
    table.insist(table.placing(other, board.hex_name(near)))
    assert table.refused(BuildPontoon(unit=other, hex=far)).key == "scw-not-own-movement"
    table.put(**{engineer.replace("-", "_"): "3130"})
    assert table.game.standing_pontoons == {}
    table.go_to(Phase.FIRST_MOVEMENT, turn=2)
    assert table.refused(BuildPontoon(unit=engineer, hex=far)).rule == "J.16c"


@pytest.mark.parametrize("how", ["moves", "is lost", "is taken off"])
def test_it_is_told_that_a_pontoon_goes_with_its_builder(table: Table, how: str) -> None:
    """J.16c, whatever befalls the builder."""
    board = table.system.map.board
    near, far = next(side for side, facts in board.hexsides.items() if "river" in facts.features).hexes
    engineer = "J-N-ENG4-engineer-1"
    table.put(**{engineer.replace("-", "_"): board.hex_name(near)})
    table.do(BuildPontoon(unit=engineer, hex=far))
    table.go_to(Phase.FIRST_MOVEMENT, turn=2)
    gone = Reason("scw-news-pontoon-gone", "J.16c", (far,))
    assert gone not in news_since(table.session.journal, 1).reasons
    match how:
        case "moves":
            table.insist(table.move(engineer, board.hex_name(next(iter(board.neighbours(near))))))
        case "is lost":
            table.take(engineer, Spot.ELIMINATED)
        case _:
            table.take(engineer, Spot.HAND)
    assert news_since(table.session.journal, 1).reasons.count(gone) == 1


def test_a_session_whose_movement_told_of_fallen_pontoons_opens(table: Table) -> None:
    """So did the movement of version 1, for a while."""
    table.do(table.move(FOOT, "3130"))
    old = Session.open(MemoryStore(map(_moved_of_old, table.store.read())), lambda _: table.system)
    assert old.state.game == table.game


def _moved_of_old(record: Record) -> Record:
    fields = json.loads(record.body)
    of_old = {"version": 1, "bridges_gone": [{"q": 16, "r": 38}]}
    fields["events"] = [one | of_old if one["type"] == "scw-units-moved" else one for one in fields["events"]]
    return replace(record, body=json.dumps(fields).encode())


def test_engineers_beside_no_river_are_told_why_they_bridge_none(table: Table) -> None:
    engineer = "J-N-ENG4-engineer-1"
    table.put(J_N_ENG4_engineer_1="2828")
    choices = table.system.counter_choices(table.session.state, [engineer])
    (bridge,) = [one for one in choices if one.command is BuildPontoon]
    assert bridge.refusal == Reason("scw-pontoon-no-river", "J.16a")
    table.go_to(Phase.FIRST_COMBAT)
    later = table.system.counter_choices(table.session.state, [engineer])
    assert BuildPontoon not in [one.command for one in later]


def shown_pontoons(table: Table, hex_: HexCoord) -> tuple[list[object], list[str]]:
    """The ways on the layer of pontoons with their looks, and what a hex tells of pontoons."""
    overlays = table.system.overlays(table.session.state)
    (layer,) = (overlay for overlay in overlays if overlay.id == "scw-pontoons")
    told = (line.key for line in hex_lines(table.scene, hex_))
    return [(path.hexes, path.style) for path in layer.paths], [key for key in told if "pontoon" in key]


def test_a_lost_hq_returns_after_as_many_turns_as_the_die_says(table: Table) -> None:
    table.take(HQ, Spot.ELIMINATED)
    table.do(RebuildHq(unit=HQ))
    table.dice(2)
    assert table.unit(HQ).stand.returns == 3
    place = next(one.place for one in table.system.counters(table.session.state) if one.id == HQ)
    assert (place.key, place.args["turn"]) == ("scw-waiting-hq", "3")
    assert news_since(table.session.journal, 1).reasons[-1].args["turn"] == "3"
    early = table.refused(table.move(HQ, "2828"))
    assert (early.key, early.args["turn"]) == ("scw-not-rebuilt-yet", "3")
    table.go_to(Phase.FIRST_MOVEMENT, turn=3)
    table.do(table.move(HQ, "2828"))
    assert table.where(HQ) == "2828"


def test_what_cannot_be_read_names_its_line_and_changes_nothing(table: Table) -> None:
    before = table.game.units
    refusal = table.refused(TypeCounters(side=REPUBLICAN, text="48: HQ\n99: HQ"))
    assert (refusal.key, refusal.args["line"]) == ("scw-counters-line", "2")
    assert refusal.about is not None
    assert refusal.about.key == "scw-formation-unknown"
    assert table.game.units == before
    assert table.refused(TypeCounters(side=NATIONALIST, text="48: HQ")).key == "scw-counters-other-side"


def test_counters_told_by_mistake_are_struck_off(table: Table) -> None:
    table.do(StrikeCounters(units=("J-R-48-infantry-2",)))
    assert "J-R-48-infantry-2" not in table.game.units


def test_a_stack_too_large_is_refused(table: Table) -> None:
    table.tell(NATIONALIST, "2: 2x 4-4-6/2-2-6 II")
    for unit in ("J-N-2-infantry-1", "J-N-2-infantry-2"):
        table.insist(PlaceUnits(units=(unit,), hex=table.hex("3129")))
        table.insist(table.move(unit, "3130"))
    refusal = table.refused(table.move(FOOT, "3130"))
    assert refusal.key in {"scw-stack-full", "scw-stack-column"}


# ---- what the map shows of it ----


def test_the_map_shades_a_units_reach_by_cost_and_nothing_once_it_has_moved(table: Table) -> None:
    shades = table.system.reach(table.session.state, (FOOT,))
    by_cost = {shade.letter.args["points"]: shade.hexes for shade in shades if shade.letter}
    assert table.hex("3130") in by_cost[1]
    assert max(by_cost) <= 6
    assert {shade.style for shade in shades} == {Style.GOOD, Style.DOUBTFUL}
    table.do(table.move(FOOT, "3130"))
    assert table.system.reach(table.session.state, (FOOT,)) == ()


def test_the_map_tells_who_may_still_move(table: Table) -> None:
    def motions() -> dict[str, Motion]:
        return {one.id: one.motion for one in table.system.counters(table.session.state)}

    assert (motions()[FOOT], motions()["J-R-48-infantry-1"]) == (Motion.DUE, Motion.FREE)
    table.do(table.move(FOOT, "3130"))
    assert (motions()[FOOT], motions()[HQ]) == (Motion.DONE, Motion.DUE)
    come = "J-N-1-infantry-2"
    table.do(table.move(come, "2828"))
    assert (table.unit(come).stand.may_go_on, motions()[come]) == (True, Motion.DUE)


def test_who_comes_onto_the_map_goes_on_with_the_points_that_are_left(table: Table) -> None:
    come = "J-N-1-infantry-2"
    table.do(table.move(come, "2828"))
    assert table.unit(come).stand.points_left == 5
    table.do(table.move(come, "2829"))
    assert table.unit(come).stand.points_left == 4


def test_a_move_by_points_that_nobody_told_says_that_nothing_was_counted(table: Table) -> None:
    """6.1d: a unit whose reduced side is not told leaves an enemy ZOC unmeasured, and that is said."""
    table.tell(NATIONALIST, "4: 7-4-6 II")
    table.insist(table.placing("J-N-4-infantry-1", "3532"))
    table.do(SetFacts(facts={"units/J-N-4-infantry-1/stand/is_reduced": True}))
    table.do(table.move("J-N-4-infantry-1", "3531"))
    events = (event for act in table.session.journal.done[-1].acts for event in act.events)
    (told,) = (reason for event in events for reason in event.news())
    assert (told.key, told.rule, told.args["more"]) == ("scw-news-on-trust", "6.1d", 0)


def test_a_hex_behind_an_enemy_zone_is_refused_with_the_zone(table: Table) -> None:
    table.put(**{FOOT.replace("-", "_"): "3430"})
    refusal = table.refused(table.move(FOOT, "3436"))
    assert (refusal.key, refusal.rule) == ("scw-zone-on-the-way", "8.3a")
    table.put(**{FOOT.replace("-", "_"): "3532"})
    refusal = table.refused(table.move(FOOT, "3029"))
    assert (refusal.key, refusal.rule) == ("scw-zone-held", "8.3b")
