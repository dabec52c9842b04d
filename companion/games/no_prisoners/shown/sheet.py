"""The sheet of counters: where each is set up and what is printed on it, typed cell by cell or pasted."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from pydantic import JsonValue

from companion.figures import whole_number
from companion.games.no_prisoners.procedures.arriving import area_of, group_of
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table.commands import PlaceCounter
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.tracked import MOST, figures, settable, stand_facts, star_fact
from companion.games.no_prisoners.table.words import named
from companion.games.no_prisoners.terms import Faction
from companion.kit.called import hex_called, printed_place
from companion.kit.counter_sheets import SheetRow
from companion.kit.facts import Fact
from companion.reason import Reason
from companion.session.commands import SetFacts
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command

COLUMNS = ("hex", *MOST)
_STAR, _STARS = "★", "*＊★"
_TO_PLACE = (Spot.TO_SET_UP, Spot.ARRIVING)
_LISTED = (*_TO_PLACE, Spot.MAP, Spot.DUE, Spot.REPLACEABLE)


def sheet_rows(scene: Scene, faction: Faction) -> Iterator[SheetRow]:
    """A faction's units in the order of the set-up; those that have not come into play apart."""
    return (_row(scene, counter) for counter in _listed(scene, faction))


def _listed(scene: Scene, faction: Faction) -> list[Counter]:
    found = [c for c in settable(scene) if c.faction is faction and c.is_ground and c.spot in _LISTED]
    return sorted(found, key=scene.place_in_set_up)


def _row(scene: Scene, counter: Counter) -> SheetRow:
    printed = dict(zip(MOST, _printed(counter), strict=True))
    is_whole = all(printed[field] for field in MOST if field != "range" or _has_range(counter))
    where, group = _where(scene, counter), f"{counter.front}-{counter.group}"
    return SheetRow(counter.id, group, named(counter), _cells(scene, counter), is_whole, where)


def _cells(scene: Scene, counter: Counter) -> tuple[str, ...]:
    return (scene.field.board.hex_name(counter.hex) if counter.hex else "", *_printed(counter))


def _printed(counter: Counter) -> tuple[str, ...]:
    """Strength, with its star, movement and range; empty for what nobody has told."""
    strength, *others = ("" if v is None else str(v) for v in (getattr(counter, f) for f in MOST))
    return (f"{strength}{_STAR}" if counter.is_starred else strength, *others)


def _has_range(counter: Counter) -> bool:
    return counter.type is not None and counter.type.is_hq


def _where(scene: Scene, counter: Counter) -> Reason:
    """The place in which it stands; before, where it is set up, else its box."""
    if counter.hex:
        return printed_place(scene.field.board, counter.hex) or Reason("value-hex", hexes=(counter.hex,))
    group = group_of(scene, counter) if counter.spot is Spot.TO_SET_UP else None
    if group is None:
        return Reason("np-spot", args={"spot": counter.spot.value})
    return Reason("np-set-up-area", scene.scenario.set_up_rule(counter.faction), args=area_of(group))


# ---- typed anew ----


def rewriting(scene: Scene, cells: Mapping[str, Sequence[str]]) -> tuple[Command, ...]:
    """What sets counters up and tells their figures; IllegalCommandError names what cannot be read."""
    return tuple(one for id_, typed in cells.items() for one in _rewriting(scene, scene.counter(id_), typed))


def _rewriting(scene: Scene, counter: Counter, typed: Sequence[str]) -> Iterator[Command]:
    number, *printed = (cell.strip() for cell in typed)
    if number != _cells(scene, counter)[0]:
        yield from _standing(scene, counter, number)
    yield from _telling(_told(scene, counter, printed))


def _standing(scene: Scene, counter: Counter, number: str) -> Iterator[Command]:
    """Into another hex, by the rules of the set-up; later counters move on the map."""
    to = hex_called(scene.field.board, number) if number else None
    if counter.spot not in _TO_PLACE:
        if scene.game.moment.phase is not Phase.SET_UP:
            raise IllegalCommandError(Reason("np-sheet-set-up-only", "8.0", about=named(counter)))
        yield SetFacts(facts=stand_facts(scene, [counter.id], None))
    if to:
        yield PlaceCounter(unit=counter.id, hex=to)


def _told(scene: Scene, counter: Counter, printed: Sequence[str]) -> Iterator[tuple[Fact, JsonValue]]:
    """The facts whose cells differ from what is known."""
    facts = {fact.path.rpartition("/")[2]: fact for fact in figures(scene, counter)}
    for field, text in zip(MOST, printed, strict=True):
        if field in facts and (value := _figure(counter, text)) != getattr(counter, field):
            yield facts[field], value
    is_starred = printed[0].endswith(tuple(_STARS))
    if facts and is_starred != counter.is_starred:
        yield star_fact(scene, counter), is_starred


def _figure(counter: Counter, text: str) -> int | None:
    typed = text.rstrip(_STARS).strip()
    figure = whole_number(typed) if typed.isdecimal() else None
    if typed and figure is None:
        raise IllegalCommandError(Reason("np-sheet-not-read", args={"text": text}, about=named(counter)))
    return figure


def _telling(told: Iterator[tuple[Fact, JsonValue]]) -> Iterator[Command]:
    """The commands that set facts; those of a counter are all its command's, or all public."""
    by_owner: dict[str, dict[str, JsonValue]] = {}
    for fact, value in told:
        by_owner.setdefault(fact.secret_to, {})[fact.path] = value
    for owner, facts in by_owner.items():
        yield SetFacts(facts=facts, secret_to=owner, faction=owner)


# ---- copied down ----


def copying(scene: Scene, id_: str) -> tuple[Command, ...]:
    """What gives a counter's figures to those of its kind below it; IllegalCommandError without any."""
    model = scene.counter(id_)
    below = [one for one in _below(scene, model) if _kind(one) == _kind(model)]
    if not below:
        raise IllegalCommandError(Reason("np-nothing-below", about=named(model)))
    told = (one for counter in below for one in _told(scene, counter, _printed(model)))
    return tuple(_telling(told))


def _below(scene: Scene, model: Counter) -> Iterator[Counter]:
    listed = _listed(scene, model.faction)
    return islice(listed, listed.index(model) + 1, None)


def _kind(counter: Counter) -> tuple[object, ...]:
    return counter.front, counter.type, counter.size, counter.is_tribal
