### 『Decision at Elst』の再装備フェイズ:手順、できないこと、DRM、処置。

## 手順

refit-step-melee = 混戦の完了
refit-step-markers = マーカー除去
refit-step-recovery = 回復・CGシナリオの終了
refit-step-shock-and-bog = 衝撃・ボグ
refit-step-setup-areas = 配置エリアの画定
refit-step-escape = 離脱
refit-step-possession = 装備の所有
refit-step-wounded = 負傷指揮官
refit-step-consolidation = 統合
refit-step-new-date = 新たなCG日の開始
refit-step-shift = 配置転換
refit-step-repair = 装備の修理
refit-step-replenishment = MMCの再補充
refit-step-cpp = CPP補充
refit-step-purchase = 増援グループの購入
refit-step-strength = 戦力・兵器・指揮官
refit-step-initiative = 主導権の決定
refit-step-setup = 初期配置

## 配置エリア

refit-not-strategic = このヘクスはそれ自体が戦略区域ではないので、戦略区域として支配できません。
refit-hex-off-map = 変更したヘクスのうち{ $count }個がマップ上にありません。

## ユニットと装備の処置

refit-fate-own-area = 今いる自軍配置エリアに残存します。
refit-fate-isolated = 孤立状態です。離脱を試みるか、配置エリアに残存します。
refit-fate-nearest = 非支配地域の経路で達する最も近い自軍配置エリアか進入エリアに残存します。
refit-fate-no-path = 非支配地域を通って自軍エリアに達する経路がないので、離脱を試みなければなりません。
refit-fate-no-mans-land = 無人地帯にいるので、離脱を試みなければなりません。
refit-fate-enemy-area = 敵配置エリアにいるので、離脱を試みなければなりません。
refit-fate-gun-outside = 自軍配置エリアの外にある砲は、所有者とともに離脱を試みなければなりません。所有者は先に放棄してもかまいません。
refit-fate-equipment-own = この配置エリアの支配陣営に残存します。
refit-fate-equipment-enemy = 敵配置エリアにある非所有の装備です。敵が捕獲するか破壊します。
refit-fate-equipment-left = 非所有状態のまま、そのヘクスにとどまります。
refit-fate-immobile-armed = 機能するMAを持つ走行不能車両が非支配地域にいます。その場で所有側に残存します。
refit-fate-immobile-unarmed = 機能するMAのない走行不能車両なので、残骸になります。
refit-fate-immobile-wreck = 自軍配置エリアの外にいる走行不能車両なので、残骸になります。

## 離脱と運搬

refit-empty-stack = スタックには少なくとも1個のユニットが必要です。
refit-vehicle-alone = 車両は1両ずつ離脱を試みます。
refit-equipment-cannot-escape = 離脱を試みるのは歩兵と車両だけです。装備は所有者とともに動きます。
refit-overloaded = { $pp }PPは運べません。上限は{ $most }PPです。
refit-vehicle-not-destroyed = 車両を破壊することはできません。
refit-no-infantry-to-destroy = 破壊できるのは、同じエリアに残存した歩兵だけです。

## 修正

refit-drm-lone-leader = 負傷していない単独のSMC
refit-drm-vehicle = AFV
refit-drm-leader = 指揮官
refit-drm-wounded = 負傷
refit-drm-stunned = 麻痺
refit-drm-gun = 砲を所有
refit-drm-size = 1HSを超える規模
refit-drm-beside-own-area = 自軍配置エリアに隣接
refit-drm-enemy-area = 敵配置エリア内
refit-drm-isolated = 孤立状態
refit-drm-smooth-path = 経路がすべて道路か開豁地
refit-drm-uncontrolled = 経路上の非支配地域{ $count }ヘクス
refit-drm-front-line = 前線ヘクス
refit-drm-uncontrolled-hex = 非支配地域内
refit-drm-vehicular = 車載兵器
refit-drm-repair-number = 修理ナンバー
refit-drm-no-crew = 操作班のいない砲
refit-drm-depleted = 減少戦力
refit-drm-volksgrenadier = 国民擲弾兵
refit-drm-ss-platoon = SS小隊

## 配置転換

