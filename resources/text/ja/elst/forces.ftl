### 『Decision at Elst』の部隊とシナリオのルール。

## 卓上の部隊

forces-fact-broken-morale = { $unit }の混乱時の士気値
elst-panel-forces = 部隊
input-side = 陣営
input-counters = カウンター（例：3x 4-5-7, 9-1）
input-from-hex = 元のヘクス
input-to-hex = 先のヘクス
input-squads = マップ上のドイツ軍分隊数
input-weapon = 兵器
input-target = 射撃するヘクス
input-smoke-amount = 煙幕カウンターの妨害値
option-small-arms = 小火器、MG
option-gun = 砲
option-pf = PF
option-psk = PSK
option-light-mortar = 軽迫撃砲
option-vehicle-weapon = 車載兵器
input-british-area = イギリス軍配置エリアにある進入ヘクス（タップか入力、なければ空欄）
# $pieces (部隊表の書き方)
forces-pieces = { COUNTERS($pieces) }
# $level (ground, steeple)
forces-place-hex = { $level ->
    [steeple] { $hex }の尖塔
   *[ground] { $hex }
}
# $spot (hand, offboard, retained, exited, eliminated)
forces-place = { $spot ->
    [hand] 未配置
    [offboard] 盤外（進入待ち）
    [retained] 残存（盤外）
    [exited] 勝利条件のため退出
   *[eliminated] 除去
}
# $side (british, german)
forces-side = { $side ->
    [british] イギリス軍
   *[german] ドイツ軍
}
forces-column-side = { forces-side }
forces-column-counters = カウンター
forces-packed = { forces-side } { COUNTERS($name) }
forces-packed-steeple = 尖塔
forces-fact-panzerfausts = PFの残り本数
also-forces-fact-panzerfausts = PF パンツァーファウスト
forces-fact-points-adjusted = 記録したカウンター以外のイギリス軍VP
forces-choice-add = カウンターを入力
forces-choice-set-up = 配置
forces-choice-offboard = 盤外に置く（進入待ち）
forces-choice-bring-on = 残存したものを盤外配置する
# $count
forces-choice-place-all = 全{ $count }個を盤外に置く
forces-choice-enter = 進入
forces-choice-stay-out = 進入しなかった
forces-choice-move = 移動
forces-choice-eliminate = 除去
forces-choice-reduce = 損耗
forces-choice-replace = 置き換え（ELR超過）
forces-choice-leave = 盤外へ退出
forces-choice-retain = このシナリオでは使わず残存させる
forces-choice-take-back = 手元に戻す
forces-with-weapon = { $weapon ->
    [small-arms] 小火器
    [gun] 砲
    [pf] PF
    [psk] PSK
    [piat] PIAT
    [light-mortar] 軽迫撃砲
   *[vehicle-weapon] 車載兵器
}{ $area ->
    [yes] （地域目標タイプ）
   *[no] {""}
}
do-elst-add-roster = { forces-side }カウンターの入力
do-elst-remove-pieces = { forces-side }カウンターの取り消し
# $side, $spot (map、ほかは forces-place と同じ)
do-elst-move-pieces = { forces-side }カウンターの{ $spot ->
    [map] 移動
    [hand] 回収
    [offboard] 盤外配置
    [retained] 残存
    [exited] 退出（勝利条件）
   *[eliminated] 除去
}
# $side, $way (up, down)
do-elst-use-stairs = { forces-side }カウンターが尖塔{ $way ->
    [up] に昇る
   *[down] から降りる
}
# $side, $how (casualty-reduction, replacement)
do-elst-weaken-unit = { forces-side }ユニットの{ $how ->
    [replacement] 置き換え
   *[casualty-reduction] 損耗
}
do-elst-leave-map = { forces-side }カウンターの盤外退出
do-elst-start-vehicle = { forces-side }車両の始動
# $hex, $side
do-elst-fire-at = { forces-side }の{ $hex }への射撃
do-elst-place-grenade = { forces-side }の発煙手榴弾
# $side (british, german, none), $count (指定したヘクス数)
do-elst-take-control = 支配：{ $side ->
    [british] イギリス軍
    [german] ドイツ軍
   *[none] なし
}
do-elst-pass-road = { forces-side }MMCが盤端道路を通過
do-elst-tell-british-area = 盤端のイギリス軍配置エリア
do-elst-count-panzerfausts = PFを数える
do-elst-fire-panzerfaust = PFを射撃
do-elst-try-self-rally = 自己回復
# $side (british, german, none)
forces-log-control = { $hexes }：{ $side ->
    [british] イギリス軍
    [german] ドイツ軍
   *[none] 支配なし
}
# $name (カウンター名), $count (そこにある数、文字列)
forces-not-there = そこに記録されている{ COUNTERS($name) }は{ $count }個だけです。
forces-no-such-place = { $hex }にそのような区域はありません。
forces-place-needs-hex = { $spot ->
    [map] マップ上の位置にはヘクスが必要です。
   *[other] ヘクスを指定できるのはマップ上の位置だけです。
}
forces-hex-apart = 「{ COUNTERS($text) }」：ここではヘクスを @ のあとに書かず、別に指定してください。
forces-counters-gone = そのカウンターはもうその場所にありません。
forces-counters-apart = 一緒に動かせるのは、同じ場所にあるカウンターだけです。
forces-one-unit = 分隊、HS、操作班、指揮官のどれか1個を入力してください（「{ COUNTERS($text) }」は不可）。
forces-leader-wounded = 指揮官{ $unit }は損耗すると負傷します。基本ルールに従ってください。
forces-negative-count = 数を{ $count }にはできません。
control-off-map = マップにないヘクスが含まれています。

