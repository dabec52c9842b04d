### 『Decision at Elst』の部隊とシナリオのルール。

## 部隊表

roster-nothing-named = 「{ $text }」にはカウンターが書かれていません。
roster-unknown-piece = { $faction ->
    [british] イギリス軍
   *[german] ドイツ軍
}に「{ $name }」というカウンターはありません。
roster-impossible-count = 「{ $part }」：数は 1 から { $most } までです（{ $count } は不可）。

## 尖塔

steeple-infantry-only = 尖塔区域に入れるのは歩兵だけです。
steeple-too-many-squads = 尖塔区域に入れるのは各陣営 1 個分隊相当までです（これでは { $squads } 個分隊相当になります）。
steeple-too-many-leaders = 尖塔区域に入れる指揮官は各陣営 { $most } 個までです（これでは { $count } 個になります）。
steeple-climb-cost = 階段の昇降には { $cost }MF が必要ですが、残りは { $left }MF です。
steeple-no-close-combat = 尖塔区域と地上レベルは CC にも混戦にもなりません。
steeple-no-grenade-up = 地上レベルから尖塔区域へ発煙手榴弾は置けません。
steeple-no-grenade-out = 尖塔区域から発煙手榴弾を置けるのは、自身の区域と真下の地上レベルだけです。
steeple-no-fire-up = 地上レベルの{ $weapon ->
    [gun] 砲
    [pf] PF
    [psk] PSK
   *[vehicle-weapon] 車載兵器
}は、真上の尖塔区域を射撃できません。
steeple-piat-too-near = 尖塔区域の PIAT は、真下の地上レベルと隣接ヘクスを射撃できません。

## 部隊の質

elr-ss-exempt = SS の { $unit } は ELR 超過で置き換えられません。
elr-crew-unknown = 操作班 { $unit } の置き換え先は、カウンターと基本ルールで確かめてください。
elr-lowest = { $unit } より低いユニットはありません。
elr-replaced = { $unit } は { $lower } に置き換えられます。

## 車両と砲

ammunition-code-unreadable = 「{ $code }」は「D6 J4E」のような弾薬の表記ではありません。
stug-no-coaxial-gun = StuG IIIG(L) の CMG は使用できません。
stug-coaxial-gun-later = StuG IIIG(L) の CMG が使えるのは 1944 年 9 月からです。
stug-remote-gun-needs-bu = リモートコントロール式の AAMG は、車両が BU のときだけ射撃できます。
vehicle-stalls = 始動に 1MP を使うたびに DR を行い、12 なら失速します。失速したら、もう一度の DR の分だけさらに MP を失います。
vehicle-crew-morale = 操作班の士気値は { $morale } です。
vehicle-close-defence = { $code } は CC と混戦で sN と同様に使います。火力は { $firepower } で、煙幕は出せません。
vehicle-no-bow-gun = BMG はありません。
vehicle-numbers-rise = 特殊弾薬ナンバーは 1 増え、A5 と s9 になります。
vehicle-remote-gun = AAMG はリモートコントロール式で、BU のときだけ射撃できます。
panther-stall-roll = パンターの始動：12 で失速
panther-delay-roll = パンターの失速：始動の 1MP のほかに失う MP

## キャンペーンのシナリオルール

pf-none-left = ドイツ軍の PF は残っていません。
self-rally-used = この RPh では、すでに { $most } 個の MMC が自己回復を試みました。
entry-not-in-area = { $hex }は{ $faction ->
    [british] イギリス軍
   *[german] ドイツ軍
}の進入ヘクスではありません。
entry-in-british-area = { $hex }はイギリス軍の配置エリアなので、ドイツ軍は進入できません。
setup-other-area = { $retained }に残存したので、{ $setup }には配置できません。
group-not-together = 同じ増援グループのユニットは、最初はすべて同じエリアに登場します（{ $areas }に分けられません）。
gun-setup-too-far = 砲は最後にいたヘクスから { $most } ヘクス以内に配置します（ここは { $distance } ヘクス）。
leaving-morale-check = { $unit } が混乱状態で盤外へ：士気値 { $morale } で NMC
leaving-leader = 統制状態の指揮官
victory-points = TT6 から TT20 の東端から退出したイギリス軍ユニットは { $points }VP です（{ $needed }VP 必要）。
victory-building-missing = イギリス軍は教会の建物のうち{ $hexes }を支配していません。
victory-building-held = イギリス軍は教会の建物を支配しています。
initial-enters-only = { $formation ->
    [dragoon-guards] 第 4/7 近衛竜騎兵連隊
    [wessex-214-brigade] 第 214 旅団
   *[kampfgruppe-knaust] クナウスト戦闘団
}は盤外からの進入だけです。
initial-other-columns = { $formation ->
    [dragoon-guards] 第 4/7 近衛竜騎兵連隊は配置できません
    [wessex-214-brigade] 第 214 旅団の配置はヘクス列 D より西です
   *[kampfgruppe-knaust] クナウスト戦闘団の配置はヘクス列 E より東です
}（{ $column } 列は不可）。
initial-never-enters = { $formation ->
    [dragoon-guards] 第 4/7 近衛竜騎兵連隊
    [wessex-214-brigade] 第 214 旅団
   *[kampfgruppe-knaust] クナウスト戦闘団
}はその時点では盤外から進入できません。
initial-ask-pieces = { $formation ->
    [dragoon-guards] 第 4/7 近衛竜騎兵連隊
    [wessex-214-brigade] 第 214 旅団
   *[kampfgruppe-knaust] クナウスト戦闘団
}のカウンターはシナリオカードに描かれています。それを見て入力してください。
