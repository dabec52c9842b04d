"""Plays and records a whole campaign of two players: `python -m tests.golden.elst_campaign`.

From 23 September evening to 25 September noon. The areas of the first Refit Phase are those of the
rulebook's example, its units Escape and Shift as there. Then come a British attack, a date on which both
attack (a German attack first), an Idle Date, and two more British attacks. Both sides buy; their secrets
are sealed as they write them and shown when the campaign is over. On the way a die is put right, a
command undone and done again, a refusal overruled.
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from companion.chance.answers import RollAnswer
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import AddRoster, MovePieces, TakeControl
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.marking import PutMarker
from companion.games.elst.procedures.refit.commands import (
    BeginScenario,
    BuyGroup,
    ChooseChit,
    ClearMarkers,
    CloseOrder,
    Consolidate,
    CountRetained,
    CountTracked,
    EndPlight,
    FinishScenario,
    FixAreas,
    MarkPlayArea,
    NextRefitStep,
    Possess,
    Replenish,
    Resupply,
    RevealChits,
    RollPoints,
    RollTable,
    SendTo,
    SetUpPieces,
    ShowWork,
    TellLosses,
    TellOutside,
    TellVehicles,
    TradeLmg,
    TryEscape,
    TryShift,
    TurnUpChit,
    WithdrawTanks,
)
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.refit.closing import AfvRecovery
from companion.games.elst.rules.refit.groups import ATTACK_CHIT
from companion.games.elst.rules.refit.initiative import Chit
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.terms import RollKind
from companion.kit.questions import YES
from companion.kit.system import Players, Start
from companion.session.commands import SetFacts
from companion.session.secrets.keys import OutsideKeys
from companion.session.store import Record, SessionStore
from companion.sight.marker_kinds import MarkerKind
from tests.games.elst.refit import worked_example
from tests.games.elst.refit.assistant.refit_table import BRITISH, GERMAN, SYSTEM
from tests.golden.recording import Recording, read_records, write_records

RECORDING = Path(__file__).with_suffix(".jsonl")
GUN = "G1"  # the Germans' battery of the first scenario
hex_at = worked_example.hex_at


class CampaignRecording(Recording):
    """Two players, who hand over to one another; one player sees all."""

    def __init__(
        self, keys: OutsideKeys, store: SessionStore | None = None, players: Players = Players.TWO
    ) -> None:
        start = Start(scenario="initial", players=players, options={"balance": "british"})
        super().__init__(SYSTEM, start, keys, store)

    @property
    def step(self) -> RefitStep | None:
        step: RefitStep | None = self.session.state.game.campaign.step
        return step

    def go_to(self, step: RefitStep) -> None:
        """On to a step, fixing the areas by what is told on the way."""
        while self.step is not step:
            if self.step is RefitStep.SETUP_AREAS:
                self._fix_areas()
            self.do(NextRefitStep())

    def _fix_areas(self) -> None:
        """As told, whatever was told."""
        self.do(FixAreas())
        if self.session.state.waiting:
            self.answer(YES)

    def sit_down(self, side: Faction) -> None:
        """The other side's secrets are closed, this one's open."""
        self.session.secrecy.lock(side.opponent)
        self.session.secrecy.unlock(side)

    def work(self, side: Faction, dr: int, chit: Chit, squad: str = "") -> None:
        """Replenishment, points, chit: a side that buys nothing."""
        self.sit_down(side)
        self.gain(side, dr, squad)
        self.do(CloseOrder(faction=side), ChooseChit(faction=side, chit=chit))

    def gain(self, side: Faction, dr: int, squad: str = "") -> None:
        self.do(Replenish(faction=side, text=squad), RollPoints(faction=side))
        self.answer(dr)

    def turn_up(self, *sides: Faction) -> None:
        """Each side its own chit, while the other's secrets are closed."""
        for side in sides:
            self.sit_down(side)
            self.do(TurnUpChit(faction=side))

    def reveal(self, british: Chit, german: Chit) -> None:
        for side in Faction:
            self.session.secrecy.unlock(side)
        self.do(RevealChits(british=british, german=german))
        for side in Faction:
            self.session.secrecy.lock(side)


def play(keys: OutsideKeys) -> CampaignRecording:
    """The campaign."""
    recording = CampaignRecording(keys)
    evening_of_the_23rd(recording)
    morning_of_the_24th(recording)
    _noon_of_the_24th(recording)
    _evening_of_the_24th(recording)
    _on_the_25th(recording)
    for side in Faction:
        recording.session.secrecy.unlock(side)
        recording.session.secrecy.reveal(side)
    return recording


# ---- 23 September, evening, and the Refit Phase after it ----


