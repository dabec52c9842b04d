### 干拓地と尖塔の移動：『Decision at Elst』の計算。

elst-calculator-title-on-foot = 干拓地の徒歩移動
elst-calculator-title-vehicle = 干拓地の車両移動
elst-calculator-title-steeple = 尖塔へ上る
elst-calculator-way = 通るヘクス（L12 M13）
elst-calculator-costs = 各歩のコスト（1 1.5 2）
elst-calculator-tem = TEMを買うヘクス
elst-calculator-spends-all = 全MPの消費を宣言
elst-calculator-failed = 失敗したボグ判定
elst-calculator-side = 陣営
elst-calculator-movers = 上るユニット（2-4-7, 9-1）
elst-calculator-above = 尖塔にいる自軍
elst-calculator-entry = ヘクスに入るMF
elst-calculator-left = 使えるMF

## 経路。$hex と $to（出るヘクス、入るヘクス）

way-type-hexes = 通るヘクスを順に入力します。ほかの地形のコストは地形表の値で、最後の値がその先にも使われます。
way-column-step = 移動
way-column-mf = MF
way-column-mp = MP
way-column-sum = 合計
way-step = { $hex } → { $to }
way-turn = { $hex }の中
# $cot（地形）, $exit と $tem（MF、0はなし）
way-mf = { $cot }{ $exit ->
    [0] {""}
   *[other] ＋{ $exit }（干拓地から出る）
}{ $tem ->
    [0] {""}
   *[other] ＋{ $tem }（TEM）
}
# $cot（地形）, $exit（MP、0はなし）
way-mp = { $cot }{ $exit ->
    [0] {""}
   *[other] ＋{ $exit }（干拓地から出る）
}
way-sum = { $sum }
# $hexes, $tem
way-exit-attacked = { $hexes }から出るMFは干拓地内で消費：その射撃にはTEM { $tem }、そこの残留FPも攻撃。釘づけ・混乱なら出られません
way-tem-bought = { $hexes }でTEM { $tem }、FFMOなし
way-no-road-bonus = このMPhの道路ボーナスなし
way-no-tem-there = { $hexes }でTEMは買えません：経路上の干拓地ではありません
# $number（何回目）, $hex, $drm
way-bog-check = ボグ判定{ $number }、{ $hex }から出る：DRM { $drm }
# $hex, $mp
way-bogged = { $hex }でボグ、{ $mp }MP消費：移動は終わりです
way-not-adjacent = { $hexes }は隣接していません。
# $text
way-bad-cost = 「{ $text }」はコストではありません。0から99.5までのMFかMPを0.5刻みで入力します。

## 尖塔

# $entry, $climb, $total（MF）
climb-cost = 進入{ $entry }MF＋階段{ $climb }MF＝{ $total }MF
# $squads（分隊相当）, $of-squads, $leaders, $of-leaders
climb-room = その後の尖塔：{ $squads } / { $of-squads }個分隊相当、SMC { $leaders } / { $of-leaders }
# $steeple, $ground, $from-above（TEM）
climb-cover = TEM：尖塔 { $steeple }、地上 { $ground }（迫撃砲とOBAには { $from-above }）
