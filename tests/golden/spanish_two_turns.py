"""Plays and records two turns of Jarama and of Brunete: `python -m tests.golden.spanish_two_turns`.

Forces are small, every phase says something: weather, bombs, supply and command judged, moves and arrivals,
an assault with guns, a barrage with a spotter, losses, retreats, an advance, a truck driven off, objectives.
"""

from collections.abc import Iterator
from pathlib import Path

from companion.board.library import open_board
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.game import SpanishCivilWar
from companion.games.spanish_civil_war.procedures.aftermath import can_lose, ways_out
from companion.games.spanish_civil_war.table.commands import (
    AdvanceUnit,
    BombHex,
    DeclareFight,
    EndFight,
    JoinFight,
    JudgeStatus,
    LoseStep,
    LoseUnit,
    MoveUnits,
    NextPhase,
    PlaceUnits,
    RetreatUnit,
    RollFight,
    SpendAir,
    TypeCounters,
)
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import SpanishGame
from companion.games.spanish_civil_war.terms import AttackKind, Battle
from companion.hexes.coordinates import HexCoord
from companion.kit.system import Start
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command
from companion.session.store import Record, SessionStore
from tests.golden.recording import Recording, read_records, write_records

BATTLES = (Battle.JARAMA, Battle.BRUNETE)
SYSTEMS = {battle.value: SpanishCivilWar(open_board(battle.value)) for battle in BATTLES}


class BattleRecording(Recording):
    """A battle at a table, hexes by their numbers."""

    def __init__(self, battle: Battle, store: SessionStore | None = None) -> None:
        self.system = SYSTEMS[battle.value]
        super().__init__(self.system, Start(scenario=battle.value), store=store)

    @property
    def game(self) -> SpanishGame:
        game: SpanishGame = self.session.state.game
        return game

    def at(self, hex_: str) -> HexCoord:
        return self.system.map.board.parse_hex(hex_)

    def tell(self, side: Faction, text: str) -> None:
        self.do(TypeCounters(side=side, text=text))

    def set_up(self, **places: str) -> None:
        """Where the scenario has them, or where the table has them all the same."""
        for name, hex_ in places.items():
            wish = PlaceUnits(units=(name.replace("_", "-"),), hex=self.at(hex_))
            try:
                self.do(wish)
            except IllegalCommandError:
                self.session.overrule(wish, "as on our table")

    def move(self, unit: str, hex_: str) -> None:
        self.do(MoveUnits(units=(unit,), hex=self.at(hex_)))

    def settle(self) -> None:
        """Lose the steps due and retreat to the first open hexes; the combat is over."""
        while (fight := self.game.fight) and not fight.is_settled:
            scene = Scene.of(self.session.state, self.system.map)
            sides = [side for side, due in fight.steps_due.items() if due]
            losers = [unit for side in sides for unit in can_lose(scene, fight, side)]
            if losers:
                self.do(LoseStep(unit=losers[0].id))
                continue
            unit = scene.unit(fight.retreats_due[0])
            ways = ways_out(scene, unit).open
            self.do(RetreatUnit(units=(unit.id,), hex=self.at(ways[0])) if ways else LoseUnit(unit=unit.id))
        self.do(EndFight())

    def insist(self, wish: Command) -> None:
        self.session.overrule(wish, note="the table is right")


# ---- Jarama ----


def play_jarama(store: SessionStore | None = None) -> BattleRecording:
    """The Nationalists drive a battalion from 3533, lose it to a counter-attack, rest on turn 2."""
    table = BattleRecording(Battle.JARAMA, store)
    table.tell(Faction.REPUBLICAN, "48: 2x 3-4-6/2-2-6 II, HQ 0-1-6, art 4(8)6\nA: HQ 0-1-6\nSB2: 2x air 4")
    table.tell(
        Faction.NATIONALIST,
        "1: 3x 7-4-6/3-3-6 II, HQ 0-1-6, art 5(6)6\nPZI: tank 2-1-12/- I\nVAR: HQ 0-1-6\nVIC: 4-4-6/2-2-6 II",
    )
    table.set_up(J_R_48_infantry_1="3533", J_R_48_infantry_2="3333", J_R_48_hq_1="3136")
    table.set_up(J_R_48_artillery_1="3137", J_R_A_hq_1="3439")
    table.set_up(J_N_1_infantry_1="3532", J_N_1_infantry_2="3329", J_N_1_infantry_3="3129")
    table.set_up(J_N_1_hq_1="3028", J_N_1_artillery_1="3128", J_N_PZI_armour_1="2728", J_N_VAR_hq_1="2929")
    table.do(NextPhase())
    table.answer(5)
    table.mark("clear")
    _first_jarama_turn(table)
    _second_jarama_turn(table)
    return table


