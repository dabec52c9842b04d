"""The games that each release leaves behind as files: every one with something that a reader may get wrong.

Each is played in a store and left as it stands, in the middle of things.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from datetime import timedelta
from random import Random

from companion.board.entries import BuildingCorrection, TerrainCorrection
from companion.board.library import open_board
from companion.board.overlay import Overlay, apply_overlay
from companion.chance.answers import RollAnswer
from companion.chance.pile import DrawPile, PileKind
from companion.chance.requests import RollRequest
from companion.chance.sources import AppSource
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import (
    AddBattery,
    AttemptContact,
    EndOrdnanceSmoke,
    MoveObserver,
    TakeAction,
    TellEnemy,
    TellSight,
)
from companion.games.elst.procedures.clock import NextPhase
from companion.games.elst.procedures.forces.commands import AddRoster
from companion.games.elst.procedures.marking import PutMarker
from companion.games.elst.procedures.refit.commands import (
    BuyGroup,
    ChooseChit,
    ClearMarkers,
    CloseOrder,
    FinishScenario,
    NextRefitStep,
    WithdrawTanks,
)
from companion.games.elst.rules.artillery.terms import Action, BatteryKind
from companion.games.elst.rules.refit.initiative import Chit
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.no_prisoners.settings import FOG_OF_WAR
from companion.games.no_prisoners.terms import Faction as NpFaction
from companion.games.spanish_civil_war.table.commands import DeclareFight, JudgeStatus, RollFight
from companion.games.spanish_civil_war.table.commands import NextPhase as NextSpanishPhase
from companion.kit.questions import Reply
from companion.kit.system import Players, Start
from companion.session.commands import SetFacts, SetPile
from companion.session.secrets.keys import OutsideKeys
from companion.session.session import Session
from companion.session.standing import BoardsUsed, SightChecked
from companion.session.store import SessionStore
from companion.sight.marker_kinds import MarkerKind
from tests.games.elst.refit.assistant.refit_table import BRITISH, GERMAN, SYSTEM
from tests.games.elst.refit.worked_example import hex_at
from tests.games.no_prisoners.campaign.random_play import SYSTEM as NO_PRISONERS
from tests.games.no_prisoners.campaign.random_play import Player
from tests.golden.elst_campaign import (
    CampaignRecording,
    evening_of_the_23rd,
    morning_of_the_24th,
    to_secret_work,
)
from tests.golden.recording import FIRST_SECOND, Recording
from tests.golden.spanish_two_turns import play_brunete, play_jarama

Play = Callable[[SessionStore, OutsideKeys], Session]

PASSPHRASES: Mapping[str, str] = {GERMAN: "Nebel über der Linge"}
GUN, MORTAR = "G1", "B1"


# ---- Elst: a campaign of two players ----


class GuardedCampaign(CampaignRecording):
    """One side keeps its secrets behind a pass phrase, the other by a key outside the file."""

    def sit_down(self, side: Faction) -> None:
        self.session.secrecy.lock(side.opponent)
        self.session.secrecy.unlock(side, PASSPHRASES.get(side, ""))


def play_campaign(store: SessionStore, keys: OutsideKeys) -> Session:
    """Through a Refit Phase and a scenario to the next one: one chit is sealed, a secret die waits."""
    table = GuardedCampaign(keys, store)
    table.sit_down(GERMAN)
    table.session.secrecy.protect(GERMAN, PASSPHRASES[GERMAN])
    evening_of_the_23rd(table)
    morning_of_the_24th(table)
    to_secret_work(table)
    table.sit_down(BRITISH)
    table.gain(BRITISH, 6)
    table.do(BuyGroup(faction=BRITISH, group="G1"), CloseOrder(faction=BRITISH))
    table.answer(9)
    table.do(ChooseChit(faction=BRITISH, chit=Chit.ATTACK))
    _show_first_purchase(table.session)
    table.sit_down(GERMAN)
    table.gain(GERMAN, 5)
    table.do(BuyGroup(faction=GERMAN, group="V3", on_map=True), CloseOrder(faction=GERMAN))
    table.session.note(table.session.journal.next_seq - 1, "Tiger, 虎")
    return table.session


def _show_first_purchase(session: Session) -> None:
    """The first thing that the British bought is shown; the rest stays sealed."""
    bought = next(e.seq for e in session.journal.entries if e.body and isinstance(e.body.command, BuyGroup))
    session.secrecy.reveal(BRITISH, [bought])


# ---- Elst: one player ----


def play_solo_refit(store: SessionStore, keys: OutsideKeys) -> Session:
    """On a corrected board, with undone acts that may be redone."""
    table = CampaignRecording(keys, store, Players.SOLO)
    _correct_the_board(table.session)
    table.session.choose_setting(*_another_reading(table.session))
    evening_of_the_23rd(table)
    table.go_to(RefitStep.REPAIR)
    table.do(WithdrawTanks())
    table.session.overrule(NextRefitStep(), "nobody wants the LMG")
    table.gain(BRITISH, 3, "4-5-7")
    table.do(BuyGroup(faction=BRITISH, group="I1", on_map=True), CloseOrder(faction=BRITISH))
    table.answer(9)
    session = table.session
    _let_the_program_answer(session)
    seen = SightChecked(source=hex_at("F14"), source_level=1, target=hex_at("H17"), verdict="blocked")
    session.record_sight(seen)
    noted = session.note(5, "off again") and session.journal.entries[-1].seq
    session.remove_note(noted)
    session.remove_bookmark(next(iter(session.standing.bookmarks)))
    for _ in range(2):
        session.undo(confirmed=True)
    return session


def _correct_the_board(session: Session) -> None:
    board = open_board("elst")
    overlay = Overlay.of(board)
    for entry in (
        TerrainCorrection(hex="H17", at=FIRST_SECOND, key="orchard", present=True),
        BuildingCorrection(hex="L12", at=FIRST_SECOND, material=None, note="a smudge"),
    ):
        overlay = overlay.with_entries([entry])
    session.play_on(session.system.on_board(apply_overlay(board, overlay)))
    session.use_boards(BoardsUsed(board=board.digest, overlay=overlay.digest, grid=overlay.grid))


def _another_reading(session: Session) -> tuple[str, object]:
    """A reading of the rules other than the program's own."""
    setting = next(one for one in session.system.settings if one.options and len(one.options) > 1)
    return setting.key, next(value for value in setting.options or () if value != setting.default)


