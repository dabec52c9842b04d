"""Two players at a battle who choose at random: what they may do, and how they fight it out."""

from collections.abc import Iterable
from random import Random

from companion.chance.requests import RollRequest
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.aftermath import advances, can_lose, ways_out
from companion.games.spanish_civil_war.procedures.duties import unattacked
from companion.games.spanish_civil_war.scenario_data import scenario
from companion.games.spanish_civil_war.shown.allotments import allotment_choices
from companion.games.spanish_civil_war.shown.attacks import open_attacks, open_support
from companion.games.spanish_civil_war.shown.combat import withdrawal_choices
from companion.games.spanish_civil_war.shown.in_hand import unit_choices
from companion.games.spanish_civil_war.table.commands import (
    DeclareFight,
    EndFight,
    FireBarrage,
    JudgeStatus,
    LoseStep,
    LoseUnit,
    PairUnits,
    RetreatUnit,
    RollFight,
    SpendAir,
    StayInFight,
)
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Unit
from companion.games.spanish_civil_war.terms import Arm, AttackKind, Battle
from companion.hexes.coordinates import HexCoord
from companion.kit.panels import Choice, InputKind
from companion.kit.questions import NO, Question, ReplyKind
from companion.reason import CompanionError
from companion.session.messages import Command
from tests.golden.spanish_two_turns import BattleRecording

MOST_FIGHTS = 4  # in a phase, besides those that are due


class Fighters(BattleRecording):
    """Two at a table, who fight where they have to and bear the result."""

    def __init__(self, battle: Battle, seed: int) -> None:
        super().__init__(battle)
        self.battle, self.random = battle, Random(seed)
        self._looked_at: tuple[object, Scene] | None = None

    @property
    def scene(self) -> Scene:
        """The scene, worked out once for each state."""
        state = self.session.state
        if self._looked_at is None or self._looked_at[0] is not state:
            self._looked_at = state, Scene.of(state, self.system.map)
        return self._looked_at[1]

    @property
    def side(self) -> Faction:
        """Whose phase it is."""
        side = self.game.clock.phasing
        assert side is not None
        return side

    def chance(self, odds: float) -> bool:
        return self.random.random() < odds

    def attempt(self, wish: Command) -> bool:
        """Do what is allowed; whether it was."""
        try:
            self.session.execute(wish)
        except CompanionError:
            return False
        self.answer_all()
        return True

    def answer_all(self) -> None:
        """Dice for what waits; a value that is asked for; hills between a gun and its target are level."""
        while self.session.state.waiting:
            request = self.session.state.waiting[0]
            dice = len(request.rows) or 1 if isinstance(request, RollRequest) else 0
            rolls = [self.random.randint(1, 6) for _ in range(dice)]
            is_option = isinstance(request, Question) and request.wants is ReplyKind.OPTION
            self.answer(NO if is_option else rolls or self.random.randint(2, 4))

    def take(self, choice: Choice, hexes: Iterable[HexCoord] = ()) -> bool:
        """Take a choice; its open hex is one of some, its number small."""
        given: dict[str, object] = {}
        for one in choice.inputs:
            is_hex = one.kind is InputKind.HEX
            given[one.name] = self.random.choice(sorted(hexes)) if is_hex else self.random.randint(1, 4)
        return self.attempt(choice.build(**given))

    def shuffled(self, side: Faction, *arms: Arm) -> list[Unit]:
        """The units of a side on the map, of some arms or of all, in any order."""
        units = [unit for unit in self.game.on_map(side) if not arms or unit.counter.arm in arms]
        self.random.shuffle(units)
        return units

    def hexes_of(self, side: Faction) -> set[HexCoord]:
        return {unit.stand.hex for unit in self.game.on_map(side) if unit.stand.hex}

    # ---- fighting ----

    def fight_all(self) -> None:
        self.do(JudgeStatus())
        foes = self.hexes_of(self.side.opponent)
        offered = list(allotment_choices(self.scene))
        if offered and self.chance(0.25):
            self.take(self.random.choice(offered), foes)
        if self.chance(0.25):
            self._pair()
        for _ in range(MOST_FIGHTS):
            if not self._attack():
                break
        while unattacked(self.scene) and self._attack(only_due=True):
            pass
        self._fire()

    def _pair(self) -> None:
        """Say beforehand who will attack whom."""
        for choice in self._normal_attacks():
            self.attempt(PairUnits(**choice.values))

    def _normal_attacks(self) -> list[Choice]:
        return [choice for choice in open_attacks(self.scene) if "kind" not in choice.values]

    def _attack(self, *, only_due: bool = False) -> bool:
        """An attack on a hex that must be attacked, now and then on another; whether there was one."""
        due = set(unattacked(self.scene))
        offered = self._normal_attacks()
        first = [choice for choice in offered if set(choice.values["hexes"]) <= due]
        others = [] if only_due or not self.chance(0.6) else offered
        for choice in first[:1] or others[:1]:
            assault = DeclareFight(**choice.values, kind=AttackKind.ASSAULT)
            if (self.chance(0.4) and self.attempt(assault)) or self.take(choice):
                if self.game.fight:  # else it was only declared
                    self._fight_it_out()
                return True
        return False

    def _fight_it_out(self) -> None:
        for choice in [one for one in open_support(self.scene) if one.is_legal]:
            if self.chance(0.4):
                self.take(choice)
        if scenario(self.battle).has_air_points and self.chance(0.5):
            self.attempt(SpendAir(side=self.random.choice(list(Faction)), points=self.random.randint(1, 5)))
        self._decide_on_retreats()
        fight = self.game.fight
        if fight and not fight.is_cancelled:
            self.do(RollFight())
            self.answer_all()
        self.bear_the_result()

    def _decide_on_retreats(self) -> None:
        """The attacker, then the defender may think better of it (11.61)."""
        fight = self.game.fight
        if fight is None or not self.chance(0.25):
            return
        side = self.random.choice([fight.attacker, fight.attacker.opponent])
        if side is not fight.attacker:
            self.do(StayInFight())
        for id_ in fight.attackers if side is fight.attacker else fight.defenders:
            now, unit = self.game.fight, self.scene.unit(id_)
            legal = [one for one in withdrawal_choices(self.scene, now or fight, unit) if one.is_legal]
            if legal:
                self.take(self.random.choice(legal))

    def bear_the_result(self) -> None:
        """Lose the steps due and retreat, anybody anywhere; perhaps advance, and be done."""
        while (fight := self.game.fight) and not fight.is_settled:
            sides = [side for side, due in fight.steps_due.items() if due]
            losers = [unit for side in sides for unit in can_lose(self.scene, fight, side)]
            if losers:
                self.do(LoseStep(unit=self.random.choice(losers).id))
                continue
            unit = self.scene.unit(fight.retreats_due[0])
            ways = ways_out(self.scene, unit).open
            away = RetreatUnit(units=(unit.id,), hex=self.at(self.random.choice(ways))) if ways else None
            self.do(away or LoseUnit(unit=unit.id))
        while (fight := self.game.fight) and self.chance(0.6):
            if not (open_ := list(advances(self.scene, fight))):
                break
            self.do(self.random.choice(open_))
        if self.game.fight:
            self.do(EndFight())

    def _fire(self) -> None:
        """Guns that have not fired yet fire at what they see."""
        for gun in self.shuffled(self.side, Arm.ARTILLERY)[:3]:
            offered = [c for c in unit_choices(self.scene, (gun.id,)) if c.command is FireBarrage]
            legal = [choice for choice in offered if choice.is_legal and not choice.inputs]
            if legal and self.take(legal[0]):
                self.bear_the_result()
