### 『No Prisoners』のルールによる拒否と説明：戦闘、退却、追撃。

## 11 戦闘

np-entry-defence = 防御×{ $factor }
np-now-attacks = 攻撃可能：{ $about }{ $count ->
    [0] {""}
   *[other] 、ほか{ $count }ヘクス
}
np-choice-attack = 可能な全ユニットで{ $about }を攻撃
np-choice-attack-some = 選んだユニットで{ $about }を攻撃
np-target = { $about }（{ $hex }）
np-combat-phase-only = 攻撃は戦闘フェイズです。
np-nobody-there = この戦区の敵ユニットがいません。
np-cannot-attack = 今このヘクスを攻撃できるユニットではありません。
np-no-attack-now = 現在、可能な攻撃はありません。
np-remind-attacks = 攻撃は任意で、予め宣言する必要はありません。
np-attacked-already = ユニットは1戦闘フェイズに1回しか攻撃できません。
np-attack-not-beside = 攻撃できるのは隣接ヘクスだけです。

## 11.3 各戦闘の手順

np-panel-combat = { $hex }の戦闘
np-log-attack = { $crt ->
    [raid] { $hex }を攻撃（急襲CRT）
   *[main-offensive] { $hex }を攻撃（主攻勢CRT）
}
np-no-reveal-now = 公開を待っている攻撃目標はありません。
np-no-losses-owed = 今、除去の必要はありません。
np-attack-needs-both = 攻撃には、攻撃側と防御側が少なくとも1ユニットずつ必要です。
np-no-strength = 両軍とも戦闘力が0なので、解決できません。
np-odds-attack = 攻撃側戦闘力：{ $strength }
# $terrain (terrain key, river or none), $multiplier (number)
np-odds-defence = { $terrain ->
    [none] 防御側戦闘力：{ $strength }
    [rough] 防御側戦闘力：{ $strength }（荒地×{ $multiplier }）
    [mountain] 防御側戦闘力：{ $strength }（山×{ $multiplier }）
    [city] 防御側戦闘力：{ $strength }（都市×{ $multiplier }）
    [city_red] 防御側戦闘力：{ $strength }（都市×{ $multiplier }）
    [town] 防御側戦闘力：{ $strength }（町×{ $multiplier }）
    [entrenchment] 防御側戦闘力：{ $strength }（陣地×{ $multiplier }）
    [pass] 防御側戦闘力：{ $strength }（峠×{ $multiplier }）
    [river] 防御側戦闘力：{ $strength }（全員が河川・運河越し×{ $multiplier }）
   *[other] 防御側戦闘力：{ $strength }（×{ $multiplier }）
}
# $column (its bounds, or the one it has at an $end of the table: low, high)
np-crt-column = { $end ->
    [low] { $column }以下
    [high] { $column }以上
   *[inner] { $column }
}
np-odds-percent = { $percent }%：{ np-crt-column }コラム
np-loss-not-in-combat = { $unit }はこの戦闘に加わっていません。
np-loss-all = 全ユニットを除去します。
np-loss-count = 除去は{ $wanted }ユニットですが、{ $got }ユニットが選ばれています。
np-loss-strength = 少なくとも{ $wanted }戦闘力の除去が必要です。選ばれたのは{ $got }です。
np-loss-too-much = 必要な除去は{ $wanted }戦闘力です。選ばれた中に、除去しなくてよいユニットがあります。
# $stage, $hex, $count (退却する駒の数)
np-now-combat = { $hex }の戦闘：{ $stage ->
    [reveal] 防御側を公開
    [choice] { $role ->
        [attacker] 攻撃側が結果を選択
        [defender] 防御側が結果を選択
       *[other] 結果を選択
    }
    [losses] { $role ->
        [attacker] 攻撃側の損失を適用
       *[defender] 防御側の損失を適用
    }（{ $strength ->
        [0] { $units }ユニット
       *[other] 少なくとも{ $strength }戦闘力
    }）
    [retreat] { $count }ユニットが退却
    [pursuit] 追撃するかどうか
   *[other] 進行中
}
np-roll-combat = { $hex }の戦闘
# $role, $units and $strength (numbers; 0 where not demanded)
np-owed = { $role ->
    [attacker] { $strength ->
        [0] 攻撃側は{ $units }ユニットを除去します。
       *[other] 攻撃側は少なくとも{ $strength }戦闘力を除去します。
    }
   *[defender] { $strength ->
        [0] 防御側は{ $units }ユニットを除去します。
       *[other] 防御側は少なくとも{ $strength }戦闘力を除去します。
    }
}
np-combat-first = 先に進行中の戦闘を終えてください。
np-combat-not-over = 戦闘はまだ終えられません。
np-no-choice-now = 今、選択するものはありません。
np-or-result = { $code }の場合：
np-demand-attacker = 攻撃側：{ $about }
np-demand-defender = 防御側：{ $about }

## 11.8 航空集団

