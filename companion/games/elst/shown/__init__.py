"""What is shown of the game: panels, the map, words."""
