### Forces and scenario rules of Decision at Elst.

## Rosters

roster-nothing-named = “{ $text }” names no counter.
roster-unknown-piece = The { $faction ->
    [british] British
   *[german] Germans
} have no counter “{ $name }”.
roster-impossible-count = “{ $part }”: the count must lie between 1 and { $most }, not { $count }.
