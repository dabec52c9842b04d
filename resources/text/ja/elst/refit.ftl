### 『Decision at Elst』の再装備フェイズ:実行したこと、質問、できないこと、選択。

## 事実：キャンペーンの日付と手順

option-23-evening = 9月23日夕方
option-24-morning = 9月24日朝
option-24-noon = 9月24日昼
option-24-evening = 9月24日夕方
option-25-morning = 9月25日朝
option-25-noon = 9月25日昼
option-4-501 = 4.501 { refit-step-melee }
option-4-502 = 4.502 { refit-step-markers }
option-4-503 = 4.503 { refit-step-recovery }
option-4-504 = 4.504 { refit-step-shock-and-bog }
option-4-505 = 4.505 { refit-step-setup-areas }
option-4-506 = 4.506 { refit-step-escape }
option-4-507 = 4.507 { refit-step-possession }
option-4-508 = 4.508 { refit-step-wounded }
option-4-509 = 4.509 { refit-step-consolidation }
option-4-510 = 4.510 { refit-step-new-date }
option-4-511 = 4.511 { refit-step-shift }
option-4-512 = 4.512 { refit-step-repair }
option-4-513 = 4.513 { refit-step-replenishment }
option-4-514 = 4.514 { refit-step-cpp }
option-4-515 = 4.515 { refit-step-purchase }
option-4-516 = 4.516 { refit-step-strength }
option-4-517 = 4.517 { refit-step-initiative }
option-4-518 = 4.518 { refit-step-setup }

## 選択とパネル

refit-choice-count-losses = 除去されたMMCを数える：{ refit-side }
refit-choice-clear = 取り除く
refit-choice-recovered = 回復
refit-choice-confirmed-kill = 撃破確定
refit-choice-freed = 脱出
refit-choice-immobilized = 走行不能
refit-choice-send-anywhere = { refit-side }の行き先を決める
refit-choice-escape-loaded = 荷を運んで離脱を試みる
refit-choice-escape-wounded = 負傷指揮官とともに離脱を試みる
refit-choice-escape-stunned = 麻痺状態で離脱を試みる
refit-choice-count-tracked = 追跡中のカウンターをエリアに残存：{ refit-side }
refit-choice-outside = ヘクスのカウンター
refit-choice-outside-immobile = MAの使える走行不能車両
refit-choice-outside-unarmed = MAの使えない走行不能車両
refit-choice-outside-destroyed = 敵が破壊する未所有の装備
refit-choice-count = 残存カウンターを数える
refit-choice-count-marked = 負傷・損傷したものを数える
refit-choice-mark = 状態を付ける
refit-choice-unmark = 状態を外す
refit-choice-possess = 装備を所有する
refit-choice-destroy = 装備を破壊する
refit-choice-combine-told = 名前を挙げた半個分隊を統合
refit-choice-roll = ロール：{ $about }
refit-choice-roll-also = 負傷してロール：{ $about }
refit-choice-roll-malfunctioned = 故障してロール：{ $about }
refit-choice-captured-malfunctioned = 故障：{ $about }
refit-fact-attacks-left = イギリス軍の残り攻撃チット：{ $count }
refit-log-group = { refit-group-called }{ $strength ->
    [full] 、完全戦力
    [depleted] 、減少戦力
   *[none] { "" }
}：{ COUNTERS($counters) }
# $about (what else is on the order)
refit-ordered = { refit-group-called }{ $place ->
    [on-map] （盤上）
   *[entering] { "" }
}
refit-order-dropped = 注文を取り消し：{ refit-group-called }
refit-order-now = 注文：{ $about }
refit-ordered-and = { $about }、{ refit-ordered }
refit-ordered-nothing = 注文なし
refit-chosen-attack = 攻撃
refit-chosen-idle = 戦闘休止
refit-choice-table-named = { refit-table }を名指しでロール
refit-choice-trade = LMGを除去して車載MGを修理
refit-choice-trade-for = LMGを除去して車載MGを修理：{ $about }
refit-choice-lose-captured = 除去する
refit-choice-resupply = 補給する
refit-choice-withdraw-tanks = 進入エリアに移す
refit-choice-lose-recalled = 除去する
refit-choice-bring = { $battery }を投入する
refit-choice-keep = { $battery }をこのシナリオでは使わない
refit-choice-show = 居場所を公開する
refit-choice-bring-group = { $group }（{ $number }）：{ $about }
refit-choice-hide-group = { $group }（{ $number }）：秘密のまま盤外に置く
refit-choice-show-group = 進入する{ $group }（{ $number }）を公開する
refit-choice-bring-radio = { $group }（{ $number }）：無線機とチットを砲兵中隊に加える
refit-choice-set-up-from = 配置：{ $about }から
refit-task-set-up-order = 配置の順番
refit-choice-set-up = カウンターを配置する
refit-choice-shift-loaded = 荷を運んで配置転換を試みる
refit-choice-replenish-to = 分隊を指定した場所に再補充する
input-place = 場所（#1、F19、進入エリアなど）
input-mark = 状態
input-pp = 運ぶPP
input-wounded = 負傷指揮官の数
input-built-for = 本来の陣営
elst-panel-refit = 再装備フェイズ
refit-choice-finish = 再装備フェイズへ
refit-choice-next = 次の手順へ
refit-choice-concede = CGの敗北を認める
also-refit-choice-concede = 投了、降参、降伏、負けを認める
refit-choice-no-vehicles = マップ上に走行可能な武装車両はない
refit-choice-fix = 配置エリアを画定する
refit-choice-escape = 離脱を試みる
refit-choice-losses = シナリオで除去されたMMCを申告する：{ refit-side }
refit-choice-table = { refit-table }を数だけでロール
refit-choice-reveal = 公開：イギリス軍{ $british ->
    [attack] 攻撃
   *[idle] 戦闘休止
}、ドイツ軍{ $german ->
    [attack] 攻撃
   *[idle] 戦闘休止
}
refit-choice-play-area = プレイエリアを指定する
refit-choice-begin = シナリオを始める
refit-choice-shift-from = 配置転換：{ $about }から
refit-choice-shift = 配置転換を試みる
refit-choice-replenish = 分隊を再補充する
refit-choice-replenish-none = 再補充しない
refit-choice-points = CPPのdrを振る
# $about（名称）
refit-choice-buy = { refit-group-called }を{ $cost }CPPで購入（{ $place ->
    [on-map] 盤上配置
   *[entering] 盤外から進入
}）{ $group ->
    [attack-chit] { "" }
   *[other] ：{ $about }
}
refit-choice-drop = { refit-group-called }の注文を取り消す
refit-choice-close = 注文を確定する
refit-choice-chit-attack = 攻撃を選ぶ
refit-choice-chit-idle = 戦闘休止を選ぶ
refit-choice-turn-up = 自軍のチットを公開する
input-count = 数
input-is-isolated = 孤立状態
input-is-front-line = 前線ヘクスにある
input-is-uncontrolled = 非支配地域にある
input-lacks-crew = 操作班のいない砲
input-repair-number = 印刷された修理ナンバー
input-origin = 元のエリア（#1、F19、進入エリアなど）
input-goal = 行き先のエリア（#2、F19、進入エリアなど）
input-first-corner = 一方の角
input-last-corner = 反対側の角
refit-cell = { $text }
refit-fact-date = CG日
also-refit-fact-date = CG日
refit-fact-step = 再装備フェイズの手順
also-refit-fact-step = 再装備フェイズ RePh
# $side (british, german)
refit-fact-points = { $side ->
        [british] イギリス軍
       *[german] ドイツ軍
    }の残りのCPP
