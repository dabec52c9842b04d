"""What is shown of a battle: panels, the map, words."""
