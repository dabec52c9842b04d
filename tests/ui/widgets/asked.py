"""What these tests ask for."""

from companion.chance.purposes import Purpose


class Asked(Purpose):
    """Something of no game."""

    SOMETHING = "something", "value-shown"


TITLE = {"purpose": Asked.SOMETHING, "args": {"value": "something"}}