refit-gun-cannot-shift = 砲は配置転換できません。
refit-immobile-cannot-shift = 走行不能の車両は配置転換できません。
refit-shifted-already = 配置転換の試みは1CG日に1回で、もう済んでいます。
refit-shift-to-same-place = すでにそこにいます。
refit-vehicle-stays-off-map = 進入エリアから配置転換できるのは歩兵だけです。
refit-area-isolated = このエリアは孤立しています。
refit-no-shift-path = 非支配地域・自軍配置エリア・利用可能な進入エリアだけを通る経路がありません。

## 修理

refit-captured-not-repaired = 捕獲兵器は修理できません。
refit-no-infantry-to-repair = 修理する歩兵が同じエリアに残存していません。
refit-mg-not-disabled = その車載MGは使用不能ではありません。
refit-no-lmg = 同じエリアに自軍のLMGが残存していません。
refit-captured-lost = 故障した捕獲兵器はdrなしで除去されます。
refit-captured-alone = 同じエリアに歩兵が残存していないので、drなしで保持されます。

## 再補充

refit-not-in-pool = このシナリオの損害に{ $unit }分隊は{ $count }個ありません。
refit-too-many-replenished = { $most ->
    [0] 損害が少なく、1個分隊も再補充できません。
   *[other] 再補充できるのは{ $most }個分隊までです。
}

## 購入

refit-negative = { $number }は0より小さい数です。
refit-unknown-group = この陣営に{ $group }という増援グループはありません。
refit-nothing-bought-first = 初回シナリオの前には何も購入しません。
refit-no-attack-chit-today = 25日昼には攻撃チットを購入できません。
refit-date-limit = { $group }を購入できるのは1CG日に{ $most }個までです。
refit-campaign-limit = { $group }を購入できるのはCGを通じて{ $most }個までです。
refit-one-infantry-group = ドイツ軍が購入できるIタイプのRGは、1CG日に1個だけです。
refit-no-tanks-at-dawn = イギリス軍の戦車は、朝のシナリオでは盤上配置できません。
refit-north-edge-closed = ドイツ軍が北端から進入できないので、I、V、HWタイプのRGを盤上配置で購入できません。
refit-no-open-area = 孤立していない自軍配置エリアがありません。
refit-too-few-points = { $cost }CPPが必要ですが、残りは{ $left }CPPです。
refit-weapon-with-own-group = RGが初めて登場するシナリオでは、そのSWは同じRGのユニットに所有させます。

## 主導権

refit-no-attack-chit = ドイツ軍はこの日の攻撃チットを持っていません。
refit-attacks-used-up = 攻撃チットは{ $most }枚とも使いました。
refit-chit-must-be-used = 攻撃チットは購入したCG日に使わなければなりません。
refit-play-area-empty = プレイエリアは縦横とも1ヘクス以上必要です。
refit-play-area-too-large = プレイエリアは最大で{ $most }×{ $most }ヘクスです。

## 初期配置

refit-hex-not-enterable = このヘクスにはどのユニットも進入できません。
refit-not-own-area = このユニットはエリア{ $area }に残存したので、そこに配置します。
refit-immobile-keeps-hex = 走行不能の車両は、今のヘクスとVCAをそのまま維持します。

## ルールの読み方

setting-refit-replenishment-pool = 再補充の対象にする損害
option-last-scenario = 終わったばかりのシナリオの損害
option-whole-campaign = これまでのキャンペーン全体の損害
setting-refit-pool-is-emptied = 再補充したら損害の記録を空にする
setting-refit-crew-is-half-squad = 失った操作班を再補充で半個分隊相当と数える
setting-refit-british-company-weapon = イギリス歩兵中隊がLMGのほかに受領するSW
option-dc = DC
option-piat = PIAT
setting-refit-entry-area-retains = 非支配地域のユニットは進入エリアにも残存できる
setting-refit-gun-outside-must-escape = 非支配地域にある所有された砲は離脱を要する
setting-refit-vehicle-repair-needs-infantry = 車載兵器の修理にも同じエリアの歩兵を要する
setting-refit-hexes-need-location = 無人地帯で配置エリアのどの戦略区域からも切り離されたヘクスは非支配地域になる

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
refit-group-british-i1 = 歩兵中隊
refit-group-british-v1 = 戦車トループI
refit-group-british-v2 = 戦車トループII
refit-group-british-g1 = 対戦車砲
refit-group-british-hw1 = 機関銃小隊
refit-group-british-hw2 = 軽迫撃砲小隊
refit-group-british-o1 = 大隊迫撃砲OBA
refit-group-british-o2 = 中野砲OBA

