### Elstの視線：視線表が尖塔について述べること、爆煙高度。

## 尖塔

level-steeple = 尖塔
level-steeple-also = 上のレベル; 上の階; 上階; 鐘楼; 塔
sight-vehicle-below = 尖塔を一端とする視線では、車両と残骸は妨害になりません。
sight-no-steeple = { $hex }に尖塔はありません。
sight-note-steeple = 尖塔から：果樹園か建物のすぐ後ろを除く全ヘクスが見える

## SRやFFEの爆煙高度

# $tolerance (ヘクス単位)
blast-too-close = 際どい線です。輪郭を{ NUMBER($tolerance, maximumFractionDigits: 3) }ヘクス広げた場合と狭めた場合で判定が変わります。
