### Terrain, networks and notes of the boards of Spanish Civil War Battles and No Prisoners.

## Terrain, as a board's keys name it

terrain-all-sea = all sea
terrain-city = city
terrain-city-red = red city
terrain-clear = clear
terrain-damascus = city
terrain-desert = desert
terrain-hills = hills
terrain-lava = lava field
terrain-marsh = marsh
terrain-mountain = mountain
terrain-rough = rough
terrain-seasonal-lake-wadi = seasonal lake or wadi
terrain-town = town
terrain-woods = woods

## Roads and railways

terrain-road-main = main road
terrain-road-minor = minor road
terrain-road-road = road
terrain-rail-allied = Allied railway
terrain-rail-central = Central Powers railway
terrain-rail-projected = dotted railway line

## Notes in the board files: why a fact is not sure

map-note-madrid-box = Hexes that the printed Madrid Box may cover
