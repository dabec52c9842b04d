"""Whole games of No Prisoners at random: no dead end, no broken count, every one comes to its end."""

from collections.abc import Iterator
from random import Random

import pytest

from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.table.state import NpGame
from companion.reason import Reason
from companion.text import LANGUAGES, Catalogue
from tests.forms import IS_LONG
from tests.games.no_prisoners.campaign.random_play import SYSTEM, Player
from tests.session.made_values import comes_back

GAMES = 200 if IS_LONG else 1


def _flaws(game: NpGame) -> Iterator[str]:
    for counter in game.counters.values():
        if (counter.spot is Spot.MAP) is not (counter.hex is not None):
            yield f"{counter.id} is {counter.spot} and at {counter.hex}"
        if counter.hex and SYSTEM.field.is_closed(counter.hex):
            yield f"{counter.id} stands in the sea"
        front = SYSTEM.field.front(counter.hex) if counter.hex else None
        if front not in (None, counter.front):
            yield f"{counter.id} crossed the front boundary"
    for hex_ in {counter.hex for counter in game.on_map if counter.hex}:
        if len({counter.faction for counter in game.in_hex(hex_) if counter.is_ground}) > 1:
            yield f"both sides stand in {hex_}"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(GAMES))
def test_a_game_comes_to_its_end(seed: int) -> None:
    player = Player(Random(seed))
    while not player.game.is_over:
        moment = player.game.moment
        while player.game.moment == moment and not player.game.is_over:
            player.act()
        assert list(_flaws(player.game)) == []
        if IS_LONG or player.game.moment.turn != moment.turn:
            assert comes_back(player.game)
        assert player.session.journal.next_seq < 10_000
    assert player.game.moment.turn == 16
    _read_everything(player)


def _read_everything(player: Player) -> None:
    """Log, panels, facts, layers and packing list have words in every language."""
    state = player.session.state
    lines = player.session.log()
    shown: list[Reason] = [line.label for line in lines]
    shown += [reason for line in lines for group in line.details for reason in group]
    shown += [panel.title for panel in SYSTEM.panels(state)]
    shown += [fact.label for fact in SYSTEM.facts(state)]
    shown += [overlay.name for overlay in SYSTEM.overlays(state)]
    shown += [item.piece for item in SYSTEM.inventory(state)]
    for counter in SYSTEM.counters(state):
        shown += [counter.name, *SYSTEM.counter_facts(state, counter)]
    for language in LANGUAGES:
        catalogue = Catalogue(language)
        for reason in shown:
            assert catalogue.reason(reason, SYSTEM.field.board.hex_name)
