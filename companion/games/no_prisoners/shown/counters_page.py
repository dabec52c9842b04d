"""The page of counters: those to place or to bring in, and what is printed on the ones in play."""

from collections.abc import Iterator, Sequence

from companion.games.no_prisoners.procedures.choices import table_choices
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.tracked import MOST, figures, star_fact
from companion.games.no_prisoners.table.words import named
from companion.kit.panels import Cell, ChoiceList, Lines, Panel, Part, Table
from companion.reason import Reason

_IN_PLAY = (Spot.MAP, Spot.ARRIVING, Spot.TO_SET_UP)


def counters_page(scene: Scene) -> Panel:
    """What waits for a hex, then the figures of the counters of the player turn, to be filled in."""
    is_due = scene.game.moment.phase in (Phase.SET_UP, Phase.REINFORCEMENT)
    return Panel("np-table", Reason("np-panel-table"), tuple(_parts(scene)), is_due=is_due)


def _parts(scene: Scene) -> Iterator[Part]:
    waiting = scene.game.at(Spot.TO_SET_UP)
    if waiting:
        yield Lines((Reason("np-to-set-up", args={"count": len(waiting)}),))
    yield ChoiceList(tuple(table_choices(scene)))
    if counters := tuple(_shown(scene)):
        yield Lines((Reason("np-figures-means", "2.4"),))
        yield from _figures(scene, [c for c in counters if c.type and c.type.is_hq], "hq")
        yield from _figures(scene, [c for c in counters if not c.type or not c.type.is_hq], "unit")


def _figures(scene: Scene, counters: Sequence[Counter], sort: str) -> Iterator[Table]:
    """What is printed on counters of a sort; only an HQ has a range."""
    if counters:
        fields = [field for field in MOST if sort == "hq" or field != "range"]
        columns = (sort, *fields, "star")
        rows = tuple(_row(scene, counter) for counter in counters)
        yield Table(tuple(Reason(f"np-column-{name}") for name in columns), rows)


def _row(scene: Scene, counter: Counter) -> tuple[Cell, ...]:
    return named(counter), *figures(scene, counter), star_fact(scene, counter)


def _shown(scene: Scene) -> Iterator[Counter]:
    """The player turn's own units; between player turns everybody's."""
    turn = scene.game.player_turn
    for counter in scene.game.counters.values():
        is_own = turn is None or (turn.faction, turn.front) == (counter.faction, counter.front)
        is_in_play = counter.spot in _IN_PLAY and counter.is_ground
        if is_own and is_in_play and not scene.hides(counter) and scene.card_of(counter):
            yield counter
