"""What the map offers counters of one stack, and the command that taking them to a hex gives."""

import pytest

from companion.games.no_prisoners.procedures.retreating import retreat_ends
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.table.state import Stage
from companion.games.no_prisoners.terms import Crt, PlayerTurn
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command
from tests.games.no_prisoners.campaign.jumping import at_phase
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.sketched_units import facing, marcher
from tests.games.no_prisoners.campaign.test_campaign import Table, hex_of

HERE = hex_of("0408")


def taken(table: Table, *units: str) -> Command:
    return SYSTEM.move_counters(table.session.state, units, HERE)


def offered(table: Table, *units: str) -> dict[type[Command], list[str]]:
    """The rules that refuse what is offered, by command; an empty one where nothing does."""
    found: dict[type[Command], list[str]] = {}
    for choice in SYSTEM.counter_choices(table.session.state, units):
        found.setdefault(choice.command, []).append(choice.refusal.rule if choice.refusal else "")
    return found


# ---- taken to a hex ----


def test_units_on_the_map_move_together_and_arriving_ones_are_placed() -> None:
    table = marcher()
    assert taken(table, "al-w-42", "al-w-gb") == cmd.MoveCounters(units=("al-w-42", "al-w-gb"), hex=HERE)
    for spot in (Spot.ARRIVING, Spot.TO_SET_UP):
        table.set(**{"counters__al-w-52__spot": spot.value, "counters__al-w-52__hex": None})
        assert taken(table, "al-w-52") == cmd.PlaceCounter(unit="al-w-52", hex=HERE)
    with pytest.raises(IllegalCommandError) as caught:
        taken(table, "al-w-42", "al-w-999")
    assert caught.value.reason.key == "np-no-such-counter"


@pytest.mark.parametrize(
    ("unit", "ways"),
    [("al-w-42", ["strategic", "rail", "landing"]), ("cp-w-27", ["strategic", "rail"])],
)
def test_only_the_allies_are_offered_the_sea(unit: str, ways: list[str]) -> None:
    """20.0"""
    choices = SYSTEM.counter_choices(marcher(cp_w_27="0909").session.state, [unit])
    assert [choice.values["how"] for choice in choices if choice.command is cmd.MoveCounters] == ways


def test_in_a_combat_they_retreat_and_pursue() -> None:
    table = facing()
    assert taken(table, "al-w-42") == cmd.MoveCounters(units=("al-w-42",), hex=HERE)
    table.do(table.attack("0909"))
    table.roll(5)  # 200%: DW
    assert taken(table, "cp-w-27") == cmd.RetreatUnit(unit="cp-w-27", hex=HERE)
    table.do(cmd.RetreatUnit(unit="cp-w-27", hex=min(retreat_ends(table.scene, "cp-w-27"))))
    assert table.combat.stage is Stage.PURSUIT
    assert taken(table, "al-w-yeocav") == cmd.PursueWith(unit="al-w-yeocav", hex=HERE)


# ---- what else ----


def test_other_ways_to_move_are_offered_in_the_movement_phase_alone() -> None:
    table = marcher()
    assert offered(table, "al-w-42") == {cmd.MoveCounters: ["", "", ""]}
    assert offered(facing(), "al-w-42") == {cmd.Attack: ["", ""]}
    assert offered(facing(phase=Phase.REPLACEMENT), "al-w-42") == {}


def test_an_attack_by_those_in_hand_on_the_hex_beside_them_leads() -> None:
    """11.2"""
    table = facing()
    choices = SYSTEM.counter_choices(table.session.state, ["al-w-42"])
    (leading,) = (choice for choice in choices if choice.leads)
    assert leading.values == {"hex": hex_of("0909"), "attackers": ("al-w-42",)}
    table.do(leading.build(crt=Crt.RAID))
    assert table.combat.attackers == ("al-w-42",)
    assert not any(one.leads for one in SYSTEM.counter_choices(table.session.state, ["al-w-42"]))
    assert not any(one.leads for one in SYSTEM.counter_choices(facing().session.state, ["cp-w-27"]))


def test_a_counter_that_waits_goes_to_its_box_where_the_table_has_it_off_the_map() -> None:
    table = marcher()
    table.set(**{"counters__al-w-52__spot": Spot.TO_SET_UP.value, "counters__al-w-52__hex": None})
    replaceable, _ = SYSTEM.counter_choices(table.session.state, ["al-w-52"])
    table.do(replaceable.build())
    assert table.game.counters["al-w-52"].spot is Spot.REPLACEABLE


def test_losses_are_offered_with_what_bars_them() -> None:
    table = facing(9)  # winter: the desert holds two
    table.stand(cp_w_8="0909")
    for unit, strength in (("cp-w-27", 4), ("cp-w-8", 1), ("al-w-42", 10)):
        table.print(unit, strength=strength)
    table.do(table.attack("0909", "al-w-42", crt=Crt.MAIN_OFFENSIVE))
    table.roll(4)  # 200%: BB
    assert offered(table, "cp-w-27")[cmd.TakeLosses] == [""]
    assert offered(table, "cp-w-8")[cmd.TakeLosses] == ["11.3"]


def test_a_unit_is_offered_for_what_an_event_demands() -> None:
    table = at_phase(10, PlayerTurn.WEST_ALLIED, Phase.RANDOM_EVENT)
    own = next(c.id for c in table.game.on_map if c.id.startswith("al-w") and c.is_ground)
    assert offered(table, own) == {}
    table.roll(2, 1)
    assert table.game.tasks
    assert cmd.MeetTask in offered(table, own)


def test_nobody_is_lost_to_a_retreat_that_is_open() -> None:
    table = facing()
    lost = cmd.LoseTrapped(unit="cp-w-27")
    assert table.refused(lost) == "np-not-retreating"
    table.do(table.attack("0909"))
    table.roll(5)
    assert table.refused(lost) == "np-retreat-is-open"
    assert table.refused(cmd.LoseTrapped(unit="al-w-42")) == "np-not-retreating"