np-no-air-group = この戦区に航空集団がありません。
np-air-needs-base = 自軍補給下の地上ユニットが占拠する同一戦区の都市や町がありません。
np-air-too-far = 最寄りの基地まで{ $distance }ヘクスあります（航続は{ $range }ヘクス）。

## 11.9 小艦隊

np-no-flotilla = この戦区に小艦隊がありません。
np-naval-allied-only = 小艦隊を使えるのは連合軍だけです。
np-naval-needs-coast = 小艦隊が支援できるのは、沿岸ヘクスとスエズ運河に隣接するヘクスだけです。

## 11.10 指揮ボーナス

np-log-attack-held = { $hex }への攻撃は司令部の指揮範囲待ち
np-command-no-hq = 全攻撃側ユニットを指揮範囲に収める司令部がありません。
# $about（範囲外のユニット）、$hex、$more（ほかの範囲外ユニットの数）
np-command-out-of-range = 全攻撃側ユニットを指揮範囲に収める司令部がありません。範囲外：{ $hex }の{ $about }{ $more ->
    [0] { "" }
   *[other] 、ほか{ $more }個
}
np-command-spent = この戦闘フェイズの指揮ボーナスは使用済みです。

## 11.11 1戦闘の支援の上限

np-support-attacker-only = 航空、小艦隊、指揮の支援は攻撃側だけのものです。
# $air, $naval, $command (0 or 1: columns to the right)
np-odds-shifts = 右シフト：航空{ $air }、海軍{ $naval }、指揮{ $command }。{ np-crt-column }コラム
# $air, $naval, $command: how many
np-used-up = このフェイズで使用済み：航空{ $air }、海軍{ $naval }、指揮{ $command }
np-support-used = この戦闘フェイズですでに使われました。
np-command-hq-used = 全攻撃側ユニットを指揮する司令部は、この戦闘フェイズですでに使われました。

## 11.13 CRTの選択

# $about（補給切れのユニット）、$hex、$more（ほかの補給切れユニットの数）
np-offensive-unsupplied = 主攻勢CRTには全攻撃側ユニットの補給が必要です。補給切れ：{ $hex }の{ $about }{ $more ->
    [0] { "" }
   *[other] 、ほか{ $more }個
}
np-offensive-needs-supply = 主攻勢CRTには全攻撃側ユニットの補給が必要です。{ $count }ユニットが補給切れです。

## 11.14 コラムの制限

np-odds-no-defence = 防御側戦闘力0：{ np-crt-column }コラム

## RES 戦闘結果

np-ask-faster = 全防御側ユニットの移動力は、攻撃側の最大の移動力より大きいですか（装甲列車は他のどのユニットより大きい）。

## 12 退却

np-roll-retreat = { $role ->
    [attacker] 攻撃側の退却ヘクス数
   *[defender] 防御側の退却ヘクス数
}
# $about（ユニット）、$count（ヘクス数）
np-retreat-where = { $about }が{ $count }ヘクス退却：どこへ？
np-retreating = { $hexes }ヘクス退却
np-log-retreated = { $hex }へ退却：{ $about }
np-not-retreating = このユニットは今、退却しません。

## 12.2 退却の制限

# $about (ユニット), $hexes (退却先)
np-retreat-to = { $about }の退却先：{ $hexes }
np-retreat-nowhere = { $about }に退却先はありません
np-retreat-closed = 退却の制限により、このヘクスへは退却できません。
np-log-trapped = 退却不能で除去：{ $about }
np-retreat-enemy = 敵ユニット占拠ヘクスへは退却できません。
np-retreat-ezoc = ほかに道がある限りEZOCへは退却できません。EZOCへ退却せねばならないユニットは除去されます。
np-retreat-no-way = 盤外や、通常は進入・横断できないところへは退却できません。
np-retreat-boundary = 戦区境界越しには退却できません。
np-retreat-too-short = 退却は{ $wanted }ヘクス離れて終わらねばなりません。この退却路では{ $got }ヘクスです。
np-retreat-is-open = 退却路があります。
np-retreat-overstacks = スタック超過とならない退却路がほかにあります。

## 13 追撃

np-log-pursued = { $hex }へ追撃：{ $about }
np-not-pursuing = このユニットは今、追撃しません。
np-pursuit-enemy = 敵のいるヘクスへは追撃できません。
np-pursuit-out-of-reach = 空いたヘクスからの{ $allowed }ヘクスの追撃では届きません。
np-demand-pursuit = { $role ->
    [attacker] 攻撃側は空いたヘクスへ追撃できます。
   *[defender] 防御側は空いたヘクスへ追撃できます。
}

## 13.3 追撃ヘクス数

# $allowed (数), $hexes (追撃先), $about (ユニット)
np-no-pursuit = 追撃できない種類のユニット：{ $about }
np-may-pursue = { $allowed }ヘクス追撃可（{ $hexes }）：{ $about }
