### 『Decision at Elst』のルールによる拒否と説明：再装備フェイズ、新しいCG日。

## 4.510 新しいCG日

refit-step-new-date = 新たなCG日の開始
refit-log-date = { refit-date }

## 4.511 配置転換
## + refit-negative
## + refit-not-there
## + refit-overloaded

refit-task-shift = 配置転換
refit-subject-shift = 配置転換：{ $place ->
        [entry] 進入エリア
       *[other] { $place }
    }→{ $goal ->
        [entry] 進入エリア
       *[other] { $goal }
    }
refit-step-shift = 配置転換
refit-roll-shift = { COUNTERS($units) }の配置転換、行き先は{ $goal ->
    [entry] 進入エリア
   *[other] エリア{ $goal }
}
results-refit-roll-shift = 最終DR 8以下で配置転換、9か10は失敗、11は損害を受けて配置転換、12以上は除去
refit-immobile-cannot-shift = 走行不能の車両は配置転換できません。
refit-shift-to-same-place = すでにそこにいます。
refit-vehicle-stays-off-map = 進入エリアから配置転換できるのは歩兵だけです。
refit-area-isolated = このエリアは孤立しています。
refit-no-shift-path = 非支配地域・自軍配置エリア・利用可能な進入エリアだけを通る経路がありません。
refit-gun-cannot-shift = 砲は配置転換できません。
refit-shifted-already = 配置転換の試みは1CG日に1回で、もう済んでいます。
refit-drm-smooth-path = 経路がすべて道路か開豁地
refit-drm-uncontrolled = 経路上の非支配地域{ $count }ヘクス
refit-roll-shift-losses = 配置転換の損害
results-refit-roll-shift-losses = 4以上で歩兵は損耗、車両は除去
# $units（生き残り、または none）
refit-log-left = { $units ->
    [none] 残存ユニットはありません。
   *[other] 残り：{ COUNTERS($units) }
}
refit-shift-success = 配置転換に成功しました。
refit-shift-failure = 配置転換に失敗しました。
refit-shift-success-with-losses = 損害を受けて配置転換に成功しました。
refit-shift-eliminated = 配置転換のユニットと装備はすべて除去されました。
refit-odds-shift-success = 配置転換成功
refit-odds-shift-failure = 失敗
refit-odds-shift-success-with-losses = 損害を受けて配置転換
refit-odds-shift-eliminated = すべて除去

## 4.512 修理
## + refit-drm-isolated
## + refit-negative
## + refit-not-of-this-table
## + refit-rolls-due

refit-too-many-rolls = 一度に1から{ $most }件までです。
refit-step-repair = 装備の修理
refit-task-immobile = 走行不能車両
refit-ask-hex = { refit-place }：{ $about }。どのヘクスにありますか？
refit-drm-front-line = 前線ヘクス
refit-drm-uncontrolled-hex = 非支配地域内
refit-task-stun = 麻痺した車両
refit-rolled-already = { COUNTERS($unit) }はすでにロール済みです。
refit-task-weapon = 故障兵器
refit-task-vehicular-weapon = 故障した車載兵器
refit-task-main-armament = 故障した主砲
refit-ask-repair-number = { $about }に印刷された修理ナンバーは？なければ0です。
refit-fact-repair-number = 修理ナンバー：{ $about }
refit-drm-vehicular = 車載兵器
refit-drm-repair-number = 修理ナンバー
refit-drm-no-crew = 操作班のいない砲
refit-captured-not-repaired = 捕獲兵器は修理できません。
refit-no-infantry-to-repair = 修理する歩兵が同じエリアに残存していません。
refit-task-trade = LMGと車載MGの交換
refit-nothing-counted = { $place }には何も数えられていません。
refit-mg-not-disabled = その車載MGは使用不能ではありません。
refit-no-lmg = 同じエリアに自軍のLMGが残存していません。
refit-task-captured = 捕獲兵器
refit-task-lose-captured = 故障した捕獲兵器
refit-fact-lose-captured = 故障した捕獲兵器はロールなしで失われる。
refit-none-captured = 故障した捕獲兵器は数えられていません。
refit-captured-lost = 故障した捕獲兵器はdrなしで除去されます。
refit-captured-alone = 同じエリアに歩兵が残存していないので、drなしで残存します。
refit-task-resupply = 特殊弾薬と弾薬欠乏
refit-fact-resupply = 捕獲兵器でも孤立でもなければ、特殊弾薬は戻り、弾薬欠乏は解消する。
refit-none-resupplied = 補給できる兵器は数えられていません。
refit-task-withdraw-tanks = 夜間のイギリス軍戦車
refit-fact-withdraw-tanks = 夕方シナリオの後、孤立していない走行可能なイギリス軍戦車は進入エリアに移る。
refit-none-withdrawn = 退くイギリス軍戦車はありません（夕方シナリオでないか、数えられていません）。
refit-no-tanks-at-dawn = イギリス軍の戦車は、朝のシナリオでは盤上配置できません。
refit-task-lose-recalled = 帰還状態のAFV
refit-fact-lose-recalled = 帰還状態のAFVは失われる。
refit-none-recalled = 帰還状態のAFVは数えられていません。

