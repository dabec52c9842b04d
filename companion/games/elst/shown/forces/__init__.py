"""What is shown of counters: panel, map, words."""
