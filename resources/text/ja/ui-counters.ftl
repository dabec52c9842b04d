### マップ上のカウンター：移動、ゲームごとのレイヤー。

map-layer-counters = カウンター
map-layer-overlays = ゲームのレイヤー
map-tool-move = スタックをタップし、続けて移動先のヘクスをタップします。番号の入力でも動かせます。
action-move-counters = カウンターを動かす
map-tool-roll-call = Enterで記録どおり。違えばそこにある駒を入力するか、ほかのヘクスをタップします。
action-roll-call = 点呼：卓上は記録どおりか
# $count, $all (確かめたスタックの数と全体の数)
roll-call-confirmed = 確認済み：{ $count }／{ $all }
roll-call-line = Enter＝同じ・他は入力
roll-call-line-brief = Enter＝同じ
roll-call-line-tip = カウンターの名前を読点で区切ります。複数は「2x 3-4-6」、何もなければ「-」。書かなかった駒は、別の場所で名前を入れるまでマップから外れます。
roll-call-same = 同じ
roll-call-other-side = 相手側
roll-call-all = このターンはすべて確認済みです。記録と違うヘクスがあればタップしてください。
roll-call-none = マップ上に記録された自軍の駒がありません。
# $hex, $names (テーブルではそこにないカウンター)
roll-call-gone = { $hex }を入力どおりにしました。別の場所で名前を入れるまでマップから外れます：{ $names }
roll-call-empty = ここには記録がありません。
# $names (ヘクスと陣営), $more (残りの数)
roll-call-rests-on = このターン未確認：{ $names }{ $more ->
        [0] {""}
       *[other] ほか{ $more }
    }。
button-move-counters = 移動
# $count (スタックの数)
move-waiting = { $count ->
    [0] 動かすスタックは残っていません
   *[other] 未移動：{ $count }スタック
}
# $count (その場所の駒の数)
move-placing = 置く駒：{ $count }個
# $count (of counters)
move-aside = 拒否された{ $count }個は最後にもう一度選ばれます。
move-pick = 動かすカウンターをタップしてください。
# $panel (its name)
move-none-on-map = マップ上にカウンターはまだありません。「{ $panel }」パネルで入力するか選んでください。
# $where (ヘクスまたは盤外の場所), $faction
move-stack = { $where } ・ { $faction }
# $label (カウンターに印刷された値)
counter-label = { COUNTERS($label) }
# $name (カウンターの名前)
move-kind-moved = { $name }（移動済み）
move-kind-one = { $name }
# $name, $going (動かす数), $count (全体の数)
move-kind = { $name } ・ { $going }／{ $count }
# $symbol (the picture on the counters)
move-only = { $symbol ->
    [infantry] 歩兵だけ
    [cavalry] 騎兵だけ
    [camelry] ラクダ兵だけ
    [armour] 戦車だけ
    [mechanized] 機械化部隊だけ
    [artillery] 砲兵だけ
    [engineer] 工兵だけ
    [leader] 指揮官だけ
    [headquarters] 司令部だけ
    [air] 航空機だけ
    [naval] 艦船だけ
    [transport] 輸送だけ
    [train] 列車だけ
    [supply] 補給だけ
    [irregular] 非正規兵だけ
    [weapon] 支援火器だけ
    [radio] 無線機だけ
    [machine-gun] 機関銃だけ
   *[none] その他だけ
}
move-to = 移動先のヘクス
move-do = 動かす
move-stay = 動かない
move-nobody-goes = このスタックのカウンターが1つも選ばれていません。対象をタップしてください。
move-stays-anyway = このフェイズでは何も求められていないので、そのままで構いません。
move-more = その他
# $choice (what may not be done now)
move-refused = { $choice }（今は不可）
move-done = 終了
move-back = 前のスタック
move-next = 次のスタック
move-none-waits = 待っているスタックはもうありません。

## 部隊パネル

dock-forces = 部隊
action-show-forces = 部隊
roster-hint-starter-kit = 3x 4-6-7, 9-1, MMG @ K5
roster-hint-elst = 3x 4-5-7, 9-1, 2 LMG @ NN8
roster-hint-jarama = 第48旅団：大隊4個 3-4-6/2-2-6、HQ 0-1-6、砲兵 4(8)6
roster-hint-brunete = 第11師団：大隊3個 4-4-6/2-2-6、HQ 0-1-6
roster-tip = 1行ずつ入力するか貼り付けます。Enterで決定、Shift+Enterで改行。
roster-name = カウンターを入力
# $where (ヘクスまたは盤外の場所), $counters
stack-row = { $where }：{ $counters }
# $name（カウンター上の状態）
stack-mark = （{ $name }）
forces-no-game = カウンターを扱うゲームのセッションを始めるか、開いてください。
forces-none-named = 記録中のカウンターはありません。必要なものだけ入力すれば十分です。
forces-scenario = シナリオ
forces-more = 文字で入力する操作
forces-button-move-counters = 移動
forces-button-roll-call = 点呼
forces-button-setup-areas = 支配

## ツアー

tour-forces = 一方の陣営の部隊。入力でも貼り付けでも作れます。タップするとカウンターの値が出ます。
tour-moving = 移動：動かすカウンターを選び、ヘクスを入力かタップすると、次のスタックに進みます。
tour-moving-japanese = 同じ画面の日本語表示。
tour-scenario = シナリオ中の数値と、マップに重ねた支配、進入ヘクス、勝利条件。
# $percent (how far, 0 to 100)
paste-progress = 行を読み込み中：{ $percent }%
paste-cancel = 中止
paste-cancelled = 読み込みを中止しました。何も登録していません。
paste-read = すべての行を読み込みました。
