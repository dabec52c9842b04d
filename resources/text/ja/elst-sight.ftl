### Elstの視線：視線表が尖塔について述べること、爆煙高度。

## 尖塔

level-steeple = 尖塔
sight-blind-hex = { $hex }は果樹園または建物の真後ろにあり、尖塔からは死角です。
sight-within-steeple-hex = 尖塔とその真下の地上レベルは互いに視線が通ります。
sight-from-steeple = 尖塔を一端とする視線を妨害するのは、煙幕とFFEだけです。
sight-blinds = 相手側ヘクスのすぐ手前にある果樹園または建物です。
sight-vehicle-below = 尖塔を一端とする視線では、車両と残骸は妨害になりません。
sight-no-steeple = { $hex }に尖塔はありません。
sight-note-steeple = 尖塔から：果樹園か建物のすぐ後ろを除く全ヘクスが見える

## SRやFFEの爆煙高度

blast-seen = { $hex }の爆煙高度に視線が通ります。
blast-behind-steeple = 視線が尖塔ヘクス { $hexes }にかかります。
blast-obstacle-adjacent = 観測員に隣接する { $hexes }の障害物が爆煙高度を隠します。
blast-obstacle-ignored = 観測員が高所にいるため、隣接する { $hexes }の障害物は無視します。
blast-off-map = カウンターが盤外にあるため、観測員からは見えません。
# $smoke (煙幕の妨害の合計)
blast-smoke-blocks = 視線上の煙幕が +{ $smoke } あり、視線を遮断します（選択中の解釈）。
blast-smoke-ignored = 視線上の煙幕 +{ $smoke } は影響しません（選択中の解釈）。
# $tolerance (ヘクス単位)
blast-too-close = 際どい線です。輪郭を { NUMBER($tolerance, maximumFractionDigits: 3) } ヘクス広げた場合と狭めた場合で判定が変わります。
