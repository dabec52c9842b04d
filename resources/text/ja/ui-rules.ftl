### ルールのページ：ゲームの全ルールの要旨と、選べる解釈。

action-rules = ルール
page-rules = ルール
rules-search = 語句か番号（例：2.11）で検索
rules-disputed-only = 解釈の分かれるルール（◆）だけ
# $count (表示中のルールの数)
rules-count = { $count }項目
# $id (ルール番号), $text (要旨)
rules-line = { $id }  { $text }
rules-line-disputed = { $id } ◆ { $text }
rules-none = 該当するルールがありません。

## コンパニオンの役割

rules-duty-auto = コンパニオンが判定し、理由を示します。
rules-duty-track = コンパニオンが記録します。処理は卓上で行います。
rules-duty-remind = 必要なときにコンパニオンが注意を促します。
rules-duty-ref = 参照用です。処理は卓上で行います。

## 解釈

rules-readings = 採用する解釈
rules-readings-session = このセッションで今後の判定に使います。元に戻せます。
rules-readings-sight = すべての視線判定にすぐ反映します。
rules-readings-later = セッションを始めると選べます。それまでは開始時の解釈を示します。
# $reading (何についてか), $value (採用する解釈)
rules-reading = { $reading }：{ $value }

## ツアー

tour-rules = ルールの要旨と、解釈の分かれるルールの設定。
