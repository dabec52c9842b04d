"""Players that play the artillery of Decision at Elst at random, for fuzzing and for finding every text."""

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

from companion.chance.sources import AppSource
from companion.games.elst.procedures.artillery import commands, entry_step, fire_step
from companion.games.elst.procedures.clock import NextPhase, PreviousPhase
from companion.games.elst.scenario_data import scenario_data
from companion.hexes.coordinates import HexCoord, disk
from companion.kit.panels import Choice, Input, InputKind
from companion.kit.questions import AnyRequest, Question, Reply, ReplyKind
from companion.kit.system import Start
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from tests.games.elst.table import BOARD, SYSTEM

BATTERIES = ("german-field-gun", "british-battalion-mortar", "german-rocket")
PLAYED = (*fire_step.HANDLERS, *entry_step.HANDLERS, *fire_step.OTHER_FIRE_HANDLERS)
HEXES = tuple(BOARD)
# What takes a mission further is done more often than what ends it.
WEIGHTS = {
    commands.EndOrdnanceSmoke: 20.0,
    commands.AttemptContact: 10.0,
    commands.DeclineContact: 0.5,
    commands.TakeAction: 5.0,
    commands.BeginOtherFire: 0.2,
    NextPhase: 0.2,
}


_ARTILLERY = tuple(f"companion.games.elst.procedures.{part}" for part in ("artillery.", "clock", "marking"))


class Player:
    """Plays one scenario at random, from its first phase to its end."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.store = MemoryStore()
        settings = {
            setting.key: random.choice(setting.options)
            for setting in SYSTEM.settings
            if setting.options and random.random() < 0.2
        }
        scenario = random.choice([scenario.id for scenario in scenario_data().scenarios])
        start = Start(scenario=scenario, options={"batteries": list(BATTERIES)}, settings=settings)
        self.session = Session.create(SYSTEM, self.store, start, random=random)
        self.phases = 1

    @property
    def is_over(self) -> bool:
        return self.session.state.game.clock.is_over and not self.session.state.waiting

    def act(self) -> None:
        """One answer or one command."""
        if self.session.state.waiting:
            self._answer(self.session.state.waiting[0])
        else:
            self._choose([choice for choice in self.session.choices() if _is_of_artillery(choice)])

    # ---- answers ----

    def _answer(self, request: AnyRequest) -> None:
        if isinstance(request, Question):
            self.session.answer(request.id, Reply(value=self._reply(request)))
        else:
            self.session.answer_from(request.id, AppSource(self.random))

    def _reply(self, question: Question) -> Any:
        if question.can_be_unknown and self.random.random() < 0.1:
            return None
        if question.wants is ReplyKind.NUMBER:
            return self.random.randint(question.lowest or 0, question.highest or 12)
        is_first = self.random.random() < 0.7  # yes, seen, contact
        return question.options[0] if is_first else self.random.choice(question.options)

    # ---- commands ----

    def _choose(self, choices: Sequence[Choice]) -> None:
        legal = [choice for choice in choices if choice.is_legal]
        going_on = [choice for choice in legal if choice.command in (*PLAYED, NextPhase)]
        assert going_on, "dead end"
        at_will = [choice for choice in legal if choice.command not in (*PLAYED, NextPhase)]
        kind = at_will if at_will and self.random.random() < 0.05 else going_on
        weights = [WEIGHTS.get(choice.command, 1.0) for choice in kind]
        self._execute(self.random.choices(kind, weights)[0])

    def _execute(self, choice: Choice) -> None:
        """A legal choice may still be refused for the hex that was chosen with it."""
        command = self.build(choice)
        if isinstance(command, commands.RemoveBattery | PreviousPhase) and self.random.random() < 0.9:
            return
        try:
            self.session.execute(command)
        except IllegalCommandError:
            assert choice.inputs, f"{command} was offered as legal"
        self.phases += isinstance(command, NextPhase)

    def build(self, choice: Choice) -> Command:
        return choice.build(**{input_.name: self._give(input_, choice) for input_ in choice.inputs})

    def _give(self, input_: Input, choice: Choice) -> Any:
        match input_.kind:
            case InputKind.HEX:
                return self._hex(choice.values.get("battery"))
            case InputKind.NUMBER:
                return self.random.randint(0, 3)
            case InputKind.OPTION:
                return self.random.choice(input_.options)
            case InputKind.TEXT:
                return ""

    def _hex(self, battery_id: object) -> HexCoord:
        """Often near the battery's counter, so that corrections and entries may be legal."""
        battery = self.session.state.game.batteries.get(str(battery_id))
        if battery is None or battery.hex is None or self.random.random() < 0.3:
            return self.random.choice(HEXES)
        near = [hex_ for hex_ in disk(battery.hex, 4) if hex_ in BOARD]
        return self.random.choice(near or HEXES)


def _is_of_artillery(choice: Choice) -> bool:
    """With the clock and the markers; forces and refit have players of their own."""
    return choice.command.__module__.startswith(_ARTILLERY)


class Wilful(Player):
    """Also overrules refusals and sets facts: the table is right, whatever it says."""

    def _choose(self, choices: Sequence[Choice]) -> None:
        dice = self.random.random()
        refused = [choice for choice in choices if not choice.is_legal]
        if dice < 0.1 and refused:
            self._overrule(self.random.choice(refused))
        elif dice < 0.2:
            self._set_a_fact()
        else:
            super()._choose(choices)

    def _overrule(self, choice: Choice) -> None:
        command = self.build(choice)
        with suppress(IllegalCommandError):  # what cannot be carried out at all
            self.session.overrule(command, note="")
        self.phases += isinstance(command, NextPhase)

    def _set_a_fact(self) -> None:
        facts = [fact for fact in SYSTEM.facts(self.session.state) if fact.options]
        fact = self.random.choice(facts)
        self.session.set_facts({fact.path: self.random.choice(fact.options or ())})
