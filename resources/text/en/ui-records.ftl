### A campaign's records: shown, saved and printed.

action-records = Campaign records
page-records = Campaign records
records-about = Kept by themselves. A side’s own part shows only while its secrets are open.
# $side
records-own = with { $side } part
records-pdf = Save as PDF
# $file
records-saved = Saved as { $file }.
file-kind-pdf = PDF
