### 『Decision at Elst』のルールによる拒否と説明：再装備フェイズ、シナリオの終わり。

## 4.5 再装備フェイズ

# $step (再装備フェイズの手順。テキストの名による)、$asks (追跡しているものによりnothing（なし）かsomething（あり）)
elst-now-step = { $step ->
    [melee] 混戦を終わらせ、失ったMMCを記す
    [markers] 自動的に取り除く：次へ
    [recovery] { $asks ->
        [nothing] 自動的に回復する：次へ
       *[something] 自動的に回復する。支配と失ったMMCを記す
    }
    [shock-and-bog] { $asks ->
        [nothing] 衝撃・ボグのAFVなし：次へ
       *[something] 衝撃・ボグのAFVの結果を記す
    }
    [setup-areas] エリアは画定済み：次へ
    [escape] 離脱を試み、他のものの行方を記す
    [possession] { $asks ->
        [nothing] 所有されていない装備なし：次へ
       *[something] エリアに残る装備を所有または破壊する
    }
    [wounded] { $asks ->
        [nothing] dr待ちの負傷指揮官なし：次へ
       *[something] 負傷指揮官のdrを行う
    }
    [consolidation] HSは自動的に統合する：次へ
    [new-date] CG日は自動的に進む：次へ
    [shift] 各陣営が秘密に配置転換する
    [repair] 損傷したもののdrを行う
    [initiative] 両方のチットを公開する
    [setup] シナリオを始める
   *[other] 各陣営の秘密の作業
}
# $side, $about (作業の段階)
elst-now-work = { refit-side }：{ $about }
refit-no-phase-after = 「{ $date }」の後に再装備フェイズはありません。
refit-not-at-step = これは再装備フェイズの手順{ $step }で行います。
refit-under-way = 再装備フェイズはもう始まっています。
refit-no-step = シナリオのプレイ中です。先に終了してください。
refit-other-work = 今は秘密の作業の別の段階です：{ $step ->
    [replenishment] 再補充
    [points] CPPのdr
    [purchase] 購入
    [rolls] 購入した部隊のロール
    [chit] 主導権チット
   *[done] 完了
}。

## 4.501 混戦の決着

refit-task-melee = 白兵戦の解決
refit-step-melee = 混戦の完了
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
       *[flipped] を+1の面に裏返す。車両は帰還状態になりうるほか、望むならCE状態にしてよい。
    }

## 4.502 マーカーの除去

refit-task-markers = マーカーの除去
refit-fact-markers = 除去：OBAカウンター、煙幕・WP、目標捕捉、DM、CX、移動中、CE。残骸は残る。
refit-log-cleared = マーカーを除去した
refit-nothing-to-clear = 取り除くものは追跡されていません。
refit-step-markers = マーカー除去

## 4.503 回復

refit-task-recovery = 回復
refit-fact-recovery = 混乱ユニットはすべてDRなしで回復し、支配が確定する。この手順でシナリオは終わる。
refit-step-recovery = 回復・CGシナリオの終了
# $side, $hexes
refit-choice-stood-in = 味方だけがいる建物は{ refit-side }の支配：{ $hexes }

## 4.504 衝撃とボグ

refit-rolls-due = まだロールしていません：{ COUNTERS($pieces) }。
refit-task-shock = 衝撃・UKのAFV
refit-task-bog = ボグしたAFV
refit-fact-shock = 該当AFVは回復するか撃破が確認されるまで振り続ける。
refit-fact-bog = 該当AFVは脱出するか走行不能になるまで試みる。MPは無視する。
refit-log-plight =
    { $hex }の{ $pieces }：{ $ending ->
        [recovered] 回復
        [confirmed-kill] 残骸
        [freed] ボグから脱出
       *[immobilized] 走行不能
    }
elst-now-plight = 衝撃・ボグのAFV{ $count }両がロール待ち
refit-choice-plight =
    { $hex }の{ $about }：{ $ending ->
        [recovered] { refit-choice-recovered }
        [confirmed-kill] { refit-choice-confirmed-kill }
        [freed] { refit-choice-freed }
       *[immobilized] { refit-choice-immobilized }
    }
refit-only-vehicles = 対象はAFVだけです。
refit-step-shock-and-bog = 衝撃・ボグ

