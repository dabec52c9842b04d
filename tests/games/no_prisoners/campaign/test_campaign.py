"""Campaigns played by hand, on the sample set-up."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from companion.chance.answers import RollAnswer
from companion.games.no_prisoners.game import NoPrisoners
from companion.games.no_prisoners.procedures.choices import phase_choices
from companion.games.no_prisoners.procedures.combat_choices import combat_choices
from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import NpGame, Stage
from companion.games.no_prisoners.terms import Crt, Faction, Front, PlayerTurn, ResultCode, UnitType
from companion.hexes.coordinates import HexCoord
from companion.kit.questions import Question, Reply
from companion.kit.system import Start
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from companion.text import Catalogue
from tests.games.no_prisoners.campaign.random_play import SYSTEM, begin, by_hand
from tests.laid_tables import copy_of

BOARD = SYSTEM.field.board
LONG, SHORT = "the-last-crusade", "war-in-the-desert"


class Table:
    """A session with dice and facts as a test wants them."""

    system = SYSTEM

    def __init__(self, scenario: str = LONG, system: NoPrisoners = SYSTEM, **settings: Any) -> None:
        self.system = system
        self.session = begin(scenario, Random(1), system=system, **settings)

    def go_on_from(self, laid: Session) -> None:
        """The session that was laid, in place of its own."""
        self.session = copy_of(laid, random=Random(1))

    @property
    def game(self) -> NpGame:
        """The table as those at the machine see it."""
        return self.scene.game

    @property
    def scene(self) -> Scene:
        return Scene.of(self.session.state, self.system.field)

    def do(self, *commands: Command) -> None:
        for command in commands:
            self.session.execute(command)

    def refused(self, command: Command) -> str:
        with pytest.raises(IllegalCommandError) as caught:
            self.session.execute(command)
        return caught.value.reason.key

    def roll(self, *totals: int) -> None:
        for total in totals:
            self.session.answer(self.session.state.waiting[0].id, RollAnswer.physical(total))

    def reply(self, value: Any) -> None:
        self.session.answer(self.session.state.waiting[0].id, Reply(value=value))

    def set(self, **facts: Any) -> None:
        """Facts by path, a double underscore for a slash."""
        self.by_hand({path.replace("__", "/"): value for path, value in facts.items()})

    def by_hand(self, facts: Mapping[str, Any]) -> None:
        """Facts by path."""
        self.do(*by_hand(self.scene, facts))

    def put(self, unit: str, number: str) -> None:
        """A counter stands in a hex, whatever the rules say."""
        self.put_all({unit: number})

    def put_all(self, places: Mapping[str, str]) -> None:
        """Counters stand in hexes, whatever the rules say."""
        facts: dict[str, Any] = {}
        for unit, number in places.items():
            hex_ = hex_of(number)
            facts |= {f"counters/{unit}/hex": {"q": hex_.q, "r": hex_.r}, f"counters/{unit}/spot": "map"}
        self.by_hand(facts)

    def read(self, **strengths: int) -> None:
        """Strengths as they are printed; underscores stand for hyphens."""
        paths = {f"counters/{unit.replace('_', '-')}/strength": value for unit, value in strengths.items()}
        self.by_hand(paths)

    def go_to(self, player_turn: PlayerTurn, phase: Phase) -> None:
        """On through quiet phases: every event roll comes up as no event."""
        while (self.game.player_turn, self.game.moment.phase) != (player_turn, phase):
            self.do(cmd.NextPhase())
            while self.session.state.waiting:
                self.answer_quietly()

    def answer_quietly(self) -> None:
        if isinstance(self.session.state.waiting[0], Question):
            self.reply(None)
        else:
            self.roll(4 if self.game.player_turn is PlayerTurn.EAST_ALLIED else 6)


def hex_of(number: str) -> HexCoord:
    return BOARD.parse_hex(number)


def test_the_sample_set_ups_are_legal_and_in_supply() -> None:
    for scenario in (LONG, SHORT):
        table = Table(scenario)
        assert table.game.at(Spot.TO_SET_UP) == ()
        lost = [
            c.id for c in table.game.on_map if c.type is not UnitType.CAMEL and not table.scene.is_supplied(c)
        ]
        assert lost == []


def test_counters_are_set_up_inside_their_area() -> None:
    session = Session.create(SYSTEM, MemoryStore(), Start(scenario=LONG))
    with pytest.raises(IllegalCommandError) as caught:
        session.execute(cmd.PlaceCounter(unit="al-w-42", hex=hex_of("0710")))
    assert caught.value.reason.key == "np-outside-set-up"
    session.execute(cmd.PlaceCounter(unit="al-w-42", hex=hex_of("0511")))
    assert session.state.game.counters["al-w-42"].spot is Spot.MAP


def test_the_first_turn_of_the_long_scenario_rolls_for_no_event() -> None:
    table = Table()
    table.do(cmd.NextPhase())
    assert table.game.moment.phase is Phase.RANDOM_EVENT
    assert table.session.state.waiting == ()


def test_the_short_scenario_begins_with_the_senussi() -> None:
    table = Table(SHORT)
    table.do(cmd.NextPhase())
    assert table.game.player_turn is PlayerTurn.WEST_ALLIED
    assert table.game.is_senussi
    assert table.game.occurred["west-allied-senussi"] == 2
    table.go_to(PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    crossing = cmd.MoveCounters(units=("al-w-yeocav",), hex=hex_of("0808"))
    assert table.refused(crossing) == "np-senussi-forbids"
    assert table.refused(cmd.MoveRailhead(hex=hex_of("0809"))) == "np-railhead-senussi"
    (offered,) = (one for one in phase_choices(table.scene) if one.command is cmd.MoveRailhead)
    assert offered.refusal == Reason("np-railhead-senussi", "RE-WAL-4")  # told beside it, not when tried


def test_the_railhead_lays_its_line() -> None:
    table = Table(SHORT)
    table.do(cmd.NextPhase())
    assert table.game.railhead == hex_of("0709")
    table.go_to(PlayerTurn.WEST_CP, Phase.RANDOM_EVENT)
    table.go_to(PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    assert table.refused(cmd.MoveRailhead(hex=hex_of("0810"))) == "np-railhead-off-rail"
    ahead = [to for to, _ in SYSTEM.field.links(hex_of("0709"), "rail") if BOARD.hex_name(to)[:2] == "08"]
    table.do(cmd.MoveRailhead(hex=ahead[0]))
    assert table.game.laid == (hex_of("0709"), ahead[0])
    assert ahead[0] in table.scene.sources.rail[Faction.ALLIED]


def _battle(attack: int, defence: int) -> Table:
    """Allied cavalry beside a Turkish division east of the canal, both with their strengths read."""
    table = Table(SHORT)
    table.do(cmd.NextPhase())
    table.put("cp-w-27", "0909")
    table.read(cp_w_27=defence, al_w_53=attack)
    table.put("al-w-53", "0809")
    table.put("al-w-52", "0709")
    table.go_to(PlayerTurn.WEST_ALLIED, Phase.COMBAT_1)
    return table


def test_a_combat_is_walked_to_its_end() -> None:
    table = _battle(attack=6, defence=3)
    table.do(cmd.Attack(hex=hex_of("0909"), crt=Crt.RAID, attackers=("al-w-53",)))
    table.roll(5)  # 200%: DW
    combat = table.game.combat
    assert combat is not None
    assert (combat.code, combat.stage, combat.retreat) == (ResultCode.DW, Stage.RETREAT, 1)
    goals = next(layer for layer in SYSTEM.overlays(table.session.state) if layer.id == "np-goals")
    assert hex_of("1008") in goals.shades[0].hexes
    offered = {Catalogue("en").reason(one.label, BOARD.hex_name) for one in combat_choices(table.scene)}
    assert "Retreat to El Arish 1008 (town): 27th Infantry Division" in offered
    assert table.refused(cmd.NextPhase()) == "np-combat-first"
    assert table.refused(cmd.RetreatUnit(unit="cp-w-27", hex=hex_of("0809"))) == "np-retreat-enemy"
    table.do(cmd.RetreatUnit(unit="cp-w-27", hex=hex_of("1008")))
    combat = table.game.combat
    assert combat is not None
    assert combat.pursuing == ("al-w-53",)
    table.do(cmd.PursueWith(unit="al-w-53", hex=hex_of("0909")))
    assert table.game.combat is None
    assert table.game.counters["al-w-53"].hex == hex_of("0909")
    again = cmd.Attack(hex=hex_of("1008"), crt=Crt.RAID, attackers=("al-w-53",))
    assert table.refused(again) == "np-attacked-already"


def test_the_strength_nobody_read_is_asked_for_first() -> None:
    table = _battle(attack=6, defence=3)
    table.do(cmd.Attack(hex=hex_of("0909"), crt=Crt.RAID))
    assert [request.subject for request in table.session.state.waiting] == ["al-w-42"]
    table.reply(2)
    assert table.session.state.waiting[0].purpose == NpPurpose.COMBAT


def test_the_owner_chooses_his_losses() -> None:
    table = _battle(attack=4, defence=3)
    table.put("al-w-42", "0708")
    table.put("al-w-54", "0808")
    table.read(al_w_54=2)
    table.do(cmd.Attack(hex=hex_of("0909"), crt=Crt.RAID, attackers=("al-w-53", "al-w-54")))
    table.roll(1)  # 200%: AA
    assert table.refused(cmd.TakeLosses(units=("al-w-53", "al-w-54"))) == "np-loss-count"
    table.do(cmd.TakeLosses(units=("al-w-54",)))
    assert table.game.counters["al-w-54"].spot is Spot.REPLACEABLE
    assert table.game.combat is None


def test_a_main_offensive_needs_supply() -> None:
    table = _battle(attack=6, defence=3)
    table.put("al-w-53", "1213")
    table.put("cp-w-27", "1113")
    offensive = cmd.Attack(hex=hex_of("1113"), crt=Crt.MAIN_OFFENSIVE, attackers=("al-w-53",))
    assert not table.scene.is_supplied(table.game.counters["al-w-53"])
    assert table.refused(offensive) == "np-offensive-unsupplied"


def test_the_arab_revolt_draws_tribes_from_the_cup() -> None:
    table = Table(SHORT)
    table.do(cmd.NextPhase())
    table.go_to(PlayerTurn.WEST_ALLIED, Phase.REPLACEMENT)
    table.do(cmd.NextPhase())
    table.roll(5)
    assert table.game.has_revolted
    table.do(cmd.NextPhase())
    table.reply(9)
    table.roll(7)
    assert table.game.tribes_in_cup == 2
    tribes = table.game.at(Spot.ARRIVING, Faction.ALLIED, Front.EAST)
    assert len(tribes) == 7
    assert table.refused(cmd.PlaceCounter(unit=tribes[0].id, hex=hex_of("2406"))) == "np-tribe-too-far"
    table.do(cmd.PlaceCounter(unit=tribes[0].id, hex=hex_of("2425")))
    assert table.game.counters[tribes[0].id].hex == hex_of("2425")


def test_an_event_demands_its_units_before_play_goes_on() -> None:
    table = Table(LONG)
    table.do(cmd.NextPhase())
    table.go_to(PlayerTurn.EAST_CP, Phase.REPLACEMENT)
    table.do(cmd.NextPhase())
    assert table.game.moment.turn == 2
    table.roll(4)  # attrition
    assert table.refused(cmd.NextPhase()) == "np-task-first"
    assert table.refused(cmd.MeetTask(units=("al-w-42",))) == "np-not-of-task"
    table.do(cmd.MeetTask(units=("cp-w-8",)))
    assert table.game.counters["cp-w-8"].spot is Spot.REPLACEABLE
    assert table.game.tasks == ()


def test_replacements_follow_the_rate_that_was_read() -> None:
    table = Table(LONG)
    table.do(cmd.NextPhase())
    table.set(**{"counters__cp-w-8__spot": "replaceable", "counters__cp-w-16__spot": "replaceable"})
    table.set(**{"counters__cp-w-8__hex": None, "counters__cp-w-16__hex": None})
    while table.game.moment.phase is not Phase.REPLACEMENT:
        table.do(cmd.NextPhase())
    table.reply(1)
    table.do(cmd.TryReplacement(unit="cp-w-8"))
    table.roll(3)
    assert (table.game.counters["cp-w-8"].spot, table.game.counters["cp-w-8"].due) == (Spot.DUE, 4)
    assert table.refused(cmd.TryReplacement(unit="cp-w-16")) == "np-replacement-rate-spent"


def test_optional_units_wait_for_their_turn() -> None:
    table = Table(LONG)
    table.do(cmd.NextPhase())
    table.go_to(PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT)
    early = cmd.SendOptional(unit="al-w-aus2", front=Front.WEST)
    assert table.refused(early) == "np-optional-too-early"
    table.do(cmd.SendOptional(unit="al-w-aus1", front=Front.WEST))
    assert table.game.sent == ("al-w-aus1",)
    assert table.game.counters["al-w-aus1"].spot is Spot.ARRIVING
    assert table.refused(cmd.SendOptional(unit="al-w-aus1", front=Front.WEST)) == "np-optional-sent"


def test_a_session_that_is_opened_again_stands_where_it_stood() -> None:
    store = MemoryStore()
    session = Session.create(SYSTEM, store, Start(scenario=LONG, options={"np-set-up": "sample"}))
    session.execute(cmd.NextPhase())
    again = Session.open(store, lambda _: SYSTEM)
    assert again.state.game == session.state.game


def test_an_unknown_scenario_or_set_up_is_refused() -> None:
    for start in (Start(scenario="nowhere"), Start(scenario=LONG, options={"np-set-up": "mine"})):
        with pytest.raises(IllegalCommandError):
            Session.create(SYSTEM, MemoryStore(), start)
