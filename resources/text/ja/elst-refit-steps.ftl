# 再装備アシスタントの各手順(4.501-4.518)


## 課題

refit-task-melee = 白兵戦の解決
refit-task-losses = シナリオの損害
refit-task-markers = マーカーの除去
refit-task-recovery = 回復
refit-task-shock = 衝撃・UKのAFV
refit-task-bog = ボグしたAFV
refit-task-areas = 配置エリア
refit-task-arrivals = 行き先
refit-task-escape = 離脱
refit-task-outside = 離脱を要しないもの
refit-task-retained = 保持されているもの
refit-task-possession = エリア内の装備
refit-task-wounded = 負傷指揮官
refit-task-consolidation = 統合
refit-task-immobile = 走行不能車両
refit-task-stun = 麻痺した車両
refit-task-weapon = 故障兵器
refit-task-vehicular-weapon = 故障した車載兵器
refit-task-main-armament = 故障した主砲
refit-task-captured = 捕獲兵器
refit-task-trade = LMGと車載MGの交換
refit-task-lose-captured = 故障した捕獲兵器
refit-task-resupply = 特殊弾薬と弾薬不足
refit-task-withdraw-tanks = 夜間のイギリス軍戦車
refit-task-lose-recalled = 後退命令中のAFV
refit-task-reveal = 主導権
refit-task-play-area = プレイエリア
refit-task-set-up = 初期配置
refit-task-batteries = 砲兵中隊
refit-task-records = 記録
refit-task-begin = プレイ開始
refit-task-shift = 配置転換
refit-task-replenishment = 再補充
refit-task-points = CPP
refit-task-show = 配置転換・再補充した部隊の公開
refit-task-new-groups = 新しいRG：配置または進入するエリア
refit-task-purchase = 購入
refit-task-chit = 主導権チット
refit-task-turn-up = チットはそれぞれの陣営が自分で公開する
refit-page-play = シナリオのプレイ中
refit-page-played = シナリオ終了。次は再装備フェイズです

## わかっていること

refit-fact-phasing = フェイズプレイヤー側は{ refit-side }とみなす。攻撃不能になるまでラウンドを続ける。
refit-fact-melees = 両陣営のユニットがいるヘクス：{ $hexes }
# $mark (pin, cx, stun), $change (removed, flipped)
refit-fact-after-first-round =
    第1ラウンドの後、{ $mark ->
        [pin] 釘づけ
        [cx] CX
       *[stun] 麻痺
    }{ $change ->
        [removed] を取り除く。
       *[flipped] を+1の面に裏返す。
    }
refit-fact-squads-back = { refit-side }：申告した損害で分隊{ $count }個を再補充できる
refit-fact-markers = 除去：OBAカウンター、煙幕・WP、目標捕捉、DM、CX、移動中、CE。残骸は残る。
refit-fact-battery-retained = { $battery }は無線機・チットとも保持される。
refit-fact-battery-eliminated = { $battery }はFFEを置いたので、無線機・チットとも失われる。
refit-fact-recovery = 混乱ユニットはすべてDRなしで回復し、支配が確定する。この手順でシナリオは終わる。
refit-fact-shock = 該当AFVは回復するか撃破が確認されるまで振り続ける。
refit-fact-bog = 該当AFVは脱出するか走行不能になるまで試みる。MPは無視する。
refit-fact-areas = 支配をマップ上でなぞり、MAの使える走行可能車両を指定し、卓上と違うヘクスを直す。
refit-fact-outside = { refit-side }、{ $hex }：{ $about }
refit-fact-retained = { refit-place }：{ $about }
refit-fact-possession = エリア内の装備はそのエリアの陣営のもの。車両以外は同じエリアの歩兵が破壊できる。
refit-fact-consolidation = 同じ場所の同種の半個分隊2個は必ず分隊1個になる。
refit-fact-lose-captured = 故障した捕獲兵器はロールなしで失われる。
refit-fact-resupply = 捕獲兵器でも孤立でもなければ、特殊弾薬は戻り、弾薬不足は解消する。
refit-fact-withdraw-tanks = 夕方シナリオの後、孤立していない走行可能なイギリス軍戦車は進入エリアに移る。
refit-fact-lose-recalled = 後退命令中のAFVは失われる。
refit-fact-setup-isolated = { $number }. { refit-side }：孤立しているもの
refit-fact-setup-others = { $number }. { refit-side }：盤上で始めるその他のもの
refit-fact-isolated-lot = 孤立：{ refit-place }：{ $about }
refit-fact-moves-first = 先に移動するのは{ refit-side }。
refit-fact-returns-as = { $unit }は{ $lower }として戻せる
refit-fact-new-group = { $group }（{ $number }）：{ $pieces }
refit-fact-new-battery = { $group }（{ $number }）：{ $about }
refit-fact-records = 両陣営は、RGの戦力・兵器・指揮官の結果をここで公開します。
refit-fact-carried = 繰り越し：{ $count } CPP
refit-place =
    { refit-side }・{ $place ->
        [entry] 進入エリア
        [map] その場
       *[other] エリア{ $place }
    }
