### コマンドライン。

## ヘルプ

cli-help-app = ヘクス・ウォーゲームのプレイを助けるコンパニオン。
cli-help-version = バージョンを表示して終了します。
cli-help-los = ヘクスからヘクスへのLOSを理由とともに判定します。--allを付けるとマップ上の全ペアを判定します。
cli-help-view = あるヘクスから見えるヘクスを示します。
cli-help-board-verbs = マップファイルを調べます。
cli-help-board-check = マップファイルを検査し、最初の誤りとその場所を示します。
cli-help-board-info = マップファイルの内容を示します。
cli-help-board-import = マップのアーカイブをマップファイルに変換します。
cli-help-archive = VASLなどのマップのアーカイブ、または複数のマップをつないだもの。
cli-help-import-out = 書き出すマップファイル。
cli-help-board-join = 複数のボードを1枚のマップに並べます（回転、切り取りも可）。
cli-help-join-boards = ボードのアーカイブまたはファイル。左上から順に。:turnedで180度回転、:A1-Q10でその範囲に切り取ります。
cli-help-join-out = マップのファイル。ボードを開ける所ならどこでも開けます。
cli-help-join-columns = 横に並べる枚数。続きは次の段に置きます。指定がなければすべて横一列。
cli-help-join-title = マップの名前。指定がなければボードの名前から付けます。
cli-help-host = セッションをほかのマシンに開く（Ctrl+Cまで）。
cli-help-join = 別のマシンのセッションの写しを保ち、そこで行われたことを伝える（Ctrl+Cまで）。
cli-help-serve = クラブのテーブルを提供する（Ctrl+Cまで）。
cli-help-truth = 両者が秘匿情報をすべて公開したあと、セッションを再判定し、双方の公正さを確かめる。
cli-help-truth-file = セッションファイル。
cli-help-mail = 手をメールで送るファイルに書く。または届いた手を受け取る。
cli-help-mail-file = セッションファイル。なければ届いた手から始める。
cli-help-mail-take = 届いた手のファイル。
cli-help-mail-out = 手を書き込むファイル。
cli-help-mail-since = 相手が持っている最後の記録。省略するとすべて書く。
cli-help-host-file = セッションファイル。
cli-help-port = 待ち受けるポート。省略すると空いているもの。
cli-help-listen = 待ち受けるこのマシンのアドレス。省略するとすべて。
cli-help-address = ほかのマシンから見たこのマシンのアドレス。コードに入る。省略するとこのマシンのもの。繰り返し可。
cli-help-letters = この席に、八文字を打ち込んだマシンを一台入れる。
cli-help-qr = 席のコードを、読み取れる図で示す。
cli-help-code = 席のコード、または八文字。
cli-help-copy = 写しのセッションファイル。
cli-help-at = 八文字のテーブルの場所。省略するとローカルネットワークで探す。
cli-help-once = 写しを最新にして終える。
cli-help-aside = テーブルと食い違った写しを別に残し、テーブルのものを受け取る。
cli-help-store = テーブルを置く場所。
cli-help-bring = 受け入れるセッションファイル。コードを示す。繰り返し可。
cli-help-from = 射撃側（見る側）のヘクス。例：NN8
cli-help-to = 目標側のヘクス。
cli-help-view-hex = 見る側のヘクス。
cli-help-board-file = マップファイル、または付属マップの名前。
cli-help-from-level = 見る側の階層。groundか、マップでの階層名（例：steeple）。
cli-help-to-level = 目標側の階層。書き方は同じです。
cli-help-level = 見る側の階層。groundか、マップでの階層名（例：steeple）。
cli-help-to-floor = 見る先の階（高さのあるマップ）。各ヘクスでこの階、それより低ければ最上階。
cli-help-lang = 回答の言語。省略すると端末の言語になります。
cli-help-json = JSONで回答します。
cli-help-board = マップ。ファイル、または付属マップの名前。指定がなければ、視線を扱う最初のマップ。
cli-help-smoke = 煙幕のあるヘクス。地上でない階層に置く場合は@と階層名（例：@steeple）を付け、カウンターの妨害値が+3でない場合は=Nで指定します。マーカーのオプションはどれも繰り返し使えます。
cli-help-dispersed = 拡散煙幕のあるヘクス。妨害値が+2でない場合は=Nで指定します。
cli-help-wp = 白燐弾（WP）のあるヘクスと、カウンターに記された妨害値N。
cli-help-vehicle = 車両のあるヘクス。
cli-help-wreck = 残骸のあるヘクス。
cli-help-ffe = 効力射（FFE）のあるヘクス。弾着範囲の半径は1、ロケット砲では2を指定します。
cli-help-tolerance = 地形の輪郭をどこまで信頼するか（ヘクス単位）。0なら輪郭どおりに判定します。
cli-help-change = シナリオ特別ルールによる地形の変更（高さのあるボードのみ）。例：grain-out-of-season。複数回指定できます。
cli-help-hex-mm = 印刷されたヘクスの高さ（辺から辺まで）のミリ数。距離をミリでも示します。
cli-help-all = マップ上の全ペアを判定し、--outのファイルに書き出します。
cli-help-out = --allの書き出し先。
cli-help-pairs = 判定するペアのCSVファイル。列はsource、target、source_floor、target_floor。結果は--outに書き出します。