## アシスタント:実行したこと

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

## アシスタント:できないこと

refit-campaign-over = CGは終了しています。
refit-not-at-step = これは再装備フェイズの手順{ $step }で行います。
refit-under-way = 再装備フェイズはもう始まっています。
refit-no-step = シナリオのプレイ中です。先に終了してください。
refit-areas-first = 先に配置エリアを画定してください。
refit-chits-first = 先に両陣営が秘密の作業を終え、チットを公開してください。
refit-begin-instead = 初期配置をして、シナリオを始めてください。
refit-whole-map = イギリス軍攻撃ではマップ全体を使います。
refit-play-area-first = 先にドイツ軍がプレイエリアを指定します。
refit-only-mmc = 再補充できるのはMMCだけです。{ $unit }は違います。
refit-unknown-area = この陣営にエリア{ $area }はありません。
refit-purse-locked = { refit-side }の秘密は閉じています。
refit-other-work = 今は秘密の作業の別の段階です：{ $step ->
    [replenishment] 再補充
    [points] CPPのdr
    [purchase] 購入
    [rolls] 購入した部隊のロール
    [chit] 主導権チット
   *[done] 完了
}。
refit-not-on-order = { $group }は注文していません。
refit-not-ready = { refit-side }はまだ秘密の作業を終えていません。
refit-other-chit = { refit-side }が選んだのは別のチットです。
refit-chit-sealed = { refit-side }のチットは封印されています。公開できるのは本人だけです。
refit-chit-is-up = { refit-side }のチットはすでに公開されています。

## アシスタント:ロール

refit-roll-escape = { $units }の離脱
refit-roll-wounded = 負傷指揮官{ $count }人
refit-roll-immobile = 走行不能車両{ $count }両
refit-roll-stun = 麻痺した車両{ $count }両
refit-roll-weapon = 故障兵器{ $count }個
refit-roll-vehicular-weapon = 故障した車載兵器{ $count }個
refit-roll-main-armament = 故障した主砲{ $count }門
refit-roll-captured = 捕獲兵器{ $count }個
refit-roll-shift = { $units }の配置転換、行き先は{ $goal ->
    [entry] 進入エリア
   *[other] エリア{ $goal }
}
refit-roll-shift-losses = 配置転換の損害
refit-roll-points = CPP：{ $base }からdrを引く
refit-roll-strength = 購入した部隊の戦力
refit-roll-weapons = 減少戦力のグループのSW
refit-roll-leaders = 購入した部隊の指揮官
refit-ask-control = { $sides ->
    [british] イギリス軍
    [german] ドイツ軍
   *[both] どちらの陣営
}の支配する建物が一つも申告されていません。このまま配置エリアを画定しますか？「いいえ」なら、先にマップで支配を申告します。
refit-roll-first-setup = 双方攻撃：どちらが先に配置するか（イギリス軍のdr）
refit-weapon-of-group = { $group }の{ $weapon }

## アシスタント:ログ

