## Terrain

elst-pond-no-entry = { $hex } is a pond: no unit may enter it.
elst-pond-no-smoke = { $hex } is a pond: no smoke is placed there.
