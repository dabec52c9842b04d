"""Spanish Civil War Battles: Jarama and Brunete."""
