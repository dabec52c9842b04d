### 「AR+#」のユニットとその登場ターン。

np-input-after-revolt = 印刷されたAR+#（?か0はなし）
np-due-after-revolt = AR+{ $turns }
# $about (the counter), $turn
np-ar-comes = AR+#：第{ $turn }ターンに登場：{ $about }
np-ar-too-late = AR+#：登場前にゲームが終わります：{ $about }
np-ar-east-allied = AR+#が印刷されているのは、東部戦区の連合軍だけです。