refit-lot-of-group = { refit-lot }（新規{ $group }）
refit-lot =
    { $pieces }{ $wounded ->
        [yes] ・負傷
       *[no] {""}
    }{ $stunned ->
        [yes] ・麻痺
       *[no] {""}
    }{ $immobile ->
        [yes] ・走行不能
       *[no] {""}
    }{ $malfunctioned ->
        [yes] ・故障
       *[no] {""}
    }{ $disabled ->
        [yes] ・使用不能
       *[no] {""}
    }{ $spent ->
        [yes] ・特殊弾薬切れ
       *[no] {""}
    }{ $low-ammo ->
        [yes] ・弾薬不足
       *[no] {""}
    }{ $captured ->
        [yes] ・捕獲
       *[no] {""}
    }{ $recalled ->
        [yes] ・後退命令
       *[no] {""}
    }{ $stands ->
        [yes] ({ $hex })
       *[no] {""}
    }
option-wounded = 負傷
option-stunned = 麻痺
option-immobile = 走行不能
option-disabled = 使用不能
option-spent = 特殊弾薬切れ
option-low-ammo = 弾薬不足
option-captured = 捕獲
option-recalled = 後退命令
refit-lot-rolled = { $about }、ロール済み
refit-count = { $count }

## 確率と結果

refit-odds-escapes = 離脱成功
refit-odds-replaced = 離脱・交換
refit-odds-reduced = 離脱・損耗
refit-odds-replaced-and-reduced = 離脱・交換・損耗
refit-odds-eliminated = 除去
refit-odds-wreck = 残骸
refit-log-retained = { refit-place }：{ $about }
refit-log-gone = { refit-place }から除く：{ $about }
refit-log-fate =
    { $hex }の{ $pieces }：{ $fate ->
        [retained-in-area] エリアに保持
        [may-escape] 孤立エリアに保持
        [must-escape] 離脱を要する
        [retained-nearest] 最も近い場所に保持
        [retained-in-place] その場に保持
        [captured-or-destroyed] 敵の手に渡る
        [stays-unpossessed] 所有者なしでその場に残る
       *[wreck] 残骸
    }
refit-log-plight =
    { $hex }の{ $pieces }：{ $ending ->
        [recovered] 回復
        [confirmed-kill] 残骸
        [freed] ボグから脱出
       *[immobilized] 走行不能
    }
refit-log-cleared = マーカーを除去した
refit-log-batteries-lost = 無線機・チットとも喪失：{ $batteries }
refit-log-battery-kept = { $battery }は盤外で保持
refit-log-battery-brought = { $battery }をプレイに投入
refit-log-combined = { $gone }が{ $come }になる
refit-log-replenished = 再補充：{ $units }
refit-log-set-up = { $pieces }を配置：{ refit-place }
refit-log-low-ammo = 孤立エリアのAFVは弾薬不足で始める。
refit-subject-losses = { refit-side }の損害
refit-subject-points = { refit-side }のCPP
refit-subject-replenished = { refit-side }の再補充
refit-subject-shift = 配置転換：{ $place }→{ $goal }
refit-subject-group = 購入：{ $group }

