"""The page of the turn record track: the turns, what comes when, and the sheet of printed values."""

from collections.abc import Iterator

from companion.games.no_prisoners.rules.turn.calendar import GameTurn
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import NpGame, turn_key
from companion.games.no_prisoners.table.tracked import sheet_fact
from companion.games.no_prisoners.table.words import named
from companion.games.no_prisoners.terms import PlayerTurn
from companion.kit.panels import Cell, Lines, Panel, Part, Table, Track
from companion.kit.printed import figure
from companion.reason import Reason


def track_page(scene: Scene) -> Panel:
    """Where the marker stands, rail capacity and replacement rates of this turn, and who comes."""
    is_due = scene.game.moment.phase in (Phase.SET_UP, Phase.MOVEMENT)
    return Panel("np-track", Reason("np-page-track"), tuple(_parts(scene)), is_due=is_due)


def _parts(scene: Scene) -> Iterator[Part]:
    yield _turns(scene)
    yield _phase_figures(scene)
    rows = tuple(_due(scene.seen))
    if rows:
        yield Table((Reason("np-column-turn"), Reason("np-column-unit")), rows)
    yield Lines((Reason("np-sheet-means", "2.4"),))
    for table in ("rail_capacity", "replacement_rate"):
        yield Lines((Reason("np-sheet-table", args={"table": table.replace("_", "-")}),))
        yield _boxes(scene, table)


def _turns(scene: Scene) -> Track:
    first, last = scene.scenario.first_turn, scene.game.last_turn
    boxes = tuple(_box(GameTurn(number)) for number in range(first, last + 1))
    return Track(boxes, scene.game.moment.turn - first)


def _box(turn: GameTurn) -> Reason:
    return Reason("np-turn-box", args={"year": str(turn.year)[2:], "quarter": turn.quarter_name})


def _boxes(scene: Scene, table: str) -> Table:
    """The boxes of the whole track, to be filled in: a line a turn, a column a player turn."""
    columns = (Reason("np-player-short", args={"player": player_turn.value}) for player_turn in PlayerTurn)
    turns = range(scene.scenario.first_turn, scene.game.last_turn + 1)
    rows = tuple(_turn_boxes(table, GameTurn(number)) for number in turns)
    current = scene.game.moment.turn - scene.scenario.first_turn
    return Table((Reason("np-column-turn"), *columns), rows, current)


def _turn_boxes(table: str, turn: GameTurn) -> tuple[Cell, ...]:
    facts = (sheet_fact(table, f"{turn.number}-{player_turn}") for player_turn in PlayerTurn)
    return _box(turn), *facts


def _phase_figures(scene: Scene) -> Table:
    """Of each player turn of this game turn: rail capacity, replacement rate; "?" where nobody told."""
    columns = ("np-column-player-turn", "np-column-capacity", "np-column-rate")
    turns = list(PlayerTurn)
    current = turns.index(scene.game.player_turn) if scene.game.player_turn else None
    return Table(tuple(map(Reason, columns)), tuple(_figures_row(scene, turn) for turn in turns), current)


def _figures_row(scene: Scene, player_turn: PlayerTurn) -> tuple[Reason, ...]:
    game, sheet = scene.game, scene.game.sheet
    key = turn_key(game.moment.model_copy(update={"player_turn": player_turn}))
    used = game.phase.rail_used if player_turn is game.player_turn else 0
    rate, change = sheet.replacement_rate.get(key), game.rate_changes.get(player_turn, 0)
    return (
        Reason("np-player-turn", args={"player": player_turn.value}),
        Reason("np-capacity", args={"used": used, "of": figure(sheet.rail_capacity.get(key))}),
        Reason("np-rate", args={"rate": figure(rate), "change": change}),
    )


def _due(scene: Scene) -> Iterator[tuple[Reason, ...]]:
    game = scene.game
    for counter in sorted(game.at(Spot.DUE), key=lambda counter: game.due_turn(counter) or 0):
        yield _due_turn(game, counter), named(counter)


def _due_turn(game: NpGame, counter: Counter) -> Reason:
    """The turn on which it comes, so many turns after the revolt while nobody knows when that is."""
    turn = game.due_turn(counter)
    if turn is None and counter.after_revolt is not None:
        return Reason("np-due-after-revolt", "18.0d", args={"turns": str(counter.after_revolt)})
    return Reason("np-due", args={"turn": turn or "?"})
