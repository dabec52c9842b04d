"""The campaign as players play it: a session, its commands and answers, and what its panels show."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from companion.board.library import open_board
from companion.chance.answers import RollAnswer
from companion.chance.requests import RollRequest
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import AddRoster
from companion.games.elst.rules.artillery.terms import ArtilleryCounter, Mission
from companion.games.elst.rules.sequence import Phase
from companion.hexes.coordinates import HexCoord
from companion.kit.panels import Checklist, Choice, ChoiceList, Lines
from companion.kit.questions import AnyRequest, Reply
from companion.kit.system import Start
from companion.known_games import GAMES
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore

BOARD = open_board("elst")
SYSTEM = GAMES["elst"].make(BOARD)
BRITISH, GERMAN = Faction.BRITISH, Faction.GERMAN


def at(name: str) -> HexCoord:
    return BOARD.parse_hex(name)


class Played:
    """The first scenario, with the batteries that its card or the test names."""

    def __init__(self, *batteries: str) -> None:
        options = {"batteries": list(batteries)} if batteries else {}
        start = Start(scenario="initial", options=options)
        self.session = Session.create(SYSTEM, MemoryStore(), start, random=Random(1))

    def do(self, command: Command) -> None:
        self.session.execute(command)

    def refusal(self, command: Command) -> Reason:
        """Why a command is refused."""
        with pytest.raises(IllegalCommandError) as refused:
            self.session.execute(command)
        return refused.value.reason

    def answer(self, value: int | str | None) -> None:
        """Physical dice, or a reply, to what waits first."""
        request = self.asked
        assert request is not None
        if isinstance(request, RollRequest) and isinstance(value, int):
            self.session.answer(request.id, RollAnswer.physical(value))
        else:
            self.session.answer(request.id, Reply(value=value))

    def add(self, side: Faction, text: str) -> None:
        """Tracked counters, also where the first scenario would not set them up."""
        self.do(AddRoster(side=side, text=text))

    def set(self, **facts: Any) -> None:
        """Facts by their path, a double underscore for each slash."""
        self.session.set_facts({path.replace("__", "/"): value for path, value in facts.items()})

    def go_to(self, phase: Phase, player: Faction = GERMAN) -> None:
        self.set(clock__moment__phase=phase.value, clock__moment__player=player.value)

    def lay_fire(
        self,
        battery: str,
        name: str,
        counter: ArtilleryCounter = ArtilleryCounter.FFE2,
        mission: Mission = Mission.HE,
    ) -> None:
        """An FFE on the map."""
        hex_ = at(name)
        told = {"counter": counter.value, "hex": {"q": hex_.q, "r": hex_.r}, "mission": mission.value}
        self.session.set_facts({f"artillery/batteries/{battery}/{key}": told[key] for key in told})

    @property
    def asked(self) -> AnyRequest | None:
        waiting = self.session.state.waiting
        return waiting[0] if waiting else None

    @property
    def purpose(self) -> str:
        return self.asked.purpose if self.asked else ""

    def counters(self, name: str, level: int = 0) -> list[str]:
        """The ids of all counters in a place, as the map knows them."""
        box = "steeple" if level else ""
        shown = SYSTEM.counters(self.session.state)
        return [one.id for one in shown if one.hex == at(name) and one.box == box]

    def offers(self, name: str, level: int = 0, of: str = "", label: str = "") -> list[Choice]:
        """What is offered for the counters in a place, those of a type only, under a label only."""
        ids = [id_ for id_ in self.counters(name, level) if of in id_]
        offered = SYSTEM.counter_choices(self.session.state, ids)
        return [one for one in offered if label in ("", one.label.key)]

    def choices(self, name: str, level: int = 0, of: str = "") -> dict[str, Choice]:
        """The same by the label's key."""
        return {one.label.key: one for one in self.offers(name, level, of)}

    def lines(self, panel: str) -> Iterator[Reason]:
        """Every plain line of a panel."""
        for shown in SYSTEM.panels(self.session.state):
            if shown.id == panel:
                yield from (line for part in shown.parts if isinstance(part, Lines) for line in part.lines)

    def panel_choices(self, panel: str) -> Iterator[Choice]:
        """Every choice of a panel."""
        for shown in SYSTEM.panels(self.session.state):
            if shown.id == panel:
                lists = (part for part in shown.parts if isinstance(part, ChoiceList))
                yield from (choice for part in lists for choice in part.choices)

    def reminders(self) -> Iterator[Reason]:
        """What the phase under way reminds of."""
        for shown in SYSTEM.panels(self.session.state):
            for part in shown.parts:
                items = part.items if isinstance(part, Checklist) else ()
                yield from (reminder for item in items for reminder in item.reminders)

    def told(self) -> list[Reason]:
        """What the log says of the last command."""
        return [reason for group in self.session.log()[-1].details for reason in group]