def evening_of_the_23rd(recording: CampaignRecording) -> None:
    """Tracked in part: what stands in H17, L12 and F14, what is lost, one battery that has fired."""
    recording.do(
        AddRoster(side=BRITISH, text="2x 4-5-7, 9-1, PIAT @ E12\n4-5-7, LMG @ H17\nSherman V @ C13"),
        AddRoster(side=GERMAN, text="SS 4-4-7 @ L12\nSS 6-5-8 @ F14\nSS 2-3-7 @ B16\n3x SS 4-4-7 @ M15"),
        AddRoster(side=BRITISH, text="3x 4-5-7, HS 2-4-7, HS 2-3-7"),
        MovePieces(side=BRITISH, text="3x 4-5-7, HS 2-4-7, HS 2-3-7", to_spot=Spot.ELIMINATED),
        PutMarker(kind=MarkerKind.SMOKE, hex=hex_at("M10")),
        SetFacts(facts={f"artillery/batteries/{GUN}/missions": 1}, note="fired at table"),
        FinishScenario(),
        TellLosses(side=GERMAN, text="2x SS 4-4-7, SS 6-5-8, SS 2-3-7"),
        NextRefitStep(),
        ClearMarkers(),
    )
    recording.mark("cleared")
    recording.go_to(RefitStep.SHOCK_AND_BOG)
    bogged = EndPlight(side=BRITISH, text="Sherman III", hex=hex_at("E16"), ending=AfvRecovery.IMMOBILIZED)
    recording.do(bogged, NextRefitStep())
    _fix_the_example(recording)
    _first_escapes(recording)
    _first_retained(recording)


def _fix_the_example(recording: CampaignRecording) -> None:
    control = worked_example.control()
    recording.do(TakeControl(side=None, hexes=tuple(worked_example.ground().edge_roads)))
    for side in Faction:
        held = tuple(h for h, f in control.items() if f is side and h in worked_example.ground().strategic)
        recording.do(TakeControl(side=side, hexes=held))
    vehicles = tuple(map(hex_at, worked_example.BRITISH_VEHICLES))
    recording.do(TellVehicles(side=BRITISH, hexes=vehicles), FixAreas(), NextRefitStep())
    recording.mark("areas")


def _first_escapes(recording: CampaignRecording) -> None:
    """H17 comes out Replaced, B16 untouched to #2; F14 stays where it is cut off."""
    recording.do(TryEscape(side=BRITISH, text="4-5-7, LMG", hex=hex_at("H17")))
    mistyped = recording.answer(12)
    recording.session.correct(mistyped, RollAnswer.physical(9))
    recording.do(TryEscape(side=GERMAN, text="SS 2-3-7", hex=hex_at("B16")))
    recording.answer(7)
    recording.do(SendTo(side=GERMAN, hex=hex_at("B16"), goal="#2"))
    recording.do(
        TellOutside(side=GERMAN, text="SS 4-4-7", hex=hex_at("L12")),
        TellOutside(side=GERMAN, text="SS 6-5-8", hex=hex_at("F14")),
        CountTracked(side=BRITISH),
        CountTracked(side=GERMAN),
    )
    recording.session.undo()
    recording.session.redo()
    recording.mark("escaped")


def _first_retained(recording: CampaignRecording) -> None:
    """What the table counts besides: an LMG taken, leaders wounded, half-squads that combine."""
    recording.go_to(RefitStep.POSSESSION)
    recording.do(
        Possess(side=BRITISH, place="#1", text="LMG", built_for=GERMAN),
        CountRetained(side=GERMAN, place="#1", text="2x SS 4-4-7"),
        CountRetained(side=GERMAN, place="#2", text="9-1, 8-0", mark=Mark.WOUNDED),
        CountRetained(side=GERMAN, place="#2", text="Tiger", mark=Mark.DISABLED),
        CountRetained(side=GERMAN, place="#2", text="2x LMG, SS 2-3-7"),
        CountRetained(side=GERMAN, place="#2", text="PaK40", mark=Mark.SPENT, hex=hex_at("M15")),
    )
    recording.go_to(RefitStep.WOUNDED)
    recording.do(RollTable(kind=RollKind.WOUNDED, side=GERMAN, place="#2", text="9-1, 8-0"))
    recording.answer([1, 5])
    recording.go_to(RefitStep.CONSOLIDATION)
    recording.do(Consolidate(side=GERMAN, place="#2"))
    recording.mark("consolidated")
    recording.do(NextRefitStep())


# ---- 24 September ----


def morning_of_the_24th(recording: CampaignRecording) -> None:
    """The first date with purchases, on which the British attack."""
    _first_shifts(recording)
    _first_repairs(recording)
    _first_purchases(recording)
    recording.reveal(Chit.ATTACK, Chit.IDLE)
    recording.sit_down(GERMAN)
    recording.do(
        ShowWork(faction=GERMAN),
        SetUpPieces(side=GERMAN, place="#4", text="SS 6-5-8", hex=hex_at("F14")),
        SetUpPieces(side=GERMAN, place="#2", text="3x SS 4-4-7", hex=hex_at("M15")),
    )
    recording.session.overrule(
        SetUpPieces(side=GERMAN, place="#2", text="PaK40", hex=hex_at("M20")), "the hex was misread"
    )
    recording.do(BeginScenario())
    recording.mark("24 morning")


