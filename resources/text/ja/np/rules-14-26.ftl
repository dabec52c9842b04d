### 『No Prisoners』のルールによる拒否と説明：補充からシナリオまで、図表、ヴァリアント。

## 14 補充

np-log-eliminated = 除去、補充可能：{ $about }
np-nothing-to-replace = 補充を待つユニットはありません。補充率は持ち越せません。
np-remind-replacements = まだ判定できるユニット数：{ $left }{ $change ->
    [none] { "" }
   *[other] （補充率{ $rate }、戦意{ $change }）
}
np-not-replaceable = 補充可能なユニットではありません。
np-ask-rate = ターン記録表の補充判定率（{ $about }）は？
np-replacement-phase-only = 補充は補充フェイズに判定します。
np-replacement-rate-spent = { $change ->
    [none] 補充判定率{ $rate }を使い切りました。
   *[other] 補充判定率は{ $rate }、戦意{ $change }：これ以上は判定できません。
}
np-now-replacements = 補充を試みられるユニット残り{ $count }個
np-roll-replacement = 補充：{ $about }
np-replacement-gone = { $die }：永久除去
np-replacement-reinforcement = 第{ $turn }ターンの増援として復帰します。
np-replacement-too-late = 復帰は第{ $turn }ターンで最終ターン後：永久除去

## 15 補給

np-if-supplied = { $about }（{ $hex }）の補給が戻る。
np-supply-by-land = 補給下：{ $hex }の補給廠まで{ $cost }ヘクス（最大{ $range }）
np-supply-by-rail = 補給下：{ $hex }の補給廠から鉄道経由、補給線は計{ $cost }ヘクス
np-supply-no-depot = 補給切れ：守備された自軍補給廠がありません。
np-supply-none = 補給切れ：{ $range }ヘクス以内に自軍の補給廠や鉄道網へ達する補給線がありません。
np-supply-rail-astray = 補給切れ：{ $range }ヘクス以内に自軍の補給廠がなく、達する鉄道網もつながっていません。

## 15.5 常時補給下

np-supply-always = 常に補給下

## 15.6 補給線の遮断

np-line-without = { $hexes }に敵がいなければ補給線がつながります。
# $faction (allied, central-powers), whose railway enemy units hold or have left
np-rail-cut = { $faction ->
    [allied] 連合軍
   *[other] 中欧軍
}の鉄道が{ $hex }で切断
np-rail-open = { $faction ->
    [allied] 連合軍
   *[other] 中欧軍
}の鉄道が{ $hex }で再開通
# $count (units), $hexes (where they stand), $about (the one)
np-supply-lost = { $count ->
    [1] 補給切れになりました：{ $about }
   *[other] 補給切れになりました：{ $faction ->
        [allied] 連合軍
       *[other] 中欧軍
    }{ $count }ユニット（{ $hexes }）
}
np-supply-found = { $count ->
    [1] 補給下になりました：{ $about }
   *[other] 補給下になりました：{ $faction ->
        [allied] 連合軍
       *[other] 中欧軍
    }{ $count }ユニット（{ $hexes }）
}

## 15.8 前線補給廠（FSD）

np-choice-depot = 前線補給廠（FSD）
np-log-depot = FSD：{ $hex }
np-depot-there = すでに連合軍補給廠があります。
np-fsd-when = FSDの配置は東部連合軍の増援フェイズです。
np-fsd-where = FSDの配置は都市か町です。
np-fsd-not-held = 東部連合軍ユニットが占拠していません。
# $hexes
np-fsd-barred = 東部戦区の印刷された連合軍補給廠への線が、{ $hexes }で敵ユニットかEZOCに遮断されています。
np-fsd-no-line = 東部戦区の印刷された連合軍補給廠への線が引けません。
np-fsd-too-far = 印刷された連合軍補給廠まで{ $distance }ヘクスあります（最大{ $range }）。