def _first_jarama_turn(table: BattleRecording) -> None:
    table.do(NextPhase(), NextPhase())
    bombers = ("J-R-SB2-air-1", "J-R-SB2-air-2")
    table.do(BombHex(side=Faction.REPUBLICAN, hex=table.at("3532"), aircraft=bombers))
    table.answer(3)
    table.do(EndFight())
    table.mark("bombed")
    table.do(NextPhase(), JudgeStatus())
    table.move("J-N-1-infantry-2", "3331")
    table.do(NextPhase(), JudgeStatus())
    table.mark("judged")
    _attack_3533(table)
    table.do(NextPhase(), JudgeStatus())
    table.move("J-R-48-infantry-2", "3433")
    table.do(NextPhase(), JudgeStatus())
    table.do(DeclareFight(attackers=("J-R-48-infantry-2",), hexes=(table.at("3533"),)), RollFight())
    table.answer(2)
    table.mark("counter-attack")
    table.settle()


def _attack_3533(table: BattleRecording) -> None:
    target = table.at("3533")
    attack = DeclareFight(attackers=("J-N-1-infantry-1",), hexes=(target,))
    table.do(attack, RollFight())
    table.answer(6)
    table.mark("attacked")
    table.do(RetreatUnit(units=("J-R-48-infantry-1",), hex=table.at("3634")))
    table.do(AdvanceUnit(unit="J-N-1-infantry-1", hex=target), EndFight())
    table.mark("advanced")


def _second_jarama_turn(table: BattleRecording) -> None:
    table.do(NextPhase(), NextPhase())
    table.answer(2)
    table.mark("mud")
    table.do(*[NextPhase()] * 3, JudgeStatus())
    table.insist(MoveUnits(units=("J-N-VIC-infantry-1",), hex=table.at("2828")))
    table.do(*[NextPhase()] * 3)
    table.do(NextPhase())
    table.mark("end")


# ---- Brunete ----


def play_brunete(store: SessionStore | None = None) -> BattleRecording:
    """The 34th takes 1907 by assault, a Nationalist battalion catches a truck, the dice wait for turn 3."""
    table = BattleRecording(Battle.BRUNETE, store)
    table.tell(
        Faction.REPUBLICAN,
        "34: 2x 6-5-6/3-3-6 III, HQ 0-1-6\nXVIII: HQ 0-1-6\nXVIIIART: art 4(8)6 II\nTRUCK: truck ?-?-12",
    )
    table.tell(Faction.NATIONALIST, "71: 2x 2-3-6/1-2-6 II, HQ 0-1-6")
    table.set_up(B_R_34_infantry_1="1905", B_R_34_hq_1="1904", B_R_XVIII_hq_1="1902")
    table.set_up(B_R_XVIIIART_artillery_1="1703", B_R_TRUCK_truck_1="2303")
    table.set_up(B_N_71_infantry_1="1907", B_N_71_infantry_2="2403", B_N_71_hq_1="2112")
    table.do(NextPhase())
    table.do(BombHex(side=Faction.REPUBLICAN, hex=table.at("1907"), air_points=6))
    table.answer(1)
    table.do(EndFight())
    table.mark("bombed")
    _first_brunete_turn(table)
    table.do(*[NextPhase()] * 8)
    table.mark("third turn")
    table.answer([4, 6])
    table.mark("end")
    return table


def _first_brunete_turn(table: BattleRecording) -> None:
    table.do(NextPhase(), NextPhase(), JudgeStatus())
    table.move("B-R-34-infantry-1", "1906")
    table.do(NextPhase(), JudgeStatus())
    gun = "B-R-XVIIIART-artillery-1"
    table.do(
        DeclareFight(attackers=("B-R-34-infantry-1",), hexes=(table.at("1907"),), kind=AttackKind.ASSAULT),
        SpendAir(side=Faction.REPUBLICAN, points=4),
        JoinFight(units=(gun,)),
        RollFight(),
    )
    table.answer(6)
    table.mark("assault")
    table.settle()
    table.do(NextPhase(), JudgeStatus())
    table.move("B-N-71-infantry-2", "2303")
    table.mark("truck")
    table.do(NextPhase(), JudgeStatus())


PLAYS = {Battle.JARAMA: play_jarama, Battle.BRUNETE: play_brunete}


def recording_of(battle: Battle) -> Path:
    """The file of a battle's recording."""
    return Path(__file__).with_name(f"{battle.value}_two_turns.jsonl")


def write() -> None:
    """Record both sessions anew."""
    for battle, play in PLAYS.items():
        write_records(recording_of(battle), play().store.read())


def recorded(battle: Battle) -> Iterator[Record]:
    """The records of a battle's file."""
    return read_records(recording_of(battle))


if __name__ == "__main__":
    write()