## 4.505 配置エリア

# $holding (as in the rules, none where the correction is taken back)
refit-log-corrected = { $hex }：{ $holding ->
    [british] イギリス軍
    [german] ドイツ軍
    [no-mans-land] 無人地帯
    [uncontrolled] 非支配地域
   *[none] 記録どおり
}
refit-task-areas = 配置エリア
refit-fact-areas = 支配をマップ上でなぞり、MAの使える走行可能車両を指定し、卓上と違うヘクスを直す。
refit-step-setup-areas = 配置エリアの画定
refit-areas-first = 先に配置エリアを画定してください。
refit-ask-control = { $sides ->
    [british] イギリス軍
    [german] ドイツ軍
   *[both] どちらの陣営
}の支配する建物が一つも申告されていません。このまま配置エリアを画定しますか？「いいえ」なら、先にマップで支配を申告します。
refit-log-areas = 配置エリア：イギリス軍{ $british }、ドイツ軍{ $german }

## 4.5053 非支配地域

refit-fate-nearest = 非支配地域の経路で達する最も近い自軍配置エリアか進入エリアに残存します。残存するとオーバースタックになる孤立したエリアは無視します。
refit-fate-no-path = 非支配地域を通って自軍エリア（オーバースタックになる孤立したエリアを除く）に達する経路がないので、離脱を試みなければなりません。
refit-fate-immobile-unarmed = 機能するMAのない走行不能車両なので、残骸になります。

## 4.5056 自軍配置エリアの中

refit-task-retained = 残存しているもの
refit-none-tracked-in-areas = 自軍エリアに追跡中の{ refit-side }のカウンターはありません。
refit-no-area-there = { $hex }はどの配置エリアにもありません。
refit-not-there =
    { $place ->
        [entry] 進入エリア
        [map] その場
       *[other] エリア{ $place }
    }の{ COUNTERS($unit) }は{ $there }個で、{ $count }個はありません。
refit-fate-own-area = 今いる自軍配置エリアに残存します。
refit-empty-stack = スタックには少なくとも1個のユニットが必要です。

## 4.5057 自軍配置エリアの外

refit-task-outside = 離脱を要しないもの
refit-log-fate =
    { $hex }の{ COUNTERS($pieces) }：{ $fate ->
        [retained-in-area] エリアに残存
        [may-escape] 孤立エリアに残存
        [must-escape] 離脱を要する
        [retained-nearest] 最も近い場所に残存
        [retained-in-place] その場に残存
        [captured-or-destroyed] 敵の手に渡る
        [destroyed] 敵が破壊
        [stays-unpossessed] 所有者なしでその場に残る
       *[wreck] 残骸
    }
# $about (counters), $side, $hex, $fate, $gun ("left" where they abandon it)
refit-choice-straggler =
    { refit-side }、{ $hex }の{ $about }{ $gun ->
        [left] （砲は放棄）
       *[none] {""}
    }：{ $fate ->
        [must-escape] 離脱を試みなければならない
        [may-escape] 孤立したエリアから離脱を試みる
        [retained-in-area] エリアに残存する
        [retained-nearest] 最も近い場所に残存する
        [retained-in-place] その場に残存する
        [captured-or-destroyed] 敵が捕獲する
        [destroyed] 敵が破壊する
        [stays-unpossessed] 所有者なしでその場に残る
       *[wreck] 残骸
    }
elst-now-not-set-up = 未配置のカウンター：{ $count }
elst-now-stragglers = エリアの外に{ $count }スタック
refit-fate-no-mans-land = 無人地帯にいるので、離脱を試みなければなりません。
refit-fate-enemy-area = 敵配置エリアにいるので、離脱を試みなければなりません。
refit-fate-equipment-enemy = 敵配置エリアにある非所有の装備です。敵が捕獲するか破壊します。
refit-fate-equipment-left = 非所有状態のまま、そのヘクスにとどまります。
refit-fate-immobile-armed = 機能するMAを持つ走行不能車両が非支配地域にいます。その場で所有側に残存します。
refit-retained-in-its-hex = エリア外のその場に残存したので、{ $hexes }に配置します。
refit-fate-immobile-wreck = 自軍配置エリアの外にいる走行不能車両なので、残骸になります。

## 4.506 離脱
## + refit-empty-stack

