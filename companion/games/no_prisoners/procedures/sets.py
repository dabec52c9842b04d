"""Sets of units that do for a loss or a demand, each a choice; and any others, named one by one."""

from collections import Counter as Counts
from collections.abc import Sequence

from companion.board.model import Board
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.words import designation, named
from companion.hexes.coordinates import HexCoord
from companion.kit.panels import Choice, Input, InputKind, Suggestion
from companion.reason import Reason
from companion.session.messages import Command

HEX = Input("hex", InputKind.HEX, Reason("np-input-hex"))
MOST_SETS = 12  # offered where several would do
FEW_SETS = 3  # of several units each, before any may be named


def about(key: str, counter: Counter) -> Reason:
    """A text about a counter."""
    return Reason(key, about=named(counter))


def leaves_others(sets: Sequence[tuple[str, ...]], pool: Sequence[Counter], *, may_be_more: bool) -> bool:
    """Whether units of a pool do together that are no set offered; `may_be_more`: more than wanted do too."""
    sizes = {len(units) for units in sets}
    is_open = may_be_more or len(sets) > FEW_SETS
    return is_open and max(sizes, default=0) > 1 and len(pool) > min(sizes)


def any_units(key: str, command: type[Command], pool: Sequence[Counter], board: Board) -> Choice:
    """A choice of any units of some: none of the sets told before need be taken."""
    return Choice(Reason(key), command, inputs=(units_input("units", pool, board),))


def units_input(name: str, pool: Sequence[Counter], board: Board) -> Input:
    """The field of a command that takes any units of some."""
    shorts = [_short(counter, board) for counter in pool]
    alone = {short for short, count in Counts(shorts).items() if count == 1}
    units = tuple(
        Suggestion(counter.id, _whole(counter), short if short in alone else "")
        for counter, short in zip(pool, shorts, strict=True)
    )
    label = Reason("np-input-units")
    return Input(name, InputKind.SEVERAL, label, suggestions=units, needs_no_head=True)


def _whole(counter: Counter) -> Reason:
    """A unit by its name; one of several alike by its hex: its number is nowhere on the table."""
    hexes = _hex_of_alike(counter)
    return Reason("np-one-in-hex", hexes=hexes, about=named(counter)) if hexes else named(counter)


def _short(counter: Counter, board: Board) -> str:
    return next(map(board.hex_name, _hex_of_alike(counter)), designation(counter))


def _hex_of_alike(counter: Counter) -> tuple[HexCoord, ...]:
    """Where one of several alike stands; nothing for others."""
    return (counter.hex,) if counter.hex and "number" in named(counter).args else ()


def units_choice(key: str, units: tuple[str, ...], scene: Scene) -> Choice:
    """A choice that names its first unit, and those with it for short."""
    about, *others = (scene.game.counters[unit] for unit in units)
    args: dict[str, str | int | float] = {
        "more": len(others),
        "others": ", ".join(_short(one, scene.field.board) or one.name for one in others),
    }
    hexes = _hex_of_alike(about)
    args["places"] = len(hexes)
    label = Reason(key, hexes=hexes, args=args, about=named(about))
    command = cmd.TakeLosses if key == "np-choice-lose" else cmd.MeetTask
    return Choice(label, command, {"units": units})
