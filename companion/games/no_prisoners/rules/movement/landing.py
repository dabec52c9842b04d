"""Allied landings from the sea (20.0)."""

from dataclasses import dataclass

from companion.games.no_prisoners.terms import Faction
from companion.reason import Reason

LANDINGS_A_YEAR = 1
_OPEN_TERRAIN = frozenset({"city", "city_red", "damascus", "town", "clear"})


@dataclass(frozen=True, slots=True)
class Shore:
    """A hex where a landing starts or ends."""

    terrain: str
    is_coastal: bool

    @property
    def is_fit(self) -> bool:
        """Whether it is a coastal city, town or clear hex."""
        return self.is_coastal and self.terrain in _OPEN_TERRAIN


@dataclass(frozen=True, slots=True)
class Landing:
    """A landing as it is planned. Supply and EZOC in the target do not matter.

    `start` is None where a reinforcement lands.
    """

    start: Shore | None
    target: Shore
    faction: Faction = Faction.ALLIED
    has_enemy: bool = False
    is_same_front: bool = True
    made_this_year: int = 0  # on this front
    is_tribal: bool = False
    starts_in_ezoc: bool = False


def landing_refusal(landing: Landing) -> Reason | None:
    """Why a landing may not be made; None when it may."""
    if landing.faction is not Faction.ALLIED:
        return Reason("np-landing-allied-only", "20.0a")
    if landing.is_tribal:
        return Reason("np-landing-tribal", "20.0e")
    if not landing.is_same_front:
        return Reason("np-landing-other-front", "20.0b")
    if landing.has_enemy:
        return Reason("np-landing-enemy", "20.0b")
    if landing.start and not landing.start.is_fit:
        return Reason("np-landing-start", "20.0b")
    if landing.start and landing.starts_in_ezoc:
        return Reason("np-landing-starts-in-ezoc", "10.5")
    if not landing.target.is_fit:
        return Reason("np-landing-target", "20.0b")
    is_spent = landing.made_this_year >= LANDINGS_A_YEAR
    return Reason("np-landing-limit", "20.0a") if is_spent else None
