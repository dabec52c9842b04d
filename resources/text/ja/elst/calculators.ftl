### 『Decision at Elst』の計算機。

## 砲兵

calculator-elst-contact = 無線接触
calculator-elst-round = 砲撃の着弾
calculator-elst-fire = 砲撃の効果
elst-calculator-contact-number = 無線接触ナンバー
elst-calculator-maintenance = 接触の維持（DRM −1）
elst-calculator-battalion-mortar = 大隊迫撃砲（−2）
elst-calculator-black-left = 残りの黒チット
elst-calculator-red-left = 残りの赤チット
elst-calculator-accuracy-number = 命中ナンバー
elst-calculator-hindrance = 妨害
elst-calculator-correction = 修正距離（ヘクス、新たなARは0）
elst-calculator-converts = FFE:1に変更
elst-calculator-fire-line = まとめて入力：100 3 7（口径 TEM DR）
elst-calculator-calibre = 口径
elst-calculator-cover = TEM
elst-calculator-negative = FFMO・FFNAM
elst-calculator-dr = DR
option-calibre-70 = 70
option-calibre-80 = 80
option-calibre-100 = 100
option-calibre-120 = 120
option-calibre-150 = 150
option-calibre-200 = 200
# $about (chance-exactの形)
artillery-answer-contact = 無線接触：{ $about }
# $about (chance-exactの形)
artillery-answer-black = 黒チット：{ $about }
# $about (chance-exactの形)
artillery-answer-both = 無線接触と砲撃権：{ $about }
# $about (chance-exactの形)
artillery-answer-hit = ARに着弾：{ $about }
# $column (火力), $original (DR), $drm (符号つき), $final, $about (結果)
artillery-answer-fire = { $column }列：DR { $original } { $drm } = { $final }：{ $about }
# $column (火力), $original (DR), $drm (符号つき), $final, $about (結果)
artillery-answer-critical = クリティカルヒット、{ $column }列：DR { $original } { $drm } = { $final }：{ $about }
artillery-no-effect = 効果なし
artillery-line-not-read = 口径（70mm以上）、TEM、DRをこの順に、空白で区切って入力してください。例：100 3 7

## 干拓地

calculator-elst-polder = 干拓地への攻撃
elst-calculator-how = 歩兵
elst-calculator-phase = フェイズ
elst-calculator-residual = そこの残留FP
elst-calculator-attack = 攻撃の結果
option-polder-stays = 移動していない
option-polder-enters = TEMを買わずに進入
option-polder-enters-with-tem = TEMを買って進入
option-polder-spends-inside = ヘクス内でMFを消費
option-polder-manhandles = 砲の人力移動中
option-polder-leaves = 退出のMFを消費
option-polder-no-effect = 効果なし

## 離脱

calculator-elst-escape = 離脱
elst-calculator-units = ユニット（4-5-7, 9-1）
elst-calculator-beside-own-area = 自軍配置エリアに隣接
elst-calculator-enemy-area = 敵配置エリア内
elst-calculator-isolated = 孤立状態
elst-calculator-gun = 砲を所有
elst-calculator-stunned = AFVが麻痺
elst-calculator-wounded = 負傷した指揮官
elst-calculator-result = 結果
elst-calculator-chance = 確率
# $drm (符号つき)
escape-drm-sum = DRM { $drm }
escape-no-drm = 修整なし
# $count, $unitと$fate (カウンター), $unit-isと$fate-is (fine、wounded、lost、asked)
escape-fate = { COUNTERS($unit) }{ $unit-is ->
        [wounded] （負傷）
       *[fine] {""}
    }{ $count ->
        [1] {""}
       *[other] ×{ $count }
    } → { $fate-is ->
        [lost] 除去
        [asked] { COUNTERS($fate) }（負傷）か除去かを尋ねます
        [wounded] { COUNTERS($fate) }（負傷）
       *[fine] { COUNTERS($fate) }
    }

## 兵器

calculator-elst-weapon = 砲・車両
elst-calculator-weapon = 名前（StuG、6-pounder）
elst-calculator-printed = カウンターのナンバー（A4 s8）
elst-calculator-buttoned-up = BU
elst-calculator-year = 年
elst-calculator-month = 月
elst-calculator-theatre = 戦域
option-theatre-eto = ヨーロッパ
option-theatre-pto = 太平洋
weapon-type-one = 砲または車両の名前を入力してください。
# $text
weapon-not-armed = 「{ $text }」は砲でも車両でもありません。
# $text
weapon-number-unreadable = 「{ $text }」はA4のような文字とナンバーではありません。
# $name
weapon-no-notes = { $name }について、モジュールにはほかの記述がありません。

## 購入

calculator-elst-purchase = 購入
elst-calculator-points = CPP
elst-calculator-date = 日付
option-date-24-morning = 24日朝
option-date-24-noon = 24日昼
option-date-24-evening = 24日夕方
option-date-25-morning = 25日朝
option-date-25-noon = 25日昼
elst-calculator-on-map = 盤上配置する
elst-calculator-earlier = 購入ずみ（I3 V2）
elst-calculator-all-isolated = 自軍エリアがすべて孤立
elst-calculator-north-closed = 北端から進入不可（独）
elst-calculator-order = 購入するグループ
# $id (I1など), $about (名称)
planner-group = { $id } { $about }
# $about (グループ)
planner-group-on-map = { $about }（盤上）
# $about (グループ), $cost
planner-offer = { $about }：{ $cost }CPP
# $about (グループ)
planner-put-back = { $about } ✕
# $about (グループ)。理由がつづく
planner-refused = 購入不可：{ $about }
# $about (chance-exactの形)
planner-all-full = すべて完全戦力：{ $about }
planner-units = ユニット
planner-weapons = 支援火器
planner-leaders = 指揮官
planner-number = 個数
# $number (個数), $percent
planner-share = { $number }個（{ $percent }%）
# $number (個数), $percent, $about (より少ない個数)
planner-shares = { $number }個（{ $percent }%）、{ $about }
# $about（その内容）、$left と $all（残りと作戦中の最大）、$today（一日時の最大）
planner-stock = { $about } ― 残り{ $left }／{ $all }、1CG日に{ $today }個まで
# $group、$full（そのカウンター）
planner-contents = { $group }：{ $full }
# $group、$full（そのカウンター）、$depleted、$weapons（支援火器の種類の数）
planner-contents-by-strength = { $group }：{ $full }／減少戦力：{ $depleted }{ $weapons ->
    [0] { "" }
   *[other] 、支援火器はdr
}

## 干拓地と尖塔の移動

calculator-elst-on-foot = 干拓地の徒歩移動
calculator-elst-vehicle = 干拓地の車両移動
calculator-elst-steeple = 尖塔へ上る
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
way-not-adjacent = { $hexes }は隣接していません。
# $text
way-bad-cost = 「{ $text }」はコストではありません。0から99.5までのMFかMPを0.5刻みで入力します。