def _artillery(store: SessionStore) -> Recording:
    """In the first British fire phase; both piles are kept by the program."""
    start = Start(scenario="british-attack", options={"batteries": ["german-field-gun"]})
    table = Recording(SYSTEM, start, store=store, random=Random(5))
    mortar = {"kind": BatteryKind.BATTALION_MORTAR, "calibre": 70, "pile": PileKind.ORDERED}
    table.do(AddBattery(battery=MORTAR, side=BRITISH, **mortar), MoveObserver(battery=GUN, hex=hex_at("NN8")))
    ordered = DrawPile(kind=PileKind.ORDERED, left={"black": 7, "red": 3}, drawn=("black",))
    table.do(SetPile(name=GUN, pile=ordered, note="one was drawn before"), NextPhase(), EndOrdnanceSmoke())
    return table


def play_artillery(store: SessionStore, keys: OutsideKeys) -> Session:
    """In mid-mission the table is asked whether the observer sees the hex; two orders are committed to."""
    table = _artillery(store)
    session = table.session
    table.do(AttemptContact(battery=MORTAR))
    table.answer(8, 8)
    _let_the_program_answer(session)
    session.undo(confirmed=True)  # its order is published, and the pile shuffled anew
    _let_the_program_answer(session)
    for _ in range(2):
        session.overrule(NextPhase(), note="both agree")
    table.do(EndOrdnanceSmoke(), PutMarker(kind=MarkerKind.SMOKE, hex=hex_at("M10")))
    table.do(SetFacts(facts={f"artillery/batteries/{GUN}/contact_number": 9}, note="printed so"))
    table.do(AttemptContact(battery=GUN))
    mistyped = table.answer(12)
    session.correct(mistyped, RollAnswer.physical(7))
    _let_the_program_answer(session)
    table.do(TakeAction(battery=GUN, action=Action.PLACE_AR, ar=hex_at("LL16")))
    table.mark("asked, 聞かれた")
    return session


def play_artillery_round(store: SessionStore, keys: OutsideKeys) -> Session:
    """The same, answered: an AR stands on the map, its accuracy is rolled, the dice of its error wait."""
    session = play_artillery(store, keys)
    session.answer(session.state.waiting[0].id, Reply(value="yes"))
    while not isinstance(session.state.waiting[0], RollRequest):
        session.answer(session.state.waiting[0].id, Reply(value=0))
    session.answer(session.state.waiting[0].id, RollAnswer.physical(6))
    return session


def _let_the_program_answer(session: Session) -> None:
    session.answer_from(session.state.waiting[0].id, AppSource(Random(7)))


def play_killed(store: SessionStore, keys: OutsideKeys) -> Session:
    """A few acts, none of which has left the write-ahead log."""
    table = Recording(SYSTEM, Start(scenario="german-attack"), store=store)
    table.do(PutMarker(kind=MarkerKind.SMOKE, hex=hex_at("M10")), NextPhase())
    table.session.overrule(NextPhase(), note="battery forgotten")
    table.session.undo()
    return table.session


# ---- Elst: batteries kept with what was told of hexes: 0.1.0 could not read what it wrote of them ----


def play_kept_enemy(store: SessionStore, keys: OutsideKeys) -> Session:
    """Whether a Known enemy is near a hex was told of the battery that is kept."""
    table = Recording(SYSTEM, Start(scenario="initial"), store=store)
    table.do(TellEnemy(battery=GUN, hex=hex_at("NN8"), is_known=False))
    table.do(FinishScenario(), NextRefitStep(), ClearMarkers())
    return table.session


