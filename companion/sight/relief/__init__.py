"""Lines of sight over ground with heights: levels, obstacles of some height, blind hexes, depressions."""
