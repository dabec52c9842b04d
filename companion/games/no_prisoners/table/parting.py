"""A decision in the fog parted: what all may know goes by faces, what is printed to each command (9.6)."""

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence

from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.table.backs import Backs
from companion.games.no_prisoners.table.counter_events import (
    CardsHeld,
    CounterMade,
    CounterPlaced,
    FacesTurned,
    PrintRead,
)
from companion.games.no_prisoners.table.counters import FACE, Counter
from companion.games.no_prisoners.table.dealing import NpState, hands_in
from companion.games.no_prisoners.table.faces import stack_of
from companion.games.no_prisoners.table.game_events import OptionalSent, PhaseBegan, Told
from companion.games.no_prisoners.table.hand import LOST, face_of, printed
from companion.games.no_prisoners.table.scene import Scene, optional_counters
from companion.games.no_prisoners.table.state import NpGame
from companion.games.no_prisoners.table.turning import next_turning, turned
from companion.reason import Reason
from companion.session.events import Asked, FactsSet, RefusalOverruled
from companion.session.messages import Event
from companion.session.seats import Seats

SceneOf = Callable[[NpState], Scene]
Fold = Callable[[NpState, Iterable[Event]], NpState]

_OF_PRINT = (
    NpPurpose.STRENGTH,
    NpPurpose.MOVEMENT,
    NpPurpose.RANGE,
    NpPurpose.TYPE,
    NpPurpose.COLOURS,
)
# What is told of these tells what is printed: how far a unit may move, what an HQ commands.
_JUDGED = ("np-move-not-made", "np-attack-not-made")


def command_of(seats: Seats, counter: Counter) -> str:
    """The command that holds the card of a counter, by the name of its scope."""
    commands = (command for held in seats.values() for command in held)
    return next(command.id for command in commands if command.has(counter.faction, counter.front))


class Parting:
    """Events of a decision in the order in which they are recorded; each counts at once for what follows."""

    def __init__(self, state: NpState, scene_of: SceneOf, fold: Fold, speaker: str) -> None:
        """`speaker`: the command that is told alone why something is not as it wished."""
        scene = scene_of(state)
        self.told: list[Event] = []
        self._state, self._scene_of, self._fold, self._speaker = state, scene_of, fold, speaker
        self._backs = Backs.of(scene.game.counters.values(), scene.names)

    def add(self, event: Event) -> None:
        """One thing more has happened, as those at the machine see it."""
        match event:
            case CounterMade():
                self._make(event)
            case OptionalSent():
                self._tell(event)
            case FactsSet() if event.note and not event.secret_to and self._speaker:
                note = Reason("note-shown", args={"note": event.note})  # it may name what is hidden
                self._tell(self._backs.instead(event.model_copy(update={"note": ""})))
                self._tell(Told(reason=note, secret_to=self._speaker))
            case PhaseBegan():
                self._tell(event.model_copy(update={"with_lawrence": ()}))
            case _:
                self._tell(self._of_whose(self._backs.instead(_unnamed(event))))

    def _tell(self, event: Event) -> None:
        self.told.append(event)
        self._state = self._fold(self._state, [event])

    def _make(self, event: CounterMade) -> None:
        """A face for all; of a new counter the card to its command."""
        counter, back = event.counter, self._backs.by_id.get(event.counter.id, "")
        is_new, back = not back, back or f"{FACE}{self._state.game.made + 1}"
        self._backs.put(counter, back)
        self._tell(CounterMade(counter=face_of(counter, back), is_told=event.is_told))
        if is_new:
            self._hold({back: counter})

    def _hold(self, cards: Mapping[str, Counter]) -> None:
        for command, held in _by_command(self._state.seats, cards).items():
            if command in self._state.secrets:
                self._tell(CardsHeld(cards=held, secret_to=command))

    def _of_whose(self, event: Event) -> Event:
        """The event, secret to a command where it tells what only that may know."""
        match event:
            case PrintRead():
                whose = self._holder(event.unit)
            case Asked() if event.request.purpose in _OF_PRINT:
                whose = self._holder(event.request.subject)
            case RefusalOverruled():
                whose = self._speaker
            case Told() if event.reason.key in _JUDGED:
                whose = self._speaker
            case _:
                return event
        return event.model_copy(update={"secret_to": whose})

    def _holder(self, back: str) -> str:
        """The command that alone may look at a card; empty where it lies open."""
        game = self._state.game
        is_open = (
            not game.counters[back].is_face
            or back in game.shown
            or (game.combat is not None and back in game.combat.cards)
        )
        return "" if is_open else command_of(self._state.seats, game.counters[back])

    def turn(self, seed: str, anew: str = "") -> None:
        """Counters that are to have other backs get them, those of one command; all of `anew`."""
        scene = self._scene_of(self._state)
        if turning := next_turning(scene, self._state, anew):
            for event in turned(scene, self._state, turning, seed):
                self._tell(event)

    # ---- what follows for all ----

    def settle(self) -> None:
        """Faces and open cards as they have to lie now, and cards that were shown back in hand."""
        scene, game = self._scene_of(self._state), self._state.game
        known = _known(scene, game)
        covered = tuple(back for back, one in known.items() if back in game.shown and scene.is_covered(one))
        self._hold({back: known[back] for back in covered if not self._is_held(back)})
        opened = game.combat.cards if game.combat else {}
        turned = FacesTurned(
            faces=_changed(_faces(scene, known, game.counters), game.counters),
            shown=_changed(_shown(scene, known), game.shown),
            opened=_changed(_cards(opened, known), _cards(opened, opened)),
            covered=covered,
        )
        if turned != FacesTurned():
            self._tell(turned)
        self._begin_anew(known)

    def _begin_anew(self, known: Mapping[str, Counter]) -> None:
        """A card with nothing on it for each counter whose own was lost with a key: it may be entered again.

        One command's at a time: an act is secret to no more than one.
        """
        gone = {
            back: one for back, one in known.items() if one.id.startswith(LOST) and not self._is_held(back)
        }
        by_command = _by_command(self._state.seats, gone)
        for command in self._holders() or sorted(by_command)[:1]:
            self._hold(by_command.get(command, {}))

    def _holders(self) -> set[str]:
        """The commands that were told of cards."""
        return {event.secret_to for event in self.told if event.secret_to and not _is_spoken(event)}

    def in_one_voice(self) -> tuple[Event, ...]:
        """All that was told; what is only said goes to the command that was told of its cards, if one was."""
        whose = next(iter(self._holders()), "")
        return tuple(
            event.model_copy(update={"secret_to": whose}) if whose and _is_spoken(event) else event
            for event in self.told
        )

    def _is_held(self, back: str) -> bool:
        return any(back in hand.cards for hand in hands_in(self._state).values())


