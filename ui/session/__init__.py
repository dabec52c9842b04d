"""Between the window and the core: the session in play, and what is shown of it."""
