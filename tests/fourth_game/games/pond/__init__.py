"""A made-up fourth game: a frog hops from lily to lily, one hop a turn."""
