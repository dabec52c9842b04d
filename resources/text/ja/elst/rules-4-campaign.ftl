### 『Decision at Elst』のルールによる拒否と説明：キャンペーンとその特別ルール。

## 4.2 用語

refit-campaign-over = CGは終了しています。
refit-log-over = { $side ->
    [british] イギリス軍がCGの敗北を認めました。
    [german] ドイツ軍がCGの敗北を認めました。
   *[nobody] CGが終了しました。
}
# $side (british, german)
victory-conceded = CGの勝者は{ $side ->
    [british] イギリス軍
   *[german] ドイツ軍
}です。
# $side (british, german)
refit-choice-vehicles-tracked = { refit-side }、MAの機能する走行可能AFVは記録どおり：{ $hexes }
control-not-strategic = これらのヘクスには建物も盤端の道路ヘクスもありません。
overlay-elst-control = 支配
# $side (british, german)
help-control = { $side ->
    [british] イギリス軍
   *[german] ドイツ軍
}が支配
refit-not-strategic = このヘクスはそれ自体が戦略区域ではないので、戦略区域として支配できません。
# $british, $german (各陣営が支配する数)
forces-control = 支配：イギリス軍{ $british }、ドイツ軍{ $german }（戦略区域）
forces-choice-tell-control = 支配を入力…
# $side
forces-choice-control-rest = 残りの建物：{ forces-side }
# $text
control-words-nothing = 「{ $text }」からは支配が読み取れません。例：英軍 A-M、L6を除く。独軍 N以東。
# $word
control-words-unknown = 「{ $word }」はヘクス、ヘクス列、地名、陣営のいずれでもありません。
control-words-no-side = どちらの支配か（英軍、独軍、支配なし）を示してください。

## CG2 シナリオの長さ

elst-scenario-over = シナリオは終了しています。
# $ending (rolled, last-turn, agreed)
elst-log-scenario-ended = シナリオ終了：{ $ending ->
        [rolled] 終了drによる
        [agreed] 双方の同意
       *[last-turn] 最終ターン終了
    }。
# $turn, $number (丸数字)
elst-roll-scenario-end = 第{ $turn }ターン終了時のドイツ軍のdr：{ $number }以下でシナリオ終了
elst-turn-circled = 丸数字以下のdrで終了
elst-not-player-turn-end = 双方の同意による終了は、プレイヤーターンの終わりだけです。
# $turn (数)
elst-last-turn = 第{ $turn }ターンが最終ターンです。

## CG3 OBA中隊

refit-task-batteries = 砲兵中隊
refit-fact-new-battery = { $group }（{ $number }）：{ $about }
refit-log-battery-brought = { $battery }をプレイに投入
refit-battery-not-kept = { $battery }は残存した砲兵中隊にありません。
# $most (1陣営の中隊数)
oba-too-many-batteries = 1シナリオに使える中隊は各陣営{ $most }個までです。
refit-battery-in-use = { $battery }はこのシナリオで使用済みです。
refit-fact-battery-retained = { $battery }は無線機・チットとも残存する。
refit-fact-battery-eliminated = { $battery }はFFEを置いたので、無線機・チットとも失われる。
# $side, $count
refit-fact-radios-to-come = { refit-side }：無線機{ $count }個が未配置（だれとでも配置できます）
refit-log-batteries-lost = 無線機・チットとも喪失：{ $batteries }
refit-log-battery-kept = { $battery }は盤外に残存

## CG4 自己回復

forces-choice-self-rallies = 自己回復DR…
# $hex, $name
forces-choice-self-rallies-in = { $hex }の{ $name }の自己回復DR…
self-rally-used = このRPhでは、すでに{ $most }個のMMCが自己回復を試みました。
forces-gauge-self-rally = このRPhの自己回復
forces-choice-self-rally = 自己回復
self-rally-only-own-mmc = この自己回復を試みられるのは、自軍RPhのMMCだけです。
self-rally-not-now = 自己回復はRPhに行います。
remind-self-rally = 他のMMCの回復に先立ち、この陣営のMMC 2個まで自己回復を試みられます。

## CG5 パンツァーファウスト

