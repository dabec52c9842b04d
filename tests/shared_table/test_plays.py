"""Evenings at two machines: a refit with secret purchases, turns in the fog, an artillery mission."""

from collections import Counter as Tally
from pathlib import Path
from random import Random

import pytest

from companion.chance.answers import DrawAnswer
from companion.chance.pile import PileKind
from companion.chance.requests import DrawRequest
from companion.games.elst.factions import Faction as ElstFaction
from companion.games.elst.procedures.artillery.commands import (
    AddBattery,
    AttemptContact,
    EndOrdnanceSmoke,
    TakeAction,
)
from companion.games.elst.procedures.refit.commands import (
    BuyGroup,
    ChooseChit,
    CloseOrder,
    Replenish,
    RevealChits,
    RollPoints,
    TurnUpChit,
)
from companion.games.elst.rules.artillery.terms import Action, BatteryKind
from companion.games.elst.rules.refit.initiative import Chit
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.sequence import Phase as ElstPhase
from companion.games.no_prisoners.procedures.opening import SAMPLE, SET_UP
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.settings import FOG_OF_WAR
from companion.games.no_prisoners.table import commands as cmd
from companion.kit.questions import Question, Reply
from companion.session.errors import IllegalCommandError
from companion.session.session import Session
from companion.session.truth import falsehoods
from companion.shared_table.attending import let_app_answer, publish
from tests.cli.conftest import Companion, companion  # noqa: F401
from tests.forms import IS_LONG
from tests.games.elst.refit.assistant.refit_table import SYSTEM as ELST
from tests.games.elst.refit.assistant.refit_table import CampaignTable
from tests.games.elst.table import Table, at
from tests.games.no_prisoners.campaign.random_play import SYSTEM, Player
from tests.games.no_prisoners.campaign.test_campaign import LONG
from tests.shared_table.test_fog import require_hidden
from tests.shared_table.two import TwoMachines, two_machines

TURNS = 3 if IS_LONG else 1
BRITISH, GERMAN = ElstFaction.BRITISH, ElstFaction.GERMAN


def require_true(two: TwoMachines) -> None:
    """Both publish all at the end, and both find that the other played true."""
    for seat in two.seats:
        two.meet()
        publish(two.of(seat), seat)
    two.meet()
    assert two.host.head == two.guest.head
    for session in (two.host, two.guest):
        assert falsehoods(session) == ()


# ---- Elst ----


def roll_together(two: TwoMachines, session: Session) -> None:
    """Whatever waits is rolled by both; what is asked nobody knows."""
    while session.state.waiting:
        request = session.state.waiting[0]
        if isinstance(request, Question):
            session.answer(request.id, Reply(value=None if request.can_be_unknown else request.options[0]))
        else:
            let_app_answer(session, request.id)
        two.settle()


def buy_in_secret(two: TwoMachines, side: ElstFaction, chit: Chit) -> str:
    """A side's secret work: points and strengths rolled by both machines, one group bought; which."""
    session = two.of(side)
    two.meet()
    for command in (Replenish(faction=side), RollPoints(faction=side)):
        session.execute(command)
    roll_together(two, session)
    bought = next(one for one in session.choices() if one.command is BuyGroup and one.is_legal)
    session.execute(bought.build())
    session.execute(CloseOrder(faction=side))
    roll_together(two, session)
    session.execute(ChooseChit(faction=side, chit=chit))
    two.meet()
    return str(bought.values["group"])


def test_a_refit_with_secret_purchases(tmp_path: Path, companion: Companion) -> None:  # noqa: F811
    with two_machines(tmp_path, ELST, "initial") as two:
        two.sit()
        CampaignTable.over(two.host).at_work()
        for side, chit in ((GERMAN, Chit.IDLE), (BRITISH, Chit.ATTACK)):
            group = buy_in_secret(two, side, chit)
            for place in (two.wire, two.disk("host"), two.disk("guest")):
                assert f'"group":"{group}"'.encode() not in place
        for side in (GERMAN, BRITISH):
            two.meet()
            two.of(side).execute(TurnUpChit(faction=side))
        two.meet()
        two.guest.execute(RevealChits(british=Chit.ATTACK, german=Chit.IDLE))
        two.meet()
        assert two.host.state.game == two.guest.state.game
        assert two.host.state.game.campaign.step is RefitStep.SETUP
        assert {roll.seat for roll in two.host.standing.rolls.values()} == {BRITISH, GERMAN}
        told = companion("truth", str(tmp_path / "guest.wargame")).out
        assert [line.partition(": ")[0] for line in told.splitlines()] == ["German", "British"]
        assert told.count("not revealed yet") == 2
        require_true(two)
        assert companion("truth", str(tmp_path / "guest.wargame")).out.startswith("Both played true")