## 部隊表

roster-nothing-named = 「{ $text }」にはカウンターが書かれていません。
roster-unknown-piece = { $faction ->
    [british] イギリス軍
   *[german] ドイツ軍
}に「{ $name }」というカウンターはありません。{ $like ->
    [none] {""}
   *[other] 近い名前：{ COUNTERS($like) }
}
roster-impossible-count = 「{ $part }」：数は1から{ $most }までです（{ $count }は不可）。
# $most (how many)
roster-too-many = 一度に登録できるのは{ $most }個までです。

## 尖塔

# $text
shot-no-such-weapon = 「{ COUNTERS($text) }」にその兵器はありません。
# $text
grenade-one-squad = 分隊を1個だけ入力してください（「{ COUNTERS($text) }」は不可）。

## 車両と砲

ammunition-code-unreadable = 「{ $code }」は「D6 J4E」のような弾薬の表記ではありません。
# $text
start-one-vehicle = 失速することのある車両を1両だけ入力してください（「{ COUNTERS($text) }」は不可）。

## キャンペーンのシナリオルール

leaving-leader = 統制状態の指揮官

## マップ上

forces-mark-steeple = 塔
overlay-elst-exit = VP
# $side (british, german)
overlay-elst-side = { $side ->
    [british] 英
   *[german] 独
}
# $hex, $side (british, german), $squads (squad-equivalents), $most
forces-crowded = { $hex }：{ $side ->
    [british] イギリス軍
   *[german] ドイツ軍
}が{ $squads }個分隊相当。基本ゲームのスタック制限は{ $most }個分隊相当です。

## ユニットの状態: 表示と、入力できる別の言い方 ("; "で区切る)

