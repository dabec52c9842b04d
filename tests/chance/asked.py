"""What these tests ask for."""

from companion.chance.purposes import Purpose


class Asked(Purpose):
    """Rolls and draws of no game."""

    DR = "dr"
    CONTACT = "contact"
    ERROR = "error"
    RALLY = "rally"
    ATTACK = "attack"
    ACCESS = "access"
