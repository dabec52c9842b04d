"""What players do in a campaign, procedure by procedure: command, refusal, events, what follows."""
