# What places of the map are called wherever a hex is asked, beside the name that the board has.

## Places

place-st-werenfriduskerk = St. Werenfriduskerk
place-town-hall = Town Hall
place-de-hoop = De Hoop
place-nijmegen-arnhem-road = Nijmegen-Arnhem Road
