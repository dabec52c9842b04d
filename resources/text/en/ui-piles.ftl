### Draw piles: who keeps them, and the promise of a pile that the app has shuffled.

pile-kept-physical = On the table
pile-kept-cup = Drawn by the app
pile-kept-ordered = Shuffled by the app
pile-drawn-by-app = The app draws from this pile by chance.
# $commitment (SHA-256 of the order, in groups of eight characters)
pile-shuffled-by-app = Shuffled by the app beforehand. Commitment (SHA-256): { $commitment }
pile-commitment-means = Write this number down, or photograph it. When the pile ends, or is taken over by the table, the log publishes its order with the nonce, and anyone can compute the number again.
