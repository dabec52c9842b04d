### ゲームが駒へ引く線の説明（ヘクスパネル）と、移動したら何が変わるか。

# $name (線の種類：補給、指揮)
trace-holds = { $name }：つながっている
trace-broken = { $name }：切れている
# $name (得られるもの：指揮ボーナス)
trace-bonus = { $name }：あり
trace-no-bonus = { $name }：なし
trace-show = 線をマップに表示
trace-same = 手元のマップも同じ
trace-fix = ここで直す
# $hexes (ヘクス)
step-facts-confirmed = マップの確認：{ $hexes }
move-ask = 動かしたら？
move-ask-tip = ヘクスをタップするか入力すると、移動で何が変わるかを示します（駒は動きません）。マップ上でShift+ドラッグしても同じです。
roster-again = 前回と同じ駒にする
roster-again-tip = 前のセッションで入力した駒を使います。違うところは取り除くか追加してください。
