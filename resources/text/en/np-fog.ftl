### Fog of war (9.6) in No Prisoners.

# $about (the back of the counter)
np-hidden-line = Something that only its owner may read: { $about }
