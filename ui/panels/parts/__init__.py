"""Views of the parts of a game's panels: each draws one kind of part and knows no game."""
