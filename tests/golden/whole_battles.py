"""Plays and records a whole battle each of Jarama and Brunete: `python -m tests.golden.whole_battles`.

From the set-up to the last turn, by a seed: everybody's printed values are made up, the dice are drawn, and
who moves where or attacks whom is chosen at random among what the rules allow. Whoever plays wants to go
for the enemy or for a place that counts, fights where he has to, and now and then changes the table by hand.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from companion.games.spanish_civil_war.counters.cells import cells_of
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.duties import left_refusal
from companion.games.spanish_civil_war.procedures.entering import open_entry_hexes
from companion.games.spanish_civil_war.procedures.marching import reach_of
from companion.games.spanish_civil_war.rules.ground.battle_map import RIVERS
from companion.games.spanish_civil_war.rules.scenario.weather import is_weather_rolled
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.scenario_data import Formation, scenario
from companion.games.spanish_civil_war.shown.air import bomb_choices
from companion.games.spanish_civil_war.shown.setting_up import setup_hexes
from companion.games.spanish_civil_war.table.commands import (
    BuildPontoon,
    CallReserve,
    CopyDown,
    JudgeStatus,
    LeaveMap,
    MoveUnits,
    NextPhase,
    PlaceUnits,
    PreviousPhase,
    RebuildHq,
    ReceiveDivision,
    RewriteCounters,
    SetWeather,
    StrikeCounters,
)
from companion.games.spanish_civil_war.table.state import Spot, Unit
from companion.games.spanish_civil_war.terms import Arm, Battle, Weather
from companion.hexes.coordinates import HexCoord, Hexside, distance
from companion.session.commands import SetFacts
from companion.session.messages import Command
from tests.golden.deciding import unused
from tests.golden.fighters import Fighters
from tests.golden.lean import write_lean
from tests.golden.made_up_counters import roster
from tests.golden.spanish_two_turns import BATTLES

SEEDS = {Battle.JARAMA: 4, Battle.BRUNETE: 2}
MARCHES = 14  # at most in a phase, besides arrivals
LEAVING, RECEIVED = "B-R-10", "B-R-14"  # the one waits where it came in, and leaves for the other


class WholeBattle(Fighters):
    """A battle played to its end by two who choose at random."""

    # ---- the whole ----

    def play(self) -> "WholeBattle":
        self.set_everybody_up()
        while not self.game.clock.is_over:
            self._in_phase[self.game.clock.moment.phase]()
            self.go_on()
        return self

    @property
    def _in_phase(self) -> Mapping[Phase, Callable[[], None]]:
        return {
            Phase.INITIATIVE: self.begin_turn,
            Phase.WEATHER: self.look_at_the_sky,
            Phase.FIRST_BOMBARDMENT: self.bombard,
            Phase.SECOND_BOMBARDMENT: self.bombard,
            Phase.FIRST_MOVEMENT: self.move_all,
            Phase.FIRST_COMBAT: self.fight_all,
            Phase.SECOND_MOVEMENT: self.move_all,
            Phase.SECOND_COMBAT: self.fight_all,
        }

    def go_on(self) -> None:
        """The next phase; fights that are due and cannot be had are left out by the table."""
        self.insist(NextPhase()) if left_refusal(self.scene) else self.do(NextPhase())
        self.answer_all()

    def begin_turn(self) -> None:
        turn = self.game.clock.moment.turn
        if turn > 1:
            self.mark(f"turn {turn}")
        if turn == 3:
            _put_the_table_right(self)
        if not is_weather_rolled(self.battle):
            self.look_at_the_sky()

    def look_at_the_sky(self) -> None:
        """Once, the die for the weather was read wrong."""
        if self.game.clock.moment.turn == 2:
            self.do(SetWeather(weather=Weather.CLEAR))

    # ---- the set-up ----

    def set_everybody_up(self) -> None:
        formations = self.scene.order.formations
        for side in scenario(self.battle).setup_order:
            own = [one for one in formations if one.faction is side]
            self.tell(side, "\n".join(roster(one, self.battle) for one in own))
            for formation in own:
                self._set_up(formation)

    def _set_up(self, formation: Formation) -> None:
        """Where the scenario has it; HQs on their side of the line beside a friend."""
        units = [unit for unit in self.game.units.values() if unit.counter.formation == formation.id]
        if any(placement.box for placement in formation.setup):
            self.do(PlaceUnits(units=tuple(unit.id for unit in units), spot=Spot.MADRID))
            return
        hexes = list(setup_hexes(self.system.map.board, formation))
        if formation.setup and not hexes:
            hexes = sorted(self.hexes_of(formation.faction)) or list(self._line(formation.faction))
        for unit in units if hexes else ():
            self.random.shuffle(hexes)
            any(self.attempt(PlaceUnits(units=(unit.id,), hex=hex_)) for hex_ in hexes)

    def _line(self, side: Faction) -> Iterator[HexCoord]:
        """Where the other formations of a side are set up."""
        for formation in self.scene.order.formations:
            if formation.faction is side:
                yield from setup_hexes(self.system.map.board, formation)

    # ---- bombs ----

    def bombard(self) -> None:
        foes = self.hexes_of(self.side.opponent)
        offered = list(bomb_choices(self.scene))
        if offered and foes and self.chance(0.6) and self.take(self.random.choice(offered), foes):
            self.bear_the_result()

    # ---- moving ----

    def move_all(self) -> None:
        self.do(JudgeStatus())
        for wish in self._calls():
            self.attempt(wish)
        self._bring_in()
        for unit in (*self._bridge_builders(), *self.shuffled(self.side)[:MARCHES]):
            if self._may_build(unit) or not self._stays(unit):
                self._march(unit)
        self._leave()

    def _calls(self) -> Iterator[Command]:
        """HQs rebuilt, the reserve called, divisions received, bridges built."""
        for unit in self.game.units.values():
            is_lost_hq = unit.counter.arm is Arm.HEADQUARTERS and unit.stand.spot is Spot.ELIMINATED
            if unit.faction is self.side and is_lost_hq and self.chance(0.5):
                yield RebuildHq(unit=unit.id)
        if self.side is Faction.REPUBLICAN and self.battle is Battle.JARAMA:
            yield from (CallReserve(is_whole=is_whole) for is_whole in (True, False))
        if self.side is Faction.REPUBLICAN and self.battle is Battle.BRUNETE:
            yield ReceiveDivision(division=RECEIVED, leaving=LEAVING)
        for unit in self._bridge_builders():
            for there in unit.stand.hex.neighbours() if unit.stand.hex else ():
                yield BuildPontoon(unit=unit.id, hex=there)

    def _bring_in(self) -> None:
        for unit in tuple(self.game.units.values()):
            if unit.faction is self.side and unit.stand.spot in {Spot.HAND, Spot.MADRID}:
                hexes = sorted(self._ways_in(unit))
                self.random.shuffle(hexes)
                any(self.attempt(MoveUnits(units=(unit.id,), hex=hex_)) for hex_ in hexes[:4])

    def _ways_in(self, unit: Unit) -> Iterable[HexCoord]:
        if unit.stand.spot is Spot.MADRID:
            rule = scenario(self.battle).reserve
            is_out = self.game.is_reserve_called or self.game.is_reserve_free
            return self.system.map.region(rule.across) if rule and is_out else ()
        if unit.stand.returns is not None:
            return map(self.at, self.system.map.sources(unit.faction).hexes)
        return open_entry_hexes(self.scene, unit)

    def _bridge_builders(self) -> list[Unit]:
        return [unit for unit in self.shuffled(self.side, Arm.ENGINEER) if self._may_build(unit)]

    def _may_build(self, unit: Unit) -> bool:
        return unit.counter.arm is Arm.ENGINEER and unit.id not in self.game.pontoons

    def _stays(self, unit: Unit) -> bool:
        """Guns and HQs do not go every turn; a division waits to be relieved."""
        is_behind = unit.is_gun or unit.counter.arm is Arm.HEADQUARTERS
        staying = 0.6 if is_behind else 0.1 if self._has_to_win(unit.faction) else 0.5
        return unit.counter.formation == LEAVING or self.chance(staying)

    def _has_to_win(self, side: Faction) -> bool:
        """Whether a side attacks in this battle: its points are what is scored."""
        return side is scenario(self.battle).scored_for

    def _march(self, unit: Unit) -> None:
        """To the open hex nearest to where it wants to be."""
        hex_, foes = unit.stand.hex, self.hexes_of(unit.faction.opponent)
        if hex_ is None or not foes:
            return
        goals = self._goals(unit, hex_, foes)
        found = reach_of(self.scene, unit).arrivals
        open_ = [there for there, way in found.items() if way.before is not None and there not in foes]
        if unit.is_gun or unit.counter.arm is Arm.TRUCK:
            open_ = [there for there in open_ if min(distance(there, foe) for foe in foes) > 1]
        near = sorted(open_, key=lambda there: (min(distance(there, goal) for goal in goals), there))
        wishes = (MoveUnits(units=self._crew(unit), hex=there) for there in near[:3])
        if near and min(distance(near[0], goal) for goal in goals) < min(distance(hex_, g) for g in goals):
            any(self.attempt(wish) for wish in wishes)

    def _goals(self, unit: Unit, hex_: HexCoord, foes: set[HexCoord]) -> list[HexCoord]:
        """The nearest enemy, a place that counts; of an engineer without a bridge a river."""
        if self._may_build(unit):
            banks = filter(self._is_bank, self.system.map.board)
            return [min(banks, key=lambda there: (distance(hex_, there), there))]
        places = [self.at(name) for place in scenario(self.battle).places for name in place.hexes]
        odds = 0.8 if self._has_to_win(unit.faction) else 0.2
        wanted = places if hex_ not in places and self.chance(odds) else sorted(foes)
        return sorted(wanted, key=lambda there: (distance(hex_, there), there))[:1]

    def _is_bank(self, hex_: HexCoord) -> bool:
        board = self.system.map.board
        sides = (Hexside.between(hex_, there) for there in hex_.neighbours())
        return any(RIVERS & board.hexside_features(hexside) for hexside in sides)

    def _crew(self, unit: Unit) -> tuple[str, ...]:
        """A truck takes along infantry that stands with it."""
        if unit.counter.arm is not Arm.TRUCK or unit.stand.hex is None:
            return (unit.id,)
        here = self.scene.at(unit.stand.hex, unit.faction)
        return (unit.id, *[one.id for one in here if one.counter.arm is Arm.INFANTRY][:1])

    def _leave(self) -> None:
        """Somebody by the nearest edge; the division that is relieved on its date from where it came in."""
        rule = scenario(self.battle).withdrawal
        if rule is None and self.game.clock.moment.turn == self.game.clock.last_turn:
            any(self.attempt(LeaveMap(units=(unit.id,))) for unit in self.shuffled(self.side))
        if rule is None or self.side is not Faction.REPUBLICAN or self.game.clock.moment.turn < 9:
            return
        for unit in self.shuffled(self.side):
            if unit.counter.formation == LEAVING:
                ways = () if unit.stand.hex in map(self.at, rule.hexes) else rule.hexes
                any(self.attempt(MoveUnits(units=(unit.id,), hex=self.at(way))) for way in ways)
                self.attempt(LeaveMap(units=(unit.id,)))


def _put_the_table_right(table: WholeBattle) -> None:
    """What happens at every table: a counter misread, one too many, a phase begun too soon, a miscount."""
    waiting = [unit for unit in table.game.units.values() if unit.stand.spot is Spot.HAND and not unit.is_gun]
    first = waiting[0]
    table.do(RewriteCounters(cells={first.id: cells_of(first.counter)}))
    any(table.attempt(CopyDown(unit=unit.id)) for unit in waiting)
    table.do(StrikeCounters(units=(waiting[-1].id,)))
    table.do(PreviousPhase())
    table.go_on()
    division, points = next((id_, left) for id_, left in table.game.assault_points.items() if left)
    table.do(SetFacts(facts={f"assault_points/{division}": points - 1}, note="counted anew"))
    table.session.undo()
    table.session.redo()
    table.session.note(table.session.journal.entries[-1].seq, "as the record sheet has it")


def recording_of(battle: Battle) -> Path:
    """The file of a battle's recording."""
    return Path(__file__).with_name(f"{battle.value}_whole.jsonl")


def write() -> None:
    """Record both battles anew."""
    for battle in BATTLES:
        table = WholeBattle(battle, SEEDS[battle]).play()
        sys.stdout.write(f"{battle.value}: never used {sorted(unused(table.session))}\n")
        write_lean(recording_of(battle), table.store.read())


if __name__ == "__main__":
    write()
