"""Who has to fight: every phasing unit in an enemy ZOC, every gun beside an enemy (11.0, 11.1a, 12.51)."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class Duty:
    """A phasing unit at the start of its combat phase, and whether an attack by it is declared.

    A barrage or support fire counts as an attack (12.51b). Guns that may not fire are exempt (12.2).
    """

    unit: str
    is_in_enemy_zoc: bool
    is_declared: bool
    is_artillery: bool = False
    can_fire: bool = True  # of guns: in supply and in command
    is_beside_enemy: bool = False  # binds guns, whether or not that enemy has a ZOC (12.51a)

    @property
    def is_bound(self) -> bool:
        """Whether its place asks it to fight."""
        return self.is_in_enemy_zoc or (self.is_artillery and self.is_beside_enemy)

    @property
    def is_exempt(self) -> bool:
        """Whether it need not fight though its place asks it to."""
        return self.is_artillery and not self.can_fire

    @property
    def is_unmet(self) -> bool:
        """Whether it must still attack; being out of command changes nothing for others (10.3c)."""
        return self.is_bound and not self.is_declared and not self.is_exempt


def unmet_duties(duties: Iterable[Duty]) -> tuple[str, ...]:
    """The units that must attack and do not yet."""
    return tuple(duty.unit for duty in duties if duty.is_unmet)


def duty_reason(duty: Duty, name: Reason) -> Reason | None:
    """What to tell of a unit: that it must attack, or that it should but cannot; None for nothing."""
    if duty.is_unmet:
        key, rule = ("scw-gun-must-fire", "12.51a") if duty.is_artillery else ("scw-must-attack", "11.1a")
        return Reason(key, rule, about=name)
    if duty.is_bound and not duty.is_declared:
        return Reason("scw-gun-exempt", "12.2", about=name)
    return None
