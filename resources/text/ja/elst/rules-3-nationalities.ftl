### 『Decision at Elst』のルールによる拒否と説明：イギリス軍とSS。

## 3 イギリス軍とSS

elr-crew-unknown = 操作班 { $unit } の置き換え先は、カウンターと基本ルールで確かめてください。
elr-lowest = { $unit } より低いユニットはありません。
elr-replaced = { $unit } は { $lower } に置き換えられます。
piece-steady = 委縮しません
remind-cowering = イギリス軍のエリートと 1 線級の分隊と HS は委縮しません。
elr-ss-exempt = SS の { $unit } は ELR 超過で置き換えられません。
piece-no-elr = ELR を超えても交換されません
remind-assault-fire = SS 6-5-8 は前進射撃ボーナスを得ます。