## 選択肢

refit-choice-count-losses = 除去されたMMCを数える：{ refit-side }
refit-choice-clear = 取り除く
refit-choice-recovered = 回復
refit-choice-confirmed-kill = 撃破確定
refit-choice-freed = 脱出
refit-choice-immobilized = 走行不能
refit-choice-send = { $hex }のものを{ refit-place }へ
refit-choice-send-anywhere = { refit-side }の行き先を決める
refit-choice-escape-loaded = 荷を運んで離脱を試みる
refit-choice-escape-wounded = 負傷指揮官とともに離脱を試みる
refit-choice-escape-stunned = 麻痺状態で離脱を試みる
refit-choice-count-tracked = 追跡中のカウンターをエリアに保持：{ refit-side }
refit-choice-outside = ヘクスのカウンター
refit-choice-outside-immobile = MAの使える走行不能車両
refit-choice-outside-unarmed = MAの使えない走行不能車両
refit-choice-outside-destroyed = 敵が破壊する未所有の装備
refit-choice-count = 保持カウンターを数える
refit-choice-count-marked = 負傷・損傷したものを数える
refit-choice-mark = 状態を付ける
refit-choice-unmark = 状態を外す
refit-choice-possess = 装備を所有する
refit-choice-destroy = 装備を破壊する
refit-choice-combine = 統合：{ $about }
refit-choice-combine-told = 名前を挙げた半個分隊を統合
refit-choice-roll = ロール：{ $about }
refit-choice-table-named = { refit-table }を名指しでロール
refit-choice-trade = LMGを除去して車載MGを修理
refit-choice-lose-captured = 除去する
refit-choice-resupply = 補給する
refit-choice-withdraw-tanks = 進入エリアに移す
refit-choice-lose-recalled = 除去する
refit-choice-bring = { $battery }を投入する
refit-choice-keep = { $battery }をこのシナリオでは使わない
refit-choice-show = 居場所を公開する
refit-choice-bring-group = { $group }（{ $number }）：{ $about }
refit-choice-bring-radio = { $group }（{ $number }）：無線機とチットを砲兵中隊に加える
refit-choice-set-up = カウンターを配置する
refit-choice-shift-loaded = 荷を運んで配置転換を試みる
refit-choice-replenish-to = 分隊を指定した場所に再補充する
input-place = 場所（#1など、進入エリアはentry）
input-mark = 状態
input-pp = 運ぶPP
input-wounded = 負傷指揮官の数
input-built-for = 本来の陣営

## 質問

refit-ask-hex = { refit-place }：{ $about }。どのヘクスにありますか？
refit-ask-repair-number = { $about }に印刷された修理ナンバーは？なければ0です。
refit-weapon =
    { $unit }{ $kind ->
        [vehicular-weapon] の主砲以外の車載兵器
        [main-armament] の主砲
       *[none] {""}
    }
refit-fact-repair-number = 修理ナンバー：{ $about }

## できない理由

