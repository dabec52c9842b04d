"""`companion truth`: whether both played true, once both have revealed all."""

from companion.cli.options import TruthOptions
from companion.cli.voice import speaking
from companion.known_boards import systems_for
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.session.truth import told


def truth(options: TruthOptions, language: str) -> None:
    """Run the verb: one line a falsehood, or that there is none."""
    with speaking(language) as voice:
        store = SqliteStore.open(options.file, read_only=True)
        session = Session.open(store, systems_for(store))
        board = session.system.board  # as it comes: corrections are acts, or the map that was laid
        voice.board = board
        for reason in told(session, board):
            voice.say(voice.reason(reason))
