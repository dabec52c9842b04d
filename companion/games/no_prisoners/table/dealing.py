"""The table as those at the machine see it: the cards that they hold laid over the faces of all (9.6)."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.faces import face_id, stack_of, zoned
from companion.games.no_prisoners.table.hand import Hand, face_of, laid, lost
from companion.games.no_prisoners.table.renaming import Names, renamed
from companion.games.no_prisoners.table.state import NpGame, PhaseRecord
from companion.games.no_prisoners.terms import UnitType
from companion.session.seats import HighCommand
from companion.session.state import PlayState

NpState = PlayState[NpGame, Hand | None]
Covers = Callable[[Counter], bool]

_NAMING = ("phase", "railed", "landed", "enemy_choice", "combat", "held", "held_attack", "unreadable")


def dealt(state: NpState, covers: Covers) -> tuple[NpGame, Names]:
    """The game with a card for every face whose card lies open here, and the ids of the cards by their backs.

    The rules look at it as at any game; faces stand for what is closed.
    """
    game, cards = state.game, open_cards(state) | _not_in_hand(state, covers)
    counters = {back: _laid(face, cards.get(back), state.commands) for back, face in game.counters.items()}
    names = {back: one.id for back, one in counters.items() if one.id != back}
    unreadable = (box for hand in hands_in(state).values() for box in hand.unreadable)
    known = game.having(unreadable=(*game.unreadable, *unreadable))
    told = {field: renamed(getattr(known, field), names) for field in _NAMING}
    table = MappingProxyType({one.id: one for one in counters.values()})
    return game.having(**told | {"counters": table, "phase": _with_lawrence(told["phase"], table)}), names


def _not_in_hand(state: NpState, covers: Covers) -> dict[str, Counter]:
    """Backs for the counters of a command that has not taken its cards yet since fog came, by their ids."""
    open_ = [one for one in state.game.counters.values() if not one.is_face]
    if not open_:
        return {}
    game, zones = state.game, zoned(state.game)
    foreign = (one for one in open_ if covers(one) and not one.is_under(state.commands))
    fighting: Mapping[str, Counter] = game.combat.cards if game.combat else {}
    return {
        one.id: face_of(one, face_id(game, one), has_zone=stack_of(one) in zones)
        for one in foreign
        if one.id not in fighting
    }


def open_cards(state: NpState) -> dict[str, Counter]:
    """The cards by backs that lie open here: those shown to all, and those held by who is at the machine."""
    game = state.game
    cards = dict(game.shown)
    cards |= game.combat.cards if game.combat else {}
    for hand in hands_in(state).values():
        cards |= hand.cards
    return cards


def hands_in(state: NpState) -> Mapping[str, Hand]:
    """What is held by those at the machine, by their commands."""
    return {command: scope.game for command, scope in state.secrets.items() if scope.game}


def _laid(face: Counter, card: Counter | None, own: Iterable[HighCommand]) -> Counter:
    if card is not None:
        return laid(face, card)
    return lost(face) if face.is_under(own) else face


def _with_lawrence(record: PhaseRecord, table: Mapping[str, Counter]) -> PhaseRecord:
    """The tribes that stood with Lawrence as the phase began (15.5), as far as they are known here."""
    stood = {id_: hex_ for id_, hex_ in record.stood.items() if id_ in table}
    hexes = {hex_ for id_, hex_ in stood.items() if table[id_].type is UnitType.LAWRENCE}
    tribes = tuple(id_ for id_, hex_ in stood.items() if table[id_].is_tribal and hex_ in hexes)
    return record.model_copy(update={"with_lawrence": tribes}) if tribes else record