also-refit-fact-points = キャンペーン購入ポイント CPP
# $side (british, german)
refit-fact-earlier = { $side ->
        [british] イギリス軍
       *[german] ドイツ軍
    }が以前に購入したグループ（I1 V2）
refit-fact-attacks-before = 以前に使ったイギリス軍の攻撃チット

## ロールと質問

refit-weapon =
    { $side ->
        [german] ドイツ軍の
        [british] イギリス軍の
       *[none] {""}
    }{ COUNTERS($unit) }{ $kind ->
        [vehicular-weapon] の主砲以外の車載兵器
        [main-armament] の主砲
       *[none] {""}
    }
refit-roll-wounded = 負傷指揮官{ $count }人
refit-roll-immobile = 走行不能車両{ $count }両
refit-roll-stun = 麻痺した車両{ $count }両
refit-roll-weapon = 故障兵器{ $count }個
refit-roll-vehicular-weapon = 故障した車載兵器{ $count }個
refit-roll-main-armament = 故障した主砲{ $count }門
refit-roll-captured = 捕獲兵器{ $count }個
# $battery, $radio (working, malfunctioned)
refit-log-kept-radio = { $battery }の無線機が{ $radio ->
    [working] 直った
   *[malfunctioned] 故障
}
refit-weapon-of-group = { $group }の{ $weapon }

## できないこと

refit-marked-already =
    すでにその状態です：{ $mark ->
        [wounded] 負傷
        [stunned] 麻痺
        [immobile] 走行不能
        [malfunctioned] 故障
        [mg-malfunctioned] MG故障
        [ma-disabled] MA使用不能
        [disabled] MG使用不能
        [spent] 特殊弾薬切れ
        [low-ammo] 弾薬欠乏
        [captured] 捕獲
        [recalled] 帰還
       *[other] { $mark }
    }
