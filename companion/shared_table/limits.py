"""How much of a message, an act and a connection is believed before it is read."""

PROTOCOL = 1
SUBPROTOCOL = f"wargame-table-{PROTOCOL}"
MOST_MESSAGE = 2**23  # bytes of JSON
MOST_RECORDS = 1000  # of one act, and of one answer
MOST_PAGE = 2**21  # bytes of bodies in one answer
MOST_NAME = 200  # letters of an id
MOST_HEADS = 64  # by which a history is recognized
MOST_SEATS = 200  # connections at one table
MOST_CONNECTIONS = 4000
REQUESTS_A_SECOND = 50.0
REQUESTS_AT_ONCE = 200.0
SECONDS_TO_GREET = 10.0
SECONDS_TO_HANG_UP = 1.0  # a machine that is asleep never says good-bye
WRITERS = 32  # acts that wait for the disk at the same time
