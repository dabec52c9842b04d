"""The window itself: docks, actions, messages, the search for commands, who has the keyboard."""