## 4.513 再補充
## + refit-area-isolated

refit-task-replenishment = 再補充
refit-log-replenished = 再補充：{ $units }
refit-step-replenishment = MMCの再補充
refit-task-losses = シナリオの損害
refit-log-lost = { refit-side }の損失：{ $about }
refit-fact-squads-back = { refit-side }：この損害で分隊{ $count }個を再補充できる
refit-subject-losses = { refit-side }の損害
refit-none-eliminated = このシナリオの除去置き場に{ refit-side }のMMCはありません。
refit-not-in-pool = このシナリオの損害に{ $unit }分隊は{ $count }個ありません。
refit-too-many-replenished = { $most ->
    [0] 損害が少なく、1個分隊も再補充できません。
   *[other] 再補充できるのは{ $most }個分隊までです。
}
refit-only-mmc = 再補充できるのはMMCだけです。{ COUNTERS($unit) }は違います。
refit-choice-return = { $unit }を{ $lower }として再補充

## 4.514 CPP

refit-fact-carried = 繰り越し：{ $count } CPP
refit-step-cpp = CPP補充
refit-nothing-bought-first = 初回シナリオの前には何も購入しません。
refit-roll-points = CPP：{ $base }からdrを引く
refit-log-points = { $count }CPPを獲得

## 4.515 購入
## + refit-area-isolated

# $cost, $points, $left (文字列)
planner-cost = { $points }CPPのうち{ $cost }を使用、残り{ $left }
# $side, $count (ポイント)
elst-now-cpp = { refit-side }：CPP残り{ $count }、注文は未確定
refit-subject-group = 購入：{ refit-group-called }
refit-step-purchase = 増援グループの購入
refit-unknown-group = この陣営に{ $group }という増援グループはありません。
refit-too-few-points = { $cost }CPPが必要ですが、残りは{ $left }CPPです。
refit-date-limit = { refit-group-called }を購入できるのは1CG日に{ $most }個までです。
refit-campaign-limit = { refit-group-called }を購入できるのはCGを通じて{ $most }個までです。
refit-group-enters = { $group }はこのCG日の盤上配置として購入していないので、進入エリアから進入します。
refit-no-open-area = 孤立していない自軍配置エリアがありません。
refit-one-infantry-group = ドイツ軍が購入できるIタイプのRGは、1CG日に1個だけです。
refit-north-edge-closed = ドイツ軍が北端から進入できないので、I、V、HWタイプのRGを盤上配置で購入できません。
refit-no-attack-chit-today = 25日昼には攻撃チットを購入できません。
refit-chit-must-be-used = 攻撃チットは購入したCG日に使わなければなりません。
refit-secret-group-enters = { $group }を秘密にしておけるのは、進入を待つ盤外だけです。
refit-log-group-hidden = { $group }は秘密のまま盤外で待つ

## 4.516 RGの戦力、SW、指揮官
## + refit-log-group

# $group, $black と $red (そのチットの数)
refit-log-battery = { $group }：無線機、黒チット{ $black }枚、赤チット{ $red }枚
refit-fact-records = 両陣営は、RGの戦力・兵器・指揮官の結果をここで公開します。
refit-step-strength = 戦力・兵器・指揮官
# $about (グループ), $percentと$fraction (chance-exactと同じ)
planner-full = { $about }が完全戦力：{ $percent }%（{ $fraction }）
refit-roll-strength = 購入した部隊の戦力
results-refit-roll-strength = 8以下は完全戦力、9以上は減少戦力
refit-roll-weapons = 減少戦力のグループのSW
results-refit-roll-weapons = 4以下で受領
refit-weapon-with-own-group = RGが初めて登場するシナリオでは、そのSWは同じRGのユニットに所有させます。
refit-roll-leaders = 購入した部隊の指揮官
refit-drm-depleted = 減少戦力
refit-drm-volksgrenadier = 国民擲弾兵
refit-drm-ss-platoon = SS小隊

## 4.517 主導権
## + refit-fact-attacks-left

