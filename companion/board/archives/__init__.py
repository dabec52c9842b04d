"""Boards as others keep them: archives that the player owns, read and turned into our own facts."""
