"""`companion truth`: whether both played true, once both have revealed all."""

from companion.board.library import open_board
from companion.cli.options import TruthOptions
from companion.cli.voice import speaking
from companion.known_games import systems_by
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.session.truth import told


def truth(options: TruthOptions, language: str) -> None:
    """Run the verb: one line a falsehood, or that there is none."""
    with speaking(language) as voice:
        store = SqliteStore.open(options.file, read_only=True)
        session = Session.open(store, systems_by(open_board))
        board = session.system.board  # as it comes: corrections are acts, or the map that was laid
        voice.board = board
        for reason in told(session, board):
            voice.say(voice.reason(reason))
