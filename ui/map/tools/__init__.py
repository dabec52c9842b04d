"""What the pointer does on the map, one tool a file; one of them is active."""