def play_kept_sights(store: SessionStore, keys: OutsideKeys) -> Session:
    """Sights and enemies of several hexes; the campaign goes on, an act is undone, secrets are sealed."""
    table = GuardedCampaign(keys, store)
    for side in Faction:
        table.session.secrecy.unlock(side)
    table.do(
        TellSight(battery=GUN, hex=hex_at("LL16"), is_seen=True, hindrance=2),
        TellSight(battery=GUN, hex=hex_at("A1"), is_seen=False),
        TellEnemy(battery=GUN, hex=hex_at("NN8"), is_known=True),
        TellEnemy(battery=GUN, hex=hex_at("H17"), is_known=False),
        AddRoster(side=BRITISH, text="2x 4-5-7, 9-1 @ E12"),
        FinishScenario(),
        NextRefitStep(),
        ClearMarkers(),
    )
    table.go_to(RefitStep.REPLENISHMENT)
    table.gain(BRITISH, 3)
    table.do(BuyGroup(faction=BRITISH, group="I1"))
    table.session.undo()
    return table.session


# ---- the Spanish Civil War ----


def play_jarama_fight(store: SessionStore, keys: OutsideKeys) -> Session:
    """Two turns; on the third the Republicans attack, and the die of the combat waits."""
    table = play_jarama(store)
    table.do(NextSpanishPhase())
    table.answer(5)
    table.do(*[NextSpanishPhase()] * 3, JudgeStatus())
    table.do(*[NextSpanishPhase(), JudgeStatus()] * 2)
    table.move("J-R-48-infantry-2", "3332")
    table.do(NextSpanishPhase(), JudgeStatus())
    table.do(DeclareFight(attackers=("J-R-48-infantry-2",), hexes=(table.at("3331"),)), RollFight())
    return table.session


def play_brunete_turns(store: SessionStore, keys: OutsideKeys) -> Session:
    """Two turns, the third begun; facts set by hand, the last of them undone."""
    table = play_brunete(store)
    table.do(SetFacts(facts={"exits_scored": 1, "units/B-R-34-infantry-2/stand/is_reduced": True}))
    table.do(SetFacts(facts={"points_by_hand/republican": 2}, note="counted twice"))
    table.session.undo()
    return table.session


# ---- No Prisoners ----


class Seated(Player):
    """Plays a session at random, whoever's secrets are open."""

    def __init__(self, session: Session, random: Random) -> None:
        self.session, self.random, self.seen = session, random, Counter()

    def play_until(self, turn: int) -> Session:
        """To the beginning of a turn, and on to the first die of it."""
        while self.game.moment.turn < turn or not self.session.state.waiting:
            self.act()
        return self.session


def _begin_campaign(store: SessionStore, keys: OutsideKeys, scenario: str, start: Start) -> Session:
    random = Random(3)
    seconds = (FIRST_SECOND + timedelta(seconds=k) for k in range(10_000))
    start = start.model_copy(update={"scenario": scenario, "options": {"np-set-up": "sample"}})
    return Session.create(NO_PRISONERS, store, start, clock=lambda: next(seconds), keys=keys, random=random)


def play_fog(store: SessionStore, keys: OutsideKeys) -> Session:
    """Two turns of two players in the fog, the third begun."""
    start = Start(scenario="", players=Players.TWO, settings={FOG_OF_WAR: True})
    session = _begin_campaign(store, keys, "the-last-crusade", start)
    for side in NpFaction:
        session.secrecy.unlock(side)
    Seated(session, Random(3)).play_until(3)
    session.note(session.journal.next_seq - 1, "fog till noon")
    return session


def play_desert(store: SessionStore, keys: OutsideKeys) -> Session:
    """A player alone, two turns of the short scenario and the third begun: random events, facts by hand."""
    session = _begin_campaign(store, keys, "war-in-the-desert", Start(scenario=""))
    session.set_facts({"vp/west-cp": 3, "counters/al-w-53/strength": 7}, note="as printed")
    Seated(session, Random(11)).play_until(8)
    session.undo(confirmed=True)
    session.redo()
    return session


GAMES: Mapping[str, Play] = {
    "elst_campaign_of_two": play_campaign,
    "elst_solo_refit": play_solo_refit,
    "elst_artillery_question": play_artillery,
    "elst_artillery_dice": play_artillery_round,
    "elst_killed": play_killed,
    "elst_kept_enemy": play_kept_enemy,
    "elst_kept_sights": play_kept_sights,
    "jarama_in_combat": play_jarama_fight,
    "brunete_third_turn": play_brunete_turns,
    "np_fog_of_two": play_fog,
    "np_solo_with_events": play_desert,
}
KILLED = "elst_killed"  # the program never closed this one
