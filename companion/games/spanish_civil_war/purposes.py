"""What the Spanish battles ask of the table."""

from companion.chance.purposes import Purpose


class SpanishPurpose(Purpose):
    """Dice, and what only a counter or the printed map gives."""

    INITIATIVE = "scw-roll-initiative"
    WEATHER = "scw-roll-weather"
    COMBAT = "scw-roll-combat"
    BARRAGE = "scw-roll-barrage"
    BOMBS = "scw-roll-bombs"
    REBUILD = "scw-roll-rebuild-hq"
    VALUE = "scw-value-needed"
    SLOPE = "scw-slope-needed"
    PASSED = "scw-passed-needed"