def test_an_artillery_mission_with_the_observer_on_one_side_and_the_pile_on_the_other(tmp_path: Path) -> None:
    with two_machines(tmp_path, ELST, "initial") as two:
        two.sit()
        observer = Table.__new__(Table)
        observer.session = two.of(GERMAN)
        pile = two.of(BRITISH)
        observer.set({"contact_number": 12})
        own = AddBattery(
            battery="G2", side=GERMAN, kind=BatteryKind.NORMAL, calibre=80, pile=PileKind.ORDERED
        )
        observer.do(own)
        observer.set({"contact_number": 12}, "G2")
        observer.go_to(ElstPhase.PREP_FIRE)
        observer.do(EndOrdnanceSmoke())
        observer.do(AttemptContact(battery="G1"))
        observer.answer(3)
        two.meet()
        (draw,) = pile.state.waiting
        assert isinstance(draw, DrawRequest)
        pile.answer(draw.id, DrawAnswer.physical("black"))  # the chits lie in front of the other player
        two.meet()
        observer.do(TakeAction(battery="G1", action=Action.PLACE_AR, ar=at("LL16")))
        roll_together(two, observer.session)
        assert observer.battery.hex is not None
        observer.do(AttemptContact(battery="G2"))
        observer.answer(3)
        roll_together(two, observer.session)
        (drawn,) = observer.state.piles["G2"].drawn
        assert pile.state.game == observer.state.game
        assert (two.host.standing.commitments, pile.state.piles["G2"].drawn) == ({}, (drawn,))
        require_true(two)


# ---- No Prisoners ----


class _Two(Player):
    """Plays both sides at random, each at its own machine with its own cards."""

    def __init__(self, two: TwoMachines, random: Random) -> None:
        self.two, self.random, self.seen = two, random, Tally()
        self.session = two.host

    def act(self) -> None:
        """One answer or one command, by whoever can give it."""
        self.two.settle()
        for session in self.random.sample([self.two.host, self.two.guest], 2):
            self.session = session
            if self._answer_here() or self._act_here():
                return
        raise AssertionError(f"nobody can go on: {self.game.moment} {self.game.tasks} {self.game.combat}")

    def _answer_here(self) -> bool:
        for request in self.session.state.waiting:
            try:
                if isinstance(request, Question):
                    self._answer(request)
                else:
                    let_app_answer(self.session, request.id)
            except IllegalCommandError as error:
                self.seen[error.reason.key] += 1
            else:
                return True
        return False

    def _act_here(self) -> bool:
        legal = {one.command for one in self.session.choices() if one.is_legal} - {cmd.MakeCounter}
        if self.two.host.state.waiting or self.two.guest.state.waiting or not legal:
            return False
        is_moving = self.game.moment.phase is Phase.MOVEMENT and self.scene.awaits_turn is None
        if is_moving and self.random.random() < 0.9:
            self._move()
        else:
            self._choose()
        return True


@pytest.mark.long
@pytest.mark.fuzz
def test_turns_of_the_last_crusade_in_the_fog(tmp_path: Path) -> None:
    settings, options = {FOG_OF_WAR: True}, {SET_UP: SAMPLE}
    with two_machines(tmp_path, SYSTEM, LONG, settings=settings, options=options) as two:
        two.sit()
        player = _Two(two, Random(2))
        last = two.host.state.game.moment.turn + TURNS
        while two.host.state.game.moment.turn < last:
            player.act()
        two.settle()
        assert two.host.state.public == two.guest.state.public
        require_hidden(two)
        require_true(two)
