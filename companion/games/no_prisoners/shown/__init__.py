"""What is shown of a campaign: pages, the map, words."""
