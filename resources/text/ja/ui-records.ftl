### キャンペーンの記録：表示・保存・印刷。

action-records = CGの記録
page-records = CGの記録
records-about = 自動的に記録されます。各陣営の秘密の部分は、その陣営の秘密が開いている間だけ表示されます。
# $side
records-own = { $side }の部分も
records-pdf = PDFとして保存
# $file
records-saved = { $file }に保存しました。
file-kind-pdf = PDF