## 16.2 鉄道先端

np-choice-railhead = 鉄道先端マーカー
np-log-railhead = 鉄道先端：{ $hex }
np-railhead-when = 鉄道先端は西部連合軍の増援フェイズに登場し、移動フェイズに移動します。
np-railhead-too-early = 鉄道先端マーカーの登場は1916年Iです。
np-now-railhead = 鉄道先端マーカーが配置を待っています
np-railhead-west-bank = 鉄道先端マーカーは、スエズ運河西岸の連合軍鉄道ヘクスに登場します。
np-railhead-enemy = 鉄道先端マーカーは敵占拠ヘクスやEZOCに入れません。
np-railhead-there = 鉄道先端マーカーは既にこのヘクスにあります。
np-railhead-supply = 鉄道先端マーカーは補給切れでは移動できません。
np-railhead-too-far = 鉄道先端マーカーの移動は最大{ $most }ヘクスです。
np-railhead-off-rail = 鉄道先端マーカーは鉄道ヘクス沿いにだけ移動します。

## 16.3 自軍鉄道網

np-rail-other-net = 鉄道移動は自軍鉄道網だけです。

## 17 戦区境界

np-fronts-attack-apart = 両戦区のユニットは別個に攻撃します。
np-other-front = 他戦区のヘクスです。
# $barrier (all-lake, all-sea, front-boundary)
np-attack-across = { $barrier ->
    [all-lake] 全湖ヘクスサイド越しには攻撃できません。
    [all-sea] 全海ヘクスサイド越しには攻撃できません。
   *[front-boundary] 戦区境界越しには攻撃できません。
}
np-replacement-other-front = 補充は自戦区のユニットだけです。

## 18 アラブの反乱

np-remind-cup = 裏面に「部族（Tribal）」とある全アラブユニットは、開始前にプール（容器）に入れます。
np-event-revolted = イベントなし：アラブの反乱はすでに生じました。
np-effect-arab-revolt = アラブの反乱が生じました。
np-revolted-on = アラブの反乱は{ np-when }に発生しました。
np-before-revolt = アラブの反乱までは、連合軍は東部戦区にユニットを持てません。
np-no-revolt-yet = アラブの反乱は起きていません。部族は引きません。
np-ask-cup = プールにある部族の駒はいくつですか。
np-cup = プールの部族
np-cup-uncounted = プールの部族数は未記入です。足りるものとして扱います。
np-roll-tribes = プールから引く部族数
np-remind-ar-units = 「AR+#」のユニットは、反乱の#ターン後に登場します。
np-choice-read-arrival = { $about }に印刷されたAR+#
np-due-after-revolt = AR+{ $turns }
# $about (the counter), $turn
np-ar-comes = AR+#：{ np-when }に登場：{ $about }
np-ar-too-late = AR+#：登場前にゲームが終わります：{ $about }
np-ar-east-allied = AR+#が印刷されているのは、東部戦区の連合軍だけです。

## 18.3 以後の部族のロール
## + np-roll-tribes

np-log-tribes-drawn = { $count ->
    [0] プールに部族はなく、引きません。
   *[other] プールから部族{ $count }ユニットを引きます。
}
np-cup-left = { $left ->
    [0] プールは空です。
   *[other] プールの残り：{ $left }
}
np-tribal-roll = { $dice ->
    [0] { np-when }：部族のダイスなし
    [1] { $way ->
        [home] { np-when }：ダイス1個分の部族が帰郷
       *[cup] { np-when }：ダイス1個分の部族をプールから引く
    }
   *[other] { np-when }：ダイス{ $dice }個分の部族をプールから引く
}

## 18.4 部族の配置

