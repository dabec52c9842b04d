"""A campaign at a table, with answers given as numbers."""

from collections.abc import Iterator
from random import Random
from typing import Self

from companion.board.library import open_board
from companion.chance.answers import RollAnswer
from companion.chance.requests import RollRequest
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.opening import REFIT_AFTER
from companion.games.elst.procedures.refit.commands import (
    ChooseChit,
    CloseOrder,
    FinishScenario,
    FixAreas,
    NextRefitStep,
    Replenish,
    RollPoints,
    RollTable,
    TurnUpChit,
)
from companion.games.elst.procedures.refit.state import Campaign, Purse
from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.games.elst.rules.refit.initiative import Chit
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.shown.refit.pages import refit_page
from companion.games.elst.table.state import ElstGame
from companion.hexes.coordinates import HexCoord
from companion.kit.questions import YES, Question, Reply
from companion.kit.system import Players, Start
from companion.known_games import GAMES
from companion.session.messages import Command
from companion.session.session import Session
from companion.session.state import PlayState
from companion.session.stores.memory import MemoryStore

BOARD = open_board("elst")
SYSTEM = GAMES["elst"].make(BOARD)
BRITISH, GERMAN = Faction.BRITISH, Faction.GERMAN


class CampaignTable:
    """A session of the campaign, solo unless two players keep secrets from one another.

    It begins with the first scenario, or with the Refit Phase `after` the one of a date.
    """

    def __init__(
        self, players: Players = Players.SOLO, seed: int = 1, after: CampaignDate | None = None
    ) -> None:
        self.store = MemoryStore()
        options = {REFIT_AFTER: after.value} if after else {}
        start = Start(scenario="initial", players=players, options=options)
        self.session = Session.create(SYSTEM, self.store, start, random=Random(seed))

    @classmethod
    def over(cls, session: Session) -> Self:
        """The table of a session under way."""
        table = cls.__new__(cls)
        table.session = session
        return table

    @property
    def state(self) -> PlayState[ElstGame, Purse]:
        return self.session.state

    @property
    def campaign(self) -> Campaign:
        return self.state.game.campaign

    def purse(self, side: Faction) -> Purse:
        purse: Purse = self.state.secrets[side].game
        return purse.on(self.campaign.date)

    @property
    def asked(self) -> RollRequest | Question | None:
        """What waits."""
        waiting = self.state.waiting
        return waiting[0] if waiting else None

    def do(self, *commands: Command) -> None:
        for command in commands:
            self.session.execute(command)

    def answer(self, *totals: int) -> None:
        """Physical dice for what waits; one total for all rows, or one for each."""
        request = self.asked
        assert request is not None
        each = totals if len(totals) > 1 else totals * len(request.rows)
        self.session.answer(request.id, RollAnswer.physical(*each))

    def reply(self, value: HexCoord | int | str | None) -> None:
        """What the table says to the question that waits; None where nobody knows."""
        (question,) = self.state.waiting
        self.session.answer(question.id, Reply(value=value))

    def go_to(self, step: RefitStep) -> None:
        """On to a step: areas fixed by what is told, dice that change nothing for all who have to roll."""
        if self.campaign.step is None:
            self.do(FinishScenario())
        while self.campaign.step is not step:
            if self.campaign.step is RefitStep.SETUP_AREAS:
                self.fix_areas()
            self.roll_what_is_due()
            self.do(NextRefitStep())

    def fix_areas(self) -> None:
        """The areas as told, whatever was told."""
        self.do(FixAreas())
        if self.asked:
            self.reply(YES)

    def roll_what_is_due(self) -> None:
        """A 3 for each, which leaves leaders and vehicles as they are."""
        while command := next(self._rolls_due(), None):
            self.do(command)
            while isinstance(self.asked, Question):
                self.reply(None)
            self.answer(3)

    def _rolls_due(self) -> Iterator[Command]:
        tasks = (task for task in refit_page(SYSTEM.scene(self.state)).tasks if task.is_due)
        choices = (choice for task in tasks for choice in task.choices)
        return (
            one.build() for one in choices if one.command is RollTable and one.is_legal and not one.inputs
        )

    def gain(self, side: Faction, dr: int) -> None:
        """To the purchases of a side, nothing brought back."""
        self.do(Replenish(faction=side), RollPoints(faction=side))
        self.answer(dr)

    def work(self, side: Faction, chit: Chit, dr: int = 1) -> None:
        """A side's whole secret work without purchases."""
        self.gain(side, dr)
        self.do(CloseOrder(faction=side), ChooseChit(faction=side, chit=chit))

    def turn_up(self, side: Faction) -> None:
        """A side sits down, shows the chit that it has sealed and goes away again."""
        self.session.secrecy.unlock(side)
        self.do(TurnUpChit(faction=side))
        self.session.secrecy.lock(side)

    def at_work(self) -> None:
        """At the secret work of the first morning."""
        self.go_to(RefitStep.REPLENISHMENT)
        assert self.campaign.date is CampaignDate.DAY_24_MORNING
