### 『Spanish Civil War Battles』の移動、スタック、補給、指揮統制、照準線。

## 1ヘクスの移動コスト。$points(移動ポイント)、$terrain(地形効果表の行)

scw-cost-main-road = 主要道路：{ $points } MP
scw-cost-minor-road = 二級道路：{ $points } MP
scw-cost-terrain = { scw-terrain-row }：{ $points } MP
scw-cost-mud = { scw-terrain-row }（泥濘、機械化）：{ $points } MP
scw-cost-river = 渡河：+{ $points } MP
scw-cost-bridge = 橋を渡る：追加なし
scw-cost-pontoon = 架橋を渡る：+{ $points } MP
scw-cost-crowded-city = 友軍のいる都市：{ $points } MP、道路の特典なし
scw-terrain-row = { $terrain ->
    [town] 町
    [city] 都市
    [woods] 林
    [hills] 丘陵
    [rough] 荒地
    [mixed] 混合地形（丘陵・荒地・林）
   *[clear] 平地
}

## 移動できない理由。$points(必要)、$left(残り)

scw-terrain-prohibited = { scw-terrain-row }：機械化ユニットは道路でのみ進入できます。
scw-river-prohibited = 機械化ユニットは橋か道路でのみ渡河できます。
scw-points-lacking = { $points } MP必要ですが、残りは{ $left } MPです。
scw-zone-out-of-command = 混乱状態のユニットは敵ZOCに進入できません。

## スタック制限の超過。$units(隊列のユニット数)、$most(大隊数)

scw-stack-column = 道路上に{ $units }ユニット。町・都市以外の道路ヘクスには1ユニットしか置けません。
scw-stack-two-large = 聯隊・旅団どうしはスタックできません。
scw-stack-large-alone = 聯隊・旅団のいるヘクスに他のユニットは入れません。
scw-stack-full = { $most }個大隊まで（中隊は1/3個大隊）。

## トラック

scw-truck-full = トラック1台で運べるのは1個聯隊か3個大隊です。
scw-truck-moved-before = 移動したユニットは、同じフェイズに乗車できません。
scw-truck-moved-after = 乗車して移動したユニットは、同じフェイズに自力では移動できません。

## 進入ヘクスと軍団境界線。$hex(ヘクス番号)、$column(境界の列)

scw-entry-enemy = { $hex }：敵ユニットがいます。
scw-entry-zone = { $hex }は敵ZOC内です。
scw-boundary-fifth = 第5軍団司令部は{ $column }xx列以西に留まります。
scw-boundary-eighteenth = 第18軍団司令部は{ $column }xx列以東に留まります。

## 架橋がない理由

scw-pontoon-built-before = この工兵はもう架橋しています（1ゲームに1回）。
scw-pontoon-no-river = 工兵が河川に隣接していません。
scw-pontoon-moved = 工兵がこのフェイズに移動しています。

## 補給。$hex(補給線の端)、$turn(最後のターン)

scw-supply-line = 補給下：道路まで補給線が通り、道路は{ $hex }へ通じています。
scw-supply-none = 補給切れ：2ヘクス以内に、適切な地図端へ通じる道路への補給線がありません。
scw-supplied-air = 航空ユニットに補給は要りません。
scw-supplied-arriving = 登場したフェイズは補給下です。
scw-supplied-reserve = 予備として拘置中は補給下です。
scw-supplied-turn = 第{ $turn }ターンまで自動的に補給下です。

## 指揮統制。$about(司令部の編成)、$hex(司令部のヘクス)

scw-command-line = { $hex }の司令部の指揮統制下にあります。
scw-command-hq-lost = 混乱状態：{ $about }の司令部がマップ上にありません。
scw-command-too-far = 混乱状態：{ $about }の司令部が遠すぎます。
scw-command-cut = 混乱状態：{ $about }の司令部への指揮統制線が敵ユニットか敵ZOCに遮られています。
scw-commanded-air = 航空ユニットに指揮統制は要りません。
scw-commanded-arriving = 登場したフェイズは指揮統制下です。
scw-commanded-reserve = 予備として拘置中は指揮統制下です。
scw-formation-j-r-2-1 = 2/1戦車
scw-formation-j-r-3-1 = 3/1戦車

## 弾幕射撃の照準線。$terrain(妨げる地形)、$hexes(そのヘクス。線がヘクスサイド上を通れば2つ)、$far(ヘクス)、$most(ヘクス)

scw-los-blocked = 照準線が{ $hexes }の{ $terrain ->
    [town] 町
    [city] 都市
    [elevation-change] 高低差
   *[woods] 林
}に遮られます。
scw-spotter-other-formation = 観測ユニットが砲兵と同じ編成ではありません。
scw-spotter-out-of-command = 観測ユニットが混乱状態です。
scw-spotter-too-far = 観測ユニットから目標まで{ $far }ヘクスです。この天候では{ $most }ヘクスまで。

## マップのレイヤーとカウンターの印。$faction(republican、nationalist)、$hexes(敵のいるヘクス)

overlay-scw-zones = 支配地域
overlay-scw-supply = 補給線
overlay-scw-command = 指揮統制線
overlay-scw-side = { $faction ->
    [republican] 共
   *[nationalist] 国
}
overlay-scw-both = 両
scw-letter-unsupplied = 補
scw-letter-uncommanded = 指
scw-mark-unsupplied = 補給切れ
scw-mark-uncommanded = 混乱状態
scw-line-without = { $hexes }の敵がいなければ線が通じます。
