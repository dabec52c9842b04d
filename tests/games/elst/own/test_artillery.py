"""Offboard artillery on a board with heights: sight of the observer, blast heights, TEM that are asked."""

from dataclasses import replace

import pytest

from companion.games.elst.own.commands import BringOwnBattery
from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.games.elst.procedures.artillery.commands import (
    AttemptContact,
    MoveObserver,
    ResolveAttacks,
    TakeAction,
    TellEnemy,
)
from companion.games.elst.procedures.artillery.mission_events import AttackMade
from companion.games.elst.procedures.artillery.sights import blast_sight
from companion.games.elst.rules.artillery.radio import ObserverKind
from companion.games.elst.rules.artillery.terms import Action, ArtilleryCounter, BatteryKind
from companion.games.elst.rules.sequence import Phase
from companion.session.errors import IllegalCommandError
from tests.as_json import as_json
from tests.games.elst.own.own_table import FIRST, SECOND, OwnTable
from ui.tour.made_boards import hill_board


def _in_access(table: OwnTable) -> None:
    """In the PFPh of the first side, in contact with a black chit."""
    table.go_to(Phase.PREP_FIRE)
    table.do(AttemptContact(battery="A1", ends_ordnance_smoke=True))
    table.answer(6)
    table.answer("black")


def test_from_contact_to_fire_for_effect_from_the_top_of_the_hill() -> None:
    table = OwnTable()
    table.battery()
    _in_access(table)
    table.do(TakeAction(battery="A1", action=Action.PLACE_AR, ar=table.at("B5")))
    assert table.asked == "oba-roll-accuracy"  # sight and hindrance are traced over the heights
    table.answer(2)
    assert (table.game.battery("A1").counter, table.game.battery("A1").hex) == (
        ArtilleryCounter.SR,
        table.at("B5"),
    )
    table.go_to(Phase.DEFENSIVE_FIRE, SECOND)
    table.do(AttemptContact(battery="A1", ends_ordnance_smoke=True))
    table.answer(9)  # maintained by its -1
    table.answer("yes")  # a Known enemy near the SR
    table.do(TakeAction(battery="A1", action=Action.CONVERT_SR_HE))
    assert len(table.game.battery("A1").activity.barrage or ()) == 7
    table.do(ResolveAttacks(battery="A1"))
    assert table.asked == "oba-ask-tem"  # of the wooden building in B5: no chart says it here
    table.answer(2)
    table.answer((2, 7, 7, 7, 7, 7, 7))
    attacks = [
        event for event in table.session.journal.done[-1].acts[0].events if isinstance(event, AttackMade)
    ]
    assert [(one.column, one.drm) for one in attacks[:2]] == [(36, -2), (20, 0)]
    assert table.game.battery("A1").counter is ArtilleryCounter.FFE2


@pytest.mark.parametrize(("where", "is_placed"), [("I5", True), ("A5", False)])
def test_an_ar_goes_where_the_heights_let_the_observer_see(where: str, is_placed: bool) -> None:
    table = OwnTable()
    table.battery(where=where)
    _in_access(table)
    table.do(TakeAction(battery="A1", action=Action.PLACE_AR, ar=table.at("O5")))
    assert (table.asked == "oba-roll-accuracy") is is_placed
    assert (table.game.battery("A1").activity.aim is not None) is is_placed


def test_on_a_board_without_heights_players_tell_what_is_seen() -> None:
    table = OwnTable(board=replace(hill_board(), values={}))
    table.battery()
    _in_access(table)
    table.do(TakeAction(battery="A1", action=Action.PLACE_AR, ar=table.at("O5")))
    assert table.asked == "oba-ask-sees-hex"
    table.answer("yes")
    assert table.asked == "oba-ask-hindrance"


@pytest.mark.parametrize(
    ("where", "level", "over", "verdict"),
    [
        ("I5", 0, "H2", BlastVerdict.CLEAR),  # the ground of H2 is hidden by the hill
        ("A5", 0, "O5", BlastVerdict.CLEAR),  # the hill between is not next to the observer
        ("F5", 0, "K5", BlastVerdict.CLEAR),  # on the hill he looks over what rises next to him
        ("D4", 0, "G5", BlastVerdict.BLOCKED),  # woods in E4, next to him
        ("D4", 0, "E4", BlastVerdict.CLEAR),
        ("O4", 2, "O7", BlastVerdict.CLEAR),
        ("A5", 1, "O5", None),  # a floor that A5 does not have: only players can tell
    ],
)
def test_a_blast_height_is_hidden_by_an_obstacle_next_to_the_observer_alone(
    where: str, level: int, over: str, verdict: BlastVerdict | None
) -> None:
    table = OwnTable()
    table.battery(where=where, level=level)
    counter = {"artillery/batteries/A1/counter": "sr", "artillery/batteries/A1/hex": table.at(over)}
    table.session.set_facts(as_json(counter))
    scene = table.session.system.scene(table.session.state)
    assert blast_sight(scene, scene.battery("A1")) is verdict


def test_an_observer_stands_on_a_floor_that_some_hex_has() -> None:
    table = OwnTable()
    table.battery(where="O4", level=2)
    assert table.game.battery("A1").observer.level == 2
    with pytest.raises(IllegalCommandError) as refusal:
        table.do(MoveObserver(battery="A1", hex=table.at("O4"), level=3))
    assert refusal.value.reason.key == "oba-observer-too-high"


def test_a_battery_is_as_its_card_gives_it() -> None:
    table = OwnTable()
    table.battery(SECOND, kind=BatteryKind.ROCKET, calibre=150, black=4, red=1, accuracy_number=1)
    battery, pile = table.game.battery("B1"), table.session.state.piles["B1"]
    assert (battery.faction, battery.kind, battery.accuracy_number) == (SECOND, BatteryKind.ROCKET, 1)
    assert dict(pile.left) == {"black": 4, "red": 1}
    with pytest.raises(IllegalCommandError) as refusal:
        table.battery(SECOND)
    assert refusal.value.reason.key == "oba-battery-name-taken"


def test_a_contact_number_that_is_not_told_is_asked_and_offboard_observers_need_none() -> None:
    table = OwnTable()
    table.battery(contact_number=None)
    told = {"side": FIRST, "kind": BatteryKind.NORMAL, "calibre": 80, "black": 5, "red": 2}
    table.do(BringOwnBattery(battery="A2", observer=ObserverKind.OFFBOARD, **told))
    table.go_to(Phase.PREP_FIRE)
    table.do(AttemptContact(battery="A1", ends_ordnance_smoke=True))
    assert table.asked == "oba-ask-contact-number"
    table.answer(8)
    table.answer(11)
    table.do(AttemptContact(battery="A2"))
    assert table.asked == "oba-draw-access"


def test_a_known_enemy_is_told_as_at_elst() -> None:
    table = OwnTable()
    table.battery()
    _in_access(table)
    table.do(TellEnemy(battery="A1", hex=table.at("B5"), is_known=False))
    assert table.game.battery("A1").activity.enemies[table.at("B5")] is False
