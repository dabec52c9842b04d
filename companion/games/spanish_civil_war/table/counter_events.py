"""What happens to counters as the players name them: told, set out where they stand, struck."""

from companion.games.spanish_civil_war.counters.counter import Counter
from companion.games.spanish_civil_war.counters.words import units_in_words
from companion.games.spanish_civil_war.table.events import without_pontoons
from companion.games.spanish_civil_war.table.state import SpanishEvent, SpanishGame, Spot, Unit
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.saved import FrozenMap
from companion.session.changes import Changes
from companion.session.messages import Event


class CountersTold(SpanishEvent):
    """Counters came into the game as the players told them."""

    type = "scw-counters-told"
    touches = Changes.UNITS
    counters: tuple[Counter, ...]

    def apply(self, game: SpanishGame) -> SpanishGame:
        """With them in hand; one that is known already keeps its place and gets the new values."""
        units = dict(game.units)
        for counter in self.counters:
            known = units.get(counter.id, Unit(counter=counter))
            units[counter.id] = known.model_copy(update={"counter": counter})
        return game.model_copy(update={"units": units})

    def log(self) -> tuple[Reason, ...]:
        return units_in_words(self.counters)


class CountersStruck(SpanishEvent):
    """Counters were told by mistake."""

    type = "scw-counters-struck"
    touches = Changes.UNITS
    units: tuple[str, ...]
    counters: tuple[Counter, ...] = ()  # as they were told, for the log; older sessions lack them

    def apply(self, game: SpanishGame) -> SpanishGame:
        """Without them, and without the pontoons that they kept."""
        left = {id_: unit for id_, unit in game.units.items() if id_ not in self.units}
        pontoons = {id_: pontoon for id_, pontoon in game.pontoons.items() if id_ not in self.units}
        return game.model_copy(update={"units": left, "pontoons": pontoons}).out_of_fight(self.units)

    def log(self) -> tuple[Reason, ...]:
        return units_in_words(self.counters)


class UnitsSetOut(SpanishEvent):
    """Units were put where the lines that name them say, on the map or into the reserve's box (None).

    `set_up` are those that begin the battle there.
    """

    type = "scw-units-set-out"
    touches = Changes.UNITS
    is_news = True  # each hex is told at once, for none is to be looked for
    places: FrozenMap[str, HexCoord | None]
    set_up: tuple[str, ...] = ()

    def apply(self, game: SpanishGame) -> SpanishGame:
        """With them there."""
        for id_, hex_ in self.places.items():
            spot = Spot.MAP if hex_ else Spot.MADRID
            began = {"began_in": hex_} if id_ in self.set_up else {}
            game = game.with_stand(id_, spot=spot, hex=hex_, came_from=None, **began)
        return without_pontoons(game, tuple(self.places))

    def log(self) -> tuple[Reason, ...]:
        """How many, and where."""
        hexes = tuple(dict.fromkeys(hex_ for hex_ in self.places.values() if hex_))
        count = {"count": len(self.places)}
        return (Reason("scw-set-out" if hexes else "scw-set-out-in-box", "", hexes, count),)


COUNTER_EVENTS: tuple[type[Event], ...] = (CountersTold, CountersStruck, UnitsSetOut)
