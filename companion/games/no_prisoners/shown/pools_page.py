"""The page of what is off the map: the tribal cup, the replacements box, counters gone for good."""

from collections.abc import Iterator

from companion.games.no_prisoners.procedures import replacing
from companion.games.no_prisoners.procedures.choices import replacement_choices
from companion.games.no_prisoners.procedures.tribes import tribes_on_map
from companion.games.no_prisoners.rules.pools.tribes import tribal_roll
from companion.games.no_prisoners.rules.turn.calendar import GameTurn
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.words import named
from companion.games.no_prisoners.terms import PlayerTurn
from companion.kit.panels import ChoiceList, Gauge, Lines, Panel, Part, Table
from companion.kit.printed import figure
from companion.reason import Reason

_BOXES = (Spot.REPLACEABLE, Spot.AVAILABLE, Spot.GONE)


def pools_page(scene: Scene) -> Panel:
    """Replacements to try, then the cup, then the boxes."""
    moment = scene.game.moment
    is_tribal = moment.phase is Phase.REINFORCEMENT and moment.player_turn is PlayerTurn.EAST_ALLIED
    is_due = moment.phase is Phase.REPLACEMENT or (is_tribal and scene.game.has_revolted)
    return Panel("np-pools", Reason("np-panel-pools"), tuple(_parts(scene)), is_due=is_due)


def _parts(scene: Scene) -> Iterator[Part]:
    if scene.game.moment.phase is Phase.REPLACEMENT:
        yield from _replacements(scene)
    yield from _cup(scene)
    columns = (Reason("np-column-unit"), Reason("np-column-front"), Reason("np-column-spot"))
    rows = tuple(_row(counter) for spot in _BOXES for counter in scene.game.at(spot))
    yield Table(columns, rows) if rows else Lines((Reason("np-boxes-empty"),))


def _replacements(scene: Scene) -> Iterator[Part]:
    yield Lines((replacements_left(scene),))
    if choices := tuple(replacement_choices(scene)):
        yield ChoiceList(choices)


def replacements_left(scene: Scene) -> Reason:
    """How many units may still be tried; where none is there, that nothing is saved for later."""
    if not replacing.replaceable(scene) and not scene.game.phase.tried:
        return Reason("np-nothing-to-replace", "14.2-3f")
    left = replacing.tries_left(scene)
    args = {**replacing.rate_in_words(scene), "left": figure(left)}
    return Reason("np-remind-replacements", "14.2-3", args=args)


def _cup(scene: Scene) -> Iterator[Part]:
    """The Arab Revolt: its turn, the cup, the tribes on the map, the roll of this turn and the next."""
    game = scene.game
    if not game.has_revolted or game.revolted_on is None:
        yield Lines((Reason("np-no-revolt-yet", "18.0a"),))
        return
    if game.tribes_in_cup is None:
        yield Lines((Reason("np-cup-uncounted", "18.0b"),))
    else:
        yield Gauge(Reason("np-cup", "18.0b"), game.tribes_in_cup)
    yield Gauge(Reason("np-tribes-on-map"), len(tribes_on_map(scene)))
    turns = [GameTurn(n) for n in (game.moment.turn, game.moment.turn + 1) if n <= game.last_turn]
    lines = tuple(_roll(turn, game.revolted_on) for turn in turns)
    yield Lines((Reason("np-revolted-on", "18.0", args={"turn": game.revolted_on}), *lines))


def _roll(turn: GameTurn, revolted_on: int) -> Reason:
    roll = tribal_roll(turn, revolted_on)
    is_homeward = roll is not None and roll.is_homeward
    return Reason(
        "np-tribal-roll",
        "22.3" if is_homeward else "18.3",
        args={
            "turn": turn.number,
            "dice": roll.dice if roll else 0,
            "way": "home" if is_homeward else "cup",
        },
    )


def _row(counter: Counter) -> tuple[Reason, ...]:
    front = Reason("np-front", args={"front": counter.front.value})
    return named(counter), front, Reason("np-spot", args={"spot": counter.spot.value})
