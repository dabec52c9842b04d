### Spanish Civil War Battles の設定：ルールの解釈。

## ルールの解釈

setting-scw-voluntary-retreat-ends-combat = 1ユニットでも自発的後退をすれば戦闘は終わる（しない場合は片側に誰もいなくなるまで続く）
setting-scw-stack-attacks-one-hex = 同じスタックのユニットは1ヘクスしか攻撃できない（いいえの場合は警告のみ）
setting-scw-advance-after-elimination = 除去で空いたヘクスにも前進できる
setting-scw-light-vehicles-are-armour = 装甲車・軽戦車も諸兵聯合の機甲部隊とする
setting-scw-nationalist-shift-covers-barrage = 国粋主義軍のシフトは弾幕射撃にも適用する
setting-scw-adjacent-guns = 隣接ヘクスへ弾幕射撃した砲兵も戦闘結果を受ける
setting-scw-barrage-halves-unsupplied = 弾幕射撃でも補給切れの防禦力は半減する
setting-scw-battalion-zoc-needs-attack-three = 2個大隊のZOCには、どちらかの攻撃力3以上が必要
setting-scw-four-hexes-for-every-link = 4ヘクスの制限を共和国軍の全ての指揮統制線に適用する
setting-scw-c-and-d-command-directly = C・D師団司令部は旅団司令部なしで指揮できる
setting-scw-panzers-of-any-brigade = 装甲中隊はどの旅団司令部の指揮でも受ける
setting-scw-brunete-turns = ブルネテの1ターンの長さ
setting-scw-july-8-is-turn-3 = 「7月8/9日」を第3ターンとする
setting-scw-area-b-everywhere = 第24旅団と第12国際旅団はエリアBのどこからでも進入できる
setting-scw-east-edge-each = 東端の国粋主義軍の大隊・旅団はそれぞれ得点する
setting-scw-east-edge-regiments = 東端の国粋主義軍の聯隊も大隊・旅団と同じく得点する
setting-scw-far-bank-bars-reserve = 拘置を解除された予備部隊は、Henares河とその下流のJarama河の対岸に入れない
setting-scw-called-reserve-keeps-area = 敵の接近や増援スケジュールで登場した予備部隊は、全予備部隊の拘置解除まで区域内に留まる
setting-scw-destroyed-division-is-replaced = 全滅した師団の代わりも受領できる
option-with-others = 他の攻撃側と一緒のとき
option-always = 常に
option-never = なし
option-two-days = 2日
option-one-day = 1日