def _first_shifts(recording: CampaignRecording) -> None:
    """Those in L6 go to #2 with losses; the British walk off the map."""
    recording.go_to(RefitStep.SHIFT)
    recording.sit_down(GERMAN)
    recording.do(TryShift(faction=GERMAN, text="2x SS 4-4-7", origin="#1", goal="#2"))
    recording.answer(11, [4, 3])
    recording.sit_down(BRITISH)
    recording.do(TryShift(faction=BRITISH, text="4-5-7", origin="#1", goal="entry"))
    recording.mark("shifted")


def _first_repairs(recording: CampaignRecording) -> None:
    recording.go_to(RefitStep.REPAIR)
    recording.do(
        TradeLmg(side=GERMAN, place="#2", text="Tiger"),
        RollTable(kind=RollKind.CAPTURED, side=BRITISH, place="#1", text="LMG"),
    )
    recording.answer(3)
    recording.do(Resupply(), WithdrawTanks(), NextRefitStep())
    recording.mark("repaired")


def _first_purchases(recording: CampaignRecording) -> None:
    """A full company and a Depleted troop against a Depleted company of Volksgrenadiers."""
    recording.sit_down(BRITISH)
    recording.gain(BRITISH, 3, "4-5-7")
    recording.do(
        BuyGroup(faction=BRITISH, group="I1", on_map=True),
        BuyGroup(faction=BRITISH, group="V2"),
        BuyGroup(faction=BRITISH, group="O1"),
        CloseOrder(faction=BRITISH),
    )
    recording.answer([7, 10], 6)
    recording.do(ChooseChit(faction=BRITISH, chit=Chit.ATTACK))
    recording.sit_down(GERMAN)
    recording.gain(GERMAN, 6)
    recording.do(
        BuyGroup(faction=GERMAN, group="I3", on_map=True),
        BuyGroup(faction=GERMAN, group="O1"),
        CloseOrder(faction=GERMAN),
    )
    recording.answer(9, [4, 5], 7)
    recording.do(ChooseChit(faction=GERMAN, chit=Chit.IDLE))
    recording.mark("bought")


def to_secret_work(recording: CampaignRecording) -> None:
    """From the end of a scenario, all areas as they were told last."""
    if recording.step is None:
        recording.do(FinishScenario())
    recording.go_to(RefitStep.REPLENISHMENT)


def _noon_of_the_24th(recording: CampaignRecording) -> None:
    """Both attack; the British set up first, so that a German attack of three turns comes before theirs."""
    to_secret_work(recording)
    recording.sit_down(GERMAN)
    recording.gain(GERMAN, 5)
    recording.do(
        BuyGroup(faction=GERMAN, group=ATTACK_CHIT),
        BuyGroup(faction=GERMAN, group="V3", on_map=True),
        CloseOrder(faction=GERMAN),
    )
    recording.answer(8)
    recording.do(ChooseChit(faction=GERMAN, chit=Chit.ATTACK))
    recording.sit_down(BRITISH)
    recording.gain(BRITISH, 6)
    recording.do(BuyGroup(faction=BRITISH, group="G1"), CloseOrder(faction=BRITISH))
    recording.answer(9)
    recording.do(ChooseChit(faction=BRITISH, chit=Chit.ATTACK))
    recording.reveal(Chit.ATTACK, Chit.ATTACK)
    recording.answer(2)
    recording.do(MarkPlayArea(first=hex_at("B8"), last=hex_at("K17")), BeginScenario())
    recording.mark("German attack")
    recording.do(FinishScenario())
    recording.go_to(RefitStep.SETUP)
    recording.do(BeginScenario())
    recording.mark("24 noon")


def _evening_of_the_24th(recording: CampaignRecording) -> None:
    """Nobody attacks; each side turns up its own chit."""
    to_secret_work(recording)
    recording.work(BRITISH, 1, Chit.IDLE)
    recording.work(GERMAN, 6, Chit.IDLE)
    recording.turn_up(GERMAN, BRITISH)
    recording.reveal(Chit.IDLE, Chit.IDLE)
    recording.mark("idle")


def _on_the_25th(recording: CampaignRecording) -> None:
    """Two more British attacks, the fourth their last; then the campaign is over."""
    for british, german in ((4, 2), (5, 6)):
        to_secret_work(recording)
        recording.work(BRITISH, british, Chit.ATTACK)
        recording.work(GERMAN, german, Chit.IDLE)
        recording.reveal(Chit.ATTACK, Chit.IDLE)
        recording.do(BeginScenario())
    recording.do(FinishScenario(), NextRefitStep(), NextRefitStep(), NextRefitStep())


def write() -> None:
    """Record the campaign anew."""
    with tempfile.TemporaryDirectory() as folder:
        write_records(RECORDING, play(OutsideKeys(Path(folder))).store.read())


def recorded() -> Iterator[Record]:
    """The records of the file."""
    return read_records(RECORDING)


if __name__ == "__main__":
    write()