np-tribe-enemy = 部族は敵ユニットのいるヘクスやEZOCには登場できません。
np-tribe-too-far = 部族の登場は、南端または東部戦区の他の連合軍ユニットから{ $range }ヘクス以内です。
np-now-tribes = 配置を待つ部族{ $count }個
np-ports-not-held = 東部戦区に連合軍の占拠する港湾なし：占拠するか上陸作戦ができるまで、増援（部族を除く）は待機します。
np-port-not-held = この港湾を連合軍が占拠していません。

## 18.5 除去された部族

np-replacement-to-cup = 第{ $turn }ターンに部族プールへ戻ります。

## 19.2 指揮官の改編、航空集団と小艦隊

np-commander = { $name ->
    [allenby] 指揮官MurrayはAllenbyに交代します。
   *[yildirim] 指揮官SXFはYildirimに交代します。
}

## 19.3 浸透戦術

np-nation-central = 国籍がドイツ軍かトルコ軍なのは、中欧軍の駒だけです。
np-ask-colours = { $about }は浸透戦術を使えますか（ドイツ軍の色か、「Sturm」と記されたトルコ軍）？

## 19.4 装甲列車

np-train-keeps-to-rail = 装甲列車は自軍鉄道網沿いにだけ移動します。

## 19.5 選択ユニット

np-optional-other-front = この戦区には派遣できません。
np-optional-own-phase = 選択ユニットの派遣は自軍増援フェイズです。
# $count (ユニットの数)
np-now-optional = 派遣できる選択ユニット{ $count }個
np-optional-sent = すでに派遣されています。

## 19.6 連合軍の選択ユニット

np-choice-optional = 派遣（相手に{ $vp }VP）：{ $about }
np-log-optional-front = { np-front }戦区に登場します。
np-log-optional = 派遣：{ $about }。終了時に相手へ{ $vp }VP
np-optional-too-early = 派遣は{ np-when }からです。

## 19.7 中欧軍の選択ユニット
## + np-choice-optional
## + np-log-optional
## + np-optional-too-early

## 19.9 反乱の歴史的時期

np-event-historical-revolt = イベントなし：反乱は歴史的時期に生じます。

## 19.10 部隊撤収の歴史的時期

np-dated-first = まずこの時期に撤収する師団を指定してください。
np-historical-withdrawal = 歴史的撤収：計{ $strength }戦闘力の師団
np-task-divisions = 撤収：{ $printed }師団{ $amount }個
np-event-historical-withdrawal = イベントなし：撤収は歴史的時期に行います。

## 20 上陸作戦
## + np-moved-already

np-landing-allied-only = 上陸できるのは連合軍だけです。
np-landing-limit-too = { $about }さらに、上陸は各年各戦区1ユニットまでで、今年はもう使われました。
np-landing-limit = 上陸は各年各戦区1ユニットまでで、今年はもう使われました。
np-landing-one-too = { $about }さらに、上陸は各年各戦区1ユニットまでです。
np-landing-one = 上陸は各年各戦区1ユニットまでです。1ユニットを選んでください。
np-landed-already = このターンに上陸したので、移動力が残っていません。
np-has-landed = { $about }：{ np-landed-already }
# $year; $box（year、gallipoli、evacuation）
np-news-landing = { $box ->
    [gallipoli] 海から登場：ガリポリの上陸作戦に数えます。
    [evacuation] 海へ撤退：ガリポリからの撤退に数えます。
   *[other] 海から登場：この戦区の{ $year }年の上陸作戦に数えます。
}
np-landing-other-front = 上陸は同一戦区内だけです。
np-landing-enemy = 上陸先を敵が占拠しています。
np-landing-start = 上陸移動は、沿岸の都市、町、または平地ヘクスで開始します。
np-landing-target = 上陸先は、沿岸の都市、町、または平地ヘクスです。
np-remind-landing = 各年各戦区で1ユニットが上陸でき、通常に攻撃できます。
np-landing-tribal = 部族ユニットは上陸移動できません。
np-now-landing = 上陸作戦でのみ登場できる増援{ $count }個

## 21.2 MedinaとJerusalem