refit-arrivals-first = 先に{ $hexes }から出たものの行き先を決めてください。
refit-pairs-left = 先に同じ場所の同種の半個分隊を統合してください。
refit-rolls-due = まだロールしていません：{ $pieces }。
refit-rolled-already = { $unit }はすでにロール済みです。
refit-still-captured = 先に故障した捕獲兵器を除去してください。
refit-still-withdrawn = 先にイギリス軍戦車を進入エリアに移してください。
refit-still-recalled = 先に後退命令中のAFVを除去してください。
refit-none-captured = 故障した捕獲兵器は数えられていません。
refit-none-resupplied = 補給できる兵器は数えられていません。
refit-none-withdrawn = 退くイギリス軍戦車はありません（夕方シナリオでないか、数えられていません）。
refit-none-recalled = 後退命令中のAFVは数えられていません。
refit-none-eliminated = このシナリオの除去置き場に{ refit-side }のMMCはありません。
refit-none-tracked-in-areas = 自軍エリアに追跡中の{ refit-side }のカウンターはありません。
refit-battery-in-use = { $battery }はこのシナリオで使用済みです。
refit-battery-not-kept = { $battery }は保持中の砲兵中隊にありません。
refit-marked-already =
    すでにその状態です：{ $mark ->
        [wounded] 負傷
        [stunned] 麻痺
        [immobile] 走行不能
        [malfunctioned] 故障
        [disabled] 使用不能
        [spent] 特殊弾薬切れ
        [low-ammo] 弾薬不足
        [captured] 捕獲
        [recalled] 後退命令
       *[other] { $mark }
    }
refit-more-wounded-than-leaders = 負傷しうる指揮官は{ $count }名だけです。
refit-no-area-there = { $hex }はどの配置エリアにもありません。
refit-no-pairs = 同種の半個分隊がありません：{ refit-place }。
refit-nobody-arrives = { $hex }から行き先を選ぶものはありません。
refit-not-of-this-table = { $unit }はこの表の対象ではありません：{ refit-table }。
refit-not-there =
    { $place ->
        [entry] 進入エリア
        [map] その場
       *[other] エリア{ $place }
    }の{ $unit }は{ $there }個で、{ $count }個はありません。
refit-nothing-counted = { $place }には何も数えられていません。
refit-no-new-group = 場所を待つ{ $group }はありません。
refit-group-enters = { $group }はこのCG日の盤上配置として購入していないので、進入エリアから進入します。
refit-group-first = 購入したがまだ場所のない{ $group }のものかもしれません。先にその場所を決めるか、ここにある別の同種カウンターを数えてください。
refit-group-elsewhere = { $group }のものかもしれません。このRGは最初はすべて同じエリアに登場します（現在：{ refit-place }）。別の同種カウンターなら先に数えてください。
refit-nothing-to-show = { refit-side }に公開するものはもうありません。
refit-nothing-to-clear = 取り除くものは追跡されていません。
refit-only-equipment = 所有・破壊できるのは装備だけです。{ $unit }は違います。
refit-only-vehicles = 対象はAFVだけです。
refit-other-destination = 行けるのは次の場所です：{ $goals }
refit-too-many-rolls = 一度に1から{ $most }件までです。

## ログの見出し

do-elst-tell-outside = カウンターの処置
do-elst-send-to = 行き先を決定
do-elst-clear-markers = マーカーの除去
do-elst-end-plight = AFVのロール終了
do-elst-count-retained = 保持カウンターを計上
do-elst-drop-retained = 保持カウンターを削除
do-elst-mark-retained = カウンターの状態を変更
do-elst-count-tracked = 追跡カウンターを保持
do-elst-possess = 装備の所有・破壊
do-elst-consolidate = 統合
do-elst-trade-lmg = LMGと車載MGを交換
do-elst-resupply = 弾薬の補給
do-elst-lose-captured = 捕獲兵器の喪失
do-elst-withdraw-tanks = イギリス軍戦車の夜間後退
do-elst-lose-recalled = 後退命令中のAFVの喪失
do-elst-bring-group = 新しいRGを残存
do-elst-show-work = 配置転換・再補充した部隊を公開
do-elst-set-up-pieces = カウンターの配置
do-elst-count-losses = 損害を計上
do-elst-bring-battery = 砲兵中隊の投入
do-elst-keep-battery = 砲兵中隊の温存

## 規則の読み方

setting-refit-pile-is-refilled = 保持された砲兵中隊のチットは毎シナリオ8/3に戻す
setting-forces-exit-points-reset = 突破VPはシナリオごとに数え直す
