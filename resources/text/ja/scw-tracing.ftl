### スペイン内戦シリーズ：補給と指揮の説明、移動したら何が変わるか。

scw-line-supply = 補給
scw-line-command = 指揮統制

# $about (ユニット), $count (ユニット数), $hex (移動先)
scw-if-moved = { $about }{ $count ->
    [1] {""}
   *[other] と同じスタック
}が{ $hex }にいたら：
# $about (ユニット), $hex (そのヘクス)
scw-if-unsupplied = { $about }（{ $hex }）が補給切れになる。
scw-if-supplied = { $about }（{ $hex }）の補給が戻る。
scw-if-uncommanded = { $about }（{ $hex }）が混乱状態になる。
scw-if-commanded = { $about }（{ $hex }）が指揮統制下に戻る。
scw-if-nothing = 全ユニットの補給と指揮統制は変わらない。

# $about (部隊), $hexes (配置ヘクス), $where (hexesか場所の種類), $turn (登場ターン)
scw-waiting = { $where ->
    [hexes] { $about }（{ $hexes }に配置）
    [around] { $about }（{ $hexes }、＋の数のヘクス以内に配置）
    [start-line] { $about }（開始線の後ろに配置）
    [madrid] { $about }（マドリッドボックスに配置）
    [air] { $about }（マップ外）
    [due] { $about }（第{ $turn }ターンから登場）
    [due-at] { $about }（第{ $turn }ターンから { $hexes } に登場）
    [relief] { $about }（第{ $turn }ターンから、撤収した師団と交代で { $hexes } に登場）
   *[later] { $about }（登場前）
}

# $turn
scw-waiting-hq = { $about }（司令部は第 { $turn } ターンから補給源に再登場）

## 舟橋。$hex（川向こうのヘクス）

scw-layer-pontoons = 舟橋
scw-letter-pontoon = 橋
scw-mark-pontoon = 舟橋
scw-hex-pontoon = { $hex }へ舟橋が架かっています。
scw-hex-pontoon-building = { $hex }への舟橋を架設中です。このフェイズが終われば使えます。

scw-packed-pontoon = { $hex }へ舟橋
# $left (number of units)
scw-reserve-two-left = 拘置を解除した予備部隊のうち、あと{ $left }ユニットがマドリッドボックスを出られます。

scw-layer-sight = 弾幕射撃の視線
tour-scw-grid = ハラマ：復元マップで最初のセッションの前に行うヘクスの並びの確認。
tour-scw-grid-japanese = 同じ画面の日本語版。
tour-scw-supply = 補給線と指揮系統。切れたユニットと、戻すために必要なこと。
tour-scw-supply-japanese = 同じ画面の日本語版。
tour-scw-combat = ダイス前の突撃：合計、すべてのシフトと修整、結果ごとに両軍がすべきこと。
tour-scw-combat-japanese = 同じ画面の日本語版。
tour-scw-barrage = 弾幕射撃：砲の視線と、ユニットごとの列。
tour-scw-barrage-japanese = 同じ画面の日本語版。
tour-scw-victory = いつでも見られる勝利ポイントと、その拠点。
tour-scw-victory-japanese = 同じ画面の日本語版。
tour-scw-calculator = スペイン内戦シリーズの戦闘を合計値から計算。