refit-hex-off-map = 変更したヘクスのうち{ $count }個がマップ上にありません。
refit-unknown-area = この陣営にエリア{ $area }はありません。
refit-purse-locked = { refit-side }の秘密は閉じています。
refit-not-on-order = { refit-group-called }は注文していません。

## 実行したこと

do-elst-tell-outside = カウンターの処置
do-elst-send-to = 行き先を決定
do-elst-clear-markers = マーカーの除去
do-elst-end-plight = AFVのロール終了
do-elst-count-retained = 残存カウンターを計上
do-elst-drop-retained = 残存カウンターを削除
do-elst-mark-retained = カウンターの状態を変更
do-elst-count-tracked = 追跡カウンターを残存
do-elst-possess = 装備の所有・破壊
do-elst-consolidate = 統合
do-elst-trade-lmg = LMGと車載MGを交換
do-elst-resupply = 弾薬の補給
do-elst-lose-captured = 捕獲兵器の喪失
do-elst-withdraw-tanks = イギリス軍戦車の夜間後退
do-elst-lose-recalled = 帰還状態のAFVの喪失
do-elst-bring-group = 新しいRGを残存
do-elst-show-work = 配置転換・再補充した部隊を公開
do-elst-set-up-pieces = カウンターの配置
do-elst-count-losses = 損害を計上
do-elst-bring-battery = 砲兵中隊の投入
do-elst-keep-battery = 砲兵中隊の温存
do-elst-finish-scenario = シナリオの終了
do-elst-next-refit-step = 再装備フェイズの次の手順へ
do-elst-tell-vehicles = 走行可能な武装車両を申告
do-elst-correct-areas = 配置エリアを手で修正
do-elst-fix-areas = 配置エリアを画定
do-elst-tell-losses = シナリオの損害を申告
do-elst-try-escape = 離脱
do-elst-roll-table = { refit-table }のdr
do-elst-try-shift = 配置転換
do-elst-replenish = 再補充
do-elst-roll-points = CPPのdr
do-elst-buy-group = 増援グループを注文
do-elst-drop-group = 増援グループの注文を取り消し
do-elst-close-order = 注文を確定
do-elst-choose-chit = 主導権チットを選択
do-elst-turn-up-chit = 主導権チットを公開
do-elst-reveal-chits = 主導権チットを公開
do-elst-mark-play-area = プレイエリアを指定
do-elst-begin-scenario = シナリオを開始
do-elst-concede = CGの敗北を認める
refit-table = { $kind ->
    [wounded] 負傷指揮官
    [immobile] 走行不能車両
    [stun] 麻痺した車両
    [weapon] 故障兵器
    [vehicular-weapon] 車載兵器
    [main-armament] 主砲
   *[captured] 捕獲兵器
}
refit-side = { $side ->
    [british] イギリス軍
    [german] ドイツ軍
   *[other] { $side }
}
refit-date = 9月{ $day }日{ $time ->
    [morning] 朝
    [noon] 昼
   *[evening] 夕方
}

## 増援グループ

refit-group-german-i1 = SS歩兵小隊
refit-group-german-i2 = SS歩兵中隊
refit-group-german-i3 = 国民擲弾兵中隊
refit-group-german-v1 = Pz III小隊
refit-group-german-v2 = Pz V小隊
refit-group-german-v3 = Pz VI小隊
refit-group-german-v4 = SS突撃砲小隊
refit-group-german-g1 = 対戦車砲I
refit-group-german-g2 = 対戦車砲II
refit-group-german-hw1 = SS機関銃小隊
refit-group-german-o1 = 大隊迫撃砲OBA
refit-group-german-o2 = 野砲OBA
refit-group-german-o3 = ロケットOBA
refit-group-german-attack-chit = 攻撃チット
# $group (as the tables call it: i1, attack-chit)
refit-group-called = { $group ->
    [attack-chit] { refit-group-german-attack-chit }
   *[other] { $group }
}
refit-group-british-i1 = 歩兵中隊
refit-group-british-v1 = 戦車トループI
refit-group-british-v2 = 戦車トループII
refit-group-british-g1 = 対戦車砲
refit-group-british-hw1 = 機関銃小隊
refit-group-british-hw2 = 軽迫撃砲小隊
refit-group-british-o1 = 大隊迫撃砲OBA
refit-group-british-o2 = 中野砲OBA

## 結果

refit-scenario-both-attack = 双方攻撃
refit-escape-wreck = 残骸
refit-result-unwounded = 負傷から回復
refit-result-wounded = 負傷したまま
refit-result-eliminated = 除去
refit-result-mobile = 走行可能
refit-result-no-change = 変化なし
refit-result-recovered = 回復
refit-result-repaired = 修理
refit-result-disabled = 使用不能
refit-result-recalled = 使用不能。車両は帰還
refit-result-kept = 残存
