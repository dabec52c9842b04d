"""What No Prisoners asks of the table."""

from companion.chance.purposes import Purpose


class NpPurpose(Purpose):
    """Dice, then figures that only track, map and counters give, then what the other player says."""

    EVENT = "np-roll-event"
    SECOND_EVENT = "np-roll-event-again"
    UNIT = "np-roll-unit"
    TRIBES = "np-roll-tribes"
    HOME = "np-roll-home"
    COMBAT = "np-roll-combat"
    RETREAT = "np-roll-retreat"
    REPLACEMENT = "np-roll-replacement"
    COIN = "np-roll-claim"
    STRENGTH = "np-ask-strength"
    MOVEMENT = "np-ask-movement"
    RANGE = "np-ask-range"
    TYPE = "np-ask-type"
    COLOURS = "np-ask-colours"
    RATE = "np-ask-rate"
    CAPACITY = "np-ask-capacity"
    CITY = "np-ask-city"
    CUP = "np-ask-cup"
    FASTER = "np-ask-faster"
    CLAIM = "np-ask-claim"
