### ウィンドウ上の盤外砲兵。

## 盤外砲兵

dock-batteries = 砲兵
action-show-batteries = 砲兵パネル
batteries-no-session = 盤外砲兵は『Decision at Elst』のセッションで記録します。開始ページで始めてください。
batteries-none = 登場している中隊はまだありません。
card-observer = 観測員と無線機
card-news = このフェイズで起きたこと
card-reminders = 忘れずに
# $percent
odds-contact = 無線接触 { $percent }%
# $percent
odds-black = 黒チット { $percent }%
# $percent
odds-both = 両方 { $percent }%

## 攻撃

# $firepower
attack-tem = TEM
attack-tem-in = { $hex } TEM
attack-negative = FFMO・FFNAM・空中炸裂
attack-gunshield = 防盾 +1
attack-more = その他の修正
attack-of-hex = { $what }：{ $hex }
attack-lookup = 歩兵射撃表（IFT）
lookup-final = 最終DR
# $column (火力)
lookup-column = { $column } FP
# $column (火力)
lookup-critical = CH：{ $column } FP
# $final (最終DR)
lookup-or-less = { $final }以下

## マップ上

map-layer-artillery = 盤外砲兵
# $battery (id)
artillery-ar = AR { $battery }
# $direction (1〜6), $distance (ヘクス数)
artillery-error = 方向{ $direction }・{ $distance }ヘクス
# $hexes (盤外への距離)
artillery-off-map = 盤外{ $hexes }ヘクス

## ツアー

tour-contact = 求められたダイス：無線接触のDRと成功率。
tour-draw = 求められたチットと、残りの枚数。
tour-aim = マップでタップしたARヘクスと、着弾しうる範囲。
tour-error = 誤差のDRと、マップ上の方向図。
tour-spotting-round = ARから外れたSR。今はできないことと、その規則。
tour-attacks = 攻撃されるヘクスと、それぞれの修正。
tour-attack-rolls = 同種のロールを1つの表で答える。
tour-artillery-calculator = セッションなしで使える砲兵の計算機。
