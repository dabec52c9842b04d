"""What is remembered of a board of the players' own."""

from companion.saved import Frozen


class BoardSource(Frozen):
    """A board by its id and title, and its file by where it lay and by the digest of its contents."""

    id: str
    title: str
    digest: str
    file: str
