"""Both sides of a campaign, who try at random whatever belongs to the step of the Refit Phase under way."""

from collections.abc import Iterator
from random import Random

from companion.chance.sources import AppSource
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import AddBattery
from companion.games.elst.procedures.forces.commands import TakeControl
from companion.games.elst.procedures.forces.words import roster_text
from companion.games.elst.procedures.refit.commands import (
    BuyGroup,
    Consolidate,
    CorrectAreas,
    CountRetained,
    EndPlight,
    FixAreas,
    MarkPlayArea,
    Possess,
    Replenish,
    RollTable,
    SendTo,
    SetUpPieces,
    TellLosses,
    TellOutside,
    TellVehicles,
    TradeLmg,
    TryEscape,
    TryShift,
)
from companion.games.elst.rules.artillery.terms import BatteryKind
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.refit.areas import Holding
from companion.games.elst.rules.refit.closing import AfvRecovery
from companion.games.elst.rules.refit.groups import groups_of
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.terms import RollKind
from companion.games.elst.shown.refit.pages import RefitPage, refit_page
from companion.hexes.coordinates import HexCoord
from companion.kit.questions import AnyRequest, Question, ReplyKind
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command
from companion.session.session import Session
from companion.text import LANGUAGES, Catalogue
from tests.games.elst.refit.assistant.refit_table import BOARD, SYSTEM, CampaignTable
from tests.games.elst.refit.assistant.telling import reasons
from tests.games.elst.refit.worked_example import ground
from tests.session.made_values import comes_back

MOST_COMMANDS = 5_000
HEXES = tuple(BOARD)
SQUADS = {
    Faction.BRITISH: ("4-5-7", "4-4-7", "HS 2-4-7", "crew"),
    Faction.GERMAN: ("SS 4-4-7", "4-4-7", "SS 6-5-8"),
}
MOVERS = {Faction.BRITISH: ("4-5-7", "4-5-7, 9-1", "Sherman V"), Faction.GERMAN: ("SS 4-4-7", "8-0", "Tiger")}
TANKS = {Faction.BRITISH: ("Sherman V", "Sherman IIC"), Faction.GERMAN: ("Tiger", "Panther")}
GEAR = ("LMG", "radio", "2x HMG")
PLACES = ("entry", "#1", "#2", "#3")
RARELY = 0.02