## 使い方の誤り

cli-los-needs-two-hexes = ヘクスを2つ指定するか、--allと--outを指定してください。
# $level (入力された階層), $levels (使える階層)
cli-level-unknown = 階層{ $level }はありません。使えるのは{ $levels }です。
cli-all-needs-out = --allにはヘクスを指定せず、--outを指定してください。
cli-pairs-needs-out = --pairsにはヘクスも--allも指定せず、末尾が.csvのファイルを--outに指定してください。
cli-wrong-usage = { $message } 書き方: { $command } --help
cli-out-without-all = --outは--allと一緒に使います。
cli-out-suffix = { $file }: ファイル名の末尾は.npzか.csvにしてください。
cli-marker-malformed = { $option } { $text }: このオプションの書き方ではありません。--helpを見てください。
cli-wp-without-amount = --wp { $hex }: カウンターに記された妨害値を付けてください。例：--wp { $hex }=2

## LOS

cli-los-end = { $hex }（{ $level }）
cli-los-ends = { $source }から{ $target }、距離{ $range }
cli-los-hindered = { $verdict }: +{ $hindrance }
cli-crossing-range = 距離
cli-crossing-hex = ヘクス
cli-crossing-terrain = 地形
cli-crossing-adds = 妨害
cli-crossing-rule = ルール
cli-crossing-why = 理由
cli-crossing-blocks = 遮断
cli-length-hexes = { $hexes }ヘクス
cli-length-hexes-mm = { $hexes }ヘクス＝{ $mm } mm
cli-los-blocked-at = { $hex }で遮断されます（{ $source }から{ $distance }）。
cli-los-hindered-from = { $source }から{ $distance }の地点から妨害を受けます。
cli-los-margin = 余裕：輪郭が{ $length }大きいか小さければ判定が変わります。
cli-los-no-margin = 余裕：判定を変えるほど近い輪郭はありません。
cli-los-assuming = 前提：{ $text }

## 全ペア

cli-all-judging = 全ペアを判定中
cli-all-written = { $file }: { $pairs }ペアを書き出しました。
cli-pairs-written = { $file }: { $pairs }ペアを書き出しました。

## 可視範囲

cli-view-from = { $hex }（{ $level }）から
cli-view-to-floor = 各ヘクスの{ $floor }階まで（それより低ければ最上階）
cli-view-no-floors = --to-floorで階を指定できるのは、高さのあるマップだけです。
cli-view-clear = 通る：{ $count }ヘクス
cli-view-hindered = 妨害あり：{ $count }ヘクス
cli-view-blocked = 遮断：{ $count }ヘクス
cli-view-too-close = 際どい（糸で確認）: { $count }ヘクス
cli-view-hindrance = +{ $hindrance }:{" "}

## マップファイル

cli-board-imported = { $title }：{ $file }を書き出しました（{ $hexes }ヘクス、地形{ $areas }箇所）。
cli-board-joined = { $title }：{ $file }を書き出しました（{ $hexes }ヘクスのマップ）。
cli-join-suffix = マップのファイル名は末尾を.boardsにしてください：{ $file }
cli-board-checked = { $title }：ファイルは正常です（{ $hexes }ヘクス）。{ $findings ->
    [0] 矛盾はありません。
   *[other] 矛盾が{ $findings }件あります：
}
cli-board-title = { $title }（{ $id }）
cli-board-hexes = { $first }から{ $last }まで{ $hexes }ヘクス（うち盤端の半ヘクス{ $half }）
cli-board-terrain = { $terrain }：{ $count }
cli-board-shapes = 輪郭{ $areas }、道路などの線{ $lines }、盤外へ続く道路{ $exits }
cli-board-uncertain = 出典で確かでないヘクス：{ $hexes }

## 複数のマシンのテーブル

# $port (番号)
cli-table-hosted = テーブルをポート{ $port }で開いています。コードは席ごとに違い、持っている人がその席に着けます。
# $port (番号)
# $file（写しの置き場所）
cli-table-aside = これまでの写しは{ $file }に残しました。
cli-table-serving = テーブルをポート{ $port }で提供しています。
cli-table-spectator = 観戦
# $letters, $seat (名前)
cli-table-letters = { $seat }の文字: { $letters }
# $digits
cli-table-digits = { $digits } — 相手のマシンにも同じ数字が出ていますか。 [y/n]
# $entry (番号), $act (名前)
cli-table-act = { $entry }  { $act }
cli-table-back = テーブルにつながりました。
# $seats (id)
cli-table-seat-unknown = その席はありません。{ $seats }、またはspectatorです。
cli-table-not-found = このネットワークに、その文字のテーブルが見つかりません。--atでアドレスとポートを指定してください。
# $address (入力)
cli-table-address-malformed = --at { $address }: 192.168.1.20:47001のように、アドレスとポートを書いてください。
cli-mail-needs-file = --takeか--outで、手のファイルを指定してください。
# $count, $file (ファイル名)
cli-mail-taken = { $file }: 記録を{ $count }件加えました。
# $count, $file (ファイル名)
cli-mail-written = { $file }: 記録を{ $count }件書きました。
