### チットの山：誰が管理するか、アプリがシャッフルした山の約束。

pile-kept-physical = 卓上で管理
pile-kept-cup = アプリが引く
pile-kept-ordered = アプリがシャッフル
pile-drawn-by-app = この山からはアプリがランダムに引きます。
# $commitment (順番のSHA-256、8文字ごとに区切ったもの)
pile-shuffled-by-app = アプリがあらかじめシャッフルしました。コミットメント（SHA-256）：{ $commitment }
pile-commitment-means = この数字を書き留めるか、撮影しておいてください。山を使い切ったとき、または卓上に移したときに、順番とノンスがログに公開され、誰でもこの数字を計算し直せます。
