"""What happens in a combat."""

from typing import Any, ClassVar

from companion.games.no_prisoners.rules.combat.odds import column_words
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.state import Combat, HeldAttack, NpEvent, NpGame, Stage
from companion.games.no_prisoners.table.words import counter_name
from companion.games.no_prisoners.terms import ResultCode, Role
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.saved import FrozenMap, SavedReason
from companion.session.changes import Barrier, Changes
from companion.session.messages import Event


class CombatEvent(NpEvent):
    """Something that happens in a combat."""

    touches = Changes.UNITS | Changes.PHASE


class AttackHeld(CombatEvent):
    """An attack waits for the ranges of HQs."""

    type = "np-attack-held"
    attack: HeldAttack

    def apply(self, game: NpGame) -> NpGame:
        return game.having(held_attack=self.attack)

    def log(self) -> tuple[Reason, ...]:
        """On which hex, and what it waits for."""
        return (Reason("np-log-attack-held", "11.10", (self.attack.hex,)),)


class AttackReleased(CombatEvent):
    """Nothing more is asked for the attack that waited."""

    type = "np-attack-released"

    def apply(self, game: NpGame) -> NpGame:
        """No longer waiting."""
        return game.having(held_attack=None)


class CombatDeclared(CombatEvent):
    """An attack was declared; its attackers, its supports and its HQ are used up for this phase."""

    type = "np-combat-declared"
    combat: Combat

    def apply(self, game: NpGame) -> NpGame:
        record, combat = game.phase, self.combat
        used = tuple(id_ for id_ in (combat.air, combat.naval, combat.hq) if id_ in game.counters)
        begun = game.with_phase(attacked=record.attacked + combat.attackers, used=record.used + used)
        return begun.having(combat=combat)

    def log(self) -> tuple[Reason, ...]:
        """What is attacked."""
        return (Reason("np-log-attack", "11.3", (self.combat.target,), {"crt": self.combat.crt.value}),)


class DefenceRevealed(CombatEvent):
    """The defenders were shown; `was_hidden` until then, where undo asks first."""

    type = "np-defence-revealed"
    hex: HexCoord
    cards: FrozenMap[str, Counter]
    was_hidden: bool = False

    @property
    def barrier(self) -> Barrier:
        """What lay face down was seen."""
        return Barrier.REVEAL if self.was_hidden else Barrier.NONE

    def apply(self, game: NpGame) -> NpGame:
        """These defend, their cards open; the die comes next."""
        combat = game.combat
        if combat is None:
            return game
        cards = {**combat.cards, **self.cards}
        return game.with_combat(defenders=tuple(self.cards), cards=cards, stage=Stage.ROLL)

    def log(self) -> tuple[Reason, ...]:
        return (Reason("np-log-revealed", "9.6", (self.hex,), {"count": len(self.cards)}),)


class OddsTold(CombatEvent):
    """The odds of the combat, stage by stage."""

    type = "np-odds-told"
    version = 2
    lines: tuple[SavedReason, ...]

    def apply(self, game: NpGame) -> NpGame:
        """The same game."""
        return game

    def log(self) -> tuple[Reason, ...]:
        return self.lines


def _odds_upgraded(fields: dict[str, Any]) -> dict[str, Any]:
    """Version 1 wrote the columns at the ends of the table with signs, which no words said."""
    return fields | {"lines": [_column_upgraded(line) for line in fields["lines"]]}


def _column_upgraded(line: dict[str, Any]) -> dict[str, Any]:
    column = line.get("args", {}).get("column")
    return line if column is None else line | {"args": line["args"] | column_words(column)}


class ResultFound(CombatEvent):
    """The die, or a choice of NP or OP, gave a result."""

    type = "np-result-found"
    code: ResultCode
    stage: Stage
    is_no_prisoners: bool = False
    owed: tuple[Role, ...] = ()
    vacated: tuple[HexCoord, ...] = ()

    def apply(self, game: NpGame) -> NpGame:
        """With what it demands."""
        return game.with_combat(
            code=self.code,
            stage=self.stage,
            owed=self.owed,
            is_no_prisoners=self.is_no_prisoners,
            vacated=self.vacated,
        )

    def log(self) -> tuple[Reason, ...]:
        return (Reason("np-result", args={"code": self.code.value}),)


