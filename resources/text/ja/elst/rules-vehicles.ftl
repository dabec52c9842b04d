### 『Decision at Elst』のルールによる拒否と説明：車両と砲の注記。

## VN 車両と砲

# $colour (red, black), $year
vehicle-to-hit = { $colour ->
    [red] 赤
   *[black] 黒
}の TH ナンバーを使います。赤は { $year } 年より前だけです。
weapon-round = { $round ->
    [sabot] APDS 弾
    [white-phosphorus] WP 弾
   *[high-explosive] HE 弾
}を使えます（弾薬欠乏ナンバー { $number }）。
vehicle-no-bow-gun = BMG はありません。
vehicle-stalls = 始動に 1MP を使うたびに DR を行い、12 なら失速します。失速したら、もう一度の DR の分だけさらに MP を失います。
panther-stall-roll = パンターの始動：12 で失速
panther-delay-roll = パンターの失速：始動の 1MP のほかに失う MP
# $unit
start-ask-mp = { $unit } の始動：残りの MP はいくつですか。
start-log-running = 始動しました。
# $wasted, $left (残りの MP、または unknown)
start-log-stalled = 失速して { $wasted }MP を失いました。{ $left ->
    [unknown] MP が残っていれば再び始動できます。
    [0] MPh は終わりです。
   *[other] 残り { $left }MP で再び始動できます。
}
start-not-now = 車両は自軍の MPh に始動します。
forces-choice-start = 始動（失速の DR）
remind-panther = 始動に 1MP を使うパンターは DR を行い、12 なら失速します。
# $moving (yes, no, unknown)
start-log-target = 臨機射撃の目標になります。{ $moving ->
    [yes] 移動した目標です。
    [no] 移動した目標ではありません。
   *[unknown] 移動した目標になるのは、この MPh に新たなヘクスに入った場合だけです。
}
start-over = 失速で MP を使い切りました。MPh は終わりです。
# $hexes, $count (両数)
start-owed = { $hexes }：失速することのある車両 { $count } 両が、この MPh に DR なしで移動しました。始動に 1MP を使ったのなら、対戦者は DR を要求できます。
vehicle-crew-morale = 操作班の士気値は { $morale } です。
vehicle-close-defence = { $code } は CC と混戦で sN と同様に使います。火力は { $firepower } で、煙幕は{ $smoke ->
    [yes] 出せます
   *[no] 出せません
}。
remind-tiger = ティーガー：操作班の士気値は 9 です。M7 は CC で sN と同様に使い、火力 12、煙幕なしです。
stug-coaxial-gun-later = StuG IIIG(L) の CMG が使えるのは 1944 年 9 月からです。
stug-remote-gun-needs-bu = リモートコントロール式の AAMG は、車両が BU のときだけ射撃できます。