refit-task-reveal = 主導権
refit-step-initiative = 主導権の決定
refit-show-first = 戦闘休止日です。まず{ $side ->
    [british] イギリス軍
   *[german] ドイツ軍
}が配置転換と再補充の結果を示します。
refit-chits-first = 秘密の作業を終え、両チットを公開してください。
refit-not-ready = { refit-side }はまだ秘密の作業を終えていません。
refit-other-chit = { refit-side }が選んだのは別のチットです。
refit-chit-sealed = { refit-side }のチットは封印されています。公開できるのは本人だけです。
refit-chit-is-up = { refit-side }のチットはすでに公開されています。
refit-log-ready = { refit-side }の秘密の作業が終わりました。
refit-log-chit-up = { refit-side }がチットを公開：{ $chit ->
    [attack] 攻撃
   *[idle] 戦闘休止
}
refit-no-attack-chit = ドイツ軍はこの日の攻撃チットを持っていません。
refit-attacks-used-up = 攻撃チットは{ $most }枚とも使いました。
refit-log-chits = イギリス軍：{ $british ->
    [attack] 攻撃
   *[idle] 戦闘休止
}、ドイツ軍：{ $german ->
    [attack] 攻撃
   *[idle] 戦闘休止
}
refit-scenario-british-attack = イギリス軍攻撃：ドイツ軍が先に配置し、イギリス軍が先攻。マップ全体を使います。
refit-scenario-german-attack = ドイツ軍攻撃：イギリス軍が先に配置し、ドイツ軍が先攻。指定したプレイエリアで3ターン。
refit-roll-first-setup = 双方攻撃：どちらが先に配置するか（イギリス軍のdr）
refit-log-play-area = プレイエリア：{ $hexes }を角とする範囲。
refit-play-area-empty = プレイエリアは縦横とも1ヘクス以上必要です。
refit-play-area-too-large = プレイエリアは最大で{ $most }×{ $most }ヘクスです。
refit-play-area-first = 先にドイツ軍がプレイエリアを指定します。
refit-play-area-after-setup = ドイツ軍がプレイエリアを指定するのは、イギリス軍の初期配置後です。
elst-outside-play-area = { $hex }はこの攻撃のプレイエリア外です。
entry-outside-play-area = { $faction ->
    [british] イギリス軍
   *[german] ドイツ軍
}の進入ヘクスはプレイエリアにないため、この攻撃中は誰も進入しません。
overlay-elst-play-area = プレイエリア
refit-whole-map = イギリス軍攻撃ではマップ全体を使います。
refit-idle-date = 戦闘休止日です。シナリオはありません。

## 4.518 初期配置
## + elst-now-not-set-up
## + refit-not-there

refit-task-set-up = 初期配置
refit-task-show = 配置転換・再補充した部隊の公開
refit-log-set-up = { COUNTERS($pieces) }を配置：{ refit-place }
refit-log-set-up-in =
    { $hex }{ $level ->
        [1] の尖塔
       *[0] {""}
    }：{ COUNTERS($pieces) }を配置：{ refit-place }
# $side (先に配置する側), $isolated (yes, no)
refit-log-set-up-early = 先に{ refit-side }が{ $isolated ->
        [yes] 孤立しているもの
       *[no] 盤上で始めるそれ以外のもの
    }を配置します。
refit-nothing-to-show = { refit-side }に公開するものはもうありません。
refit-step-setup = 初期配置
refit-begin-instead = 初期配置をして、シナリオを始めてください。
refit-fact-setup-isolated = { $number }. { refit-side }：孤立しているもの
refit-log-low-ammo = 孤立エリアのAFVは弾薬欠乏で始める。
refit-not-own-area = このユニットはエリア{ $area }に残存したので、そこに配置します。
refit-immobile-keeps-hex = 走行不能の車両は、今のヘクスとVCAをそのまま維持します。
entry-not-own-rally = { $faction ->
    [british] イギリス軍
   *[german] ドイツ軍
}が盤外配置するのは自軍のRPhです。そのプレイヤーターン中に進入します。
entry-placed-first = 残存したものは、まず自軍のRPhに盤外配置し、そのプレイヤーターン中に進入します。
refit-fact-setup-others = { $number }. { refit-side }：盤上で始めるその他のもの
refit-hex-not-enterable = このヘクスにはどのユニットも進入できません。
# $count
elst-now-in-secret = 秘密のまま盤外で待つRG{ $count }個：進入する前に公開します

## 4.6 プレイの開始

refit-task-begin = プレイ開始
refit-fact-moves-first = 先に移動するのは{ refit-side }。
