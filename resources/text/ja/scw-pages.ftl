### スペイン内戦のページと事実のうち、時計と戦闘以外のもの。

## 事実。$about（ユニット）、$side（republican、nationalist）

option-weather-clear = 晴天
option-weather-rain = 雨天／泥濘
scw-fact-weather = 天候
scw-fact-points = 計算分以外の得点：{ scw-side }
scw-fact-reserve-called = 予備の 2 ユニットが出ている
scw-fact-reserve-free = 予備は全て解放された
scw-fact-supplied = このフェイズは補給下にある：{ $about }
scw-fact-in-command = このフェイズは指揮統制下にある：{ $about }
scw-score-by-hand = 卓上での計算分
