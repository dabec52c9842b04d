### 補給線や指揮統制線が何に遮られ、どうすれば通じるか(全ゲーム共通)。

# $hex(遮られたヘクス)
trace-barred-enemy = { $hex }：敵ユニット
# $hex(遮られたヘクス)
trace-barred-zone = { $hex }：敵ZOC

## 線を通じさせるもの。$hexes(空けるべきヘクス)、$amount(ヘクス数)

trace-mend-free = { $hexes }に敵ユニットも敵ZOCもなければ通じます。
trace-mend-longer = 空いている経路はありますが、{ $amount }ヘクス長すぎます。
trace-mend-nearer = 一つ変えるだけでは通じません（遠すぎるうえ敵に遮られているか、経路がありません）。

## 判定のよりどころ。$hexes(ヘクス)、$count(個数)

trace-rests-on = 復元マップによる判定：経路上の{ $count }か所が未確認です（{ $hexes }）。
# $count(個数)
trace-rests-on-many = 復元マップによる判定：経路上の{ $count }か所が未確認です。
