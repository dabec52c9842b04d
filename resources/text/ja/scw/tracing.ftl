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
    [around] { $about }（{ scw-within }に配置）
    [both] { $about }（{ $hexes }か、{ scw-within }に配置）
    [start-line] { $about }（開始線の後ろに配置）
    [madrid] { $about }（マドリッドボックスに配置）
    [air] { $about }（マップ外）
    [due] { $about }（第{ $turn }ターンから登場）
    [due-at] { $about }（第{ $turn }ターンから{ $hexes }に登場）
    [relief] { $about }（第{ $turn }ターンから、撤収した師団と交代で{ $hexes }に登場）
   *[later] { $about }（登場前）
}

## 舟橋。$hex（川向こうのヘクス）

scw-letter-pontoon = 橋
scw-mark-pontoon = 舟橋
scw-packed-pontoon = { $hex }へ舟橋
