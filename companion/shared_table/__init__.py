"""One table at several machines: the host's server before a session's store, and a copy at each seat.

What goes over the line are records, as they lie in the store (`wire`): in one order, signed by their seats
(`signing`). The server (`server`) knows four requests and nothing of any game. A seat's window plays on a
store of its own (`joined`; at the host `hosted`) as on any other.
"""
