"""How disputed rules of No Prisoners are read: one setting for each, with its default."""

from enum import StrEnum

from companion.saved import Frozen


class FirstTurnEvents(StrEnum):
    """Who makes no event roll on the first turn of the long scenario (26.5)."""

    ALL = "no-player-turn-rolls"
    WEST_CP = "only-west-cp-does-not-roll"


class CommandBonus(StrEnum):
    """How often the command bonus may be claimed in one combat phase (11.10, 11.11)."""

    ONCE_PER_HQ = "once-per-hq"
    ONCE_PER_PHASE = "once-per-phase"


class ExtraUnit(StrEnum):
    """How the unit of an event is drawn from the eliminated pile."""

    OWNER = "owner-picks"
    RANDOM = "at-random"


class TribeGoesTo(StrEnum):
    """Where a tribal unit goes that an event withdraws (6.6, 22.3)."""

    GONE = "permanently-eliminated"
    CUP = "back-to-the-cup"


class WithdrawalChooser(StrEnum):
    """Who picks the units out of supply that an event withdraws (6.6)."""

    ENEMY = "enemy-commander"
    OWNER = "owner"


class CentralPowersWin(StrEnum):
    """What a Central Powers victory counts for in Race for Damascus (24.3)."""

    BELOW_DRAW = "below-a-draw"
    AS_DRAW = "as-a-draw"


class NpReadings(Frozen):
    """The chosen readings."""

    rail_needs_supply: bool = True  # A05: 8.8 and the supply chart against 15.7
    roads_serve_strategic_movement: bool = False  # A06
    wadi_doubles_in_winter: bool = False  # A08
    first_turn_events: FirstTurnEvents = FirstTurnEvents.ALL  # A19
    command_bonus: CommandBonus = CommandBonus.ONCE_PER_HQ  # A22
    extra_unit: ExtraUnit = ExtraUnit.OWNER  # A32
    withdrawn_tribe_goes_to: TribeGoesTo = TribeGoesTo.GONE  # A34
    central_powers_win: CentralPowersWin = CentralPowersWin.BELOW_DRAW  # A40
    passes_carry_vehicles: bool = False  # A64
    withdrawal_chooser: WithdrawalChooser = WithdrawalChooser.ENEMY  # A67


PRINTED = NpReadings()  # the defaults
