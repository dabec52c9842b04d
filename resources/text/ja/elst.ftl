## 地形

elst-pond-no-entry = { $hex }は池なので、どのユニットも進入できません。
elst-pond-no-smoke = { $hex }は池なので、煙幕を置けません。