refit-task-escape = 離脱
refit-step-escape = 離脱
ask-wounded-again = 負傷中の{ COUNTERS($unit) }が損耗します。基本ルールの負傷の規定で除去されますか。
# $units (除去されたもの), $gear (装備)
refit-ask-lost-gear = 除去：{ COUNTERS($units) }。{ COUNTERS($gear) }を所有していたのは彼らですか。
refit-roll-escape = { $hex }の{ COUNTERS($units) }の離脱
# $drm (合計、符号つき)
results-refit-roll-escape = DRM計{ $drm }
# $span、$least、$most (最終DR)、$about (refit-odds-…のどれか)
refit-outcome-on = { $span ->
    [up-to] { $most }以下
    [from] { $least }以上
    [one] { $least }
   *[between] { $least }～{ $most }
}：{ $about }
refit-fate-isolated = 孤立状態です。離脱を試みるか、配置エリアに残存します。
refit-levels-apart = 地上と尖塔は別の区域です。それぞれ別に離脱を試みます。
refit-vehicle-alone = 車両は1両ずつ離脱を試みます。
refit-equipment-cannot-escape = 離脱を試みるのは歩兵と車両だけです。装備は所有者とともに動きます。
refit-more-wounded-than-leaders = 負傷しうる指揮官は{ $count }名だけです。
refit-overloaded = { $pp }PPは運べません。上限は{ $most }PPです。
refit-negative = { $number }は0より小さい数です。
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
# $original, $drm (符号つき), $final, $about (下のいずれか)
escape-result = DR { $original } { $drm } = { $final }：{ $about }
escape-results = 結果
refit-odds-escapes = 離脱成功
# $units: 残るユニット
refit-odds-replaced = 置き換え（{ COUNTERS($units) }）
refit-odds-reduced = 損耗（{ COUNTERS($units) }）
refit-odds-replaced-and-reduced = 置き換えと損耗（{ COUNTERS($units) }）
refit-odds-wounded-again = { $about }、負傷した指揮官は確認
refit-odds-eliminated = 除去
refit-escape-escapes = 離脱：{ COUNTERS($units) }
refit-escape-replaced = 離脱、置き換え：{ COUNTERS($units) }
refit-escape-ss = SSは置き換えられない
refit-escape-reduced = 離脱、損耗：{ COUNTERS($units) }
refit-escape-replaced-and-reduced = 離脱、置き換えと損耗：{ COUNTERS($units) }
refit-escape-none-left = 損耗で誰も残らず、装備とともに除去
refit-escape-eliminated = 装備とともに除去
refit-escape-lost = 除去：{ COUNTERS($units) }
refit-choice-send = { $hex }のものを{ refit-place }へ
refit-arrivals-first = 先に{ $hexes }から出たものの行き先を決めてください。
refit-nobody-arrives = { $hex }から行き先を選ぶものはありません。
refit-other-destination = 行けるのは次の場所です：{ $goals }

## 4.507 装備の所有

refit-task-possession = エリア内の装備
refit-fact-possession = エリア内の装備はそのエリアの陣営のもの。車両以外は同じエリアの歩兵が破壊できる。
refit-only-equipment = 所有・破壊できるのは装備だけです。{ COUNTERS($unit) }は違います。
refit-step-possession = 装備の所有
refit-fate-equipment-own = この配置エリアの支配陣営に残存します。
refit-vehicle-not-destroyed = 車両を破壊することはできません。
refit-no-infantry-to-destroy = 破壊できるのは、同じエリアに残存した歩兵だけです。

## 4.508 負傷した指揮官
## + refit-drm-isolated
## + refit-rolls-due

refit-task-wounded = 負傷指揮官
refit-not-of-this-table = { COUNTERS($unit) }はこの表の対象ではありません：{ refit-table }。
refit-step-wounded = 負傷指揮官

## 4.509 合併

refit-task-consolidation = 統合
refit-fact-consolidation = 同じ場所の同種の半個分隊2個は必ず分隊1個になる。
refit-log-combined = { COUNTERS($gone) }が{ COUNTERS($come) }になる
refit-choice-combine = 統合：{ $about }
refit-no-pairs = 同種の半個分隊がありません：{ refit-place }。
refit-step-consolidation = 統合
