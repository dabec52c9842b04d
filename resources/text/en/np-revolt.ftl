### Units marked AR+# and when they come.

np-input-after-revolt = AR+# printed on it (? or 0: none)
np-due-after-revolt = AR+{ $turns }
# $about (the counter), $turn
np-ar-comes = AR+#: comes on turn { $turn }: { $about }
np-ar-too-late = AR+#: the game ends before it comes: { $about }
np-ar-east-allied = Only Allied units of the East are marked AR+#.