np-no-offensive-on-city = MedinaとJerusalemへの攻撃には主攻勢CRTを使えません。

## 21.3 Damascus
## + np-fronts-attack-apart

np-damascus-closed = 中欧軍はDamascusに進入できません。
np-damascus-held = { $front ->
    [west] Damascusは西部戦区のユニットが占拠しています。
   *[east] Damascusは東部戦区のユニットが占拠しています。
}

## 22.0 天候

np-new-season = { $year } { $quarter }：{ $season ->
    [winter] 冬季
   *[summer] 夏季（戦闘フェイズは1回）
}。

## 22.2 冬季

np-remind-winter-stacks = 冬が終わると、ワジと、補給下の自軍鉄道のない砂漠のスタック制限は1に戻ります。

## 22.3 部族の帰郷
## + np-tribal-roll

np-roll-home = 帰郷する部族数
np-task-homeward = 帰郷させる部族：{ $amount }ユニット
np-homeward-first = まず帰郷する部族を指定してください。
np-log-tribes-home = { $count ->
    [0] 盤上に部族ユニットがなく、帰郷しません。
   *[other] 部族{ $count }ユニットが帰郷します。
}

## 22.4 夏季

np-remind-one-combat = 夏季の戦闘フェイズは1回だけです。

## 23 勝利条件

np-log-vp = { np-player-turn }：+{ $gained }VP
np-vp-final = VP：西部 連合軍{ $west-allied }、中欧軍{ $west-cp }。東部 連合軍{ $east-allied }、中欧軍{ $east-cp }
np-vp-now = 現在：西部 連合軍{ $west-allied }（{ $west-allied-more }）、中欧軍{ $west-cp }（{ $west-cp-more }）。東部 連合軍{ $east-allied }（{ $east-allied-more }）、中欧軍{ $east-cp }（{ $east-cp-more }）
# $about (the place), $gives (depot, city, both)
np-left-alone = { $about }にユニットがいません：{ $gives ->
    [depot] 補給廠は無効
    [city] VPなし
   *[both] 補給廠は無効、VPなし
}
np-log-east-scores = 以後、東部戦区でもVPを得ます。
np-vp-quarter-four-only = VPの判定は各年のIVの後です。
# $box (都市)
np-city-unknown = { $box }の勝利得点は不明のため数えていません。
np-ask-city = { $about }のVPは？
np-front-outcome = { np-front }：{ $about }
# $level (draw, limited, operational, strategic), $winner (allied, central-powers, nobody)
np-victory-level = { $winner ->
    [nobody] 引き分け
    [allied] { $level ->
        [limited] 連合軍の限定的勝利
        [operational] 連合軍の作戦的勝利
       *[strategic] 連合軍の戦略的勝利
    }
   *[central-powers] { $level ->
        [limited] 中欧軍の限定的勝利
        [operational] 中欧軍の作戦的勝利
       *[strategic] 中欧軍の戦略的勝利
    }
}
np-victory = { np-victory-level }（VP差{ $difference }）
np-vp-no-revolt = アラブの反乱が生じるまで東部戦区のVPは合計しません。
np-level-history = { $than ->
    [better] 史実：{ $about }。連合軍は史実より優勢です。
    [worse] 史実：{ $about }。連合軍は史実より劣勢です。
   *[same] 史実：{ $about }（現状と同じ）
}

## 24 Race for Damascus

np-race-in-fog = 担当する軍を替えられるのは、カード（ユニット面）がすべて公開され、待ちの処理がないときだけです。両者の同意で霧を解除し、各陣営が一度ずつ着席してから変更し、その後あらためて霧に同意してください。
# $player (who commands): Race for Damascus
np-race-commander = { $player ->
    [west-allied-player] Race for Damascus：西部連合軍プレイヤーが指揮します。
   *[east-allied-player] Race for Damascus：東部連合軍プレイヤーが指揮します。
}
np-race = { $winner ->
    [west-allied-player] Race for Damascus：西部連合軍プレイヤーの勝利
    [east-allied-player] Race for Damascus：東部連合軍プレイヤーの勝利
   *[tie] Race for Damascus：引き分け
}

