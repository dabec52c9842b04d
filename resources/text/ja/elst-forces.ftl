### 『Decision at Elst』の部隊とシナリオのルール。

## 部隊表

roster-nothing-named = 「{ $text }」にはカウンターが書かれていません。
roster-unknown-piece = { $faction ->
    [british] イギリス軍
   *[german] ドイツ軍
}に「{ $name }」というカウンターはありません。
roster-impossible-count = 「{ $part }」：数は 1 から { $most } までです（{ $count } は不可）。
