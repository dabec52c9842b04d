### No Prisoners：戦場の霧（9.6）。

# $about (カウンターの裏面)
np-hidden-line = 持ち主だけが読める内容：{ $about }
