"""Cards that change their backs: taken in hand since fog has come, or seen and among others again (9.6)."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2s
from types import MappingProxyType

from companion.games.no_prisoners.table.counter_events import BacksChanged, CardsHeld
from companion.games.no_prisoners.table.counters import FACE, Counter
from companion.games.no_prisoners.table.dealing import NpState, hands_in
from companion.games.no_prisoners.table.faces import stack_of, zoned
from companion.games.no_prisoners.table.hand import Hand, face_of, printed
from companion.games.no_prisoners.table.renaming import Names, renamed
from companion.games.no_prisoners.table.scene import Scene, optional_counters
from companion.games.no_prisoners.table.state import NpGame, PhaseRecord
from companion.session.messages import Event
from companion.session.seats import HighCommand

# What a phase remembers of some counters only. Where all of the Eastern Allies stood is told of each of them.
_OF_SOME = ("moved", "disengaged", "attacked", "used", "with_lawrence")


@dataclass(frozen=True, slots=True)
class Turning:
    """Counters of one command, by what they go by until now, that are to have other backs."""

    command: HighCommand
    counters: Sequence[str]


def next_turning(scene: Scene, state: NpState, anew: str = "") -> Turning | None:
    """Which backs are to change next; none while a combat or a request goes by those that are.

    Of the command `anew` all that nothing tells apart, whether they were seen or not.
    """
    game = state.game
    if state.waiting or game.goes_by_backs or not scene.options.fog_of_war:
        return None
    here = (one for held in state.seats.values() for one in held if one.id in state.secrets)
    if anew:
        found = (Turning(one, _to_mix(state, one, game.counters)) for one in here if one.id == anew)
    else:
        found = (Turning(one, _to_take(game, one) or _to_mix(state, one, game.seen)) for one in here)
    return next((turning for turning in found if turning.counters), None)


def _to_take(game: NpGame, command: HighCommand) -> list[str]:
    """Counters that still lie open, though their command is to hold them."""
    own = (one for one in game.counters.values() if command.has(one.faction, one.front))
    return [one.id for one in own if not one.is_face]


def _to_mix(state: NpState, command: HighCommand, known: Collection[str]) -> list[str]:
    """The stacks in which a card that is known lies among others, none of which the phase tells apart."""
    if not known:
        return []
    stacks = (stack for stack in _alike(state, command) if len(stack) > 1)
    cards, told = _hand(state, command).cards, _told_apart(state.game)
    seen = frozenset(known)
    mixed = (s for s in stacks if seen.intersection(s) and told.isdisjoint(s) and cards.keys() >= set(s))
    return [back for stack in mixed for back in stack]


def _alike(state: NpState, command: HighCommand) -> list[list[str]]:
    """Covered counters of a command of which all may know the same."""
    game, stacks = state.game, dict[object, list[str]]()
    for back, face in game.counters.items():
        if command.has(face.faction, face.front) and face.is_face and back not in game.shown:
            alike = face.model_copy(update={"id": ""}), game.phase.stood.get(back)
            stacks.setdefault(alike, []).append(back)
    return list(stacks.values())


def _told_apart(game: NpGame) -> frozenset[str]:
    """The counters that did this turn what not all have done."""
    of_phase = (back for field in _OF_SOME for back in getattr(game.phase, field))
    return frozenset((*of_phase, *game.railed, *game.landed))


def turned(scene: Scene, state: NpState, turning: Turning, seed: str) -> Iterator[Event]:
    """The counters under backs that come from the seed, and the cards to their command."""
    game = state.game
    names = {old: f"{FACE}{_digest(seed, old)}" for old in turning.counters}
    cards = {back: scene.game.counters[scene.names.get(old, old)] for old, back in names.items()}
    shown = {back: printed(one) for back, one in cards.items() if not scene.is_covered(one)}
    boxes = [box for box in _boxes(state, turning.command) if box.split("/")[0] in names]
    faces = _faces(game, names)
    yield BacksChanged(
        gone=tuple(sorted(names)),
        faces=faces,
        shown=dict(sorted(shown.items())),
        seen=tuple(sorted(_still_told(game, names, faces) - shown.keys())),
        phase=_told(game.phase, names),
        railed=_sorted(game.railed, names),
        landed=_sorted(game.landed, names),
        unreadable=tuple(box for box in game.unreadable if box not in boxes),
    )
    held = {back: printed(one) for back, one in cards.items() if _is_held(scene, one)}
    yield CardsHeld(
        cards=held,
        instead_of=tuple(sorted(names)),
        unreadable=renamed(tuple(boxes), names),
        secret_to=turning.command.id,
    )


def _digest(seed: str, old: str) -> str:
    return blake2s(f"{seed}/{old}".encode(errors="replace"), digest_size=8).hexdigest()


def _is_held(scene: Scene, counter: Counter) -> bool:
    """Whether a card is its command's; one that either may send is nobody's yet."""
    return scene.is_covered(counter) or counter.id not in optional_counters()


def _boxes(state: NpState, command: HighCommand) -> tuple[str, ...]:
    return (*state.game.unreadable, *_hand(state, command).unreadable)


def _hand(state: NpState, command: HighCommand) -> Hand:
    return hands_in(state).get(command.id) or Hand()


def _faces(game: NpGame, names: Names) -> dict[str, Counter]:
    """In an order that tells nothing."""
    zones = zoned(game)
    old = sorted((back, game.counters[id_]) for id_, back in names.items())
    return {back: face_of(one, back, has_zone=stack_of(one) in zones) for back, one in old}


def _still_told(game: NpGame, names: Names, faces: Mapping[str, Counter]) -> set[str]:
    """The backs of what lay open until now that are alone in their stack, or did what not all of it did."""
    stacks: dict[Counter, set[str]] = {}
    for id_, back in names.items():
        if not game.counters[id_].is_face:
            stacks.setdefault(faces[back].model_copy(update={"id": ""}), set()).add(id_)
    told = _told_apart(game)
    return {names[id_] for one in stacks.values() if len(one) == 1 or not told.isdisjoint(one) for id_ in one}


def _told(record: PhaseRecord, names: Names) -> PhaseRecord:
    """What the phase remembers by the new backs, in an order that tells nothing."""
    told = renamed(record, names)
    in_order = {field: tuple(sorted(getattr(told, field))) for field in _OF_SOME}
    stood = MappingProxyType(dict(sorted(told.stood.items())))
    return told.model_copy(update={**in_order, "stood": stood})


def _sorted(backs: Sequence[str], names: Names) -> tuple[str, ...]:
    return tuple(sorted(renamed(tuple(backs), names)))