class Players:
    """Both sides, who try anything that belongs to the step under way."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.table = CampaignTable(seed=seed)
        self.catalogue = Catalogue(LANGUAGES[seed % len(LANGUAGES)])

    def play(self) -> None:
        """To the end of the campaign."""
        for _ in range(MOST_COMMANDS):
            if self.table.campaign.is_over:
                return
            self._one_command()
            for check in (self._reopen, self._take_back, self._say):
                if self.random.random() < RARELY:
                    check()
        raise AssertionError(f"no end in sight at {self.table.campaign.step}")

    def _one_command(self) -> None:
        """One legal command: every list of wishes holds one that leads on, sooner or later."""
        wishes = list(self._wishes())
        self.random.shuffle(wishes)
        assert any(map(self._is_done, wishes)), f"dead end at {self.table.campaign.step}"
        while request := self.table.asked:
            self._answer(request)

    def _answer(self, request: AnyRequest) -> None:
        if isinstance(request, Question):
            self.table.reply(self._reply(request))
        else:
            self.table.session.answer_from(request.id, AppSource(self.random))

    def _reply(self, question: Question) -> HexCoord | int | str | None:
        """What somebody knows, or nobody."""
        lowest = question.lowest or 0
        number = self.random.randint(lowest, max(lowest, min(3, question.highest or 3)))
        known = {ReplyKind.HEX: self._hex(), ReplyKind.NUMBER: number}
        said = known.get(question.wants, self.random.choice(question.options))
        return self.random.choice((None, said)) if question.can_be_unknown else said

    def _is_done(self, wish: Command) -> bool:
        before = self.table.state
        try:
            self.table.do(wish)
        except IllegalCommandError:
            assert self.table.state is before
            return False
        return True

    def _reopen(self) -> None:
        state = self.table.state
        self.table.session = Session.open(self.table.store, {SYSTEM.id: SYSTEM}.get)
        assert self.table.state == state
        assert all(comes_back(scope.game) for _, scope in state.scopes())

    def _take_back(self) -> None:
        """The last act undone and done again."""
        state = self.table.state
        self.table.session.undo(confirmed=True)
        self.table.session.redo()
        assert self.table.state == state

    def _say(self) -> None:
        """A missing text or argument raises in tests."""
        for reason in reasons(self._page()):
            assert self.catalogue.reason(reason, BOARD.hex_name)

    def _page(self) -> RefitPage:
        return refit_page(SYSTEM.scene(self.table.state))

    def _wishes(self) -> Iterator[Command]:
        """What the page offers, and what players may type into it."""
        yield from self._offered()
        match self.table.campaign.step:
            case RefitStep.MELEE:
                yield TellLosses(side=self._side(), text=self._some(SQUADS))
            case RefitStep.MARKERS:
                yield self._battery()
            case RefitStep.SHOCK_AND_BOG:
                yield from self._plights()
            case RefitStep.SETUP_AREAS:
                yield from self._ground_wishes()
            case RefitStep.ESCAPE:
                yield from self._escapes()
            case RefitStep.POSSESSION | RefitStep.WOUNDED | RefitStep.CONSOLIDATION | RefitStep.REPAIR:
                yield from self._retained()
            case RefitStep.SHIFT:
                yield self._shift()
            case RefitStep.REPLENISHMENT:
                yield from self._secret_wishes()
            case RefitStep.SETUP:
                yield from self._set_ups()

    def _offered(self) -> Iterator[Command]:
        """Every choice without open fields that is not refused, the dice on tables made fewer."""
        shown = self._page()
        choices = (*(choice for task in shown.tasks for choice in task.choices), *shown.onward)
        for choice in choices:
            if not choice.inputs and choice.is_legal:
                yield choice.build()

    def _side(self) -> Faction:
        return self.random.choice(tuple(Faction))

    def _some(self, names: dict[Faction, tuple[str, ...]]) -> str:
        """Counters that either side might have; those of the other are refused."""
        return f"{self.random.randint(1, 12)}x {self.random.choice(names[self._side()])}"

    def _hex(self) -> HexCoord:
        return self.random.choice(HEXES)

    def _ground_wishes(self) -> Iterator[Command]:
        chosen = tuple(self.random.sample(sorted(ground().strategic), 30))
        yield TakeControl(side=self._side(), hexes=chosen)
        yield TellVehicles(side=self._side(), hexes=tuple(self.random.sample(HEXES, 3)))
        yield CorrectAreas(hexes=(self._hex(),), holding=self.random.choice((None, *Holding)))
        yield FixAreas()

    def _battery(self) -> Command:
        name, side = f"X{self.random.randint(1, 4)}", self._side()
        return AddBattery(battery=name, side=side, kind=BatteryKind.NORMAL, calibre=80)

    def _plights(self) -> Iterator[Command]:
        side = self._side()
        ending = self.random.choice(tuple(AfvRecovery))
        yield EndPlight(side=side, text=self.random.choice(TANKS[side]), hex=self._hex(), ending=ending)

    def _escapes(self) -> Iterator[Command]:
        side = self._side()
        text, hex_ = self.random.choice(MOVERS[side]), self._hex()
        yield TryEscape(side=side, text=text, hex=hex_, pp=self.random.randint(-1, 7))
        is_immobile = self.random.random() < 0.5
        yield TellOutside(side=side, text=text, hex=hex_, is_immobile=is_immobile)
        for arrival in self.table.campaign.arrivals:
            yield SendTo(side=arrival.side, hex=arrival.hex, goal=self.random.choice(PLACES))
        yield self._counted()

    def _counted(self) -> Command:
        """Few counters a step, so that the campaign goes on."""
        side = self._side()
        text = self.random.choice((*MOVERS[side], *TANKS[side], *GEAR))
        mark = self.random.choice((None, *Mark))
        return CountRetained(side=side, place=self.random.choice(PLACES), text=text, mark=mark)

    def _retained(self) -> Iterator[Command]:
        """Dice, trades and marks for something that is there."""
        yield self._counted()
        if not self.table.campaign.stock:
            return
        lot = self.random.choice(self.table.campaign.stock)
        side, place, text = lot.side, lot.place, roster_text((lot.pieces,))
        kind = self.random.choice(tuple(RollKind))
        number = self.random.randint(-1, 3)
        yield RollTable(kind=kind, side=side, place=place, text=text, repair_number=number)
        yield TradeLmg(side=side, place=place, text=text)
        yield Possess(side=side, place=place, text=text, built_for=side, is_destroyed=True)
        yield Consolidate(side=side, place=place)

    def _set_ups(self) -> Iterator[Command]:
        corner = self._hex()
        yield MarkPlayArea(first=corner, last=self._hex())
        yield MarkPlayArea(first=corner, last=corner)
        for lot in self.table.campaign.stock:
            pieces = roster_text((lot.pieces,))
            yield SetUpPieces(side=lot.side, place=lot.place, text=pieces, hex=lot.hex or self._hex())

    def _shift(self) -> Command:
        side = self._side()
        origin, goal = self.random.sample(PLACES, 2)
        return TryShift(faction=side, text=self.random.choice(MOVERS[side]), origin=origin, goal=goal)

    def _secret_wishes(self) -> Iterator[Command]:
        side = self._side()
        yield Replenish(faction=side, text=self.random.choice(SQUADS[side]))
        for group in groups_of(side):
            yield BuyGroup(faction=side, group=group, on_map=self.random.random() < 0.5)