pf-none-left = ドイツ軍のPFは残っていません。
forces-gauge-panzerfausts = PFの残り
forces-choice-fire-pf = PFを射撃
forces-choice-count-pf = 記録した分隊数でPFを数える
forces-choice-type-pf = PFを数える
forces-log-panzerfausts = PFは{ $count }本です。
pf-not-counted = PFの本数はまだ数えられていません。

## CG7 進入エリア
forces-log-british-area = イギリス軍の配置エリア：{ $hex }

entry-not-in-area = { $hex }は{ $faction ->
    [british] イギリス軍
   *[german] ドイツ軍
}の進入ヘクスではありません。
entry-in-british-area = { $hex }はイギリス軍の配置エリアなので、ドイツ軍は進入できません。
forces-choice-british-area = 盤端のイギリス軍配置エリア
overlay-elst-entry = 進入ヘクス
# $side
help-entry = { $side ->
    [british] イギリス軍
   *[german] ドイツ軍
}の進入ヘクス

## CG8 RGの配置と進入

refit-fact-new-group = { $group }（{ $number }）：{ COUNTERS($pieces) }
refit-no-new-group = 場所を待つ{ $group }はありません。
refit-group-first = 購入したがまだ場所のない（または秘密の）{ $group }のものかもしれません。先にその場所を公開して決めるか、ここにある別の同種カウンターを数えてください。
refit-group-elsewhere = { $group }のものかもしれません。このRGは最初はすべて同じエリアに登場します（現在：{ refit-place }）。別の同種カウンターなら先に数えてください。
refit-group-apart = { $group }は全体が{ refit-place }に配置されます。一部を別のエリアや孤立エリア（4.5151b）には置けません。
# $count
elst-now-entering = 進入待ちの駒{ $count }個
# $count
elst-now-to-be-placed = 進入のため盤外配置できる駒{ $count }個
forces-pile-waiting = 残存（進入できる）
forces-pile-out = 残存（このシナリオでは使用不可）
entry-out-of-scenario = { COUNTERS($name) }は盤外退出したか進入しなかったため、このシナリオでは使用できません（残存）。
forces-log-left-out = このシナリオでは使用不可、次回まで残存：{ COUNTERS($pieces) }
remind-offboard = 今、盤外に置いたユニットは、このプレイヤーターンに進入しなければ使用できなくなり、残存します。
remind-entry = 同じ増援グループのユニットは、最初はすべて同じエリアに登場し、そのSWは同じRGのユニットとスタックします。

## CG9 砲

gun-setup-too-far = 砲は最後にいたヘクスから{ $most }ヘクス以内に配置します（ここは{ $distance }ヘクス）。
gun-setup-nowhere = 砲は最後にいたヘクスから{ $most }ヘクス以内に配置しますが、その配置エリアには該当するヘクスがありません。設定により、このシナリオには登場しません。
refit-fate-gun-outside = 自軍配置エリアの外にある砲は、所有者とともに離脱を試みなければなりません。所有者は先に放棄してもかまいません。

## CG10 盤端の道路

forces-log-road = { $side ->
    [british] イギリス軍
   *[german] ドイツ軍
}が盤端道路{ $hex }を支配しました。
control-no-edge-road = これらのヘクスは盤端道路の支配に関係しません。
forces-choice-pass-road = 統制状態のMMCがここを通過（盤端道路）
overlay-elst-road = 盤端道路の通過
remind-edge-road = 盤端の道路ヘクスとそれに隣接するすべてのヘクスを統制状態のMMCが通過すれば、その道路を支配します。
# $hex (盤端道路), $british と $german (各陣営が通過した数), $of
help-edge-road = 盤端道路 { $hex }、統制状態のMMCの通過：イギリス軍 { $british }／{ $of }、ドイツ軍 { $german }／{ $of }

## CG11 盤外への退出

