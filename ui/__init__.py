"""The window-side half of Wargame Companion. Holds no rule of any game."""
