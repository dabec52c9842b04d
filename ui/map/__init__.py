"""The map on screen: the board's drawing, the layers over it and the tools that work on it."""
