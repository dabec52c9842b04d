"""A scenario of the players' own on a board of their own: the sequence of play, and artillery as at Elst."""