refit-log-date = { refit-date }
refit-log-areas = 配置エリア：イギリス軍{ $british }、ドイツ軍{ $german }
refit-log-ready = { refit-side }の秘密の作業が終わりました。
refit-log-chit-up = { refit-side }がチットを公開：{ $chit ->
    [attack] 攻撃
   *[idle] 休止
}
refit-log-chits = イギリス軍：{ $british ->
    [attack] 攻撃
   *[idle] 休止
}、ドイツ軍：{ $german ->
    [attack] 攻撃
   *[idle] 休止
}
refit-log-over = { $side ->
    [british] イギリス軍がCGの敗北を認めました。
    [german] ドイツ軍がCGの敗北を認めました。
   *[nobody] CGが終了しました。
}
refit-log-points = { $count }CPPを獲得
refit-log-left = 残り：{ $units }
refit-idle-date = 戦闘休止日です。シナリオはありません。
refit-scenario-british-attack = イギリス軍攻撃：ドイツ軍が先に配置し、イギリス軍が先攻。マップ全体を使います。
refit-scenario-german-attack = ドイツ軍攻撃：イギリス軍が先に配置し、ドイツ軍が先攻。指定したプレイエリアで3ターン。
refit-scenario-both-attack = 双方攻撃
refit-escape-escapes = 離脱：{ $units }
refit-escape-replaced = 離脱、置き換え：{ $units }
refit-escape-reduced = 離脱、損耗：{ $units }
refit-escape-replaced-and-reduced = 離脱、置き換えと損耗：{ $units }
refit-escape-eliminated = 装備とともに除去。残り：{ $units }
refit-escape-wreck = 残骸。残り：{ $units }
refit-shift-success = 配置転換に成功しました。
refit-shift-failure = 配置転換に失敗しました。
refit-shift-success-with-losses = 損害を受けて配置転換に成功しました。
refit-shift-eliminated = 配置転換のユニットと装備はすべて除去されました。
refit-result-unwounded = 負傷から回復
refit-result-wounded = 負傷したまま
refit-result-eliminated = 除去
refit-result-mobile = 走行可能
refit-result-no-change = 変化なし
refit-result-recovered = 回復
refit-result-repaired = 修理
refit-result-disabled = 使用不能
refit-result-recalled = 使用不能。車両は帰還
refit-result-kept = 保持

## アシスタント:選択とパネル

elst-panel-refit = 再装備フェイズ
refit-choice-finish = シナリオが終わった
refit-choice-next = 次の手順へ
refit-choice-concede = CGの敗北を認める
refit-choice-no-vehicles = マップ上に走行可能な武装車両はない
refit-choice-fix = 配置エリアを画定する
refit-choice-escape = 離脱を試みる
refit-choice-losses = シナリオで除去されたMMCを申告する
refit-choice-table = { refit-table }を数だけでロール
refit-choice-reveal = 公開：イギリス軍{ $british ->
    [attack] 攻撃
   *[idle] 休止
}、ドイツ軍{ $german ->
    [attack] 攻撃
   *[idle] 休止
}
refit-choice-play-area = プレイエリアを指定する
refit-choice-begin = シナリオを始める
refit-choice-shift = 配置転換を試みる
refit-choice-replenish = 分隊を再補充する
refit-choice-replenish-none = 再補充しない
refit-choice-points = CPPのdrを振る
refit-choice-buy = { $group }を{ $cost }CPPで購入（{ $place ->
    [on-map] 盤上配置
   *[entering] 盤外から進入
}）
refit-choice-drop = { $group }の注文を取り消す
refit-choice-close = 注文を確定する
refit-choice-chit-attack = 攻撃を選ぶ
refit-choice-chit-idle = 休止を選ぶ
refit-choice-turn-up = 自軍のチットを公開する
input-count = 数
input-is-isolated = 孤立状態
input-is-front-line = 前線ヘクスにある
input-is-uncontrolled = 非支配地域にある
input-lacks-crew = 操作班のいない砲
input-repair-number = 印刷された修理ナンバー
input-origin = 元のエリア（#1など、進入エリアはentry）
input-goal = 行き先のエリア（#2など、進入エリアはentry）
input-first-corner = 一方の角
input-last-corner = 反対側の角
refit-points = { refit-side }のCPP
refit-column-side = 陣営
refit-column-area = エリア
refit-column-hexes = ヘクス数
refit-column-isolated = 孤立
refit-column-date = CG日
refit-column-group = グループ
refit-column-bought = P#
refit-column-strength = 戦力
refit-column-units = ユニット
refit-column-received = SW
refit-column-leaders = 指揮官
refit-column-set-up = 配置
refit-cell = { $text }
refit-yes = はい
refit-no = いいえ
refit-fact-date = CG日
refit-fact-step = 再装備フェイズの手順
# $side (british, german)
refit-fact-points = { $side ->
        [british] イギリス軍
       *[german] ドイツ軍
    }の残りのCPP
