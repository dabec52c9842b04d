"""What players do, procedure by procedure: command, refusal, events, what follows."""
