### スペイン内戦シリーズ：補給と指揮の説明、移動したら何が変わるか。

scw-line-supply = 補給
scw-line-command = 指揮

# $about (ユニット), $count (ユニット数), $hex (移動先)
scw-if-moved = { $about }{ $count ->
    [one] {""}
   *[other] と同じスタック
}が{ $hex }にいたら：
# $about (ユニット), $hex (そのヘクス)
scw-if-unsupplied = { $about }（{ $hex }）が補給切れになる。
scw-if-supplied = { $about }（{ $hex }）の補給が戻る。
scw-if-uncommanded = { $about }（{ $hex }）が指揮を外れる。
scw-if-commanded = { $about }（{ $hex }）が指揮下に戻る。
scw-if-nothing = 全ユニットの補給と指揮は変わらない。
