### No Prisoners：補給と指揮の説明、移動したら何が変わるか。

np-line-supply = 補給
np-line-command = 指揮ボーナス
np-hq-not = { $about }の指揮下にない理由：
np-if-moved = { $about }{ $count ->
    [1] {""}
   *[other] と同じスタック
}が{ $hex }にいたら：
np-if-unsupplied = { $about }（{ $hex }）が補給切れになる。
np-if-nothing = 全ユニットの補給は変わらない。
