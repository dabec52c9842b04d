"""A battle at the table, as tests play it."""

from typing import Any

import pytest

from companion.board.library import open_board
from companion.board.model import Board
from companion.chance.answers import RollAnswer
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.game import SpanishCivilWar
from companion.games.spanish_civil_war.procedures.aftermath import can_lose, ways_out
from companion.games.spanish_civil_war.procedures.duties import left_refusal
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.shown.combat import combat_panel
from companion.games.spanish_civil_war.table.commands import (
    EndFight,
    JudgeStatus,
    LoseStep,
    LoseUnit,
    MoveUnits,
    NextPhase,
    PlaceUnits,
    RetreatUnit,
    TypeCounters,
)
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import SpanishGame, Spot, Unit
from companion.games.spanish_civil_war.terms import Battle
from companion.kit.panels import Lines
from companion.kit.questions import Reply
from companion.kit.system import Start
from companion.known_games import GAMES
from companion.reason import Reason
from companion.session.commands import Answer, Overrule, SetFacts
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore

REPUBLICAN, NATIONALIST = Faction.REPUBLICAN, Faction.NATIONALIST


class Table:
    """A session of one battle, with the words a player would use."""

    def __init__(self, battle: Battle, board: Board | None = None, **settings: Any) -> None:
        game = GAMES[battle.value].make(board or open_board(battle.value))
        assert isinstance(game, SpanishCivilWar)
        self.system = game
        self.store = MemoryStore()
        start = Start(scenario=battle.value, settings=settings)
        self.session = Session.create(self.system, self.store, start)
        self.hex = self.system.map.board.parse_hex

    @property
    def game(self) -> SpanishGame:
        game = self.session.state.game
        assert isinstance(game, SpanishGame)
        return game

    @property
    def scene(self) -> Scene:
        return Scene.of(self.session.state, self.system.map)

    def unit(self, id_: str) -> Unit:
        return self.game.unit(id_)

    def where(self, id_: str) -> str:
        stand = self.unit(id_).stand
        return self.system.map.board.hex_name(stand.hex) if stand.hex else stand.spot.value

    def do(self, *wishes: Command) -> None:
        """Do it; where a test needs units that the set-up has elsewhere, the table is right."""
        for wish in wishes:
            try:
                self.session.execute(wish)
            except IllegalCommandError as refusal:
                if refusal.reason.key != "scw-not-its-setup":
                    raise
                self.session.overrule(wish, "where the test needs it")

    def refused(self, wish: Command) -> Reason:
        with pytest.raises(IllegalCommandError) as refusal:
            self.session.execute(wish)
        return refusal.value.reason

    def rule_against(self, wish: Command) -> str:
        """The rule by which a wish is refused; empty when it is done."""
        try:
            self.do(wish)
        except IllegalCommandError as refusal:
            return refusal.reason.rule
        return ""

    def insist(self, wish: Command) -> None:
        self.do(Overrule(command=self.system.commands.dump(wish), note="the table is right"))

    def tell(self, side: Faction, text: str) -> None:
        self.do(TypeCounters(side=side, text=text))

    def stand(self, side: Faction, text: str, hex_: str) -> str:
        """Tell one counter and put it in a hex, wherever that may be; its id."""
        before = set(self.game.units)
        self.tell(side, text)
        (new,) = set(self.game.units) - before
        self.insist(self.placing(new, hex_))
        return new

    def put(self, **places: str) -> None:
        """`J_R_48_hq_1="3136"` sets that unit up in that hex."""
        for name, hex_ in places.items():
            self.do(PlaceUnits(units=(name.replace("_", "-"),), hex=self.hex(hex_)))

    def placing(self, id_: str, hex_: str) -> PlaceUnits:
        return PlaceUnits(units=(id_,), hex=self.hex(hex_))

    def take(self, id_: str, spot: Spot) -> None:
        self.do(PlaceUnits(units=(id_,), spot=spot))

    def move(self, id_: str, hex_: str) -> MoveUnits:
        return MoveUnits(units=(id_,), hex=self.hex(hex_))

    def dice(self, *values: int) -> None:
        request = self.session.state.waiting[0]
        self.do(Answer(request=request.id, answer=RollAnswer.physical(*values)))

    def reply(self, value: int | str | None) -> None:
        request = self.session.state.waiting[0]
        self.do(Answer(request=request.id, answer=Reply(value=value)))

    def go_on(self) -> None:
        """To the next phase; combats that are left to fight are left out."""
        self.insist(NextPhase()) if left_refusal(self.scene) else self.do(NextPhase())

    def go_to(self, phase: Phase, *, turn: int | None = None, weather: int = 6) -> None:
        """Through the phases; dice that wait bring clear weather, the Nationalists first."""
        wanted = turn or self.game.clock.moment.turn
        while (self.game.clock.moment.turn, self.game.clock.moment.phase) != (wanted, phase):
            self.go_on()
            while self.session.state.waiting:
                rows = len(self.session.state.waiting[0].rows)
                self.dice(*([6, 1] if rows > 1 else [weather]))

    def settle(self) -> None:
        """Lose the steps due, retreat to the first open hexes, end the combat."""
        self.do_duties()
        self.do(EndFight())

    def do_duties(self) -> None:
        """Lose the steps due, retreat to the first open hexes; the combat stays open for advances."""
        while (fight := self.game.fight) and not fight.is_settled:
            side = next((side for side, due in fight.steps_due.items() if due), None)
            if side is not None:
                self.do(LoseStep(unit=can_lose(self.scene, fight, side)[0].id))
                continue
            unit = self.unit(fight.retreats_due[0])
            ways = ways_out(self.scene, unit).open
            self.do(RetreatUnit(units=(unit.id,), hex=self.hex(ways[0])) if ways else LoseUnit(unit=unit.id))

    def judge(self) -> None:
        self.do(JudgeStatus())

    def rule_status(self, id_: str, *, is_supplied: bool = True, is_in_command: bool = True) -> None:
        """Judge, then set supply and command by hand: a unit's as given, all others' in order."""
        self.judge()
        facts: dict[str, Any] = {}
        for other in self.game.judged_now:
            path, is_it = f"judged/statuses/{other}", other == id_
            facts[f"{path}/is_supplied"] = is_supplied or not is_it
            facts[f"{path}/is_in_command"] = is_in_command or not is_it
        self.do(SetFacts(facts=facts))

    def combat_lines(self) -> list[Reason]:
        """What the page of the combat says."""
        parts = combat_panel(self.scene).parts
        return [line for part in parts if isinstance(part, Lines) for line in part.lines]