class ChooserFound(CombatEvent):
    """Who chooses the result of an NP or OP."""

    type = "np-chooser-found"
    role: Role

    def apply(self, game: NpGame) -> NpGame:
        return game.with_combat(chooser=self.role)

    def log(self) -> tuple[Reason, ...]:
        return (Reason("np-log-chooser", args={"role": self.role.value}),)


class LossesTaken(CombatEvent):
    """A party removed what the result demanded. `strength`: what it really lost."""

    type = "np-losses-taken"
    role: Role
    strength: int

    def apply(self, game: NpGame) -> NpGame:
        """No longer owed; in a BB the weaker party's loss binds the other."""
        combat = game.combat
        if combat is None:
            return game
        owed = tuple(role for role in combat.owed if role is not self.role)
        is_first = combat.code is ResultCode.BB and combat.smaller_removed is None
        removed = self.strength if is_first else combat.smaller_removed
        return game.with_combat(owed=owed, smaller_removed=removed)


class StageReached(CombatEvent):
    """The combat goes on."""

    type = "np-combat-stage-reached"
    stage: Stage
    retreat: int = 0
    retreating: tuple[str, ...] = ()
    vacated: tuple[HexCoord, ...] = ()
    pursuing: tuple[str, ...] = ()

    def apply(self, game: NpGame) -> NpGame:
        """With the units that may act in it."""
        return game.with_combat(
            stage=self.stage,
            retreat=self.retreat,
            retreating=self.retreating,
            vacated=self.vacated,
            pursuing=self.pursuing,
        )


def _done(game: NpGame, unit: str, **changes: object) -> NpGame:
    """The counter changed, and no longer waiting to retreat or pursue."""
    game = game.with_counter(game.counters[unit].model_copy(update=changes))
    combat = game.combat
    if combat is None:
        return game
    retreating = tuple(id_ for id_ in combat.retreating if id_ != unit)
    pursuing = tuple(id_ for id_ in combat.pursuing if id_ != unit)
    return game.with_combat(retreating=retreating, pursuing=pursuing)


class UnitWent(CombatEvent):
    """A unit went where the combat drove or led it."""

    line: ClassVar[tuple[str, str]]  # the key and rule of its line in the log
    unit: str
    name: str = ""
    hex: HexCoord

    def apply(self, game: NpGame) -> NpGame:
        """In its new hex."""
        return _done(game, self.unit, hex=self.hex)

    def log(self) -> tuple[Reason, ...]:
        """Which, and where."""
        return (Reason(*self.line, (self.hex,), about=counter_name(self.unit, self.name)),)


class UnitRetreated(UnitWent):
    """A unit retreated."""

    type = "np-unit-retreated"
    line = ("np-log-retreated", "12.0")


class UnitPursued(UnitWent):
    """A unit pursued."""

    type = "np-unit-pursued"
    line = ("np-log-pursued", "13.0")


class UnitTrapped(CombatEvent):
    """A unit that could not retreat was eliminated."""

    type = "np-unit-trapped"
    unit: str
    name: str = ""

    def apply(self, game: NpGame) -> NpGame:
        return _done(game, self.unit, spot=Spot.REPLACEABLE, hex=None)

    def log(self) -> tuple[Reason, ...]:
        return (Reason("np-log-trapped", "12.2a", about=counter_name(self.unit, self.name)),)


class CombatEnded(CombatEvent):
    """The combat is over."""

    type = "np-combat-ended"

    def apply(self, game: NpGame) -> NpGame:
        return game.without_combat()


COMBAT_EVENT_UPGRADES = {(OddsTold.type, 1): _odds_upgraded}
COMBAT_EVENTS: tuple[type[Event], ...] = (
    AttackHeld,
    AttackReleased,
    CombatDeclared,
    DefenceRevealed,
    OddsTold,
    ResultFound,
    ChooserFound,
    LossesTaken,
    StageReached,
    UnitRetreated,
    UnitTrapped,
    UnitPursued,
    CombatEnded,
)