## 25 シナリオ1：War in the Desert

# $area (places, railway, west-of-canal, east-of-canal, desert), $places for the first, $first and $last for the second; $about: a hex.
np-outside-set-up = 初期配置は{ $area ->
    [places] { $places }{ $within ->
        [0] { "" }
       *[other] から{ $within }ヘクス以内
    }
    [railway] { $first }～{ $last }間の鉄道沿いの都市・町
    [west-of-canal] スエズ運河以西
    [east-of-canal] スエズ運河のすぐ東
   *[desert] 砂漠ヘクス
}です。最も近いのは{ $about }です。
# $area, $places, $within, $most (units a hex; 0 for as many as stack)
np-set-up-area = { $area ->
    [places] { $places }{ $within ->
        [0] { "" }
       *[other] から{ $within }ヘクス以内
    }
    [railway] { $first }～{ $last }間の鉄道沿いの都市・町
    [west-of-canal] スエズ運河以西
    [east-of-canal] スエズ運河のすぐ東
   *[desert] 砂漠
}{ $most ->
    [0] { "" }
   *[other] （各ヘクス{ $most }ユニットまで）
}
np-set-up-full = このヘクスには、これ以上このグループのユニットを置けません。
# $count, $side
np-choice-place-fixed = { $side ->
    [allied] 連合軍
   *[central-powers] 中欧軍
}の、場所が1つに決まっている駒{ $count }個を配置
np-nothing-fixed = 場所が1つに決まっていて、まだ配置していない駒はありません。
np-event-ignored = イベントなし：このシナリオでは無視します。

## 26 シナリオ2：The Last Crusade
## + np-outside-set-up
## + np-set-up-area
## + np-choice-place-fixed
## + np-nothing-fixed

np-remind-strategic-into-ezoc = GazaとBeershebaの1ヘクス以内に初期配置したユニットは、今は戦略移動でもEZOCに進入でき、そこで停止します。
np-remind-first-turn = 「1915 I」のユニットは初期配置せず、第1ターンの増援フェイズに登場します。
np-event-no-roll = このターンのランダムイベントはありません。

## TEC 地形効果表
## + np-attack-across

# $differs (yes, no): whether it is $winter in winter.
np-entry-ground = 進入：{ $points }MP{ $differs ->
    [yes] 、冬季{ $winter }MP
   *[no] { "" }
}
np-entry-pass = 峠沿い：{ $points }MP
np-entry-river = 河川・運河越え：さらに{ $points }MP
np-entry-entrenchment = 陣地（中欧軍のみ）：進入{ $points }MP、防御×{ $factor }
np-vehicles-enter-mountain = 戦車と装甲車は山へ移動できません。
np-vehicles-attack-mountain = 戦車と装甲車は山へ攻撃できません。
np-hex-closed = 地上ユニットが進入できないヘクスです。

## VAR ヴァリアント駒
## + np-choice-optional
## + np-log-optional
## + np-optional-too-early

np-gallipoli-used = 「ガリポリ再び」は使用済みです。
np-gallipoli-too-many = 最大{ $most }ユニットです。
np-gallipoli-needs-division = RN師団を含まねばなりません。
np-evacuation-later = 海上撤退は上陸の後のターンです。
np-evacuation-once = 海上撤退は済んでいます。
np-evacuation-places = 海上撤退は、西部戦区の沿岸ヘクスから、連合軍占拠の西部戦区の沿岸の都市や町へ行います。
np-ask-claim = 相手プレイヤーもこのターンにオリエント軍団を要求しますか。
np-roll-claim = オリエント軍団のコイントス（1：西部、2：東部）