forces-out-of-play = { $spot ->
    [retained] 残存したカウンターは、このシナリオでは盤上に戻れません。
    [exited] 勝利条件のために退出したカウンターは二度と戻れません。
   *[eliminated] 除去されたカウンターは戻れません。
}
forces-log-lost-at-edge = 盤外に出たため除去：{ COUNTERS($pieces) }
leaving-not-at-edge = { $hex }は盤端のヘクスではありません。
leaving-morale-check = { $unit }が混乱状態で盤外へ：士気値{ $morale }でNMC
leaving-one-at-a-time = 混乱したユニットは1個ずつNMCを行います。ユニット1個と、それが所有するSWだけを入力してください。
leaving-ask-morale = 混乱した{ $unit }の士気値
leaving-ask-result = { $unit }はNMCに成功しましたか？
help-exit = イギリス軍がここから退出するとVPになる

## CG12 StuG IIIG(L)

stug-no-coaxial-gun = StuG IIIG(L) のCMGは使用できません。
# $letter, $number
vehicle-number = ナンバー{ $letter }は{ $number }です。
vehicle-numbers-rise = 特殊弾薬ナンバーは1増え、A5とs9になります。
remind-stug = StuG IIIG(L)：特殊弾薬ナンバーはA5とs9で、CMGは使えません。

## CG13 ELR

piece-elr = ELR { $elr }

## 4.4 キャンペーンと勝利条件

# $points（今回）、$total（合計）、$needed
forces-log-points = 勝利条件のために退出、{ $points }VP：イギリス軍は{ $total }VPです（{ $needed }VP必要）。
victory-points = TT6からTT20の東端から退出したイギリス軍ユニットは{ $points }VPです（{ $needed }VP必要）。
victory-building-missing = イギリス軍は教会の建物のうち{ $hexes }を支配していません。
victory-building-held = イギリス軍は教会の建物を支配しています。
forces-gauge-points = 東端から退出したイギリス軍のVP
# $side (british, german)
victory-won = 記録によれば、CGの勝者は{ $side ->
    [british] イギリス軍
   *[german] ドイツ軍
}です。
victory-reached = イギリス軍の勝利条件が両方とも満たされています。
overlay-elst-victory = 勝利条件
help-victory-building = イギリス軍が支配すべき教会の建物の一部
forces-log-balance = { $side ->
    [british] イギリス軍に有利なバランス：ドイツ軍のOBAは100+mmではなく80+mmです。
   *[german] ドイツ軍に有利なバランス：イギリス軍の迫撃砲はありません。
}
forces-no-such-balance = このシナリオに「{ $side }」というバランスはありません。

## 4.42 初回シナリオ：配置の順

# $side (先に配置する側)
initial-order = 先に配置するのは{ forces-side }です。先に動くのはもう一方です。
elst-now-side-sets-up = 初期配置：{ forces-side }

## 4.43 初回シナリオ：部隊

# $formation
initial-where = { $formation ->
    [dragoon-guards] 第4/第7近衛竜騎兵連隊は第1ターンから進入します。
    [wessex-214-brigade] 第214旅団はヘクス列D以西に配置するか、第1ターンから進入します。
   *[kampfgruppe-knaust] クナウスト戦闘団はヘクス列E以東に配置します。
}
# $pieces (部隊表の書き方)
forces-choice-known = イギリス軍の{ COUNTERS($pieces) }を入力する
initial-enters-only = { $formation ->
    [dragoon-guards] 第4/7近衛竜騎兵連隊
    [wessex-214-brigade] 第214旅団
   *[kampfgruppe-knaust] クナウスト戦闘団
}は盤外からの進入だけです。
initial-other-columns = { $formation ->
    [dragoon-guards] 第4/7近衛竜騎兵連隊は配置できません
    [wessex-214-brigade] 第214旅団の配置はヘクス列D以西です
   *[kampfgruppe-knaust] クナウスト戦闘団の配置はヘクス列E以東です
}（{ $column }列は不可）。
# $about (配置できない理由)
initial-misplaced = { $hex }：{ $about }
initial-never-enters = { $formation ->
    [dragoon-guards] 第4/7近衛竜騎兵連隊
    [wessex-214-brigade] 第214旅団
   *[kampfgruppe-knaust] クナウスト戦闘団
}はその時点では盤外から進入できません。
initial-ask-pieces = { $formation ->
    [dragoon-guards] 第4/7近衛竜騎兵連隊
    [wessex-214-brigade] 第214旅団
   *[kampfgruppe-knaust] クナウスト戦闘団
}のカウンターはシナリオカードに描かれています。それを見て入力してください。
