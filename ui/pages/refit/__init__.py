"""The refit assistant's pages: the steps at the left, what the step asks in the middle, the map beside it."""
