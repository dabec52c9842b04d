### 『Decision at Elst』のルールによる拒否と説明：車両と砲の注記。

## VN 車両と砲

# $colour (red, black), $year
vehicle-to-hit = { $colour ->
    [red] 赤
   *[black] 黒
}のTHナンバーを使います。赤は{ $year }年より前だけです。
weapon-round = { $round ->
    [sabot] APDS弾
    [white-phosphorus] WP弾
   *[high-explosive] HE弾
}を使えます（弾薬欠乏ナンバー { $number }）。
vehicle-no-bow-gun = BMGはありません。
vehicle-stalls = 始動に1MPを使うたびにDRを行い、12なら失速します。失速したら、もう一度のDRの分だけさらにMPを失います。
panther-stall-roll = パンターの始動：12で失速
panther-delay-roll = パンターの失速：始動の1MPのほかに失うMP
# $unit
start-ask-mp = { $unit }の始動：残りのMPはいくつですか。
start-log-running = 始動しました。
# $wasted, $left (残りの MP、または unknown)
start-log-stalled = 失速して{ $wasted }MPを失いました。{ $left ->
    [unknown] MPが残っていれば再び始動できます。
    [0] MPhは終わりです。
   *[other] 残り{ $left }MPで再び始動できます。
}
start-not-now = 車両は自軍のMPhに始動します。
forces-choice-start = 始動（失速のDR）
remind-panther = 始動に1MPを使うパンターはDRを行い、12なら失速します。
# $moving (yes, no, unknown)
start-log-target = 臨機射撃の目標になります。{ $moving ->
    [yes] 移動した目標です。
    [no] 移動した目標ではありません。
   *[unknown] 移動した目標になるのは、このMPhに新たなヘクスに入った場合だけです。
}
start-over = 失速でMPを使い切りました。MPhは終わりです。
# $hexes, $count (両数)
start-owed = { $hexes }：失速することのある車両{ $count }両が、このMPhにDRなしで移動しました。始動に1MPを使ったのなら、対戦者はDRを要求できます。
vehicle-crew-morale = 操作班の士気値は{ $morale }です。
vehicle-close-defence = { $code }はCCと混戦でsNと同様に使います。火力は{ $firepower }で、煙幕は{ $smoke ->
    [yes] 出せます
   *[no] 出せません
}。
remind-tiger = ティーガー：操作班の士気値は9です。M7はCCでsNと同様に使い、火力12、煙幕なしです。
stug-coaxial-gun-later = StuG IIIG(L) のCMGが使えるのは1944年9月からです。
stug-remote-gun-needs-bu = リモートコントロール式のAAMGは、車両がBUのときだけ射撃できます。
