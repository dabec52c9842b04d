### No Prisonersで必要になった時に尋ねること、分からない場合の説明。

# $about (ユニット)
np-ask-movement = { $about }の移動力は？
np-ask-range = { $about }の指揮範囲は？
np-ask-type = { $about }の兵科は？
np-log-typed = { $kind ->
    [infantry] 歩兵：{ $about }
    [assault-infantry] 突撃歩兵：{ $about }
    [composite] 混成：{ $about }
    [cavalry] 騎兵：{ $about }
    [camel] ラクダ：{ $about }
    [armoured-car] 装甲車：{ $about }
    [tank] 戦車：{ $about }
    [armoured-train] 装甲列車：{ $about }
    [artillery] 砲兵：{ $about }
    [machine-gun] 機関銃：{ $about }
    [engineer] 工兵：{ $about }
    [garrison] 守備隊：{ $about }
    [hq] HQ：{ $about }
    [hq-lawrence] ロレンスHQ：{ $about }
   *[other] その他の兵科：{ $about }
}
np-movement-unknown = 移動力が不明のため、届くかどうかは判定していません：{ $about }
np-range-unknown = 指揮範囲が不明のため、指揮ボーナスは判定していません：{ $about }
np-no-way = 移動力にかかわらず、そこへ通じる経路がありません。
# $about (理由)
np-move-not-made = 移動は行われませんでした。{ $about }
np-attack-not-made = 攻撃は実行されませんでした。{ $about }
# $box (都市)
np-city-unknown = { $box }の勝利得点は不明のため数えていません。
# $turn, $year, $quarter, $player: a box of the turn record track
np-box = 第{ $turn }ターン（{ $year }年{ $quarter }）、{ np-player-turn }
np-ask-claim = 相手プレイヤーもこのターンにオリエント軍団を要求しますか。
np-roll-claim = オリエント軍団のコイントス（1：西部、2：東部）
# $player (who commands): Race for Damascus
np-race-commander = { $player ->
    [west-allied-player] Race for Damascus：西部連合軍プレイヤーが指揮します。
   *[east-allied-player] Race for Damascus：東部連合軍プレイヤーが指揮します。
}
np-entry-delayed = 登場ヘクスはすべて敵ユニットが占拠中：空くまで増援は待機します。
np-ports-not-held = 東部戦区に連合軍の占拠する港湾なし：占拠するまで増援（部族を除く）は待機します。