def _is_spoken(event: Event) -> bool:
    """Whether an event is something said, secret to whoever acts."""
    return bool(event.secret_to) and isinstance(event, Told | RefusalOverruled)


def _unnamed(event: Event) -> Event:
    """An event without the name that players gave its counter: that is on the card."""
    is_named = hasattr(event, "unit") and hasattr(event, "name")
    return event.model_copy(update={"name": ""}) if is_named else event


def has_to_turn(scene: Scene, state: NpState) -> bool:
    """Whether a card that is known here has to lie open and does not yet, or to have another back."""
    has_to_open = any(back not in state.game.shown for back in _shown(scene, _known(scene, state.game)))
    return has_to_open or next_turning(scene, state) is not None


def _known(scene: Scene, game: NpGame) -> dict[str, Counter]:
    """The counters whose cards lie open here, by the backs that they have for all."""
    known = ((back, one) for back, one in _by_back(scene).items() if not one.is_face)
    return {back: one for back, one in known if game.counters[back].is_face}


def _by_back(scene: Scene) -> dict[str, Counter]:
    backs = {id_: back for back, id_ in scene.names.items()}
    return {backs.get(one.id, one.id): one for one in scene.game.counters.values()}


def _by_command(seats: Seats, cards: Mapping[str, Counter]) -> dict[str, dict[str, Counter]]:
    """Cards as they are printed, by the commands that hold them."""
    found: dict[str, dict[str, Counter]] = {}
    for back, card in cards.items():
        found.setdefault(command_of(seats, card), {})[back] = printed(card)
    return found


def _changed(now: Mapping[str, Counter], before: Mapping[str, Counter]) -> dict[str, Counter]:
    return {back: one for back, one in now.items() if before.get(back) != one}


def _cards(backs: Iterable[str], known: Mapping[str, Counter]) -> dict[str, Counter]:
    return {back: printed(known[back]) for back in backs if back in known}


def _shown(scene: Scene, known: Mapping[str, Counter]) -> dict[str, Counter]:
    return _cards((back for back, one in known.items() if not scene.is_covered(one)), known)


def _faces(scene: Scene, known: Mapping[str, Counter], faces: Mapping[str, Counter]) -> dict[str, Counter]:
    """What all may know of each counter that is known here; a stack that is not known whole keeps its ZOC."""
    stacks: dict[object, list[Counter]] = {}
    for one in scene.game.on_map:
        stacks.setdefault(stack_of(one), []).append(one)
    found = {}
    for back, one in known.items():
        stack = stacks.get(stack_of(one), [])
        exerts = any(other.is_ground and not other.is_starred for other in stack)
        is_whole = not any(other.is_face for other in stack)
        found[back] = face_of(one, back, has_zone=exerts if is_whole else not faces[back].is_starred)
    return found


# ---- the beginning ----


def dealt_out(scene: Scene, events: Sequence[Event], seats: Seats) -> tuple[Event, ...]:
    """A table as it was laid out, with backs that tell nothing, in an order that tells nothing."""
    counters = {event.counter.id: event.counter for event in events if isinstance(event, CounterMade)}
    backs = {id_: f"{FACE}{secrets.token_hex(8)}" for id_ in counters}
    by_back = {back: counters[id_] for id_, back in sorted(backs.items(), key=lambda named: named[1])}
    in_order = sorted(by_back.items(), key=lambda one: (one[1].faction, one[1].front))
    placed = [event for event in events if isinstance(event, CounterPlaced)]
    held = {back: one for back, one in by_back.items() if one.id not in optional_counters()}
    return (
        *(event for event in events if not isinstance(event, CounterMade | CounterPlaced)),
        *(CounterMade(counter=face_of(one, back), is_told=False) for back, one in in_order),
        *sorted((CounterPlaced(unit=backs[e.unit], hex=e.hex) for e in placed), key=lambda e: e.unit),
        FacesTurned(shown=_shown(scene, by_back)),
        *(CardsHeld(cards=cards, secret_to=one) for one, cards in _by_command(seats, held).items()),
    )


def speaker(state: NpState, scene: Scene, events: Sequence[Event]) -> str:
    """The command that acts: that of the first counter concerned, else of the player turn, if it is here."""
    units = (scene.game.counters.get(getattr(event, "unit", "")) for event in events)
    unit, turn = next(filter(None, units), None), scene.game.player_turn
    concerned = [(one.faction, one.front) for one in (unit, turn) if one is not None]
    commands = [one for held in state.seats.values() for one in held if one.id in state.secrets]
    ahead = (one for whose in concerned for one in commands if one.has(*whose))
    return next((one.id for one in (*ahead, *commands)), "")
