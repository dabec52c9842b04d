"""Offboard artillery (rules 2 to 2.9), as functions of a position: access, contact, aim, attacks."""
