### 復元マップのヘクス配置の確認。

action-grid-check = ヘクスの並びを確認
page-grid-check = ヘクスの並びは手元のマップと同じですか？
grid-why = このマップは資料から復元したものです。手元のマップを少し見れば、ヘクスの並びが決まり、ほかもそれに従います。最初のセッションの前に一度だけ確認します。
# $hex, $other (ヘクス番号)
grid-question = 手元のマップで{ $hex }と{ $other }は隣り合っていますか？
grid-yes = はい、隣り合う
grid-no = いいえ
grid-unknown = わからない
# $hex (ヘクス番号)
grid-around = または{ $hex }の周りの番号をすべて入力してEnter
# $count (並び方の候補数)
grid-left = 候補は残り{ $count }通りです。
grid-as-drawn = ヘクスの並びは、この画面のとおりです。
grid-other = ヘクスの並びは、この画面と異なります。番号・道路・河川ごと、手元のマップの並びに直せます。
grid-none-fits = すべての答えに合う並びがありません。最初からやり直すか、この画面の並びのまま進めてください。
grid-accept = この並びを使う
grid-again = やり直す
grid-likelier = わからない場合、ルールに最もよく合う並びがあります。
grid-use-likelier = 最も合う並びを使う
grid-skip = 確認せずに進む
grid-skipped = ヘクスの並びは未確認です。手元のマップと違えば判定が誤ります。確認はセッションを開いていない間に（メニューの「{ action-grid-check }」）。
grid-in-session = セッション中はヘクスの並びを変えられません（盤上の位置が並びに従うため）。
grid-why-jarama = 国粋主義軍第1旅団の全ユニットが旅団HQから6ヘクス以内に配置されるのは（3532～3028）、この並びだけです。
# $saved (セッションでの並び), $before (これまでのマップの並び)
grid-of-session = このセッションは別の並び（{ $saved }）で保存されています。マップはこれまで「{ $before }」でしたが、ユニットの位置がずれないよう、セッションの並びに合わせました。
grid-of-session-unknown = このセッションのヘクスの並びは、このバージョンでは扱えません。開いておらず、ファイルもそのままです。
grid-go-back = 閉じて元の並びに戻す
grid-flat-top-odd-north = 辺が上、奇数列が北にずれる
grid-flat-top-odd-south = 辺が上、奇数列が南にずれる
grid-pointy-top-odd-east = 頂点が上、奇数段が東にずれる
grid-pointy-top-odd-west = 頂点が上、奇数段が西にずれる
