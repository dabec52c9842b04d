### 『Decision at Elst』のルールによる拒否と説明：イギリス軍とSS。

## 3 イギリス軍とSS

elr-crew-unknown = 操作班{ $unit }の置き換え先は、カウンターと基本ルールで確かめてください。
elr-lowest = { $unit }より低いユニットはありません。
elr-replaced = { $unit }は{ $lower }に置き換えられます。
piece-steady = 委縮しません
remind-cowering = イギリス軍のエリートと1線級の分隊とHSは委縮しません。
elr-ss-exempt = SSの{ $unit }はELR超過で置き換えられません。
piece-no-elr = ELRを超えても置き換えられません
remind-assault-fire = SS 6-5-8は前進射撃ボーナスを得ます。
