"""Battles at random: every choice offered can be taken or refused, told in words, and saved."""

from collections.abc import Iterator
from random import Random

import pytest

from companion.chance.requests import RollRequest
from companion.games.spanish_civil_war.table.commands import PlaceUnits
from companion.games.spanish_civil_war.table.state import Spot
from companion.games.spanish_civil_war.terms import Battle
from companion.hexes.coordinates import HexCoord, distance
from companion.kit.panels import Choice, ChoiceList, InputKind, Lines
from companion.kit.questions import ReplyKind
from companion.reason import CompanionError, Reason
from companion.session.messages import Command
from companion.session.replay import first_difference
from companion.session.session import Session
from companion.text import LANGUAGES, Catalogue
from tests.forms import IS_LONG
from tests.games.spanish_civil_war.table import Table
from tests.session.made_values import comes_back

BATTLES = 40 if IS_LONG else 1
WISHES = 250 if IS_LONG else 40
ALL_KINDS = "3-4-6/2-2-6 II, HQ 0-1-6, art 4(8)6, tank ?-1-12/- I, eng 4-4-6 II, air 4, truck"
AA = {"nationalist": ", aa 2-2-8 I"}  # the F/88 alone (J.5)
NEAR = 6


class RandomTable(Table):
    """A table where anything offered may be done."""

    def __init__(self, battle: Battle, seed: int) -> None:
        super().__init__(battle)
        self.random = Random(seed)
        cells = sorted(self.system.map.board)
        centre = self.random.choice(cells)
        self.near = [hex_ for hex_ in cells if distance(hex_, centre) <= NEAR]
        self.catalogues = [Catalogue(language) for language in LANGUAGES]
        for formation in self.random.sample(self.scene.order.formations, 12):
            self.tell(formation.faction, f"{formation.id}: {ALL_KINDS}{AA.get(formation.faction, '')}")
        for id_ in tuple(self.game.units):
            self.attempt(PlaceUnits(units=(id_,), hex=self.random.choice(self.near)))

    def attempt(self, command: Command) -> None:
        """A refusal is an answer, as long as it can be put into words."""
        try:
            self.do(command)
        except CompanionError as refusal:
            self.say(refusal.reason)

    def say(self, *reasons: Reason) -> None:
        for catalogue in self.catalogues:
            for reason in reasons:
                catalogue.reason(reason, self.system.map.board.hex_name)

    def choices(self) -> Iterator[Choice]:
        for panel in self.system.panels(self.session.state):
            for part in panel.parts:
                if isinstance(part, ChoiceList):
                    yield from part.choices
                elif isinstance(part, Lines):
                    self.say(*part.lines)
        units = [unit for unit in self.game.units.values() if unit.stand.spot is Spot.MAP]
        for unit in self.random.sample(units, min(4, len(units))):
            yield from self.system.counter_choices(self.session.state, (unit.id,))
            assert unit.stand.hex is not None
            self.say(*self.system.hex_help(self.session.state, unit.stand.hex))

    def step(self) -> None:
        if self.session.state.waiting:
            self.answer()
            return
        if self.game.fight:
            self.say(*(overlay.name for overlay in self.system.overlays(self.session.state)))
        offered = list(self.choices())
        for choice in offered:
            self.say(choice.label, *([choice.refusal] if choice.refusal else []))
        choice = self.random.choice([choice for choice in offered if choice.is_legal])
        given = {field.name: self.given(field.kind) for field in choice.inputs}
        self.attempt(choice.build(**given))

    def answer(self) -> None:
        request = self.session.state.waiting[0]
        self.say(request.title)
        if isinstance(request, RollRequest):
            self.dice(*[self.random.randint(1, 6) for _ in request.rows])
        else:
            is_option = request.wants is ReplyKind.OPTION
            self.reply(self.random.choice(request.options if is_option else [None, 2, 3]))

    def given(self, kind: InputKind) -> HexCoord | tuple[HexCoord, ...] | int | str:
        match kind:
            case InputKind.HEX:
                return self.random.choice(self.near)
            case InputKind.HEXES:
                return tuple(self.random.sample(self.near, 2))
            case InputKind.NUMBER:
                return self.random.randint(0, 30)
            case _:
                return "48: HQ"


@pytest.mark.fuzz
@pytest.mark.parametrize("battle", [Battle.JARAMA, Battle.BRUNETE])
@pytest.mark.parametrize("seed", range(BATTLES))
def test_a_battle_at_random_is_told_saved_and_decided_again(battle: Battle, seed: int) -> None:
    table = RandomTable(battle, seed)
    for _ in range(WISHES):
        table.step()
    again = Session.open(table.store, {battle.value: table.system}.get)
    assert again.state.game == table.game
    assert comes_back(table.game)
    assert first_difference(again) is None
