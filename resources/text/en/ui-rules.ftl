### The rules page: every rule of the game in our own words, with the readings that may be chosen.

action-rules = Rules
page-rules = Rules
rules-search = Search by words or number, as 2.11
rules-disputed-only = Only rules read in more than one way (◆)
# $count (how many rules are listed)
rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
 }
# $id (the rule's number), $text (its words)
rules-line = { $id }  { $text }
rules-line-disputed = { $id } ◆ { $text }
rules-none = No rule has these words.

## What the companion does about a rule

rules-duty-auto = The companion decides this and says why.
rules-duty-track = The companion remembers this; you play it on the table.
rules-duty-remind = The companion reminds you of this when its time comes.
rules-duty-ref = For reference: you play this on the table.

## Readings

rules-readings = How you read it
rules-readings-session = Counts in this session from now on; can be undone.
rules-readings-sight = Counts at once for every line of sight.
rules-readings-later = Can be chosen once a session is begun; until then, this is what it begins with.
# $reading (what it is about), $value (how it is read)
rules-reading = { $reading }: { $value }

## The tour

tour-rules = The rules in our own words, with the readings of a disputed one.
