### ウィンドウの再装備フェイズ：開始ページの計算機。

## 離脱

calculators-escape = 離脱
escape-calculator-title = 離脱の計算機
escape-units = ユニット：4-5-7, 9-1
escape-stunned = AFVが麻痺
escape-wounded = 負傷した指揮官
escape-dr = DR
# $drm (符号つき), $reasons
escape-drm = DRM { $drm }：{ $reasons }
escape-no-drm = 修整なし
# $result (下のいずれか), $chance (chance-exactの形)
escape-chance = { $result }：{ $chance }
# $original, $drm (符号つき), $final, $result
escape-result = DR { $original } { $drm } = { $final }：{ $result }
# $count, $unit, $fate (代わりのカウンター、またはescape-lost)
escape-fate = { $count ->
    [1] { $unit } → { $fate }
   *[other] { $unit }×{ $count } → { $fate }
}
# $unit (指揮官)
escape-wounded-leader = { $unit }（負傷）
escape-lost = 除去
escape-result-escapes = 離脱成功
escape-result-replaced = 離脱、置き換え
escape-result-reduced = 離脱、損耗
escape-result-replaced-and-reduced = 離脱、置き換えと損耗
escape-result-eliminated = 除去
escape-result-wreck = 残骸
