"""How the window looks and speaks: colours, icons, language, preferences."""