option-dm = DM
option-cx = CX
option-hidden = 隠匿
option-first-fire = 第一射撃
option-shocked = 衝撃
option-bogged = ボグ
option-mired = 立ち往生
option-motion = Motion
option-crew-exposed = CE
option-crew-gone = 操作班なし
# $mark (broken and all others)
forces-mark-also = { $mark ->
    [pinned] 釘付け
    [malfunctioned] 故障中; MA故障; MAの故障; 主砲故障
    [ma-disabled] 主砲使用不能; MAが使用不能; 主砲が使用不能
    [disabled] 車載MG使用不能; 機関銃使用不能; 使用不能
    [mg-malfunctioned] 車載MG故障; 機関銃故障
    [broken] 混乱した; 混乱状態
    [motion] 移動状態; 移動中
    [recalled] 帰還; 帰還する
    [low-ammo] 弾薬欠乏; 弾薬減少
    [captured] 捕獲した; 捕獲された; 鹵獲
    [wounded] 負傷した; 負傷状態
    [crew-exposed] 乗員露出
    [crew-gone] 無人; 操作班無し
    [immobile] 移動不能; 擱座
    [hidden] HIP; 隠れた
    [stunned] スタン
    [shocked] ショック
   *[other] {""}
}
# $mark (broken and all others)
forces-mark-letter = { $mark ->
    [broken] B
    [dm] DM
    [pinned] P
    [cx] CX
    [wounded] W
    [hidden] ?
    [prep-fire] Pr
    [first-fire] 1F
    [final-fire] Fi
    [stunned] St
    [shocked] Sh
    [bogged] Bg
    [mired] Mi
    [immobile] Im
    [motion] Mo
    [crew-exposed] CE
    [crew-gone] –C
    [malfunctioned] Mf
    [mg-malfunctioned] Mg
    [ma-disabled] MA
    [disabled] Di
    [spent] Sp
    [low-ammo] LA
    [captured] Ca
    [recalled] R
   *[other] { $mark }
}
forces-pieces-and = { $about }、{ COUNTERS($pieces) }
# $mark (broken and all others)
forces-piece-marked = { $about }（{ $mark ->
    [broken] { option-broken }
    [dm] { option-dm }
    [pinned] { option-pinned }
    [cx] { option-cx }
    [wounded] { option-wounded }
    [hidden] { option-hidden }
    [prep-fire] { option-prep-fire }
    [first-fire] { option-first-fire }
    [final-fire] { option-final-fire }
    [stunned] { option-stunned }
    [shocked] { option-shocked }
    [bogged] { option-bogged }
    [mired] { option-mired }
    [immobile] { option-immobile }
    [motion] { option-motion }
    [crew-exposed] { option-crew-exposed }
    [crew-gone] { option-crew-gone }
    [malfunctioned] { option-malfunctioned }
    [mg-malfunctioned] { option-mg-malfunctioned }
    [ma-disabled] { option-ma-disabled }
    [disabled] { option-disabled }
    [spent] { option-spent }
    [low-ammo] { option-low-ammo }
    [captured] { option-captured }
    [recalled] { option-recalled }
   *[other] { $mark }
}）
forces-choice-mark = 状態を示す…
forces-choice-mark-those = { $about }の状態を示す…
forces-choice-unmark = { $about }を解く
do-elst-mark-pieces = { forces-side }のカウンターの状態
forces-log-marked = { COUNTERS($pieces) }（{ $about }）
forces-log-unmarked = { COUNTERS($pieces) }（{ $about }を解く）
# $side (捕獲する側)
forces-choice-capture = { $side ->
    [british] イギリス軍
   *[german] ドイツ軍
}が奪う
do-elst-capture-pieces = { forces-side }による装備の捕獲
forces-log-captured = { COUNTERS($pieces) }：{ forces-side }の手に
forces-no-equipment = 捕獲できるのは装備（兵器・砲・無線機）だけです。
forces-no-taker = そこには奪う{ forces-side }の歩兵がいません。
forces-marked-already = すでにその状態です：{ $about }。
# $name
roster-unfit-mark = 「{ $about }」は{ COUNTERS($name) }には付けられません。

## 言葉で示す支配

input-control = どちらが何を支配しているか
input-control-hint = 英軍A-M、独軍N以東
do-elst-tell-control = 支配の入力

## 卓上で振られたダイス

forces-choice-roll = ダイスの結果を記録…
forces-choice-rallies = 回復DR…
input-roll = ダイスの合計
input-roll-at = 射撃目標（空欄可）
input-roll-note = 用途（空欄可）
input-rallied = 回復した？
input-leaves-broken = 混乱している？
# $side, $total
do-elst-tell-roll = { forces-side }のダイス：{ $total }
# $side, $result (yes, no)
do-elst-rally-pieces = { forces-side }の回復DR
# $about (場所), $pieces, $total
forces-log-roll = { $about }：{ COUNTERS($pieces) }、ダイス{ $total }
forces-log-roll-at = 目標{ $hex }
# $verdict (clear, hindered, blocked, too-close), $range, $hindrance
forces-roll-sight = { $verdict ->
    [clear] LOSあり
    [hindered] LOSあり、妨害+{ $hindrance }
    [blocked] LOSなし
   *[too-close] 判定が微妙：糸で確認
}、射程{ $range }
rally-rallied = 回復、統制状態
rally-failed = 回復せず
rally-not-broken = 回復できるのは混乱状態のものだけです。
