"""What lies on the map, one layer a file."""
